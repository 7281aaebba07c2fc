//! Wings of three strong links: each link either a cell with two candidates (`V`) or a house with
//! two places (`L`).
//!
//! ```text
//! W   V-L-V   (x=y) - y = y - (y=x)
//! M   V-L-L   (x=y) - y = (y-x) = x          medusa
//! S   L-V-L   x = x - (x=y) - y = y          split
//! H   V-V-L   (x=y) - (y=z) - z = z          hybrid
//! L   L-L-L   x = (x-y) = (y-z) = z          local
//! ```
//!
//! One of the two ends is true. (V-V-V is the XY-wing.) The letters are those that players use.

use crate::grid::{Candidate, CandidateSet, Cell, CellSet, DigitSet, House};
use crate::marks::{Bilocal, Marks, Node, Via};
use crate::step::{Emit, Flow, Found, Link, Pattern, Role};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// A strong link in one direction: if `from` is false, `to` is true.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Strong {
    from: Candidate,
    to: Candidate,
    /// The house with two places left; `None` for two candidates left in a cell.
    house: Option<House>,
}

/// Two equal cells of two candidates, joined by a strong link.
pub(in crate::technique) fn w_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let pairs = marks.bivalue();
    let has_twin = |cell: &Cell| {
        let digits = marks.cell(*cell).iter();
        digits.fold(pairs, |cells, digit| cells & marks.digit(digit)) != CellSet::of(*cell)
    };
    let twins: CellSet = pairs.iter().filter(has_twin).collect();
    if twins.is_empty() {
        return ControlFlow::Continue(());
    }
    for link in marks.bilocal() {
        let [near, far] = link.cells;
        w_wings(marks, twins, link, near, far, emit)?;
        w_wings(marks, twins, link, far, near, emit)?;
    }
    ControlFlow::Continue(())
}

/// The W-wings of two of some equal cells with this link, each once: the cell with the smaller
/// number sees `near`.
fn w_wings(
    marks: &Marks,
    twins: CellSet,
    link: &Bilocal,
    near: Cell,
    far: Cell,
    emit: &mut Emit<'_>,
) -> Flow {
    let y = link.digit;
    let strong = |from, to, house| Strong { from, to, house };
    let at = |cell, digit| Candidate { cell, digit };
    let pairs = twins & marks.digit(y);
    for one in pairs & near.peers().without(far) {
        for two in pairs & far.peers().without(near) {
            let Some(x) = marks.cell(one).without(y).only() else { continue };
            let gone = marks.digit(x) & one.peers() & two.peers();
            if one < two && marks.cell(one) == marks.cell(two) && !gone.is_empty() {
                let links = [
                    &strong(at(one, x), at(one, y), None),
                    &strong(at(near, y), at(far, y), Some(link.house)),
                    &strong(at(two, y), at(two, x), None),
                ];
                let gone = CandidateSet::digit(x, gone);
                emit.found(step(marks, links, gone))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A cell of two candidates, then two strong links that turn in a cell.
pub(in crate::technique) fn m_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let (cells, houses) = strong(marks);
    three(marks, [&cells, &houses, &houses], false, emit)
}

/// A cell of two candidates between two strong links.
pub(in crate::technique) fn s_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let (cells, houses) = strong(marks);
    three(marks, [&houses, &cells, &houses], true, emit)
}

/// Two cells of two candidates, then a strong link.
pub(in crate::technique) fn h_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let (cells, houses) = strong(marks);
    three(marks, [&cells, &cells, &houses], true, emit)
}

/// Three strong links that turn in two cells.
pub(in crate::technique) fn l_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let (_, houses) = strong(marks);
    three(marks, [&houses, &houses, &houses], true, emit)
}

