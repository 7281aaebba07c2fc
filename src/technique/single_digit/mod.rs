//! Patterns of one digit: two strong links whose near ends see each other, so that one of the far
//! ends is true.
//!
//! ```text
//! far = near - near = far      what sees both far ends goes
//! ```
//!
//! Skyscraper: two rows or two columns. Two-string kite: a row and a column, met in a block. Turbot
//! fish: with a block among the links. Empty rectangle: a block whose places lie on a cross, which
//! turns a strong link round a corner. The dual forms show two as one. Broken wing: a loop of links
//! that are strong but for a few guardians.

mod broken_wing;
mod empty_rectangle;
pub(super) mod entries;

pub(super) use broken_wing::broken_wing;
pub(super) use empty_rectangle::{dual_empty_rectangle, empty_rectangle};

use crate::grid::{CandidateSet, Cell, CellSet, Digit, HouseKind, HouseSet};
use crate::marks::Marks;
use crate::step::{Emit, Flow, Found, Ground, Pattern, Role};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Two strong links joined at their near ends.
#[derive(Clone, Copy)]
struct Joined {
    digit: Digit,
    houses: HouseSet,
    near: CellSet,
    far: CellSet,
    gone: CellSet,
}

/// Two rows or columns with two places each, two of which see each other along a line.
pub(super) fn skyscraper(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each(marks, Kind::Skyscraper, &mut |found| emit.found(found.found()))
}

/// A row and a column with two places each, of which two lie in one block.
pub(super) fn two_string_kite(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each(marks, Kind::Kite, &mut |found| emit.found(found.found()))
}

/// Two strong links of which one is a block's.
pub(super) fn turbot_fish(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    each(marks, Kind::Turbot, &mut |found| emit.found(found.found()))
}

/// Two kites on the same two cells of a block.
pub(super) fn dual_two_string_kite(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let mut kites: Vec<Joined> = Vec::new();
    each(marks, Kind::Kite, &mut |kite| {
        kites.push(kite);
        ControlFlow::Continue(())
    })?;
    for (i, one) in kites.iter().enumerate() {
        for two in &kites[i + 1..] {
            let adds = !one.gone.is_subset(two.gone) && !two.gone.is_subset(one.gone);
            if one.digit == two.digit && one.near == two.near && adds {
                let both = Joined {
                    houses: one.houses | two.houses,
                    far: one.far | two.far,
                    gone: one.gone | two.gone,
                    ..*one
                };
                emit.found(both.found())?;
            }
        }
    }
    ControlFlow::Continue(())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Skyscraper,
    Kite,
    Turbot,
}

impl Kind {
    /// Whether the strong links are in houses of these kinds.
    fn joins(self, one: HouseKind, two: HouseKind) -> bool {
        let with_block = one == HouseKind::Block || two == HouseKind::Block;
        match self {
            Kind::Skyscraper => one == two && !with_block,
            Kind::Kite => one != two && !with_block,
            Kind::Turbot => with_block,
        }
    }

    /// Whether the near ends see each other in the required way: those of a skyscraper along a line
    /// that crosses both houses.
    fn joins_at(self, near: [Cell; 2]) -> bool {
        match self {
            Kind::Skyscraper => {
                near[0].row() == near[1].row() || near[0].column() == near[1].column()
            }
            Kind::Kite => near[0].block() == near[1].block(),
            Kind::Turbot => true,
        }
    }
}

fn each(marks: &Marks, wanted: Kind, found: &mut dyn FnMut(Joined) -> Flow) -> Flow {
    let (links, reducible) = (marks.bilocal(), marks.reducible());
    for (i, one) in links.iter().enumerate() {
        if !reducible.contains(one.digit) {
            continue;
        }
        for two in links[i + 1..].iter().take_while(|two| two.digit == one.digit) {
            if !wanted.joins(one.house.kind(), two.house.kind()) {
                continue;
            }
            for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let (near, far) =
                    ([one.cells[a], two.cells[b]], [one.cells[1 - a], two.cells[1 - b]]);
                if !near[0].sees(near[1])
                    || far[0] == far[1]
                    || far.contains(&near[0])
                    || far.contains(&near[1])
                {
                    continue;
                }
                let gone = marks.digit(one.digit)
                    & far[0].peers()
                    & far[1].peers()
                    & !CellSet::from_iter(near);
                if gone.is_empty() || !wanted.joins_at(near) {
                    continue;
                }
                found(Joined {
                    digit: one.digit,
                    houses: HouseSet::of(one.house).with(two.house),
                    near: near.into_iter().collect(),
                    far: far.into_iter().collect(),
                    gone,
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

impl Joined {
    fn found(&self) -> Found {
        let pattern = Pattern::on(Ground::Houses)
            .cells(Role::Body, self.far, self.digit)
            .cells(Role::Link, self.near, self.digit)
            .houses(Role::Base, self.houses);
        Found::eliminate(CandidateSet::digit(self.digit, self.gone), pattern)
    }
}
