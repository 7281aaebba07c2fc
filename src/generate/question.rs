//! The one question that puzzle making asks the engine: does this puzzle have another solution?

use crate::grid::{CellSet, Grid, Solution};
pub(super) use crate::solve::{Ask, Asker, Known, Question, answer, other};
use alloc::vec::Vec;

/// Whether the known solution is unique, for each question.
pub(super) fn alone(questions: &[Question]) -> Vec<bool> {
    let mut list = List { questions, asked: 0, alone: alloc::vec![true; questions.len()] };
    answer(&mut list);
    list.alone
}

/// Questions that do not depend on each other.
struct List<'a> {
    questions: &'a [Question],
    asked: usize,
    alone: Vec<bool>,
}

impl Asker for List<'_> {
    fn ask(&mut self) -> Ask {
        let Some(question) = self.questions.get(self.asked) else { return Ask::End };
        self.asked += 1;
        Ask::Question(self.asked - 1, *question)
    }

    fn found(&mut self, place: usize, solution: &Known) -> bool {
        self.alone[place] = self.questions[place].known.differing(solution).is_empty();
        self.alone[place]
    }

    fn done(&mut self, _place: usize) {}
}

/// The grid with some cells of a solution.
pub(super) fn given(solution: &Solution, clues: CellSet) -> Grid {
    let mut grid = Grid::EMPTY;
    for cell in clues {
        grid.set(cell, solution.get(cell));
    }
    grid
}
