//! A board: where its cells are, what may stand in them, and which sets of them are houses.

use ninefold::sorting::sort;

use super::{Value, Values};
use crate::Error;
use crate::error::why;

/// A cell: its number in reading order, holes of the board not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u16);

impl Cell {
    /// The cell as an index of a list of all cells.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What a house is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A block or an irregular region.
    Region,
}

/// A house as its place in [`Board::houses`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HouseIndex(pub usize);

/// Cells that must differ. If there are as many as values, each value stands in one of them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct House {
    /// What it is called.
    pub kind: HouseKind,
    /// Its cells, in reading order.
    pub cells: Vec<Cell>,
}

/// A board of any shape of up to 1,024 cells, with up to 32 values.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Board {
    pub(super) rows: usize,
    pub(super) columns: usize,
    values: usize,
    least: i32,
    /// The cell at each place of the frame, row by row.
    pub(super) at: Vec<Option<Cell>>,
    pub(super) places: Vec<(usize, usize)>,
    pub(super) houses: Vec<House>,
}

impl Board {
    /// A frame full of cells, in which nothing need differ.
    ///
    /// # Errors
    /// If there are no cells or more than 1,024, or no values or more than 32.
    pub fn empty(rows: usize, columns: usize, values: usize, least: i32) -> Result<Self, Error> {
        let cells = rows.saturating_mul(columns);
        if cells == 0 || cells > 1024 {
            return Err(Error::Board(why!(
                "{rows} rows of {columns} cells",
                "{columns}칸짜리 행이 {rows}개입니다"
            )));
        }
        if values == 0 || values > 32 {
            return Err(Error::Board(why!(
                "{values} values; 32 are the most",
                "값이 {values}가지입니다. 32가지까지 쓸 수 있습니다"
            )));
        }
        if !(0..=1).contains(&least) {
            return Err(Error::Board(why!(
                "values start at {least}, not at 0 or 1",
                "값이 0이나 1이 아니라 {least}부터입니다"
            )));
        }
        let places: Vec<_> = (0..cells).map(|i| (i / columns, i % columns)).collect();
        let at = (0..cells).map(|i| u16::try_from(i).ok().map(Cell)).collect();
        Ok(Board { rows, columns, values, least, at, places, houses: Vec::new() })
    }

    /// A frame in which some places, as rows and columns from 0, have no cell.
    ///
    /// # Errors
    /// As [`Board::empty`], or if no cell is left.
    pub fn with_holes(
        rows: usize,
        columns: usize,
        values: usize,
        least: i32,
        holes: &[(usize, usize)],
    ) -> Result<Self, Error> {
        let mut board = Board::empty(rows, columns, values, least)?;
        board.places.retain(|place| !holes.contains(place));
        if board.places.is_empty() {
            return Err(Error::Board(why!("no cells", "칸이 없습니다")));
        }
        board.at = vec![None; rows * columns];
        for (&(row, column), number) in board.places.iter().zip(0..) {
            board.at[row * columns + column] = Some(Cell(number));
        }
        Ok(board)
    }

    /// The places of the frame without a cell, as rows and columns from 0.
    pub fn holes(&self) -> impl Iterator<Item = (usize, usize)> {
        let holes = self.at.iter().enumerate().filter(|(_, cell)| cell.is_none());
        holes.map(|(i, _)| (i / self.columns, i % self.columns))
    }

    /// A board whose rows and columns are houses.
    ///
    /// # Errors
    /// As [`Board::empty`].
    pub fn lines(rows: usize, columns: usize, values: usize, least: i32) -> Result<Self, Error> {
        let mut board = Board::empty(rows, columns, values, least)?;
        for row in 0..rows {
            let cells = (0..columns).filter_map(|column| board.cell(row, column)).collect();
            board.houses.push(House { kind: HouseKind::Row, cells });
        }
        for column in 0..columns {
            let cells = (0..rows).filter_map(|row| board.cell(row, column)).collect();
            board.houses.push(House { kind: HouseKind::Column, cells });
        }
        Ok(board)
    }

    /// The classic board of a size, with blocks if the size has any: 3×3 for 9, 2×3 for 6.
    ///
    /// # Errors
    /// As [`Board::empty`].
    pub fn square(size: usize) -> Result<Self, Error> {
        let mut board = Board::lines(size, size, size, 1)?;
        if let Some((height, width)) = block_shape(size, size, size) {
            board.add_blocks(height, width);
        }
        Ok(board)
    }

