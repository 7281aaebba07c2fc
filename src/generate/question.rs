//! The one question that making puzzles asks the engine: has this puzzle another solution?

use crate::grid::{Candidates, Cell, CellSet, DigitSet, Grid, Solution};
use crate::solve::{self, Verdict};
use alloc::vec::Vec;

/// Is there another solution than the one known, given some of its cells?
#[derive(Clone, Copy, Debug)]
pub(super) struct Question {
    /// The solution that is known.
    pub(super) solution: Solution,
    /// The cells that are given.
    pub(super) clues: CellSet,
    /// A cell where any other solution differs, if one is known: the only clue that a unique puzzle lost.
    /// Then the search need not find the known solution again.
    pub(super) differs: Option<Cell>,
}

impl Question {
    /// What is possible in each cell of another solution.
    fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::from(&given(&self.solution, self.clues));
        if let Some(cell) = self.differs {
            let others = candidates.get(cell) - DigitSet::of(self.solution.get(cell));
            candidates.set(cell, others);
        }
        candidates
    }

    /// Another solution, if there is one.
    pub(super) fn answer(&self) -> Option<Solution> {
        let candidates = self.candidates();
        if self.differs.is_some() {
            return solve::any(candidates);
        }
        match solve::check(candidates) {
            Verdict::Several([a, b]) => Some(if a == self.solution { b } else { a }),
            Verdict::Unique(_) | Verdict::None => None,
        }
    }
}

/// Answers many questions at once.
pub(super) fn answers(questions: &[Question], answers: &mut Vec<Option<Solution>>) {
    answers.clear();
    answers.extend(questions.iter().map(Question::answer));
}

/// The grid that shows some cells of a solution.
pub(super) fn given(solution: &Solution, clues: CellSet) -> Grid {
    let mut grid = Grid::EMPTY;
    for cell in clues {
        grid.set(cell, solution.get(cell));
    }
    grid
}
