//! Grids with more than 32 rows, whose only rules are that rows, columns and blocks have each number once. They are
//! solved, checked and counted; boards of up to 32 rows, with any rules, are a [`Puzzle`].

mod singles;
mod solutions;
mod solvable;

pub use solvable::Solvable;

use std::ops::RangeInclusive;

use crate::board::{Value, block_shape};
use crate::error::{Error, Why, why};
use crate::outcome::{Budget, Ended, Statistics};

#[cfg(doc)]
use crate::Puzzle;

/// A grid with 33 to 256 rows, and as many columns and numbers from 1. Its blocks are as square as can be, such as
/// 8×8 in a grid of 64×64 and 5×7 in one of 35×35; a grid of a prime size has none.
///
/// ```
/// use ninefold_variants::{Budget, LargeGrid, Solvable, Value};
///
/// // Each row begins a block later than the one above, and after six of them a cell later.
/// let row = |row: usize| (0..36).map(move |column| (6 * row + row / 6 + column) % 36);
/// let mut given: Vec<_> = (0..36).flat_map(row).map(|value| Some(Value(value as u8))).collect();
/// given[36..72].fill(None);
/// let grid = LargeGrid::new(given)?;
/// assert_eq!(grid.size(), 36);
/// assert_eq!(grid.count(2, Budget::UNLIMITED).found, 1);
/// # Ok::<(), ninefold_variants::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LargeGrid {
    size: usize,
    /// The height and width of a block, if there are blocks.
    block: Option<(usize, usize)>,
    given: Vec<Option<Value>>,
}

impl LargeGrid {
    /// How many rows there may be.
    pub const SIZES: RangeInclusive<usize> = 33..=256;

    /// A grid with these values in its cells, row by row.
    ///
    /// # Errors
    /// If there are not as many cells as a square grid of such a size has, or if a value is too large for it.
    pub fn new(given: Vec<Option<Value>>) -> Result<Self, Error> {
        let size = given.len().isqrt();
        if size * size != given.len() || !LargeGrid::SIZES.contains(&size) {
            return Err(Error::Board(why!(
                "{} cells do not make a square grid of 33 to 256 rows",
                "{}칸으로는 33×33에서 256×256까지의 정사각형 판을 만들 수 없습니다",
                given.len()
            )));
        }
        if let Some(large) = given.iter().flatten().find(|value| value.index() >= size) {
            let number = large.index() + 1;
            return Err(Error::Board(why!(
                "{number} is too large for a grid of {size} rows",
                "{size}×{size} 판에는 너무 큰 수입니다: {number}"
            )));
        }
        Ok(LargeGrid { size, block: block_shape(size, size, size), given })
    }

    /// How many rows, columns and numbers there are.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The given value of each cell, row by row.
    pub fn given(&self) -> &[Option<Value>] {
        &self.given
    }

    /// The givens row by row between commas, with a dot for each blank.
    pub fn text(&self) -> String {
        let word = |given: &Option<Value>| match given {
            Some(value) => (value.index() + 1).to_string(),
            None => ".".to_owned(),
        };
        self.given.iter().map(word).collect::<Vec<_>>().join(",")
    }

    /// The cells of each row, then of each column, then of each block.
    fn houses(&self) -> impl Iterator<Item = Vec<usize>> {
        let count = self.size * if self.block.is_some() { 3 } else { 2 };
        let mut houses = vec![Vec::with_capacity(self.size); count];
        for cell in 0..self.given.len() {
            self.houses_of(cell).for_each(|house| houses[house].push(cell));
        }
        houses.into_iter()
    }

    /// The houses of a cell, as their places among all.
    fn houses_of(&self, cell: usize) -> impl Iterator<Item = usize> {
        let size = self.size;
        let (row, column) = (cell / size, cell % size);
        let block = self
            .block
            .map(|(height, width)| 2 * size + row / height * (size / width) + column / width);
        [row, size + column].into_iter().chain(block)
    }

    /// Two givens in one house that are the same.
    fn clash(&self) -> Option<(usize, usize)> {
        self.houses().find_map(|house| {
            let mut first = vec![None; self.size];
            house.into_iter().find_map(|cell| {
                let value = self.given[cell]?;
                let before = first[value.index()].replace(cell)?;
                Some((before, cell))
            })
        })
    }
}

impl Solvable for LargeGrid {
    fn solutions(
        &self,
        budget: Budget<'_>,
        each: &mut dyn FnMut(&[Value]) -> bool,
    ) -> (Ended, Statistics) {
        solutions::solutions(self, budget, false, each)
    }

    fn solutions_in_order(
        &self,
        budget: Budget<'_>,
        each: &mut dyn FnMut(&[Value]) -> bool,
    ) -> (Ended, Statistics) {
        solutions::solutions(self, budget, true, each)
    }

    fn contradictory(&self, _: Budget<'_>) -> Option<Why> {
        let (one, other) = self.clash()?;
        let name = |cell: usize| format!("r{}c{}", cell / self.size + 1, cell % self.size + 1);
        let number = self.given[one]?.index() + 1;
        Some(why!("{number} at {} and at {}", "{}, {}에 같은 수 {number}", name(one), name(other)))
    }

    fn line(&self, values: &[Value]) -> String {
        let numbers = values.iter().map(|value| (value.index() + 1).to_string());
        numbers.collect::<Vec<_>>().join(",")
    }
}
