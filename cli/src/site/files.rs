//! Where the files of the page come from: the program itself, or a folder.

use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Component, Path, PathBuf};
use std::{fs, io};

/// What was built in `web/` when the program was; nothing if nothing was.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Built;

/// The files of a page.
#[derive(Debug)]
pub(crate) enum Site {
    /// Those in the program.
    Built,
    /// Those in a folder.
    Folder(PathBuf),
}

/// A file of a page.
pub(crate) struct File {
    pub(crate) bytes: Cow<'static, [u8]>,
    /// Another one for other bytes, to be put into quotes.
    pub(crate) tag: String,
}

impl Site {
    /// Whether there is a page.
    pub(crate) fn is_there(&self) -> bool {
        match self {
            Site::Built => Built::get("index.html").is_some(),
            Site::Folder(folder) => folder.join("index.html").is_file(),
        }
    }

    /// The file of this name, if there is one within the page; the empty name is the page's start.
    pub(crate) fn file(&self, name: &str) -> io::Result<Option<File>> {
        let name = if name.is_empty() { "index.html" } else { name };
        let inside = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
        if !inside || name.contains('\\') {
            return Ok(None);
        }
        let bytes = match self {
            Site::Built => Built::get(name).map(|file| file.data),
            Site::Folder(folder) => {
                let path = folder.join(name);
                if path.is_file() { Some(Cow::from(fs::read(path)?)) } else { None }
            }
        };
        Ok(bytes.map(|bytes| {
            let mut hasher = DefaultHasher::new();
            hasher.write(&bytes);
            File { tag: format!("{:016x}", hasher.finish()), bytes }
        }))
    }
}
