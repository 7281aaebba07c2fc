//! Complete grids, all equally likely.
//!
//! The method is rejection from a process in which every step has the same number of choices,
//! whatever came before, so that every grid results with the same probability:
//!
//! | blocks | choices |
//! |---|---|
//! | first block | reads 1 to 9; the digits are relabelled at the end, 9! ways |
//! | rest of the first band | the middle block's rows as sets: 56; the last block's follow; 6 orders a row |
//! | rest of the first stack | the same with columns |
//! | centre | its rows as sets: 56; per row 2 orders that its columns allow, or none |
//! | right of and below it | sets follow; per row or column 2 orders, or none |
//! | last block | every cell's row and column leave one digit between them, or not |
//!
//! Where no way is left, the whole attempt is discarded. An order of three digits in a row of the
//! centre must keep each digit off the column where it stands above. That leaves two orders, unless
//! all three digits stand in the same column above. A quarter of the attempts end early for that
//! reason; of all attempts, 9.4 % end in a grid.
//!
//! Orders of columns within the second and third stack and of rows within the second and third band
//! change nothing in this, so they are drawn last, for the attempts that succeed.

#[cfg(test)]
mod small;
mod triples;

use super::random::Random;
use crate::grid::{Cell, Digit, Solution};
use triples::{Order, Place, Triples, derangements, middle};

/// A random complete grid, all 6,670,903,752,021,072,936,960 equally likely.
pub fn grid(random: &mut Random) -> Solution {
    loop {
        if let Some(blocks) = attempt(random) {
            return finished(&blocks, random);
        }
    }
}

/// The blocks in reading order without the first, which reads 1 to 9. Left and bottom blocks hold
/// columns, the others rows, the last one single cells by rows.
type Blocks = [Triples; 8];

/// The number of combinations of choices in an attempt.
const WAYS: u64 = 56 * 56 * 56 * 36 * 36 * 36 * 36 * 512;

/// One attempt.
fn attempt(random: &mut Random) -> Option<Blocks> {
    let mut choices = random.below_wide(WAYS);
    let mut take = |n: u64| {
        let choice = choices % n;
        choices /= n;
        choice as usize
    };
    let first_rows = [0o7, 0o70, 0o700];
    let first_columns = [0o111, 0o222, 0o444];
    let beside = middle(first_rows, take(56));
    let b2 = Triples::ordered(beside, [0, take(6), take(6)]);
    let b3 = Triples::ordered(rest(first_rows, beside), [0, take(6), take(6)]);
    let below = middle(first_columns, take(56));
    let b4 = Triples::ordered(below, [0, take(6), take(6)]);
    let b7 = Triples::ordered(rest(first_columns, below), [0, take(6), take(6)]);
    let (rows4, rows7) = (b4.across(), b7.across());
    let (columns2, columns3) = (b2.across(), b3.across());

    let centre = middle(rows4, take(56));
    let b5 = deranged(centre, b2.places(), take(8))?;
    let columns5 = b5.across();
    let b6 = deranged(rest(rows4, centre), b3.places(), take(8))?;
    let b8 = deranged(rest(columns2, columns5), b7.places(), take(8))?;
    let rows = rest(rows7, b8.across());
    let columns = rest(columns3, b6.across());
    let b9 = Triples::meeting(rows, columns)?;
    Some([b2, b3, b4, b5, b6, b7, b8, b9])
}

/// Orders three sets of three so that no digit is at the same place as in the block above or
/// beside; bit `i` of `choice` chooses between the two ways of line `i`.
fn deranged(sets: [u16; 3], places: Place, choice: usize) -> Option<Triples> {
    let mut orders: [Order; 3] = [0; 3];
    for (i, (order, &set)) in orders.iter_mut().zip(&sets).enumerate() {
        *order = derangements(set, places)?[choice >> i & 1];
    }
    Some(Triples::ordered(sets, orders))
}

/// The digits that two blocks of a chute leave for the lines of the third.
fn rest(a: [u16; 3], b: [u16; 3]) -> [u16; 3] {
    core::array::from_fn(|i| 0o777 & !(a[i] | b[i]))
}

/// The grid, with lines of the later chutes in random order and digits relabelled at random.
fn finished(blocks: &Blocks, random: &mut Random) -> Solution {
    let mut digits = Digit::ALL;
    random.shuffle(&mut digits);
    let mut rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let mut columns = rows;
    for lines in [&mut rows, &mut columns] {
        random.shuffle(&mut lines[3..6]);
        random.shuffle(&mut lines[6..9]);
    }
    let mut grid = [Digit::ALL[0]; 81];
    for (r, &row) in rows.iter().enumerate() {
        for (c, &column) in columns.iter().enumerate() {
            let block = r / 3 * 3 + c / 3;
            let digit = match block {
                0 => 3 * r + c,
                3 | 6 | 7 => blocks[block - 1].get(c % 3, r % 3),
                _ => blocks[block - 1].get(r % 3, c % 3),
            };
            grid[Cell::at(row, column).index()] = digits[digit];
        }
    }
    Solution::proved(grid)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canon::band::{Band, BandClass, census};
    use crate::generate::Seed;

    /// The share of attempts that succeed, times the number of choices, is the number of grids.
    #[test]
    fn attempts_estimate_the_number_of_grids() {
        let mut random = Random::new(Seed(2));
        let attempts = 400_000;
        let made = (0..attempts).filter(|_| attempt(&mut random).is_some()).count();
        // The relabelling, the orders of lines drawn last, and the attempt's own choices.
        let choices = 362_880.0 * 6_f64.powi(4) * WAYS as f64;
        let estimate = choices * made as f64 / f64::from(attempts);
        // One standard deviation of the estimate is 0.5 %.
        assert!((estimate / 6.670_903_752e21 - 1.0).abs() < 0.02, "{estimate:e}");
    }

    /// Each of the six chutes' classes comes as often as the census says; 416 classes, the rare ones
    /// together.
    #[test]
    fn classes_of_bands_come_as_often_as_they_should() {
        let classes = census();
        let total: u128 = classes.iter().map(BandClass::grids).sum();
        let draws = 60_000;
        let mut random = Random::new(Seed(3));
        let mut counts = std::collections::HashMap::new();
        for i in 0..draws {
            let band = Band::of(&grid(&mut random), i % 3);
            *counts.entry(band.code()).or_insert(0_u32) += 1;
        }
        let (mut chi, mut degrees) = (0.0, -1.0);
        let (mut rare, mut rare_expected) = (0.0, 0.0);
        for class in &classes {
            let expected = draws as f64 * (class.grids() as f64 / total as f64);
            let seen = f64::from(counts.get(&class.code()).copied().unwrap_or(0));
            if expected < 10.0 {
                rare += seen;
                rare_expected += expected;
            } else {
                chi += (seen - expected).powi(2) / expected;
                degrees += 1.0;
            }
        }
        chi += (rare - rare_expected).powi(2) / rare_expected;
        degrees += 1.0;
        assert!(degrees > 200.0);
        let deviation = (2.0_f64 * degrees).sqrt();
        assert!((chi - degrees).abs() < 5.0 * deviation, "chi-square {chi}, degrees {degrees}");
    }
}
