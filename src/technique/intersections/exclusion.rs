//! Aligned pair and triple exclusion: try every way to fill two or three cells. Discard a way when
//! two cells that see each other would be equal, or when it would leave no candidate for a cell
//! that sees them. A candidate in none of the remaining ways can be removed.

use crate::grid::{CandidateSet, Cell, CellSet, Digit, DigitSet};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Pattern, Role};
use core::ops::ControlFlow;

/// Every way to fill two cells.
pub(super) fn pair(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let cells = marks.open();
    for one in cells {
        for two in cells.iter().filter(|&two| two > one) {
            let near = witnesses(marks, &[one, two], 2);
            if !near.is_empty() {
                exclude(marks, &[one, two], near, emit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every way to fill three cells of which each sees another.
pub(super) fn triple(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let cells = marks.open();
    for one in cells {
        for two in cells.iter().filter(|&two| two > one) {
            for three in cells.iter().filter(|&three| three > two) {
                let trio = [one, two, three];
                let seen = [one.sees(two), one.sees(three), two.sees(three)];
                if seen.into_iter().filter(|&sees| sees).count() < 2 {
                    continue;
                }
                emit.budget().spend(1)?;
                let near = witnesses(marks, &trio, 3);
                if near.len() >= 2 {
                    exclude(marks, &trio, near, emit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The cells with at most this many candidates that see at least two of the cells.
fn witnesses(marks: &Marks, cells: &[Cell], most: usize) -> CellSet {
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for cell in cells {
        twice |= once & cell.peers();
        once |= cell.peers();
    }
    let own: CellSet = cells.iter().copied().collect();
    let near = (twice & marks.open()) - own;
    near.iter().filter(|&cell| (2..=most).contains(&marks.cell(cell).len())).collect()
}

fn exclude(marks: &Marks, cells: &[Cell], near: CellSet, emit: &mut Emit<'_>) -> Flow {
    let mut trial = Trial { marks, cells, near, used: CellSet::EMPTY, left: [DigitSet::EMPTY; 3] };
    let mut fill = [Digit::ALL[0]; 3];
    trial.go(0, &mut fill);
    let mut gone = CandidateSet::EMPTY;
    for (cell, left) in cells.iter().zip(trial.left) {
        gone.extend_cell(*cell, marks.cell(*cell) - left);
    }
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    let mut pattern = Pattern::new();
    for &cell in cells {
        pattern = pattern.cells(Role::Body, cell, marks.cell(cell));
    }
    for cell in trial.used {
        pattern = pattern.cells(Role::Set(0), cell, marks.cell(cell));
    }
    emit.eliminate(gone, pattern)
}

struct Trial<'a> {
    marks: &'a Marks,
    cells: &'a [Cell],
    near: CellSet,
    /// The witnesses that ruled out a way.
    used: CellSet,
    /// By cell, the digits of the remaining ways.
    left: [DigitSet; 3],
}

impl Trial<'_> {
    fn go(&mut self, at: usize, fill: &mut [Digit; 3]) {
        let Some(&cell) = self.cells.get(at) else { return self.judge(fill) };
        for digit in self.marks.cell(cell) {
            let clash = (0..at).any(|i| fill[i] == digit && self.cells[i].sees(cell));
            if !clash {
                fill[at] = digit;
                self.go(at + 1, fill);
            }
        }
    }

    fn judge(&mut self, fill: &[Digit; 3]) {
        for witness in self.near {
            let mut rest = self.marks.cell(witness);
            for (cell, digit) in self.cells.iter().zip(fill) {
                if cell.sees(witness) {
                    rest.remove(*digit);
                }
            }
            if rest.is_empty() {
                self.used.insert(witness);
                return;
            }
        }
        for (left, digit) in self.left.iter_mut().zip(fill).take(self.cells.len()) {
            left.insert(*digit);
        }
    }
}
