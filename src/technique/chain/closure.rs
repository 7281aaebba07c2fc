//! What follows from what, however long the way: tells cheaply whether a search for chains is
//! worth while, and where.

use super::graph::{Graph, bits};
use alloc::vec;
use alloc::vec::Vec;

/// For every spot, the spots that are false when it is false; and the candidates that chains
/// refute.
pub(crate) struct Closure {
    words: usize,
    off: Vec<u64>,
    /// The spots with a strong link.
    strong: Vec<u64>,
    refuted: Vec<u64>,
}

impl Closure {
    /// Follows all links until nothing is new.
    pub(crate) fn new(graph: &Graph) -> Closure {
        let words = graph.words();
        let mut strong = vec![0_u64; words];
        let spots: Vec<usize> =
            (0..graph.len()).filter(|spot| !graph.strong(*spot).is_empty()).collect();
        spots.iter().for_each(|spot| strong[spot / 64] |= 1 << (spot % 64));
        // `on`: what is false when the spot is true; `off`: when it is false.
        let mut on = vec![0_u64; words * graph.len()];
        for spot in &spots {
            on[spot * words..(spot + 1) * words].copy_from_slice(graph.weak(*spot));
        }
        let mut off = vec![0_u64; words * graph.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for spot in &spots {
                let row = &mut off[spot * words..(spot + 1) * words];
                for link in graph.strong(*spot) {
                    changed |= unite(row, &on[usize::from(link.to) * words..][..words]);
                }
            }
            if !changed {
                break;
            }
            for spot in &spots {
                let row = &mut on[spot * words..(spot + 1) * words];
                for (word, weak) in graph.weak(*spot).iter().enumerate() {
                    for bit in bits(weak & strong[word]) {
                        unite(row, &off[(word * 64 + bit) * words..][..words]);
                    }
                }
            }
        }
        let mut closure = Closure { words, off, strong, refuted: Vec::new() };
        let mut refuted = vec![0_u64; words];
        for spot in 0..graph.single_words() * 64 {
            let seen = spot < graph.len() && closure.is_refuted(graph, spot);
            refuted[spot / 64] |= u64::from(seen) << (spot % 64);
        }
        closure.refuted = refuted;
        closure
    }

    /// The candidates that would be false if they were true, as bits.
    pub(crate) fn refuted(&self) -> &[u64] {
        &self.refuted
    }

    /// Whether chains refute no candidate at all.
    pub(crate) fn refutes_none(&self) -> bool {
        self.refuted.iter().all(|word| *word == 0)
    }

    /// What is false when a spot is true, as bits.
    pub(crate) fn false_if_true(&self, graph: &Graph, spot: usize) -> Vec<u64> {
        let mut row = graph.weak(spot).to_vec();
        for (word, weak) in graph.weak(spot).iter().enumerate() {
            for bit in bits(weak & self.strong[word]) {
                unite(&mut row, self.off(word * 64 + bit));
            }
        }
        row
    }

    fn off(&self, spot: usize) -> &[u64] {
        &self.off[spot * self.words..(spot + 1) * self.words]
    }

    fn is_refuted(&self, graph: &Graph, spot: usize) -> bool {
        graph.weak(spot).iter().enumerate().any(|(word, weak)| {
            bits(weak & self.strong[word])
                .any(|bit| self.off(word * 64 + bit)[spot / 64] >> (spot % 64) & 1 == 1)
        })
    }
}

/// Adds the bits of another row; true when one was new.
fn unite(row: &mut [u64], other: &[u64]) -> bool {
    let mut new = 0;
    for (word, bits) in row.iter_mut().zip(other) {
        new |= bits & !*word;
        *word |= bits;
    }
    new != 0
}
