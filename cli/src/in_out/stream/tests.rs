//! Whether work is shared out, measured by the threads' work and not by the clock.

use super::{AnswerBlocks, Ask, AskLines, Deliver, Passed, Read, Said, Stream};
use crate::console::Console;
use crate::console::progress::Progress;
use crate::in_out::resume::Point;
use crate::in_out::source::Source;
use ninefold::{Clues, Grid};
use std::collections::HashSet;
use std::io;
use std::num::NonZero;
use std::sync::{Condvar, Mutex};
use std::thread::{self, ThreadId};
use std::time::Duration;

/// A question whose first answers wait for each other: each of this many threads must have been
/// asked one.
struct Together {
    threads: usize,
    asked: Mutex<HashSet<ThreadId>>,
    changed: Condvar,
    by_lines: bool,
}

impl Ask for Together {
    type Answer = ();

    fn ask(&self, _: &Clues) {
        let mut asked = self.asked.lock().unwrap();
        asked.insert(thread::current().id());
        self.changed.notify_all();
        // This long only when the test fails.
        let patience = Duration::from_secs(60);
        let waiting = |asked: &mut HashSet<ThreadId>| asked.len() < self.threads;
        let (_asked, timeout) = self.changed.wait_timeout_while(asked, patience, waiting).unwrap();
        assert!(!timeout.timed_out(), "one thread has all the work");
    }

    fn by_lines(&self) -> Option<&dyn AnswerBlocks> {
        self.by_lines.then_some(self as _)
    }
}

impl AskLines for Together {
    fn ask_lines(&self, grids: &[Grid], give: &mut dyn FnMut(Said<'_, ()>)) {
        for grid in grids {
            self.ask(&Clues::Grid(*grid));
            give(Said::Answer(()));
        }
    }
}

struct Counted(usize);

impl Deliver<()> for Counted {
    fn deliver(&mut self, _: &Read<'_>, _: Option<()>) -> io::Result<()> {
        self.0 += 1;
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_few_puzzles_are_shared_by_all_threads() {
    let line =
        "..45..37..8....6..3.69.8..48.1.93.62...7.2...67.81.9.37..3.92.1..3....9..95..74..\n";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles");
    std::fs::write(&path, line.repeat(4)).unwrap();
    let console = Console::new(true, false);
    let sources = [Source::File(path)];
    for by_lines in [false, true] {
        let threads = 4;
        let asked =
            Together { threads, asked: Mutex::default(), changed: Condvar::new(), by_lines };
        let stream = Stream {
            sources: &sources,
            from: None,
            kept: Point::START,
            passed: Passed::default(),
            gone_on: false,
            threads: NonZero::new(threads),
            console: &console,
            progress: Progress::new(None, true, &console),
        };
        let mut counted = Counted(0);
        stream.run(&asked, &mut counted).unwrap();
        assert_eq!((counted.0, asked.asked.into_inner().unwrap().len()), (4, threads));
    }
}
