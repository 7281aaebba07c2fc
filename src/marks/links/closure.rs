//! Consequences over paths of any length: a cheap test whether and where a search for chains pays
//! off.
//!
//! Chains run through vertices with a strong link only, which are far fewer than all. So they have
//! their own numbers, and sets of them are short rows of bits.

use super::Graph;
use crate::marks::rows::by_width;
use crate::marks::rows::{each_member, insert, row, unite};
use alloc::vec;
use alloc::vec::Vec;
use core::cell::OnceCell;

/// For every vertex, the vertices that are false when it is false; and the candidates that chains
/// refute.
pub(crate) struct Closure {
    /// How many words a row has.
    words: usize,
    /// The vertices with a strong link, by their number.
    vertices: Vec<usize>,
    /// By vertex of the graph, the numbered ones that it excludes.
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
        let mut vertices = Vec::with_capacity(graph.len());
        each_member(graph.linked(), |vertex| vertices.push(vertex));
        by_width!(vertices.len().div_ceil(64), follow(graph, vertices))
    }

    /// The candidates that would be false if they were true, as bits.
    pub(crate) fn refuted(&self) -> &[u64] {
        &self.refuted
    }

    /// What is false when a single candidate is true, as bits; of a graph of single candidates.
    pub(crate) fn false_if_true(&self, graph: &Graph, vertex: usize) -> &[u64] {
        self.consequences[vertex].get_or_init(|| {
            let (mut falls, mut on) = (vec![0; self.words], vec![0; self.words]);
            self.falls(vertex, &mut falls);
            each_member(&falls, |number| unite(&mut on, row(&self.strong, number, self.words)));
            let mut off = graph.excluded(vertex);
            each_member(&on, |number| unite(&mut off, graph.weak(self.vertices[number])));
            off
        })
    }

    /// The numbered vertices that are false when a vertex is true.
    fn falls(&self, vertex: usize, falls: &mut [u64]) {
        let near = row(&self.near, vertex, self.words);
        falls.copy_from_slice(near);
        each_member(near, |number| unite(falls, row(&self.off, number, self.words)));
    }
}

fn follow<const W: usize>(graph: &Graph, vertices: Vec<usize>) -> Closure {
    let mut numbers = vec![0; graph.len()];
    let mut near = vec![[0; W]; graph.len()];
    for (number, vertex) in vertices.iter().enumerate() {
        numbers[*vertex] = number;
        each_member(graph.weak(*vertex), |weak| insert(&mut near[weak], number));
    }
    let (mut strong, mut off) = (vec![[0; W]; vertices.len()], vec![[0; W]; vertices.len()]);
    for (number, vertex) in vertices.iter().enumerate() {
        for to in graph.strong(*vertex).iter().map(|link| usize::from(link.to)) {
            insert(&mut strong[number], numbers[to]);
            unite(&mut off[number], &near[to]);
        }
    }
    close(&mut off);
    let mut refuted = vec![0; graph.words()];
    for (vertex, near) in near.iter().enumerate().take(graph.single_words() * 64) {
        let mut falls = *near;
        each_member(near, |number| unite(&mut falls, &off[number]));
        // Whether the vertex being true would leave both ends of a strong link false.
        let mut both = [0; W];
        each_member(near, |number| {
            let ends = both.iter_mut().zip(strong[number]).zip(falls);
            ends.for_each(|((both, end), falls)| *both |= end & falls);
        });
        if both != [0; W] {
            insert(&mut refuted, vertex);
        }
    }
    let [near, strong, off] = [near, strong, off].map(Vec::into_flattened);
    let mut consequences = Vec::new();
    consequences.resize_with(graph.len(), OnceCell::new);
    Closure { words: W, vertices, near, strong, off, refuted, consequences }
}

/// Extends rows of direct consequences to all consequences.
pub(crate) fn close<const W: usize>(rows: &mut [[u64; W]]) {
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
