//! A transformation, decided as far as the rows placed so far determine it.

use super::factorial;
use super::lines::{Line, nibble};
use crate::grid::{Digit, Transform};
use alloc::vec::Vec;

/// The lines in the first rows, the places of the columns that hold a digit there, and the labels
/// of those digits.
///
/// Columns without a digit so far are *open*: they are interchangeable within their stack and,
/// because blanks come first, will be to the left of those that have one. The same holds for stacks
/// whose columns are all open. Places are counted from the right, 8 for the leftmost column, so
/// that the nibble at a place is the digit's weight in a row read as a number.
#[derive(Clone, Copy)]
pub(super) struct Partial {
    /// Nibble `c`: the place of column `c`, unless it is open.
    places: u64,
    /// Nibble `d`: the label of digit `d`, 0 for none yet.
    labels: u64,
    /// Nibble `i`: the line in row `i`.
    rows: u64,
    /// Bit `c`: column `c` is open.
    open: u16,
    /// Bit `i`: line `i` is placed.
    used: u16,
    /// Nibble `s`: the rightmost place of stack `s`, unless it is open.
    ends: u16,
    /// How many labels are given.
    labelled: u8,
    /// 0 when lines are rows, 1 when they are columns.
    pub(super) orientation: u8,
}

/// The nibble for "the next label" while minirows are compared.
const FRESH: u64 = 15;

/// Indexed by the filled cells of a minirow: its smallest possible reading.
const SHAPES: [u64; 8] = [0, 1, 1, 0x11, 1, 0x11, 0x11, 0x111];

/// The orders of three things, starting with those that move only the first two.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [1, 0, 2], [0, 2, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
/// How many of [`ORDERS`] move only the first `n`.
const ORDERS_OF: [usize; 4] = [1, 1, 2, 6];

impl Partial {
    /// Only the transposition is decided.
    pub(super) const fn start(orientation: u8) -> Partial {
        Partial {
            places: 0,
            labels: 0,
            rows: 0,
            open: 0o777,
            used: 0,
            ends: 0,
            labelled: 0,
            orientation,
        }
    }

    /// All columns and digits decided by two lines: `columns` are the old columns and `digits` the
    /// old digits in their new order.
    pub(super) fn decided(
        orientation: u8,
        rows: [usize; 2],
        columns: [u32; 9],
        digits: [u64; 9],
    ) -> Partial {
        let mut partial = Partial::start(orientation);
        for (i, (&column, &digit)) in columns.iter().zip(&digits).enumerate() {
            partial.places |= (8 - i as u64) << (4 * column);
            partial.labels |= (i as u64 + 1) << (4 * digit);
        }
        partial.rows = rows[0] as u64 | (rows[1] as u64) << 4;
        partial.used = 1 << rows[0] | 1 << rows[1];
        partial.open = 0;
        partial.labelled = 9;
        partial
    }

    /// The lines that may go in row `row` when the rows above it are placed.
    pub(super) fn choices(&self, row: u32) -> u16 {
        if row.is_multiple_of(3) {
            !self.used & 0o777
        } else {
            let band = nibble(self.rows, row - 1) / 3 * 3;
            7 << band & !self.used
        }
    }

    /// The smallest row that a line can make: nine nibbles, the leftmost cell highest. If that is
    /// above `limit`, any number above `limit`.
    pub(super) fn key(&self, line: &Line, limit: u64) -> u64 {
        let (mut key, mut fresh) = self.settled(line);
        if line.filled & self.open != 0 {
            // The filled cells are enough to decide most lines.
            let least = key
                | self.opened(line, |stack| {
                    SHAPES[usize::from((line.filled & self.open) >> (3 * stack) & 7)]
                });
            if least > limit {
                return least;
            }
            let opened = self.opened(line, |stack| self.minirow(line, stack));
            let unlabelled = fresh_nibbles(opened);
            key |= opened & !(unlabelled * 15);
            fresh |= unlabelled;
        }
        let mut label = u64::from(self.labelled);
        while fresh != 0 {
            let at = fresh.ilog2();
            fresh ^= 1 << at;
            label += 1;
            key |= label << at;
        }
        key
    }

