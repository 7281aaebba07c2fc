//! Makes the sets in `testdata/conformance/`, one to standard output:
//! `cargo run --release -p ninefold-bench -- conformance forms > testdata/conformance/forms.txt`.
//!
//! The sets are `forms`, `counts`, `hard`, `steps` and `own-steps`; testdata/README.md describes each. The same
//! puzzles result every time, and nothing comes from elsewhere.

use anyhow::Result;
use clap::{Args, ValueEnum};
use ninefold::canon::{Canoniser, reference as canon_reference};
use ninefold::generate::{Random, Request, Seed, puzzles};
use ninefold::position::Position;
use ninefold::rate::{self, Scale};
use ninefold::solve::{self, reference};
use ninefold::technique::{Budget, Role, Step, Technique};
use ninefold::{Candidate, CandidateSet, Candidates, Cell, Grid, Marks, Puzzle};
use std::collections::BTreeMap;
use std::fmt::Write;

#[path = "../../tests/common/library.rs"]
#[allow(dead_code, reason = "the tests read more of a case")]
mod library;

/// A complete grid with 648 automorphisms, the maximum.
const MOST_SYMMETRIC: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

#[derive(Args)]
pub(crate) struct Conformance {
    set: Set,
}

#[derive(Clone, Copy, ValueEnum)]
enum Set {
    Forms,
    Counts,
    Hard,
    Steps,
    OwnSteps,
}

impl Conformance {
    pub(crate) fn run(&self) -> Result<()> {
        let lines = match self.set {
            Set::Forms => forms(),
            Set::Counts => counts(),
            Set::Hard => hard(),
            Set::Steps => steps(),
            Set::OwnSteps => own_steps(),
        };
        lines.iter().for_each(|line| println!("{line}"));
        Ok(())
    }
}

/// Minimal puzzles of the generator, in its own order.
fn minimal(seed: u64, count: u64) -> impl Iterator<Item = Puzzle> {
    let made = puzzles(&Request::default(), Seed(seed), 0..count);
    made.into_iter().map(|puzzle| puzzle.expect("a puzzle without requirements is always found"))
}

/// Grids with their canonical form and their number of automorphisms, both by the canoniser that tries
/// every order of columns; the fast one must agree.
fn forms() -> Vec<String> {
    let mut random = Random::new(Seed(1));
    let mut grids: Vec<Grid> = minimal(101, 150).map(|puzzle| puzzle.grid()).collect();
    grids.extend(minimal(102, 30).map(|puzzle| Grid::from(puzzle.solution())));
    // Parts of a grid with many automorphisms keep some of them.
    let complete: Grid = MOST_SYMMETRIC.parse().expect("a grid");
    for part in 0..120 {
        let digits = random.below(512) as usize | 1 << random.below(9);
        let blocks = if part % 2 == 0 { 511 } else { random.below(512) as usize };
        let mut grid = Grid::EMPTY;
        for (cell, digit) in complete.filled() {
            if digits >> digit.index() & 1 == 1 && blocks >> cell.block_index() & 1 == 1 {
                grid.set(cell, digit);
            }
        }
        grids.push(random.transform().grid(&grid));
    }
    let mut canoniser = Canoniser::new();
    let line = |grid: &Grid| {
        let form = canon_reference::canonical(grid);
        let fast = canoniser.grid(grid);
        assert_eq!((form.form(), form.automorphisms()), (fast.form(), fast.automorphisms()));
        format!("{grid} {} {}", form.form(), form.automorphisms())
    };
    grids.iter().map(line).collect()
}

/// Puzzles with their numbers of solutions, from 2 to 20,000, on which the engine and the reference
/// solver agree.
fn counts() -> Vec<String> {
    const MOST: u64 = 20_000;
    let mut random = Random::new(Seed(2));
    let mut lines = Vec::new();
    for (number, puzzle) in minimal(103, 250).enumerate() {
        // The orders of magnitude take turns.
        let least = [2, 10, 100, 1000, 5000][number % 5];
        let mut grid = puzzle.grid();
        let mut count = 1;
        while count < least {
            let cells = grid.filled_cells();
            let nth = random.below(cells.len() as u32) as usize;
            grid.set(cells.iter().nth(nth).expect("not more than there are"), None);
            count = solve::count(grid, MOST + 1);
        }
        if count <= MOST {
            assert_eq!(reference::count(grid, MOST + 1), count, "{grid}");
            lines.push(format!("{grid} {count}"));
        }
    }
    lines
}

/// The 40 hardest of 20,000 minimal puzzles by Ninefold's own scale, the hardest first.
fn hard() -> Vec<String> {
    let mut rated: Vec<_> = minimal(104, 20_000)
        .map(|puzzle| {
            let rating = Scale::NINEFOLD.rate(&puzzle, &Budget::unlimited());
            (rating.level(), rating.score(), puzzle.grid().to_string())
        })
        .collect();
    rated.sort_by(|a, b| b.cmp(a));
    rated.into_iter().take(40).map(|(_, _, grid)| grid).collect()
}

