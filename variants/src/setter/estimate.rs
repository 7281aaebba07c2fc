//! An estimate of the number of solutions, for puzzles that have too many to count.

use ninefold::generate::{Random, Seed};

use crate::outcome::Budget;
use crate::puzzle::Puzzle;
use crate::search::{Dive, LARGE};

/// About how many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Estimate {
    /// The mean over all samples: the expected value is the true number. 0 if no sample reached a solution, which
    /// tells nothing; infinite if it is too large for a float.
    pub solutions: f64,
    /// Its decimal logarithm.
    pub log10: f64,
    /// Half of the interval around it in which the true number lies in 95 of 100 runs, as far as the spread
    /// of the samples tells. It tells too little where few samples have most of the weight, as on large boards: then
    /// the true number is more often greater. Infinite if nothing is known.
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
    /// let estimate = puzzle.estimate(1_000, 7, Budget::UNLIMITED, |_| true);
    /// println!("{:.0} ± {:.0} solutions", estimate.solutions, estimate.margin);
    /// assert_eq!(estimate.samples, 1_000);
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn estimate(
        &self,
        samples: u64,
        seed: u64,
        budget: Budget<'_>,
        mut each: impl FnMut(&Estimate) -> bool,
    ) -> Estimate {
        let mut random = Random::new(Seed(seed));
        // The mean and the samples are to be multiplied so many times.
        let (mut mean, mut spread, mut count, mut times) = (0.0, 0.0, 0_u64, 0);
        let mut estimate = Estimate {
            solutions: 0.0,
            log10: f64::NEG_INFINITY,
            margin: f64::INFINITY,
            samples: 0,
        };
        let Some(engine) = self.engine(budget) else { return estimate };
        let mut dive = Dive::new(engine);
        while count < samples && !budget.is_over() {
            let (sample, more) = dive.weight(&mut |ways| {
                // A multiplication instead of a remainder; the bias is below 2⁻⁵⁰.
                ((u128::from(random.bits()) * ways as u128) >> 64) as usize
            });
            if more > times {
                let by = LARGE.powi(times - more);
                (mean, spread, times) = (mean * by, spread * by * by, more);
            }
            let sample = sample * LARGE.powi(more - times);
            // Welford's running mean and sum of squares.
            count += 1;
            let before = sample - mean;
            mean += before / count as f64;
            spread += before * (sample - mean);
            let all = LARGE.powi(times);
            let margin = if count == 1 || mean == 0.0 || all.is_infinite() {
                f64::INFINITY
            } else {
                1.96 * (spread / (count - 1) as f64 / count as f64).sqrt()
            };
            estimate = Estimate {
                solutions: mean * all,
                log10: mean.log10() + f64::from(times) * LARGE.log10(),
                margin: margin * all,
                samples: count,
            };
            if !each(&estimate) {
                break;
            }
        }
        estimate
    }
}
