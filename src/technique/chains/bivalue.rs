//! Whether an XY-chain is possible, judged from the cells with two candidates alone.

use crate::grid::{Cell, Digit};
use crate::marks::Marks;
use crate::marks::links::closure::close;
use crate::marks::rows::by_width;
use crate::marks::rows::{each_member, insert};
use alloc::vec::Vec;

/// A cell with two candidates, one way round: if it is not `from`, it is `to`.
struct Way {
    cell: Cell,
    from: Digit,
    to: Digit,
}

/// Whether cells with two candidates lead, by a path of any length, from "this cell is not x" to
/// "that one is x", and another cell with x sees both.
pub(super) fn may_chain(marks: &Marks) -> bool {
    // Two directions per cell, next to each other.
    by_width!((2 * marks.bivalue().len()).div_ceil(64), leads(marks))
}

fn leads<const W: usize>(marks: &Marks) -> bool {
    let cells = marks.bivalue();
    let mut ways: Vec<Way> = Vec::with_capacity(128);
    let (mut starting, mut ending) = ([[0_u64; W]; 9], [[0_u64; W]; 9]);
    let mut first = [0; 81];
    for cell in cells {
        first[cell.index()] = ways.len();
        if let (Some(a), Some(b)) = (marks.cell(cell).first(), marks.cell(cell).last()) {
            for (from, to) in [(a, b), (b, a)] {
                insert(&mut starting[from.index()], ways.len());
                insert(&mut ending[to.index()], ways.len());
                ways.push(Way { cell, from, to });
            }
        }
    }
    // By way, those that follow.
    let mut after: Vec<[u64; W]> = Vec::with_capacity(ways.len());
    for both in ways.chunks_exact(2) {
        let mut near = [0; W];
        for cell in cells & both[0].cell.peers() {
            insert(&mut near, first[cell.index()]);
            insert(&mut near, first[cell.index()] + 1);
        }
        after.extend(both.iter().map(|way| meet(&near, &starting[way.to.index()])));
    }
    close(&mut after);
    ways.iter().zip(&after).any(|(way, after)| {
        let seen = marks.digit(way.from) & way.cell.peers();
        let mut joined = false;
        each_member(&meet(after, &ending[way.from.index()]), |i| {
            joined |= ways[i].cell != way.cell && seen.meets(ways[i].cell.peers());
        });
        joined
    })
}

fn meet<const W: usize>(one: &[u64; W], two: &[u64; W]) -> [u64; W] {
    core::array::from_fn(|i| one[i] & two[i])
}
