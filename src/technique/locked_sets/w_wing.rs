//! ALS-W-wing: two almost locked sets with the same two digits, and a house in which the places of
//! one of these are all seen by the sets.
//!
//! If neither set held Z, both would hold Y, and Y would have no place in the house.

use crate::grid::{CandidateSet, CellSet, Digit, House};
use crate::marks::Marks;
use crate::marks::sets::Als;
use crate::step::{Emit, Flow, Pattern, Role};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Two sets that share no cell, at least one with several cells, for effects not yet seen.
pub(in crate::technique) fn w_wing(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let sets = marks.almost_locked_sets();
    let mut seen = BTreeSet::new();
    for y in Digit::ALL {
        for house in House::ALL {
            emit.budget().spend(1)?;
            let places = marks.cells_in(y, house);
            if places.len() < 2 {
                continue;
            }
            // The sets that exclude some of the places when they hold Y, with these.
            let near: Vec<(&Als, CellSet)> = sets
                .iter()
                .map(|set| (set, set.seen(y) & places))
                .filter(|(_, own)| !own.is_empty() && *own != places)
                .collect();
            for (i, (a, of_a)) in near.iter().enumerate() {
                for (b, of_b) in &near[i + 1..] {
                    let is_wing = (*of_a | *of_b) == places
                        && !a.cells.meets(b.cells)
                        && a.cells.len() + b.cells.len() > 2;
                    if !is_wing {
                        continue;
                    }
                    for z in (a.digits & b.digits).without(y) {
                        let gone = CandidateSet::digit(z, a.seen(z) & b.seen(z));
                        if !gone.is_empty() && seen.insert(gone) {
                            let pattern = Pattern::new()
                                .cells(Role::Set(0), a.cells, a.digits)
                                .cells(Role::Set(1), b.cells, b.digits)
                                .cells(Role::Link, places, y)
                                .house(Role::Base, house)
                                .cells(Role::Body, a.places(z) | b.places(z), z);
                            emit.eliminate(gone, pattern)?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}
