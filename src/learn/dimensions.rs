//! The sizes of boards that the ladder accepts, and the names of their cells.

use crate::grid::{Digit, House};
use core::fmt;

/// A cell of a [`Board`](super::Board), with the numbers of its row, column and block, all counted
/// from 0. (The library's [`Cell`](crate::grid::Cell) is for 9×9 only.)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    index: u8,
    row: u8,
    column: u8,
    block: u8,
}

impl Spot {
    /// The row-major number on its board.
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// The row's number, counted from 0.
    pub const fn row_index(self) -> usize {
        self.row as usize
    }

    /// The column's number, counted from 0.
    pub const fn column_index(self) -> usize {
        self.column as usize
    }

    /// The row, its number within the board.
    pub const fn row(self) -> House {
        House::row(self.row as usize)
    }

    /// The column.
    pub const fn column(self) -> House {
        House::column(self.column as usize)
    }

    /// The block; blocks are numbered row by row.
    pub const fn block(self) -> House {
        House::block(self.block as usize)
    }

    /// The row, the column and the block.
    pub const fn houses(self) -> [House; 3] {
        [self.row(), self.column(), self.block()]
    }
}

impl fmt::Display for Spot {
    /// Row and column counted from 1, as in `r4c1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row + 1, self.column + 1)
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A size of board: the length of its rows and the dimensions of its blocks.
#[derive(Debug, PartialEq, Eq)]
pub struct Dimensions {
    block_height: usize,
    block_width: usize,
    spots: [Spot; 81],
    /// The spots of each house, by `House::index`; only the first `side` of each line are used.
    houses: [[Spot; 9]; 27],
}

impl Dimensions {
    /// 4×4 cells in blocks of 2×2.
    pub const FOUR: &'static Dimensions = &Dimensions::new(2, 2);
    /// 6×6 cells in blocks of two rows and three columns.
    pub const SIX: &'static Dimensions = &Dimensions::new(2, 3);
    /// 9×9 cells in blocks of 3×3.
    pub const NINE: &'static Dimensions = &Dimensions::new(3, 3);
    /// Every size, smallest first.
    pub const ALL: &'static [&'static Dimensions] =
        &[Dimensions::FOUR, Dimensions::SIX, Dimensions::NINE];

    const fn new(block_height: usize, block_width: usize) -> Dimensions {
        let side = block_height * block_width;
        let corner = Spot { index: 0, row: 0, column: 0, block: 0 };
        let mut dimensions = Dimensions {
            block_height,
            block_width,
            spots: [corner; 81],
            houses: [[corner; 9]; 27],
        };
        let mut i = 0;
        while i < side * side {
            let (row, column) = (i / side, i % side);
            let block = row / block_height * block_height + column / block_width;
            let place = row % block_height * block_width + column % block_width;
            let spot =
                Spot { index: i as u8, row: row as u8, column: column as u8, block: block as u8 };
            dimensions.spots[i] = spot;
            dimensions.houses[row][column] = spot;
            dimensions.houses[9 + column][row] = spot;
            dimensions.houses[18 + block][place] = spot;
            i += 1;
        }
        dimensions
    }

    /// The size with this many cells to a row: 4, 6 or 9.
    pub fn of_side(side: usize) -> Option<&'static Dimensions> {
        Dimensions::ALL.iter().copied().find(|dimensions| dimensions.side() == side)
    }

    /// How many cells a row has; also the number of digits, rows, columns and blocks.
    pub const fn side(&self) -> usize {
        self.block_height * self.block_width
    }

    /// How many rows a block has.
    pub const fn block_height(&self) -> usize {
        self.block_height
    }

    /// How many columns a block has.
    pub const fn block_width(&self) -> usize {
        self.block_width
    }

    /// The cells in row-major order.
    pub fn spots(&self) -> &[Spot] {
        &self.spots[..self.side() * self.side()]
    }

    /// The cell in a row and a column, both counted from 0.
    ///
    /// # Panics
    /// When either is as large as the side.
    pub fn at(&self, row: usize, column: usize) -> Spot {
        assert!(row < self.side() && column < self.side(), "rows and columns are below the side");
        self.spots[row * self.side() + column]
    }

    /// The digits of the size in ascending order.
    pub fn digits(&self) -> impl Iterator<Item = Digit> + use<> {
        Digit::ALL.into_iter().take(self.side())
    }

    /// The rows, then the columns, then the blocks.
    pub fn houses(&self) -> impl Iterator<Item = House> + use<> {
        let side = self.side();
        House::ALL.into_iter().filter(move |house| house.number() < side)
    }

    /// The cells of a house in reading order; none when the size has no such house.
    pub fn house(&self, house: House) -> &[Spot] {
        let used = if house.number() < self.side() { self.side() } else { 0 };
        &self.houses[house.index()][..used]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_house_holds_a_side_of_cells_that_name_it() {
        for &dimensions in Dimensions::ALL {
            assert_eq!(dimensions.houses().count(), 3 * dimensions.side());
            for house in dimensions.houses() {
                assert_eq!(dimensions.house(house).len(), dimensions.side());
                for (i, spot) in dimensions.house(house).iter().enumerate() {
                    assert!(spot.houses().contains(&house));
                    assert_eq!(dimensions.spots()[spot.index()], *spot);
                    assert!(i == 0 || dimensions.house(house)[i - 1] < *spot);
                }
            }
        }
        assert_eq!(Dimensions::SIX.at(3, 2).block(), House::block(2));
        assert_eq!(Dimensions::SIX.at(3, 3).block(), House::block(3));
        assert!(Dimensions::FOUR.house(House::row(4)).is_empty());
    }
}
