//! The clues of a puzzle: digits, or candidates.

use super::candidates::Candidates;
use super::conflict::Conflict;
use super::grid::Grid;

/// The clues of a puzzle as it was written down: a grid of digits, or the candidates of every cell
/// (a pencilmark grid, a Sukaku).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Clues {
    /// Digits and blanks.
    Grid(Grid),
    /// Candidates.
    Candidates(Candidates),
}

impl Clues {
    /// The cells whose digit is certain: the givens, or the cells with one candidate.
    pub fn grid(&self) -> Grid {
        match self {
            Clues::Grid(grid) => *grid,
            Clues::Candidates(candidates) => candidates.placed(),
        }
    }

    /// The candidates of each cell.
    pub fn candidates(&self) -> Candidates {
        match self {
            Clues::Grid(grid) => grid.into(),
            Clues::Candidates(candidates) => *candidates,
        }
    }

    /// The first conflict visible without search, see [`Conflict::find`].
    pub fn conflict(&self) -> Option<Conflict> {
        Conflict::find(self)
    }
}

impl From<Grid> for Clues {
    fn from(grid: Grid) -> Clues {
        Clues::Grid(grid)
    }
}

impl From<Candidates> for Clues {
    fn from(candidates: Candidates) -> Clues {
        Clues::Candidates(candidates)
    }
}

impl From<&Clues> for Candidates {
    fn from(clues: &Clues) -> Candidates {
        clues.candidates()
    }
}

impl From<Clues> for Candidates {
    fn from(clues: Clues) -> Candidates {
        clues.candidates()
    }
}
