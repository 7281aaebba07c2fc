//! The folder in which a program that opens a file runs.

use std::io::{self, Write};
use std::path::Path;
use std::{env, fs};
use tempfile::TempDir;

/// A new folder with a file of this name that holds the input, and with links to everything else in
/// the current folder, so that the program finds its own files. The user's file of the same name
/// stays as it is.
pub(super) fn with(name: &Path, input: &str) -> io::Result<TempDir> {
    let folder = tempfile::tempdir()?;
    let path = folder.path();
    fs::File::create_new(path.join(name))?.write_all(input.as_bytes())?;
    for entry in fs::read_dir(env::current_dir()?)? {
        let entry = entry?;
        match link(&entry.path(), &path.join(entry.file_name())) {
            // The input, under a name that may differ in the case of its letters.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            done => done?,
        }
    }
    Ok(folder)
}

#[cfg(unix)]
fn link(from: &Path, to: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(from, to)
}

/// Where only administrators may make symbolic links: the files, and the folders if possible.
#[cfg(not(unix))]
fn link(from: &Path, to: &Path) -> io::Result<()> {
    if to.exists() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    if !from.is_dir() {
        return fs::hard_link(from, to).or_else(|_| fs::copy(from, to).map(drop));
    }
    #[cfg(windows)]
    let _ = std::os::windows::fs::symlink_dir(from, to);
    Ok(())
}
