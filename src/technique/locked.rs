//! Locked candidates: a digit whose places in a block lie in one line (pointing), or whose places
//! in a line lie in one block (claiming).

use super::marks::Marks;
use super::pattern::{Pattern, Role};
use super::step::{Emit, Flow, Step};
use super::table::Technique;
use crate::grid::{CandidateSet, CellSet, Digit, House, HouseSet};
use core::ops::ControlFlow;

/// A block's places of a digit lie in a row or column: it can go nowhere else in that line.
pub(super) fn pointing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    locked(Technique::Pointing, HouseSet::BLOCKS, marks, emit)
}

/// A line's places of a digit lie in a block: it can go nowhere else in that block.
pub(super) fn claiming(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    locked(Technique::Claiming, HouseSet::ROWS | HouseSet::COLUMNS, marks, emit)
}

fn locked(technique: Technique, bases: HouseSet, marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    for digit in Digit::ALL {
        let all = marks.digit(digit);
        for base in bases {
            for cover in crossing(base) {
                let places = all & base.cells();
                let gone = (all & cover.cells()) - base.cells();
                if gone.is_empty() || places.is_empty() || !places.is_subset(cover.cells()) {
                    continue;
                }
                emit(step(technique, digit, base, cover, places, gone))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The lines that cross a block, or the blocks that cross a line.
fn crossing(house: House) -> HouseSet {
    let kinds = if HouseSet::BLOCKS.contains(house) {
        HouseSet::ROWS | HouseSet::COLUMNS
    } else {
        HouseSet::BLOCKS
    };
    house.cells().houses() & kinds
}

fn step(
    technique: Technique,
    digit: Digit,
    base: House,
    cover: House,
    places: CellSet,
    gone: CellSet,
) -> Step {
    let pattern = Pattern::new()
        .cells(Role::Body, places, digit)
        .house(Role::Base, base)
        .house(Role::Cover, cover);
    Step::eliminate(technique, CandidateSet::digit(digit, gone), pattern)
}
