//! Hidden rectangles: a digit has no other places in two lines of a rectangle, so the corner where they
//! meet cannot hold the rectangle's other digit.
//!
//! ```text
//! ab  . | ab+          in the row and the column of the corner x, opposite a plain corner, the
//! .   . | .            digit a has no places but the rectangle's. If x were b, its two neighbours
//! ab+ . | x            would be a, and the plain corner b: a deadly rectangle. So x is not b.
//! ```

use crate::grid::{Candidate, CandidateSet, CellSet, Unique};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Role};
use core::ops::ControlFlow;

/// A rectangle with a plain corner, and strong links of one digit that meet in the opposite one.
pub(in crate::technique) fn hidden_rectangle(
    marks: &Marks,
    _: &Unique,
    emit: &mut Emit<'_>,
) -> Flow {
    marks.rectangles().chunk_by(|a, b| a.corners == b.corners).try_for_each(|same| {
        let corners = same[0].corners;
        let cells: CellSet = corners.into_iter().collect();
        for (i, plain) in corners.into_iter().enumerate() {
            let digits = marks.cell(plain);
            let (opposite, sides) = (corners[3 - i], [corners[i ^ 1], corners[i ^ 2]]);
            if digits.len() != 2 || !sides.iter().all(|&side| marks.cell(side).meets(digits)) {
                continue;
            }
            let Some(rectangle) = same.iter().find(|r| r.digits == digits) else { continue };
            let deadly = rectangle.deadly(marks);
            for linked in digits {
                let Some(other) = digits.without(linked).only() else { continue };
                let confined = sides.iter().all(|&side| {
                    let pair = CellSet::of(opposite).with(side);
                    let line = if side.row() == opposite.row() {
                        opposite.row()
                    } else {
                        opposite.column()
                    };
                    marks.has(side, linked) && marks.cells_in(linked, line).is_subset(pair)
                });
                if confined && marks.has(opposite, other) {
                    let links = marks.digit(linked) & cells.without(plain);
                    let pattern = deadly.pattern().cells(Role::Link, links, linked);
                    let gone = CandidateSet::of(Candidate { cell: opposite, digit: other });
                    emit.eliminate(gone, pattern)?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}
