//! Sue de Coq: where a block and a line meet, two or three cells share their digits with cells of
//! the block and cells of the line, so that all of them together are locked.
//!
//! ```text
//! block only   B B . | . . .      cells I + L + B, digits of I ∪ L ∪ B, counted twice when they
//! meet         I I . | L . L      are in both L and B: as many digits as cells, so each stands as
//! block only   . . . | . . .      often as it can.
//! ```
//!
//! Basic: L and B have no digit in common. Extended: they may; such a digit appears in both, not in
//! I.

use crate::grid::{CandidateSet, CellSet, DigitSet, House};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Pattern, Role};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Cells with their digits.
#[derive(Clone, Copy)]
struct Part {
    cells: CellSet,
    count: usize,
    digits: DigitSet,
}

/// The block's and the line's cells have no digit in common.
pub(super) fn basic(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each(marks, false, emit)
}

/// The block's and the line's cells have a digit in common.
pub(super) fn extended(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each(marks, true, emit)
}

fn each(marks: &Marks, extended: bool, emit: &mut Emit<'_>) -> Flow {
    for block in House::blocks() {
        for line in House::rows().chain(House::columns()) {
            let meet = marks.open() & block.meet(line);
            if meet.len() < 2 {
                continue;
            }
            if marks.digits_of(meet).len() < 4 {
                continue;
            }
            let in_line = parts(marks, (marks.open() & line.cells()) - block.cells());
            let in_block = parts(marks, (marks.open() & block.cells()) - line.cells());
            for shared in parts(marks, meet) {
                let count = shared.count;
                if count < 2 || shared.digits.len() < count + 2 {
                    continue;
                }
                // The other parts must have as many more cells than digits of their own as the
                // shared cells have too few.
                let gain = |part: &Part| {
                    part.count as isize - (part.digits - shared.digits).len() as isize
                };
                let most = in_block.iter().map(gain).max().unwrap_or(0);
                let needed = (shared.digits.len() - count) as isize;
                for one in in_line.iter().filter(|one| gain(one) + most >= needed) {
                    if !one.digits.meets(shared.digits) {
                        continue;
                    }
                    let both = one.digits | shared.digits;
                    for two in &in_block {
                        let common = one.digits & two.digits;
                        if common.is_empty() == extended {
                            continue;
                        }
                        let digits = (two.digits | both).len() + common.len();
                        if count + one.count + two.count == digits
                            && two.digits.meets(shared.digits)
                        {
                            let trio = Trio { block, line, shared, one: *one, two: *two };
                            trio.step(marks, emit)?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every choice of some of these cells with more digits than cells.
fn parts(marks: &Marks, cells: CellSet) -> Vec<Part> {
    let mut parts = Vec::with_capacity(1 << cells.len());
    parts.push(Part { cells: CellSet::EMPTY, count: 0, digits: DigitSet::EMPTY });
    for cell in cells {
        for i in 0..parts.len() {
            let Part { cells, count, digits } = parts[i];
            let digits = digits | marks.cell(cell);
            parts.push(Part { cells: cells.with(cell), count: count + 1, digits });
        }
    }
    parts.retain(|part| part.count > 0 && part.digits.len() > part.count);
    parts
}

struct Trio {
    block: House,
    line: House,
    shared: Part,
    one: Part,
    two: Part,
}

impl Trio {
    fn step(&self, marks: &Marks, emit: &mut Emit<'_>) -> Flow {
        let Trio { shared, one, two, .. } = self;
        let common = one.digits & two.digits;
        let rest_of_line = self.line.cells() - shared.cells - one.cells;
        let rest_of_block = self.block.cells() - shared.cells - two.cells;
        let mut gone = CandidateSet::EMPTY;
        for digit in one.digits | two.digits | shared.digits {
            let mut hit = CellSet::EMPTY;
            if common.contains(digit) {
                // It appears in both outer parts.
                hit |= rest_of_line | rest_of_block | shared.cells;
            } else {
                // It appears once, in the line unless only the block's part has it, and so on.
                if !two.digits.contains(digit) {
                    hit |= rest_of_line - self.block.cells();
                }
                if !one.digits.contains(digit) {
                    hit |= rest_of_block - self.line.cells();
                }
                let places = marks.digit(digit) & (shared.cells | one.cells | two.cells);
                hit |= places.common_peers() & (rest_of_line | rest_of_block);
            }
            let own = shared.cells | one.cells | two.cells;
            let own = if common.contains(digit) { own - shared.cells } else { own };
            gone.extend_digit(digit, marks.digit(digit) & (hit - own));
        }
        if gone.is_empty() {
            return ControlFlow::Continue(());
        }
        let cells = shared.cells | one.cells | two.cells;
        let pattern = Pattern::new()
            .cells(Role::Body, cells, marks.digits_of(cells))
            .cells(Role::Hinge, shared.cells, shared.digits)
            .cells(Role::Set(0), one.cells, one.digits)
            .cells(Role::Set(1), two.cells, two.digits)
            .house(Role::Base, self.line)
            .house(Role::Base, self.block);
        emit.eliminate(gone, pattern)
    }
}
