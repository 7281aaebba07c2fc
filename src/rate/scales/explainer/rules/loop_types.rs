//! The eliminations of the types of unique rectangle and loop.

use crate::grid::{CandidateSet, Cell, CellSet, Digit, DigitSet, House};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::houses::{CELLS, HOUSES, PLACES, Places, bits, tuples};
use crate::rate::scales::explainer::kind::LoopType;

/// Type 1: the one cell with further digits loses the loop's digits.
pub(in crate::rate::scales::explainer) fn one(cell: Cell, digits: DigitSet) -> CandidateSet {
    let mut removals = CandidateSet::EMPTY;
    removals.extend_cell(cell, digits);
    removals
}

/// Type 2: cells that see all those with the further digit lose it. If these cells have several
/// further digits, which the original's search accepts by mistake, the smallest of the first cell
/// counts.
pub(in crate::rate::scales::explainer) fn two(
    board: &Board,
    cells: &[Cell],
    digits: DigitSet,
) -> CandidateSet {
    let Some(digit) = (board.digits(cells[0]) - digits).first() else {
        return CandidateSet::EMPTY;
    };
    let common = cells.iter().copied().collect::<CellSet>().common_peers();
    CandidateSet::digit(digit, common & board.cells_with(digit))
}

/// A naked or hidden set of type 3.
pub(in crate::rate::scales::explainer) struct Three {
    pub(in crate::rate::scales::explainer) form: LoopType,
    pub(in crate::rate::scales::explainer) removals: CandidateSet,
    pub(in crate::rate::scales::explainer) house: House,
    /// Its cells besides the loop's.
    pub(in crate::rate::scales::explainer) cells: CellSet,
}

/// Type 3: every naked and hidden set that the further digits of two cells make, by size, then by
/// house.
pub(in crate::rate::scales::explainer) fn three(
    board: &Board,
    a: Cell,
    b: Cell,
    digits: DigitSet,
    visit: &mut dyn FnMut(Three),
) {
    let extra = (board.digits(a) | board.digits(b)) - digits;
    for size in extra.len()..=7 {
        for kind in 0..3 {
            let house = HOUSES[a.index()][kind];
            if house != HOUSES[b.index()][kind] {
                continue;
            }
            let pair = Pair {
                board,
                a,
                b,
                digits,
                extra,
                house,
                places: [PLACES[a.index()][kind], PLACES[b.index()][kind]],
            };
            let empty = board.empty_in(house);
            if 2 * size <= empty {
                pair.naked(size, visit);
            }
            if 2 * size < empty {
                pair.hidden(size, visit);
            }
        }
    }
}

/// The two cells with further digits, in a house that they share.
struct Pair<'a> {
    board: &'a Board,
    a: Cell,
    b: Cell,
    digits: DigitSet,
    extra: DigitSet,
    house: House,
    places: [u8; 2],
}

impl Pair<'_> {
    fn naked(&self, size: usize, visit: &mut dyn FnMut(Three)) {
        let cells = &CELLS[self.house.index()];
        let [a, b] = self.places.map(|place| 1 << place);
        let shared = self.extra & self.board.digits(self.a) & self.board.digits(self.b);
        for places in tuples(size as u32, 9).filter(|places| places & a != 0 && places & b == 0) {
            let others = || bits(places & !a).map(|place| self.board.digits(cells[place]));
            let covered = others().fold(shared, |all, digits| all | digits);
            let union = others().fold(self.extra, |all, digits| all | digits);
            if covered.len() != size
                || union.len() != size
                || others().any(|digits| digits.len() <= 1)
            {
                continue;
            }
            let mut removals = CandidateSet::EMPTY;
            for place in bits(0o777 & !(places | b)) {
                removals.extend_cell(cells[place], self.board.digits(cells[place]) & union);
            }
            if !removals.is_empty() {
                visit(Three {
                    form: LoopType::ThreeNaked(size as u8),
                    removals,
                    house: self.house,
                    cells: Board::cells_at(self.house, places & !a).collect(),
                });
            }
        }
    }

    fn hidden(&self, size: usize, visit: &mut dyn FnMut(Three)) {
        let cells = &CELLS[self.house.index()];
        let [a, b]: [Places; 2] = self.places.map(|place| 1 << place);
        let free: [Digit; 9] = Digit::ALL;
        let free = (!(self.digits | self.extra)).iter().map(|d| free[d.index()]);
        let free: alloc::vec::Vec<Digit> = free.collect();
        // Without a digit to choose from, not even the empty choice is tried.
        if size - 2 > free.len() || free.is_empty() {
            return;
        }
        for chosen in tuples(size as u32 - 2, free.len() as u32) {
            let hidden = bits(chosen).fold(self.digits, |all, i| all.with(free[i]));
            let without = |digit| self.board.places(self.house, digit) & !b;
            let union = hidden.iter().fold(0, |all, digit| all | without(digit));
            if union.count_ones() as usize != size || hidden.iter().any(|d| without(d) == 0) {
                continue;
            }
            let others = union & !(a | b);
            let mut removals = CandidateSet::EMPTY;
            for place in bits(others) {
                removals.extend_cell(cells[place], self.board.digits(cells[place]) - hidden);
            }
            if !removals.is_empty() {
                let count = others.count_ones();
                visit(Three {
                    form: LoopType::ThreeHidden(count as u8),
                    removals,
                    house: self.house,
                    cells: Board::cells_at(self.house, others).collect(),
                });
            }
        }
    }
}

/// Type 4: one of the loop's digits is confined to the two cells in a house, so they lose the other.
pub(in crate::rate::scales::explainer) fn four(
    board: &Board,
    a: Cell,
    b: Cell,
    digits: DigitSet,
) -> Option<CandidateSet> {
    let cells = CellSet::of(a).with(b);
    let is_confined = |digit: Digit| {
        (0..3).any(|kind| {
            let house = HOUSES[a.index()][kind];
            house == HOUSES[b.index()][kind]
                && (board.cells_with(digit) & house.cells()).is_subset(cells)
        })
    };
    let (first, last) = (digits.first()?, digits.last()?);
    let lost = if is_confined(first) {
        last
    } else if is_confined(last) {
        first
    } else {
        return None;
    };
    Some(CandidateSet::digit(lost, cells))
}
