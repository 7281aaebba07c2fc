//! The source of the page's files: the program itself, or a folder.

use flate2::{Compression, write::GzEncoder};
use hyper::body::Bytes;
use include_dir::{Dir, include_dir};
use std::fs::{self, Metadata};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Component, Path, PathBuf};

/// The files built in `web/` before the program, packed with gzip; none if there were none.
static BUILT: Dir<'_> = include_dir!("$NINEFOLD_PAGE");

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
    /// All of it, packed with gzip.
    Packed(&'static [u8]),
    /// Content that is read while it is sent.
    Open(fs::File),
}

impl Content {
    /// All of it, packed with gzip.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(super) fn packed(self) -> io::Result<Bytes> {
        match self {
            Content::Packed(bytes) => Ok(Bytes::from_static(bytes)),
            Content::Open(mut file) => {
                let mut packed = GzEncoder::new(Vec::new(), Compression::default());
                io::copy(&mut file, &mut packed)?;
                packed.finish().map(Bytes::from)
            }
        }
    }
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
            Site::Built => BUILT.contains("index.html"),
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
            Site::Built => Ok(BUILT.get_file(name).map(|file| {
                let bytes = file.contents();
                // It stands at the end of what gzip packs.
                let length = bytes.last_chunk().map_or(0, |length| u32::from_le_bytes(*length));
                File { length: length.into(), tag: tag(&bytes), content: Content::Packed(bytes) }
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

/// The type of a file by its name.
pub(super) fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
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
