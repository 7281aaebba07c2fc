//! Cells and sets of cells.

use super::misread::Misread;
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

impl FromStr for Cell {
    type Err = Misread;

    /// Reads `r4c7` or `R4C7`.
    fn from_str(text: &str) -> Result<Cell, Misread> {
        match *text.as_bytes() {
            [b'r' | b'R', row @ b'1'..=b'9', b'c' | b'C', column @ b'1'..=b'9'] => {
                Ok(Cell::at(usize::from(row - b'1'), usize::from(column - b'1')))
            }
            _ => Err(Misread {
                expected: "a cell such as r4c7, rows and columns counted from 1 to 9",
            }),
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

impl FromStr for CellSet {
    type Err = Misread;

    /// Reads what [`CellSet`] writes, in any order: `r1c58,r4c1`. A text without a cell is the empty
    /// set.
    fn from_str(text: &str) -> Result<CellSet, Misread> {
        let numbers = |text: &str| -> Option<u16> {
            let bit = |b: u8| matches!(b, b'1'..=b'9').then(|| 1 << (b - b'1'));
            text.bytes().try_fold(0, |bits, b| Some(bits | bit(b)?)).filter(|&bits| bits != 0)
        };
        let lines = |text: &str| {
            let (rows, columns) = text.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
            Some((numbers(rows)?, numbers(columns)?))
        };
        let mut set = CellSet::EMPTY;
        if text.trim().is_empty() {
            return Ok(set);
        }
        for part in text.split(',') {
            let (rows, columns) = lines(part.trim())
                .ok_or(Misread { expected: "cells such as r4c7, r28c48 or r1c58,r4c1" })?;
            for row in (0..9).filter(|row| rows >> row & 1 == 1) {
                set.0 |= u128::from(columns) << (9 * row);
            }
        }
        Ok(set)
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
        assert!("r0c1".parse::<Cell>().is_err());
        assert!("r1c10".parse::<Cell>().is_err());
    }

    #[test]
    fn sets_show_grouped_names() {
        let set = |names: &[&str]| -> CellSet {
            names.iter().map(|name| name.parse::<Cell>().unwrap()).collect()
        };
        assert_eq!(set(&["r2c4", "r2c8", "r8c4", "r8c8"]).to_string(), "r28c48");
        assert_eq!(set(&["r1c5", "r1c8", "r4c1"]).to_string(), "r1c58,r4c1");
    }

    #[test]
    fn sets_read_back() {
        for bits in [0, 1, CellSet::FULL.0, 0x1234_5678_9abc_def0_1357, 1 << 80] {
            let set = CellSet::from_bits(bits);
            assert_eq!(set.to_string().parse(), Ok(set));
        }
        assert_eq!("R4C1, r1c85".parse(), "r1c58,r4c1".parse::<CellSet>());
        for wrong in ["r", "rc1", "r1c", "r1c0", "r1c1,", ",", "r1c1r2c2", "r1 c1"] {
            assert!(wrong.parse::<CellSet>().is_err(), "{wrong}");
        }
    }
}
