//! Batches over threads find the same as on one.

use crate::common::problems::Problems;
use ninefold::{Clues, Solution, solve};
use rayon::prelude::*;

#[test]
fn in_order_and_the_same() {
    let mut random = Problems::new(71);
    let solutions: Vec<Solution> = (0..10).map(|_| random.solution()).collect();
    let problems: Vec<Clues> = (0..3000).map(|i| random.problem(&solutions[i % 10])).collect();
    for len in [0, 1, 63, 64, 65, 3000] {
        let some = &problems[..len];
        let paired: Vec<_> = solve::par_batch(some).collect();
        assert_eq!(paired, solve::batch(some).into_iter().collect::<Vec<_>>());
        let outcomes: Vec<_> = solve::par_batch(some).outcomes().collect();
        assert_eq!(outcomes, solve::batch(some).outcomes());
        let verdicts: Vec<_> = solve::par_batch(some).verdicts().collect();
        assert_eq!(verdicts, solve::batch(some).verdicts());
        let counts: Vec<_> = solve::par_batch(some).counts(20).collect();
        assert_eq!(counts, solve::batch(some).counts(20));
        let puzzles: Vec<_> = solve::par_batch(some).puzzles().collect();
        assert_eq!(puzzles, solve::batch(some).puzzles());
    }
}
