//! Unique rectangles, types 1 to 6.
//!
//! ```text
//! ab  . | ab  .       two rows, two columns, two blocks, two digits:
//! .   . | .   .       if all four cells were a or b, a and b could change places.
//! ab  . | ab+ .       + are extras
//! ```

use crate::grid::{CandidateSet, Cell, CellSet, Digit, Unique};
use crate::marks::Marks;
use crate::marks::rectangles::{Corners, Rectangle};
use crate::step::{Emit, Flow, Ground, Role};
use crate::technique::guarded::Guarded;
use core::ops::ControlFlow;

/// Rectangles of type `TYPE`.
pub(in crate::technique) fn unique_rectangle<const TYPE: usize>(
    marks: &Marks,
    _: &Unique,
    emit: &mut Emit<'_>,
) -> Flow {
    let fits = |rectangle: &&Rectangle| match TYPE {
        1 => rectangle.roof == 1,
        2 | 5 => rectangle.extras.only().is_some(),
        _ => rectangle.roof == 2,
    };
    marks.rectangles().iter().filter(fits).map(|r| (r.corners, r.deadly(marks))).try_for_each(
        |(corners, deadly)| match TYPE {
            1 => deadly.one_cell(&mut |gone, pattern| emit.eliminate(gone, pattern)),
            2 | 5 => deadly.one_digit(&mut |gone, pattern, cells| {
                let in_line = cells.len() == 2 && !cells.common_houses().is_empty();
                match (TYPE, in_line) {
                    (2, true) => emit.eliminate(gone, pattern),
                    (5, false) => emit.eliminate(gone, pattern),
                    _ => ControlFlow::Continue(()),
                }
            }),
            3 => deadly.subset(&mut |gone, pattern| emit.eliminate(gone, pattern)),
            4 => deadly.locked(&mut |gone, pattern| emit.eliminate(gone, pattern)),
            _ => diagonal(corners, &deadly, emit),
        },
    )
}

impl Rectangle {
    /// The rectangle as a deadly pattern.
    pub(super) fn deadly<'a>(&self, marks: &'a Marks) -> Guarded<'a> {
        Guarded::new(marks, CellSet::from_iter(self.corners), self.digits, Ground::Deadly)
    }
}

/// Type 6: the extras lie on a diagonal, and one digit of the rectangle has no other places in its
/// rows or its columns. If that digit were in a cell with extras, it would be in both of them, and
/// the other digit in the other two. So both lose it.
fn diagonal(corners: Corners, deadly: &Guarded<'_>, emit: &mut Emit<'_>) -> Flow {
    let roof = deadly.extras.all_cells();
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
            emit.eliminate(CandidateSet::digit(digit, gone), pattern)?;
        }
    }
    ControlFlow::Continue(())
}

fn linked(marks: &Marks, cells: CellSet, digit: Digit) -> CellSet {
    marks.digit(digit) & cells
}
