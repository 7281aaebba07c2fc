//! `ninefold count`.

use super::Run;
use crate::console::Console;
use crate::exit::Exit;
use crate::language::words;
use crate::options::{Input, Limit};
use crate::output::Lines;
use crate::progress::Grouped;
use crate::stream::{Ask, Deliver, MANY, Read, Said};
use clap::Args;
use ninefold::{Clues, Grid, solve};
use std::io;
use std::ops::ControlFlow;

/// Count the solutions of puzzles
///
/// Writes one line per puzzle: the number, or the word malformed.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold count puzzles.txt
  ninefold count --limit 2 puzzles.txt | sort | uniq -c")]
pub(crate) struct Count {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    limit: Limit,
}

impl Run for Count {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let sources = self.input.sources();
        let mut counted = Counted { lines: Lines::new(), exit: Exit::Done, puzzles: 0, sum: 0 };
        let stream = self.input.stream(&sources, counted.lines.is_on_screen(), console);
        let limit = self.limit.most();
        let exit = stream.run(&Counting { limit }, &mut counted)?;
        if counted.puzzles > 1 {
            let (puzzles, sum) = (counted.puzzles, counted.sum);
            let (puzzles, sum) = (Grouped(puzzles), Grouped(sum));
            console.note(words!(en: "{puzzles} puzzles, {sum} solutions", ko: "문제 {puzzles}개, 해 {sum}개"));
        }
        Ok(exit.max(counted.exit))
    }
}

struct Counting {
    limit: u64,
}

impl Ask for Counting {
    type Answer = u64;

    fn ask(&self, clues: &Clues) -> u64 {
        solve::count(clues, self.limit)
    }

    fn together(&self) -> usize {
        MANY / 2
    }

    fn ask_all(&self, all: &[(u64, Clues)]) -> Vec<u64> {
        solve::batch(all.iter().map(|(_, clues)| clues)).count(self.limit)
    }

    fn by_lines(&self) -> bool {
        true
    }

    fn ask_lines(&self, grids: &[Grid], give: &mut dyn FnMut(Said<'_, u64>)) {
        let _ = solve::batch(grids).each_count(self.limit, |count| {
            give(if count == 1 { Said::Line(b"1\n") } else { Said::Answer(count) });
            ControlFlow::Continue(())
        });
    }
}

struct Counted {
    lines: Lines,
    exit: Exit,
    puzzles: u64,
    sum: u64,
}

impl Deliver<u64> for Counted {
    fn deliver(&mut self, _: &Read<'_>, answer: Option<u64>) -> io::Result<()> {
        self.puzzles += 1;
        let Some(count) = answer else { return self.lines.push("malformed") };
        self.sum = self.sum.saturating_add(count);
        if count == 0 {
            self.exit = Exit::Unsolved;
        }
        self.lines.push(count)
    }

    fn lines(&mut self, text: &[u8], puzzles: u64) -> io::Result<()> {
        self.puzzles += puzzles;
        self.sum = self.sum.saturating_add(puzzles);
        self.lines.push_all(text)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.lines.flush()
    }
}
