//! Boards in a mirror, and turned.

use super::{Board, Cell, HouseKind};

/// One of the eight ways to lay a board on itself: mirrored in two directions, and transposed after that.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Image {
    upside_down: bool,
    mirrored: bool,
    transposed: bool,
}

impl Image {
    /// All of them, the board as it is first.
    pub(crate) fn all() -> impl Iterator<Item = Image> {
        (0..8).map(|number| Image {
            upside_down: number & 1 != 0,
            mirrored: number & 2 != 0,
            transposed: number & 4 != 0,
        })
    }

    /// The board as it then lies, its houses in order, and where each of its cells went.
    pub(crate) fn of(self, board: &Board) -> (Board, Vec<Cell>) {
        let (rows, columns) = (board.rows, board.columns);
        let moved = |(row, column): (usize, usize)| {
            let row = if self.upside_down { rows - 1 - row } else { row };
            let column = if self.mirrored { columns - 1 - column } else { column };
            if self.transposed { (column, row) } else { (row, column) }
        };
        let mut image = board.clone();
        if self.transposed {
            (image.rows, image.columns) = (columns, rows);
        }
        image.places = board.places.iter().map(|&place| moved(place)).collect();
        image.places.sort_unstable();
        image.at.fill(None);
        for (&(row, column), number) in image.places.iter().zip(0..) {
            image.at[row * image.columns + column] = Some(Cell(number));
        }
        let at = |&(row, column): &(usize, usize)| image.at[row * image.columns + column];
        let to: Vec<Cell> = board.places.iter().filter_map(|&place| at(&moved(place))).collect();
        for house in &mut image.houses {
            house.cells.iter_mut().for_each(|cell| *cell = to[cell.index()]);
            house.cells.sort_unstable();
            house.kind = match house.kind {
                HouseKind::Row if self.transposed => HouseKind::Column,
                HouseKind::Column if self.transposed => HouseKind::Row,
                kind => kind,
            };
        }
        image.houses.sort_unstable();
        (image, to)
    }
}
