//! The compiled puzzle, and its propagation.

use super::cover::Differences;
use crate::board::Values;
use crate::kernel::space::{LARGE, MIDDLE, SMALL};
use crate::kernel::{Filter, Links, Scratch, Space, Todo, Wake};

/// A compiled puzzle.
#[derive(Clone, Debug)]
pub(crate) struct Engine {
    pub(crate) cells: usize,
    pub(crate) values: usize,
    /// The filters, cheap ones first.
    pub(crate) filters: Vec<Filter>,
    /// The cells of each filter.
    pub(crate) scope: Vec<Vec<u16>>,
    pub(crate) links: Links,
    /// The sets of cells in which each value stands.
    pub(crate) houses: Vec<Vec<u16>>,
    /// The candidates before any filter runs.
    pub(crate) start: Vec<u32>,
    /// How much each cell is constrained: what it weighs before any guess has failed.
    pub(crate) weights: Vec<f32>,
    /// Whether the library's engine for 9×9 understands it.
    pub(crate) classic: bool,
}

/// What went wrong while propagating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clash {
    /// A filter left no value.
    Filter(usize),
    /// A house has no place for a value.
    House(usize),
    /// A cell and one that differs from it have one value.
    Cell(u16),
}

/// What propagation keeps between calls, besides the candidates.
#[derive(Clone, Debug, Default)]
pub(crate) struct Work {
    pub(crate) todo: Todo,
    pub(crate) scratch: Scratch,
}

/// Candidates, and the places of each value.
pub(crate) struct State<'a> {
    pub(crate) candidates: &'a mut [u32],
    pub(crate) places: &'a mut [u64],
}

impl Engine {
    pub(crate) fn new(
        values: usize,
        start: Vec<u32>,
        mut filters: Vec<Filter>,
        differences: &Differences,
        houses: Vec<Vec<u16>>,
    ) -> Self {
        let cells = start.len();
        filters.sort_by_key(Filter::rank);
        let words =
            [SMALL, MIDDLE, LARGE].into_iter().find(|words| words * 64 >= cells).unwrap_or(LARGE);
        let queue = filters.len().div_ceil(64);
        let scope: Vec<_> = filters.iter().map(Filter::cells).collect();
        let mut links = Links {
            words,
            peers: vec![0; words * cells],
            houses: vec![0; words * houses.len()],
            groups: houses.len().div_ceil(64),
            within: vec![0; houses.len().div_ceil(64) * cells],
            filters: queue,
            watch: vec![0; queue * cells],
            ends: filters.iter().any(|filter| filter.wakes() == Wake::Ends),
            watch_ends: vec![0; queue * cells],
            watch_fixed: vec![0; queue * cells],
        };
        for (number, (cells, filter)) in scope.iter().zip(&filters).enumerate() {
            let watch = match filter.wakes() {
                Wake::Any => &mut links.watch,
                Wake::Ends => &mut links.watch_ends,
                Wake::Fixed => &mut links.watch_fixed,
            };
            for &cell in cells {
                watch[usize::from(cell) * queue + number / 64] |= 1 << (number % 64);
            }
        }
        for cell in 0..cells as u16 {
            let peers = differences.of(cell).words();
            links.peers[usize::from(cell) * words..][..peers.len()].copy_from_slice(peers);
        }
        for (number, house) in houses.iter().enumerate() {
            for &cell in house {
                links.houses[number * words + usize::from(cell) / 64] |= 1 << (cell % 64);
                links.within[usize::from(cell) * links.groups + number / 64] |= 1 << (number % 64);
            }
        }
        let mut weights = vec![1.0; cells];
        for cells in &scope {
            cells.iter().for_each(|&cell| weights[usize::from(cell)] += 1.0 / cells.len() as f32);
        }
        Engine { weights, cells, values, filters, scope, links, houses, start, classic: false }
    }

    /// The cells that differ from a cell.
    pub(crate) fn peers(&self, cell: u16) -> impl Iterator<Item = u16> {
        let words = self.links.words;
        let peers = &self.links.peers[usize::from(cell) * words..][..words];
        let has = |other: &u16| peers[usize::from(*other) / 64] >> (other % 64) & 1 == 1;
        (0..self.cells as u16).filter(has)
    }

    /// The places of each value.
    pub(crate) fn places(&self, candidates: &[u32]) -> Vec<u64> {
        let words = self.links.words;
        let mut places = vec![0; words * self.values];
        for (cell, &values) in candidates.iter().enumerate() {
            for value in (0..self.values).filter(|value| values >> value & 1 == 1) {
                places[value * words + cell / 64] |= 1 << (cell % 64);
            }
        }
        places
    }

    /// A fresh state of work with everything waiting.
    pub(crate) fn work(&self, candidates: &[u32]) -> Work {
        let mut filters = vec![0; self.links.filters];
        for number in 0..self.filters.len() {
            filters[number / 64] |= 1 << (number % 64);
        }
        let having = |count: u32| {
            let all = 0..self.cells as u16;
            all.filter(|&cell| candidates[usize::from(cell)].count_ones() == count).collect()
        };
        let mut every = vec![0; self.links.words];
        for cell in 0..self.cells {
            every[cell / 64] |= 1 << (cell % 64);
        }
        let todo = Todo {
            filters,
            fixed: having(1),
            pairs: having(2),
            lost: [&every[..]].repeat(self.values).concat(),
            values: Values::all(self.values).0,
        };
        Work { todo, scratch: Scratch::default() }
    }

    /// Keeps only these candidates of a cell, as a guess does.
    pub(crate) fn keep(&self, state: State<'_>, work: &mut Work, cell: u16, mask: u32) -> bool {
        self.space(state, work).0.keep(cell, mask)
    }

    fn space<'a>(&'a self, state: State<'a>, work: &'a mut Work) -> (Space<'a>, &'a mut Scratch) {
        let State { candidates, places } = state;
        let Work { todo, scratch } = work;
        (Space { candidates, places, todo, links: &self.links }, scratch)
    }

    /// Runs filters until nothing changes.
    pub(crate) fn propagate(&self, state: State<'_>, work: &mut Work) -> Result<(), Clash> {
        let result = match self.links.words {
            SMALL => self.run::<SMALL>(state, work),
            MIDDLE => self.run::<MIDDLE>(state, work),
            _ => self.run::<LARGE>(state, work),
        };
        if result.is_err() {
            let todo = &mut work.todo;
            todo.filters.fill(0);
            todo.fixed.clear();
            todo.pairs.clear();
            todo.lost.fill(0);
            todo.values = 0;
        }
        result
    }

    fn run<const W: usize>(&self, state: State<'_>, work: &mut Work) -> Result<(), Clash> {
        let (mut space, scratch) = self.space(state, work);
        loop {
            if let Some(cell) = space.todo.fixed.pop() {
                if !space.spread::<W>(cell) {
                    return Err(Clash::Cell(cell));
                }
            } else if space.todo.values != 0 {
                let value = space.todo.values.trailing_zeros();
                space.places_left::<W>(value).map_err(Clash::House)?;
            } else if let Some(cell) = space.todo.pairs.pop() {
                if !space.pair::<W>(cell) {
                    return Err(Clash::Cell(cell));
                }
            } else if let Some(word) = space.todo.filters.iter().position(|&word| word != 0) {
                let waiting = &mut space.todo.filters[word];
                let number = word * 64 + waiting.trailing_zeros() as usize;
                *waiting &= *waiting - 1;
                if !self.filters[number].run(&mut space, scratch) {
                    return Err(Clash::Filter(number));
                }
            } else {
                return Ok(());
            }
        }
    }
}
