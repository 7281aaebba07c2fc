//! `ninefold vicinity`.

use crate::commands::Run;
use crate::commands::compare::canon::canonical;
use crate::commands::make::refused::{Refused, digits};
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::interrupt;
use crate::console::language::words;
use crate::in_out::output::Output;
use crate::in_out::pieces::Pieces;
use crate::in_out::stream::{Ask, Deliver, Read};
use crate::options::{Input, Minimal, Target};
use clap::Args;
use ninefold::generate::minimise::is_minimal;
use ninefold::generate::vicinity::vicinity;
use ninefold::text::{Answer, Record};
use ninefold::{Clues, Grid, Puzzle};
use std::collections::HashSet;
use std::io;
use std::mem;
use std::ops::ControlFlow;

/// Find the neighbours of puzzles: remove clues, add others
///
/// Puzzle hunters call this a {-k+m} search. Writes each puzzle with exactly one solution once. Of
/// isomorphs it writes only one, and it leaves out the puzzles of the input that it has read so far:
/// name files of known puzzles first.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold vicinity --remove 1 --add 1 puzzles.txt
  ninefold vicinity --remove 2 --add 1 --minimal puzzles.txt")]
pub(crate) struct Vicinity {
    #[command(flatten)]
    input: Input,

    /// How many clues to remove
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = at_most_all)]
    remove: usize,

    /// How many clues to add
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = at_most_all)]
    add: usize,

    #[command(flatten)]
    minimal: Minimal,

    #[command(flatten)]
    target: Target,

    /// Also write isomorphs of puzzles written before
    #[arg(long)]
    isomorphs: bool,
}

/// Reads a number of clues.
fn at_most_all(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| *number <= 81);
    number.ok_or_else(|| words!(en: "expected a number of clues from 0 to 81", ko: "0부터 81까지의 수가 아닙니다"))
}

impl Run for Vicinity {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        interrupt::install();
        let sources = self.input.sources();
        let stream = self.input.stream(&sources, self.target.is_on_screen(), console);
        let output = self.target.open(&sources, false, None)?;
        let asked = Searching {
            remove: self.remove,
            add: self.add,
            minimal: self.minimal.minimal,
            isomorphs: self.isomorphs,
        };
        let mut found = Written {
            output,
            console,
            change: (self.remove, self.add),
            seen: HashSet::new(),
            is_under_way: false,
            bad: false,
        };
        let exit = stream.run(&asked, &mut found)?;
        found.output.finish()?;
        Ok(if found.bad { exit.max(Exit::Unsolved) } else { exit })
    }
}

struct Searching {
    remove: usize,
    add: usize,
    minimal: bool,
    isomorphs: bool,
}

/// A puzzle and its key: its form, or itself with `--isomorphs`.
type Found = (Grid, Grid);

impl Searching {
    fn found(&self, grid: Grid) -> Found {
        (grid, if self.isomorphs { grid } else { *canonical(&grid).form() })
    }
}

impl Ask for Searching {
    type Answer = Result<Vec<Found>, Refused>;

    fn ask(&self, clues: &Clues) -> Self::Answer {
        let mut all = Vec::new();
        let rest = self.ask_in_pieces(clues, &mut |piece| {
            all.extend(piece.into_iter().flatten());
            ControlFlow::Continue(())
        })?;
        all.extend(rest);
        Ok(all)
    }

    fn in_pieces(&self) -> bool {
        true
    }

    /// The first of all is the puzzle itself.
    fn ask_in_pieces(
        &self,
        clues: &Clues,
        give: &mut dyn FnMut(Self::Answer) -> ControlFlow<()>,
    ) -> Self::Answer {
        let puzzle = digits(clues)?;
        let mut give = |piece| give(Ok(piece));
        let mut pieces = Pieces::new(u64::MAX, &mut give);
        let _ = pieces.push(self.found(puzzle.grid()));
        let _ = vicinity(&puzzle, self.remove, self.add, &mut |grid| {
            let wanted = !self.minimal
                || Puzzle::try_from(grid).is_ok_and(|puzzle| is_minimal(&puzzle) == Ok(true));
            if wanted { pieces.push(self.found(grid)) } else { ControlFlow::Continue(()) }
        })?;
        Ok(pieces.rest())
    }
}

struct Written<'a> {
    output: Output,
    console: &'a Console,
    /// The numbers of clues to remove and to add.
    change: (usize, usize),
    /// Puzzles written and read.
    seen: HashSet<Grid>,
    /// Whether the puzzle itself was taken from the answer.
    is_under_way: bool,
    bad: bool,
}

impl Written<'_> {
    /// Says it when a puzzle of this many clues has not enough of them, or not enough room.
    fn refuse_too_many(&mut self, read: &Read<'_>, clues: usize) {
        let (remove, add) = self.change;
        if remove <= clues && add <= 81 - (clues - remove) {
            return;
        }
        self.bad = true;
        let place = format_args!("{}:{}", read.source, read.record.line);
        self.console.at(
            place,
            words!(
                en: "a puzzle of {clues} clues cannot lose {remove} and get {add} others",
                ko: "단서 {clues}개에서 {remove}개를 빼고 {add}개를 더할 수 없습니다",
            ),
        );
    }
}

impl Deliver<Result<Vec<Found>, Refused>> for Written<'_> {
    fn deliver(
        &mut self,
        read: &Read<'_>,
        answer: Option<Result<Vec<Found>, Refused>>,
    ) -> io::Result<()> {
        if let (Some(answer), Ok(clues)) = (answer, &read.record.clues) {
            self.refuse_too_many(read, clues.grid().clue_count());
            self.piece(read, answer)?;
        }
        self.is_under_way = false;
        Ok(())
    }

    fn piece(&mut self, read: &Read<'_>, piece: Result<Vec<Found>, Refused>) -> io::Result<()> {
        let found = match piece {
            Ok(found) => found,
            Err(trouble) => {
                self.bad = true;
                let place = format_args!("{}:{}", read.source, read.record.line);
                self.console.at(place, trouble.trouble().sentence);
                return Ok(());
            }
        };
        for (grid, key) in found {
            let itself = !mem::replace(&mut self.is_under_way, true);
            if self.seen.insert(key) && !itself {
                let record = Record::new(grid);
                self.output.record(&Read { record: &record, ..*read }, &Answer::Unchanged)?;
            }
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}
