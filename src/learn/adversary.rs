//! A search for puzzles that cost a rung many calls.

use super::board::Board;
use super::dimensions::Spot;
use super::masks::Masks;
use super::observe::{Counter, Stopped};
use super::rungs::{Ended, Rung};
use crate::grid::{Candidates, Cell, Digit, Grid, Solution, Transform};
use alloc::vec::Vec;

/// After this many neighbours without progress the search starts again.
const PATIENCE: u32 = 400;

/// Random descents for a first estimate, and for a reliable one.
const PROBES: [u32; 2] = [300, 6_000];

/// After a puzzle that cost less than estimated, the same climb runs another one only when the
/// estimate has grown by this factor.
const GROWTH: f64 = 1.2;

/// A puzzle with exactly one solution, and its cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Costly {
    /// The puzzle.
    pub puzzle: Grid,
    /// Its one solution.
    pub solution: Solution,
    /// The calls up to the solution; with `more`, the search made this many calls and was not over.
    pub calls: u64,
    /// Whether the count ended at the limit.
    pub more: bool,
}

/// A search for puzzles that cost a rung many calls.
///
/// It keeps the costliest puzzle so far and tries its neighbours: rows, columns, bands or stacks
/// exchanged; a few givens removed and others added from the same solution. From time to time it
/// starts again. Rungs that take the blanks in row-major order and the digits upwards are slow when
/// few givens are at the top and the solution begins with large digits. For these rungs the digits
/// are relabelled so that the first row reads 987654321, and givens at the top are removed first.
/// With a limit on the calls, that would cost too many; then exchanging two digits makes a neighbour
/// too.
///
/// Counting 10⁸ calls takes seconds. So for rungs in row-major order, random descents first
/// estimate the size of the search tree (D. E. Knuth, *Estimating the efficiency of backtrack
/// programs*, 1975), and only puzzles that may be the best so far are run.
///
/// `below` returns a random number below its argument. `solvable` returns whether candidates have a
/// solution, since the ladder has no solver that proves it.
pub struct Adversary<B, S> {
    rung: Rung,
    limit: u64,
    keep_within: bool,
    below: B,
    solvable: S,
    current: Option<Place>,
    best: Option<Costly>,
    vain: u32,
    /// The estimate of the puzzle that was run last in this climb.
    run_at: f64,
}

/// The current state of a climb.
#[derive(Clone, Copy)]
struct Place {
    puzzle: Grid,
    solution: Solution,
    /// Calls, counted or estimated.
    height: f64,
}

impl<B: FnMut(u32) -> u32, S: FnMut(Candidates) -> bool> Adversary<B, S> {
    /// Searches for a puzzle that costs `rung` more than `limit` calls: one that does is the best
    /// possible. With `keep_within`, puzzles above the limit do not count, and the search is for
    /// the costliest one within it.
    pub fn new(rung: Rung, limit: u64, keep_within: bool, below: B, solvable: S) -> Self {
        let (current, best) = (None, None);
        let (vain, run_at) = (0, 0.0);
        Adversary { rung, limit, keep_within, below, solvable, current, best, vain, run_at }
    }

    /// The costliest puzzle so far.
    pub const fn best(&self) -> Option<&Costly> {
        self.best.as_ref()
    }

    /// Whether nothing better can be found.
    pub fn is_done(&self) -> bool {
        self.best.is_some_and(|best| best.more || best.calls == self.limit)
    }

    /// Tries one puzzle; returns true when it is the best so far.
    pub fn step(&mut self) -> bool {
        let tried = match self.current {
            Some(current) if self.vain < PATIENCE => self.neighbour(&current),
            Some(top) if self.climbs() && top.height > self.run_at => {
                // The top of this climb has not been run yet.
                self.run_at = top.height;
                return self.run_at > self.best_calls() && self.improves(top.puzzle, top.solution);
            }
            _ => {
                (self.current, self.vain, self.run_at) = (None, 0, 0.0);
                self.afresh()
            }
        };
        self.vain += 1;
        let height = self.current.map_or(0.0, |current| current.height);
        let Some((puzzle, solution)) = tried else { return false };
        if self.climbs() {
            return self.promises(puzzle, solution, height) && self.improves(puzzle, solution);
        }
        self.improves(puzzle, solution)
    }

