//! Facts about the marks that several techniques use. Computed on first use, kept with the marks,
//! and dropped when they change.

use super::joins::Joins;
use super::links::{Graph, Links};
use super::rectangles::{self, Rectangle};
use super::sets::Als;
use super::subsets::Sizes;
use super::{Marks, sets};
use crate::grid::{Cell, CellSet, Digit, House, HouseSet};
use alloc::vec::Vec;
use core::cell::OnceCell;

/// A digit with exactly two places in a house: one of the two is true. Also called a conjugate
/// pair, a bilocal or bilocation link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bilocal {
    /// The digit with two places.
    pub digit: Digit,
    /// Where it has two.
    pub house: House,
    /// The two places, in the house's order.
    pub cells: [Cell; 2],
}

/// Facts about one digit's candidates. Dropped only when these change.
#[derive(Default)]
pub(crate) struct DigitFacts {
    /// See [`Marks::reducible`].
    pub(crate) reducible: OnceCell<bool>,
    /// See [`Marks::locked_in`].
    pub(crate) locked: OnceCell<HouseSet>,
}

/// Facts about the candidates of one house. Dropped only when these change.
#[derive(Default)]
pub(crate) struct HouseFacts {
    /// See [`Marks::subset_sizes`].
    pub(crate) subsets: OnceCell<Sizes>,
}

/// The shared facts of one state of the marks.
#[derive(Default)]
pub(super) struct Facts {
    bivalue: OnceCell<CellSet>,
    bilocal: OnceCell<Vec<Bilocal>>,
    rectangles: OnceCell<Vec<Rectangle>>,
    plain: OnceCell<Graph>,
    grouped: OnceCell<Graph>,
    sets: OnceCell<Vec<Als>>,
    joins: OnceCell<Joins>,
    with_sets: OnceCell<Graph>,
}

impl Marks {
    /// The open cells with exactly two candidates.
    pub fn bivalue(&self) -> CellSet {
        *self.facts().bivalue.get_or_init(|| {
            // Three bit planes count each cell's candidates up to "three or more".
            let (mut one, mut two, mut more) = (CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
            for digit in Digit::ALL {
                let cells = self.digit(digit);
                more |= two & cells;
                two |= one & cells;
                one |= cells;
            }
            two - more
        })
    }

    /// Every digit with exactly two places in a house, by digit, then by house. A pair that shares
    /// two houses (both in a block and a line) appears twice.
    pub fn bilocal(&self) -> &[Bilocal] {
        self.facts().bilocal.get_or_init(|| {
            let mut all = Vec::with_capacity(64);
            for digit in Digit::ALL {
                let places = self.all_places(digit);
                for house in House::ALL {
                    let mask = places[house.index()];
                    let rest = mask & mask.wrapping_sub(1);
                    if rest != 0 && rest & (rest - 1) == 0 {
                        let first = mask.trailing_zeros() as usize;
                        let second = rest.trailing_zeros() as usize;
                        let cells = [house.cell(first), house.cell(second)];
                        all.push(Bilocal { digit, house, cells });
                    }
                }
            }
            all
        })
    }

    /// The rectangles that may be deadly.
    pub(crate) fn rectangles(&self) -> &[Rectangle] {
        self.facts().rectangles.get_or_init(|| rectangles::all(self))
    }

    /// The graph of strong and weak links between single candidates.
    pub(crate) fn plain(&self) -> &Graph {
        self.facts().plain.get_or_init(|| Graph::new(self, Links::Plain))
    }

    /// The graph with groups too.
    pub(crate) fn grouped(&self) -> &Graph {
        self.facts().grouped.get_or_init(|| Graph::new(self, Links::Grouped))
    }

    /// The graph with groups and almost locked sets.
    pub(crate) fn with_sets(&self) -> &Graph {
        self.facts().with_sets.get_or_init(|| Graph::new(self, Links::Sets))
    }

    /// Every almost locked set, small ones first.
    pub(crate) fn almost_locked_sets(&self) -> &[Als] {
        self.facts().sets.get_or_init(|| sets::all(self))
    }

    /// How the almost locked sets are joined.
    pub(crate) fn joins(&self) -> &Joins {
        self.facts().joins.get_or_init(|| Joins::new(self.almost_locked_sets()))
    }
}
