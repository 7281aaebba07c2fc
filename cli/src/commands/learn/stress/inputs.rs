//! Inputs that find faults: easy, hard, with several solutions, costly, and corner cases.

use super::super::task::{Case, Corner, Kind, Row, Task};
use ninefold::generate::minimise::minimised;
use ninefold::generate::{self, Random, Seed};
use ninefold::learn::{Board, Observer, Rung, Spot, Stopped};
use ninefold::{Cell, Digit, Grid, Puzzle, Transform};

/// Baekjoon 2580 promises inputs that the recursion of its problem 12095 solves within this many
/// calls; filled cells cost a call there.
const CALLS_PROMISED: u64 = 100_000;

/// The number of shuffles tried to find a costly grid.
const SHUFFLES: usize = 40;

/// An input: as many puzzles as the task has.
#[derive(Clone, Debug)]
pub(super) struct Input {
    pub(super) kind: Kind,
    pub(super) cases: Vec<Case>,
}

/// Makes the inputs of a round one after the other.
pub(super) struct Maker {
    random: Random,
    task: Task,
}

impl Maker {
    /// The same seed makes the same inputs.
    pub(super) fn new(task: Task, seed: Seed) -> Maker {
        Maker { random: Random::new(seed), task }
    }

    /// The `n`-th input: corner cases first, then the kinds in turn.
    pub(super) fn make(&mut self, n: usize) -> Input {
        if let Row::Own(contest) = self.task.row() {
            let (kind, cases) = (contest.make)(&mut self.random, n);
            return Input { kind, cases };
        }
        let kind = self.kind(n);
        let cases = (0..self.task.cases()).map(|i| Case::of(&self.grid(kind, i))).collect();
        Input { kind, cases }
    }

    fn kind(&self, n: usize) -> Kind {
        let kinds: &[Kind] = if self.task.allows_several() {
            &[Kind::Easy, Kind::Several, Kind::Hard, Kind::Costly]
        } else {
            &[Kind::Easy, Kind::Hard, Kind::Costly]
        };
        let corner = corner(n).filter(|&corner| self.admits(corner)).map(Kind::Corner);
        corner.unwrap_or(kinds[n % kinds.len()])
    }

    /// The `i`-th grid of an input.
    fn grid(&mut self, kind: Kind, i: usize) -> Grid {
        match kind {
            Kind::Corner(what) => self.at_corner(what),
            // A long input gets a few costly grids among others.
            Kind::Costly if !i.is_multiple_of(10) => self.promised(Kind::Hard),
            _ => self.promised(kind),
        }
    }

    fn admits(&self, corner: Corner) -> bool {
        self.task.allows_several() || corner != Corner::Empty
    }

    fn at_corner(&mut self, what: Corner) -> Grid {
        let complete = self.complete();
        let blank = |cell| without(&complete, [cell]);
        match what {
            Corner::Full => complete,
            Corner::FirstBlank => {
                // With 1 there, a program that does not check would be right by luck.
                let one = complete.get(Cell::at(0, 0)) == Some(Digit::ALL[0]);
                let other = if one { swap_two(&complete) } else { complete };
                without(&other, [Cell::at(0, 0)])
            }
            Corner::LastBlank => blank(Cell::at(8, 8)),
            Corner::Empty => Grid::EMPTY,
            _ => self.dead_end(),
        }
    }

    /// A puzzle on which greedy fails, with as many givens as possible.
    fn dead_end(&mut self) -> Grid {
        let (mut grid, mut solution) = self.minimal();
        while !greedy_fails(&grid) {
            (grid, solution) = self.minimal();
        }
        for cell in Cell::ALL {
            let mut eased = grid;
            eased.set(cell, solution.get(cell));
            if greedy_fails(&eased) {
                grid = eased;
            }
        }
        grid
    }

    /// A grid of a kind that row-major search solves within the task's promise.
    fn promised(&mut self, kind: Kind) -> Grid {
        loop {
            let grid = match kind {
                Kind::Easy | Kind::Corner(_) => self.easy(),
                Kind::Hard | Kind::Unsolvable => self.minimal().0,
                Kind::Several => self.several(),
                Kind::Costly => self.costly(),
            };
            if calls(&grid) < CALLS_PROMISED {
                return grid;
            }
        }
    }

    fn complete(&mut self) -> Grid {
        generate::grid(&mut self.random).grid()
    }

    /// A puzzle with one solution and 36 to 45 givens.
    fn easy(&mut self) -> Grid {
        let (mut grid, solution) = self.minimal();
        let mut cells = Cell::ALL;
        self.random.shuffle(&mut cells);
        let givens = 36 + self.random.below(10) as usize;
        for cell in cells {
            if grid.clue_count() < givens {
                grid.set(cell, solution.get(cell));
            }
        }
        grid
    }

