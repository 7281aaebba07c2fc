//! Houses (rows, columns, blocks), the relations between houses and cells, and sets of houses.

use super::cell::{Cell, CellSet};
use super::digit::Digit;
use super::language::Language;
use super::misread::Misread;
use super::set::bit_set;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

/// The three kinds of house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseKind {
    /// Nine cells in a horizontal line.
    Row,
    /// Nine cells in a vertical line.
    Column,
    /// Nine cells in a 3×3 square; also called box or region.
    Block,
}

names! { HouseKind, "kind of house": Row = "row", Column = "column", Block = "block", }

/// One of the 27 houses: the nine rows, then the nine columns, then the nine blocks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// The houses: rows, columns, blocks.
    pub const ALL: [House; 27] = {
        let mut all = [House(0); 27];
        let mut i = 0;
        while i < 27 {
            all[i] = House(i as u8);
            i += 1;
        }
        all
    };

    /// The row with this number, counted from 0.
    ///
    /// # Panics
    /// From 9 on; so do [`House::column`] and [`House::block`].
    pub const fn row(number: usize) -> House {
        assert!(number < 9, "rows are counted from 0 to 8");
        House(number as u8)
    }

    /// The column with this number, counted from 0.
    pub const fn column(number: usize) -> House {
        assert!(number < 9, "columns are counted from 0 to 8");
        House(9 + number as u8)
    }

    /// The block with this number, counted from 0 row by row.
    pub const fn block(number: usize) -> House {
        assert!(number < 9, "blocks are counted from 0 to 8");
        House(18 + number as u8)
    }

    /// The house at a position of [`House::ALL`].
    ///
    /// # Panics
    /// When `index` is 27 or more.
    pub const fn from_index(index: usize) -> House {
        assert!(index < 27, "a house's index is below 27");
        House(index as u8)
    }

    /// The position in [`House::ALL`], `0..27`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The nine rows.
    pub fn rows() -> impl Iterator<Item = House> {
        (0..9).map(House::row)
    }

    /// The nine columns.
    pub fn columns() -> impl Iterator<Item = House> {
        (0..9).map(House::column)
    }

    /// The nine blocks.
    pub fn blocks() -> impl Iterator<Item = House> {
        (0..9).map(House::block)
    }

    /// Whether this is a row, a column or a block.
    pub const fn kind(self) -> HouseKind {
        match self.0 / 9 {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Block,
        }
    }

    /// The number among the houses of its kind, counted from 0.
    pub const fn number(self) -> usize {
        self.0 as usize % 9
    }

    /// The nine cells.
    pub const fn cells(self) -> CellSet {
        HOUSE_CELLS[self.0 as usize]
    }

    /// The cell at a place in the house, counted from 0 in reading order.
    ///
    /// # Panics
    /// When `place` is 9 or more.
    pub const fn cell(self, place: usize) -> Cell {
        assert!(place < 9, "places in a house are counted from 0 to 8");
        let number = self.number();
        match self.kind() {
            HouseKind::Row => Cell::at(number, place),
            HouseKind::Column => Cell::at(place, number),
            HouseKind::Block => Cell::at(number / 3 * 3 + place / 3, number % 3 * 3 + place % 3),
        }
    }

    /// The cells shared with another house.
    pub const fn meet(self, other: House) -> CellSet {
        self.cells().and(other.cells())
    }
}

impl House {
    /// Its name in a language, such as `row 3`.
    pub fn text(self, language: Language) -> String {
        let kind = match (language, self.kind()) {
            (Language::English, _) => return self.to_string(),
            (Language::Korean, HouseKind::Row) => "행",
            (Language::Korean, HouseKind::Column) => "열",
            (Language::Korean, HouseKind::Block) => "블록",
        };
        format!("{}{kind}", self.number() + 1)
    }
}

impl fmt::Display for House {
    /// Kind and number counted from 1, as in `row 3`; with `{:#}` the short form, as in `r3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.number() + 1;
        match (f.alternate(), self.kind()) {
            (false, kind) => write!(f, "{kind} {number}"),
            (true, HouseKind::Row) => write!(f, "r{number}"),
            (true, HouseKind::Column) => write!(f, "c{number}"),
            (true, HouseKind::Block) => write!(f, "b{number}"),
        }
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:#}")
    }
}

impl FromStr for House {
    type Err = Misread;

    /// Reads what [`House`] writes, in both forms: `row 3`, `r3`.
    fn from_str(text: &str) -> Result<House, Misread> {
        let house = || {
            let text = text.trim_end();
            let digit: Digit = text.get(text.len().checked_sub(1)?..)?.parse().ok()?;
            let kind = text[..text.len() - 1].trim_end();
            let is = |known: &HouseKind| {
                [known.name(), &known.name()[..1]]
                    .iter()
                    .any(|name| name.eq_ignore_ascii_case(kind))
            };
            let kind = HouseKind::ALL.iter().position(is)?;
            Some(House::from_index(9 * kind + digit.index()))
        };
        house().ok_or(Misread { expected: "a house such as row 3 or r3" })
    }
}

bit_set! {
    /// A set of houses; bit `i` stands for the house with index `i`.
    pub struct HouseSet(u32) of House, 27;
}

impl HouseSet {
    /// The nine rows.
    pub const ROWS: HouseSet = HouseSet::from_bits(0o777);
    /// The nine columns.
    pub const COLUMNS: HouseSet = HouseSet::from_bits(0o777 << 9);
    /// The nine blocks.
    pub const BLOCKS: HouseSet = HouseSet::from_bits(0o777 << 18);

    /// The union of the members' cells.
    pub fn cells(self) -> CellSet {
        self.iter().fold(CellSet::EMPTY, |cells, house| cells | house.cells())
    }
}

pub(super) const HOUSE_CELLS: [CellSet; 27] = {
    let mut table = [CellSet::EMPTY; 27];
    let mut h = 0;
    while h < 27 {
        let mut place = 0;
        while place < 9 {
            table[h] = table[h].with(House(h as u8).cell(place));
            place += 1;
        }
        h += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_in_reading_order() {
        for house in House::ALL {
            let cells: Vec<Cell> = (0..9).map(|place| house.cell(place)).collect();
            assert!(cells.iter().copied().eq(house.cells()));
        }
        for house in House::ALL {
            assert_eq!(house.to_string().parse(), Ok(house));
            assert_eq!(format!("{house:#}").to_uppercase().parse(), Ok(house));
        }
        for wrong in ["", "3", "row", "r0", "row 10", "rows 3", "행 3", "r３"] {
            assert!(wrong.parse::<House>().is_err(), "{wrong}");
        }
        assert_eq!(House::block(5).to_string(), "block 6");
        assert_eq!(format!("{:#}", House::column(0)), "c1");
    }
}
