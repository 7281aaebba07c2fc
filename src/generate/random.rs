//! The one source of random numbers: xoshiro256++ (David Blackman and Sebastiano Vigna, 2019) from
//! the crate `rand_xoshiro`, which produces the same numbers on every machine.

use crate::grid::Transform;
use core::fmt;
use core::num::ParseIntError;
use core::str::FromStr;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// The start of a series of random choices. The text is the number.
///
/// ```
/// use ninefold::generate::{Request, Seed, puzzle};
///
/// let seed = Seed::random();
/// let made = puzzle(&Request::default(), seed)?;
/// // The number makes the same puzzle again.
/// let noted = seed.to_string();
/// assert!(puzzle(&Request::default(), noted.parse()?)? == made);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seed(pub u64);

impl Seed {
    /// Another seed in each call.
    #[cfg(feature = "std")]
    pub fn random() -> Seed {
        use std::hash::{BuildHasher, RandomState};
        // The standard library keys its hash tables at random, each table with another key.
        Seed(RandomState::new().hash_one(0))
    }

    /// The seed of the `index`-th of many independent jobs, so that the result of a job does not
    /// depend on which thread does it and what was done before.
    #[must_use]
    pub const fn nth(self, index: u64) -> Seed {
        Seed(mixed(mixed(self.0).wrapping_add(index.wrapping_mul(0x9e37_79b9_7f4a_7c15))))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seed {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Seed, ParseIntError> {
        text.parse().map(Seed)
    }
}

/// The finaliser of SplitMix64 (Guy Steele, Doug Lea and Christine Flood, 2014): a bijection that
/// spreads every bit over all others.
const fn mixed(mut x: u64) -> u64 {
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// The stream of a seed.
    pub fn new(seed: Seed) -> Random {
        Random(Xoshiro256PlusPlus::seed_from_u64(seed.0))
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `n`, all equally likely.
    ///
    /// # Panics
    /// When `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "no number is below 0");
        // The high half of a product with 32 random bits; the few low halves that would favour some
        // results are drawn again (Daniel Lemire, 2019).
        let draw = |random: &mut Random| (random.bits() >> 32) * u64::from(n);
        let mut product = draw(self);
        if (product as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u32) < unfair {
                product = draw(self);
            }
        }
        (product >> 32) as u32
    }

    /// A number below a larger `n`, all equally likely.
    ///
    /// # Panics
    /// When `n` is 0.
    pub fn below_wide(&mut self, n: u64) -> u64 {
        assert!(n > 0, "no number is below 0");
        let draw = |random: &mut Random| u128::from(random.bits()) * u128::from(n);
        let mut product = draw(self);
        if (product as u64) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u64) < unfair {
                product = draw(self);
            }
        }
        (product >> 64) as u64
    }

    /// Shuffles the items; all orders are equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// One of the 2 · 6⁸ · 9! transformations, all equally likely.
    pub fn transform(&mut self) -> Transform {
        let geometry = Transform::geometry(self.below(Transform::GEOMETRIES));
        geometry.then(&Transform::relabelling(self.below(Transform::RELABELLINGS)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_the_same_everywhere() {
        // Recorded values; a change here changes the puzzles of every seed.
        let mut random = Random::new(Seed(1));
        let first: Vec<u64> = (0..3).map(|_| random.bits()).collect();
        assert_eq!(first, [14971601782005023387, 13781649495232077965, 1847458086238483744]);
        assert_ne!(Seed(1).nth(0), Seed(1).nth(1));
        assert_ne!(Seed(1).nth(0), Seed(0).nth(0));
    }

    #[cfg(feature = "std")]
    #[test]
    fn random_seeds_differ() {
        assert_ne!(Seed::random(), Seed::random());
    }

    #[test]
    fn numbers_below_are_equally_likely() {
        let mut random = Random::new(Seed(2));
        let mut counts = [0_i32; 7];
        for _ in 0..70_000 {
            counts[random.below(7) as usize] += 1;
        }
        // Chi-square with 6 degrees of freedom: 22.5 is exceeded once in a thousand.
        let chi: f64 = counts.iter().map(|&n| f64::from((n - 10_000).pow(2)) / 10_000.0).sum();
        assert!(chi < 22.5, "{counts:?}: {chi}");
    }
}
