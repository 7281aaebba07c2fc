//! Templates: all ways in which a digit can still be placed nine times.
//!
//! A cell that every way of a digit uses holds that digit, so ways of other digits that use it are
//! discarded. Discarding ways of one digit may discard more of another, so this repeats until
//! nothing changes. HoDoKu compares templates in the same way.

pub(super) mod entries;

use crate::grid::{CandidateSet, Cell, CellSet, Digit};
use crate::marks::Marks;
use crate::step::{Budget, Emit, Flow, Found, Ground, Pattern, Role};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// The open cells of each way to place a digit.
type Ways = Vec<CellSet>;

/// Cells that every way uses: the digit goes there.
pub(super) fn set(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let ways = compatible(marks, emit.budget());
    emit.budget().spend(0)?;
    for digit in Digit::ALL {
        let always = ways[digit.index()].iter().fold(marks.digit(digit), |all, way| all & *way);
        if !ways[digit.index()].is_empty() && !always.is_empty() {
            let pattern =
                Pattern::on(Ground::AllHouses).cells(Role::Body, marks.digit(digit), digit);
            let placed = CandidateSet::digit(digit, always);
            emit.found(Found::new(placed, CandidateSet::EMPTY, pattern))?;
        }
    }
    ControlFlow::Continue(())
}

/// Cells that no way uses: they lose the digit.
pub(super) fn delete(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let ways = compatible(marks, emit.budget());
    emit.budget().spend(0)?;
    for digit in Digit::ALL {
        let ever = ways[digit.index()].iter().fold(CellSet::EMPTY, |all, way| all | *way);
        let gone = marks.digit(digit) - ever;
        if !gone.is_empty() && !ever.is_empty() {
            let pattern =
                Pattern::on(Ground::AllHouses).cells(Role::Body, marks.digit(digit), digit);
            let gone = CandidateSet::digit(digit, gone);
            emit.eliminate(gone, pattern)?;
        }
    }
    ControlFlow::Continue(())
}

/// By digit, the ways that avoid every cell used by all ways of another digit.
fn compatible(marks: &Marks, budget: &Budget<'_>) -> [Ways; 9] {
    let mut ways = Digit::ALL.map(|digit| {
        let places = marks.all_places(digit);
        let mut all = Vec::new();
        fill(&core::array::from_fn(|row| places[row]), 0, 0, 0, CellSet::EMPTY, &mut all);
        all
    });
    loop {
        let mut changed = false;
        for i in 0..9 {
            for j in 0..9 {
                if i == j || ways[j].is_empty() {
                    continue;
                }
                let always = ways[j].iter().fold(CellSet::FULL, |all, way| all & *way);
                let before = ways[i].len();
                ways[i].retain(|way| !way.meets(always));
                changed |= ways[i].len() < before;
            }
        }
        if !changed || budget.spend(10).is_break() {
            return ways;
        }
    }
}

/// Fills the rows from `row` on; `columns` and `blocks` are taken. A row without a place has the
/// digit already.
fn fill(rows: &[u16; 9], row: usize, columns: u16, blocks: u16, cells: CellSet, found: &mut Ways) {
    if row == 9 {
        found.push(cells);
        return;
    }
    if rows[row] == 0 {
        return fill(rows, row + 1, columns, blocks, cells, found);
    }
    let mut free = rows[row] & !columns;
    while free != 0 {
        let column = free.trailing_zeros() as usize;
        free &= free - 1;
        let block = 1 << (row / 3 * 3 + column / 3);
        if blocks & block == 0 {
            let cell = Cell::at(row, column);
            fill(rows, row + 1, columns | 1 << column, blocks | block, cells.with(cell), found);
        }
    }
}
