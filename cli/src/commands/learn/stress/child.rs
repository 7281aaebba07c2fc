//! Runs a user's program with limits, and leaves none of its processes behind.

use super::folder;
use process_wrap::std::{ChildWrapper, CommandWrap};
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::{Component, Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Set when the user or the system interrupts the work.
pub(super) static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The interval between checks of a running program.
const GLANCE: Duration = Duration::from_millis(1);

/// After the program has ended, how long to wait for more output.
const SILENCE: Duration = Duration::from_secs(1);

/// The amount of standard error that is kept.
const ERROR_LIMIT: u64 = 16 << 10;

/// How to run the program.
#[derive(Clone, Debug)]
pub(super) struct Program {
    /// The program and its arguments.
    pub(super) command: Vec<OsString>,
    /// The name of a file in its folder that gets the input too.
    pub(super) input_file: Option<PathBuf>,
    pub(super) time_limit: Duration,
    /// In bytes.
    pub(super) output_limit: u64,
}

/// The result of a run.
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
        let folder =
            self.input_file.as_deref().map(|name| folder::with(name, input)).transpose()?;
        let mut command = CommandWrap::with_new(&self.command[0], |command| {
            command.args(&self.command[1..]).stdin(Stdio::piped());
            command.stdout(Stdio::piped()).stderr(Stdio::piped());
            if let Some(folder) = &folder {
                command.current_dir(folder.path());
            }
        });
        #[cfg(unix)]
        command.wrap(process_wrap::std::ProcessGroup::leader());
        #[cfg(windows)]
        command.wrap(process_wrap::std::JobObject);
        let mut group = Group { child: command.spawn()? };
        let start = Instant::now();
        if let Some(stdin) = group.child.stdin().take() {
            feed(stdin, input.to_owned());
        }
        let output =
            group.child.stdout().take().map(|from| Gathered::from(from, self.output_limit));
        let errors = group.child.stderr().take().map(|from| Gathered::from(from, ERROR_LIMIT));
        let end = group.watch(start, self.time_limit);
        let time = start.elapsed();
        // Everything that the program started ends now, and with it nearly always the last writer
        // into the pipes.
        drop(group);
        let text = |gathered: Option<Gathered>| {
            let bytes = gathered.map(Gathered::bytes).unwrap_or_default();
            String::from_utf8_lossy(&bytes).into_owned()
        };
        let (output, errors) = (text(output), text(errors));
        let flooded = output.len() as u64 > self.output_limit;
        let end = if flooded && end != End::Interrupted { End::TooMuchOutput } else { end };
        Ok(Outcome { end, output, errors, time })
    }
}

/// A program with everything it started, which ends when this value is dropped.
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

/// Writes the input, and waits for nobody who does not read it.
fn feed(mut to: impl Write + Send + 'static, input: String) {
    // A program need not read its input to the end.
    thread::spawn(move || _ = to.write_all(input.as_bytes()));
}

/// What is read from a pipe by a thread of its own.
struct Gathered {
    pieces: Receiver<Vec<u8>>,
}

impl Gathered {
    /// Reads up to one byte more than the limit, and drops the rest unread: the writer then fails.
    fn from(from: impl Read + Send + 'static, limit: u64) -> Gathered {
        let (give, pieces) = channel();
        thread::spawn(move || {
            let mut from = from.take(limit + 1);
            let mut piece = vec![0; 1 << 16];
            loop {
                match from.read(&mut piece) {
                    Ok(count @ 1..) if give.send(piece[..count].to_vec()).is_ok() => {}
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                    _ => return,
                }
            }
        });
        Gathered { pieces }
    }

    /// The output until the pipe was closed. A process that left the program's group may keep it
    /// open for ever: then the output until nothing came for a while.
    fn bytes(self) -> Vec<u8> {
        let start = Instant::now();
        let mut bytes = Vec::new();
        while let Ok(piece) = self.pieces.recv_timeout(SILENCE) {
            bytes.extend(piece);
            if start.elapsed() > 10 * SILENCE {
                break;
            }
        }
        bytes
    }
}

/// A command whose paths are valid from a [folder](folder::with) of links to those here: the program
/// and what lies further up are named from the root.
pub(super) fn absolute(command: &[OsString]) -> Vec<OsString> {
    let is_above = |path: &Path| path.components().any(|part| part == Component::ParentDir);
    let place = |(i, word): (usize, &OsString)| {
        let path = Path::new(word);
        match (i == 0 || is_above(path)) && path.exists() {
            true => std::path::absolute(path).map_or_else(|_| word.clone(), OsString::from),
            false => word.clone(),
        }
    };
    command.iter().enumerate().map(place).collect()
}
