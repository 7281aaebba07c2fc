//! The one question that making puzzles asks the engine: has this puzzle another solution?

use crate::grid::{Cell, CellSet, Grid, Solution};
use crate::solve::{self, Except, Verdict};
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

/// What is said to a question.
#[derive(Clone, Copy, Debug)]
pub(super) enum Reply {
    /// The known solution is the only one.
    Alone,
    /// There is another, which nobody looked at.
    Another,
    /// Here is another.
    This(Solution),
}

impl Reply {
    /// Whether there is no other solution.
    pub(super) const fn is_alone(&self) -> bool {
        matches!(self, Reply::Alone)
    }
}

impl Question {
    /// The reply to this question alone.
    pub(super) fn reply(&self) -> Reply {
        let grid = given(&self.solution, self.clues);
        match self.differs {
            Some(cell) => told(solve::count(Except { grid, cell, digit: self.solution[cell] }, 1)),
            None => self.judge(solve::check(grid)),
        }
    }

    fn judge(&self, verdict: Verdict) -> Reply {
        match verdict {
            Verdict::Several([a, b]) => Reply::This(if a == self.solution { b } else { a }),
            Verdict::Unique(_) | Verdict::None => Reply::Alone,
        }
    }
}

/// The reply when other solutions are counted.
const fn told(count: u64) -> Reply {
    if count == 0 { Reply::Alone } else { Reply::Another }
}

/// Replies to many questions at once.
pub(super) fn replies(questions: &[Question], replies: &mut Vec<Reply>) {
    let pinned = questions.iter().filter_map(|question| {
        let cell = question.differs?;
        let grid = given(&question.solution, question.clues);
        Some(Except { grid, cell, digit: question.solution[cell] })
    });
    let open = questions.iter().filter(|question| question.differs.is_none());
    let mut counts = solve::batch(pinned).count(1).into_iter();
    let verdicts = solve::batch(open.map(|q| given(&q.solution, q.clues))).verdicts();
    let mut verdicts = verdicts.into_iter();
    replies.clear();
    replies.extend(questions.iter().map(|question| match question.differs {
        Some(_) => told(counts.next().unwrap_or(0)),
        None => question.judge(verdicts.next().unwrap_or(Verdict::None)),
    }));
}

/// The grid that shows some cells of a solution.
pub(super) fn given(solution: &Solution, clues: CellSet) -> Grid {
    let mut grid = Grid::EMPTY;
    for cell in clues {
        grid.set(cell, solution.get(cell));
    }
    grid
}
