//! The clues of a puzzle: digits, or candidates.

use super::candidates::Candidates;
use super::grid::Grid;
use core::fmt;

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

    /// The digits, when they are all of the clues; `None` for candidates.
    pub const fn digits(&self) -> Option<&Grid> {
        match self {
            Clues::Grid(grid) => Some(grid),
            Clues::Candidates(_) => None,
        }
    }
}

impl fmt::Display for Clues {
    /// One line that reads back as the same clues: 81 characters of digits, or 729 of candidates.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clues::Grid(grid) => fmt::Display::fmt(grid, f),
            Clues::Candidates(candidates) => fmt::Display::fmt(candidates, f),
        }
    }
}

impl From<Grid> for Clues {
    #[inline]
    fn from(grid: Grid) -> Clues {
        Clues::Grid(grid)
    }
}

impl From<&Grid> for Clues {
    #[inline]
    fn from(grid: &Grid) -> Clues {
        Clues::Grid(*grid)
    }
}

impl From<&Candidates> for Clues {
    #[inline]
    fn from(candidates: &Candidates) -> Clues {
        Clues::Candidates(*candidates)
    }
}

impl From<&Clues> for Clues {
    #[inline]
    fn from(clues: &Clues) -> Clues {
        *clues
    }
}

impl From<Candidates> for Clues {
    #[inline]
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
