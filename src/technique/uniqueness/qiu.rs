//! Qiu's deadly pattern: two lines of a chute that nearly repeat each other, and a pair beside them.
//!
//! ```text
//! s s . | x x . | x . x     The two lines are filled at the same places x, with the same digits but
//! s s . | x x . | x . x     for one. The digits of the pair p p have all their places of a block in
//! . . . | . . . | . . .     the square s.
//! ------+-------+------
//! p p . | . . . | . . .     If the pair is exchanged, some of the columns of the two lines can be
//!                           turned over so that all houses keep their digits.
//! ```
//!
//! The columns of the two lines link each upper digit with the lower one. As the lines hold the same
//! digits but for one, the links form a path and perhaps rings. A ring could be turned over alone. If
//! there is none, the pair's digits are on the path, and turning over what lies between them, or
//! all of it, makes up for the exchange. The proof of each step confirms it filling by filling, for which
//! the pattern's cells include the block's.

use super::polygon::PAIRS;
use crate::grid::{CandidateSet, CellSet, Digit, DigitSet, House, Unique};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Found, Ground, Role};
use crate::technique::guarded::Guarded;
use core::ops::ControlFlow;

/// Of types 1 to 4; the extras may also be the pair's digits elsewhere in the block.
pub(in crate::technique) fn qiu(marks: &Marks, _: &Unique, emit: &mut Emit<'_>) -> Flow {
    for first in (0..18).filter(|first| first % 3 == 0) {
        for [one, two] in PAIRS.map(|p| p.map(|i| House::from_index(first + i))) {
            if !nearly_repeat(marks, [one, two]) {
                continue;
            }
            emit.budget().spend(1)?;
            let lines = one.cells() | two.cells();
            // The lines that cross these, and those beside them.
            let (across, beside) = if first < 9 { (9, 0) } else { (0, 9) };
            for stack in 0..3 {
                for crossing in PAIRS {
                    let crossing =
                        crossing.map(|i| House::from_index(across + 3 * stack + i).cells());
                    let square = lines & (crossing[0] | crossing[1]);
                    let Some(block) = square.common_houses().iter().next_back() else { continue };
                    for third in (0..9).filter(|i| beside + i / 3 * 3 != first) {
                        let third = House::from_index(beside + third).cells();
                        let pair = third & (crossing[0] | crossing[1]);
                        if pair.is_subset(marks.open()) {
                            around(marks, [one, two], block, square, pair, emit)?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether two lines are filled at the same places with the same digits, but for one of these.
fn nearly_repeat(marks: &Marks, lines: [House; 2]) -> bool {
    let [(at, own), (opposite, other)] = lines.map(|line| {
        let (mut places, mut digits) = (0_u16, DigitSet::EMPTY);
        for place in 0..9 {
            if let Some(digit) = marks.placed(line.cell(place)) {
                places |= 1 << place;
                digits.insert(digit);
            }
        }
        (places, digits)
    });
    let (only, others) = ((own - other).len(), (other - own).len());
    (at ^ opposite).count_ones() <= 1 && only <= 1 && others <= 1 && only + others > 0
}

/// Emits the steps of a pair and every two digits of it.
fn around(
    marks: &Marks,
    lines: [House; 2],
    block: House,
    square: CellSet,
    pair: CellSet,
    emit: &mut Emit<'_>,
) -> Flow {
    let both = lines[0].cells() | lines[1].cells();
    let cells = ((both | block.cells()) & marks.open()) | pair;
    let fits = |digit: &Digit| {
        !marks.cells_in(*digit, block).is_empty() && marks.digit(*digit).meets(pair)
    };
    let digits: DigitSet = Digit::ALL.into_iter().filter(fits).collect();
    for a in digits {
        for b in digits.iter().filter(|b| *b > a) {
            let two = DigitSet::of(a).with(b);
            let mut extras = CandidateSet::EMPTY;
            for cell in pair {
                extras.extend_cell(cell, marks.cell(cell) - two);
            }
            for digit in two {
                extras.extend_digit(digit, marks.cells_in(digit, block) - square);
            }
            if pair.iter().any(|cell| !marks.cell(cell).meets(two)) {
                continue;
            }
            let deadly =
                Guarded { marks, cells, digits: DigitSet::EMPTY, extras, ground: Ground::Deadly };
            deadly.each(&mut |gone, pattern| {
                let pattern = pattern
                    .cells(Role::Hinge, pair, two)
                    .houses(Role::Cover, lines.into_iter().collect());
                let found = Found::eliminate(gone, pattern);
                if found.verify(marks).is_ok() {
                    emit.found(found)
                } else {
                    ControlFlow::Continue(())
                }
            })?;
        }
    }
    ControlFlow::Continue(())
}
