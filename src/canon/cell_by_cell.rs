//! Canonical forms cell by cell, for everything that the fast search does not handle: candidates,
//! and grids that break the rules.
//!
//! Every way to choose the lines and label the digits that reads smallest so far is kept, and each
//! goes on with every line that may come next. Alternatives that read the same whatever follows are
//! never distinguished: twin lines ([`Twins`]) are tried once, and digits that stand in the same
//! cells share a part ([`Labels`]). So the number of ways left at the end equals the number of
//! other automorphisms. There are never more than the 2 · 6⁸ moves of cells; without many
//! automorphisms there are no more than a few thousand.

use super::labels::Labels;
use super::twins::{Cells, Twins};
use crate::grid::{DigitSet, Transform};
use alloc::vec::Vec;

/// The lines chosen so far and the labels that follow.
#[derive(Clone, Copy)]
struct Way<L> {
    /// Whether rows were columns.
    transposed: bool,
    /// The old lines in their new order, as far as chosen.
    rows: [u8; 9],
    columns: [u8; 9],
    labels: L,
}

/// A transformation that leads to the smallest reading, and the number of all of them.
pub(super) struct Smallest {
    pub(super) transform: Transform,
    pub(super) automorphisms: u64,
}

/// The smallest of all that transformations make of these digits in 81 cells, row by row.
pub(super) fn smallest<L: Labels>(sets: &[DigitSet; 81]) -> Smallest {
    let rows: Cells = core::array::from_fn(|r| core::array::from_fn(|c| sets[9 * r + c]));
    let columns: Cells = core::array::from_fn(|c| core::array::from_fn(|r| sets[9 * r + c]));
    let twins = [Twins::of(&rows), Twins::of(&columns)];
    let start = |transposed| Way { transposed, rows: [0; 9], columns: [0; 9], labels: L::START };
    let mut ways = alloc::vec![start(false), start(true)];
    let mut tied = Vec::new();
    for row in 0..9 {
        for column in 0..9 {
            let mut best = u16::MAX;
            tied.clear();
            for way in &ways {
                let cells = if way.transposed { &columns } else { &rows };
                let [of_rows, of_columns] =
                    if way.transposed { [&twins[1], &twins[0]] } else { [&twins[0], &twins[1]] };
                let lines =
                    if column == 0 { of_rows.next(&way.rows[..row]) } else { 1 << way.rows[row] };
                let across = if row == 0 {
                    of_columns.next(&way.columns[..column])
                } else {
                    1 << way.columns[column]
                };
                for line in members(lines) {
                    for other in members(across) {
                        let mut labels = way.labels;
                        let key = labels.read(cells[usize::from(line)][usize::from(other)]);
                        if key < best {
                            tied.clear();
                            best = key;
                        }
                        if key == best {
                            let mut next = Way { labels, ..*way };
                            next.rows[row] = line;
                            next.columns[column] = other;
                            tied.push(next);
                        }
                    }
                }
            }
            core::mem::swap(&mut ways, &mut tied);
        }
    }
    let way = &ways[0];
    let transform = Transform::new(
        way.transposed,
        inverse(&way.rows),
        inverse(&way.columns),
        way.labels.digits(),
    )
    .expect("lines are chosen chute by chute");
    let twin_orders = twins[0].orders() * twins[1].orders();
    let automorphisms = ways.len() as u64 * twin_orders * way.labels.freedom();
    Smallest { transform, automorphisms }
}

/// The numbers of the bits that are set.
fn members(bits: u16) -> impl Iterator<Item = u8> {
    (0..9).filter(move |i| bits >> i & 1 == 1)
}

/// Where each line goes.
fn inverse(order: &[u8; 9]) -> [u8; 9] {
    let mut to = [0; 9];
    for (new, &old) in order.iter().enumerate() {
        to[usize::from(old)] = new as u8;
    }
    to
}