    fn best_calls(&self) -> f64 {
        self.best.map_or(0.0, |best| best.calls as f64)
    }

    /// Runs a puzzle and keeps it if it is the best so far, or the best of this climb.
    fn improves(&mut self, puzzle: Grid, solution: Solution) -> bool {
        let Some(found) = self.weigh(puzzle, solution) else { return false };
        let height = found.calls as f64;
        if !self.climbs() && self.current.is_none_or(|current| height > current.height) {
            (self.current, self.vain) = (Some(Place { puzzle, solution, height }), 0);
        }
        let best = self.best.is_none_or(|b| (found.more, found.calls) > (b.more, b.calls));
        if best {
            self.best = Some(found);
        }
        best
    }

    /// Climbs by estimates; returns true when the puzzle should be run, because it may be above the
    /// limit. (The top of a climb is always run.)
    fn promises(&mut self, puzzle: Grid, solution: Solution, height: f64) -> bool {
        let mut estimate = 0.0;
        for probes in PROBES {
            estimate = self.estimate(&puzzle, probes);
            if estimate <= height {
                return false;
            }
        }
        (self.current, self.vain) = (Some(Place { puzzle, solution, height: estimate }), 0);
        let enough = (GROWTH * self.run_at).max(self.limit as f64);
        let run = self.best.is_none() || estimate > enough;
        if run {
            self.run_at = estimate;
        }
        run
    }

    /// The size of the tree that row-major search has on a puzzle: the mean over random descents of
    /// the number of nodes if every level branched as it does on that path.
    fn estimate(&mut self, puzzle: &Grid, probes: u32) -> f64 {
        let board = Board::from(puzzle);
        let start = Masks::of(&board);
        let blanks: Vec<Spot> = board.blanks().collect();
        let mut sum = 0.0;
        for _ in 0..probes {
            let mut masks = start.clone();
            let mut nodes = 1.0;
            for &spot in &blanks {
                let fits = masks.fits(spot);
                if fits.is_empty() {
                    break;
                }
                nodes *= fits.len() as f64;
                sum += nodes;
                let chosen = (self.below)(fits.len() as u32) as usize;
                if let Some(digit) = fits.iter().nth(chosen) {
                    masks.place(spot, digit);
                }
            }
        }
        sum / f64::from(probes)
    }

    /// Counts the calls of a puzzle, only as far as needed.
    fn weigh(&mut self, puzzle: Grid, solution: Solution) -> Option<Costly> {
        let mut counter = Counter::with_limit(self.limit);
        match self.rung.count(&Board::from(&puzzle), &mut counter) {
            Ok(Ended::Solved(_)) => {
                let calls = counter.until_solution().calls;
                Some(Costly { puzzle, solution, calls, more: false })
            }
            Err(Stopped::Limit) if !self.keep_within => {
                Some(Costly { puzzle, solution, calls: self.limit, more: true })
            }
            _ => None,
        }
    }

    /// A random complete grid with as many givens removed as possible.
    fn afresh(&mut self) -> Option<(Grid, Solution)> {
        let mut diagonal = Grid::EMPTY;
        for block in [0, 4, 8] {
            let digits = self.shuffled(Digit::ALL.to_vec());
            let cells = crate::grid::House::block(block).cells();
            cells.iter().zip(digits).for_each(|(cell, digit)| diagonal.set(cell, digit));
        }
        let Ok(Ended::Solved(board)) = Rung::Propagation.solve(&Board::from(&diagonal)) else {
            return None;
        };
        let geometry = Transform::geometry((self.below)(Transform::GEOMETRIES));
        let complete = geometry.grid(&board.grid()?);
        let solution = self.relabelled(&complete)?;
        Some(self.dressed(&solution, None))
    }

    /// A similar puzzle.
    fn neighbour(&mut self, from: &Place) -> Option<(Grid, Solution)> {
        if (self.below)(3) > 0 {
            let moved = self.small_move();
            let puzzle = moved.grid(&from.puzzle);
            let complete = moved.grid(&from.solution.grid());
            let relabelled = self.relabelled(&complete)?;
            let relabel = relabelling(&complete, &relabelled)?;
            return Some((relabel.grid(&puzzle), relabelled));
        }
        Some(self.dressed(&from.solution, Some(&from.puzzle)))
    }

