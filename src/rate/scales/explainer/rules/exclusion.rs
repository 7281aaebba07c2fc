//! Aligned pair and triplet exclusion: digits of two or three cells that no combination allows.

use crate::grid::{CandidateSet, Cell, CellSet, Digit, DigitSet};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::find::Find;
use crate::rate::scales::explainer::houses::{PEERS, are_several};
use crate::rate::scales::explainer::kind::Kind;
use crate::technique::{Pattern, Role};
use alloc::vec::Vec;

/// A cell that may take part, with the peers that can rule combinations out.
struct Base {
    cell: Cell,
    digits: DigitSet,
    excluders: CellSet,
}

/// The cells with two candidates or more, no peer with one, and a peer with two to `most`.
fn bases(board: &Board, most: usize) -> Vec<Base> {
    let of_size = |sizes: core::ops::RangeInclusive<usize>| -> CellSet {
        board.empty().iter().filter(|&cell| sizes.contains(&board.digits(cell).len())).collect()
    };
    let (single, small) = (of_size(1..=1), of_size(2..=most));
    let mut bases = Vec::new();
    for cell in board.empty() {
        let digits = board.digits(cell);
        let excluders = small & cell.peers();
        if digits.len() >= 2 && !single.meets(cell.peers()) && !excluders.is_empty() {
            bases.push(Base { cell, digits, excluders });
        }
    }
    bases
}

/// Cells that lose candidates.
struct Exclusion {
    cells: CellSet,
    /// The cells that rule combinations out.
    excluders: CellSet,
    removals: CandidateSet,
}

impl Exclusion {
    fn find(self, kind: Kind) -> Option<Find> {
        Find::remove(kind, self.removals, move |board| self.pattern(board))
    }

    /// The cells as body, the excluders as a set, with their candidates.
    fn pattern(&self, board: &Board) -> Pattern {
        let roles = [(Role::Body, self.cells), (Role::Set(0), self.excluders)];
        roles.into_iter().fold(Pattern::new(), |pattern, (role, cells)| {
            cells
                .iter()
                .fold(pattern, |pattern, cell| pattern.cells(role, cell, board.digits(cell)))
        })
    }
}

/// The first pair of cells that loses candidates.
pub(in crate::rate::scales::explainer) fn pair(board: &Board) -> Option<Find> {
    first_pair(board)?.find(Kind::AlignedPair)
}

/// The first three cells that lose candidates.
pub(in crate::rate::scales::explainer) fn triplet(board: &Board) -> Option<Find> {
    first_triplet(board)?.find(Kind::AlignedTriplet)
}

fn first_pair(board: &Board) -> Option<Exclusion> {
    let bases = bases(board, 2);
    for (i, b) in bases.iter().enumerate() {
        for a in &bases[..i] {
            let both = a.excluders & b.excluders;
            if !are_several(both) {
                continue;
            }
            let removals = lost_by_pair(a, b, &Excluders::of(board, both));
            if !removals.is_empty() {
                let cells = CellSet::of(a.cell).with(b.cell);
                return Some(Exclusion { cells, excluders: both, removals });
            }
        }
    }
    None
}

fn first_triplet(board: &Board) -> Option<Exclusion> {
    let bases = bases(board, 3);
    let mut index = [0_u8; 81];
    for (i, base) in bases.iter().enumerate() {
        index[base.cell.index()] = i as u8;
    }
    let cells: CellSet = bases.iter().map(|base| base.cell).collect();
    for (i, b) in bases.iter().enumerate() {
        for a in &bases[..i] {
            let both = a.excluders & b.excluders;
            if !are_several(both) {
                continue;
            }
            // The third cell is one that could exclude for either.
            let area = ((a.excluders | b.excluders) & cells).without(a.cell).without(b.cell);
            let mut lost = area.iter().filter_map(|cell| {
                let c = &bases[usize::from(index[cell.index()])];
                let all = both & c.excluders;
                if !are_several(all) {
                    return None;
                }
                let removals = lost_by_triplet(a, b, c, &Excluders::of(board, all));
                (!removals.is_empty()).then_some((cell, all, removals))
            });
            // Of several the first in the order of their peers counts.
            if let Some(first) = lost.next() {
                let place = |cell: Cell| {
                    let among = |base: &Base| {
                        let peers = PEERS[base.cell.index()].iter();
                        peers
                            .filter(|&&peer| base.excluders.contains(peer))
                            .position(|&p| p == cell)
                    };
                    (among(a).is_none(), among(a).or_else(|| among(b)))
                };
                let (cell, excluders, removals) =
                    lost.fold(
                        first,
                        |best, next| if place(next.0) < place(best.0) { next } else { best },
                    );
                let cells = CellSet::of(a.cell).with(b.cell).with(cell);
                return Some(Exclusion { cells, excluders, removals });
            }
        }
    }
    None
}

/// What the excluders can hold, each set once.
struct Excluders {
    digits: [DigitSet; 20],
    count: usize,
}

impl Excluders {
    fn of(board: &Board, cells: CellSet) -> Excluders {
        let mut excluders = Excluders { digits: [DigitSet::EMPTY; 20], count: 0 };
        for cell in cells {
            let digits = board.digits(cell);
            if !excluders.all().contains(&digits) && excluders.count < 20 {
                excluders.digits[excluders.count] = digits;
                excluders.count += 1;
            }
        }
        excluders
    }

    fn all(&self) -> &[DigitSet] {
        &self.digits[..self.count]
    }

    /// The digits that a cell cannot have beside these, since an excluder would have nothing left.
    fn beside(&self, chosen: DigitSet) -> DigitSet {
        let mut all = DigitSet::EMPTY;
        for &digits in self.all() {
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
}

/// Whether a digit in one cell keeps it out of another.
fn clash(a: &Base, b: &Base, digit: Digit) -> DigitSet {
    if a.cell.sees(b.cell) { DigitSet::of(digit) } else { DigitSet::EMPTY }
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
fn lost_by_pair(a: &Base, b: &Base, excluders: &Excluders) -> CandidateSet {
    let mut possible = [DigitSet::EMPTY; 2];
    for first in a.digits {
        let second = b.digits - clash(a, b, first) - excluders.beside(DigitSet::of(first));
        if !second.is_empty() {
            possible[0].insert(first);
            possible[1] |= second;
        }
    }
    lost(&[a, b], &possible)
}

/// The same for three cells.
fn lost_by_triplet(a: &Base, b: &Base, c: &Base, excluders: &Excluders) -> CandidateSet {
    let mut possible = [DigitSet::EMPTY; 3];
    for first in a.digits {
        for second in b.digits - clash(a, b, first) {
            let chosen = DigitSet::of(first).with(second);
            let third = c.digits - clash(a, c, first) - clash(b, c, second);
            let third = third - excluders.beside(chosen);
            if !third.is_empty() {
                possible[0].insert(first);
                possible[1].insert(second);
                possible[2] |= third;
            }
        }
    }
    lost(&[a, b, c], &possible)
}
