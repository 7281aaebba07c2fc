//! The search for unique rectangles and loops.
//!
//! The further digits that a loop may have in more than two cells are gathered along one branch of
//! the search and left behind for the next ones. So some loops are missed, and some are taken that
//! should not be: reproduced here, because the rating depends on it.

use super::loop_types;
use crate::grid::{Cell, CellSet, DigitSet, House, HouseSet};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::find::Find;
use crate::rate::scales::explainer::houses::{CELLS, HOUSES, are_several};
use crate::rate::scales::explainer::kind::{Kind, LoopType};
use crate::technique::{Ground, Pattern, Role};
use alloc::vec::Vec;

/// A loop, with what breaks it.
#[derive(Clone, Copy)]
struct Loop {
    form: LoopType,
    cells: CellSet,
    digits: DigitSet,
    /// The house and the other cells of the set of type 3.
    set: Option<(House, CellSet)>,
}

/// The easiest unique rectangle or loop, of equals that of the lower type, of these the first.
pub(in crate::rate::scales::explainer) fn first(board: &Board) -> Option<Find> {
    let mut found: Vec<(Find, Loop)> = Vec::new();
    for cell in board.empty() {
        let digits = board.digits(cell);
        if digits.len() != 2 {
            continue;
        }
        let both = digits.iter().fold(CellSet::FULL, |all, d| all & board.cells_with(d));
        let core = core(both);
        if !core.contains(cell) {
            continue;
        }
        let mut search = UniqueLoopSearch {
            board,
            digits,
            both,
            core,
            path: Vec::new(),
            visited: [HouseSet::EMPTY; 2],
            loops: Vec::new(),
        };
        search.extend(cell, 2, DigitSet::EMPTY, None);
        for cells in search.loops {
            add_finds(board, &cells, digits, &mut found);
        }
    }
    let key = |(find, found): &(Find, Loop)| (find.difficulty, type_number(found.form));
    let found = found.into_iter();
    let easiest = found.reduce(|best, next| if key(&next) < key(&best) { next } else { best });
    easiest.map(|(find, _)| find)
}

impl Loop {
    /// The loop with its further digits, and the set or the house that breaks it.
    fn pattern(&self, board: &Board) -> Pattern {
        let Loop { form, cells, digits, set } = *self;
        let mut pattern = Pattern::on(Ground::Deadly).cells(Role::Body, cells, digits);
        let mut roof = CellSet::EMPTY;
        for cell in cells {
            let further = board.digits(cell) - digits;
            if !further.is_empty() {
                roof.insert(cell);
                pattern = pattern.cells(Role::Fin, cell, further);
            }
        }
        if let Some((house, others)) = set {
            pattern = others.iter().fold(pattern.house(Role::Base, house), |pattern, cell| {
                pattern.cells(Role::Set(0), cell, board.digits(cell))
            });
        }
        if form == LoopType::Four {
            let is_confined =
                |house: House, digit| (board.cells_with(digit) & house.cells()).is_subset(roof);
            for house in roof.common_houses() {
                for digit in digits.iter().filter(|&digit| is_confined(house, digit)) {
                    pattern = pattern.house(Role::Base, house).cells(Role::Link, roof, digit);
                }
            }
        }
        pattern
    }
}

/// The cells that share at least two houses with others of the set.
fn core(mut cells: CellSet) -> CellSet {
    loop {
        let is_inside = |cell: &Cell| {
            let is_shared = |house: &&House| are_several(cells & house.cells());
            HOUSES[cell.index()].iter().filter(is_shared).count() >= 2
        };
        let inside: CellSet = cells.iter().filter(is_inside).collect();
        if inside == cells {
            return cells;
        }
        cells = inside;
    }
}

struct UniqueLoopSearch<'a> {
    board: &'a Board,
    digits: DigitSet,
    /// The cells that have both digits.
    both: CellSet,
    /// Those of them that may lie on a loop.
    core: CellSet,
    path: Vec<Cell>,
    /// The houses visited at even and at odd positions.
    visited: [HouseSet; 2],
    loops: Vec<Vec<Cell>>,
}

impl UniqueLoopSearch<'_> {
    /// Continues from a cell; `allowed` more cells may have further digits of any kind. `came_by` is
    /// the kind of house (block, row, column) shared with the cell before.
    fn extend(&mut self, cell: Cell, allowed: i32, mut further: DigitSet, came_by: Option<usize>) {
        let parity = self.path.len() % 2;
        // No loop visits a house twice at positions of one parity.
        if self.visited[parity].meets(cell.house_set()) {
            return;
        }
        self.visited[parity] |= cell.house_set();
        self.path.push(cell);
        for (kind, house) in HOUSES[cell.index()].into_iter().enumerate() {
            if came_by == Some(kind) {
                continue;
            }
            if !are_several(self.both & house.cells()) {
                continue;
            }
            for next in CELLS[house.index()] {
                if next == self.path[0] && self.path.len() >= 4 {
                    // Every house has to be visited once at each parity, or never.
                    if self.visited[0] == self.visited[1] {
                        self.loops.push(self.path.clone());
                    }
                } else if self.both.contains(next) && !self.path.contains(&next) {
                    let digits = self.board.digits(next);
                    further = (further | digits) - self.digits;
                    let has_more = digits.len() > 2;
                    if self.core.contains(next) && (!has_more || further.len() == 1 || allowed > 0)
                    {
                        self.extend(next, allowed - i32::from(has_more), further, Some(kind));
                    }
                }
            }
        }
        self.path.pop();
        self.visited[parity] -= cell.house_set();
    }
}

fn add_finds(board: &Board, cells: &[Cell], digits: DigitSet, found: &mut Vec<(Find, Loop)>) {
    let further: Vec<Cell> =
        cells.iter().copied().filter(|&cell| board.digits(cell).len() > 2).collect();
    let mut add = |form: LoopType, removals, set: Option<(House, CellSet)>| {
        let kind = Kind::Loop { cells: cells.len() as u8, form };
        let own = Loop { form, cells: cells.iter().copied().collect(), digits, set };
        let is_known = found.iter().any(|(_, known)| {
            known.cells == own.cells
                && core::mem::discriminant(&known.form) == core::mem::discriminant(&form)
        });
        if !is_known
            && let Some(find) = Find::remove(kind, removals, move |board| own.pattern(board))
        {
            found.push((find, own));
        }
    };
    match *further.as_slice() {
        [] => {}
        [cell] => add(LoopType::One, loop_types::one(cell, digits), None),
        [a, b] => {
            let extra = (board.digits(a) | board.digits(b)) - digits;
            if extra.len() == 1 {
                add(LoopType::Two, loop_types::two(board, &further, digits), None);
            } else {
                loop_types::three(board, a, b, digits, &mut |three| {
                    add(three.form, three.removals, Some((three.house, three.cells)));
                });
            }
            if let Some(removals) = loop_types::four(board, a, b, digits) {
                add(LoopType::Four, removals, None);
            }
        }
        _ => add(LoopType::Two, loop_types::two(board, &further, digits), None),
    }
}

fn type_number(form: LoopType) -> u8 {
    match form {
        LoopType::One => 1,
        LoopType::Two => 2,
        LoopType::ThreeNaked(_) | LoopType::ThreeHidden(_) => 3,
        LoopType::Four => 4,
    }
}
