//! Direct consequences along links in the current marks: within a cell, within a house, and to and
//! from groups.

use super::{Fact, PARENTS, Place, Tables};
use crate::grid::{Candidate, CellSet, Digit, House};
use crate::technique::Marks;
use alloc::vec::Vec;

/// A direct consequence of the premise has it as its parent.
const PREMISE: [u16; PARENTS] = [0; PARENTS];

/// The groups: two or three candidates of a digit where a line meets a block, by line, digit and block.
pub(super) fn groups(marks: &Marks) -> Vec<Place> {
    let mut groups = Vec::new();
    for line in House::rows().chain(House::columns()) {
        for digit in Digit::ALL {
            for block in House::blocks() {
                let cells = marks.cells_in(digit, line) & block.cells();
                if cells.len() > 1 {
                    groups.push(Place { digit, cells });
                }
            }
        }
    }
    groups
}

impl Tables {
    /// The links between single candidates.
    pub(super) fn link_singles(&mut self, marks: &Marks) {
        let candidates: Vec<Candidate> = self.candidates().collect();
        for candidate in candidates {
            let Candidate { cell, digit } = candidate;
            let (on, off) = (self.fact(candidate, true), self.fact(candidate, false));
            self.add(on, on, PREMISE);
            self.add(off, off, PREMISE);
            let others = marks.cell(cell).without(digit);
            for other in others {
                let other = Candidate { cell, digit: other };
                self.add(on, self.fact(other, false), PREMISE);
                if others.len() == 1 {
                    self.add(off, self.fact(other, true), PREMISE);
                }
            }
            for house in cell.houses() {
                let others = marks.cells_in(digit, house).without(cell);
                for other in others {
                    let other = Candidate { cell: other, digit };
                    self.add(on, self.fact(other, false), PREMISE);
                    if others.len() == 1 {
                        self.add(off, self.fact(other, true), PREMISE);
                    }
                }
            }
        }
    }

    /// The links from and to groups, if there are any.
    pub(super) fn link_groups(&mut self, marks: &Marks) {
        for at in self.singles..self.places.len() {
            let Place { digit, cells } = self.places[at];
            let (on, off) = (Fact::new(at, true), Fact::new(at, false));
            self.add(on, on, PREMISE);
            self.add(off, off, PREMISE);
            let seen = marks.digit(digit) & cells.common_peers();
            for cell in seen {
                let single = Candidate { cell, digit };
                self.add(on, self.fact(single, false), PREMISE);
                self.add(self.fact(single, true), off, PREMISE);
            }
            let houses = line_and_block(cells);
            for house in houses.into_iter().rev().flatten() {
                if let Some(cell) = (seen & house.cells()).only() {
                    let single = Candidate { cell, digit };
                    self.add(off, self.fact(single, true), PREMISE);
                    self.add(self.fact(single, false), on, PREMISE);
                }
            }
            self.link_to_groups(marks, at, houses);
        }
    }

    /// The links from one group to others.
    fn link_to_groups(&mut self, marks: &Marks, at: usize, houses: [Option<House>; 2]) {
        let Place { digit, cells } = self.places[at];
        let (on, off) = (Fact::new(at, true), Fact::new(at, false));
        let others: Vec<usize> = (self.singles..self.places.len())
            .filter(|i| self.places[*i].digit == digit && !self.places[*i].cells.meets(cells))
            .collect();
        let lies_in = |tables: &Tables, i: usize, house: House| {
            tables.places[i].cells.is_subset(house.cells())
        };
        for &i in &others {
            for house in houses.into_iter().flatten() {
                if lies_in(self, i, house) {
                    self.add(on, Fact::new(i, false), PREMISE);
                }
            }
        }
        for house in houses.into_iter().flatten() {
            let mut within = others.iter().filter(|i| lies_in(self, **i, house));
            if let (Some(&i), None) = (within.next(), within.next())
                && marks.cells_in(digit, house) == cells | self.places[i].cells
            {
                self.add(off, Fact::new(i, true), PREMISE);
            }
        }
    }
}

/// The line and the block in which a group lies.
fn line_and_block(cells: CellSet) -> [Option<House>; 2] {
    let houses = cells.common_houses();
    [houses.first(), houses.last()]
}
