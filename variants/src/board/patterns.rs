//! Sets of cells that rules of the whole board speak of.

use super::{Board, Cell};

impl Board {
    /// The diagonal of a square board that falls to the right, or that rises, row by row.
    pub fn diagonal(&self, falls: bool) -> Vec<Cell> {
        let column =
            |row: usize| if falls { Some(row) } else { self.columns().checked_sub(row + 1) };
        (0..self.rows()).filter_map(|row| self.cell(row, column(row)?)).collect()
    }

    /// The four cells of a square, row by row, whose first is this one; None if it does not fit on the board.
    pub fn square_at(&self, cell: Cell) -> Option<Vec<Cell>> {
        let square = [(0, 0), (0, 1), (1, 0), (1, 1)];
        square.into_iter().map(|(down, right)| self.beside(cell, down, right)).collect()
    }

    /// The shaded squares of a windoku, of so many rows and columns: one cell from the edge and from each other.
    pub fn windoku(&self, height: usize, width: usize) -> Vec<Vec<Cell>> {
        let starts =
            |size: usize, end: usize| (1..end.saturating_sub(size)).step_by(size.saturating_add(1));
        let tops = starts(height, self.rows());
        let lefts = || starts(width, self.columns());
        let corners = tops.flat_map(|top| lefts().map(move |left| (top, left)));
        corners.map(|corner| self.spread(corner, (height, width), (1, 1))).collect()
    }

    /// The disjoint groups: for each place of a block of so many rows and columns, the cells there.
    pub fn disjoint(&self, height: usize, width: usize) -> Vec<Vec<Cell>> {
        let (height, width) = (height.clamp(1, self.rows()), width.clamp(1, self.columns()));
        let places = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
        let size = (self.rows().div_ceil(height), self.columns().div_ceil(width));
        places.map(|place| self.spread(place, size, (height, width))).collect()
    }

    /// So many rows and columns of cells from a place on, so far from each other.
    pub(super) fn spread(
        &self,
        (top, left): (usize, usize),
        (rows, columns): (usize, usize),
        (down, right): (usize, usize),
    ) -> Vec<Cell> {
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        cells
            .filter_map(|(row, column)| self.cell(top + row * down, left + column * right))
            .collect()
    }

    /// The rows and columns, each from both ends.
    pub fn rays(&self) -> Vec<Vec<Cell>> {
        let row = |row: usize| (0..self.columns()).filter_map(move |c| self.cell(row, c));
        let column = |column: usize| (0..self.rows()).filter_map(move |r| self.cell(r, column));
        let rows = (0..self.rows()).map(|number| row(number).collect());
        let lines = rows.chain((0..self.columns()).map(|number| column(number).collect()));
        lines
            .flat_map(|line: Vec<Cell>| {
                let back = line.iter().rev().copied().collect();
                [line, back]
            })
            .collect()
    }

    /// The diagonals to the right from edge to edge, falling and rising, of at least so many cells.
    pub fn slants(&self, least: usize) -> Vec<Vec<Cell>> {
        let from = |first: Cell, down: isize| {
            std::iter::successors(Some(first), move |&cell| self.beside(cell, down, 1))
        };
        self.cells()
            .flat_map(|first| [(first, 1), (first, -1)])
            .filter(|&(first, down)| self.beside(first, -down, -1).is_none())
            .map(|(first, down)| from(first, down).collect::<Vec<_>>())
            .filter(|cells| cells.len() >= least)
            .collect()
    }
}
