//! `ninefold canon`.

use super::Run;
use crate::console::Console;
use crate::exit::Exit;
use crate::language::words;
use crate::options::Input;
use crate::output::Lines;
use crate::progress::Grouped;
use crate::stream::{Ask, Deliver, Read};
use clap::Args;
use ninefold::canon::{Canonical, Canoniser};
use ninefold::{Candidates, Clues, Grid};
use std::cell::RefCell;
use std::collections::HashSet;
use std::io;

/// Write the canonical form of puzzles or grids: equal for two exactly when they are isomorphic
///
/// The form is the smallest isomorph when read row by row, with `.` before `1` before `9`
/// (row-minlex). Isomorphs differ by transposition, orders of bands, stacks, rows and columns, and
/// relabelling. A Sukaku, whose clues are candidates, gets the smallest of its isomorphs in 729
/// characters.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold canon puzzles.txt
  ninefold canon --full puzzles.txt
  ninefold canon --dedup --as-given puzzles.txt > without-isomorphs.txt")]
pub(crate) struct Canon {
    #[command(flatten)]
    input: Input,

    /// Write only the first puzzle of each class of isomorphs, in one pass
    #[arg(long)]
    dedup: bool,

    /// Write puzzles as they were given instead of their forms
    #[arg(long, requires = "dedup")]
    as_given: bool,

    /// Also write the number of automorphisms and a transformation that leads to the form,
    /// separated by tabs
    #[arg(long, conflicts_with = "as_given")]
    full: bool,
}

impl Run for Canon {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let sources = self.input.sources();
        let mut forms = Forms { lines: Lines::new(), args: &self, seen: Seen::default(), read: 0 };
        let stream = self.input.stream(&sources, forms.lines.is_on_screen(), console);
        let exit = stream.run(&Canonising, &mut forms)?;
        if self.dedup {
            let (kept, read) = (Grouped(forms.seen.count()), Grouped(forms.read));
            console.note(words!(
                en: "{kept} of {read} are different",
                ko: "{read}개 가운데 서로 다른 것 {kept}개",
            ));
        }
        Ok(exit)
    }
}

/// Computes forms; each thread reuses its memory.
struct Canonising;

thread_local! {
    static CANONISER: RefCell<Canoniser> = RefCell::new(Canoniser::new());
}

/// The canonical form of a grid.
pub(crate) fn canonical(grid: &Grid) -> Canonical {
    CANONISER.with(|canoniser| canoniser.borrow_mut().canonical(grid))
}

impl Ask for Canonising {
    type Answer = Canonical<Clues>;

    fn ask(&self, clues: &Clues) -> Canonical<Clues> {
        CANONISER.with(|canoniser| canoniser.borrow_mut().clues(clues))
    }
}

struct Forms<'a> {
    lines: Lines,
    args: &'a Canon,
    seen: Seen,
    read: u64,
}

/// The forms so far.
#[derive(Default)]
struct Seen {
    /// For grids, two cells per byte.
    grids: HashSet<[u8; 41]>,
    candidates: HashSet<Candidates>,
}

impl Seen {
    /// Adds a form; returns true when it is new.
    fn insert(&mut self, form: &Clues) -> bool {
        match form {
            Clues::Grid(grid) => self.grids.insert(packed(grid)),
            Clues::Candidates(candidates) => self.candidates.insert(*candidates),
        }
    }

    fn count(&self) -> u64 {
        (self.grids.len() + self.candidates.len()) as u64
    }
}

impl Deliver<Canonical<Clues>> for Forms<'_> {
    fn deliver(&mut self, puzzle: &Read<'_>, answer: Option<Canonical<Clues>>) -> io::Result<()> {
        let Some(canonical) = answer else { return Ok(()) };
        self.read += 1;
        if self.args.dedup && !self.seen.insert(canonical.form()) {
            return Ok(());
        }
        match (&puzzle.record.clues, self.args.as_given, self.args.full) {
            (Ok(clues), true, _) => self.lines.push(clues),
            (_, _, false) => self.lines.push(canonical.form()),
            (_, _, true) => self.lines.push(format_args!(
                "{}\t{}\t{}",
                canonical.form(),
                canonical.automorphisms(),
                canonical.transform()
            )),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.lines.flush()
    }
}

/// A grid in half the bytes.
fn packed(grid: &Grid) -> [u8; 41] {
    let values = grid.values();
    std::array::from_fn(|i| values[2 * i] << 4 | values.get(2 * i + 1).copied().unwrap_or(0))
}