/// The strong links in cells and in houses, in both directions.
fn strong(marks: &Marks) -> (Vec<Strong>, Vec<Strong>) {
    let mut cells = Vec::new();
    for cell in marks.bivalue() {
        let digits = marks.cell(cell);
        if let (Some(a), Some(b)) = (digits.first(), digits.last()) {
            let [a, b] = [a, b].map(|digit| Candidate { cell, digit });
            cells.push(Strong { from: a, to: b, house: None });
            cells.push(Strong { from: b, to: a, house: None });
        }
    }
    let mut houses = Vec::new();
    for link in marks.bilocal() {
        let [a, b] = link.cells.map(|cell| Candidate { cell, digit: link.digit });
        houses.push(Strong { from: a, to: b, house: Some(link.house) });
        houses.push(Strong { from: b, to: a, house: Some(link.house) });
    }
    (cells, houses)
}

/// Whether two strong links may follow each other in a wing: the end of the one and the start of
/// the other are not both true. Two links of houses turn in a cell, any others continue in another
/// cell with the same digit.
fn joins(one: &Strong, two: &Strong) -> bool {
    let (a, b) = (one.to, two.from);
    if one.house.is_some() && two.house.is_some() {
        a.cell == b.cell && a.digit != b.digit
    } else {
        a.digit == b.digit && a.cell.sees(b.cell)
    }
}

/// Wings of three strong links; the ends may be of different digits only if `any_ends`.
fn three(marks: &Marks, links: [&[Strong]; 3], any_ends: bool, emit: &mut Emit<'_>) -> Flow {
    let symmetric = core::ptr::eq(links[0], links[2]);
    for middle in links[1] {
        for one in links[0].iter().filter(|one| joins(one, middle)) {
            for two in links[2].iter().filter(|two| joins(middle, two)) {
                // Each wing once: in the other direction it is the same.
                if symmetric && one.from > two.to {
                    continue;
                }
                let fits = any_ends || one.from.digit == two.to.digit;
                let gone = gone(marks, one.from, two.to);
                if !fits || gone.is_empty() {
                    continue;
                }
                let nodes = [one.from, one.to, middle.from, middle.to, two.from, two.to];
                if (0..6).all(|i| (0..i).all(|j| nodes[i] != nodes[j])) {
                    emit.found(step(marks, [one, middle, two], gone))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The eliminations when one of two candidates is true.
fn gone(marks: &Marks, a: Candidate, b: Candidate) -> CandidateSet {
    let mut gone = CandidateSet::EMPTY;
    if a.digit == b.digit {
        gone.extend_digit(a.digit, marks.digit(a.digit) & a.cell.peers() & b.cell.peers());
    } else if a.cell == b.cell {
        gone.extend_cell(a.cell, marks.cell(a.cell).without(a.digit).without(b.digit));
    } else if a.cell.sees(b.cell) {
        gone.extend_digit(b.digit, marks.digit(b.digit) & CellSet::of(a.cell));
        gone.extend_digit(a.digit, marks.digit(a.digit) & CellSet::of(b.cell));
    }
    gone
}

fn step(marks: &Marks, links: [&Strong; 3], gone: CandidateSet) -> Found {
    let node = |at: Candidate, on| Node { digit: at.digit, cells: at.cell.into(), on };
    let mut chain = Vec::new();
    let mut cells = CellSet::EMPTY;
    let mut digits = DigitSet::EMPTY;
    for (i, link) in links.iter().enumerate() {
        if i > 0 {
            let before = links[i - 1].to;
            let via = if before.cell == link.from.cell {
                Via::Cell(before.cell)
            } else {
                let both = CellSet::of(before.cell).with(link.from.cell);
                both.common_houses().first().map_or(Via::Other, Via::House)
            };
            chain.push(Link { from: node(before, true), to: node(link.from, false), via });
        }
        let via = link.house.map_or(Via::Cell(link.from.cell), Via::House);
        chain.push(Link { from: node(link.from, false), to: node(link.to, true), via });
        for at in [link.from, link.to] {
            cells.insert(at.cell);
            digits.insert(at.digit);
        }
    }
    let ends = CellSet::of(links[0].from.cell).with(links[2].to.cell);
    let pattern = Pattern::new()
        .cells(Role::Body, cells, digits)
        .cells(Role::Wing, ends, marks.digits_of(ends) & digits)
        .chain(chain);
    Found::eliminate(gone, pattern)
}