/// Cases of techniques in the format of HoDoKu's library: at most six of each code and variant, from
/// states on the paths of puzzles.
fn steps() -> Vec<String> {
    const EACH: usize = 6;
    let mut cases: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for puzzle in minimal(105, 6_000) {
        let mut marks = Marks::new(&puzzle.grid()).with_proof(&puzzle.unique());
        let mut taken = 0;
        let path = Scale::NINEFOLD.path(&Position::start(puzzle), &Budget::unlimited());
        for step in path.steps() {
            for name in names(step.technique()) {
                let known = cases.entry(name.clone()).or_default();
                // One per puzzle, so that the cases differ.
                if known.len() < EACH && taken < 2 {
                    let line = case(&name, &puzzle, &marks, step);
                    if is_case(&line, &puzzle) {
                        known.push(line);
                        taken += 1;
                    }
                }
            }
            marks.apply(step);
        }
    }
    cases.into_values().flatten().collect()
}

/// Cases of the techniques that HoDoKu's library lacks, in the same format, at most four of each: the
/// position of the technique's example, then states on the paths of puzzles.
fn own_steps() -> Vec<String> {
    const EACH: usize = 4;
    let lacking = |technique: &&Technique| technique.entry().library.is_empty();
    let mut cases: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut take = |puzzle: &Puzzle, marks: &Marks, step: &Step| {
        let code = step.technique().entry().code;
        let known = cases.entry(code).or_default();
        let line = case(code, puzzle, marks, step);
        if known.len() < EACH && !known.contains(&line) && is_case(&line, puzzle) {
            known.push(line);
        }
        known.len() == EACH
    };
    for technique in Technique::ALL.iter().filter(lacking) {
        let Some((marks, step)) = rate::example(*technique) else { continue };
        let mut givens = marks.grid();
        (Cell::ALL.into_iter().filter(|cell| !marks.givens().contains(*cell)))
            .for_each(|cell| givens.set(cell, None));
        take(&Puzzle::new(givens).expect("an example's puzzle is proper"), &marks, &step);
    }
    let mut wanted: Vec<Technique> = Technique::ALL.iter().filter(lacking).copied().collect();
    for puzzle in minimal(106, 1_500) {
        let mut marks = Marks::new(&puzzle.grid()).with_proof(&puzzle.unique());
        let path = Scale::NINEFOLD.path(&Position::start(puzzle), &Budget::unlimited());
        let mut taken = Vec::new();
        for step in path.steps() {
            if step.placements().is_empty() {
                // One of each per puzzle, so that the cases differ. What takes long is passed over.
                wanted.retain(|technique| {
                    let found = (!taken.contains(technique))
                        .then(|| marks.find_within(*technique, &Budget::of(20_000)))
                        .flatten();
                    let Some(found) = found else { return true };
                    taken.push(*technique);
                    !take(&puzzle, &marks, &found)
                });
            }
            marks.apply(step);
        }
    }
    cases.into_values().flatten().collect()
}

/// The library's codes of a technique; with the variant `1` too, if there is one.
fn names(technique: Technique) -> impl Iterator<Item = String> {
    technique.entry().library.iter().flat_map(|code| {
        let has_variants = ["0402", "06", "07", "09"].iter().any(|begin| code.starts_with(begin));
        let variants: &[&str] = if has_variants { &["", "-1"] } else { &[""] };
        variants.iter().map(move |variant| format!("{code}{variant}"))
    })
}

/// Whether a step that agrees with the solution satisfies the case when it is read back.
fn is_case(line: &str, puzzle: &Puzzle) -> bool {
    let case = library::Case::read(line).expect("a case");
    let right = |step: &Step| case.is_met_by(step) && step.agrees_with(puzzle.solution());
    case.steps().iter().any(right)
}

/// A line of the library: the state and the step's effects.
fn case(name: &str, puzzle: &Puzzle, marks: &Marks, step: &Step) -> String {
    let digits = step.pattern().digits_of(Role::Body);
    let mut cells = String::new();
    for cell in Cell::ALL {
        match marks.placed(cell) {
            Some(digit) if marks.givens().contains(cell) => write!(cells, "{digit}"),
            Some(digit) => write!(cells, "+{digit}"),
            None => write!(cells, "."),
        }
        .expect("a string takes everything");
    }
    let placed = marks.grid();
    let all = Marks::resume(&puzzle.grid(), &placed, &Candidates::from(&placed)).all();
    let gone = triples(&all.minus(marks.all()));
    let (eliminated, placed) = (triples(step.eliminations()), triples(step.placements()));
    format!(":{name}:{digits}:{cells}:{gone}:{eliminated}:{placed}:")
}

/// Candidates as the library writes them: digit, row and column, between spaces.
fn triples(candidates: &CandidateSet) -> String {
    let triple = |it: Candidate| {
        format!("{}{}{}", it.digit, it.cell.row_index() + 1, it.cell.column_index() + 1)
    };
    candidates.iter().map(triple).collect::<Vec<_>>().join(" ")
}
