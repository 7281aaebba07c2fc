//! The compiled puzzle, and its propagation.

use ninefold::sorting::sort_by_number;

use super::cover::Differences;
use crate::board::{Cell, Values};
use crate::filter::space::{LARGE, MIDDLE, SMALL};
use crate::filter::{Filter, Links, Scratch, Space, Todo, Wake};

/// A compiled puzzle.
#[derive(Clone, Debug)]
pub(crate) struct Engine {
    pub(crate) cells: usize,
    pub(crate) values: usize,
    /// The filters, cheap ones first.
    pub(crate) filters: Vec<Filter>,
    /// Which filters follow from the others.
    pub(crate) implied: Vec<bool>,
    /// The cells of each filter.
    pub(crate) scope: Vec<Vec<Cell>>,
    pub(crate) links: Links,
    /// The sets of cells in which each value stands.
    pub(crate) houses: Vec<Vec<Cell>>,
    /// The candidates before any filter runs.
    pub(crate) start: Vec<Values>,
    /// How much each cell is constrained: what it weighs before any guess has failed.
    pub(crate) weights: Vec<f32>,
    /// Whether the library's engine for 9×9 understands it.
    #[cfg(feature = "engines")]
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
    Cell(Cell),
}

/// What propagation keeps between calls, besides the candidates.
#[derive(Clone, Debug, Default)]
pub(crate) struct Work {
    pub(crate) todo: Todo,
    pub(crate) scratch: Scratch,
    /// How often each filter ran of late, and how often it took something away.
    uses: Vec<(u32, u32)>,
    /// The filters that are not asleep, a bit each.
    awake: Vec<u64>,
}

/// A filter that follows from others is looked at after so many runs, and sleeps if fewer than one in so
/// many took something away.
const TRIAL: u32 = 1024;
const USEFUL: u32 = 512;

/// Candidates, and where each value is.
pub(crate) struct State<'a> {
    pub(crate) candidates: &'a mut [Values],
    /// The places of each value, a set of cells each.
    pub(crate) places: &'a mut [u64],
    /// The houses in which each value stands, as far as its other places were struck there.
    pub(crate) done: &'a mut [u64],
}

