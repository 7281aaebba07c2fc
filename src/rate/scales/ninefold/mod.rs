//! Ninefold's own scale.
//!
//! A technique often finds several steps at once, and the choice can change what is needed later.
//! This scale takes the step that comes first in the canonical form of the puzzle, so that the
//! paths through isomorphic puzzles are images of each other. A half-solved position is treated
//! like its puzzle.

mod ranks;

use crate::canon::canonical;
use crate::position::{Position, start};
use crate::rate::about::About;
use crate::rate::figure::in_words;
use crate::rate::path::End;
use crate::rate::rating::{Rating, Sum};
use crate::rate::scale::{Each, Ranks, Row, Rules, Scale};
use crate::solve::Puzzle;
use crate::technique::{Budget, Marks};
use core::ops::ControlFlow;

static ABOUT: About =
    About { name: "ninefold", title: ["Ninefold"; 2], figures: Sum::FIGURES, in_words };

/// The scale.
pub(super) static ROW: Row = Row {
    about: &ABOUT,
    of_step: "score",
    counts_steps: true,
    ranks: ranks::RANKS,
    score_raises: false,
    rules: &Ninefold,
};

/// Tries the techniques of a scale's table, whichever scale that is.
pub(super) struct Ninefold;

impl Rules for Ninefold {
    fn rate(&self, scale: &Scale, puzzle: &Puzzle, budget: &Budget<'_>) -> Rating {
        rate(scale.table(), scale, puzzle, budget)
    }

    fn follow(
        &self,
        scale: &Scale,
        position: &Position,
        budget: &Budget<'_>,
        each: &mut Each<'_>,
    ) -> Rating {
        follow(scale.table(), scale, position, budget, each)
    }
}

/// How hard a puzzle is for these techniques. The scale gives the rating its names.
pub(in crate::rate) fn rate(
    ranks: Ranks<'_>,
    scale: &Scale,
    puzzle: &Puzzle,
    budget: &Budget<'_>,
) -> Rating {
    let mut marks = start(&puzzle.transformed(canonical(puzzle.clues()).transform()));
    walk(ranks, scale, &mut marks, budget, &mut |_, _| ControlFlow::Continue(()))
}

/// Follows a position by these techniques. The scale gives the rating its names.
pub(in crate::rate) fn follow(
    ranks: Ranks<'_>,
    scale: &Scale,
    position: &Position,
    budget: &Budget<'_>,
    each: &mut Each<'_>,
) -> Rating {
    let to = *canonical(position.puzzle().clues()).transform();
    let back = to.inverse();
    let proof = position.puzzle().transformed(&to).unique();
    let mut marks = to.marks(position.marks()).with_proof(&proof);
    walk(ranks, scale, &mut marks, budget, &mut |step, figure| each(back.step(&step), figure))
}

/// Takes the first step of the first technique that has one, again and again.
fn walk(
    ranks: Ranks<'_>,
    scale: &Scale,
    marks: &mut Marks,
    budget: &Budget<'_>,
    each: &mut Each<'_>,
) -> Rating {
    let mut sum = Sum::new();
    let end = loop {
        if marks.is_solved() {
            break End::Solved;
        }
        let mut found = None;
        let first = ranks.iter().enumerate().find(|(_, rank)| {
            marks.find_into(&mut found, rank.technique, budget);
            found.is_some()
        });
        let Some(((place, rank), step)) = first.zip(found) else {
            break End::without_step(marks, budget);
        };
        marks.apply(&step);
        let figure = sum.add(place, rank);
        if each(step, figure).is_break() {
            break End::Stopped;
        }
    };
    sum.rating(scale, end, |hardest, _| hardest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::Technique;

    #[test]
    fn every_technique_has_a_place_or_is_found_on_demand() {
        for technique in Technique::ALL {
            let on_demand = ranks::ON_DEMAND.contains(technique);
            let is_ranked = Scale::NINEFOLD.rank(*technique).is_some();
            assert_ne!(
                is_ranked, on_demand,
                "{technique}: either in RANKS or ON_DEMAND (ranks.rs)"
            );
        }
    }

    #[test]
    fn levels_rise() {
        let levels = ranks::RANKS.iter().map(|rank| rank.level);
        assert!(levels.is_sorted(), "a harder technique before an easier one");
    }
}
