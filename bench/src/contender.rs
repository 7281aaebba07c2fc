//! The measured solvers: Ninefold by layout and level, and other crates in their fastest mode for
//! the question "no, one or more solutions?".

use ninefold::solve::{self, CpuLevel, Solver};
use ninefold::{Grid, Verdict};
use rustoku_lib::Rustoku;
use rustoku_lib::core::Board;
use std::hint::black_box;
use std::ops::ControlFlow;
use sudoku::Sudoku;

/// Solves puzzles and returns the number of those with exactly one solution.
type CountUnique = Box<dyn Fn(&[Grid]) -> usize>;

/// A way to solve puzzles.
pub(crate) struct Contender {
    pub(crate) name: String,
    /// Whether it is another crate.
    pub(crate) is_peer: bool,
    pub(crate) count_unique: CountUnique,
}

impl Contender {
    fn new(name: impl Into<String>, run: impl Fn(&[Grid]) -> usize + 'static) -> Contender {
        Contender { name: name.into(), is_peer: false, count_unique: Box::new(run) }
    }
}

/// All of them; Ninefold's at the levels that this CPU supports.
pub(crate) fn all() -> Vec<Contender> {
    let levels = || CpuLevel::ALL.iter().copied().rev().filter(|level| level.is_here());
    let mut all: Vec<Contender> = Vec::new();
    all.extend(levels().map(|l| Contender::new(format!("batch {l}"), move |p| batch(p, l))));
    all.extend(levels().map(|l| Contender::new(format!("single {l}"), move |p| single(p, l))));
    all.push(Contender { is_peer: true, ..Contender::new("sudoku 0.8", sudoku) });
    all.push(Contender { is_peer: true, ..Contender::new("rustoku-lib 0.16", rustoku) });
    all
}

fn batch(grids: &[Grid], level: CpuLevel) -> usize {
    let mut unique = 0;
    let _ = solve::batch(grids).cpu_level(level).each_outcome(|outcome| {
        if let Verdict::Unique(solution) = outcome {
            black_box(solution);
            unique += 1;
        }
        ControlFlow::Continue(())
    });
    unique
}

fn single(grids: &[Grid], level: CpuLevel) -> usize {
    let mut solver = Solver::new().cpu_level(level);
    let is_unique = |grid: &&Grid| {
        let verdict = solver.check(*grid);
        matches!(black_box(verdict), Ok(Verdict::Unique(_)))
    };
    grids.iter().filter(is_unique).count()
}

/// Reading refuses only values above 9; solutions go into a buffer, which saves a vector per
/// puzzle.
fn sudoku(grids: &[Grid]) -> usize {
    let is_unique = |grid: &&Grid| {
        let mut solutions = [[0; 81]; 2];
        let count = Sudoku::from_bytes(*grid.values())
            .map_or(0, |sudoku| sudoku.solutions_up_to_buffer(&mut solutions, 2));
        black_box(solutions);
        count == 1
    };
    grids.iter().filter(is_unique).count()
}

/// Counts without keeping a solution, its fastest mode.
fn rustoku(grids: &[Grid]) -> usize {
    let is_unique = |grid: &&Grid| {
        let mut rows = [[0; 9]; 9];
        for (row, values) in rows.iter_mut().zip(grid.values().chunks_exact(9)) {
            row.copy_from_slice(values);
        }
        Rustoku::new(Board::new(rows)).is_ok_and(|mut solver| solver.count_solutions_until(2) == 1)
    };
    grids.iter().filter(is_unique).count()
}