    /// A minimal puzzle, and its solution.
    fn minimal(&mut self) -> (Grid, Grid) {
        let complete = self.complete();
        match Puzzle::try_from(complete) {
            Ok(puzzle) => (minimised(&puzzle, &mut self.random).unwrap_or(complete), complete),
            Err(_) => (complete, complete),
        }
    }

    /// A minimal puzzle without one to eight of its givens.
    fn several(&mut self) -> Grid {
        let (grid, _) = self.minimal();
        let mut filled: Vec<Cell> = grid.filled().map(|(cell, _)| cell).collect();
        self.random.shuffle(&mut filled);
        let n = 1 + self.random.below(8) as usize;
        without(&grid, filled.into_iter().take(n))
    }

    /// The shuffle of a minimal puzzle that costs the most calls within the promise.
    fn costly(&mut self) -> Grid {
        let (grid, _) = self.minimal();
        let mut best = (0, grid);
        for _ in 0..SHUFFLES {
            let shuffled = self.random.transform().grid(&grid);
            let cost = calls(&shuffled);
            if cost > best.0 && cost < CALLS_PROMISED {
                best = (cost, shuffled);
            }
        }
        best.1
    }
}

/// The corner case of the `n`-th input.
fn corner(n: usize) -> Option<Corner> {
    [Corner::Full, Corner::LastBlank, Corner::DeadEnd, Corner::Empty, Corner::FirstBlank]
        .get(n)
        .copied()
}

/// The calls of a recursion from cell to cell that calls itself for filled cells too, up to the
/// promise.
fn calls(grid: &Grid) -> u64 {
    let board = Board::from(grid);
    let mut passes = Passes { after: [0; 81], calls: 0 };
    let mut filled = 0;
    for &spot in board.spots().iter().rev() {
        if board.is_blank(spot) {
            passes.after[spot.index()] = filled;
            filled = 0;
        } else {
            filled += 1;
        }
    }
    passes.calls = filled;
    match Rung::Bitmask.run(&board, &mut passes) {
        Ok(_) => passes.calls,
        Err(_) => CALLS_PROMISED,
    }
}

/// Counts the calls of bit masks, and for each placement the calls over the filled cells after it.
struct Passes {
    after: [u64; 81],
    calls: u64,
}

impl Observer for Passes {
    fn call(&mut self, _: usize) -> Result<(), Stopped> {
        self.calls += 1;
        if self.calls < CALLS_PROMISED { Ok(()) } else { Err(Stopped::Limit) }
    }

    fn place(&mut self, spot: Spot, _: Digit) {
        self.calls += self.after[spot.index()];
    }
}

/// The same with 1 and 2 exchanged.
fn swap_two(grid: &Grid) -> Grid {
    // The relabellings are in lexicographic order: this is 2 1 3 4 5 6 7 8 9.
    Transform::relabelling(40_320).grid(grid)
}

/// A grid with all cells but these.
fn without(grid: &Grid, cells: impl IntoIterator<Item = Cell>) -> Grid {
    let mut grid = *grid;
    cells.into_iter().for_each(|cell| grid.set(cell, None));
    grid
}

fn greedy_fails(grid: &Grid) -> bool {
    let (_, stuck) =
        ninefold::learn::greedy::fill(&Board::from(grid), &mut ninefold::learn::Silent);
    stuck.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ninefold::solve;

    #[test]
    fn calls_are_those_of_the_recursion_over_all_cells() {
        let grid = |text: &str| text.parse::<Grid>().unwrap();
        let inkala =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        let euler =
            "003020600900305001001806400008102900700000008006708200002609500800203009005010300";
        assert_eq!((calls(&grid(inkala)), calls(&grid(euler))), (72_097, 293));
    }

    #[test]
    fn inputs_keep_their_promises() {
        for task in [Task::Boj2239, Task::Boj2580, Task::Euler96] {
            let mut maker = Maker::new(task, Seed(1));
            // The corners, then every kind.
            for n in 0..9 {
                let kind = maker.kind(n);
                for i in 0..task.cases().min(2) {
                    let grid = &maker.grid(kind, i);
                    let solutions = solve::count(*grid, 2);
                    assert!(calls(grid) < CALLS_PROMISED, "{kind:?} {grid}");
                    assert!(solutions == 1 || solutions == 2 && task.allows_several(), "{grid}");
                    assert!(kind != Kind::Several || solutions == 2, "{grid}");
                    let trap = kind == Kind::Corner(Corner::DeadEnd);
                    assert!(!trap || greedy_fails(grid), "{grid}");
                }
            }
            assert_eq!(maker.make(0).cases.len(), task.cases());
            let again = Maker::new(task, Seed(1)).make(0);
            assert_eq!(again.cases, Maker::new(task, Seed(1)).make(0).cases);
        }
    }
}
