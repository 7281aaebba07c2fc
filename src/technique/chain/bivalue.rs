//! Whether there may be an XY-chain, told from the cells with two candidates alone.

use super::super::marks::Marks;
use crate::grid::{Cell, Digit};
use alloc::vec::Vec;

/// A cell with two candidates, one way round: if it is not `from`, it is `to`.
struct Way {
    cell: Cell,
    from: Digit,
    to: Digit,
}

/// Whether cells with two candidates lead, however long the way, from "this cell is not x" to "that
/// one is x", and another cell that has x sees both.
pub(super) fn may_chain(marks: &Marks) -> bool {
    let mut ways: Vec<Way> = Vec::with_capacity(64);
    for cell in marks.bivalue() {
        if let (Some(a), Some(b)) = (marks.cell(cell).first(), marks.cell(cell).last()) {
            ways.extend([Way { cell, from: a, to: b }, Way { cell, from: b, to: a }]);
        }
    }
    if ways.len() > 128 {
        return true;
    }
    let (mut starting, mut ending) = ([0_u128; 9], [0_u128; 9]);
    for (i, way) in ways.iter().enumerate() {
        starting[way.from.index()] |= 1 << i;
        ending[way.to.index()] |= 1 << i;
    }
    // By way, those that follow.
    let mut after: Vec<u128> = Vec::with_capacity(ways.len());
    for way in &ways {
        let next = members(starting[way.to.index()]);
        after.push(next.filter(|i| way.cell.sees(ways[*i].cell)).fold(0, |set, i| set | 1 << i));
    }
    for middle in 0..ways.len() {
        let more = after[middle];
        after.iter_mut().filter(|set| **set >> middle & 1 == 1).for_each(|set| *set |= more);
    }
    ways.iter().zip(&after).any(|(way, after)| {
        let seen = marks.digit(way.from) & way.cell.peers();
        members(after & ending[way.from.index()])
            .any(|i| ways[i].cell != way.cell && seen.meets(ways[i].cell.peers()))
    })
}

fn members(mut set: u128) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (first < 128).then_some(first)
    })
}
