//! Bivalue universal graves: if every open cell had two candidates and every digit two places in
//! each house, there would be two solutions or none.

use crate::grid::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, Unique};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Ground};
use crate::technique::guarded::Guarded;
use core::ops::ControlFlow;

/// One candidate too many for a grave: it is true, so its cell loses the others.
pub(in crate::technique) fn bug_plus_1(
    marks: &Marks,
    unique: &Unique,
    emit: &mut Emit<'_>,
) -> Flow {
    grave(marks, unique, 1)
        .filter(|grave| grave.extras.len() == 1)
        .map_or(ControlFlow::Continue(()), |grave| {
            grave.one_cell(&mut |gone, pattern| emit.eliminate(gone, pattern))
        })
}

/// Several candidates too many, all of one digit: one of them is true, so a candidate that sees
/// them all is removed.
pub(in crate::technique) fn bug(marks: &Marks, unique: &Unique, emit: &mut Emit<'_>) -> Flow {
    grave(marks, unique, 9).map_or(ControlFlow::Continue(()), |grave| {
        grave.one_digit(&mut |gone, pattern, _| emit.eliminate(gone, pattern))
    })
}

/// Candidates of several digits too many, in cells of one house: with other cells there they form a
/// naked subset.
pub(in crate::technique) fn bug_3(marks: &Marks, unique: &Unique, emit: &mut Emit<'_>) -> Flow {
    let several = |grave: &Guarded<'_>| grave.extras.all_digits().len() > 1;
    grave(marks, unique, 9).filter(several).map_or(ControlFlow::Continue(()), |grave| {
        grave.subset(&mut |gone, pattern| emit.eliminate(gone, pattern))
    })
}

/// Candidates too many in two cells of a house that share a digit of the grave: one of the cells
/// holds it, the other an extra candidate.
pub(in crate::technique) fn bug_4(marks: &Marks, unique: &Unique, emit: &mut Emit<'_>) -> Flow {
    grave(marks, unique, 2).map_or(ControlFlow::Continue(()), |grave| {
        grave.locked(&mut |gone, pattern| emit.eliminate(gone, pattern))
    })
}

/// The marks as a grave with extras in at most this many cells.
fn grave<'a>(marks: &'a Marks, unique: &Unique, most: usize) -> Option<Guarded<'a>> {
    let extras = extras(marks, unique, most)?;
    Some(Guarded {
        marks,
        cells: marks.open(),
        digits: DigitSet::EMPTY,
        extras,
        ground: Ground::Grave,
    })
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
