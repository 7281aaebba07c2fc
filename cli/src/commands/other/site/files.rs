//! The source of the page's files: the program itself, or a folder.

use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::fs::{self, Metadata};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Component, Path, PathBuf};

/// The files built in `web/` before the program; none if there were none.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Built;

/// The files of a page.
#[derive(Debug)]
pub(crate) enum Site {
    /// Those in the program.
    Built,
    /// Those in a folder, whose path has no links in it.
    Folder(PathBuf),
}

/// A file of a page.
pub(super) struct File {
    pub(super) content: Content,
    /// In bytes.
    pub(super) length: u64,
    /// Different for different content; to be put into quotes.
    pub(super) tag: String,
}

/// What is in a file.
pub(super) enum Content {
    /// All of it.
    Bytes(Cow<'static, [u8]>),
    /// Content that is read while it is sent.
    Open(fs::File),
}

impl Site {
    /// The files in a folder.
    ///
    /// # Errors
    /// When there is no such folder.
    pub(crate) fn folder(path: &Path) -> io::Result<Site> {
        fs::canonicalize(path).map(Site::Folder)
    }

    /// Whether there is a page.
    pub(crate) fn is_there(&self) -> bool {
        match self {
            Site::Built => Built::get("index.html").is_some(),
            Site::Folder(folder) => folder.join("index.html").is_file(),
        }
    }

    /// The file of this name, if there is one within the page; the empty name is the page's start.
    /// Names that begin with a dot are not served, nor are links that lead outside the folder.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(super) fn file(&self, name: &str) -> io::Result<Option<File>> {
        let name = if name.is_empty() { "index.html" } else { name };
        let inside = Path::new(name).components().all(|part| {
            matches!(part, Component::Normal(part) if !part.as_encoded_bytes().starts_with(b"."))
        });
        if !inside || name.contains('\\') {
            return Ok(None);
        }
        match self {
            Site::Built => Ok(Built::get(name).map(|file| {
                let length = file.data.len() as u64;
                File { length, tag: tag(&file.data), content: Content::Bytes(file.data) }
            })),
            Site::Folder(folder) => {
                let Ok(path) = fs::canonicalize(folder.join(name)) else { return Ok(None) };
                if !path.starts_with(folder) || !path.is_file() {
                    return Ok(None);
                }
                let file = fs::File::open(path)?;
                let about = file.metadata()?;
                let tag = tag(&version(&about)?);
                Ok(Some(File { length: about.len(), tag, content: Content::Open(file) }))
            }
        }
    }
}

/// What changes with a file.
fn version(about: &Metadata) -> io::Result<impl Hash> {
    Ok((about.len(), about.modified()?))
}

fn tag(of: &impl Hash) -> String {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
