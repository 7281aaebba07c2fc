//! The proof size: how many constraints a person must hold in mind at once.
//!
//! At every position the smallest [proofs](crate::proof::smallest) are looked for, and all that they
//! show is taken at once. The largest of them on the path is the puzzle's proof size: the least size
//! of proofs that suffices to solve it. It needs no table of techniques, and is the same for all
//! isomorphic puzzles. Singles have size 0: a constraint with one candidate left is seen, not held in
//! mind.
//!
//! Whatever a proof shows, it still shows when other candidates are gone. So for the size alone any
//! proof that is not larger than one before may be taken at any time, and the search has to fail for
//! all candidates only once for each size.

mod explained;
mod level;
mod name;
mod walk;
mod words;

pub(super) use words::text;

pub use explained::Explained;
pub use walk::follow;

use super::path::End;
use super::position::Position;
use super::rating::{Figure, Rating, Tally};
use super::scale::{Each, Row, Rules, Scale};
use crate::canon::Canoniser;
use crate::grid::Transform;
use crate::proof::{Constraint, Smallest};
use crate::solve::Puzzle;
use crate::technique::Budget;
use alloc::borrow::ToOwned;
use level::Sizes;

/// The scale.
pub(super) static ROW: Row = Row {
    name: "proof",
    figures: &["size", "least"],
    read: |text| match text.parse() {
        Ok(size) => Ok(Figure::Size(size)),
        Err(_) => Err("expected a number of constraints such as 4".to_owned()),
    },
    ranks: &[],
    score_raises: false,
    rules: &ProofSize,
};

struct ProofSize;

impl Rules for ProofSize {
    fn rate(&self, scale: &Scale, puzzle: &Puzzle, budget: &Budget<'_>) -> Rating {
        rating(scale, &Position::start(*puzzle), budget)
    }

    fn follow(
        &self,
        scale: &Scale,
        position: &Position,
        budget: &Budget<'_>,
        each: &mut Each<'_>,
    ) -> Rating {
        let mut take = |explained: Explained| {
            let figure = Figure::Size(explained.size as u32);
            each(explained.step, figure)
        };
        match follow(position, budget, &mut take) {
            End::Solved => rating(scale, position, budget),
            end => {
                let bounds = [Constraint::COUNT as u32, 0].map(Figure::Size);
                Tally::new().rating(scale, end, bounds.into())
            }
        }
    }
}

/// The size of a position, in the canonical form of its puzzle: the effort ends at the same place
/// for all isomorphic puzzles.
fn rating(scale: &Scale, position: &Position, budget: &Budget<'_>) -> Rating {
    let to = to_canonical(position.puzzle());
    let puzzle = position.puzzle().transformed(&to);
    let marks = to.marks(position.marks());
    let mut smallest = Smallest::new(&marks.candidates(), puzzle.solution());
    let Sizes { end, size, least } = level::sizes(&mut smallest, budget);
    let figures = [size, least].map(|size| Figure::Size(size as u32));
    Tally::new().rating(scale, end, figures.into())
}

/// The transformation to the canonical form, of a Sukaku as well.
fn to_canonical(puzzle: &Puzzle) -> Transform {
    *Canoniser::new().clues(puzzle.clues()).transform()
}
