//! Where things are in a drawing.

use crate::grid::{Cell, CellSet, Digit, House, HouseKind};
use crate::technique::Marks;

/// A point, from the top left corner of the cells.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub(super) x: f32,
    pub(super) y: f32,
}

impl Point {
    pub(super) fn moved(self, right: f32, down: f32) -> Point {
        Point { x: self.x + right, y: self.y + down }
    }
}

/// The top left corner of a cell.
pub(super) fn corner(cell: Cell) -> Point {
    Point { x: 100.0 * cell.column_index() as f32, y: 100.0 * cell.row_index() as f32 }
}

/// The middle of a candidate in its cell.
pub(super) fn candidate(cell: Cell, digit: Digit) -> Point {
    let third = |i: usize| (i as f32 + 0.5) * 88.0 / 3.0 + 6.0;
    corner(cell).moved(third(digit.index() % 3), third(digit.index() / 3))
}

/// Where a statement about a digit in a cell is drawn: at its candidate, or at the digit there.
pub(super) fn statement(cell: Cell, digit: Digit, marks: &Marks) -> Point {
    match marks.placed(cell) {
        Some(_) => corner(cell).moved(50.0, 50.0),
        None => candidate(cell, digit),
    }
}

/// The middle of a digit's candidates in some cells.
pub(super) fn middle(cells: CellSet, digit: Digit, marks: &Marks) -> Point {
    let many = cells.len().max(1) as f32;
    cells.iter().fold(Point { x: 0.0, y: 0.0 }, |sum, cell| {
        let Point { x, y } = statement(cell, digit, marks);
        sum.moved(x / many, y / many)
    })
}

/// The corner and the size of a house.
pub(super) fn house(house: House) -> (Point, [u32; 2]) {
    let first = corner(house.cell(0));
    match house.kind() {
        HouseKind::Row => (first, [900, 100]),
        HouseKind::Column => (first, [100, 900]),
        HouseKind::Block => (first, [300, 300]),
    }
}
