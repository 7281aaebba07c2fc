//! The compiled puzzle, and its propagation.

use crate::kernel::{Filter, Scratch, Space};

/// A compiled puzzle.
#[derive(Clone, Debug)]
pub(crate) struct Engine {
    pub(crate) cells: usize,
    pub(crate) values: usize,
    /// The filters, cheap ones first.
    pub(crate) filters: Vec<Filter>,
    /// The cells of each filter.
    pub(crate) scope: Vec<Vec<u16>>,
    /// For each cell the filters it wakes, `words` words each.
    watch: Vec<u64>,
    pub(crate) words: usize,
    /// The cells that differ from each cell.
    pub(crate) peers: Vec<Vec<u16>>,
    peer_sets: Vec<u128>,
    /// The sets of cells in which each value stands.
    pub(crate) houses: Vec<Vec<u16>>,
    /// The candidates before any filter runs.
    pub(crate) start: Vec<u32>,
}

/// What went wrong while propagating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clash {
    /// A filter left no value.
    Filter(usize),
    /// A cell and one that differs from it have one value.
    Cell(u16),
}

/// What propagation keeps between calls, besides the candidates.
#[derive(Clone, Debug, Default)]
pub(crate) struct Work {
    pub(crate) queue: Vec<u64>,
    pub(crate) fixed: Vec<u16>,
    pub(crate) scratch: Scratch,
}

impl Engine {
    pub(crate) fn new(
        values: usize,
        start: Vec<u32>,
        mut filters: Vec<Filter>,
        peers: Vec<Vec<u16>>,
    ) -> Self {
        let cells = start.len();
        filters.sort_by_key(Filter::rank);
        let words = filters.len().div_ceil(64).max(1);
        let mut watch = vec![0; words * cells];
        let scope: Vec<_> = filters.iter().map(Filter::cells).collect();
        for (number, cells) in scope.iter().enumerate() {
            for &cell in cells {
                watch[usize::from(cell) * words + number / 64] |= 1 << (number % 64);
            }
        }
        let peer_sets = if cells <= 128 {
            let set = |peers: &Vec<u16>| peers.iter().fold(0, |set, &peer| set | 1_u128 << peer);
            peers.iter().map(set).collect()
        } else {
            Vec::new()
        };
        let houses = filters
            .iter()
            .filter_map(|filter| match filter {
                Filter::Different(it) if it.house => Some(it.cells.clone()),
                _ => None,
            })
            .collect();
        Engine { cells, values, filters, scope, watch, words, peers, peer_sets, houses, start }
    }

    /// A fresh state of work with every filter waiting.
    pub(crate) fn work(&self, candidates: &[u32]) -> Work {
        let mut queue = vec![0; self.words];
        for number in 0..self.filters.len() {
            queue[number / 64] |= 1 << (number % 64);
        }
        let single = |cell: &u16| candidates[usize::from(*cell)].is_power_of_two();
        let fixed = (0..self.cells as u16).filter(single).collect();
        Work { queue, fixed, scratch: Scratch::default() }
    }

    /// Keeps only these candidates of a cell, as a guess does.
    pub(crate) fn keep(
        &self,
        candidates: &mut [u32],
        work: &mut Work,
        cell: u16,
        mask: u32,
    ) -> bool {
        self.space(candidates, work).0.keep(cell, mask)
    }

    fn space<'a>(
        &'a self,
        candidates: &'a mut [u32],
        work: &'a mut Work,
    ) -> (Space<'a>, &'a mut Scratch) {
        let Work { queue, fixed, scratch } = work;
        let (watch, peers) = (&self.watch[..], &self.peer_sets[..]);
        (Space { candidates, queue, fixed, watch, peers }, scratch)
    }

    /// Runs filters until nothing changes.
    pub(crate) fn propagate(&self, candidates: &mut [u32], work: &mut Work) -> Result<(), Clash> {
        let result = self.run(candidates, work);
        if result.is_err() {
            work.queue.fill(0);
            work.fixed.clear();
        }
        result
    }

    fn run(&self, candidates: &mut [u32], work: &mut Work) -> Result<(), Clash> {
        let (mut space, scratch) = self.space(candidates, work);
        loop {
            while let Some(cell) = space.fixed.pop() {
                let value = space.get(cell);
                for &peer in &self.peers[usize::from(cell)] {
                    if space.get(peer) & value != 0 && !space.keep(peer, !value) {
                        return Err(Clash::Cell(cell));
                    }
                }
            }
            let Some(word) = space.queue.iter().position(|&word| word != 0) else { return Ok(()) };
            let bit = space.queue[word].trailing_zeros() as usize;
            space.queue[word] &= space.queue[word] - 1;
            let number = word * 64 + bit;
            if !self.filters[number].run(&mut space, scratch) {
                return Err(Clash::Filter(number));
            }
        }
    }
}
