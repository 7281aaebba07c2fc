//! Running somebody's program with limits, and leaving nothing of it behind.

use process_wrap::std::{ChildWrapper, CommandWrap};
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Set when the person or the system wants the work to end.
pub(super) static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// How often a running program is looked at.
const GLANCE: Duration = Duration::from_millis(1);

/// So much of standard error is kept.
const ERROR_LIMIT: u64 = 16 << 10;

/// How to run the program.
#[derive(Clone, Debug)]
pub(super) struct Program {
    /// The program and its arguments.
    pub(super) command: Vec<OsString>,
    /// A file in its folder that gets the input too.
    pub(super) input_file: Option<PathBuf>,
    pub(super) time_limit: Duration,
    /// In bytes.
    pub(super) output_limit: u64,
}

/// What a run came to.
#[derive(Debug)]
pub(super) struct Outcome {
    pub(super) end: End,
    pub(super) output: String,
    pub(super) errors: String,
    pub(super) time: Duration,
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Exited(ExitStatus),
    TooSlow,
    TooMuchOutput,
    Interrupted,
}

impl Program {
    /// Runs it on an input.
    ///
    /// # Errors
    /// When it cannot be started.
    pub(super) fn run(&self, input: &str) -> io::Result<Outcome> {
        let folder = self.input_file.as_ref().map(|_| tempfile::tempdir()).transpose()?;
        let mut command = CommandWrap::with_new(&self.command[0], |command| {
            command.args(&self.command[1..]).stdin(Stdio::piped());
            command.stdout(Stdio::piped()).stderr(Stdio::piped());
            if let Some(folder) = &folder {
                command.current_dir(folder.path());
            }
        });
        if let (Some(folder), Some(name)) = (&folder, &self.input_file) {
            std::fs::write(folder.path().join(name), input)?;
        }
        #[cfg(unix)]
        command.wrap(process_wrap::std::ProcessGroup::leader());
        #[cfg(windows)]
        command.wrap(process_wrap::std::JobObject);
        let mut group = Group { child: command.spawn()? };
        let start = Instant::now();
        let feeder = group.child.stdin().take().map(|stdin| feed(stdin, input.to_owned()));
        let output = group.child.stdout().take().map(|from| gather(from, self.output_limit));
        let errors = group.child.stderr().take().map(|from| gather(from, ERROR_LIMIT));
        let end = group.watch(start, self.time_limit);
        let time = start.elapsed();
        // Whatever the program started ends now, and with it the last writer into the pipes.
        drop(group);
        if let Some(feeder) = feeder {
            let _ = feeder.join();
        }
        let text = |gathered: Option<JoinHandle<Vec<u8>>>| {
            let bytes = gathered.and_then(|thread| thread.join().ok()).unwrap_or_default();
            String::from_utf8_lossy(&bytes).into_owned()
        };
        let (output, errors) = (text(output), text(errors));
        let flooded = output.len() as u64 > self.output_limit;
        let end = if flooded && end != End::Interrupted { End::TooMuchOutput } else { end };
        Ok(Outcome { end, output, errors, time })
    }
}

/// A program and all that it started, which ends with this value.
struct Group {
    child: Box<dyn ChildWrapper>,
}

impl Group {
    fn watch(&mut self, start: Instant, limit: Duration) -> End {
        loop {
            if INTERRUPTED.load(Ordering::Relaxed) {
                return End::Interrupted;
            }
            if let Ok(Some(status)) = self.child.try_wait() {
                return End::Exited(status);
            }
            if start.elapsed() > limit {
                return End::TooSlow;
            }
            thread::sleep(GLANCE);
        }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        let _ = self.child.start_kill();
        let _ = self.child.wait();
    }
}

fn feed(mut to: impl Write + Send + 'static, input: String) -> JoinHandle<()> {
    // A program that does not read its input to the end is free to do so.
    thread::spawn(move || _ = to.write_all(input.as_bytes()))
}

/// Reads up to one byte more than the limit, and drops the rest unread: the writer then fails.
fn gather(from: impl Read + Send + 'static, limit: u64) -> JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = from.take(limit + 1).read_to_end(&mut bytes);
        bytes
    })
}

/// The program as it can be found from another folder too.
pub(super) fn absolute(program: &OsString) -> OsString {
    let path = Path::new(program);
    match path.components().count() {
        0 | 1 if !path.exists() => program.clone(),
        _ => std::fs::canonicalize(path).map_or_else(|_| program.clone(), OsString::from),
    }
}