    /// The labels in columns with a place, and the lowest bits of the nibbles that need a new one.
    fn settled(&self, line: &Line) -> (u64, u64) {
        let (mut key, mut fresh) = (0, 0);
        let mut cells = line.filled & !self.open;
        while cells != 0 {
            let column = cells.trailing_zeros();
            cells &= cells - 1;
            let at = 4 * nibble(self.places, column);
            let label = nibble(self.labels, nibble(line.values, column) as u32);
            key |= label << at;
            fresh |= u64::from(label == 0) << at;
        }
        (key, fresh)
    }

    /// The readings of the open columns of each stack according to `minirow`, at the smallest
    /// places.
    fn opened(&self, line: &Line, minirow: impl Fn(u32) -> u64) -> u64 {
        let mut key = 0;
        let mut free = [0; 3];
        let mut count = 0;
        for stack in 0..3 {
            let open = self.open >> (3 * stack) & 7;
            if open == 7 {
                free[count] = minirow(stack);
                count += 1;
            } else if line.filled & open << (3 * stack) != 0 {
                let end = u32::from(self.ends >> (4 * stack) & 15) + 3 - open.count_ones();
                key |= minirow(stack) << (4 * end);
            }
        }
        if count > 0 {
            // With `count` free stacks, the last codes belong to stacks; sorted, they fill the row
            // from its left end.
            let sorted = sort3(free);
            for (i, code) in sorted[3 - count..].iter().enumerate() {
                key |= code << (24 - 12 * i);
            }
        }
        key
    }

    /// The labels in the open columns of a stack, ascending, new labels ([`FRESH`]) last.
    fn minirow(&self, line: &Line, stack: u32) -> u64 {
        let [a, b, c] = self.open_values(line, stack);
        let [a, b, c] = sort3([a, b, c]);
        a << 8 | b << 4 | c
    }

    fn open_values(&self, line: &Line, stack: u32) -> [u64; 3] {
        let cells = line.filled & self.open;
        core::array::from_fn(|i| {
            let column = 3 * stack + i as u32;
            if cells >> column & 1 == 0 {
                return 0;
            }
            match nibble(self.labels, nibble(line.values, column) as u32) {
                0 => FRESH,
                label => label,
            }
        })
    }

    /// Places line `index` in row `row`, in every way that makes `key` of it.
    pub(super) fn place(
        &self,
        line: &Line,
        index: usize,
        row: u32,
        key: u64,
        into: &mut Vec<Partial>,
    ) {
        let mut next = *self;
        next.rows |= (index as u64) << (4 * row);
        next.used |= 1 << index;
        let opened = line.filled & self.open;
        if opened == 0 {
            next.label(line, key);
            into.push(next);
            return;
        }
        let mut free = [0_u32; 3];
        let mut count = 0;
        for stack in 0..3 {
            if self.open >> (3 * stack) & 7 == 7 {
                free[count] = stack;
                count += 1;
            }
        }
        let codes = free.map(|stack| self.minirow(line, stack));
        for order in &ORDERS[..ORDERS_OF[count]] {
            let order = &order[..count];
            // Ascending; stacks that stay open are not distinguished yet.
            let ascending = order.windows(2).all(|w| {
                let (a, b) = (codes[w[0]], codes[w[1]]);
                a < b || a == b && (a != 0 || w[0] < w[1])
            });
            if ascending {
                let mut moved = next;
                for (i, &stack) in order.iter().enumerate() {
                    let at = 4 * free[stack];
                    moved.ends = moved.ends & !(15 << at) | (6 - 3 * i as u16) << at;
                }
                moved.settle_stack(line, 0, key, into);
            }
        }
    }

