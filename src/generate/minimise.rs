//! The needless clues of a puzzle, and the minimal puzzles within it.
//!
//! Clues are digits here; a puzzle given by candidates is refused.

use super::digits::{NotDigits, digits};
use super::question::{Known, Question, given, other};
use super::random::Random;
use super::reduce::Reduction;
use super::unavoidable::{CELLS, small_sets};
use crate::grid::{Cell, CellSet, Grid};
use crate::solve::Puzzle;
use core::ops::ControlFlow;

/// The clues that can be removed one at a time without creating another solution. A puzzle is
/// minimal when there are none.
///
/// # Errors
/// [`NotDigits`] when the clues are candidates.
pub fn needless(puzzle: &Puzzle) -> Result<CellSet, NotDigits> {
    Ok(needless_among(puzzle, digits(puzzle)?.filled_cells(), CellSet::EMPTY))
}

/// Whether every removal of a clue would create another solution.
///
/// # Errors
/// [`NotDigits`] when the clues are candidates.
pub fn is_minimal(puzzle: &Puzzle) -> Result<bool, NotDigits> {
    Ok(needless(puzzle)?.is_empty())
}

/// The needless ones among `clues`, which determine the puzzle's solution; assumes that the clues
/// in `needed` are not needless. Clues that are alone in a small unavoidable set need no search.
fn needless_among(puzzle: &Puzzle, clues: CellSet, needed: CellSet) -> CellSet {
    let known = Known::new(puzzle.solution());
    let mut needed = needed;
    small_sets(puzzle.solution(), &CELLS, |set| {
        needed.extend((CellSet::from_bits(set) & clues).only());
    });
    // One by one: a batch of this few questions costs more than it saves.
    (clues - needed)
        .iter()
        .filter(|&cell| {
            other(&Question { known, clues: clues.without(cell), differs: Some(cell) }).is_none()
        })
        .collect()
}

/// A minimal puzzle within this one: removes clues in random order as long as the solution stays
/// unique.
///
/// ```
/// use ninefold::Puzzle;
/// use ninefold::generate::minimise::{is_minimal, minimised};
/// use ninefold::generate::{Random, Seed};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let fewer = Puzzle::new(minimised(&puzzle, &mut Random::new(Seed(1)))?)?;
/// assert!(is_minimal(&fewer)? && fewer.solution() == puzzle.solution());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NotDigits`] when the clues are candidates.
pub fn minimised(puzzle: &Puzzle, random: &mut Random) -> Result<Grid, NotDigits> {
    let clues = digits(puzzle)?.filled_cells();
    let mut order = Cell::ALL;
    random.shuffle(&mut order);
    let mut reduction = Reduction::new(puzzle.solution());
    reduction.restart(puzzle.solution(), clues, order.map(CellSet::of), 0);
    while let Some(question) = reduction.question() {
        if let Some(differing) = other(&question) {
            reduction.learn(differing);
        }
    }
    Ok(given(puzzle.solution(), reduction.clues()))
}

/// Calls `found` with every minimal puzzle whose clues are all among the puzzle's, each once, until
/// it breaks. Their number can be enormous: a puzzle with 40 clues has many thousands.
///
/// # Errors
/// [`NotDigits`] when the clues are candidates.
pub fn all_minimal(
    puzzle: &Puzzle,
    found: &mut dyn FnMut(Grid) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, NotDigits> {
    let clues = digits(puzzle)?.filled_cells();
    Ok(below(puzzle, clues, CellSet::EMPTY, CellSet::EMPTY, found))
}

/// The minimal puzzles within `clues` that have all of `kept`. The clues of `needed` are known not
/// to be needless.
///
/// Removes the needless clues in turn; later branches keep a clue that was removed once, so that
/// every set of clues is visited once.
fn below(
    puzzle: &Puzzle,
    clues: CellSet,
    kept: CellSet,
    needed: CellSet,
    found: &mut dyn FnMut(Grid) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let needless = needless_among(puzzle, clues, needed);
    if needless.is_empty() {
        return found(given(puzzle.solution(), clues));
    }
    let needed = clues - needless;
    if can_never_be_needed(puzzle, needed | kept, needless & kept) {
        return ControlFlow::Continue(());
    }
    let mut kept = kept;
    for cell in needless - kept {
        below(puzzle, clues.without(cell), kept, needed, found)?;
        kept.insert(cell);
    }
    ControlFlow::Continue(())
}

/// Whether one of `kept` is needless given the other clues of `least`; clues are only ever added
/// to these.
fn can_never_be_needed(puzzle: &Puzzle, least: CellSet, kept: CellSet) -> bool {
    let known = Known::new(puzzle.solution());
    kept.iter().any(|cell| {
        let question = Question { known, clues: least.without(cell), differs: Some(cell) };
        other(&question).is_none()
    })
}
