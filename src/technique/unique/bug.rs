//! Bivalue universal graves: if every open cell had two candidates and every digit two places in
//! each house, there would be two solutions or none.

use super::{CandidateSet, DigitSet, Emit, Flow, Marks, Pattern, Role, Step, Unique};
use crate::grid::{Cell, CellSet, Digit, House};
use crate::technique::table::Technique;
use core::ops::ControlFlow;

/// One candidate too many for a grave: it is true, so its cell loses the others.
pub(in crate::technique) fn bug_plus_1(
    marks: &Marks,
    unique: &Unique,
    emit: &mut Emit<'_>,
) -> Flow {
    let Some(extras) = extras(marks, unique, 1) else { return ControlFlow::Continue(()) };
    match extras.iter().next() {
        Some(extra) if extras.len() == 1 => {
            let pattern = Pattern::new().cells(Role::Body, extra.cell, extra.digit);
            let mut gone = CandidateSet::EMPTY;
            gone.extend_cell(extra.cell, marks.cell(extra.cell).without(extra.digit));
            emit.step(Step::eliminate(Technique::BugPlus1, gone, pattern))
        }
        _ => ControlFlow::Continue(()),
    }
}

/// Several candidates too many, all of one digit: one of them is true, so a candidate that sees
/// them all is removed.
pub(in crate::technique) fn bug(marks: &Marks, unique: &Unique, emit: &mut Emit<'_>) -> Flow {
    let Some(extras) = extras(marks, unique, 9) else { return ControlFlow::Continue(()) };
    let Some(digit) = extras.all_digits().only() else { return ControlFlow::Continue(()) };
    let cells = extras.cells(digit);
    let gone = marks.digit(digit) & cells.common_peers();
    if cells.len() < 2 || gone.is_empty() {
        return ControlFlow::Continue(());
    }
    let pattern = Pattern::new().cells(Role::Body, cells, digit);
    emit.step(Step::eliminate(Technique::BugPlusN, CandidateSet::digit(digit, gone), pattern))
}

/// The candidates without which the marks would be a grave, if at most this many cells have more
/// than two candidates. Which candidate of such a cell is the extra one shows in its houses: there
/// the digit has three places.
fn extras(marks: &Marks, unique: &Unique, most: usize) -> Option<CandidateSet> {
    let larger = marks.open() - marks.bivalue();
    if larger.is_empty() || larger.len() > most {
        return None;
    }
    let mut extras = CandidateSet::EMPTY;
    for cell in larger {
        let digits = marks.cell(cell);
        let odd: DigitSet = digits
            .iter()
            .filter(|&digit| {
                cell.houses().into_iter().all(|house| marks.cells_in(digit, house).len() > 2)
            })
            .collect();
        if digits.len() != 2 + odd.len() || odd.is_empty() {
            return None;
        }
        extras.extend_cell(cell, odd);
    }
    let free = |cell: Cell| marks.cell(cell).iter().all(|digit| unique.leaves_free(cell, digit));
    (is_grave(marks, &extras) && marks.open().iter().all(free)).then_some(extras)
}

/// Whether without the extras every digit has two places in each house or none.
fn is_grave(marks: &Marks, extras: &CandidateSet) -> bool {
    Digit::ALL.into_iter().all(|digit| {
        let cells: CellSet = marks.digit(digit) - extras.cells(digit);
        House::ALL.into_iter().all(|house| matches!((cells & house.cells()).len(), 0 | 2))
    })
}
