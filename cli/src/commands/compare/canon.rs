//! `ninefold canon`.

use super::transform::moved;
use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::words;
use crate::console::progress::Grouped;
use crate::console::trouble::trouble;
use crate::in_out::columns::{joined, raw, troubled};
use crate::in_out::output::Output;
use crate::in_out::resume::Point;
use crate::in_out::stream::{Ask, Deliver, Read};
use crate::options::{Input, Json, Target};
use anyhow::ensure;
use clap::Args;
use ninefold::canon::{Canonical, Canoniser};
use ninefold::text::{Answer, Format, Malformed, Record, Unexpected, Value};
use ninefold::{Candidates, Cell, Clues, Digit, DigitSet, Grid};
use std::cell::RefCell;
use std::collections::HashSet;
use std::io;

/// Write the canonical form, which is the same for all isomorphs
///
/// Two puzzles are isomorphic if one becomes the other by relabelling digits, transposing the grid,
/// or moving bands, stacks, and rows and columns within them. The canonical form is the smallest
/// isomorph, read row by row, where . comes before 1 (row-minlex). A Sukaku, whose clues are
/// candidates, has a form of 729 characters. Names, comments and columns of the input stay beside
/// the form.
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

    /// Go on with an interrupted run, in the same output file
    #[arg(long, help_heading = "Output", requires = "output")]
    resume: bool,

    /// Of isomorphs, write only the first
    #[arg(long)]
    dedup: bool,

    /// With --dedup, write the puzzles themselves, not their forms
    #[arg(long, requires = "dedup", conflicts_with = "json")]
    as_given: bool,

    /// Also write the number of automorphisms and a transformation to the form, after tabs
    #[arg(long, help_heading = "Output", conflicts_with_all = ["as_given", "json"])]
    full: bool,

    #[command(flatten)]
    json: Json,
}

impl Run for Canon {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let json = self.json.json;
        ensure!(
            !json || !self.target.has_format(),
            words!(
                en: "--json and --to cannot be used together",
                ko: "--json과 --to는 함께 쓸 수 없습니다",
            )
        );
        let sources = self.input.sources();
        let usual = Some(if json { Format::Jsonl } else { Format::Line });
        let kept = self.input.interrupted(self.resume, &sources, &self.target, usual, false)?;
        // What was left out is not there, but forms are soon found again, and compared.
        let kept = kept.map(|kept| if self.dedup { Point::START } else { kept });
        let mut stream = self.input.stream(&sources, self.target.is_on_screen(), console);
        stream.go_on(kept);
        let mut forms = Forms {
            output: self.target.open(&sources, false, kept)?,
            dedup: self.dedup,
            as_given: self.as_given,
            full: self.full,
            json,
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
pub(crate) fn canonical(grid: &Grid) -> Canonical<Grid> {
    CANONISER.with(|canoniser| canoniser.borrow_mut().grid(grid))
}

impl Ask for Canonising {
    type Answer = Canonical<Clues>;

    fn ask(&self, clues: &Clues) -> Canonical<Clues> {
        CANONISER.with(|canoniser| canoniser.borrow_mut().clues(clues))
    }

    fn refuses_variants(&self) -> String {
        words!(
            en: "canon takes classic puzzles only, since moving rows and changing digits breaks most other rules",
            ko: "canon은 일반 퍼즐만 받습니다. 다른 규칙은 대부분 줄을 옮기거나 숫자를 바꾸면 깨지기 때문입니다",
        )
    }
}

struct Forms {
    output: Output,
    dedup: bool,
    as_given: bool,
    full: bool,
    json: bool,
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
            return match (self.dedup, self.json) {
                (true, _) => Ok(()),
                (_, false) => self.write(puzzle, puzzle.record),
                (_, true) => self.refused(puzzle),
            };
        };
        self.read += 1;
        if self.dedup && !self.seen.insert(canonical.form()) {
            return Ok(());
        }
        if self.as_given {
            return self.write(puzzle, puzzle.record);
        }
        let (form, transform) = (canonical.form(), canonical.transform());
        let found = [
            ("automorphisms", raw(canonical.automorphisms())),
            ("transform", Value::Text(transform.to_string())),
        ];
        if self.json {
            let form = ("form", Value::Text(form.to_string()));
            let names = ["form", "automorphisms", "transform", "error", "message"];
            return self
                .write(puzzle, &joined(puzzle.record, &names, [form].into_iter().chain(found)));
        }
        let record = match &puzzle.record.clues {
            Ok(clues) => moved(puzzle.record, clues, transform),
            Err(_) => puzzle.record.clone(),
        };
        self.write(puzzle, &if self.full { self.output.with(record, found) } else { record })
    }

    fn skip(&mut self, puzzle: &Read<'_>) -> io::Result<()> {
        let format = if self.json { Format::Jsonl } else { Format::Line };
        let fits = if self.json { PartialEq::eq } else { may_be_form };
        self.output.skip(&Read { format, ..*puzzle }, fits).map(drop)
    }

    fn go_on(&mut self) -> io::Result<()> {
        self.output.go_on()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

impl Forms {
    /// Writes why a record has no form.
    fn refused(&mut self, puzzle: &Read<'_>) -> io::Result<()> {
        let names = ["error", "message"];
        let is_variant =
            |wrong: &Malformed| matches!(wrong.found, Unexpected::Words("a variant", _));
        if !puzzle.record.clues.as_ref().is_err_and(is_variant) {
            return self.write(puzzle, &joined(puzzle.record, &names, []));
        }
        let trouble = trouble!(
            "classic-only",
            en: "canon takes classic puzzles only",
            ko: "canon은 일반 퍼즐만 받습니다",
        );
        let record = joined(puzzle.record, &names, troubled(&trouble));
        let read = Read { record: &record, format: Format::Jsonl, ..*puzzle };
        self.output.record(&read, &Answer::Noted)
    }

    /// Writes a record, one per line unless another format was requested.
    fn write(&mut self, puzzle: &Read<'_>, record: &Record) -> io::Result<()> {
        let format = match record.clues {
            _ if self.json => Format::Jsonl,
            Ok(Clues::Candidates(_)) => Format::Sukaku,
            _ => Format::Line,
        };
        self.output.record(&Read { record, format, ..*puzzle }, &Answer::Unchanged)
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
