//! Full house, hidden single, naked single.

pub(super) mod entries;

use crate::grid::{Cell, Digit, DigitSet};
use crate::marks::{BLOCKS_FIRST, Marks};
use crate::step::{Emit, Flow, Ground, Pattern, Role};
use core::ops::ControlFlow;

/// One open cell is left in a house.
pub(super) fn full_house(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    for house in BLOCKS_FIRST {
        if marks.open_in(house) == 1
            && let Some(cell) = (marks.open() & house.cells()).first()
            && let Some(digit) = marks.cell(cell).only()
        {
            emit.place(cell, digit, evidence(cell, digit).house(Role::Base, house))?;
        }
    }
    ControlFlow::Continue(())
}

/// A digit has one place left in a house.
pub(super) fn hidden(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    // By house, the digits with one place: all houses of a digit at once are quick to check.
    let mut single = [0_u16; 32];
    for digit in Digit::ALL {
        for (single, places) in single.iter_mut().zip(marks.all_places(digit)) {
            let has_one = *places != 0 && places & places.wrapping_sub(1) == 0;
            *single |= u16::from(has_one) << digit.index();
        }
    }
    for house in BLOCKS_FIRST {
        for digit in DigitSet::from_bits(single[house.index()]) {
            let cell = house.cell(marks.places(digit, house).trailing_zeros() as usize);
            emit.place(cell, digit, evidence(cell, digit).house(Role::Base, house))?;
        }
    }
    ControlFlow::Continue(())
}

/// A cell has one candidate left.
pub(super) fn naked(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    for cell in Cell::ALL {
        if let Some(digit) = marks.cell(cell).only() {
            emit.place(cell, digit, evidence(cell, digit))?;
        }
    }
    ControlFlow::Continue(())
}

fn evidence(cell: Cell, digit: Digit) -> Pattern {
    Pattern::on(Ground::Houses).cells(Role::Body, cell, digit)
}
