//! The consequences of every premise, in HoDoKu's form.
//!
//! A premise is a candidate taken as true or as false. Its table holds the direct consequences
//! first; then every entry adds the direct consequences of its own table, in order, until nothing
//! is new. The chains that HoDoKu finds depend on that order and on which of two paths to an entry
//! is kept.
//!
//! Source of the rules: the behaviour of HoDoKu 2.2 (Bernhard Hobiger), learnt from its paths and
//! its published source; the code is our own.

mod links;
mod lookahead;
mod sandbox;
mod way;

use crate::grid::{Candidate, Cell, CellSet, Digit};
use crate::technique::{Marks, Node};
use alloc::vec;
use alloc::vec::Vec;

/// A statement: the digit of a place is there (`on`), or is not. A number assigned by the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fact(u16);

impl Fact {
    const fn new(place: usize, on: bool) -> Fact {
        Fact((place * 2 + on as usize) as u16)
    }

    const fn place(self) -> usize {
        self.0 as usize / 2
    }

    const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it states that the digit is there.
    pub(super) const fn is_on(self) -> bool {
        self.0 % 2 == 1
    }
}

/// A digit in one cell, or in the two or three cells where a line meets a block.
#[derive(Clone, Copy, Debug)]
struct Place {
    digit: Digit,
    cells: CellSet,
}

/// A consequence of a table's premise.
#[derive(Clone, Copy, Debug)]
struct Entry {
    fact: Fact,
    /// The numbers of the entries that it follows from; the unused ones are 0, which is also the
    /// number of the premise. Without meaning when there is a source.
    parents: [u16; PARENTS],
    /// The premise whose table it came from.
    source: Option<Fact>,
    /// The length of the path from the premise, in HoDoKu's measure.
    distance: u16,
}

/// The number of parents that HoDoKu keeps; others are dropped.
const PARENTS: usize = 5;

/// The number of entries in a table; others are dropped.
const ROOM: usize = 1000;

const NOWHERE: u16 = u16::MAX;

/// The consequences of one premise.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    entries: Vec<Entry>,
    /// By fact, the number of its entry.
    at: Vec<u16>,
    /// By digit, the cells that must hold it.
    on: [CellSet; 9],
    /// By digit, the cells that cannot hold it.
    off: [CellSet; 9],
}

impl Table {
    /// The cells that must hold a digit.
    pub(super) const fn on(&self, digit: Digit) -> CellSet {
        self.on[digit.index()]
    }

    /// The cells that cannot hold a digit.
    pub(super) const fn off(&self, digit: Digit) -> CellSet {
        self.off[digit.index()]
    }

    fn find(&self, fact: Fact) -> Option<usize> {
        let at = self.at[fact.index()];
        (at != NOWHERE).then_some(usize::from(at))
    }
}

/// The tables of all premises of one state of the marks.
pub(super) struct Tables {
    places: Vec<Place>,
    /// How many places are single cells; these come first, by cell and digit.
    singles: usize,
    numbers: [[u16; 9]; 81],
    tables: Vec<Table>,
}

impl Tables {
    /// Tables of chains: along links in the current marks, optionally with groups.
    pub(super) fn of_chains(marks: &Marks, with_groups: bool) -> Tables {
        let mut tables = Tables::empty(marks, with_groups);
        tables.link_singles(marks);
        tables.link_groups(marks);
        tables.complete();
        tables
    }

    /// Tables of nets: four rounds of singles after each premise, then groups as in chains.
    pub(super) fn of_nets(marks: &Marks) -> Tables {
        let mut tables = Tables::empty(marks, true);
        tables.look_ahead(marks);
        tables.link_groups(marks);
        tables.complete();
        tables
    }

    fn empty(marks: &Marks, with_groups: bool) -> Tables {
        let mut numbers = [[NOWHERE; 9]; 81];
        let mut places = Vec::with_capacity(320);
        for cell in marks.open() {
            for digit in marks.cell(cell) {
                numbers[cell.index()][digit.index()] = places.len() as u16;
                places.push(Place { digit, cells: cell.into() });
            }
        }
        let singles = places.len();
        if with_groups {
            places.extend(links::groups(marks));
        }
        let facts = 2 * places.len();
        let table = Table { at: vec![NOWHERE; facts], ..Table::default() };
        Tables { places, singles, numbers, tables: vec![table; facts] }
    }

