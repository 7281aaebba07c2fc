//! Paths: an order followed step by step.

use super::arrivals::Arrivals;
use super::grade::Grade;
use super::order::Order;
use crate::canon::canonical;
use crate::grid::{Clues, Transform};
use crate::solve::Puzzle;
use crate::technique::{Flow, Marks, Step};
use alloc::vec::Vec;
use core::fmt;
use core::ops::ControlFlow;

/// How following an order ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// Every cell has its digit.
    Solved,
    /// No technique of the order finds a step.
    Stuck,
    /// A cell lost its last candidate, or a house its last place for a digit: the marks that the
    /// path began with were wrong.
    Broken,
    /// Whoever watched the steps had seen enough.
    Stopped,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            End::Solved => "solved",
            End::Stuck => "stuck: none of the techniques finds a step",
            End::Broken => "contradiction: a cell or a digit of a house has no candidate left",
            End::Stopped => "stopped",
        })
    }
}

/// The steps that solve a puzzle in an order.
#[derive(Clone, Debug)]
pub struct Path {
    steps: Vec<Step>,
    grade: Grade,
}

impl Path {
    /// The path through a puzzle, in which techniques may reason from its uniqueness.
    ///
    /// Of several steps of a technique an order that goes by the canonical form (see
    /// [`Order::is_canonical`]) takes the one that comes first there, so the paths through
    /// isomorphic puzzles are images of each other. Other orders take the first in reading order,
    /// and so does [`Path::onwards`].
    pub fn of(puzzle: &Puzzle, order: &Order) -> Path {
        let Some(to) = canonical_transform(puzzle, order) else {
            return Path::onwards(&start(puzzle), order);
        };
        let back = to.inverse();
        let mut path = Path::onwards(&start(&puzzle.transformed(&to)), order);
        path.steps.iter_mut().for_each(|step| *step = back.step(step));
        path
    }

    /// The path onwards from these marks.
    pub fn onwards(marks: &Marks, order: &Order) -> Path {
        let mut steps = Vec::new();
        let go_on = &mut |_: &Marks, _: &Step| ControlFlow::Continue(());
        let grade = order.walk(&mut marks.clone(), go_on, &mut |step| steps.push(step));
        Path { steps, grade }
    }

    /// The steps in their order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What the path says about the puzzle.
    pub const fn grade(&self) -> &Grade {
        &self.grade
    }
}

impl Order {
    /// Takes the next step again and again until the marks are solved or there is none, and says
    /// what that tells about them. `each` sees every step with the marks before it, and says
    /// whether to go on; a step that it stops at is not taken.
    pub fn follow(&self, marks: &mut Marks, each: &mut dyn FnMut(&Marks, &Step) -> Flow) -> Grade {
        self.walk(marks, each, &mut |_| {})
    }

    /// How hard a puzzle is: the grade of [`Path::of`], without keeping the steps.
    pub fn grade(&self, puzzle: &Puzzle) -> Grade {
        let mut marks = match canonical_transform(puzzle, self) {
            Some(to) => start(&puzzle.transformed(&to)),
            None => start(puzzle),
        };
        self.follow(&mut marks, &mut |_, _| ControlFlow::Continue(()))
    }

    /// Follows the order; `before` sees each step with the marks before it and says whether to go
    /// on, `after` gets the step when it has been taken.
    fn walk(
        &self,
        marks: &mut Marks,
        before: &mut dyn FnMut(&Marks, &Step) -> Flow,
        after: &mut dyn FnMut(Step),
    ) -> Grade {
        let mut grade = Grade::new(self);
        let mut arrivals = self.takes_singles_as_they_arise().then(|| Arrivals::of(marks));
        'steps: while !marks.is_solved() {
            for place in self.places() {
                let Some((place, step)) = self.take_at(place, marks, arrivals.as_ref()) else {
                    continue;
                };
                if before(marks, &step).is_break() {
                    return grade.ended(End::Stopped);
                }
                grade.add(place);
                marks.apply(&step);
                if let Some(arrivals) = &mut arrivals {
                    arrivals.apply(&step);
                }
                after(step);
                continue 'steps;
            }
            return grade.ended(if marks.is_broken() { End::Broken } else { End::Stuck });
        }
        grade.ended(End::Solved)
    }
}

/// The way to the canonical form, if the order goes by that and the puzzle has one.
fn canonical_transform(puzzle: &Puzzle, order: &Order) -> Option<Transform> {
    match puzzle.clues() {
        Clues::Grid(grid) if order.is_canonical() => Some(*canonical(grid).transform()),
        _ => None,
    }
}

/// The marks at the start of a puzzle, with the proof of its uniqueness.
pub fn start(puzzle: &Puzzle) -> Marks {
    let marks = match puzzle.clues() {
        Clues::Grid(grid) => Marks::new(grid),
        Clues::Candidates(candidates) => Marks::from(candidates),
    };
    marks.with_proof(&puzzle.unique())
}
