//! What follows from what, however long the way: tells cheaply whether a search for chains is
//! worth while, and where.
//!
//! Chains run through spots with a strong link only, which are far fewer than all. So they get
//! numbers of their own, and sets of them are short rows of bits.

use super::super::rows::{each_member, insert, row, row_mut, unite};
use super::graph::Graph;
use alloc::vec;
use alloc::vec::Vec;

/// For every spot, the spots that are false when it is false; and the candidates that chains
/// refute.
pub(crate) struct Closure {
    /// How many words a row has.
    words: usize,
    /// The spots with a strong link, by their number.
    spots: Vec<usize>,
    /// By spot of the graph, the numbered ones that it excludes.
    near: Vec<u64>,
    /// By number, those with a strong link to it.
    strong: Vec<u64>,
    /// By number, those that are false when it is false.
    off: Vec<u64>,
    refuted: Vec<u64>,
}

impl Closure {
    /// Follows all links until nothing is new.
    pub(crate) fn new(graph: &Graph) -> Closure {
        let spots: Vec<usize> =
            (0..graph.len()).filter(|spot| !graph.strong(*spot).is_empty()).collect();
        let words = spots.len().div_ceil(64);
        let mut numbers = vec![0; graph.len()];
        let mut near = vec![0; words * graph.len()];
        for (number, spot) in spots.iter().enumerate() {
            numbers[*spot] = number;
            each_member(graph.weak(*spot), |weak| {
                insert(row_mut(&mut near, weak, words), number);
            });
        }
        let (mut strong, mut off) = (vec![0; words * spots.len()], vec![0; words * spots.len()]);
        for (number, spot) in spots.iter().enumerate() {
            for to in graph.strong(*spot).iter().map(|link| usize::from(link.to)) {
                insert(row_mut(&mut strong, number, words), numbers[to]);
                unite(row_mut(&mut off, number, words), row(&near, to, words));
            }
        }
        close(&mut off, spots.len(), words);
        let mut closure = Closure { words, spots, near, strong, off, refuted: Vec::new() };
        let mut refuted = vec![0; graph.words()];
        let mut falls = vec![0; words];
        for spot in 0..graph.len().min(graph.single_words() * 64) {
            closure.falls(spot, &mut falls);
            if closure.is_refuted(spot, &falls) {
                insert(&mut refuted, spot);
            }
        }
        closure.refuted = refuted;
        closure
    }

    /// The candidates that would be false if they were true, as bits.
    pub(crate) fn refuted(&self) -> &[u64] {
        &self.refuted
    }

    /// What is false when a single candidate is true, as bits; of a graph of single candidates.
    pub(crate) fn false_if_true(&self, graph: &Graph, spot: usize) -> Vec<u64> {
        let (mut falls, mut on) = (vec![0; self.words], vec![0; self.words]);
        self.falls(spot, &mut falls);
        each_member(&falls, |number| unite(&mut on, row(&self.strong, number, self.words)));
        let mut off = graph.excluded(spot);
        each_member(&on, |number| unite(&mut off, graph.weak(self.spots[number])));
        off
    }

    /// The numbered spots that are false when a spot is true.
    fn falls(&self, spot: usize, falls: &mut [u64]) {
        let near = row(&self.near, spot, self.words);
        falls.copy_from_slice(near);
        each_member(near, |number| unite(falls, row(&self.off, number, self.words)));
    }

    /// Whether a spot, were it true, would leave both ends of a strong link false.
    fn is_refuted(&self, spot: usize, falls: &[u64]) -> bool {
        let mut refuted = 0;
        each_member(row(&self.near, spot, self.words), |number| {
            let ends = row(&self.strong, number, self.words);
            refuted |= ends.iter().zip(falls).fold(0, |both, (a, b)| both | (a & b));
        });
        refuted != 0
    }
}

/// Extends rows of what follows at once to what follows in the end.
fn close(rows: &mut [u64], count: usize, words: usize) {
    let (mut all, mut done) = (vec![0; words], vec![0; words]);
    for number in 0..count {
        all.copy_from_slice(row(rows, number, words));
        done.fill(0);
        while let Some(next) = first_left(&all, &done) {
            let more = row(rows, next, words);
            insert(&mut done, next);
            unite(&mut all, more);
            // Earlier rows are complete: nothing in them leads further.
            if next < number {
                unite(&mut done, more);
            }
        }
        row_mut(rows, number, words).copy_from_slice(&all);
    }
}

/// The first member that is not done.
fn first_left(all: &[u64], done: &[u64]) -> Option<usize> {
    let mut left = all.iter().zip(done).map(|(all, done)| all & !done).enumerate();
    left.find(|(_, bits)| *bits != 0).map(|(word, bits)| word * 64 + bits.trailing_zeros() as usize)
}
