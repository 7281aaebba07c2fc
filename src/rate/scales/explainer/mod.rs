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
//! use ninefold::rate::explainer::rate;
//! use ninefold::technique::Budget;
//! use ninefold::Grid;
//!
//! let grid: Grid =
//!     "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9".parse()?;
//! let ratings = rate(grid, &Budget::unlimited())?;
//! assert_eq!(ratings.to_string(), "2.3/1.2/1.2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod bulk;
mod chains;
mod difficulty;
mod find;
mod houses;
mod kind;
mod possible;
mod rules;
mod scale;
mod walk;

pub use kind::{Assumptions, GraveType, Inference, Kind, Links, LoopType};
pub use scale::ABOUT;
pub(super) use scale::ROW;

use crate::grid::{Candidate, CandidateSet, Clues};
use crate::rate::path::End;
use crate::rate::tenths::Tenths;
use crate::technique::{Budget, Flow, Spent};
use core::fmt;
use walk::{Report, Taken, Walked, walk};

/// The three ratings of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[non_exhaustive]
pub struct Ratings {
    /// The hardest step.
    pub er: Tenths,
    /// The hardest step up to the first that places a digit (pearl); 0.0 when none does.
    pub ep: Tenths,
    /// The first step (diamond).
    pub ed: Tenths,
}

impl fmt::Display for Ratings {
    /// As in lists: `7.1/1.2/1.2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.er, self.ep, self.ed)
    }
}

/// One step of the path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RatedStep {
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
/// The candidates of a Sukaku are taken as stated; a cell with one that no peer has counts as filled,
/// as in SukakuExplainer. A puzzle without a solution or with several has no rating; it ends at
/// [`Tenths::UNSOLVED`] or at any grid that the steps lead to, so check its uniqueness first.
///
/// # Errors
/// [`Spent`] when the budget was spent first.
pub fn rate(clues: impl Into<Clues>, budget: &Budget<'_>) -> Result<Ratings, Spent> {
    outcome(walk(board::Board::of(&clues.into()), budget, Report::Ratings))
}

/// Rates a puzzle and shows every step before it is taken; `each` returns whether to go on.
///
/// # Errors
/// [`Spent`] when the budget was spent first, or `each` stopped.
pub fn follow(
    clues: impl Into<Clues>,
    budget: &Budget<'_>,
    each: &mut dyn FnMut(&RatedStep) -> Flow,
) -> Result<Ratings, Spent> {
    let mut take = |taken: Taken<'_>| each(taken.step);
    outcome(walk(board::Board::of(&clues.into()), budget, Report::Steps(&mut take)))
}

fn outcome(walked: Walked) -> Result<Ratings, Spent> {
    if walked.end == End::Stopped { Err(Spent) } else { Ok(walked.ratings) }
}
