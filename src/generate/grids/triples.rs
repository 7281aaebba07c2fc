//! Three lines of three digits: a block by its rows or by its columns. Digits count from 0.

use crate::grid::ORDERS;

/// The number of an order of three things in [`ORDERS`].
pub(super) type Order = usize;

/// For each digit two bits: its place in its line.
pub(super) type Place = u32;

/// Three lines, each of three digits in nibbles.
#[derive(Clone, Copy)]
pub(super) struct Triples([u16; 3]);

impl Triples {
    /// Sets of three digits, with ascending digits put into the given orders.
    pub(super) fn ordered(sets: [u16; 3], orders: [Order; 3]) -> Triples {
        Triples(core::array::from_fn(|i| LINES[usize::from(sets[i])][orders[i]]))
    }

    /// The digits that three rows' and three columns' sets have in common, if that is one a cell.
    pub(super) fn meeting(rows: [u16; 3], columns: [u16; 3]) -> Option<Triples> {
        let meet = |i: usize, k: usize| rows[i] & columns[k];
        // Nine cells share nine digits: one each, if none is empty.
        let fits = (0..3).all(|i| (0..3).all(|k| meet(i, k) != 0));
        fits.then(|| {
            Triples(core::array::from_fn(|i| {
                (0..3).fold(0, |line, k| line | (meet(i, k).trailing_zeros() as u16) << (4 * k))
            }))
        })
    }

    /// The digit at a place of a line.
    pub(super) fn get(&self, line: usize, place: usize) -> usize {
        usize::from(self.0[line] >> (4 * place) & 15)
    }

    /// The sets at the first, second and third places of the lines.
    pub(super) fn across(&self) -> [u16; 3] {
        core::array::from_fn(|place| {
            self.0.iter().fold(0, |set, line| set | 1 << (line >> (4 * place) & 15))
        })
    }

    /// The place of each digit in its line.
    pub(super) fn places(&self) -> Place {
        self.0.iter().fold(0, |places, line| {
            places | 1 << (2 * (line >> 4 & 15)) | 2 << (2 * (line >> 8 & 15))
        })
    }
}

/// The two orders of a set that keep each digit off its place in `places`; none when all three have the
/// same place there.
pub(super) fn derangements(set: u16, places: Place) -> Option<&'static [Order; 2]> {
    let line = LINES[usize::from(set)][0];
    let place = |k: u32| places >> (2 * (line >> (4 * k) & 15)) & 3;
    DERANGEMENTS[(place(0) + 3 * place(1) + 9 * place(2)) as usize].as_ref()
}

/// The sets of a middle block's three lines beside a block with the sets `x`, `y`, `z`, by number
/// out of 56: the first line takes one, two or all digits of `y` and the rest from `z`; the third
/// line takes what is left of `y`, the second what is left of `z`.
pub(super) fn middle([x, y, z]: [u16; 3], number: usize) -> [u16; 3] {
    match number {
        54 => [y, z, x],
        55 => [z, x, y],
        _ => {
            let one = |set: u16, which: usize| {
                1_u16 << (LINES[usize::from(set)][0] >> (4 * (which % 3)) & 15)
            };
            let (a, b, c) = (one(x, number), one(y, number / 3), one(z, number / 9));
            if number < 27 {
                [b | (z ^ c), c | (x ^ a), a | (y ^ b)]
            } else {
                [c | (y ^ b), a | (z ^ c), b | (x ^ a)]
            }
        }
    }
}

/// By set and order: the digits in that order.
const LINES: [[u16; 6]; 512] = {
    let mut table = [[0; 6]; 512];
    let mut set = 0_usize;
    while set < 512 {
        if set.count_ones() == 3 {
            let second = set & (set - 1);
            let third = second & (second - 1);
            let digits = [set.trailing_zeros(), second.trailing_zeros(), third.trailing_zeros()];
            let mut o = 0;
            while o < 6 {
                let order = ORDERS[o];
                table[set][o] =
                    (digits[order[0]] | digits[order[1]] << 4 | digits[order[2]] << 8) as u16;
                o += 1;
            }
        }
        set += 1;
    }
    table
};

/// By the forbidden places of three digits (weights 1, 3, 9): the two orders that avoid them.
const DERANGEMENTS: [Option<[Order; 2]>; 27] = {
    let mut table = [None; 27];
    let mut i = 0;
    while i < 27 {
        let forbidden = [i as u32 % 3, i as u32 / 3 % 3, i as u32 / 9];
        let mut fitting = [0; 2];
        let mut count = 0;
        let mut o = 0;
        while o < 6 {
            let order = ORDERS[o];
            if forbidden[order[0]] != 0 && forbidden[order[1]] != 1 && forbidden[order[2]] != 2 {
                assert!(count < 2, "three digits have at most two orders off their places");
                fitting[count] = o;
                count += 1;
            }
            o += 1;
        }
        assert!(count == 0 || count == 2);
        if count == 2 {
            table[i] = Some(fitting);
        }
        i += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_middle_block_has_56_different_ways() {
        let beside = [0o7, 0o70, 0o700];
        let all: std::collections::HashSet<[u16; 3]> =
            (0..56).map(|number| middle(beside, number)).collect();
        assert_eq!(all.len(), 56);
        for sets in all {
            assert_eq!(sets[0] | sets[1] | sets[2], 0o777);
            assert!(sets.iter().zip(&beside).all(|(a, b)| a & b == 0 && a.count_ones() == 3));
        }
    }

    #[test]
    fn only_three_of_27_forbid_all() {
        assert_eq!(DERANGEMENTS.iter().filter(|orders| orders.is_none()).count(), 3);
    }
}
