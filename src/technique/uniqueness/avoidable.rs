//! Avoidable rectangles: rectangles with some cells already placed, none of them given.

use crate::grid::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Unique};
use crate::marks::Marks;
use crate::marks::rectangles::{Corners, each_rectangle};
use crate::step::{Emit, Flow, Ground, Pattern, Role};
use core::ops::ControlFlow;

/// Three cells are placed; the fourth loses the digit that would complete the deadly rectangle.
pub(in crate::technique) fn avoidable_1(
    marks: &Marks,
    unique: &Unique,
    emit: &mut Emit<'_>,
) -> Flow {
    if !may_complete(marks) {
        return ControlFlow::Continue(());
    }
    each_rectangle(!marks.givens(), solved(marks), &mut |corners| {
        if corners.into_iter().filter(|cell| marks.placed(*cell).is_none()).count() != 1 {
            return ControlFlow::Continue(());
        }
        for (i, open) in corners.into_iter().enumerate() {
            let (opposite, sides) = (corners[3 - i], [corners[i ^ 1], corners[i ^ 2]]);
            let (Some(a), Some(b), Some(c)) =
                (marks.placed(opposite), marks.placed(sides[0]), marks.placed(sides[1]))
            else {
                continue;
            };
            if b == c && marks.has(open, a) && is_free(unique, corners, [a, b]) {
                let pattern = Pattern::on(Ground::Deadly).cells(
                    Role::Body,
                    CellSet::from_iter(corners),
                    DigitSet::of(a).with(b),
                );
                emit.eliminate(CandidateSet::of(Candidate { cell: open, digit: a }), pattern)?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Whether two equal digits, placed since the givens, and a third such cell may leave one open.
fn may_complete(marks: &Marks) -> bool {
    let solved = solved(marks);
    let mut by_digit = [CellSet::EMPTY; 9];
    for cell in solved {
        if let Some(digit) = marks.placed(cell) {
            by_digit[digit.index()].insert(cell);
        }
    }
    by_digit.into_iter().any(|mut cells| {
        while let Some(one) = cells.first() {
            cells.remove(one);
            let meets = |two: Cell| {
                let across = Cell::at(one.row_index(), two.column_index());
                let down = Cell::at(two.row_index(), one.column_index());
                let is_open = |cell| marks.open().contains(cell);
                solved.contains(across) && is_open(down) || solved.contains(down) && is_open(across)
            };
            if cells.iter().any(meets) {
                return true;
            }
        }
        false
    })
}

/// Two neighbours are placed, and the other two have, besides the digits that would complete the
/// rectangle, the same extra digit: it is true in one of them.
pub(in crate::technique) fn avoidable_2(
    marks: &Marks,
    unique: &Unique,
    emit: &mut Emit<'_>,
) -> Flow {
    if solved(marks).len() < 2 {
        return ControlFlow::Continue(());
    }
    each_rectangle(solved(marks) | marks.bivalue(), solved(marks), &mut |corners| {
        if corners.into_iter().filter(|cell| marks.placed(*cell).is_none()).count() != 2 {
            return ControlFlow::Continue(());
        }
        for [p, q, r, s] in [[0, 1, 2, 3], [2, 3, 0, 1], [0, 2, 1, 3], [1, 3, 0, 2]] {
            let (Some(a), Some(b)) = (marks.placed(corners[p]), marks.placed(corners[q])) else {
                continue;
            };
            // The cell opposite to the one with a would hold a.
            let (one, two) = (marks.cell(corners[r]), marks.cell(corners[s]));
            if one.len() != 2 || two.len() != 2 || !one.contains(b) || !two.contains(a) {
                continue;
            }
            let extra = one.without(b);
            let Some(digit) = extra.only().filter(|_| extra == two.without(a)) else { continue };
            let roof = CellSet::of(corners[r]).with(corners[s]);
            let gone = marks.digit(digit) & roof.common_peers();
            if !gone.is_empty() && is_free(unique, corners, [a, b]) {
                let pattern = Pattern::on(Ground::Deadly)
                    .cells(Role::Body, CellSet::from_iter(corners), DigitSet::of(a).with(b))
                    .cells(Role::Fin, roof, digit);
                let gone = CandidateSet::digit(digit, gone);
                emit.eliminate(gone, pattern)?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// The cells that were placed since the givens.
fn solved(marks: &Marks) -> CellSet {
    !marks.givens() - marks.open()
}

fn is_free(unique: &Unique, corners: Corners, digits: [Digit; 2]) -> bool {
    corners.into_iter().all(|cell: Cell| digits.iter().all(|&d| unique.leaves_free(cell, d)))
}
