//! Fireworks: digits that a row and a column confine to the block where these cross and one wing
//! cell each.
//!
//! ```text
//! X b b | . . W     A digit of the row lies in the block or in W, one of the column in the block or
//! b     |           in V. If it is in neither W nor V, it is in both lines within the block: in X.
//! b     |           So one of X, W and V holds it.
//! ------+------
//! V
//! ```
//!
//! Three such digits with the same cells fill them; so do two, and two more from the opposite corner
//! of the rectangle. Described by shye in the players' forum (2021).

use super::{candidates, choices, conclude};
use crate::grid::{Cell, CellSet, Digit, DigitSet, House, HouseSet};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Ground, Pattern, Role};
use core::ops::ControlFlow;

/// By line and place in it, which is a wing, the digits whose other places lie in a block: by the
/// block's number along the line.
struct Confined([[[DigitSet; 3]; 9]; 18]);

impl Confined {
    fn new(marks: &Marks) -> Confined {
        Confined(core::array::from_fn(|line| {
            core::array::from_fn(|wing| {
                core::array::from_fn(|third| {
                    let inside = 7 << (3 * third) | 1 << wing;
                    let is_confined = |digit: &Digit| {
                        let places = marks.all_places(*digit)[line];
                        places != 0 && places & !inside == 0
                    };
                    Digit::ALL.into_iter().filter(is_confined).collect()
                })
            })
        }))
    }

    /// The digits that one of three cells holds: where a row and a column cross, and the wings in
    /// another column of the row and in another row of the column.
    fn digits(&self, [row, column]: [usize; 2], [far_row, far_column]: [usize; 2]) -> DigitSet {
        self.0[row][far_column][column / 3] & self.0[9 + column][far_row][row / 3]
    }
}

/// Three digits with the same three cells.
pub(in crate::technique) fn triple(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let confined = Confined::new(marks);
    each(&mut |cross, far| {
        let digits = confined.digits(cross, far);
        if digits.len() < 3 {
            return ControlFlow::Continue(());
        }
        for three in choices(digits, 3) {
            step(marks, cross, far, [three, DigitSet::EMPTY], emit)?;
        }
        ControlFlow::Continue(())
    })
}

/// Two digits of one corner of a rectangle, two of the opposite one, with the same wings.
pub(in crate::technique) fn quadruple(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let confined = Confined::new(marks);
    each(&mut |cross, far| {
        let (ours, theirs) = (confined.digits(cross, far), confined.digits(far, cross));
        if cross > far || ours.len() < 2 || theirs.len() < 2 {
            return ControlFlow::Continue(());
        }
        for two in choices(ours, 2) {
            for other in choices(theirs - two, 2) {
                step(marks, cross, far, [two, other], emit)?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Calls the function with each corner of each rectangle in four blocks, and the opposite corner.
fn each(found: &mut dyn FnMut([usize; 2], [usize; 2]) -> Flow) -> Flow {
    for cross in Cell::ALL {
        for far in Cell::ALL {
            let [cross, far] = [cross, far].map(|cell| [cell.row_index(), cell.column_index()]);
            if cross[0] / 3 != far[0] / 3 && cross[1] / 3 != far[1] / 3 {
                found(cross, far)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn step(
    marks: &Marks,
    cross: [usize; 2],
    far: [usize; 2],
    [ours, theirs]: [DigitSet; 2],
    emit: &mut Emit<'_>,
) -> Flow {
    let lines = |[row, column]: [usize; 2]| [House::row(row), House::column(column)];
    let wings = CellSet::of(Cell::at(cross[0], far[1])).with(Cell::at(far[0], cross[1]));
    let (mut pattern, mut suspects) = (
        Pattern::on(Ground::Core).cells(Role::Wing, wings & marks.open(), ours | theirs),
        candidates(marks, wings, DigitSet::FULL),
    );
    for ([row, column], digits) in [(cross, ours), (far, theirs)] {
        if digits.is_empty() {
            continue;
        }
        let hinge = Cell::at(row, column);
        let block = hinge.block().cells();
        let houses: HouseSet = lines([row, column]).into_iter().collect();
        let rest = (block & houses.cells()).without(hinge);
        suspects = suspects
            .or(candidates(marks, hinge.into(), DigitSet::FULL))
            .or(candidates(marks, block, digits));
        pattern = pattern
            .cells(Role::Hinge, hinge, digits)
            .cells(Role::Link, rest & marks.open(), digits)
            .houses(Role::Base, houses);
    }
    conclude(marks, pattern, &suspects, emit)
}
