//! A readable form of the same process, for boards with blocks of 2×2 or 3×3 cells. With 4×4 cells,
//! where all 288 grids can be counted, it shows that the method is uniform; with 9×9 cells it is
//! compared with the fast form.

use crate::generate::Random;

/// A square board of blocks of `N` × `N` cells, in its corner if `N` is 2; digits counted from 0.
#[derive(Clone)]
struct Board {
    values: [[u8; 9]; 9],
    /// The digits in each row and each column so far.
    seen: [[u16; 9]; 2],
}

/// Rows or columns.
#[derive(Clone, Copy)]
enum Along {
    Rows,
    Columns,
}

/// The orders of two and of three things; those of two come first.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [1, 0, 2], [0, 2, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// One attempt at a board whose first block reads in order.
fn attempt<const N: usize>(random: &mut Random) -> Option<Board> {
    let mut board = Board { values: [[0; 9]; 9], seen: [[0; 9]; 2] };
    for i in 0..N {
        for j in 0..N {
            board.put(i, j, (N * i + j) as u8);
        }
    }
    for block in 1..N {
        board.fill::<N>(0, block, Along::Rows, random)?;
        board.fill::<N>(block, 0, Along::Columns, random)?;
    }
    for block in 1..N - 1 {
        for right in block..N {
            board.fill::<N>(block, right, Along::Rows, random)?;
        }
        for below in block + 1..N {
            board.fill::<N>(below, block, Along::Columns, random)?;
        }
    }
    board.close::<N>()?;
    Some(board)
}

impl Board {
    fn put(&mut self, row: usize, column: usize, value: u8) {
        self.values[row][column] = value;
        self.seen[0][row] |= 1 << value;
        self.seen[1][column] |= 1 << value;
    }

    /// Fills a block row by row or column by column.
    fn fill<const N: usize>(
        &mut self,
        band: usize,
        stack: usize,
        along: Along,
        random: &mut Random,
    ) -> Option<()> {
        let (chute, place) = match along {
            Along::Rows => (band, stack),
            Along::Columns => (stack, band),
        };
        let lines = along as usize;
        let seen: [u16; 3] = core::array::from_fn(|i| self.seen[lines][N * chute + i % N]);
        let sets = if place == N - 1 {
            seen.map(|seen| !seen & ((1 << (N * N)) - 1))
        } else {
            middle(seen, random)
        };
        for (i, &set) in sets[..N].iter().enumerate() {
            let line = N * chute + i;
            let values: [u8; 3] = three(set);
            let crossing: [u16; 3] =
                core::array::from_fn(|k| self.seen[1 - lines][N * place + k % N]);
            let allowed =
                |order: &&[usize; 3]| (0..N).all(|k| crossing[k] >> values[order[k]] & 1 == 0);
            let orders = &ORDERS[..if N == 2 { 2 } else { 6 }];
            let mut fitting = [&ORDERS[0]; 6];
            let mut count = 0;
            for order in orders.iter().filter(allowed) {
                fitting[count] = order;
                count += 1;
            }
            if count == 0 {
                return None;
            }
            let order = fitting[random.below(count as u32) as usize];
            for (k, &from) in order[..N].iter().enumerate() {
                let crossing = N * place + k;
                match along {
                    Along::Rows => self.put(line, crossing, values[from]),
                    Along::Columns => self.put(crossing, line, values[from]),
                }
            }
        }
        Some(())
    }

    /// Fills the last block, where rows and columns leave no choice.
    fn close<const N: usize>(&mut self) -> Option<()> {
        let all: u16 = (1 << (N * N)) - 1;
        let seen = self.seen;
        for row in N * N - N..N * N {
            for column in N * N - N..N * N {
                let left = all & !(seen[0][row] | seen[1][column]);
                if left.count_ones() != 1 {
                    return None;
                }
                self.put(row, column, left.trailing_zeros() as u8);
            }
        }
        Some(())
    }
}

/// The sets of a middle block's three lines beside a block with the sets `beside`, one of 56 ways: the
/// first line takes `k` digits from the second set and the rest from the third; the third line
/// takes what is left of the second set, the second line what is left of the third.
fn middle([x, y, z]: [u16; 3], random: &mut Random) -> [u16; 3] {
    let choice = random.below(56);
    match choice {
        54 => [y, z, x],
        55 => [z, x, y],
        _ => {
            let one = |set: u16, which: u32| 1_u16 << three(set)[(which % 3) as usize];
            let (a, b, c) = (one(x, choice), one(y, choice / 3), one(z, choice / 9));
            if choice < 27 {
                // One from `y`, two from `z`.
                [b | z ^ c, c | x ^ a, y ^ b | a]
            } else {
                [y ^ b | c, z ^ c | a, b | x ^ a]
            }
        }
    }
}

/// The members of a set of up to three digits.
fn three(set: u16) -> [u8; 3] {
    let rest = set & set.wrapping_sub(1);
    let last = rest & rest.wrapping_sub(1);
    [set, rest, last].map(|set| set.trailing_zeros() as u8)
}

mod tests {
    use super::*;
    use crate::generate::Seed;

    /// The 288 grids of 4×4 come equally often: chi-square with 287 degrees of freedom.
    #[test]
    fn small_grids_are_equally_likely() {
        let mut random = Random::new(Seed(1));
        let mut counts = std::collections::HashMap::new();
        let draws = 288 * 500;
        let mut made = 0;
        while made < draws {
            let Some(board) = attempt::<2>(&mut random) else { continue };
            let mut labels = [0_u8, 1, 2, 3];
            random.shuffle(&mut labels);
            let cells: Vec<u8> =
                (0..16).map(|i| labels[usize::from(board.values[i / 4][i % 4])]).collect();
            *counts.entry(cells).or_insert(0_i64) += 1;
            made += 1;
        }
        assert_eq!(counts.len(), 288);
        let chi: f64 = counts.values().map(|n| ((n - 500) * (n - 500)) as f64 / 500.0).sum();
        // 287 ± 5 standard deviations of √(2 · 287).
        assert!((chi - 287.0).abs() < 5.0 * 24.0, "chi-square {chi}");
    }

    /// The readable process estimates the number of grids as the fast one does.
    #[test]
    fn attempts_estimate_the_number_of_grids() {
        let mut random = Random::new(Seed(2));
        let attempts = 400_000;
        let made = (0..attempts).filter(|_| attempt::<3>(&mut random).is_some()).count();
        let chutes = 56.0 * 6_f64.powi(6);
        let choices = 362_880.0 * chutes * chutes * 56.0 * 8.0 * 8.0 * 8.0;
        let estimate = choices * made as f64 / f64::from(attempts);
        // One standard deviation of the estimate is 0.5 %.
        assert!((estimate / 6.670_903_752e21 - 1.0).abs() < 0.02, "{estimate:e}");
    }
}
