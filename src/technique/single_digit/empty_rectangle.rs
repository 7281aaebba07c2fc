//! Empty rectangles: a digit's places in a block lie in one row and one column, and a strong link
//! outside leads from the one to the other.
//!
//! ```text
//! . . . | . . .        the block's places lie in its row r and its column c (# and @);
//! # # @ | . . A        a strong link A = B stands in a column that crosses r;
//! . . @ | . . |        if A is false, B is true; if A is true, the block's place is in c.
//! ------+------        Either way x, where B's row meets c, is false.
//! . . x | . . B
//! ```

use crate::grid::{CandidateSet, Cell, CellSet, Digit, House};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Found, Ground, Pattern, Role};
use alloc::vec::Vec;
use core::ops::ControlFlow;

#[derive(Clone, Copy)]
struct Rectangle {
    digit: Digit,
    block: House,
    places: CellSet,
    link: [Cell; 2],
    gone: CellSet,
}

/// A block's places of a digit lie on a cross, and a strong link ends in one of its lines.
pub(in crate::technique) fn empty_rectangle(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each(marks, &mut |found| emit.found(step(&[found])))
}

/// Two empty rectangles of one block that share the strong link's far house.
pub(in crate::technique) fn dual_empty_rectangle(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let mut all: Vec<Rectangle> = Vec::new();
    each(marks, &mut |found| {
        all.push(found);
        ControlFlow::Continue(())
    })?;
    for (i, &one) in all.iter().enumerate() {
        for &two in &all[i + 1..] {
            if one.digit == two.digit && one.block == two.block && one.gone != two.gone {
                emit.found(step(&[one, two]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn each(marks: &Marks, found: &mut dyn FnMut(Rectangle) -> Flow) -> Flow {
    let reducible = marks.reducible();
    for link in marks.bilocal().iter().filter(|link| reducible.contains(link.digit)) {
        let digit = link.digit;
        for block in House::blocks() {
            let places = marks.cells_in(digit, block);
            if places.len() < 2 || link.cells.iter().any(|&cell| block.cells().contains(cell)) {
                continue;
            }
            for [near, far] in [link.cells, [link.cells[1], link.cells[0]]] {
                for line in [near.row(), near.column()] {
                    // The near end lies in a line through the block; the far end's crossing line
                    // must not.
                    let along = places & line.cells();
                    let across = places - line.cells();
                    if along.is_empty() || across.is_empty() || line.cells().contains(far) {
                        continue;
                    }
                    // The line of the block's other places that crosses the near end's line.
                    let crossing = if line == near.row() {
                        across.first().map(Cell::column)
                    } else {
                        across.first().map(Cell::row)
                    };
                    let Some(crossing) = crossing.filter(|c| across.is_subset(c.cells())) else {
                        continue;
                    };
                    if along.is_subset(crossing.cells()) {
                        continue;
                    }
                    let gone = marks.digit(digit) & crossing.cells() & far.peers() & !block.cells();
                    if !gone.is_empty() {
                        found(Rectangle { digit, block, places, link: [near, far], gone })?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn step(parts: &[Rectangle]) -> Found {
    let mut gone = CellSet::EMPTY;
    let mut pattern = Pattern::on(Ground::Houses);
    for (i, part) in parts.iter().enumerate() {
        gone |= part.gone;
        if i == 0 {
            pattern =
                pattern.cells(Role::Body, part.places, part.digit).house(Role::Base, part.block);
        }
        pattern = pattern.cells(Role::Link, CellSet::from_iter(part.link), part.digit);
    }
    Found::eliminate(CandidateSet::digit(parts[0].digit, gone), pattern)
}
