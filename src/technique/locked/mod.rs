//! Locked candidates: a digit whose places in a block lie in one line (pointing), or whose places
//! in a line lie in one block (claiming).

pub(super) mod entries;

use crate::grid::{CandidateSet, CellSet, Digit, House, HouseSet};
use crate::marks::Marks;
use crate::marks::locked::{MEETS, is_locked};
use crate::step::{Emit, Flow, Found, Ground, Pattern, Role};
use core::ops::ControlFlow;

/// A block's places of a digit lie in a row or column: the rest of that line loses the digit.
pub(super) fn pointing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    locked(HouseSet::BLOCKS, marks, emit)
}

/// A line's places of a digit lie in a block: the rest of that block loses the digit.
pub(super) fn claiming(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    locked(HouseSet::ROWS | HouseSet::COLUMNS, marks, emit)
}

fn locked(bases: HouseSet, marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let locked = Digit::ALL.map(|digit| marks.locked_in(digit));
    for base in bases & locked.into_iter().fold(HouseSet::EMPTY, |all, houses| all | houses) {
        for digit in Digit::ALL.into_iter().filter(|d| locked[d.index()].contains(base)) {
            let mine = marks.places(digit, base);
            for &(cover, meet) in &MEETS[base.index()] {
                if is_locked(marks, digit, mine, cover, meet) {
                    let all = marks.digit(digit);
                    let gone = (all & cover.cells()) - base.cells();
                    emit.found(step(digit, base, cover, all & base.cells(), gone))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn step(digit: Digit, base: House, cover: House, places: CellSet, gone: CellSet) -> Found {
    let pattern = Pattern::on(Ground::Houses)
        .cells(Role::Body, places, digit)
        .house(Role::Base, base)
        .house(Role::Cover, cover);
    Found::eliminate(CandidateSet::digit(digit, gone), pattern)
}
