//! Random problems of every kind, the same on every run.

use ninefold::generate::{Random, Seed};
use ninefold::solve::reference::{self, Listing};
use ninefold::{Candidates, Cell, Clues, Digit, DigitSet, Grid, Solution, Transform};
use std::ops::ControlFlow;

/// Draws problems.
pub(crate) struct Problems(Random);

impl Problems {
    pub(crate) fn new(seed: u64) -> Problems {
        Problems(Random::new(Seed(seed)))
    }

    pub(crate) fn transform(&mut self) -> Transform {
        self.0.transform()
    }

    /// Below `n`.
    fn below(&mut self, n: u32) -> usize {
        self.0.below(n) as usize
    }

    fn cell(&mut self) -> Cell {
        Cell::from_index(self.below(81))
    }

    fn digit(&mut self) -> Digit {
        Digit::ALL[self.below(9)]
    }

    /// A complete grid: three random blocks on the diagonal, completed by the reference solver.
    pub(crate) fn solution(&mut self) -> Solution {
        let mut grid = Grid::EMPTY;
        for block in 0..3 {
            let mut digits = Digit::ALL;
            self.0.shuffle(&mut digits);
            for (i, digit) in digits.into_iter().enumerate() {
                let (row, column) = (3 * block + i / 3, 3 * block + i % 3);
                grid.set(Cell::from_index(9 * row + column), digit);
            }
        }
        let mut found = None;
        let _ = reference::solutions(grid, Listing::Any, &mut |solution| {
            found = Some(solution);
            ControlFlow::Break(())
        });
        self.transform().solution(&found.expect("three blocks on the diagonal can be completed"))
    }

    /// Some clues of a solution: enough for one solution or a few, rarely for many.
    fn part(&mut self, solution: &Solution) -> Grid {
        let mut grid = Grid::from(solution);
        let kept = 22 + self.below(20);
        while grid.clue_count() > kept {
            grid.set(self.cell(), None);
        }
        grid
    }

    /// Givens and candidates, with one solution, several or none, including plain contradictions.
    pub(crate) fn problem(&mut self, solution: &Solution) -> Clues {
        let transform = self.transform();
        let solution = transform.solution(solution);
        let mut grid = self.part(&solution);
        match self.below(6) {
            0 => {
                // A wrong digit somewhere.
                let (cell, digit) = (self.cell(), self.digit());
                grid.set(cell, digit);
            }
            1 => {
                // Digits at random.
                grid = Grid::EMPTY;
                for _ in 0..10 + self.below(30) {
                    grid.set(self.cell(), self.digit());
                }
            }
            2 | 3 => {
                // Candidates: the solution's, with others at random.
                let share = 1 + self.below(3);
                let mut sets = [DigitSet::EMPTY; 81];
                for (set, &digit) in sets.iter_mut().zip(solution.digits()) {
                    *set = Digit::ALL.into_iter().filter(|_| self.below(8) < share).collect();
                    if self.below(400) != 0 {
                        set.insert(digit);
                    }
                }
                return Clues::Candidates(Candidates::from_sets(sets));
            }
            _ => {}
        }
        Clues::Grid(grid)
    }
}
