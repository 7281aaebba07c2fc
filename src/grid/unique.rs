//! The proof that clues have exactly one solution, in the form that human logic needs.

use super::candidate::{Candidate, CandidateSet};
use super::candidates::Candidates;
use super::cell::{Cell, CellSet};
use super::clues::Clues;
use super::digit::{Digit, DigitSet};
use super::solution::Solution;
use super::symmetry::Transform;

/// A proof that some clues have exactly one solution. Only [`Puzzle`](crate::Puzzle) creates one,
/// so code that holds one may rely on uniqueness.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unique {
    /// What the clues leave free: any digit in cells without a given, or the digits of a candidate
    /// clue.
    free: CandidateSet,
    solution: Solution,
}

impl Unique {
    /// For [`Puzzle`](crate::Puzzle) only: the caller has proved that `solution` is the only one.
    pub(crate) fn proved(clues: &Clues, solution: &Solution) -> Unique {
        let mut free = CandidateSet::EMPTY;
        for cell in Cell::ALL {
            match clues {
                Clues::Grid(grid) if grid.get(cell).is_some() => {}
                Clues::Grid(_) => free.extend_cell(cell, DigitSet::FULL),
                Clues::Candidates(candidates) => free.extend_cell(cell, candidates.get(cell)),
            }
        }
        Unique { free, solution: *solution }
    }

    /// Whether the clues themselves would let the cell hold the digit: the cell is not a given, and
    /// no candidate clue rules the digit out. A deadly pattern is deadly only if this holds for
    /// each of its candidates.
    pub const fn leaves_free(&self, cell: Cell, digit: Digit) -> bool {
        self.free.contains(Candidate { cell, digit })
    }

    /// The cells that the clues themselves leave free for a digit, see [`Unique::leaves_free`].
    pub const fn free_for(&self, digit: Digit) -> CellSet {
        self.free.cells(digit)
    }

    /// Whether a transformation maps the clues onto themselves. The solution, being the only one,
    /// is then mapped onto itself too.
    pub fn is_fixed_by(&self, transform: &Transform) -> bool {
        let is_given = |cell: Cell| self.free.digits(cell).is_empty();
        Cell::ALL.into_iter().all(|cell| {
            let (to, digit) = (transform.cell(cell), self.solution.get(cell));
            let same = |digit| {
                self.leaves_free(cell, digit) == self.leaves_free(to, transform.digit(digit))
            };
            Digit::ALL.into_iter().all(same)
                && (!is_given(cell) || self.solution.get(to) == transform.digit(digit))
        })
    }

    /// Whether a transformation maps the clues with one more, for a cell without a given, onto
    /// themselves. If that clue agrees with the solution, the solution is mapped onto itself too.
    pub fn is_fixed_with(&self, transform: &Transform, clue: Candidate) -> bool {
        let is_given = |cell: Cell| self.free.digits(cell).is_empty();
        let known = |cell: Cell| match cell == clue.cell {
            true => Some(clue.digit),
            false => is_given(cell).then(|| self.solution.get(cell)),
        };
        let is_same = |cell: Cell| {
            let (to, image) = (transform.cell(cell), known(cell).map(|d| transform.digit(d)));
            let is_free = |digit| {
                self.leaves_free(cell, digit) == self.leaves_free(to, transform.digit(digit))
            };
            known(to) == image && (image.is_some() || Digit::ALL.into_iter().all(is_free))
        };
        !is_given(clue.cell) && Cell::ALL.into_iter().all(is_same)
    }

    /// Whether the proof applies to these candidates: they still contain the one solution, and no
    /// candidate that the clues rule out.
    pub fn covers(&self, candidates: &Candidates) -> bool {
        Cell::ALL.into_iter().all(|cell| {
            let digits = candidates.get(cell);
            let solved = self.solution.get(cell);
            digits.contains(solved)
                && digits.iter().all(|digit| digit == solved || self.leaves_free(cell, digit))
        })
    }
}
