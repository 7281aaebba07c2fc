//! Paths: a position followed step by step.

use super::figure::Figure;
use super::rating::Rating;
use super::scale::Each;
use crate::technique::{Budget, Marks, Spent, Step};
use alloc::vec::Vec;
use core::fmt;
use core::ops::ControlFlow;

/// How a path ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// Every cell has its digit.
    Solved,
    /// No technique of the scale finds a step.
    Stuck,
    /// A cell lost its last candidate, or a house its last place for a digit: the start of the path
    /// was wrong.
    Broken,
    /// The budget was spent, or the receiver stopped.
    Stopped,
}

impl End {
    /// Why no step was found.
    pub(super) fn without_step(marks: &Marks, budget: &Budget<'_>) -> End {
        match marks.is_broken() {
            _ if budget.is_spent() => End::Stopped,
            true => End::Broken,
            false => End::Stuck,
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            End::Solved => "solved",
            End::Stuck => "stuck: none of the techniques finds a step",
            End::Broken => "contradiction: a cell or a digit of a house has no candidate left",
            End::Stopped => "stopped before the end",
        })
    }
}

/// The steps that solve a position on a scale.
#[derive(Clone, Debug)]
pub struct Path {
    steps: Vec<Step>,
    figures: Vec<Figure>,
    rating: Rating,
}

impl Path {
    /// The path that `follow` passes on step by step.
    pub(super) fn followed(follow: impl FnOnce(&mut Each<'_>) -> Rating) -> Path {
        let (mut steps, mut figures) = (Vec::new(), Vec::new());
        let rating = follow(&mut |step, figure| {
            steps.push(step);
            figures.push(figure);
            ControlFlow::Continue(())
        });
        Path { steps, figures, rating }
    }

    /// The steps in their order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The figure of each step on the scale: its score, or its own rating.
    pub fn figures(&self) -> &[Figure] {
        &self.figures
    }

    /// The rating of the position.
    pub const fn rating(&self) -> &Rating {
        &self.rating
    }
}

/// The first steps of a path that `follow` passes on, at most this many.
pub(super) fn first(
    most: usize,
    budget: &Budget<'_>,
    follow: impl FnOnce(&mut Each<'_>) -> Rating,
) -> Result<Vec<Step>, Spent> {
    let mut first = Vec::new();
    if most > 0 {
        follow(&mut |step, _| {
            first.push(step);
            if first.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    if first.len() < most && budget.is_spent() { Err(Spent) } else { Ok(first) }
}
