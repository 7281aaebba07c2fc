//! Unique rectangles, types 1 to 6.
//!
//! ```text
//! ab  . | ab  .       two rows, two columns, two blocks, two digits:
//! .   . | .   .       were all four cells a or b, a and b could change places.
//! ab  . | ab+ .       + are extras
//! ```

use super::deadly::{Deadly, step};
use super::{
    CandidateSet, Cell, CellSet, Corners, DigitSet, Emit, Flow, Marks, Rectangle, Role, Unique,
    each_rectangle,
};
use crate::grid::Digit;
use crate::technique::table::Technique;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Rectangles of type `TYPE`.
pub(in crate::technique) fn unique_rectangle<const TYPE: usize>(
    marks: &Marks,
    unique: &Unique,
    emit: &mut Emit<'_>,
) -> Flow {
    each(marks, unique, &mut |corners, deadly| match TYPE {
        1 => deadly
            .one_cell(&mut |gone, pattern| emit(step(Technique::UniqueRectangle1, gone, pattern))),
        2 | 5 => deadly.one_digit(&mut |gone, pattern, cells| {
            let in_line = cells.len() == 2 && !cells.common_houses().is_empty();
            match (TYPE, in_line) {
                (2, true) => emit(step(Technique::UniqueRectangle2, gone, pattern)),
                (5, false) => emit(step(Technique::UniqueRectangle5, gone, pattern)),
                _ => ControlFlow::Continue(()),
            }
        }),
        3 => deadly
            .subset(&mut |gone, pattern| emit(step(Technique::UniqueRectangle3, gone, pattern))),
        4 => deadly
            .locked(&mut |gone, pattern, _| emit(step(Technique::UniqueRectangle4, gone, pattern))),
        _ => diagonal(corners, deadly, emit),
    })
}

/// Every rectangle that may be deadly; those with the same corners stand together.
pub(in crate::technique) fn all(marks: &Marks) -> Vec<Rectangle> {
    let mut all: Vec<Rectangle> = Vec::new();
    let _ = each_rectangle(marks.open(), &mut |corners| {
        let sets = corners.map(|cell| marks.cell(cell));
        for (i, &digits) in sets.iter().enumerate() {
            if digits.len() != 2
                || sets.iter().any(|set| !set.meets(digits))
                || sets[..i].contains(&digits)
            {
                continue;
            }
            let extras = sets.map(|set| set - digits);
            let roof = extras.iter().filter(|extra| !extra.is_empty()).count();
            let union = extras.into_iter().fold(DigitSet::EMPTY, |all, extra| all | extra);
            let has_few_extras = roof <= 2 || union.only().is_some();
            all.push(Rectangle { corners, digits, has_few_extras });
        }
        ControlFlow::Continue(())
    });
    all
}

/// Every rectangle that may be of one of the six types.
fn each(
    marks: &Marks,
    unique: &Unique,
    found: &mut dyn FnMut(Corners, &Deadly<'_>) -> Flow,
) -> Flow {
    marks.rectangles().iter().filter(|rectangle| rectangle.has_few_extras).try_for_each(
        |&Rectangle { corners, digits, .. }| {
            let cells = CellSet::from_iter(corners);
            Deadly::new(marks, unique, cells, digits)
                .map_or(ControlFlow::Continue(()), |deadly| found(corners, &deadly))
        },
    )
}

/// Type 6: the extras lie on a diagonal, and one digit of the rectangle has no other places in its
/// rows or its columns. Were that digit in a cell with extras, it were in both of them, the other
/// digit in the other two: so it goes from both.
fn diagonal(corners: Corners, deadly: &Deadly<'_>, emit: &mut Emit<'_>) -> Flow {
    let roof = deadly.extras().all_cells();
    let [a, b, c, d] = corners;
    let diagonals = [CellSet::of(a).with(d), CellSet::of(b).with(c)];
    if !diagonals.contains(&roof) {
        return ControlFlow::Continue(());
    }
    let marks = deadly.marks;
    for digit in deadly.digits {
        let only = |one: Cell, other: Cell, rows: bool| {
            let line = if rows { one.row() } else { one.column() };
            let places = marks.cells_in(digit, line);
            !places.is_empty() && places.is_subset(CellSet::of(one).with(other))
        };
        let in_rows = only(a, b, true) && only(c, d, true);
        let in_columns = only(a, c, false) && only(b, d, false);
        let gone = marks.digit(digit) & roof;
        if (in_rows || in_columns) && !gone.is_empty() {
            let pattern =
                deadly.pattern().cells(Role::Link, linked(marks, deadly.cells, digit), digit);
            emit(step(Technique::UniqueRectangle6, CandidateSet::digit(digit, gone), pattern))?;
        }
    }
    ControlFlow::Continue(())
}

fn linked(marks: &Marks, cells: CellSet, digit: Digit) -> CellSet {
    marks.digit(digit) & cells
}
