//! Direct consequences in nets: a candidate is placed or removed, and the singles that arise are
//! followed for some rounds, without checking whether the grid is still consistent.

use super::sandbox::Sandbox;
use super::{Fact, PARENTS, Tables};
use crate::grid::{Candidate, House};
use crate::technique::Marks;
use alloc::vec::Vec;

/// The number of rounds of singles.
const ROUNDS: usize = 4;

/// The parents of direct consequences of the premise.
const PREMISE: [u16; PARENTS] = [0; PARENTS];

impl Tables {
    /// The consequences of each candidate being true, or false.
    pub(super) fn look_ahead(&mut self, marks: &Marks) {
        let start = Sandbox::new(marks);
        let candidates: Vec<Candidate> = self.candidates().collect();
        for candidate in candidates {
            for on in [true, false] {
                let premise = self.fact(candidate, on);
                let grid = start.clone();
                Ahead { tables: &mut *self, marks, premise, grid }.follow(candidate, on);
            }
        }
    }
}

/// A premise being followed.
struct Ahead<'a> {
    tables: &'a mut Tables,
    marks: &'a Marks,
    premise: Fact,
    /// The current grid.
    grid: Sandbox,
}

impl Ahead<'_> {
    fn follow(&mut self, candidate: Candidate, on: bool) {
        if on {
            self.place(candidate, Some(PREMISE));
        } else {
            self.grid.take_out(candidate);
            self.tables.add(self.premise, self.premise, PREMISE);
            if let Some(digit) = self.grid.cell(candidate.cell).only() {
                self.place(Candidate { cell: candidate.cell, digit }, Some(PREMISE));
            }
        }
        for _ in 0..ROUNDS {
            let naked = self.grid.naked_singles();
            let hidden = self.grid.hidden_singles();
            for single in naked {
                let parents = self.others_in_cell(single);
                self.place(single, Some(parents));
            }
            for single in hidden {
                self.place(single, None);
            }
        }
    }

    /// Writes a digit; without parents it is a hidden single, and the house where the digit now has
    /// the fewest places determines them.
    fn place(&mut self, single: Candidate, parents: Option<[u16; PARENTS]>) {
        let Candidate { cell, digit } = single;
        let parents = parents.unwrap_or_else(|| {
            let places = |house: &House| self.grid.places(*house, digit);
            let house = cell.houses().into_iter().min_by_key(places);
            house.map_or(PREMISE, |house| self.others_in_house(single, house))
        });
        let seen = self.marks.digit(digit) & cell.peers();
        let own = self.grid.cell(cell);
        self.grid.write(single);
        let at = self.tables.table(self.premise).entries.len() as u16;
        let because = [at, 0, 0, 0, 0];
        self.tables.add(self.premise, self.tables.fact(single, true), parents);
        for cell in seen {
            let fact = self.tables.fact(Candidate { cell, digit }, false);
            self.tables.add(self.premise, fact, because);
        }
        for digit in own.without(digit) {
            let fact = self.tables.fact(Candidate { cell, digit }, false);
            self.tables.add(self.premise, fact, because);
        }
    }

    fn others_in_cell(&self, single: Candidate) -> [u16; PARENTS] {
        let others = self.marks.cell(single.cell).without(single.digit);
        self.numbers(others.iter().map(|digit| Candidate { cell: single.cell, digit }))
    }

    fn others_in_house(&self, single: Candidate, house: House) -> [u16; PARENTS] {
        let others = self.marks.cells_in(single.digit, house).without(single.cell);
        self.numbers(others.iter().map(|cell| Candidate { cell, digit: single.digit }))
    }

    /// The numbers of the entries that state these candidates to be false, 0 for a missing one.
    fn numbers(&self, others: impl Iterator<Item = Candidate>) -> [u16; PARENTS] {
        let mut parents = PREMISE;
        let table = self.tables.table(self.premise);
        for (parent, other) in parents.iter_mut().zip(others) {
            *parent = table.find(self.tables.fact(other, false)).map_or(0, |at| at as u16);
        }
        parents
    }
}