    /// Assigns places to the columns of `stack` and of the stacks after it that this line opens.
    fn settle_stack(&self, line: &Line, stack: u32, key: u64, into: &mut Vec<Partial>) {
        if stack == 3 {
            let mut next = *self;
            next.label(line, key);
            into.push(next);
            return;
        }
        let open = self.open >> (3 * stack) & 7;
        let filled = line.filled >> (3 * stack) & open;
        if filled == 0 {
            return self.settle_stack(line, stack + 1, key, into);
        }
        // The columns that get a place, rightmost first: those with new digits, in any order, then
        // the others by label.
        let values = self.open_values(line, stack);
        let mut columns = [0, 1, 2];
        columns.sort_unstable_by_key(|&i| core::cmp::Reverse(values[i]));
        let fresh = values.iter().filter(|&&value| value == FRESH).count();
        let end = (self.ends >> (4 * stack) & 15) + 3 - open.count_ones() as u16;
        for order in &ORDERS[..ORDERS_OF[fresh]] {
            let mut next = *self;
            for (i, &from) in order.iter().take(filled.count_ones() as usize).enumerate() {
                let column = 3 * stack + columns[from] as u32;
                next.places |= u64::from(end + i as u16) << (4 * column);
                next.open &= !(1 << column);
            }
            next.settle_stack(line, stack + 1, key, into);
        }
    }

    /// Reads the labels of new digits from the row that the line became.
    fn label(&mut self, line: &Line, key: u64) {
        let mut cells = line.filled;
        while cells != 0 {
            let column = cells.trailing_zeros();
            cells &= cells - 1;
            let digit = nibble(line.values, column) as u32;
            if nibble(self.labels, digit) == 0 {
                let label = nibble(key, nibble(self.places, column) as u32);
                self.labels |= label << (4 * digit);
                self.labelled += 1;
            }
        }
    }

    /// The number of ways to decide the columns and digits that no row decided.
    pub(super) fn freedom(&self) -> u64 {
        let opens: [u32; 3] =
            core::array::from_fn(|stack| (self.open >> (3 * stack) & 7).count_ones());
        let free_stacks = opens.iter().filter(|&&open| open == 3).count() as u32;
        opens.iter().map(|&open| factorial(open)).product::<u64>()
            * factorial(free_stacks)
            * factorial(9 - u32::from(self.labelled))
    }

    /// The transformation, once all rows are placed; decides what no row has decided.
    pub(super) fn transform(&self) -> Transform {
        let mut rows = [0; 9];
        for i in 0..9_u8 {
            rows[nibble(self.rows, u32::from(i)) as usize] = i;
        }
        let mut columns = [0; 9];
        let mut free_stacks = 0;
        for stack in 0..3 {
            let mut left = match self.open >> (3 * stack) & 7 {
                7 => {
                    free_stacks += 1;
                    3 * (free_stacks - 1)
                }
                _ => 6 - (self.ends >> (4 * stack) & 15) as u8,
            };
            for column in 3 * stack..3 * stack + 3 {
                columns[column as usize] = if self.open >> column & 1 == 1 {
                    left += 1;
                    left - 1
                } else {
                    8 - nibble(self.places, column) as u8
                };
            }
        }
        let mut next = usize::from(self.labelled);
        let digits = Digit::ALL.map(|digit| match nibble(self.labels, u32::from(digit.get())) {
            0 => {
                next += 1;
                Digit::from_index(next - 1)
            }
            label => Digit::from_index(label as usize - 1),
        });
        Transform::new(self.orientation == 1, rows, columns, digits)
            .expect("rows and columns are placed chute by chute")
    }
}

/// Three numbers in ascending order.
fn sort3([a, b, c]: [u64; 3]) -> [u64; 3] {
    let (a, b) = (a.min(b), a.max(b));
    let (b, c) = (b.min(c), b.max(c));
    [a.min(b), a.max(b), c]
}

/// The lowest bit of every nibble that is [`FRESH`].
const fn fresh_nibbles(word: u64) -> u64 {
    word & word >> 1 & word >> 2 & word >> 3 & 0x1_1111_1111
}
