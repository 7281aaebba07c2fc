//! Whether a digit's places alone rule out a candidate.
//!
//! Fish, skyscrapers, colours and X-chains look at one digit. Each candidate that they remove is in
//! none of the ways to place that digit in all houses that lack it. So if every candidate is in
//! some way, none of these techniques finds anything, and this test shows that faster.
//!
//! A band can be filled in few ways. Only the columns that each takes matter: the third band gets
//! exactly the columns that two bands leave.

use super::Marks;
use crate::grid::{Digit, DigitSet};

impl Marks {
    /// The digits with a candidate that is in no way to place the digit in all houses that lack it.
    /// For the other digits, techniques of one digit find nothing.
    pub(crate) fn reducible(&self) -> DigitSet {
        Digit::ALL.into_iter().filter(|&digit| self.is_reducible(digit)).collect()
    }

    fn is_reducible(&self, digit: Digit) -> bool {
        *self.about(digit).reducible.get_or_init(|| misses_one(self.all_places(digit)))
    }
}

/// Whether some place (see [`Marks::all_places`]) is in none of the ways to fill all houses that have
/// places.
fn misses_one(places: &[u16; 32]) -> bool {
    let mut bands = [Band::EMPTY; 3];
    bands.iter_mut().enumerate().for_each(|(i, band)| band.read(places, 3 * i));
    let needed = (0..9).fold(0, |set, i| set | u16::from(places[9 + i] != 0) << i);
    let mut met = [0_u32; 3];
    for &top in bands[0].ways() {
        for &middle in bands[1].ways() {
            let left = needed & !top & !middle;
            let bottom = bands[2].cells(left);
            if top & middle == 0 && bottom != 0 {
                met[0] |= bands[0].cells(top);
                met[1] |= bands[1].cells(middle);
                met[2] |= bottom;
            }
        }
    }
    bands.iter().zip(met).any(|(band, met)| met & band.all != band.all)
}

/// The ways to fill the three rows of a band.
struct Band {
    rows: [u16; 3],
    /// All places, nine bits a row, and a bit above them.
    all: u32,
    /// By the columns that are taken (see [`SLOTS`]), the places of the ways that take them and the
    /// bit above; 0 when there is none.
    cells: [u32; 65],
    /// The sets of columns that have ways; one in each block makes at most 27.
    columns: [u16; 27],
    count: usize,
}

impl Band {
    /// Without places.
    const EMPTY: Band = Band { rows: [0; 3], all: 0, cells: [0; 65], columns: [0; 27], count: 0 };

    /// Becomes the band that starts at a row.
    fn read(&mut self, places: &[u16; 32], row: usize) {
        self.rows = [places[row], places[row + 1], places[row + 2]];
        self.all = self.rows.iter().rev().fold(1, |all, row| all << 9 | u32::from(*row));
        let blocks =
            (0..3).map(|stack| u16::from(places[18 + row + stack] != 0) * (7 << (3 * stack)));
        self.fill(0, 0, blocks.sum(), 1 << 27);
    }

    fn ways(&self) -> &[u16] {
        &self.columns[..self.count]
    }

    /// The places of the ways that take these columns, and the bit above.
    fn cells(&self, columns: u16) -> u32 {
        self.cells[usize::from(SLOTS[usize::from(columns)])]
    }

    /// Fills the rows from `row` on, in the columns of blocks that still need the digit.
    fn fill(&mut self, row: usize, taken: u16, free: u16, cells: u32) {
        if row == 3 {
            let known = &mut self.cells[usize::from(SLOTS[usize::from(taken)])];
            if free == 0 && *known == 0 {
                self.columns[self.count] = taken;
                self.count += 1;
            }
            if free == 0 {
                *known |= cells;
            }
            return;
        }
        if self.rows[row] == 0 {
            return self.fill(row + 1, taken, free, cells);
        }
        let mut places = self.rows[row] & free;
        while places != 0 {
            let column = places.trailing_zeros() as usize;
            places &= places - 1;
            let block = 7 << (column / 3 * 3);
            let cell = 1 << (9 * row + column);
            self.fill(row + 1, taken | 1 << column, free & !block, cells | cell);
        }
    }
}

/// Numbers the sets of columns with at most one in each stack; all others have the last number.
static SLOTS: [u8; 512] = {
    let mut slots = [0; 512];
    let mut columns: usize = 0;
    while columns < 512 {
        let mut stack = 0;
        while stack < 3 {
            let own = columns >> (3 * stack) & 7;
            if own.count_ones() > 1 {
                slots[columns] = 64;
            } else if slots[columns] < 64 {
                // 1, 2 and 4 become 1, 2 and 3.
                slots[columns] += ((own - own / 4) << (2 * stack)) as u8;
            }
            stack += 1;
        }
        columns += 1;
    }
    slots
};
