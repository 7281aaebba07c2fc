//! The candidates that a filter works on, and the filters that must run after a change.

/// What a puzzle tells a space: which cells differ, the houses, and whom a change wakes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Links {
    /// Words of 64 cells each: [`SMALL`], [`MIDDLE`] or [`LARGE`].
    pub(crate) words: usize,
    /// For each cell the cells that differ from it, as a set of cells.
    pub(crate) peers: Vec<u64>,
    /// The cells of each house, as a set.
    pub(crate) houses: Vec<u64>,
    /// For each cell the houses it is in.
    pub(crate) within: Vec<u16>,
    /// Where each cell's houses begin and end.
    pub(crate) within_at: Vec<u32>,
    /// Words of 64 filters each.
    pub(crate) filters: usize,
    /// For each cell the filters that any change wakes.
    pub(crate) watch: Vec<u64>,
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
    pub(crate) fixed: Vec<u16>,
    /// The cells that have two values left and were not compared with their peers yet.
    pub(crate) pairs: Vec<u16>,
    /// For each house the values that lost a place in it.
    pub(crate) lost: Vec<u32>,
    /// The houses in which a value lost a place.
    pub(crate) houses: Vec<u16>,
}

/// Candidates of all cells, with what a change must set going.
pub(crate) struct Space<'a> {
    /// The candidates, a mask for each cell.
    pub(crate) candidates: &'a mut [u32],
    /// The places of each value, a set of cells each.
    pub(crate) places: &'a mut [u64],
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
    pub(crate) fn get(&self, cell: u16) -> u32 {
        self.candidates[usize::from(cell)]
    }

    /// Keeps only these candidates of a cell; false if none is left.
    #[inline]
    pub(crate) fn keep(&mut self, cell: u16, mask: u32) -> bool {
        let old = self.candidates[usize::from(cell)];
        let new = old & mask;
        new == old || new != 0 && self.change(cell, old, new)
    }

    fn change(&mut self, cell: u16, old: u32, new: u32) -> bool {
        let at = usize::from(cell);
        self.candidates[at] = new;
        let removed = old & !new;
        let (word, bit) = (at / 64, 1_u64 << (at % 64));
        let mut left = removed;
        while left != 0 {
            self.places[left.trailing_zeros() as usize * self.links.words + word] &= !bit;
            left &= left - 1;
        }
        let todo = &mut *self.todo;
        let (from, to) = (self.links.within_at[at], self.links.within_at[at + 1]);
        for &house in &self.links.within[from as usize..to as usize] {
            let lost = &mut todo.lost[usize::from(house)];
            if *lost == 0 {
                todo.houses.push(house);
            }
            *lost |= removed;
        }
        let words = self.links.filters;
        let mut wake = |watch: &[u64]| {
            let woken = &watch[at * words..(at + 1) * words];
            for (word, wake) in todo.filters.iter_mut().zip(woken) {
                *word |= wake;
            }
        };
        wake(&self.links.watch);
        let ends = |mask: u32| (mask.trailing_zeros(), mask.leading_zeros());
        if ends(old) != ends(new) {
            wake(&self.links.watch_ends);
        }
        let rest = new & (new - 1);
        if rest == 0 {
            wake(&self.links.watch_fixed);
            todo.fixed.push(cell);
        } else if rest.is_power_of_two() {
            todo.pairs.push(cell);
        }
        true
    }

    /// A cell has one value: takes it from all that differ from it.
    pub(crate) fn spread<const W: usize>(&mut self, cell: u16) -> bool {
        let values = self.get(cell);
        let seen = both(self.peers::<W>(cell), self.places::<W>(values.trailing_zeros()));
        self.strike(&seen, values)
    }

    /// A cell has two values: if one that differs from it has the same two, others lose them.
    pub(crate) fn pair<const W: usize>(&mut self, cell: u16) -> bool {
        let values = self.get(cell);
        if values.count_ones() != 2 {
            return true;
        }
        let (low, high) = (values.trailing_zeros(), 31 - values.leading_zeros());
        let here = both(self.places::<W>(low), self.places::<W>(high));
        let mut like = both(&here, self.peers::<W>(cell));
        while let Some(other) = take(&mut like) {
            if self.get(other) != values {
                continue;
            }
            let seen = both(self.peers::<W>(cell), self.peers::<W>(other));
            for value in [low, high] {
                let struck = both(&seen, self.places::<W>(value));
                if !self.strike(&struck, 1 << value) {
                    return false;
                }
            }
        }
        true
    }

    /// Values lost places in a house: finds those with no place, with one, and with places that all differ
    /// from another cell.
    pub(crate) fn house<const W: usize>(&mut self, house: usize) -> bool {
        let mut lost = std::mem::take(&mut self.todo.lost[house]);
        let cells = self.links.houses.as_chunks::<W>().0[house];
        while lost != 0 {
            let value = lost.trailing_zeros();
            lost &= lost - 1;
            let places = both(&cells, self.places::<W>(value));
            let count = places.iter().map(|word| word.count_ones()).sum::<u32>();
            if count <= MOST && !self.only_in(places, count, value) {
                return false;
            }
        }
        true
    }

    /// A value must stand in one of these cells.
    #[inline]
    fn only_in<const W: usize>(&mut self, mut places: [u64; W], count: u32, value: u32) -> bool {
        if count <= 1 {
            return take(&mut places).is_some_and(|cell| self.keep(cell, 1 << value));
        }
        let mut common = *self.places::<W>(value);
        while let Some(cell) = take(&mut places) {
            common = both(&common, self.peers::<W>(cell));
            if common == [0; W] {
                return true;
            }
        }
        self.strike(&common, 1 << value)
    }

    /// Takes values from all of these cells.
    #[inline]
    fn strike<const W: usize>(&mut self, cells: &[u64; W], values: u32) -> bool {
        let mut cells = *cells;
        while let Some(cell) = take(&mut cells) {
            if !self.keep(cell, !values) {
                return false;
            }
        }
        true
    }

    /// The places of a value.
    #[inline]
    fn places<const W: usize>(&self, value: u32) -> &[u64; W] {
        &self.places.as_chunks::<W>().0[value as usize]
    }

    /// The cells that differ from a cell.
    #[inline]
    fn peers<const W: usize>(&self, cell: u16) -> &[u64; W] {
        &self.links.peers.as_chunks::<W>().0[usize::from(cell)]
    }

    /// Each of these values must stand in one of the cells: fixes a value with one place, and takes it from
    /// all other cells that see all its places.
    pub(crate) fn require(&mut self, cells: &[u16], values: u32) -> bool {
        match self.links.words {
            SMALL => self.require_of::<SMALL>(cells, values),
            MIDDLE => self.require_of::<MIDDLE>(cells, values),
            _ => self.require_of::<LARGE>(cells, values),
        }
    }

    fn require_of<const W: usize>(&mut self, cells: &[u16], mut values: u32) -> bool {
        while values != 0 {
            let value = values.trailing_zeros();
            values &= values - 1;
            let (mut places, mut count) = ([0; W], 0);
            for &cell in cells {
                if self.get(cell) >> value & 1 == 1 {
                    places[usize::from(cell) / 64] |= 1 << (cell % 64);
                    count += 1;
                }
            }
            if !self.only_in(places, count, value) {
                return false;
            }
        }
        true
    }
}

/// A value with more places in a house than this is left alone: hardly any cell differs from all of them.
const MOST: u32 = 4;

/// Words of the sets of cells: boards up to 128, 256 and 1,024 cells.
pub(crate) const SMALL: usize = 2;
pub(crate) const MIDDLE: usize = 4;
pub(crate) const LARGE: usize = 16;

#[inline]
fn both<const W: usize>(a: &[u64; W], b: &[u64; W]) -> [u64; W] {
    std::array::from_fn(|i| a[i] & b[i])
}

/// Takes the first cell out of a set.
#[inline]
fn take<const W: usize>(cells: &mut [u64; W]) -> Option<u16> {
    for (i, word) in cells.iter_mut().enumerate() {
        if *word != 0 {
            let cell = (i * 64) as u16 + word.trailing_zeros() as u16;
            *word &= *word - 1;
            return Some(cell);
        }
    }
    None
}
