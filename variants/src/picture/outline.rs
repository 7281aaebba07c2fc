//! Borders of sets of cells.

use super::shape::Point;
use crate::board::{Board, Cell};

/// The sides of some cells where the set ends, drawn so far inside it: two points each.
pub(super) fn outline(board: &Board, cells: &[Cell], inset: f32) -> Vec<[Point; 2]> {
    let has = |cell: Cell, down: isize, right: isize| {
        board.beside(cell, down, right).is_some_and(|other| cells.contains(&other))
    };
    let mut sides = Vec::new();
    for &cell in cells {
        let (row, column) = board.place(cell);
        let middle = [column as f32 + 0.5, row as f32 + 0.5];
        for (down, right) in [(-1, 0), (0, 1), (1, 0), (0, -1)] {
            if has(cell, down, right) {
                continue;
            }
            // Along the side: it turns away at its end, goes straight on, or turns back around the corner.
            let (along_down, along_right) = (right.abs(), down.abs());
            let end = |way: isize| {
                let (next_down, next_right) = (along_down * way, along_right * way);
                let far = if !has(cell, next_down, next_right) {
                    0.5 - inset
                } else if has(cell, next_down + down, next_right + right) {
                    0.5 + inset
                } else {
                    0.5
                };
                let out = 0.5 - inset;
                [
                    middle[0] + right as f32 * out + next_right as f32 * far,
                    middle[1] + down as f32 * out + next_down as f32 * far,
                ]
            };
            sides.push([end(-1), end(1)]);
        }
    }
    sides
}