    /// Makes blocks of `height` rows and `width` columns houses, each at least 1; those at the edges may be smaller.
    pub fn add_blocks(&mut self, height: usize, width: usize) {
        let (height, width) = (height.clamp(1, self.rows), width.clamp(1, self.columns));
        for top in (0..self.rows).step_by(height) {
            for left in (0..self.columns).step_by(width) {
                let cells = self.spread((top, left), (height, width), (1, 1));
                self.houses.push(House { kind: HouseKind::Region, cells });
            }
        }
    }

    /// Makes the given cells a house.
    ///
    /// # Errors
    /// If it has no cell, one that the board lacks or one twice, or more cells than there are values.
    pub fn add_region(&mut self, mut cells: Vec<Cell>) -> Result<(), Error> {
        sort(&mut cells);
        let count = cells.len();
        let twice = cells.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
        cells.dedup();
        cells.retain(|cell| cell.index() < self.cell_count());
        let why = match twice.filter(|cell| cell.index() < self.cell_count()) {
            Some(cell) => {
                let name = self.name(cell);
                why!("{name} stands in it twice", "{name}: 두 번 들어 있습니다")
            }
            None if count == 0 => why!("it names no cells", "칸이 없습니다"),
            None if count > self.values || count != cells.len() => {
                why!(
                    "{count} cells for {} values",
                    "칸은 {count}개인데 값은 {}가지입니다",
                    self.values
                )
            }
            None => {
                self.houses.push(House { kind: HouseKind::Region, cells });
                return Ok(());
            }
        };
        Err(Error::rule("region", self.names(&cells).join(" "), why))
    }

    /// How many rows the frame has.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns the frame has.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// How many values there are.
    pub fn value_count(&self) -> usize {
        self.values
    }

    /// The least value as a number: 0 or 1.
    pub fn least(&self) -> i32 {
        self.least
    }

    /// The values.
    pub fn values(&self) -> Values {
        Values::all(self.values)
    }

    /// How many cells there are.
    pub fn cell_count(&self) -> usize {
        self.places.len()
    }

