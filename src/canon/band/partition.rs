//! The 280 ways to split nine digits into three sets of three, and the number of bands with given
//! sets in the columns of their blocks.

use super::ORDERS;
use crate::grid::DigitSet;
use alloc::vec;
use alloc::vec::Vec;

/// How many partitions there are.
const COUNT: usize = 280;

/// The digits of the three columns of a block, in no order of the columns.
type Partition = [DigitSet; 3];

/// Numbered partitions and their tables.
pub(super) struct Partitions {
    /// In ascending order.
    all: Vec<Partition>,
    /// `images[p * COUNT + q]`: the partition that `q` becomes when digits are relabelled so that
    /// `p` becomes the first partition.
    images: Vec<u16>,
    /// `bands[p * COUNT + q]`: how many bands have the first partition, `p` and `q` in the columns
    /// of their blocks, for one order of the columns.
    bands: Vec<u32>,
}

impl Partitions {
    pub(super) fn new() -> Partitions {
        let triples = || (0..512).map(DigitSet::from_bits).filter(|set| set.len() == 3);
        let mut all = Vec::with_capacity(COUNT);
        for a in triples() {
            for b in triples().filter(|b| !b.meets(a)) {
                let partition = sorted([a, b, !(a | b)]);
                if partition[0] == a && partition[1] == b {
                    all.push(partition);
                }
            }
        }
        all.sort_unstable();
        let mut partitions = Partitions { images: Vec::new(), bands: Vec::new(), all };
        partitions.images = partitions.relabelled();
        partitions.bands = partitions.count_bands();
        partitions
    }

    /// The number of a partition.
    pub(super) fn number(&self, partition: Partition) -> usize {
        self.all.binary_search(&sorted(partition)).expect("three disjoint sets of three")
    }

    /// How many bands have these partitions in the columns of their blocks, for one order of the
    /// columns.
    pub(super) fn bands(&self, a: usize, b: usize, c: usize) -> u64 {
        let image = |of: usize| usize::from(self.images[a * COUNT + of]);
        u64::from(self.bands[image(b) * COUNT + image(c)])
    }

    fn relabelled(&self) -> Vec<u16> {
        let first = self.all[0];
        let mut images = Vec::with_capacity(COUNT * COUNT);
        for p in &self.all {
            // The digits of `p`'s sets become those of the first partition's sets, in order.
            let mut becomes = [DigitSet::EMPTY; 9];
            for (from, to) in p.iter().zip(&first) {
                for (from, to) in from.iter().zip(to.iter()) {
                    becomes[from.index()] = to.into();
                }
            }
            for q in &self.all {
                let image = q.map(|set| {
                    set.iter().fold(DigitSet::EMPTY, |image, d| image | becomes[d.index()])
                });
                images.push(self.number(image) as u16);
            }
        }
        images
    }

    fn count_bands(&self) -> Vec<u32> {
        let mut bands = vec![0; COUNT * COUNT];
        let rows: Vec<Vec<Partition>> = self.all.iter().map(row_sets).collect();
        for p in 0..COUNT {
            // The rows of the first block, the first column in one order of six.
            for a in &rows[0][..36] {
                for b in rows[p].iter().filter(|b| (0..3).all(|i| !a[i].meets(b[i]))) {
                    let third: Partition = core::array::from_fn(|i| !(a[i] | b[i]));
                    for (q, columns) in self.all.iter().enumerate() {
                        let fits = third
                            .iter()
                            .all(|row| columns.iter().all(|set| (*row & *set).len() == 1));
                        bands[p * COUNT + q] += 6 * u32::from(fits);
                    }
                }
            }
        }
        bands
    }
}

/// The sets in the three rows of a block for each of the 216 orders of its columns' digits;
/// starting with the first column in its first order.
fn row_sets(columns: &Partition) -> Vec<Partition> {
    let digit = |column: usize, place: usize| {
        columns[column].iter().nth(place).map_or(DigitSet::EMPTY, DigitSet::from)
    };
    let mut all = Vec::with_capacity(216);
    for a in ORDERS {
        for b in ORDERS {
            for c in ORDERS {
                all.push([0, 1, 2].map(|i| digit(0, a[i]) | digit(1, b[i]) | digit(2, c[i])));
            }
        }
    }
    all
}

fn sorted(mut partition: Partition) -> Partition {
    partition.sort_unstable();
    partition
}
