//! Shrinks a failing input: first fewer grids, then fewer blanks.

use super::inputs::Input;
use super::task::Task;
use ninefold::{Cell, Grid, solve};
use std::time::{Duration, Instant};

/// The most time spent on one input.
const PATIENCE: Duration = Duration::from_secs(20);

/// The smallest input found on which `fails` still holds.
///
/// Blanks are filled with the digits of the first solution, so the smaller input has the same first
/// solution.
pub(super) fn shrink(task: Task, input: &Input, mut fails: impl FnMut(&[Grid]) -> bool) -> Input {
    let start = Instant::now();
    let mut patient = |grids: &[Grid]| start.elapsed() < PATIENCE && fails(grids);
    let mut grids = input.grids.clone();
    if task.grids() > 1 {
        complete_whole_grids(&mut grids, &mut patient);
    }
    for i in 0..grids.len() {
        fill(i, &mut grids, &mut patient);
    }
    Input { kind: input.kind, grids }
}

fn solved(grid: &Grid) -> Grid {
    solve::first(*grid).map_or(*grid, |solution| solution.grid())
}

/// Replaces runs of grids by their solutions: halves, then quarters, down to single ones.
fn complete_whole_grids(grids: &mut Vec<Grid>, fails: &mut impl FnMut(&[Grid]) -> bool) {
    let mut size = grids.len();
    while size > 0 {
        for from in (0..grids.len()).step_by(size) {
            let mut fewer = grids.clone();
            fewer.iter_mut().skip(from).take(size).for_each(|grid| *grid = solved(grid));
            if fewer != *grids && fails(&fewer) {
                *grids = fewer;
            }
        }
        size /= 2;
    }
}

/// Fills blanks of a grid: many at once while that works, then one by one.
fn fill(i: usize, grids: &mut Vec<Grid>, fails: &mut impl FnMut(&[Grid]) -> bool) {
    let solution = solved(&grids[i]);
    let mut size = 81;
    while size > 0 {
        let blanks: Vec<Cell> =
            Cell::ALL.into_iter().filter(|&cell| grids[i].get(cell).is_none()).collect();
        let mut progress = false;
        for some in blanks.chunks(size) {
            let mut fewer = grids.clone();
            some.iter().for_each(|&cell| fewer[i].set(cell, solution.get(cell)));
            if fails(&fewer) {
                *grids = fewer;
                progress = true;
            }
        }
        if !progress || size > 1 {
            size /= 2;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::inputs::{Kind, Maker};
    use super::*;

    /// The input of a program that fails when r5c5 and r7c2 are blank shrinks to exactly that.
    #[test]
    fn only_what_matters_is_left() {
        for task in [Task::Boj2239, Task::Euler96] {
            let mut maker = Maker::new(task, ninefold::generate::Seed(3));
            let [a, b] = [Cell::at(4, 4), Cell::at(6, 1)];
            let fails = |grids: &[Grid]| {
                grids.iter().any(|grid| grid.get(a).is_none() && grid.get(b).is_none())
            };
            let input = (5..).map(|n| maker.make(n)).find(|input| fails(&input.grids)).unwrap();
            assert!(!matches!(input.kind, Kind::Corner(_)));
            let small = shrink(task, &input, fails);
            let blanks: usize = small.grids.iter().map(|grid| 81 - grid.clue_count()).sum();
            assert_eq!((blanks, small.grids.len()), (2, task.grids()));
        }
    }
}
