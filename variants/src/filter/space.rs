//! The candidates that a filter works on, and the filters that must run after a change.

use crate::board::{Cell, Value, Values};

/// What a puzzle tells a space: which cells differ, the houses, and whom a change wakes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Links {
    /// Words of 64 cells each: [`SMALL`], [`MIDDLE`] or [`LARGE`].
    pub(crate) words: usize,
    /// For each cell the cells that differ from it, as a set of cells.
    pub(crate) peers: Vec<u64>,
    /// The cells of each house, as a set.
    pub(crate) houses: Vec<u64>,
    /// Words of 64 houses each.
    pub(crate) groups: usize,
    /// For each cell the houses it is in, as a set.
    pub(crate) homes: Vec<u64>,
    /// Words of 64 filters each.
    pub(crate) filters: usize,
    /// For each cell the filters that any change wakes.
    pub(crate) watch: Vec<u64>,
    /// Whether any filter waits for a new least or greatest value.
    pub(crate) ends: bool,
    /// For each cell the filters that a new least or greatest value wakes.
    pub(crate) watch_ends: Vec<u64>,
    /// For each cell the filters that its only value wakes.
    pub(crate) watch_fixed: Vec<u64>,
}

/// What must still be looked at.
#[derive(Clone, Debug, Default)]
pub(crate) struct Todo {
    /// The filters that must run, a bit each.
    pub(crate) filters: Vec<u64>,
    /// The cells that have one value left and whose peers do not know it yet.
    pub(crate) fixed: Vec<Cell>,
    /// The cells that have two values left and were not compared with their peers yet.
    pub(crate) pairs: Vec<Cell>,
    /// The cells that changed and whose filters do not know it yet, as a set.
    pub(crate) changed: Vec<u64>,
    /// For each value the cells that lost it and whose houses do not know it yet, as a set.
    pub(crate) lost: Vec<u64>,
    /// The values that have such cells.
    pub(crate) values: Values,
    /// How many changes there were.
    pub(crate) changes: u64,
}

impl Todo {
    /// Nothing waits any more.
    pub(crate) fn clear(&mut self) {
        self.filters.fill(0);
        self.changed.fill(0);
        self.fixed.clear();
        self.pairs.clear();
        self.lost.fill(0);
        self.values = Values::EMPTY;
    }
}

/// Candidates of all cells, with what a change must set going.
pub(crate) struct Space<'a> {
    /// The candidates of each cell.
    pub(crate) candidates: &'a mut [Values],
    /// The places of each value, a set of cells each.
    pub(crate) places: &'a mut [u64],
    /// The houses in which each value stands, a set of houses each.
    pub(crate) done: &'a mut [u64],
    pub(crate) todo: &'a mut Todo,
    pub(crate) links: &'a Links,
}

/// Memory that a filter may use while it runs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) words: Vec<u64>,
}