    /// The cells in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.cell_count() as u16).map(Cell)
    }

    /// The houses.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// The house at a place.
    ///
    /// # Panics
    /// If the board has no such house.
    pub fn house(&self, house: HouseIndex) -> &House {
        &self.houses[house.0]
    }

    /// The houses with their places.
    pub fn each_house(&self) -> impl Iterator<Item = (HouseIndex, &House)> {
        (0..).map(HouseIndex).zip(&self.houses)
    }

    /// The regions that the cells are divided into, if there are any.
    pub fn regions(&self) -> impl Iterator<Item = &House> {
        self.houses.iter().filter(|house| house.kind == HouseKind::Region)
    }

    /// Whether the rows and columns are houses.
    pub fn has_lines(&self) -> bool {
        self.houses.iter().any(|house| house.kind == HouseKind::Row)
    }

    /// A line cut where it enters another region; of two that share a cell the first counts.
    pub fn parts(&self, cells: &[Cell]) -> Vec<Vec<Cell>> {
        let region = |cell: &Cell| self.regions().position(|region| region.cells.contains(cell));
        cells.chunk_by(|a, b| region(a) == region(b)).map(<[Cell]>::to_vec).collect()
    }

    /// Whether the cells lie in one house, so that they differ by that alone.
    pub(crate) fn in_house(&self, cells: &[Cell]) -> bool {
        self.houses().iter().any(|house| cells.iter().all(|cell| house.cells.contains(cell)))
    }

    /// Whether the cells hang together: steps from neighbour to neighbour lead from each to every other.
    pub fn connected(&self, cells: &[Cell]) -> bool {
        let mut reached: Vec<Cell> = cells.iter().copied().take(1).collect();
        let mut next = 0;
        while next < reached.len() {
            let around = self.neighbours(reached[next]);
            let new: Vec<Cell> =
                around.filter(|cell| cells.contains(cell) && !reached.contains(cell)).collect();
            reached.extend(new);
            next += 1;
        }
        reached.len() == cells.len()
    }

    /// The cell in a row and column, from 0.
    pub fn cell(&self, row: usize, column: usize) -> Option<Cell> {
        if row >= self.rows || column >= self.columns {
            return None;
        }
        self.at[row * self.columns + column]
    }

    /// The row and the column of a cell, from 0.
    pub fn place(&self, cell: Cell) -> (usize, usize) {
        self.places[cell.index()]
    }

    /// The cell so many rows down and columns to the right.
    pub fn beside(&self, cell: Cell, down: isize, right: isize) -> Option<Cell> {
        let (row, column) = self.place(cell);
        self.cell(row.checked_add_signed(down)?, column.checked_add_signed(right)?)
    }

    /// The orthogonal neighbours of a cell.
    pub fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        [(-1, 0), (0, -1), (0, 1), (1, 0)]
            .into_iter()
            .filter_map(move |(down, right)| self.beside(cell, down, right))
    }

    /// The number a value is written as.
    pub fn number(&self, value: Value) -> i32 {
        i32::from(value.0) + self.least
    }

    /// Whether a value is one of the low ones (0), the middle ones (1) or the high ones (2), by its place among the values. The
    /// middle ones are one more or one less than the others where they are not as many.
    pub(crate) fn third(&self, place: usize) -> usize {
        let low = (self.values + 1) / 3;
        usize::from(place >= low) + usize::from(place >= self.values - low)
    }

    /// What all numbers add up to.
    pub(crate) fn total(&self) -> i32 {
        self.values().iter().map(|value| self.number(value)).sum()
    }

    /// Whether some number has two digits, so that numbers in a row need commas between them.
    pub fn needs_commas(&self) -> bool {
        self.values as i32 - 1 + self.least > 9
    }

    /// The value that is written as a number.
    pub fn value(&self, number: i64) -> Option<Value> {
        let index = number.checked_sub(i64::from(self.least))?;
        let index = u8::try_from(index).ok()?;
        (usize::from(index) < self.values).then_some(Value(index))
    }

    /// The values of a text that has a sign for each cell, row by row, or numbers between commas; a dot, a
    /// line or nothing is a blank, and so is 0 if it is no number of the board.
    ///
    /// # Errors
    /// If it has another number of cells, or something else in one.
    pub fn filled(&self, text: &str) -> Result<Vec<(Cell, Value)>, Error> {
        let texts: Vec<String> = match text.contains(',') {
            true => text.split(',').map(|text| text.trim().to_owned()).collect(),
            false => text.chars().filter(|sign| !sign.is_whitespace()).map(String::from).collect(),
        };
        let is_blank =
            |text: &str| matches!(text, "" | "." | "-" | "_") || text == "0" && self.least > 0;
        if texts.len() != self.cell_count() {
            return Err(Error::Syntax(why!(
                "it needs {} cells, each with a number or a dot",
                "칸이 {}개 있어야 합니다. 칸마다 수나 점을 씁니다",
                self.cell_count()
            )));
        }
        let read = |(cell, text): (Cell, &String)| {
            let value = text.parse().ok().and_then(|number| self.value(number));
            let none =
                || why!("{} is not a value of this board", "이 판에 없는 값이 있습니다: {}", text);
            Ok((cell, value.ok_or_else(|| Error::Syntax(none()))?))
        };
        let cells = self.cells().zip(&texts);
        cells.filter(|(_, text)| !is_blank(text)).map(read).collect()
    }

    /// The name of a cell: `r10c12`.
    pub fn name(&self, cell: Cell) -> String {
        let (row, column) = self.place(cell);
        format!("r{}c{}", row + 1, column + 1)
    }

    /// The names of cells.
    pub(crate) fn names(&self, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|&cell| self.name(cell)).collect()
    }

    /// The cell of a name such as `r10c12` or `R10C12`.
    pub fn named(&self, name: &str) -> Option<Cell> {
        let rest = name.strip_prefix(['r', 'R'])?;
        let (row, column) = rest.split_once(['c', 'C'])?;
        let row: usize = row.parse().ok()?;
        let column: usize = column.parse().ok()?;
        self.cell(row.checked_sub(1)?, column.checked_sub(1)?)
    }
}

/// The height and width of blocks of `size` cells that tile a frame: as square as can be, and rather wide
/// than high.
pub fn block_shape(rows: usize, columns: usize, size: usize) -> Option<(usize, usize)> {
    (2..=size.isqrt()).rev().filter(|small| size.is_multiple_of(*small)).find_map(|small| {
        let large = size / small;
        let fits = |height, width| rows.is_multiple_of(height) && columns.is_multiple_of(width);
        if fits(small, large) {
            Some((small, large))
        } else {
            fits(large, small).then_some((large, small))
        }
    })
}
