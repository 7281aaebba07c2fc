//! Aligned pair and triplet exclusion: digits of two or three cells that no combination allows.

use super::board::Board;
use super::hint::Hint;
use super::houses::PEERS;
use super::kind::Kind;
use crate::grid::{CandidateSet, Cell, CellSet, DigitSet};
use alloc::vec::Vec;

/// A cell that may take part, with the peers that can rule combinations out.
struct Base {
    cell: Cell,
    digits: DigitSet,
    /// Its excluders in the order of its peers.
    excluders: Vec<Cell>,
    set: CellSet,
}

/// The cells with two candidates or more, no peer with one, and a peer with two to `most`.
fn bases(board: &Board, most: usize) -> Vec<Base> {
    let mut bases = Vec::new();
    for cell in board.empty() {
        let digits = board.digits(cell);
        let size = |other: &Cell| board.digits(*other).len();
        let peers = &PEERS[cell.index()];
        if digits.len() < 2 || peers.iter().any(|peer| size(peer) == 1) {
            continue;
        }
        let excluders: Vec<Cell> =
            peers.iter().copied().filter(|peer| (2..=most).contains(&size(peer))).collect();
        if !excluders.is_empty() {
            let set = excluders.iter().copied().collect();
            bases.push(Base { cell, digits, excluders, set });
        }
    }
    bases
}

/// The first pair of cells that loses candidates.
pub(super) fn pair(board: &Board) -> Option<Hint> {
    let bases = bases(board, 2);
    for (i, b) in bases.iter().enumerate() {
        for a in &bases[..i] {
            if (a.set & b.set).len() < 2 {
                continue;
            }
            let excluders = masks(board, a.set & b.set);
            let removals = excluded(&[a, b], &excluders);
            if let Some(hint) = Hint::remove(6.2, Kind::AlignedPair, removals) {
                return Some(hint);
            }
        }
    }
    None
}

/// The first three cells that lose candidates.
pub(super) fn triplet(board: &Board) -> Option<Hint> {
    let bases = bases(board, 3);
    let mut index = [None; 81];
    for (i, base) in bases.iter().enumerate() {
        index[base.cell.index()] = Some(i);
    }
    for (i, b) in bases.iter().enumerate() {
        for a in &bases[..i] {
            // The third cell is one that could exclude for either.
            let both = a.set & b.set;
            let area =
                a.excluders.iter().chain(b.excluders.iter().filter(|c| !a.set.contains(**c)));
            for c in area.filter_map(|cell| index[cell.index()]).map(|i| &bases[i]) {
                if c.cell == a.cell || c.cell == b.cell || (both & c.set).len() < 2 {
                    continue;
                }
                let excluders = masks(board, both & c.set);
                let removals = excluded(&[a, b, c], &excluders);
                if let Some(hint) = Hint::remove(7.5, Kind::AlignedTriplet, removals) {
                    return Some(hint);
                }
            }
        }
    }
    None
}

fn masks(board: &Board, cells: CellSet) -> Vec<DigitSet> {
    let mut masks: Vec<DigitSet> = Vec::with_capacity(cells.len());
    for cell in cells {
        let digits = board.digits(cell);
        if !masks.contains(&digits) {
            masks.push(digits);
        }
    }
    masks
}

/// The candidates of these cells that are in no allowed combination. A combination is ruled out
/// when two cells that see each other have the same digit, or when an excluder has nothing left.
fn excluded(cells: &[&Base], excluders: &[DigitSet]) -> CandidateSet {
    let mut removals = CandidateSet::EMPTY;
    for (i, cell) in cells.iter().enumerate() {
        for digit in cell.digits {
            let mut chosen = [DigitSet::EMPTY; 3];
            chosen[i] = DigitSet::of(digit);
            if !is_possible(cells, &mut chosen, 0, excluders) {
                removals.insert(cell.cell, digit);
            }
        }
    }
    removals
}

/// Whether the digits chosen so far can be completed from cell `next` on.
fn is_possible(
    cells: &[&Base],
    chosen: &mut [DigitSet; 3],
    next: usize,
    excluders: &[DigitSet],
) -> bool {
    if next == cells.len() {
        let union = chosen.iter().fold(DigitSet::EMPTY, |all, &digits| all | digits);
        return !excluders.iter().any(|digits| digits.is_subset(union));
    }
    let clashes = |chosen: &[DigitSet; 3], i: usize| {
        (0..cells.len())
            .any(|j| j != i && chosen[j].meets(chosen[i]) && cells[j].cell.sees(cells[i].cell))
    };
    if !chosen[next].is_empty() {
        return !clashes(chosen, next) && is_possible(cells, chosen, next + 1, excluders);
    }
    let possible = cells[next].digits.iter().any(|digit| {
        chosen[next] = DigitSet::of(digit);
        !clashes(chosen, next) && is_possible(cells, chosen, next + 1, excluders)
    });
    chosen[next] = DigitSet::EMPTY;
    possible
}
