//! Empty rectangles in HoDoKu's order; the first is taken. They come by digit and block, by the
//! crossing from the lower right up, first with a strong link that starts in the row, then in the
//! column.

use crate::grid::{Candidate, CandidateSet, Cell, CellSet, Digit, House};
use crate::technique::{Found, Ground, Marks, Pattern, Role, Step, Technique};

/// The empty rectangle that HoDoKu takes.
pub(super) fn first(marks: &Marks) -> Option<Step> {
    Digit::ALL.into_iter().find_map(|digit| {
        House::blocks().find_map(|block| {
            let places = marks.cells_in(digit, block);
            let crossings = (0..9).rev().map(|place| block.cell(place));
            crossings.filter(|crossing| is_empty_rectangle(places, *crossing)).find_map(
                |crossing| {
                    let (row, column) = (crossing.row(), crossing.column());
                    let seen = Rectangle { marks, digit, block, places };
                    seen.with_link(row, column).or_else(|| seen.with_link(column, row))
                },
            )
        })
    })
}

/// Whether the places lie in the row and the column of the crossing, with places in both besides
/// the crossing, and more than one in at least one of them.
fn is_empty_rectangle(places: CellSet, crossing: Cell) -> bool {
    let [in_row, in_column] = [crossing.row(), crossing.column()].map(|line| places & line.cells());
    (in_row | in_column) == places
        && !in_row.without(crossing).is_empty()
        && !in_column.without(crossing).is_empty()
        && (in_row.len() > 1 || in_column.len() > 1)
}

/// A digit's places in a block that lie on a cross.
struct Rectangle<'a> {
    marks: &'a Marks,
    digit: Digit,
    block: House,
    places: CellSet,
}

impl Rectangle<'_> {
    /// With a strong link from a cell of one line of the cross: a candidate in the other line that
    /// sees its other end is removed.
    fn with_link(&self, line: House, other: House) -> Option<Step> {
        let outside = self.marks.digit(self.digit) - self.block.cells();
        (outside & line.cells()).iter().find_map(|near| {
            let is_row = line == near.row();
            let along = if is_row { near.column() } else { near.row() };
            let far = self.marks.cells_in(self.digit, along).without(near).only()?;
            let back = if is_row { far.row() } else { far.column() };
            let gone = (outside & back.cells() & other.cells()).first()?;
            Some(self.step(near, far, gone))
        })
    }

    fn step(&self, near: Cell, far: Cell, gone: Cell) -> Step {
        let pattern = Pattern::on(Ground::Houses)
            .cells(Role::Body, self.places, self.digit)
            .house(Role::Base, self.block)
            .cells(Role::Link, CellSet::of(near).with(far), self.digit);
        Found::eliminate(CandidateSet::of(Candidate { cell: gone, digit: self.digit }), pattern)
            .by(Technique::EmptyRectangle)
    }
}
