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
    let cells = marks.bivalue();
    if cells.len() > 64 {
        return true;
    }
    // Two ways a cell, one next to the other.
    let mut ways: Vec<Way> = Vec::with_capacity(128);
    let (mut starting, mut ending) = ([0_u128; 9], [0_u128; 9]);
    let mut first = [0; 81];
    for cell in cells {
        first[cell.index()] = ways.len();
        if let (Some(a), Some(b)) = (marks.cell(cell).first(), marks.cell(cell).last()) {
            for (from, to) in [(a, b), (b, a)] {
                starting[from.index()] |= 1 << ways.len();
                ending[to.index()] |= 1 << ways.len();
                ways.push(Way { cell, from, to });
            }
        }
    }
    // By way, those that follow.
    let mut after: Vec<u128> = Vec::with_capacity(ways.len());
    for both in ways.chunks_exact(2) {
        let seen = cells & both[0].cell.peers();
        let near = seen.iter().fold(0, |set, cell| set | 3 << first[cell.index()]);
        after.extend(both.iter().map(|way| near & starting[way.to.index()]));
    }
    for middle in 0..ways.len() {
        let (more, bit) = (after[middle], 1 << middle);
        after.iter_mut().filter(|set| **set & bit != 0).for_each(|set| *set |= more);
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