impl Engine {
    pub(crate) fn new(
        values: usize,
        start: Vec<Values>,
        filters: Vec<Filter>,
        implied: Vec<Filter>,
        differences: &Differences,
        houses: Vec<Vec<Cell>>,
    ) -> Self {
        let cells = start.len();
        let needed = filters.into_iter().map(|filter| (filter, false));
        let mut all: Vec<_> =
            needed.chain(implied.into_iter().map(|filter| (filter, true))).collect();
        sort_by_number(&mut all, |(filter, _)| filter.rank() as usize);
        let (filters, implied): (Vec<_>, Vec<_>) = all.into_iter().unzip();
        let words =
            [SMALL, MIDDLE, LARGE].into_iter().find(|words| words * 64 >= cells).unwrap_or(LARGE);
        let queue = filters.len().div_ceil(64);
        let scope: Vec<_> = filters.iter().map(Filter::cells).collect();
        let mut links = Links {
            words,
            peers: vec![0; words * cells],
            houses: vec![0; words * houses.len()],
            groups: houses.len().div_ceil(64),
            homes: vec![0; houses.len().div_ceil(64) * cells],
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
                watch[cell.index() * queue + number / 64] |= 1 << (number % 64);
            }
        }
        for cell in (0..cells as u16).map(Cell) {
            let peers = differences.of(cell).words();
            links.peers[cell.index() * words..][..peers.len()].copy_from_slice(peers);
        }
        for (number, house) in houses.iter().enumerate() {
            for &cell in house {
                links.houses[number * words + cell.index() / 64] |= 1 << (cell.index() % 64);
                links.homes[cell.index() * links.groups + number / 64] |= 1 << (number % 64);
            }
        }
        let mut weights = vec![1.0; cells];
        for cells in &scope {
            cells.iter().for_each(|&cell| weights[cell.index()] += 1.0 / cells.len() as f32);
        }
        Engine {
            cells,
            values,
            filters,
            implied,
            scope,
            links,
            houses,
            start,
            weights,
            #[cfg(feature = "engines")]
            classic: false,
        }
    }

    /// The cells in reading order.
    fn each_cell(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.cells as u16).map(Cell)
    }

    /// The cells that differ from a cell.
    #[cfg(feature = "engines")]
    pub(crate) fn peers(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        let words = self.links.words;
        let peers = &self.links.peers[cell.index() * words..][..words];
        let has = |other: &Cell| peers[other.index() / 64] >> (other.index() % 64) & 1 == 1;
        self.each_cell().filter(has)
    }

    /// The places of each value.
    pub(crate) fn places(&self, candidates: &[Values]) -> Vec<u64> {
        let words = self.links.words;
        let mut places = vec![0; words * self.values];
        for (cell, &values) in candidates.iter().enumerate() {
            for value in values.iter() {
                places[value.index() * words + cell / 64] |= 1 << (cell % 64);
            }
        }
        places
    }

    /// A fresh state of work with everything waiting.
    pub(crate) fn work(&self, candidates: &[Values]) -> Work {
        let mut filters = vec![0; self.links.filters];
        for number in 0..self.filters.len() {
            filters[number / 64] |= 1 << (number % 64);
        }
        let having = |count| {
            let has_so_many = |cell: &Cell| candidates[cell.index()].len() == count;
            self.each_cell().filter(has_so_many).collect()
        };
        let mut every = vec![0; self.links.words];
        self.each_cell().for_each(|cell| every[cell.index() / 64] |= 1 << (cell.index() % 64));
        let awake = filters.clone();
        let todo = Todo {
            filters,
            fixed: having(1),
            pairs: having(2),
            changed: vec![0; self.links.words],
            lost: [&every[..]].repeat(self.values).concat(),
            values: Values::all(self.values),
            changes: 0,
        };
        Work { todo, scratch: Scratch::default(), uses: vec![(0, 0); self.filters.len()], awake }
    }

    /// Keeps only these candidates of a cell, as a guess does.
    pub(crate) fn keep(&self, state: State<'_>, work: &mut Work, cell: Cell, to: Values) -> bool {
        self.space(state, &mut work.todo).keep(cell, to)
    }

    fn space<'a>(&'a self, state: State<'a>, todo: &'a mut Todo) -> Space<'a> {
        let State { candidates, places, done } = state;
        Space { candidates, places, done, todo, links: &self.links }
    }

    /// Runs filters until nothing changes.
    pub(crate) fn propagate(&self, state: State<'_>, work: &mut Work) -> Result<(), Clash> {
        let result = match self.links.words {
            SMALL => self.run::<SMALL>(state, work),
            MIDDLE => self.run::<MIDDLE>(state, work),
            _ => self.run::<LARGE>(state, work),
        };
        if result.is_err() {
            work.todo.clear();
        }
        result
    }

    fn run<const W: usize>(&self, state: State<'_>, work: &mut Work) -> Result<(), Clash> {
        let Work { todo, scratch, uses, awake } = work;
        let mut space = self.space(state, todo);
        loop {
            if let Some(cell) = space.todo.fixed.pop() {
                if !space.spread::<W>(cell) {
                    return Err(Clash::Cell(cell));
                }
            } else if let Some(value) = space.todo.values.first() {
                space.places_left::<W>(value).map_err(Clash::House)?;
            } else if let Some(cell) = space.todo.pairs.pop() {
                if !space.pair::<W>(cell) {
                    return Err(Clash::Cell(cell));
                }
            } else if let Some(number) = {
                space.wake_filters::<W>();
                next(&mut space.todo.filters, awake)
            } {
                let before = space.todo.changes;
                let fits = self.filters[number].run(&mut space, scratch);
                if self.implied[number] {
                    let (runs, hits) = &mut uses[number];
                    *runs += 1;
                    *hits += u32::from(!fits || space.todo.changes != before);
                    if *runs == TRIAL {
                        if *hits * USEFUL < *runs {
                            awake[number / 64] &= !(1 << (number % 64));
                        }
                        (*runs, *hits) = (0, 0);
                    }
                }
                if !fits {
                    return Err(Clash::Filter(number));
                }
            } else {
                return Ok(());
            }
        }
    }
}

/// Takes the first filter that waits and is awake.
fn next(waiting: &mut [u64], awake: &[u64]) -> Option<usize> {
    for (at, (word, awake)) in waiting.iter_mut().zip(awake).enumerate() {
        let here = *word & awake;
        if here != 0 {
            *word ^= here & here.wrapping_neg();
            return Some(at * 64 + here.trailing_zeros() as usize);
        }
    }
    None
}