impl Space<'_> {
    /// The candidates of a cell.
    #[inline]
    pub(crate) fn get(&self, cell: Cell) -> Values {
        self.candidates[cell.index()]
    }

    /// The candidates of some cells.
    #[inline]
    pub(crate) fn union(&self, cells: &[Cell]) -> Values {
        cells.iter().fold(Values::EMPTY, |union, &cell| union | self.get(cell))
    }

    /// Keeps only these candidates of a cell; false if none is left.
    #[inline]
    pub(crate) fn keep(&mut self, cell: Cell, values: Values) -> bool {
        let old = self.get(cell);
        let new = old & values;
        new == old || !new.is_empty() && self.change(cell, old, new)
    }

    fn change(&mut self, cell: Cell, old: Values, new: Values) -> bool {
        let at = cell.index();
        self.candidates[at] = new;
        let (word, bit) = (at / 64, 1_u64 << (at % 64));
        for value in (old - new).iter() {
            let place = value.index() * self.links.words + word;
            self.places[place] &= !bit;
            self.todo.lost[place] |= bit;
        }
        self.todo.values |= old - new;
        self.wake(cell, old, new);
        true
    }

    /// A cell lost values: notes that others must look at it.
    #[inline]
    fn wake(&mut self, cell: Cell, old: Values, new: Values) {
        let (todo, links) = (&mut *self.todo, self.links);
        todo.changes += 1;
        todo.changed[cell.index() / 64] |= 1 << (cell.index() % 64);
        let ends = |values: Values| (values.first(), values.last());
        if links.ends && ends(old) != ends(new) {
            wake(&mut todo.filters, &links.watch_ends, cell);
        }
        let rest = rest(new);
        if rest.is_empty() {
            todo.fixed.push(cell);
        } else if rest.len() < 2 {
            todo.pairs.push(cell);
        }
    }

    /// Wakes the filters of the cells that changed.
    pub(crate) fn wake_filters<const W: usize>(&mut self) {
        let Some(changed) = self.todo.changed.first_chunk_mut::<W>() else { return };
        while let Some(cell) = take(changed) {
            wake(&mut self.todo.filters, &self.links.watch, cell);
            if rest(self.candidates[cell.index()]).is_empty() {
                wake(&mut self.todo.filters, &self.links.watch_fixed, cell);
            }
        }
    }

    /// A cell has one value: takes it from all that differ from it.
    pub(crate) fn spread<const W: usize>(&mut self, cell: Cell) -> bool {
        let Some(value) = self.get(cell).first() else { return false };
        let seen = both(self.peers::<W>(cell), self.places::<W>(value));
        let groups = self.links.groups;
        let done = &mut self.done[value.index() * groups..][..groups];
        for (done, homes) in done.iter_mut().zip(&self.links.homes[cell.index() * groups..]) {
            *done |= homes;
        }
        self.strike(&seen, value)
    }

    /// A cell has two values: if one that differs from it has the same two, others lose them.
    pub(crate) fn pair<const W: usize>(&mut self, cell: Cell) -> bool {
        let values = self.get(cell);
        let (Some(low), Some(high)) = (values.first(), rest(values).only()) else { return true };
        let here = both(self.places::<W>(low), self.places::<W>(high));
        let mut like = both(&here, self.peers::<W>(cell));
        while let Some(other) = take(&mut like) {
            if self.get(other) != values {
                continue;
            }
            let seen = both(self.peers::<W>(cell), self.peers::<W>(other));
            for value in [low, high] {
                let struck = both(&seen, self.places::<W>(value));
                if !self.strike(&struck, value) {
                    return false;
                }
            }
        }
        true
    }

    /// A value lost places in some houses: finds those with no place left, one, or a few that all differ from
    /// another cell. Gives the house that has no place for it.
    pub(crate) fn places_left<const W: usize>(&mut self, value: Value) -> Result<(), usize> {
        let links = self.links;
        self.todo.values = self.todo.values.without(value);
        let lost =
            std::mem::replace(&mut self.todo.lost.as_chunks_mut::<W>().0[value.index()], [0; W]);
        for group in 0..links.groups {
            let (mut cells, mut houses) = (lost, 0);
            while let Some(cell) = take(&mut cells) {
                houses |= links.homes[cell.index() * links.groups + group];
            }
            houses &= !self.done[value.index() * links.groups + group];
            while houses != 0 {
                let house = group * 64 + houses.trailing_zeros() as usize;
                houses &= houses - 1;
                let cells = &links.houses.as_chunks::<W>().0[house];
                // A cell outside a house seldom differs from more cells of it.
                let many = both(self.places::<W>(value), cells).into_iter().any(is_over_three);
                if !many && !self.only_in::<W>(cells, value) {
                    return Err(house);
                }
            }
        }
        Ok(())
    }

    /// A value must stand in one of these cells: fixes it if there is one place left, and takes it from all
    /// other cells that see all its places.
    #[inline]
    fn only_in<const W: usize>(&mut self, cells: &[u64; W], value: Value) -> bool {
        let all = *self.places::<W>(value);
        let mut places = both(&all, cells);
        let Some(first) = take(&mut places) else { return false };
        if places == [0; W] {
            return self.keep(first, Values::of(value));
        }
        let peers = self.peers::<W>(first);
        let mut common = std::array::from_fn(|i| all[i] & !cells[i] & peers[i]);
        while common != [0; W] {
            let Some(cell) = take(&mut places) else { return self.strike(&common, value) };
            common = both(&common, self.peers::<W>(cell));
        }
        true
    }

    /// Takes a value from all of these cells, which have it.
    #[inline]
    fn strike<const W: usize>(&mut self, cells: &[u64; W], value: Value) -> bool {
        let mut cells = *cells;
        if cells == [0; W] {
            return true;
        }
        let places = &mut self.places.as_chunks_mut::<W>().0[value.index()];
        let lost = &mut self.todo.lost.as_chunks_mut::<W>().0[value.index()];
        for i in 0..W {
            places[i] &= !cells[i];
            lost[i] |= cells[i];
        }
        self.todo.values = self.todo.values.with(value);
        while let Some(cell) = take(&mut cells) {
            let old = self.get(cell);
            let new = old.without(value);
            if new.is_empty() {
                return false;
            }
            self.candidates[cell.index()] = new;
            self.wake(cell, old, new);
        }
        true
    }

    /// The places of a value.
    #[inline]
    fn places<const W: usize>(&self, value: Value) -> &[u64; W] {
        &self.places.as_chunks::<W>().0[value.index()]
    }

    /// The cells that differ from a cell.
    #[inline]
    fn peers<const W: usize>(&self, cell: Cell) -> &[u64; W] {
        &self.links.peers.as_chunks::<W>().0[cell.index()]
    }

    /// Each of these values must stand in one of the cells: fixes a value with one place, and takes it from
    /// all other cells that see all its places.
    pub(crate) fn require(&mut self, cells: &[Cell], values: Values) -> bool {
        match self.links.words {
            SMALL => self.require_of::<SMALL>(cells, values),
            MIDDLE => self.require_of::<MIDDLE>(cells, values),
            _ => self.require_of::<LARGE>(cells, values),
        }
    }

    fn require_of<const W: usize>(&mut self, cells: &[Cell], values: Values) -> bool {
        let mut set = [0; W];
        for &cell in cells {
            set[cell.index() / 64] |= 1 << (cell.index() % 64);
        }
        values.iter().all(|value| self.only_in(&set, value))
    }
}

