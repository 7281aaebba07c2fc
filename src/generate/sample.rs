//! Minimal puzzles for statistics: sampled with a known bias that can be corrected.
//!
//! Making puzzles by removing clues at random favours some minimal puzzles, above all those with
//! few clues. To make statements about all minimal puzzles, the bias must be known (Denis Berthier,
//! "Unbiased Statistics of a CSP – a controlled-bias generator", 2009). Here each puzzle comes with
//! its weight, by sequential importance sampling (as Donald Knuth estimated the sizes of search
//! trees in 1975):
//!
//! From a uniformly drawn grid, one of the needless clues is removed, all with the same
//! probability, until none is left. If there were m₁, m₂, … of them, this path had the probability
//! 1/(m₁·m₂·…). A minimal puzzle with n clues is reached by (81 − n)! paths, one for each order of
//! the other cells, since all puzzles on such a path are proper. So with the weight m₁·m₂·…/(81 −
//! n)! the average of weight × value is the average, over complete grids, of the sum of the values
//! of their minimal puzzles; and Σ weight × value / Σ weight estimates the mean value of minimal
//! puzzles.

use super::grids::grid;
use super::question::{Known, Question, alone, given, other};
use super::random::{Random, Seed};
use super::unavoidable::{CELLS, small_sets};
use crate::grid::{Cell, CellSet};
use crate::solve::Puzzle;
use alloc::vec::Vec;

/// A minimal puzzle with its weight.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Sampled {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The natural logarithm of the weight. The mean weight is the mean number of minimal puzzles of a
    /// complete grid, about 4.66 · 10¹⁵.
    pub ln_weight: f64,
}

/// The minimal puzzle that a seed leads to.
pub fn sample(seed: Seed) -> Sampled {
    let mut random = Random::new(seed);
    let solution = grid(&mut random);
    let known = Known::new(&solution);
    let mut sets = Vec::new();
    small_sets(&solution, &CELLS, |set| sets.push(CellSet::from_bits(set)));
    let mut clues = CellSet::FULL;
    let mut needed = CellSet::EMPTY;
    let mut ln_weight = 0.0;
    loop {
        needed |= newly_needed(known, clues, needed, &sets);
        let free: Vec<Cell> = (clues - needed).iter().collect();
        if free.is_empty() {
            break;
        }
        ln_weight += ln(free.len());
        clues.remove(free[random.below(free.len() as u32) as usize]);
    }
    ln_weight -= (2..=81 - clues.len()).map(ln).sum::<f64>();
    Sampled { puzzle: Puzzle::proved(given(&solution, clues), solution), ln_weight }
}

/// The clues outside `needed` that are not needless.
fn newly_needed(known: Known, clues: CellSet, needed: CellSet, sets: &[CellSet]) -> CellSet {
    let mut found = CellSet::EMPTY;
    let mut questions = Vec::new();
    for cell in clues - needed {
        let without = clues.without(cell);
        if sets.iter().any(|set| set.contains(cell) && !set.meets(without)) {
            found.insert(cell);
        } else {
            questions.push(Question { known, clues: without, differs: Some(cell) });
        }
    }
    // While there are many clues, probably none of the rest is needed: asking about many clues at
    // once saves nearly all questions.
    if clues.len() > MANY && stays_unique_without_any(known, clues, needed | found, &questions) {
        return found;
    }
    for (question, alone) in questions.iter().zip(alone(&questions)) {
        if !alone {
            found.extend(question.differs);
        }
    }
    found
}

/// The number of clues from which questions about many clues at once pay off.
const MANY: usize = 40;

/// Whether removing several clues at once, in parts that cover all the questions, creates no other
/// solution: then no single one of them is needed.
fn stays_unique_without_any(
    known: Known,
    clues: CellSet,
    kept: CellSet,
    questions: &[Question],
) -> bool {
    let free: Vec<Cell> = questions.iter().filter_map(|question| question.differs).collect();
    let parts = 6;
    (0..parts).all(|part| {
        let gone: CellSet = free.iter().copied().skip(part).step_by(parts).collect();
        debug_assert!(!gone.meets(kept));
        let question = Question { known, clues: clues - gone, differs: gone.only() };
        other(&question).is_none()
    })
}

/// The natural logarithm, from a table of sums, since `core` has none.
fn ln(n: usize) -> f64 {
    LN[n]
}

/// Natural logarithms of 0 (unused) to 81, by the series 2·artanh((n − (n−1))/(n + (n−1))) for the step
/// from n − 1 to n; the same bits on every machine.
const LN: [f64; 82] = {
    let mut table = [0.0; 82];
    let mut n = 2;
    while n <= 81 {
        let z = 1.0 / (2 * n - 1) as f64;
        let (mut term, mut sum, mut k) = (z, 0.0, 1);
        while k < 60 {
            sum += term / k as f64;
            term *= z * z;
            k += 2;
        }
        table[n] = table[n - 1] + 2.0 * sum;
        n += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::minimise;

    #[test]
    fn logarithms_are_right() {
        for (n, ln) in LN.iter().enumerate().skip(1) {
            assert!((ln - (n as f64).ln()).abs() < 1e-12, "{n}");
        }
    }

    #[test]
    fn samples_are_minimal_and_repeatable() {
        for seed in 0..3 {
            let sampled = sample(Seed(seed));
            assert_eq!(minimise::is_minimal(&sampled.puzzle), Ok(true));
            assert!(sampled.ln_weight > 20.0 && sampled.ln_weight < 50.0);
            assert_eq!(sample(Seed(seed)), sampled);
        }
    }
}