    /// Whether the search climbs by estimates and keeps the first row at 987654321.
    fn climbs(&self) -> bool {
        self.rung.properties().first_in_order && !self.keep_within
    }

    /// The same grid relabelled: the first row becomes 987654321 when the search [climbs], otherwise
    /// two digits are sometimes exchanged.
    ///
    /// [climbs]: Adversary::climbs
    fn relabelled(&mut self, complete: &Grid) -> Option<Solution> {
        let mut digits = Digit::ALL;
        if !self.climbs() {
            if (self.below)(3) == 0 {
                digits.swap((self.below)(9) as usize, (self.below)(9) as usize);
            }
            return relabel(digits).and_then(|swap| Solution::try_from(swap.grid(complete)).ok());
        }
        for column in 0..9 {
            digits[complete.get(Cell::at(0, column))?.index()] = Digit::from_index(8 - column);
        }
        Solution::try_from(relabel(digits)?.grid(complete)).ok()
    }

    /// Two rows of a band, two columns of a stack, two bands or two stacks exchanged, or a
    /// transposition.
    fn small_move(&mut self) -> Transform {
        let mut lines: [u8; 9] = core::array::from_fn(|i| i as u8);
        let same = lines;
        let (chute, a, b) = ((self.below)(3) as usize, (self.below)(3), (self.below)(3));
        let (a, b) = (a as usize, b as usize);
        if (self.below)(3) == 0 {
            (0..3).for_each(|i| lines.swap(3 * a + i, 3 * b + i));
        } else {
            lines.swap(3 * chute + a, 3 * chute + b);
        }
        let moved = match (self.below)(9) {
            0 => Some(Transform::TRANSPOSE),
            1..=4 => Transform::new(false, same, lines, Digit::ALL),
            _ => Transform::new(false, lines, same, Digit::ALL),
        };
        moved.unwrap_or(Transform::IDENTITY)
    }

    /// A minimal set of givens that determines a solution. With `near`, most of them are givens
    /// there.
    fn dressed(&mut self, solution: &Solution, near: Option<&Grid>) -> (Grid, Solution) {
        let mut grid = solution.grid();
        // Cells in the order in which they are to be removed.
        let cells = match near {
            None => {
                // From "anywhere" to "strictly from the top".
                let slope = (self.below)(5);
                let slope = if self.climbs() { slope } else { 0 };
                self.in_order(|cell| cell.row_index() as u32 * slope * 8)
            }
            Some(near) => {
                let givens: Vec<Cell> =
                    Cell::ALL.into_iter().filter(|&cell| near.get(cell).is_some()).collect();
                let mut kept = *near;
                for _ in 0..1 + (self.below)(3) {
                    kept.set(givens[(self.below)(givens.len() as u32) as usize], None);
                }
                self.in_order(|cell| if kept.get(cell).is_some() { 1_000 } else { 0 })
            }
        };
        for cell in cells {
            grid.set(cell, None);
            // Another solution would have another digit here.
            let digit = solution.get(cell);
            let mut others = Candidates::from(&grid);
            others.set(cell, others.get(cell).without(digit));
            if (self.solvable)(others) {
                grid.set(cell, digit);
            }
        }
        (grid, *solution)
    }

    /// The cells by weight, in random order where weights differ by less than 64.
    fn in_order(&mut self, weight: impl Fn(Cell) -> u32) -> Vec<Cell> {
        let mut weighed: Vec<(u32, Cell)> =
            Cell::ALL.into_iter().map(|cell| (weight(cell) + (self.below)(64), cell)).collect();
        weighed.sort();
        weighed.into_iter().map(|(_, cell)| cell).collect()
    }

    fn shuffled<T>(&mut self, mut items: Vec<T>) -> Vec<T> {
        for i in (1..items.len()).rev() {
            items.swap(i, (self.below)(i as u32 + 1) as usize);
        }
        items
    }
}

fn relabel(digits: [Digit; 9]) -> Option<Transform> {
    let same: [u8; 9] = core::array::from_fn(|i| i as u8);
    Transform::new(false, same, same, digits)
}

/// The relabelling that turns one complete grid into another.
fn relabelling(from: &Grid, to: &Solution) -> Option<Transform> {
    let mut digits = Digit::ALL;
    for cell in Cell::ALL {
        digits[from.get(cell)?.index()] = to.get(cell);
    }
    relabel(digits)
}