    /// The candidates, by cell and digit.
    pub(super) fn candidates(&self) -> impl Iterator<Item = Candidate> + '_ {
        let single =
            |place: &Place| Some(Candidate { cell: place.cells.only()?, digit: place.digit });
        self.places[..self.singles].iter().filter_map(single)
    }

    /// The fact that a candidate is true, or false.
    pub(super) fn fact(&self, candidate: Candidate, on: bool) -> Fact {
        let number = self.numbers[candidate.cell.index()][candidate.digit.index()];
        Fact::new(usize::from(number), on)
    }

    /// The table of a premise.
    pub(super) fn table(&self, premise: Fact) -> &Table {
        &self.tables[premise.index()]
    }

    /// The digit of a fact.
    pub(super) fn digit(&self, fact: Fact) -> Digit {
        self.places[fact.place()].digit
    }

    /// The cells of a fact.
    pub(super) fn cells(&self, fact: Fact) -> CellSet {
        self.places[fact.place()].cells
    }

    /// The cell of a fact, the first of several.
    pub(super) fn cell(&self, fact: Fact) -> Option<Cell> {
        self.cells(fact).first()
    }

    /// Whether a fact is about a group of cells.
    pub(super) const fn is_group(&self, fact: Fact) -> bool {
        fact.place() >= self.singles
    }

    /// The fact as a node of a chain.
    pub(super) fn node(&self, fact: Fact) -> Node {
        Node { digit: self.digit(fact), cells: self.cells(fact), on: fact.is_on() }
    }

    /// Adds a direct consequence that follows from entries of the table. An existing entry stays
    /// unchanged; a group is recorded again.
    fn add(&mut self, premise: Fact, fact: Fact, parents: [u16; PARENTS]) {
        let Place { digit, cells } = self.places[fact.place()];
        let is_group = self.is_group(fact);
        let table = &mut self.tables[premise.index()];
        let shown = if fact.is_on() { &mut table.on } else { &mut table.off };
        let shown = &mut shown[digit.index()];
        if table.entries.len() >= ROOM || !is_group && cells.is_subset(*shown) {
            return;
        }
        if !is_group {
            *shown |= cells;
        }
        let from = table.entries.get(usize::from(parents[0]));
        let distance = from.map_or(0, |entry| entry.distance) + 1;
        let parents = largest_first(parents);
        table.at[fact.index()] = table.entries.len() as u16;
        table.entries.push(Entry { fact, parents, source: None, distance });
    }

    /// Adds the direct consequences of every entry's own table to each table of a candidate, those
    /// of true candidates first.
    fn complete(&mut self) {
        for on in [true, false] {
            for place in 0..self.singles {
                let premise = Fact::new(place, on);
                let mut table = core::mem::take(&mut self.tables[premise.index()]);
                self.complete_one(&mut table);
                self.tables[premise.index()] = table;
            }
        }
    }

    fn complete_one(&self, table: &mut Table) {
        let mut next = 1;
        while next < table.entries.len() && table.entries.len() < ROOM {
            let Entry { fact: source, distance: base, .. } = table.entries[next];
            next += 1;
            let direct = self.tables[source.index()].entries.iter();
            for entry in direct.take_while(|entry| entry.source.is_none()).skip(1) {
                let distance = base + entry.distance;
                let brought = Entry {
                    fact: entry.fact,
                    parents: [0; PARENTS],
                    source: Some(source),
                    distance,
                };
                match table.find(entry.fact) {
                    Some(at) => {
                        let old = &mut table.entries[at];
                        if old.source.is_some() && old.distance > distance {
                            *old = brought;
                        }
                    }
                    None if table.entries.len() < ROOM => self.bring(table, brought),
                    None => {}
                }
            }
        }
    }

    fn bring(&self, table: &mut Table, entry: Entry) {
        if !self.is_group(entry.fact) {
            let Place { digit, cells } = self.places[entry.fact.place()];
            let shown = if entry.fact.is_on() { &mut table.on } else { &mut table.off };
            shown[digit.index()] |= cells;
        }
        table.at[entry.fact.index()] = table.entries.len() as u16;
        table.entries.push(entry);
    }
}

/// The parents in the order in which HoDoKu keeps them: the largest number is moved to the front, one
/// exchange at a time.
fn largest_first(mut parents: [u16; PARENTS]) -> [u16; PARENTS] {
    for i in 1..PARENTS {
        if parents[i] > parents[0] {
            parents.swap(0, i);
        }
    }
    parents
}
