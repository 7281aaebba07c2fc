//! Batches over threads.

use super::batch;
use crate::grid::Clues;
use crate::solve::{CpuLevel, NotUnique, Puzzle, Verdict};
use rayon::iter::plumbing::UnindexedConsumer;
use rayon::prelude::*;

/// Puzzles to be searched on all threads of rayon's pool. Made by [`par_batch`].
#[derive(Debug)]
pub struct ParBatch<'a, P> {
    problems: &'a [P],
    level: CpuLevel,
}

/// Puzzles to be searched on all threads of rayon's pool, each thread with a [batch](super::Batch) of
/// its own. Going through it, as rayon's parallel iterators do, returns each puzzle with its [`Verdict`],
/// without the solutions of several; collected, they are in the order of the puzzles. Needs the feature
/// `rayon`.
///
/// ```
/// use ninefold::{Grid, Verdict, solve};
/// use rayon::prelude::*;
///
/// let grids = vec![Grid::EMPTY; 1000];
/// assert_eq!(solve::par_batch(&grids).counts(3).sum::<u64>(), 3000);
/// let several = |(_, verdict): &(&Grid, Verdict<()>)| *verdict == Verdict::Several(());
/// assert_eq!(solve::par_batch(&grids).filter(several).count(), 1000);
/// ```
pub fn par_batch<P>(problems: &[P]) -> ParBatch<'_, P>
where
    P: Sync,
    for<'a> &'a P: Into<Clues>,
{
    ParBatch { problems, level: CpuLevel::best() }
}

/// The limits for the number of puzzles that a thread takes at once: fewer leave lanes idle at the
/// end of each batch, more leave threads idle at the end of all.
const FEWEST: usize = 64;
const MOST: usize = 4096;

impl<'a, P> ParBatch<'a, P>
where
    P: Sync,
    &'a P: Into<Clues>,
{
    /// Forces a CPU level, as in a [batch](super::Batch::cpu_level).
    #[doc(hidden)]
    #[must_use]
    pub fn cpu_level(mut self, level: CpuLevel) -> Self {
        self.level = level;
        self
    }

    /// The verdict on each puzzle, without the solutions of those with several.
    pub fn outcomes(self) -> impl ParallelIterator<Item = Verdict<()>> {
        self.pieces().flat_map_iter(move |piece| batch(piece).cpu_level(self.level).outcomes())
    }

    /// As [`check`](crate::solve::check) for each puzzle.
    pub fn verdicts(self) -> impl ParallelIterator<Item = Verdict> {
        self.pieces().flat_map_iter(move |piece| batch(piece).cpu_level(self.level).verdicts())
    }

    /// As [`Puzzle::new`] for each puzzle.
    pub fn puzzles(self) -> impl ParallelIterator<Item = Result<Puzzle, NotUnique>> {
        self.pieces().flat_map_iter(move |piece| batch(piece).cpu_level(self.level).puzzles())
    }

    /// The number of solutions of each puzzle, counted up to `limit`.
    pub fn counts(self, limit: u64) -> impl ParallelIterator<Item = u64> {
        self.pieces().flat_map_iter(move |piece| batch(piece).cpu_level(self.level).counts(limit))
    }

    /// What the threads take, several pieces each.
    fn pieces(&self) -> rayon::slice::Chunks<'a, P> {
        let piece = self.problems.len() / (8 * rayon::current_num_threads());
        self.problems.par_chunks(piece.clamp(FEWEST, MOST))
    }
}

impl<'a, P> ParallelIterator for ParBatch<'a, P>
where
    P: Sync,
    &'a P: Into<Clues>,
{
    type Item = (&'a P, Verdict<()>);

    fn drive_unindexed<C: UnindexedConsumer<Self::Item>>(self, consumer: C) -> C::Result {
        let outcomes = |piece| batch(piece).cpu_level(self.level);
        self.pieces().flat_map_iter(outcomes).drive_unindexed(consumer)
    }
}
