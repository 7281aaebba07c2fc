//! Where the bytes of an output go: standard output, a file, a packed file, the file of an earlier
//! run.

use crate::console::interrupt;
use crate::console::language::words;
use crate::in_out::packing::{self, Packing};
use crate::in_out::resume::{Behind, Point};
use crate::in_out::source::Source;
use crate::in_out::stream::both_read_and_written;
use anyhow::{Context, ensure};
use same_file::Handle;
use std::fs::{self, File};
use std::io::{self, Write};
use std::mem;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Where bytes go.
pub(super) enum Sink {
    /// A stream that takes them all.
    Whole(Box<dyn Write + Send>),
    /// The file of an earlier run.
    Behind(Behind),
    /// A packed file.
    Packed(Arc<Mutex<Packed>>),
}

impl Sink {
    /// A file that is not a source: emptied, or with the output of an earlier run.
    pub(super) fn file(path: &Path, sources: &[Source], resumed: bool) -> anyhow::Result<Sink> {
        refuse_to_overwrite(path, sources)?;
        let opened = match (Packing::of(path), resumed) {
            (Some(_), _) if !packing::IS_HERE => Err(io::ErrorKind::Unsupported.into()),
            (Some(packing), _) => File::create(path).map(|to| Sink::packed(packing, to)),
            (None, true) => Behind::open(path).map(Sink::Behind),
            (None, false) => File::create(path).map(|file| Sink::Whole(Box::new(file))),
        };
        opened.with_context(|| cannot_write(path))
    }

    /// A packed file, which Ctrl-C ends with what was answered.
    fn packed(packing: Packing, to: File) -> Sink {
        let (pending, since) = (Vec::new(), Instant::now());
        let packed = Arc::new(Mutex::new(Packed { packing, to, pending, since, fresh: true }));
        let rest = Arc::clone(&packed);
        interrupt::install_with(move || drop(locked(&rest).finish()));
        Sink::Packed(packed)
    }

    /// Continues behind the accepted part of an earlier run.
    pub(super) fn go_on(&mut self, point: Point) -> io::Result<()> {
        match self {
            Sink::Behind(behind) => behind.go_on(point),
            _ => Ok(()),
        }
    }

    /// Ends the bytes.
    pub(super) fn finish(&mut self) -> io::Result<()> {
        match self {
            Sink::Whole(_) => Ok(()),
            Sink::Behind(behind) => behind.finish(),
            Sink::Packed(packed) => locked(packed).finish(),
        }
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Sink::Whole(to) => to.write(bytes),
            Sink::Behind(behind) => behind.write(bytes),
            Sink::Packed(packed) => locked(packed).write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Sink::Whole(to) => to.flush(),
            Sink::Behind(behind) => behind.flush(),
            Sink::Packed(packed) => locked(packed).flush(),
        }
    }
}

/// Bytes are packed when this many have accumulated.
const PART: usize = 1 << 20;

/// They do not wait longer than this.
const LATEST: Duration = Duration::from_secs(2);

/// A packed file: one packed part after the other, which together are a packed file too. An
/// interrupted run leaves whole parts, and all that was answered.
pub(super) struct Packed {
    packing: Packing,
    to: File,
    pending: Vec<u8>,
    since: Instant,
    /// Whether nothing was written so far.
    fresh: bool,
}

impl Packed {
    /// Writes the rest. An empty output is a packed file too.
    fn finish(&mut self) -> io::Result<()> {
        if self.fresh || !self.pending.is_empty() { self.part() } else { Ok(()) }
    }

    /// Writes what has accumulated.
    fn part(&mut self) -> io::Result<()> {
        (self.since, self.fresh) = (Instant::now(), false);
        let packed = packing::pack(self.packing, &mem::take(&mut self.pending))?;
        self.to.write_all(&packed)
    }
}

/// A file that the thread for Ctrl-C may end.
fn locked(packed: &Mutex<Packed>) -> MutexGuard<'_, Packed> {
    packed.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Write for Packed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.pending.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let is_late = !self.pending.is_empty() && self.since.elapsed() > LATEST;
        if is_late || self.pending.len() >= PART { self.part() } else { Ok(()) }
    }
}

/// The message about a file that cannot be written.
pub(crate) fn cannot_write(path: &Path) -> String {
    words!(en: "cannot write {}", ko: "{}: 쓸 수 없습니다", path.display())
}

/// Whether a path is free, or names a file of bytes on a disk. To open a pipe would wait for its
/// other end.
pub(crate) fn is_no_pipe(path: &Path) -> bool {
    fs::metadata(path).map_or(true, |about| about.is_file())
}

/// Refuses to write a file that is one of the sources, by whatever name: it would be emptied before
/// it is read.
///
/// # Errors
/// When it is one.
pub(crate) fn refuse_to_overwrite(path: &Path, sources: &[Source]) -> anyhow::Result<()> {
    if !is_no_pipe(path) {
        return Ok(());
    }
    let Ok(output) = Handle::from_path(path) else { return Ok(()) };
    ensure!(
        !sources.iter().any(|source| source.is_file(&output)),
        both_read_and_written(path.display())
    );
    Ok(())
}
