//! Bivalue oddagon: a closed path of an odd number of cells, each of which sees the next, that have
//! the same two digits. Two digits cannot alternate around it, so one of the extra candidates is
//! true.
//!
//! ```text
//! ab  .   | ab  .         five cells: two steps along rows, two along columns, one in the block
//! .   ab  | .   .
//! --------+------
//! .   ab  | ab+ .
//! ```

use crate::grid::{CandidateSet, Cell, CellSet, DigitSet};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Ground};
use crate::technique::guarded::{Guarded, may_loop};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// The fewest cells of a loop: three that see each other lie in one house.
const LEAST_CELLS: usize = 5;

/// The most cells of a loop; longer ones are hard to see.
const MOST_CELLS: usize = 13;

/// Loops with at least one cell of only the two digits. At most two cells have extras, or the extras
/// are of one digit.
pub(in crate::technique) fn bivalue_oddagon(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let mut tried: Vec<DigitSet> = Vec::new();
    for cell in marks.bivalue() {
        let digits = marks.cell(cell);
        if tried.contains(&digits) {
            continue;
        }
        tried.push(digits);
        let both = digits.iter().fold(marks.open(), |cells, digit| cells & marks.digit(digit));
        if !may_loop(marks, both, digits, LEAST_CELLS) {
            continue;
        }
        let plain: CellSet = both.iter().filter(|&c| marks.cell(c) == digits).collect();
        for start in plain {
            let after: CellSet = both.iter().filter(|&c| c > start || !plain.contains(c)).collect();
            let mut walk = Walk { marks, digits, both: after, start, emit };
            walk.go(None, start, start.into(), CandidateSet::EMPTY)?;
        }
    }
    ControlFlow::Continue(())
}

struct Walk<'a, 'e> {
    marks: &'a Marks,
    digits: DigitSet,
    /// The cells with the two digits, those of only these after the start.
    both: CellSet,
    start: Cell,
    emit: &'a mut Emit<'e>,
}

impl Walk<'_, '_> {
    /// Continues from a cell to one that sees no other cell of the path but, to close it, the start.
    fn go(&mut self, second: Option<Cell>, at: Cell, cells: CellSet, extras: CandidateSet) -> Flow {
        self.emit.budget().spend(1)?;
        for next in (self.both & at.peers()) - cells {
            let seen = next.peers() & cells;
            let mut extras = extras;
            extras.extend_cell(next, self.marks.cell(next) - self.digits);
            let roof = extras.all_cells();
            let many = roof.len() > 2 || roof.len() == 2 && roof.common_houses().is_empty();
            if many && extras.all_digits().len() > 1 {
                continue;
            }
            let (second, more) = (second.unwrap_or(next), cells.with(next));
            if seen == CellSet::of(at) && more.len() < MOST_CELLS {
                self.go(Some(second), next, more, extras)?;
            } else if seen == CellSet::of(at).with(self.start) && second < next {
                // Each loop in one direction.
                self.close(more, extras)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn close(&mut self, cells: CellSet, extras: CandidateSet) -> Flow {
        if cells.len() < LEAST_CELLS || cells.len().is_multiple_of(2) {
            return ControlFlow::Continue(());
        }
        let oddagon = Guarded {
            marks: self.marks,
            cells,
            digits: self.digits,
            extras,
            ground: Ground::Houses,
        };
        let emit = &mut *self.emit;
        oddagon.each(&mut |gone, pattern| emit.eliminate(gone, pattern))
    }
}
