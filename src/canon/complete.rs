//! The first two rows of complete grids, where every line looks the same and the general search
//! would try all orders of columns.
//!
//! The first row reads `123456789`. The second starts with `456` when its first minirow holds the
//! same digits as another minirow of the first row, otherwise with `457`: two digits of one
//! minirow, one of the other. In both cases the order of the first stack's columns decides the
//! rest: the places where the second row repeats the first row's digits show which column comes
//! next in the other stacks.

use super::lines::{Line, nibble};
use super::partial::Partial;
use crate::grid::ORDERS;
use alloc::vec::Vec;

/// The reading of the first row.
pub(super) const FIRST_ROW: u64 = 0x1_2345_6789;

/// Every way to place the first two rows of a complete grid with the smallest reading, and the
/// second row's reading.
pub(super) fn first_rows(lines: &[[Line; 9]; 2], into: &mut Vec<Partial>) -> u64 {
    into.clear();
    let mut best = u64::MAX;
    for (orientation, lines) in lines.iter().enumerate() {
        for first in 0..9 {
            let homes = Homes::of(&lines[first]);
            for second in first / 3 * 3..first / 3 * 3 + 3 {
                if second != first {
                    let pair = Pair { homes: &homes, first: &lines[first], second: &lines[second] };
                    pair.orders(&mut best, &mut |better, columns, digits| {
                        if better {
                            into.clear();
                        }
                        let rows = [first, second];
                        into.push(Partial::decided(orientation as u8, rows, columns, digits));
                    });
                }
            }
        }
    }
    best
}

/// Nibble `d`: the column of digit `d` in the first row.
struct Homes(u64);

impl Homes {
    fn of(line: &Line) -> Homes {
        Homes((0..9).fold(0, |homes, c| homes | u64::from(c) << (4 * nibble(line.values, c))))
    }

    fn column(&self, digit: u64) -> u32 {
        nibble(self.0, digit as u32) as u32
    }
}

/// Two lines of a chute as the first two rows.
struct Pair<'a> {
    homes: &'a Homes,
    first: &'a Line,
    second: &'a Line,
}

impl Pair<'_> {
    /// Passes on every order of columns that makes the second row's reading at most `best`, with
    /// the order of the digits and whether the reading is smaller; lowers `best` to it.
    fn orders(&self, best: &mut u64, found: &mut dyn FnMut(bool, [u32; 9], [u64; 9])) {
        for stack in 0..3_u32 {
            // The stack from which the digits below the first minirow of the first row come.
            let from = [0, 1, 2].map(|i| {
                let digit = nibble(self.second.values, 3 * stack + i);
                self.homes.column(digit) / 3
            });
            let [a, b, c] = from;
            let middle = if a == b || a == c { a } else { b };
            let pure = a == b && b == c;
            if !pure && *best < 0x4_5700_0000 {
                continue;
            }
            // Of the first stack's columns.
            for order in &ORDERS {
                // The minority digit, if there is one, must come last to read 457.
                if !pure && from[order[2]] == middle {
                    continue;
                }
                let columns = order.map(|i| 3 * stack + i as u32);
                let Some((columns, digits, key)) = self.follow(columns, middle) else { continue };
                if key <= *best {
                    found(key < *best, columns, digits);
                    *best = key;
                }
            }
        }
    }

    /// The order of all columns that follows from the order of the first stack's columns.
    fn follow(&self, first: [u32; 3], middle: u32) -> Option<([u32; 9], [u64; 9], u64)> {
        let stack = first[0] / 3;
        let mut columns = [0; 9];
        columns[..3].copy_from_slice(&first);
        // The next free place in the second and the third stack of the new order.
        let mut next = [3, 6];
        let mut placed = 0_u16;
        for i in 0..6 {
            if i == 3 && next[0] == 5 {
                let left = (3 * middle..3 * middle + 3).find(|c| placed >> c & 1 == 0)?;
                placed |= 1 << left;
                columns[5] = left;
            }
            let home = self.homes.column(nibble(self.second.values, columns[i]));
            if home / 3 != stack && placed >> home & 1 == 0 {
                let which = usize::from(home / 3 != middle);
                *columns.get_mut(next[which])? = home;
                next[which] += 1;
                placed |= 1 << home;
            }
        }
        let digits = columns.map(|column| nibble(self.first.values, column));
        let labels = digits
            .iter()
            .enumerate()
            .fold(0, |labels, (i, &digit)| labels | (i as u64 + 1) << (4 * digit));
        let key = columns.iter().fold(0, |key, &column| {
            key << 4 | nibble(labels, nibble(self.second.values, column) as u32)
        });
        Some((columns, digits, key))
    }
}
