//! The proof size: how many constraints a person must hold in mind at once.
//!
//! At every position the smallest [proofs](crate::proof::Smallest) are looked for, and all that they
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

pub use explained::Explained;
pub use walk::follow;

use crate::canon::canonical;
use crate::grid::{Candidates, Clues, Solution};
use crate::position::Position;
use crate::proof::{Constraint, Smallest};
use crate::rate::about::About;
use crate::rate::figure::{Column, Figure, FigureKind};
use crate::rate::path::End;
use crate::rate::rating::{Rating, Tally};
use crate::rate::scale::{Each, Row, Rules, Scale};
use crate::solve::Puzzle;
use crate::technique::{Budget, Marks};
use core::ops::RangeInclusive;
use level::{Sizes, SoFar};

/// What the scale and its figures are called.
pub static ABOUT: About = About {
    name: "proof",
    title: ["Smallest proofs", "가장 작은 증명"],
    figures: &[
        Column::new("size", FigureKind::Size).labelled("proof size", "증명 크기").saying(
            "how many constraints must be held in mind at once for the hardest step",
            "가장 어려운 단계에서 한꺼번에 기억해야 하는 제약의 수",
        ),
        Column::new("least", FigureKind::Size)
            .labelled("least proof size", "증명 크기 하한")
            .saying("the least that the proof size can be", "증명 크기가 될 수 있는 가장 작은 값"),
    ],
    in_words: words::text,
};

/// The scale.
pub(super) static ROW: Row = Row {
    about: &ABOUT,
    of_step: "size",
    counts_steps: false,
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

/// The least and the greatest proof size that clues may have; they are equal unless the effort or
/// the budget came to its end. The greatest is [`Constraint::COUNT`] when nothing better is known.
///
/// These are the figures of [`Scale::PROOF`], for a program that knows the clues' only solution and
/// need not include a solver. The search goes up size by size. Now and then `so_far` gets the least that
/// the proof size can still be, and how many cells are open.
pub fn size(
    clues: impl Into<Clues>,
    solution: &Solution,
    budget: &Budget<'_>,
    so_far: &mut dyn FnMut(usize, usize),
) -> RangeInclusive<usize> {
    let clues = clues.into();
    let before = Marks::from(&clues.candidates()).candidates();
    let Sizes { end, size, least } = sizes(&clues, solution, &before, budget, so_far);
    least..=if end == End::Solved { size } else { Constraint::COUNT }
}

fn rating(scale: &Scale, position: &Position, budget: &Budget<'_>) -> Rating {
    let puzzle = position.puzzle();
    let before = position.marks().candidates();
    let Sizes { end, size, least } =
        sizes(puzzle.clues(), puzzle.solution(), &before, budget, &mut |_, _| {});
    let figures = [size, least].map(|size| Figure::Size(size as u32));
    Tally::new().rating(scale, end, figures.into())
}

/// The size of a position, in the canonical form of its puzzle: the effort ends at the same place
/// for all isomorphic puzzles.
fn sizes(
    clues: &Clues,
    solution: &Solution,
    before: &Candidates,
    budget: &Budget<'_>,
    so_far: &mut SoFar<'_>,
) -> Sizes {
    let to = *canonical(clues).transform();
    let mut smallest = Smallest::new(&to.candidates(before), &to.solution(solution));
    level::sizes(&mut smallest, budget, so_far)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Grid;

    fn puzzle(text: &str) -> Puzzle {
        text.parse::<Grid>().ok().and_then(|grid| Puzzle::new(grid).ok()).expect("a puzzle")
    }

    #[test]
    fn the_size_without_a_solver_is_the_size_of_the_scale() {
        let grid =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        let easy =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        for text in [grid, easy] {
            let puzzle = puzzle(text);
            let sukaku = Clues::from(Marks::from(&puzzle.candidates()).candidates());
            for clues in [*puzzle.clues(), sukaku] {
                let budget = Budget::unlimited();
                let mut told = Vec::new();
                let size = size(clues, puzzle.solution(), &budget, &mut |least, open| {
                    told.push((least, open));
                });
                // The least only rises, and open cells only get fewer.
                assert!(told.is_sorted_by(|a, b| a.0 <= b.0 && a.1 >= b.1), "{told:?}");
                assert_eq!(told.first().map(|first| first.0), Some(0));
                assert_eq!(told.last(), Some(&(*size.start(), 0)));
                let rating = Scale::PROOF.rate(&Puzzle::new(clues).expect("a puzzle"), &budget);
                let figures = [*size.end(), *size.start()].map(|n| Figure::Size(n as u32));
                assert!(rating.figures().map(|(_, figure)| figure).eq(figures), "{clues}");
            }
        }
        let puzzle = puzzle(grid);
        let none = size(puzzle.clues(), puzzle.solution(), &Budget::of(0), &mut |_, _| {});
        assert_eq!(*none.end(), Constraint::COUNT);
    }
}
