//! Consequences over paths of any length: a cheap test whether and where a search for chains pays
//! off.
//!
//! Chains run through spots with a strong link only, which are far fewer than all. So they have
//! their own numbers, and sets of them are short rows of bits.

use super::super::rows::{by_width, each_member, insert, row, unite};
use super::graph::Graph;
use alloc::vec;
use alloc::vec::Vec;
use core::cell::OnceCell;

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
    /// By single candidate, what is false when it is true; computed on first use.
    consequences: Vec<OnceCell<Vec<u64>>>,
}

impl Closure {
    /// Follows all links until nothing is new.
    pub(crate) fn new(graph: &Graph) -> Closure {
        let mut spots = Vec::with_capacity(graph.len());
        each_member(graph.linked(), |spot| spots.push(spot));
        by_width!(spots.len().div_ceil(64), follow(graph, spots))
    }

    /// The candidates that would be false if they were true, as bits.
    pub(crate) fn refuted(&self) -> &[u64] {
        &self.refuted
    }

    /// What is false when a single candidate is true, as bits; of a graph of single candidates.
    pub(crate) fn false_if_true(&self, graph: &Graph, spot: usize) -> &[u64] {
        self.consequences[spot].get_or_init(|| {
            let (mut falls, mut on) = (vec![0; self.words], vec![0; self.words]);
            self.falls(spot, &mut falls);
            each_member(&falls, |number| unite(&mut on, row(&self.strong, number, self.words)));
            let mut off = graph.excluded(spot);
            each_member(&on, |number| unite(&mut off, graph.weak(self.spots[number])));
            off
        })
    }

    /// The numbered spots that are false when a spot is true.
    fn falls(&self, spot: usize, falls: &mut [u64]) {
        let near = row(&self.near, spot, self.words);
        falls.copy_from_slice(near);
        each_member(near, |number| unite(falls, row(&self.off, number, self.words)));
    }
}

fn follow<const W: usize>(graph: &Graph, spots: Vec<usize>) -> Closure {
    let mut numbers = vec![0; graph.len()];
    let mut near = vec![[0; W]; graph.len()];
    for (number, spot) in spots.iter().enumerate() {
        numbers[*spot] = number;
        each_member(graph.weak(*spot), |weak| insert(&mut near[weak], number));
    }
    let (mut strong, mut off) = (vec![[0; W]; spots.len()], vec![[0; W]; spots.len()]);
    for (number, spot) in spots.iter().enumerate() {
        for to in graph.strong(*spot).iter().map(|link| usize::from(link.to)) {
            insert(&mut strong[number], numbers[to]);
            unite(&mut off[number], &near[to]);
        }
    }
    close(&mut off);
    let mut refuted = vec![0; graph.words()];
    for (spot, near) in near.iter().enumerate().take(graph.single_words() * 64) {
        let mut falls = *near;
        each_member(near, |number| unite(&mut falls, &off[number]));
        // Whether the spot being true would leave both ends of a strong link false.
        let mut both = [0; W];
        each_member(near, |number| {
            let ends = both.iter_mut().zip(strong[number]).zip(falls);
            ends.for_each(|((both, end), falls)| *both |= end & falls);
        });
        if both != [0; W] {
            insert(&mut refuted, spot);
        }
    }
    let [near, strong, off] = [near, strong, off].map(Vec::into_flattened);
    let mut consequences = Vec::new();
    consequences.resize_with(graph.len(), OnceCell::new);
    Closure { words: W, spots, near, strong, off, refuted, consequences }
}

/// Extends rows of direct consequences to all consequences.
pub(super) fn close<const W: usize>(rows: &mut [[u64; W]]) {
    for number in 0..rows.len() {
        let mut all = rows[number];
        let mut done = [0; W];
        while let Some(next) = first_left(&all, &done) {
            insert(&mut done, next);
            unite(&mut all, &rows[next]);
            // Earlier rows are complete: nothing in them leads further.
            if next < number {
                unite(&mut done, &rows[next]);
            }
        }
        rows[number] = all;
    }
}

/// The first member that is not done.
fn first_left<const W: usize>(all: &[u64; W], done: &[u64; W]) -> Option<usize> {
    let mut left = all.iter().zip(done).map(|(all, done)| all & !done).enumerate();
    left.find(|(_, bits)| *bits != 0).map(|(word, bits)| word * 64 + bits.trailing_zeros() as usize)
}