/// Words of the sets of cells: boards up to 128, 256 and 1,024 cells.
pub(crate) const SMALL: usize = 2;
pub(crate) const MIDDLE: usize = 4;
pub(crate) const LARGE: usize = 16;

/// Wakes the filters that watch a cell.
#[inline]
fn wake(filters: &mut [u64], watch: &[u64], cell: Cell) {
    let watch = &watch[cell.index() * filters.len()..];
    filters.iter_mut().zip(watch).for_each(|(word, wake)| *word |= wake);
}

#[inline]
fn both<const W: usize>(a: &[u64; W], b: &[u64; W]) -> [u64; W] {
    std::array::from_fn(|i| a[i] & b[i])
}

/// The values after the first.
#[inline]
fn rest(values: Values) -> Values {
    Values(values.0 & values.0.wrapping_sub(1))
}

/// Whether a word has more than three cells.
#[inline]
fn is_over_three(word: u64) -> bool {
    let rest = word & word.wrapping_sub(1);
    let rest = rest & rest.wrapping_sub(1);
    rest & rest.wrapping_sub(1) != 0
}

/// Takes the first cell out of a set.
#[inline]
fn take<const W: usize>(cells: &mut [u64; W]) -> Option<Cell> {
    for (i, word) in cells.iter_mut().enumerate() {
        if *word != 0 {
            let cell = Cell((i * 64) as u16 + word.trailing_zeros() as u16);
            *word &= *word - 1;
            return Some(cell);
        }
    }
    None
}
