//! Aligned pair and triplet exclusion: digits of two or three cells that no combination allows.

use super::board::Board;
use super::hint::Hint;
use super::houses::PEERS;
use super::kind::Kind;
use crate::grid::{CandidateSet, Cell, CellSet, Digit, DigitSet};
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
            let removals = lost_by_pair(a, b, &excluders);
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
                let removals = lost_by_triplet(a, b, c, &excluders);
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

/// Whether a digit in one cell keeps it out of another.
fn clash(a: &Base, b: &Base, digit: Digit) -> DigitSet {
    if a.cell.sees(b.cell) { DigitSet::of(digit) } else { DigitSet::EMPTY }
}

/// The digits that a cell cannot have beside these, since an excluder would have nothing left.
fn excluded(excluders: &[DigitSet], chosen: DigitSet) -> DigitSet {
    let mut all = DigitSet::EMPTY;
    for &digits in excluders {
        let rest = digits - chosen;
        if rest.is_empty() {
            return DigitSet::FULL;
        }
        if rest.only().is_some() {
            all |= rest;
        }
    }
    all
}

fn lost(bases: &[&Base], possible: &[DigitSet]) -> CandidateSet {
    let mut removals = CandidateSet::EMPTY;
    for (base, &digits) in bases.iter().zip(possible) {
        removals.extend_cell(base.cell, base.digits - digits);
    }
    removals
}

/// The candidates of two cells that are in no allowed combination. A combination is ruled out when
/// cells that see each other have the same digit, or when an excluder has nothing left.
fn lost_by_pair(a: &Base, b: &Base, excluders: &[DigitSet]) -> CandidateSet {
    let mut possible = [DigitSet::EMPTY; 2];
    for first in a.digits {
        let second = b.digits - clash(a, b, first) - excluded(excluders, DigitSet::of(first));
        if !second.is_empty() {
            possible[0].insert(first);
            possible[1] |= second;
        }
    }
    lost(&[a, b], &possible)
}

/// The same for three cells.
fn lost_by_triplet(a: &Base, b: &Base, c: &Base, excluders: &[DigitSet]) -> CandidateSet {
    let mut possible = [DigitSet::EMPTY; 3];
    for first in a.digits {
        for second in b.digits - clash(a, b, first) {
            let chosen = DigitSet::of(first).with(second);
            let third = c.digits - clash(a, c, first) - clash(b, c, second);
            let third = third - excluded(excluders, chosen);
            if !third.is_empty() {
                possible[0].insert(first);
                possible[1].insert(second);
                possible[2] |= third;
            }
        }
    }
    lost(&[a, b, c], &possible)
}
