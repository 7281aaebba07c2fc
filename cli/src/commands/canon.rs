//! `ninefold canon`.

use super::Run;
use crate::console::Console;
use crate::exit::Exit;
use crate::language::words;
use crate::options::{Input, Target};
use crate::output::Output;
use crate::progress::Grouped;
use crate::stream::{Ask, Deliver, Read};
use clap::Args;
use ninefold::canon::{Canonical, Canoniser};
use ninefold::text::{Answer, Record, Shape};
use ninefold::{Candidates, Cell, Clues, Digit, DigitSet, Grid};
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

    #[command(flatten)]
    target: Target,

    /// Continue an interrupted run after its last whole record, into the same output file
    #[arg(long, requires = "output", conflicts_with_all = ["dedup", "full"])]
    resume: bool,

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
        let line = Some(Shape::Line);
        let kept = self.input.interrupted(self.resume, &sources, &self.target, line)?;
        let mut stream = self.input.stream(&sources, self.target.is_on_screen(), console);
        stream.go_on(kept);
        let mut forms = Forms {
            output: self.target.open(&sources, false, kept)?,
            dedup: self.dedup,
            as_given: self.as_given,
            full: self.full,
            seen: Seen::default(),
            read: 0,
        };
        let exit = stream.run(&Canonising, &mut forms)?;
        forms.output.finish()?;
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

struct Forms {
    output: Output,
    dedup: bool,
    as_given: bool,
    full: bool,
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

impl Deliver<Canonical<Clues>> for Forms {
    fn deliver(&mut self, puzzle: &Read<'_>, answer: Option<Canonical<Clues>>) -> io::Result<()> {
        let Some(canonical) = answer else {
            // It keeps its place, but belongs to no class.
            return if self.dedup { Ok(()) } else { self.write(puzzle, puzzle.record) };
        };
        self.read += 1;
        if self.dedup && !self.seen.insert(canonical.form()) {
            return Ok(());
        }
        if self.as_given {
            let clues = puzzle.record.clues.clone();
            return self.write(puzzle, &Record { clues, ..Record::new(*canonical.form()) });
        }
        let mut record = Record::new(*canonical.form());
        if self.full {
            record.notes = self.output.notes([
                ("automorphisms", canonical.automorphisms().to_string()),
                ("transform", canonical.transform().to_string()),
            ]);
        }
        self.write(puzzle, &record)
    }

    fn skip(&mut self, puzzle: &Read<'_>) -> io::Result<()> {
        self.output.skip(&Read { shape: Shape::Line, ..*puzzle }, may_be_form)
    }

    fn go_on(&mut self) -> io::Result<()> {
        self.output.go_on()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

impl Forms {
    /// Writes a record, one per line unless another shape was requested.
    fn write(&mut self, puzzle: &Read<'_>, record: &Record) -> io::Result<()> {
        let shape = match record.clues {
            Ok(Clues::Candidates(_)) => Shape::Sukaku,
            _ => Shape::Line,
        };
        self.output.record(&Read { record, shape, source: puzzle.source }, &Answer::Unchanged)
    }
}

/// A grid in half the bytes.
fn packed(grid: &Grid) -> [u8; 41] {
    let values = grid.values();
    std::array::from_fn(|i| values[2 * i] << 4 | values.get(2 * i + 1).copied().unwrap_or(0))
}

/// Whether the second puzzle has as many clues of each kind as the first, whatever the digits are
/// called. To check that it is the form would take as long as to compute the form.
fn may_be_form(puzzle: &Clues, form: &Clues) -> bool {
    let counts = |clues: &Clues| {
        let candidates = match clues {
            Clues::Grid(grid) => {
                let of = |cell| grid.get(cell).map_or(DigitSet::EMPTY, DigitSet::of);
                Candidates::from_sets(Cell::ALL.map(of))
            }
            Clues::Candidates(candidates) => *candidates,
        };
        let count = |digit| Cell::ALL.iter().filter(|&&cell| candidates.has(cell, digit)).count();
        let mut counts = Digit::ALL.map(count);
        counts.sort_unstable();
        counts
    };
    puzzle.digits().is_some() == form.digits().is_some() && counts(puzzle) == counts(form)
}
