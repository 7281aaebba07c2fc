//! What single places and single candidates leave of a large grid.

use super::LargeGrid;
use crate::board::Value;

/// A set of up to 256 values.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Set([u64; 4]);

impl Set {
    const EMPTY: Set = Set([0; 4]);

    fn of(value: Value) -> Self {
        let mut set = Set::EMPTY;
        set.0[value.index() / 64] |= 1 << (value.index() % 64);
        set
    }

    fn with(mut self, other: Set) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(own, other)| *own |= other);
        self
    }

    fn and(mut self, other: Set) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(own, other)| *own &= other);
        self
    }

    fn without(mut self, other: Set) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(own, other)| *own &= !other);
        self
    }

    /// The least value.
    fn first(self) -> Option<Value> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(Value((64 * word) as u8 + self.0[word].trailing_zeros() as u8))
    }

    /// The values in ascending order.
    fn iter(mut self) -> impl Iterator<Item = Value> {
        std::iter::from_fn(move || {
            let first = self.first()?;
            self = self.without(Set::of(first));
            Some(first)
        })
    }
}

/// A grid in which no cell has a single candidate, and no value a single place in a house.
pub(super) struct Left {
    /// The value of each cell that is filled.
    pub(super) values: Vec<Option<Value>>,
    /// The candidates of each cell that is not, by cells.
    pub(super) open: Vec<(usize, Vec<Value>)>,
}

/// The values that stand in the houses.
struct Filling<'a> {
    grid: &'a LargeGrid,
    all: Set,
    values: Vec<Option<Value>>,
    /// For each house the values that stand in it.
    used: Vec<Set>,
}

impl Filling<'_> {
    fn candidates(&self, cell: usize) -> Set {
        let houses = self.grid.houses_of(cell);
        houses.fold(self.all, |left, house| left.without(self.used[house]))
    }

    fn fill(&mut self, cell: usize, value: Value) {
        self.values[cell] = Some(value);
        for house in self.grid.houses_of(cell) {
            self.used[house] = self.used[house].with(Set::of(value));
        }
    }

    /// Fills the open cells among these that have one candidate, or that alone have one of them; tells whether there
    /// were any.
    fn fill_house(&mut self, cells: &[usize]) -> bool {
        let (mut once, mut twice) = (Set::EMPTY, Set::EMPTY);
        let is_open = |filling: &Self, cell: usize| filling.values[cell].is_none();
        for &cell in cells.iter().filter(|&&cell| is_open(self, cell)) {
            let candidates = self.candidates(cell);
            twice = twice.with(once.and(candidates));
            once = once.with(candidates);
        }
        let single = once.without(twice);
        let mut any = false;
        for &cell in cells {
            if !is_open(self, cell) {
                continue;
            }
            let candidates = self.candidates(cell);
            let is_only = |first: &Value| candidates == Set::of(*first);
            let found = candidates.and(single).first().or(candidates.first().filter(is_only));
            if let Some(value) = found {
                self.fill(cell, value);
                any = true;
            }
        }
        any
    }
}

/// Fills all singles, and what becomes single by them.
pub(super) fn singles(grid: &LargeGrid) -> Left {
    let houses: Vec<Vec<usize>> = grid.houses().collect();
    let values = (0..grid.size()).map(|value| Value(value as u8));
    let all = values.fold(Set::EMPTY, |all, value| all.with(Set::of(value)));
    let used = vec![Set::EMPTY; houses.len()];
    let cells = grid.size() * grid.size();
    let mut filling = Filling { grid, all, values: vec![None; cells], used };
    for cell in 0..cells {
        if let Some(value) = grid.given[cell] {
            filling.fill(cell, value);
        }
    }
    let mut any = true;
    while any {
        any = false;
        for house in &houses {
            any |= filling.fill_house(house);
        }
    }
    let open = (0..cells).filter(|&cell| filling.values[cell].is_none());
    let open = open.map(|cell| (cell, filling.candidates(cell).iter().collect())).collect();
    Left { values: filling.values, open }
}
