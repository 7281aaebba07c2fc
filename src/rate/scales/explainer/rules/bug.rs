//! Bivalue universal graves: except for a few candidates, every cell has two and every digit two
//! places in each house.
//!
//! Surplus candidates are found house by house; a house with two cells that could hold the surplus
//! is skipped, so some graves are missed, as in the original.

use crate::grid::{CandidateSet, Cell, CellSet, Digit, DigitSet, House};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::find::Find;
use crate::rate::scales::explainer::houses::{BLOCKS_ROWS_COLUMNS, HOUSES, PEERS, bits};
use crate::rate::scales::explainer::kind::{GraveType, Kind};
use crate::technique::{Ground, Pattern, Role};
use alloc::vec::Vec;

/// What is in surplus.
#[derive(Clone)]
struct Grave {
    /// The cells with a surplus in the order in which they were found.
    cells: Vec<Cell>,
    /// The digits in surplus by cell.
    surplus: [DigitSet; 81],
    /// All digits in surplus.
    digits: DigitSet,
    /// The cells that see all cells found so far, in the order of the first one's peers.
    common: Vec<Cell>,
}

/// The first step that a grave allows.
pub(in crate::rate::scales::explainer) fn first(board: &Board) -> Option<Find> {
    // Such a cell never has two candidates left.
    if board.empty().iter().any(|cell| board.digits(cell).len() < 2) {
        return None;
    }
    let grave = Grave::of(board)?;
    if grave.cells.len() == 1 {
        let cell = grave.cells[0];
        let mut removals = CandidateSet::EMPTY;
        removals.extend_cell(cell, board.digits(cell) - grave.digits);
        return Find::remove(Kind::Grave(GraveType::One), removals, move |_| grave.pattern());
    }
    if grave.cells.is_empty() {
        return None;
    }
    if grave.digits.len() == 1 {
        return grave.two(board).or_else(|| grave.four(board));
    }
    if grave.common.is_empty() {
        return None;
    }
    grave.four(board).or_else(|| grave.three(board))
}

impl Grave {
    fn of(board: &Board) -> Option<Grave> {
        let mut grave = Grave {
            cells: Vec::new(),
            surplus: [DigitSet::EMPTY; 81],
            digits: DigitSet::EMPTY,
            common: Vec::new(),
        };
        let mut rest = board.clone();
        for house in BLOCKS_ROWS_COLUMNS {
            for digit in Digit::ALL {
                let places = board.places(house, digit);
                if matches!(places.count_ones(), 0 | 2) {
                    continue;
                }
                let mut many =
                    Board::cells_at(house, places).filter(|&cell| board.digits(cell).len() >= 3);
                let cell = many.next()?;
                if many.next().is_some() {
                    continue;
                }
                grave.add(cell, digit);
                rest.remove(cell, digit);
                if grave.cells.len() > 1 && grave.digits.len() > 1 && grave.common.is_empty() {
                    return None;
                }
            }
        }
        let two_each = rest.empty().iter().all(|cell| rest.digits(cell).len() == 2);
        let even = BLOCKS_ROWS_COLUMNS.iter().all(|&house| {
            Digit::ALL.iter().all(|&d| matches!(rest.places(house, d).count_ones(), 0 | 2))
        });
        (two_each && even).then_some(grave)
    }

    fn add(&mut self, cell: Cell, digit: Digit) {
        if self.cells.is_empty() {
            self.common = PEERS[cell.index()].to_vec();
        } else {
            self.common.retain(|other| other.sees(cell));
        }
        if !self.cells.contains(&cell) {
            self.cells.push(cell);
        }
        self.surplus[cell.index()].insert(digit);
        self.digits.insert(digit);
        self.common.retain(|other| !self.cells.contains(other));
    }

    fn two(&self, board: &Board) -> Option<Find> {
        let digit = self.digits.first()?;
        let cells: CellSet = self.common.iter().copied().collect();
        let removals = CandidateSet::digit(digit, cells & board.cells_with(digit));
        let grave = self.clone();
        Find::remove(Kind::Grave(GraveType::Two), removals, move |_| grave.pattern())
    }

    fn four(&self, board: &Board) -> Option<Find> {
        let [a, b] = *self.cells.as_slice() else { return None };
        let shared = (board.digits(a) & board.digits(b)) - self.digits;
        let digit = shared.only()?;
        if !a.sees(b) {
            return None;
        }
        let mut removals = CandidateSet::EMPTY;
        for cell in [a, b] {
            let lost = board.digits(cell) - self.surplus[cell.index()];
            removals.extend_cell(cell, lost.without(digit));
        }
        let grave = self.clone();
        let reason =
            move |_: &Board| grave.pattern().cells(Role::Link, CellSet::of(a).with(b), shared);
        Find::remove(Kind::Grave(GraveType::Four), removals, reason)
    }

    /// The surplus.
    fn pattern(&self) -> Pattern {
        let surplus = self.cells.iter().map(|cell| (*cell, self.surplus[cell.index()]));
        surplus.fold(Pattern::on(Ground::Grave), |pattern, (cell, digits)| {
            pattern.cells(Role::Body, cell, digits)
        })
    }

    fn three(&self, board: &Board) -> Option<Find> {
        for house in HOUSES[self.cells[0].index()] {
            if self.cells.iter().any(|&cell| !house.cells().contains(cell)) {
                continue;
            }
            let cells: Vec<Cell> =
                self.common.iter().copied().filter(|&cell| house.cells().contains(cell)).collect();
            for size in 2..=6.min(cells.len()) {
                let sets = crate::rate::scales::explainer::houses::tuples(
                    size as u32 - 1,
                    cells.len() as u32,
                );
                let found = sets.into_iter().find_map(|set| self.naked(board, house, &cells, set));
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    /// The naked set that the surplus digits make with some of these cells of a house.
    fn naked(&self, board: &Board, house: House, cells: &[Cell], set: u16) -> Option<Find> {
        let size = set.count_ones() as usize + 1;
        let members = || bits(set).map(|i| board.digits(cells[i]));
        let others = members().fold(DigitSet::EMPTY, |all, digits| all | digits);
        let union = others | self.digits;
        if others.len() != size
            || union.len() != size
            || self.digits.len() <= 1
            || members().any(|digits| digits.len() <= 1)
        {
            return None;
        }
        let mut removals = CandidateSet::EMPTY;
        for (i, &cell) in cells.iter().enumerate() {
            if set >> i & 1 == 0 {
                removals.extend_cell(cell, board.digits(cell) & union);
            }
        }
        let (grave, members) = (self.clone(), bits(set).map(|i| cells[i]).collect::<CellSet>());
        let reason = move |_: &Board| {
            grave.pattern().house(Role::Base, house).cells(Role::Set(0), members, others)
        };
        Find::remove(Kind::Grave(GraveType::ThreeNaked(size as u8)), removals, reason)
    }
}
