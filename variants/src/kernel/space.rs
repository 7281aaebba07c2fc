//! The candidates a filter works on, and what a change sets going.

/// What a puzzle tells a space: which cells differ, the houses, and whom a change wakes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Links {
    /// Words of 64 cells each.
    pub(crate) words: usize,
    /// For each cell the cells that differ from it, as a set of cells.
    pub(crate) peers: Vec<u64>,
    /// The cells of each house, as a set.
    pub(crate) houses: Vec<u64>,
    /// For each cell the houses it is in.
    pub(crate) within: Vec<Vec<u16>>,
    /// Words of 64 filters each.
    pub(crate) filters: usize,
    /// For each cell the filters that any change wakes.
    pub(crate) watch: Vec<u64>,
    /// For each cell the filters that a new least, greatest or only value wakes.
    pub(crate) watch_ends: Vec<u64>,
}

impl Links {
    /// The cells that differ from a cell.
    #[inline]
    pub(crate) fn peers(&self, cell: u16) -> &[u64] {
        &self.peers[usize::from(cell) * self.words..][..self.words]
    }

    /// The cells of a house.
    #[inline]
    pub(crate) fn house(&self, house: usize) -> &[u64] {
        &self.houses[house * self.words..][..self.words]
    }
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

    /// The places of a value.
    #[inline]
    pub(crate) fn places(&self, value: u32) -> &[u64] {
        &self.places[value as usize * self.links.words..][..self.links.words]
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
        for &house in &self.links.within[at] {
            let lost = &mut todo.lost[usize::from(house)];
            if *lost == 0 {
                todo.houses.push(house);
            }
            *lost |= removed;
        }
        let rest = new & (new - 1);
        if rest == 0 {
            todo.fixed.push(cell);
        } else if rest.is_power_of_two() {
            todo.pairs.push(cell);
        }
        let words = self.links.filters;
        let woken = &self.links.watch[at * words..(at + 1) * words];
        for (word, wake) in todo.filters.iter_mut().zip(woken) {
            *word |= wake;
        }
        let ends = |mask: u32| (mask.trailing_zeros(), mask.leading_zeros());
        if ends(old) != ends(new) {
            let woken = &self.links.watch_ends[at * words..(at + 1) * words];
            for (word, wake) in todo.filters.iter_mut().zip(woken) {
                *word |= wake;
            }
        }
        true
    }

    /// Takes a value from all of these cells.
    pub(crate) fn strike(&mut self, word: usize, mut cells: u64, values: u32) -> bool {
        while cells != 0 {
            let cell = (word * 64) as u16 + cells.trailing_zeros() as u16;
            cells &= cells - 1;
            if !self.keep(cell, !values) {
                return false;
            }
        }
        true
    }

    /// A cell has one value: takes it from all that differ from it.
    pub(crate) fn spread(&mut self, cell: u16) -> bool {
        let values = self.get(cell);
        let value = values.trailing_zeros();
        for word in 0..self.links.words {
            let seen = self.links.peers(cell)[word] & self.places(value)[word];
            if seen != 0 && !self.strike(word, seen, values) {
                return false;
            }
        }
        true
    }

    /// A cell has two values: if one that differs from it has the same two, others lose them.
    pub(crate) fn pair(&mut self, cell: u16) -> bool {
        let values = self.get(cell);
        if values.count_ones() != 2 {
            return true;
        }
        let (low, high) = (values.trailing_zeros(), 31 - values.leading_zeros());
        for word in 0..self.links.words {
            let both = self.places(low)[word] & self.places(high)[word];
            let mut like = both & self.links.peers(cell)[word];
            while like != 0 {
                let other = (word * 64) as u16 + like.trailing_zeros() as u16;
                like &= like - 1;
                if self.get(other) != values {
                    continue;
                }
                for word in 0..self.links.words {
                    let seen = self.links.peers(cell)[word] & self.links.peers(other)[word];
                    let any = self.places(low)[word] | self.places(high)[word];
                    if seen & any != 0 && !self.strike(word, seen & any, values) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Values lost places in a house: finds those with no place, with one, and with places that all differ
    /// from another cell.
    pub(crate) fn house(&mut self, house: usize) -> bool {
        let mut lost = std::mem::take(&mut self.todo.lost[house]);
        while lost != 0 {
            let value = lost.trailing_zeros();
            lost &= lost - 1;
            let mut places = [0_u16; MOST];
            let mut count = 0;
            'places: for word in 0..self.links.words {
                let mut left = self.links.house(house)[word] & self.places(value)[word];
                while left != 0 {
                    if count == MOST {
                        count += 1;
                        break 'places;
                    }
                    places[count] = (word * 64) as u16 + left.trailing_zeros() as u16;
                    count += 1;
                    left &= left - 1;
                }
            }
            if count == 0 || count <= MOST && !self.only_in(&places[..count], value) {
                return false;
            }
        }
        true
    }

    /// A value must stand in one of these cells.
    fn only_in(&mut self, places: &[u16], value: u32) -> bool {
        if let [cell] = *places {
            return self.keep(cell, 1 << value);
        }
        for word in 0..self.links.words {
            let mut common = self.places(value)[word];
            for &cell in places {
                common &= self.links.peers(cell)[word];
            }
            if common != 0 && !self.strike(word, common, 1 << value) {
                return false;
            }
        }
        true
    }

    /// Each of these values must stand in one of the cells: fixes a value with one place, and takes it from
    /// all other cells that see all its places.
    pub(crate) fn require(&mut self, cells: &[u16], mut values: u32) -> bool {
        while values != 0 {
            let value = values.trailing_zeros();
            values &= values - 1;
            let mut places = [0_u16; 32];
            let mut count = 0;
            for &cell in cells {
                if self.get(cell) >> value & 1 == 1 {
                    places[count % 32] = cell;
                    count += 1;
                }
            }
            if count == 0 || count <= 32 && !self.only_in(&places[..count], value) {
                return false;
            }
        }
        true
    }
}

/// A value with more places in a house than this is left alone: hardly any cell differs from all of them.
const MOST: usize = 6;
