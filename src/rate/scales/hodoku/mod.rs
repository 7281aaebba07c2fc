//! HoDoKu's scale: its order of techniques, levels and scores, and its own way of taking steps.
//!
//! HoDoKu reads the grid as it stands, takes singles in the order in which they arise, and for some
//! techniques takes the best step instead of the first. It has its own searches for several
//! techniques, see [`searches`]; they decide which step is found, and so the score. A high score raises
//! the level.
//!
//! The other techniques take the library's finders: the first step found, or the best of all, by
//! [`choices`]. What such a finder finds first therefore decides scores, and
//! `tests/logic/rating.rs` compares these with HoDoKu's.

mod als;
mod carry_out;
mod choices;
mod forcing;
mod franken;
mod locked;
mod loops;
mod ranks;
mod rectangle;
mod rectangles;
mod remote_pair;
mod searches;
mod seen;
mod single_queues;
mod sue_de_coq;
mod tables;
mod weight;
mod xy_chain;

use crate::level::Level;
use crate::position::{Position, start};
use crate::rate::about::About;
use crate::rate::figure::in_words;
use crate::rate::path::End;
use crate::rate::rating::{Rating, Sum};
use crate::rate::scale::{Each, Rank, Row, Rules, Scale};
use crate::solve::Puzzle;
use crate::technique::{Budget, Marks, Step};
use core::ops::ControlFlow;
use seen::Seen;
use single_queues::SingleQueues;

static ABOUT: About =
    About { name: "hodoku", title: ["HoDoKu"; 2], figures: Sum::FIGURES, in_words };

/// The scale.
pub(super) static ROW: Row = Row {
    about: &ABOUT,
    of_step: "score",
    counts_steps: true,
    ranks: ranks::RANKS,
    score_raises: true,
    rules: &Hodoku,
};

struct Hodoku;

impl Rules for Hodoku {
    fn rate(&self, scale: &Scale, puzzle: &Puzzle, budget: &Budget<'_>) -> Rating {
        walk(scale, &mut start(puzzle), budget, &mut |_, _| ControlFlow::Continue(()))
    }

    fn follow(
        &self,
        scale: &Scale,
        position: &Position,
        budget: &Budget<'_>,
        each: &mut Each<'_>,
    ) -> Rating {
        walk(scale, &mut position.marks().clone(), budget, each)
    }
}

/// The highest score of each level but the last: a puzzle with a higher one is of a higher level.
const LIMITS: [u32; 4] = [800, 1000, 1600, 1800];

/// The level of a puzzle with this hardest technique's level and this score.
fn level(hardest: Level, score: u32) -> Level {
    let by_score = LIMITS.iter().filter(|limit| score > **limit).count();
    hardest.max(Level::ALL[by_score])
}

fn walk(scale: &Scale, marks: &mut Marks, budget: &Budget<'_>, each: &mut Each<'_>) -> Rating {
    let mut sum = Sum::new();
    let mut queues = SingleQueues::of(marks);
    let end = loop {
        if marks.is_solved() {
            break End::Solved;
        }
        let seen = Seen::new(marks, budget);
        // Asked between two techniques, since HoDoKu's own searches are short, and within the common ones.
        let mut ranks = scale.ranks().enumerate().take_while(|_| budget.spend(1).is_continue());
        let found = ranks.find_map(|(place, rank)| take(scale, place, rank, &seen, &queues));
        let Some((place, rank, step)) = found.filter(|_| !budget.is_spent()) else {
            break End::without_step(marks, budget);
        };
        marks.apply(&step);
        queues.apply(&step);
        let figure = sum.add(place, rank);
        if each(step, figure).is_break() {
            break End::Stopped;
        }
    };
    sum.rating(scale, end, level)
}

/// The step that is taken at a place of the table, if there is one, with its technique's own place.
fn take(
    scale: &Scale,
    place: usize,
    rank: &'static Rank,
    seen: &Seen<'_>,
    queues: &SingleQueues,
) -> Option<(usize, &'static Rank, Step)> {
    let step = searches::find(rank.technique, seen, queues)?;
    // The step's value is fixed; another technique may supply the evidence.
    let is_own = |own: &(usize, &'static Rank)| {
        own.1.technique == step.technique() && own.1.score == rank.score
    };
    let (place, rank) = scale.ranks().enumerate().find(is_own).unwrap_or((place, rank));
    Some((place, rank, step))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_high_score_raises_the_level() {
        assert_eq!(level(Level::Easy, 800), Level::Easy);
        assert_eq!(level(Level::Easy, 801), Level::Medium);
        assert_eq!(level(Level::Easy, 1601), Level::Unfair);
        assert_eq!(level(Level::Easy, 1801), Level::Extreme);
        assert_eq!(level(Level::Extreme, 4), Level::Extreme);
    }
}
