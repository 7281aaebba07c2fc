//! Broken wing: a closed path of an odd number of places of a digit, joined by houses. If the digit
//! had no other places in these houses, it would be in every second cell of the path, which an odd
//! one does not allow. So one of the other places, the *guardians*, is true.
//!
//! ```text
//! x = x = x = x = x = (the first)     each = a house with two places, apart from guardians
//! ```

use crate::grid::{CandidateSet, Cell, CellSet, Digit, HouseSet};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Found, Ground, Pattern, Role};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// The numbers of cells of a path.
const LENGTHS: [usize; 3] = [5, 7, 9];

/// Loops whose guardians are all seen by a candidate; of those with the same effect the shortest.
pub(in crate::technique) fn broken_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    for digit in marks.reducible() {
        let mut seen = Vec::new();
        for length in LENGTHS {
            for start in marks.digit(digit) {
                let mut walk = Walk { marks, digit, length, start, seen: &mut seen, emit };
                walk.go(None, start, &Path { cells: start.into(), ..Path::default() })?;
            }
        }
    }
    ControlFlow::Continue(())
}

#[derive(Default)]
struct Path {
    cells: CellSet,
    houses: HouseSet,
    guardians: CellSet,
}

struct Walk<'a, 'e> {
    marks: &'a Marks,
    digit: Digit,
    length: usize,
    /// The first cell of the path.
    start: Cell,
    seen: &'a mut Vec<CellSet>,
    emit: &'a mut Emit<'e>,
}

impl Walk<'_, '_> {
    fn go(&mut self, second: Option<Cell>, at: Cell, path: &Path) -> Flow {
        self.emit.budget().spend(1)?;
        let is_last = path.cells.len() == self.length;
        for house in at.houses() {
            let places = self.marks.cells_in(self.digit, house);
            for next in places {
                let fits = match second {
                    // Each loop in one direction.
                    Some(second) if is_last => next == self.start && second < at,
                    _ => next > self.start && !path.cells.contains(next),
                };
                let cells = path.cells.with(next);
                let guardians = path.guardians | (places.without(at).without(next));
                if !fits || guardians.meets(cells) {
                    continue;
                }
                let gone = match guardians.is_empty() {
                    true => self.marks.digit(self.digit),
                    false => self.marks.digit(self.digit) & guardians.common_peers(),
                };
                if gone.is_empty() {
                    continue;
                }
                let path = Path { cells, houses: path.houses.with(house), guardians };
                if !is_last {
                    self.go(second.or(Some(next)), next, &path)?;
                } else if !guardians.is_empty() && !self.seen.contains(&gone) {
                    self.seen.push(gone);
                    self.found(&path, gone)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn found(&mut self, path: &Path, gone: CellSet) -> Flow {
        let pattern = Pattern::on(Ground::Houses)
            .cells(Role::Body, path.cells, self.digit)
            .cells(Role::Fin, path.guardians, self.digit)
            .houses(Role::Base, path.houses);
        self.emit.found(match path.guardians.only() {
            Some(cell) => Found::place(cell, self.digit, pattern),
            None => Found::eliminate(CandidateSet::digit(self.digit, gone), pattern),
        })
    }
}
