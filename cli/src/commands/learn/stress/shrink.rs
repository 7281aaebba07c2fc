//! Shrinks a failing input: first fewer puzzles, then fewer blanks.

use super::super::task::{Case, Task};
use super::inputs::Input;
use std::time::{Duration, Instant};

/// The most time spent on one input.
const PATIENCE: Duration = Duration::from_secs(20);

/// The smallest input found on which `fails` still holds.
///
/// Blanks are filled with the numbers of the first solution, so the smaller input has the same first
/// solution.
pub(super) fn shrink(task: Task, input: &Input, mut fails: impl FnMut(&[Case]) -> bool) -> Input {
    let start = Instant::now();
    let mut patient = |cases: &[Case]| start.elapsed() < PATIENCE && fails(cases);
    let mut cases = input.cases.clone();
    if task.counts_its_cases() {
        leave_out(&mut cases, &mut patient);
    } else if cases.len() > 1 {
        complete_whole(&mut cases, &mut patient);
    }
    for i in 0..cases.len() {
        fill(i, &mut cases, &mut patient);
    }
    Input { kind: input.kind, cases }
}

fn solved(case: &Case) -> Case {
    let cells = case.solution().unwrap_or_else(|| case.cells.clone());
    Case { cells, ..case.clone() }
}

/// Leaves puzzles out one by one.
fn leave_out(cases: &mut Vec<Case>, fails: &mut impl FnMut(&[Case]) -> bool) {
    for i in (0..cases.len()).rev() {
        let mut fewer = cases.clone();
        fewer.remove(i);
        if !fewer.is_empty() && fails(&fewer) {
            *cases = fewer;
        }
    }
}

/// Replaces runs of puzzles by their solutions: halves, then quarters, down to single ones.
fn complete_whole(cases: &mut Vec<Case>, fails: &mut impl FnMut(&[Case]) -> bool) {
    let mut size = cases.len();
    while size > 0 {
        for from in (0..cases.len()).step_by(size) {
            let mut fewer = cases.clone();
            fewer.iter_mut().skip(from).take(size).for_each(|case| *case = solved(case));
            if fewer != *cases && fails(&fewer) {
                *cases = fewer;
            }
        }
        size /= 2;
    }
}

/// Fills blanks of a puzzle: many at once while that works, then one by one.
fn fill(i: usize, cases: &mut Vec<Case>, fails: &mut impl FnMut(&[Case]) -> bool) {
    let solution = solved(&cases[i]).cells;
    let mut size = solution.len();
    while size > 0 {
        let mut progress = false;
        for some in cases[i].groups().chunks(size) {
            let mut fewer = cases.clone();
            some.iter().flatten().for_each(|&cell| fewer[i].cells[cell] = solution[cell]);
            if fewer != *cases && fails(&fewer) {
                *cases = fewer;
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
    use super::super::super::task::Kind;
    use super::super::inputs::Maker;
    use super::*;
    use ninefold::Cell;

    /// The input of a program that fails when r5c5 and r7c2 are blank shrinks to exactly that.
    #[test]
    fn only_what_matters_is_left() {
        for task in [Task::Boj2239, Task::Euler96] {
            let mut maker = Maker::new(task, ninefold::generate::Seed(3));
            let [a, b] = [Cell::at(4, 4), Cell::at(6, 1)];
            let fails = |cases: &[Case]| {
                let mut grids = cases.iter().map(Case::grid);
                grids.any(|grid| grid.get(a).is_none() && grid.get(b).is_none())
            };
            let input = (5..).map(|n| maker.make(n)).find(|input| fails(&input.cases)).unwrap();
            assert!(!matches!(input.kind, Kind::Corner(_)));
            let small = shrink(task, &input, fails);
            let blanks: usize = small.cases.iter().map(Case::blanks).sum();
            assert_eq!((blanks, small.cases.len()), (2, task.cases()));
        }
    }

    /// Puzzles that do not matter are left out, and dominoes are laid as a whole.
    #[test]
    fn other_tasks_shrink_too() {
        for task in [Task::SpojSudoku, Task::Poj3076, Task::Hdu4069, Task::Boj4574] {
            let input = Maker::new(task, ninefold::generate::Seed(3)).make(4);
            let Some(group) = input.cases[0].groups().pop() else { panic!("{task:?}") };
            let fails = |cases: &[Case]| cases[0].cells[group[0]] == 0;
            let small = shrink(task, &input, fails);
            assert_eq!((small.cases.len(), small.cases[0].blanks()), (1, group.len()), "{task:?}");
        }
    }
}
