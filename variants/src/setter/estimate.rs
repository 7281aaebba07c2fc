//! An estimate of the number of solutions, for puzzles that have too many to count.

use ninefold::generate::{Random, Seed};

use crate::puzzle::{Budget, Puzzle};
use crate::search::Dive;

/// About how many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Estimate {
    /// The mean over all samples: the expected value is the true number.
    pub solutions: f64,
    /// Half of the interval around it in which the true number lies in 95 of 100 runs, as far as the spread
    /// of the samples tells.
    pub margin: f64,
    /// How many samples there are.
    pub samples: u64,
}

impl Puzzle {
    /// Estimates the number of solutions from random paths through the search tree, each weighted by the
    /// number of ways at each fork (D. E. Knuth, "Estimating the efficiency of backtrack programs",
    /// 1975). The same seed takes the same paths. `each` sees the estimate after each sample and returns
    /// whether to go on.
    ///
    /// ```
    /// use ninefold_variants::{Budget, Puzzle};
    ///
    /// let puzzle: Puzzle = ".Shape~6x6.AntiKnight".parse()?;
    /// let estimate = puzzle.estimate(1_000, 7, Budget::NONE, |_| true);
    /// println!("{:.0} ± {:.0} solutions", estimate.solutions, estimate.margin);
    /// assert_eq!(estimate.samples, 1_000);
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn estimate(
        &self,
        samples: u64,
        seed: u64,
        budget: Budget,
        mut each: impl FnMut(&Estimate) -> bool,
    ) -> Estimate {
        let mut random = Random::new(Seed(seed));
        let mut dive = Dive::new(self.engine());
        let (mut mean, mut spread, mut count) = (0.0, 0.0, 0_u64);
        let mut estimate = Estimate { solutions: 0.0, margin: f64::INFINITY, samples: 0 };
        while count < samples && !budget.is_over() {
            let sample = dive.weight(&mut |ways| {
                // A multiplication instead of a remainder; the bias is below 2⁻⁵⁰.
                ((u128::from(random.bits()) * ways as u128) >> 64) as usize
            });
            // Welford's running mean and sum of squares.
            count += 1;
            let before = sample - mean;
            mean += before / count as f64;
            spread += before * (sample - mean);
            let margin = match count {
                1 => f64::INFINITY,
                _ => 1.96 * (spread / (count - 1) as f64 / count as f64).sqrt(),
            };
            estimate = Estimate { solutions: mean, margin, samples: count };
            if !each(&estimate) {
                break;
            }
        }
        estimate
    }
}
