//! All classes of bands, with the number of bands in each and the number of grids that each band
//! begins.

use super::partition::Partitions;
use super::{Band, BandCode, ORDERS};
use crate::grid::{Digit, DigitSet};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// One of the 416 classes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BandClass {
    code: BandCode,
    band: Band,
    bands: u64,
    completions: u64,
}

impl BandClass {
    /// The class's name.
    pub const fn code(&self) -> BandCode {
        self.code
    }

    /// A band of the class whose first block reads 1 to 9.
    pub const fn band(&self) -> &Band {
        &self.band
    }

    /// How many bands are in the class.
    pub const fn bands(&self) -> u64 {
        self.bands
    }

    /// How many complete grids begin with a given band of the class.
    pub const fn completions(&self) -> u64 {
        self.completions
    }

    /// How many complete grids begin with a band of the class.
    pub fn grids(&self) -> u128 {
        u128::from(self.bands) * u128::from(self.completions)
    }
}

/// The classes by code. The numbers of grids add up to 6,670,903,752,021,072,936,960.
///
/// Takes a second or two. It counts the completions of a band over the sets of digits in the
/// minicolumns of the second band (56 choices per stack, which leave one choice for the third
/// band). A table holds the number of ways to order those sets into rows; these numbers are
/// multiplied.
pub fn census() -> Vec<BandClass> {
    let mut classes: BTreeMap<BandCode, (Band, u64)> = BTreeMap::new();
    for band in representatives() {
        classes.entry(band.code()).or_insert((band, 0)).1 += 1;
    }
    let partitions = Partitions::new();
    // A representative covers 36 orders of the second and third block's columns and 9!
    // relabellings.
    let each = 36 * 362_880;
    classes
        .into_iter()
        .map(|(code, (band, count))| BandClass {
            code,
            band,
            bands: count * each,
            completions: completions(&band, &partitions),
        })
        .collect()
}

/// The bands whose first block reads 1 to 9 and whose other blocks' columns ascend in the first row.
fn representatives() -> impl Iterator<Item = Band> {
    let first = [0, 1, 2].map(|row| DigitSet::from_bits(7 << (3 * row)));
    let seconds = (0..512 * 512_u32).filter_map(move |sets| {
        let (a, b) =
            (DigitSet::from_bits(sets as u16 & 511), DigitSet::from_bits((sets >> 9) as u16));
        let second = [a, b, !(a | b)];
        let fits = a.len() == 3
            && b.len() == 3
            && !a.meets(b)
            && (0..3).all(|row| !second[row].meets(first[row]));
        fits.then_some(second)
    });
    seconds.flat_map(move |second| {
        let third: [DigitSet; 3] = core::array::from_fn(|row| !(first[row] | second[row]));
        (0..36 * 36).map(move |orders| {
            let order = |place: usize| ORDERS[orders / 6_usize.pow(place as u32) % 6];
            let orders = [[ORDERS[0], order(0), order(1)], [ORDERS[0], order(2), order(3)]];
            Band(core::array::from_fn(|row| {
                core::array::from_fn(|column| {
                    let place = match column / 3 {
                        0 => return Digit::from_index(3 * row + column),
                        1 => (second, orders[0]),
                        _ => (third, orders[1]),
                    };
                    let (sets, orders) = place;
                    let digit = sets[row].iter().nth(orders[row][column % 3]);
                    digit.expect("a set of three digits")
                })
            }))
        })
    })
}

/// How many complete grids begin with the band.
fn completions(band: &Band, partitions: &Partitions) -> u64 {
    let stacks = [0, 1, 2].map(|stack| splits(band, stack, partitions));
    let mut total = 0;
    for &[a, under_a] in &stacks[0] {
        for &[b, under_b] in &stacks[1] {
            for &[c, under_c] in &stacks[2] {
                total += partitions.bands(a, b, c) * partitions.bands(under_a, under_b, under_c);
            }
        }
    }
    total
}

/// The 56 ways to give each column of a stack three digits for the second band and three for the
/// third, as partitions.
fn splits(band: &Band, stack: usize, partitions: &Partitions) -> Vec<[usize; 2]> {
    let above: [DigitSet; 3] = core::array::from_fn(|column| {
        band.rows().iter().map(|row| row[3 * stack + column]).collect()
    });
    let triples = |free: DigitSet| {
        (0..512).map(DigitSet::from_bits).filter(move |set| set.len() == 3 && set.is_subset(free))
    };
    let mut all = Vec::with_capacity(56);
    for a in triples(!above[0]) {
        for b in triples(!above[1] - a) {
            let second = [a, b, !(a | b)];
            if !second[2].meets(above[2]) {
                let third = core::array::from_fn(|i| !(above[i] | second[i]));
                all.push([partitions.number(second), partitions.number(third)]);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of complete grids (Felgenhauer and Jarvis 2006).
    const GRIDS: u128 = 6_670_903_752_021_072_936_960;

    #[test]
    fn the_classes_count_all_grids() {
        let classes = census();
        assert_eq!(classes.len(), 416);
        assert_eq!(classes.iter().map(|class| class.bands).sum::<u64>(), 948_109_639_680);
        assert_eq!(classes.iter().map(BandClass::grids).sum::<u128>(), GRIDS);
    }
}
