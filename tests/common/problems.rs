//! Random problems of every kind, the same on every run.

use ninefold::solve::reference::{self, Listing};
use ninefold::{Candidates, Cell, Clues, Digit, DigitSet, Grid, Solution, Transform};
use std::ops::ControlFlow;

/// A small generator of random numbers (SplitMix64, G. Steele and others, 2014).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub(crate) fn digit(&mut self) -> Digit {
        Digit::ALL[self.below(9)]
    }

    pub(crate) fn transform(&mut self) -> Transform {
        Transform::geometry(self.next() as u32 % 3_359_232)
            .then(&Transform::relabelling(self.next() as u32 % 362_880))
    }

    fn shuffled(&mut self) -> [Digit; 9] {
        let mut digits = Digit::ALL;
        for i in (1..9).rev() {
            digits.swap(i, self.below(i + 1));
        }
        digits
    }

    /// A complete grid: three random blocks on the diagonal, completed by the reference solver.
    pub(crate) fn solution(&mut self) -> Solution {
        let mut grid = Grid::EMPTY;
        for block in 0..3 {
            for (i, digit) in self.shuffled().into_iter().enumerate() {
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
    pub(crate) fn part(&mut self, solution: &Solution) -> Grid {
        let mut grid = Grid::from(solution);
        let kept = 22 + self.below(20);
        while grid.clue_count() > kept {
            grid.set(Cell::from_index(self.below(81)), None);
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
                let (cell, digit) = (Cell::from_index(self.below(81)), self.digit());
                grid.set(cell, digit);
            }
            1 => {
                // Digits at random.
                grid = Grid::EMPTY;
                for _ in 0..10 + self.below(30) {
                    grid.set(Cell::from_index(self.below(81)), self.digit());
                }
            }
            2 | 3 => {
                // Candidates: the solution's, with others at random.
                let share = 1 + self.next() % 3;
                let mut sets = [DigitSet::EMPTY; 81];
                for (set, &digit) in sets.iter_mut().zip(solution.digits()) {
                    *set = Digit::ALL.into_iter().filter(|_| self.next() % 8 < share).collect();
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
