//! The neighbours of a puzzle: some clues removed, others added (puzzle hunters call this a {-k+m}
//! search).

use super::digits::{NotDigits, digits};
use crate::grid::{Candidates, Cell, CellSet, Digit, Grid};
use crate::solve;
use crate::solve::Puzzle;
use core::ops::ControlFlow;

/// Calls `found` with every puzzle made from `puzzle` by removing `remove` clues and adding `add`
/// others, until it breaks. Every puzzle is proper, and reported once for each set of clues
/// removed; the solution may change. Neighbours that have all the clues of the puzzle are skipped.
///
/// # Errors
/// [`NotDigits`] when the clues are candidates.
pub fn vicinity(
    puzzle: &Puzzle,
    remove: usize,
    add: usize,
    found: &mut dyn FnMut(Grid) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, NotDigits> {
    let grid = digits(puzzle)?;
    let clues = grid.clue_count();
    if remove > clues || add > 81 - (clues - remove) {
        return Ok(ControlFlow::Continue(()));
    }
    Ok(without(grid, CellSet::FULL, remove, &mut |less, gone| {
        let barred = Barred { grid, gone };
        with(&less, &barred, None, add, found)
    }))
}

/// Removed clues are not put back: that neighbour belongs to a smaller search.
struct Barred<'a> {
    grid: &'a Grid,
    gone: CellSet,
}

impl Barred<'_> {
    fn bars(&self, cell: Cell, digit: Digit) -> bool {
        self.gone.contains(cell) && self.grid.get(cell) == Some(digit)
    }
}

/// Every way to remove `count` clues, in ascending order of their cells.
fn without(
    grid: &Grid,
    from: CellSet,
    count: usize,
    found: &mut dyn FnMut(Grid, CellSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    fn go(
        grid: &Grid,
        left: CellSet,
        gone: CellSet,
        count: usize,
        found: &mut dyn FnMut(Grid, CellSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if count == 0 {
            return found(*grid, gone);
        }
        let mut left = left;
        while let Some(cell) = left.first() {
            left.remove(cell);
            let mut less = *grid;
            less.set(cell, None);
            go(&less, left, gone.with(cell), count - 1, found)?;
        }
        ControlFlow::Continue(())
    }
    go(grid, grid.filled_cells() & from, CellSet::EMPTY, count, found)
}

/// Every way to add `count` clues after cell `after` that leaves one solution.
fn with(
    grid: &Grid,
    barred: &Barred<'_>,
    after: Option<Cell>,
    count: usize,
    found: &mut dyn FnMut(Grid) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let open = |cell: &Cell| grid.get(*cell).is_none() && after.is_none_or(|last| *cell > last);
    if count == 0 {
        return if solve::count(grid, 2) == 1 { found(*grid) } else { ControlFlow::Continue(()) };
    }
    let candidates = Candidates::from(grid);
    for cell in Cell::ALL.into_iter().filter(open) {
        for digit in candidates.get(cell).iter().filter(|&digit| !barred.bars(cell, digit)) {
            let mut more = *grid;
            more.set(cell, digit);
            // If there is no solution now, further clues cannot help.
            if count == 1 || solve::any(more).is_some() {
                with(&more, barred, Some(cell), count - 1, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Request, Seed, puzzle};
    use alloc::collections::BTreeSet;

    /// Compares all neighbours of a small case with brute force.
    #[test]
    fn one_out_one_in() {
        let request = Request { clues: Some(30..=30), ..Request::default() };
        let puzzle = puzzle(&request, Seed(1)).unwrap();
        let mut found = BTreeSet::new();
        let _ = vicinity(&puzzle, 1, 1, &mut |grid| {
            assert!(found.insert(grid), "{grid} came twice");
            ControlFlow::Continue(())
        })
        .unwrap();
        let mut expected = BTreeSet::new();
        for (gone, _) in puzzle.grid().filled().take(6) {
            let mut less = puzzle.grid();
            less.set(gone, None);
            for cell in Cell::ALL.into_iter().filter(|&cell| less.get(cell).is_none()) {
                for digit in Digit::ALL {
                    let mut more = less;
                    more.set(cell, digit);
                    if more != puzzle.grid() && crate::solve::reference::count(more, 2) == 1 {
                        expected.insert(more);
                    }
                }
            }
        }
        assert!(!expected.is_empty() && expected.is_subset(&found));
        assert!(found.iter().all(|grid| crate::solve::reference::count(grid, 2) == 1));
        assert!(found.iter().all(|grid| grid.clue_count() == 30));
    }
}
