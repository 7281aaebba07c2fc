//! The scale of Sudoku Explainer 1.2.1: the ratings ER, EP and ED that lists of hard puzzles state.
//!
//! Based on the rules that the program follows and on traces of its runs. Rules are tried from the
//! easiest on; the first step found is taken. ER is the hardest step on the way to the solution, EP
//! the hardest up to the first digit that is placed, ED the first step.
//!
//! Up to 8.9 every step is the original's. From 9.0 on, the original visits eliminations in an
//! order that depends on its Java machine; here they are visited row by row.
//!
//! ```
//! use ninefold::rate::explainer::{Outcome, Unlimited, rate};
//! use ninefold::{Clues, Grid};
//!
//! let grid: Grid =
//!     "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9".parse()?;
//! let Outcome::Rated(rating) = rate(&Clues::from(grid), &mut Unlimited) else { panic!() };
//! assert_eq!(rating.to_string(), "2.3/1.2/1.2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod budget;
mod bug;
mod bulk;
mod chains;
mod exclusion;
mod fish;
mod hint;
mod houses;
mod kind;
mod locking;
mod loop_types;
mod loops;
mod singles;
mod subsets;
mod tenths;
mod walk;
mod wings;

pub use budget::{Budget, Unlimited};
pub use kind::{Assumptions, Depth, GraveType, Kind, Links, LoopType};
pub use tenths::{NoRating, Tenths};
pub use walk::Outcome;

use crate::grid::{Candidate, CandidateSet, Clues};
use core::fmt;
use core::ops::ControlFlow;

/// The three ratings of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Rating {
    /// The hardest step.
    pub er: Tenths,
    /// The hardest step up to the first that places a digit (pearl); 0.0 when none does.
    pub ep: Tenths,
    /// The first step (diamond).
    pub ed: Tenths,
}

impl fmt::Display for Rating {
    /// As in lists: `7.1/1.2/1.2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.er, self.ep, self.ed)
    }
}

/// One step of the walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// How hard it is.
    pub rating: Tenths,
    /// What kind of step it is.
    pub kind: Kind,
    /// The digit that it places, which is then removed from the cell's peers.
    pub placement: Option<Candidate>,
    /// The candidates that it removes, without those that the placement rules out elsewhere.
    pub eliminations: CandidateSet,
    /// How many nodes its chains have, chains inside chains included; 0 for other steps.
    pub complexity: u32,
}

/// Rates a puzzle as given: isomorphic puzzles can have different ratings.
///
/// Candidates (a Sukaku) are taken as stated, in empty cells. A puzzle without a solution or with
/// several has no rating; it ends at [`Tenths::UNSOLVED`] or at any grid that the steps lead to, so
/// check its uniqueness first.
pub fn rate(clues: &Clues, budget: &mut dyn Budget) -> Outcome {
    walk::walk(board::Board::of(clues), budget, None)
}

/// Rates a puzzle and shows every step before it is taken.
pub fn follow(
    clues: &Clues,
    budget: &mut dyn Budget,
    each: &mut dyn FnMut(&Step) -> ControlFlow<()>,
) -> Outcome {
    walk::walk(board::Board::of(clues), budget, Some(each))
}
