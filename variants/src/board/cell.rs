//! A cell of a board.

/// A cell: its number in reading order, holes of the board not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u16);

impl Cell {
    /// The cell as an index of a list of all cells.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
