//! Which clues of a puzzle are needed, and the minimal puzzles below it.
//!
//! Clues are digits here: a puzzle that was given by candidates is taken as the cells that are certain,
//! which should determine its solution.

use super::question::{Known, Question, alone, given, other};
use super::random::Random;
use super::reduce::Reduction;
use crate::grid::{Cell, CellSet, Grid};
use crate::solve::Puzzle;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// The clues that can go, one at a time, without another solution coming up. A puzzle is minimal when
/// there are none.
pub fn redundant(puzzle: &Puzzle) -> CellSet {
    redundant_among(puzzle, puzzle.grid().filled_cells(), CellSet::EMPTY)
}

/// Whether no clue can go without another solution coming up.
pub fn is_minimal(puzzle: &Puzzle) -> bool {
    redundant(puzzle).is_empty()
}

/// The redundant ones among `clues`, which determine the puzzle's solution; the clues in `needed` are not
/// asked about.
fn redundant_among(puzzle: &Puzzle, clues: CellSet, needed: CellSet) -> CellSet {
    let known = Known::new(puzzle.solution());
    let cells: Vec<Cell> = (clues - needed).iter().collect();
    let questions: Vec<Question> = cells
        .iter()
        .map(|&cell| Question { known, clues: clues.without(cell), differs: Some(cell) })
        .collect();
    cells.iter().zip(alone(&questions)).filter(|(_, alone)| *alone).map(|(&cell, _)| cell).collect()
}

/// A minimal puzzle below: clues are taken out in random order as long as the solution stays the only
/// one.
pub fn minimised(puzzle: &Puzzle, random: &mut Random) -> Grid {
    let mut order = Cell::ALL;
    random.shuffle(&mut order);
    let mut reduction = Reduction::new(puzzle.solution());
    let clues = puzzle.grid().filled_cells();
    reduction.restart(puzzle.solution(), clues, order.map(CellSet::of), 0);
    while let Some(question) = reduction.question() {
        if let Some(differing) = other(&question) {
            reduction.learn(differing);
        }
    }
    given(puzzle.solution(), reduction.clues())
}

/// Gives every minimal puzzle whose clues are all among the puzzle's to `found`, each once, until it
/// breaks. Their number can be astronomic: a puzzle with 40 clues has many thousands.
pub fn all_minimal(
    puzzle: &Puzzle,
    found: &mut dyn FnMut(Grid) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let clues = puzzle.grid().filled_cells();
    below(puzzle, clues, CellSet::EMPTY, CellSet::EMPTY, found)
}

/// The minimal puzzles within `clues` that have all of `kept`. No clue of `needed`, as is known, can go.
///
/// The redundant clues are taken out in turn, and a clue that was taken out once is kept in the
/// branches after, so that every set of clues is met once.
fn below(
    puzzle: &Puzzle,
    clues: CellSet,
    kept: CellSet,
    needed: CellSet,
    found: &mut dyn FnMut(Grid) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let redundant = redundant_among(puzzle, clues, needed);
    if redundant.is_empty() {
        return found(given(puzzle.solution(), clues));
    }
    let needed = clues - redundant;
    if can_never_be_needed(puzzle, needed | kept, redundant & kept) {
        return ControlFlow::Continue(());
    }
    let mut kept = kept;
    for cell in redundant - kept {
        below(puzzle, clues.without(cell), kept, needed, found)?;
        kept.insert(cell);
    }
    ControlFlow::Continue(())
}

/// Whether one of `kept` is redundant given the other clues of `least`, to which more are only added.
fn can_never_be_needed(puzzle: &Puzzle, least: CellSet, kept: CellSet) -> bool {
    let known = Known::new(puzzle.solution());
    kept.iter().any(|cell| {
        let question = Question { known, clues: least.without(cell), differs: Some(cell) };
        other(&question).is_none()
    })
}
