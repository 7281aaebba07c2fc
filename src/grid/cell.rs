//! Cells and sets of cells.

use super::set::bit_set;
use core::fmt;
use core::str::FromStr;

/// One of the 81 cells, numbered row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cells in row-major order.
    pub const ALL: [Cell; 81] = {
        let mut all = [Cell(0); 81];
        let mut i = 0;
        while i < 81 {
            all[i] = Cell(i as u8);
            i += 1;
        }
        all
    };

    /// The cell with this row-major number, or `None` from 81 on.
    pub const fn new(index: usize) -> Option<Cell> {
        if index < 81 { Some(Cell(index as u8)) } else { None }
    }

    /// The cell with this row-major number.
    ///
    /// # Panics
    /// When `index` is 81 or more.
    pub const fn from_index(index: usize) -> Cell {
        assert!(index < 81, "a cell's index is below 81");
        Cell(index as u8)
    }

    /// The cell in a row and a column, both counted from 0.
    ///
    /// # Panics
    /// When either is 9 or more.
    pub const fn at(row: usize, column: usize) -> Cell {
        assert!(row < 9 && column < 9, "rows and columns are counted from 0 to 8");
        Cell((row * 9 + column) as u8)
    }

    /// The row-major number, `0..81`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row's number, counted from 0.
    pub const fn row_index(self) -> usize {
        self.0 as usize / 9
    }

    /// The column's number, counted from 0.
    pub const fn column_index(self) -> usize {
        self.0 as usize % 9
    }

    /// The block's number, counted from 0 row by row.
    pub const fn block_index(self) -> usize {
        self.row_index() / 3 * 3 + self.column_index() / 3
    }
}

impl fmt::Display for Cell {
    /// Row and column counted from 1, as in `r4c7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row_index() + 1, self.column_index() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a cell such as `r4c7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoCell;

impl fmt::Display for NoCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a cell such as r4c7, rows and columns counted from 1 to 9")
    }
}

impl core::error::Error for NoCell {}

impl FromStr for Cell {
    type Err = NoCell;

    /// Reads `r4c7` or `R4C7`.
    fn from_str(text: &str) -> Result<Cell, NoCell> {
        match *text.as_bytes() {
            [b'r' | b'R', row @ b'1'..=b'9', b'c' | b'C', column @ b'1'..=b'9'] => {
                Ok(Cell::at(usize::from(row - b'1'), usize::from(column - b'1')))
            }
            _ => Err(NoCell),
        }
    }
}

bit_set! {
    /// A set of cells; bit `i` stands for the cell with row-major number `i`.
    pub struct CellSet(u128) of Cell, 81;
}

impl fmt::Display for CellSet {
    /// The short form that players use: cells of one row share its number, as in `r1c58,r4c1`; rows
    /// with the same columns are joined, as in `r28c48`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row_bits = |row: usize| (self.0 >> (9 * row)) as u16 & 0x1ff;
        let mut done = 0_u16;
        let mut comma = "";
        for row in 0..9 {
            let columns = row_bits(row);
            if columns == 0 || done >> row & 1 == 1 {
                continue;
            }
            write!(f, "{comma}r")?;
            for other in row..9 {
                if row_bits(other) == columns {
                    done |= 1 << other;
                    write!(f, "{}", other + 1)?;
                }
            }
            f.write_str("c")?;
            (0..9).filter(|c| columns >> c & 1 == 1).try_for_each(|c| write!(f, "{}", c + 1))?;
            comma = ",";
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for cell in Cell::ALL {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        assert_eq!("r0c1".parse::<Cell>(), Err(NoCell));
        assert_eq!("r1c10".parse::<Cell>(), Err(NoCell));
    }

    #[test]
    fn sets_show_grouped_names() {
        let set = |names: &[&str]| -> CellSet {
            names.iter().map(|name| name.parse::<Cell>().unwrap()).collect()
        };
        assert_eq!(set(&["r2c4", "r2c8", "r8c4", "r8c8"]).to_string(), "r28c48");
        assert_eq!(set(&["r1c5", "r1c8", "r4c1"]).to_string(), "r1c58,r4c1");
    }
}
