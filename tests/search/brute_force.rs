//! Compares every answer of `solve` with trying all digits in all blanks: puzzles with one
//! solution, with several (up to 10,000) and with none.

use ninefold::generate::{Random, Seed};
use ninefold::solve::{self, Verdict, reference};
use ninefold::{Cell, CellSet, Digit, Grid, Solution};

/// Puzzles with more solutions are skipped.
const MOST: usize = 10_000;

/// Trying more digits than this takes too long for a test.
const PATIENCE: u32 = 10_000_000;

/// All solutions by the rules alone, in row-major lexicographic order: each blank from the top gets
/// each digit that its peers do not have. `None` when that takes too long or finds too many.
struct BruteForce {
    grid: Grid,
    found: Vec<Solution>,
    tries: u32,
}

impl BruteForce {
    fn solutions(grid: Grid) -> Option<Vec<Solution>> {
        let mut search = BruteForce { grid, found: Vec::new(), tries: 0 };
        let clash = grid.conflicts().next().is_some();
        (clash || search.from(0)).then_some(search.found)
    }

    fn from(&mut self, start: usize) -> bool {
        let blank = (start..81).find(|&i| self.grid.get(Cell::from_index(i)).is_none());
        let Some(index) = blank else {
            self.found.push(Solution::try_from(self.grid).expect("by the rules"));
            return self.found.len() <= MOST;
        };
        let cell = Cell::from_index(index);
        for digit in Digit::ALL {
            self.tries += 1;
            if self.tries > PATIENCE {
                return false;
            }
            if cell.peers().iter().all(|peer| self.grid.get(peer) != Some(digit)) {
                self.grid.set(cell, digit);
                if !self.from(index + 1) {
                    return false;
                }
                self.grid.set(cell, None);
            }
        }
        true
    }
}

/// Compares the answer to every question about a grid with the list of all its solutions.
fn compare(grid: Grid, all: &[Solution]) {
    match solve::check(grid) {
        Verdict::None => assert!(all.is_empty(), "{grid}"),
        Verdict::Unique(solution) => assert_eq!([solution], *all, "{grid}"),
        Verdict::Several([a, b]) => {
            assert!(a < b && all.len() > 1, "{grid}");
            assert!(all.contains(&a) && all.contains(&b), "{grid}");
        }
    }
    assert_eq!(solve::any(grid).is_none(), all.is_empty(), "{grid}");
    assert!(solve::any(grid).is_none_or(|solution| all.contains(&solution)), "{grid}");
    assert_eq!(solve::first(grid), all.first().copied(), "{grid}");
    let count = all.len() as u64;
    assert_eq!(solve::count(grid, u64::MAX), count, "{grid}");
    for limit in [0, 1, 2, 3, count / 2, count] {
        assert_eq!(solve::count(grid, limit), count.min(limit), "{grid} limit {limit}");
    }
    assert!(solve::solutions(grid).eq(all.iter().copied()), "{grid}");
    assert!(solve::solutions(grid).take(2).eq(all.iter().copied().take(2)), "{grid}");
    if count <= 100 {
        assert_eq!(reference::count(grid, u64::MAX), count, "{grid}");
    }
}

fn grids(text: &str) -> Vec<Grid> {
    text.lines().map(|line| line[..81].parse().expect("a puzzle")).collect()
}

fn sample() -> Vec<Grid> {
    grids(include_str!("../../testdata/sample.txt"))
}

/// A random cell among those of a set.
fn pick(cells: CellSet, random: &mut Random) -> Cell {
    let nth = random.below(cells.len() as u32) as usize;
    cells.iter().nth(nth).expect("not more than there are")
}

#[test]
fn puzzles_with_one_solution() {
    let mut compared = 0;
    for grid in sample() {
        if let Some(all) = BruteForce::solutions(grid) {
            assert_eq!(all.len(), 1);
            compare(grid, &all);
            compared += 1;
        }
    }
    assert!(compared >= 20, "{compared}");
}

#[test]
fn puzzles_with_two_to_ten_thousand_solutions() {
    let mut random = Random::new(Seed(2239));
    // How many puzzles had up to 10, 100, 1,000 and 10,000 solutions.
    let mut seen = [0; 4];
    let several = grids(include_str!("../../testdata/several.txt"));
    for mut grid in sample().into_iter().step_by(4).chain(several) {
        while let Some(all) = BruteForce::solutions(grid) {
            if all.len() > 1 {
                compare(grid, &all);
                seen[(all.len() - 1).ilog10() as usize] += 1;
            }
            grid.set(pick(grid.filled_cells(), &mut random), None);
        }
    }
    assert!(seen.iter().all(|&n| n >= 1), "{seen:?}");
}

#[test]
fn puzzles_without_a_solution() {
    let mut random = Random::new(Seed(2580));
    let (mut none, mut contradictory) = (0, 0);
    for grid in sample() {
        for _ in 0..10 {
            let mut wrong = grid;
            let cell = pick(!grid.filled_cells(), &mut random);
            wrong.set(cell, Digit::ALL[random.below(9) as usize]);
            if let Some(all) = BruteForce::solutions(wrong) {
                compare(wrong, &all);
                let clash = wrong.conflicts().next().is_some();
                contradictory += u32::from(clash);
                none += u32::from(!clash && all.is_empty());
            }
        }
    }
    assert!(none >= 20 && contradictory >= 100, "{none}, {contradictory}");
}
