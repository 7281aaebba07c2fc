//! Subsets: as many cells as digits within a house.
//!
//! Naked: N cells that hold N digits between them use those digits up. Hidden: N digits that have N
//! places between them fill those places. Locked: a naked subset in the cells where a block and a
//! line meet, with something to remove in both.

pub(super) mod entries;

use crate::grid::{CandidateSet, CellSet, Digit, DigitSet};
use crate::marks::{BLOCKS_FIRST, Marks};
use crate::step::{Emit, Flow, Pattern, Role};
use core::ops::ControlFlow;

/// N cells of a house with N digits, that are not a locked subset.
pub(super) fn naked<const N: usize>(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    if !marks.subset_sizes().naked(N) {
        return ControlFlow::Continue(());
    }
    each_naked::<N>(marks, &mut |cells, digits, gone| {
        if is_locked(cells, &gone) {
            return ControlFlow::Continue(());
        }
        let pattern = Pattern::new().cells(Role::Body, cells, digits);
        let shared = cells.common_houses();
        emit.eliminate(gone, pattern.houses(Role::Base, shared))
    })
}

/// N cells in the meet of a block and a line with N digits, which the rest of both loses.
pub(super) fn locked<const N: usize>(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    if !marks.subset_sizes().naked(N) {
        return ControlFlow::Continue(());
    }
    each_naked::<N>(marks, &mut |cells, digits, gone| {
        if !is_locked(cells, &gone) {
            return ControlFlow::Continue(());
        }
        let pattern = Pattern::new().cells(Role::Body, cells, digits);
        let shared = cells.common_houses();
        emit.eliminate(gone, pattern.houses(Role::Base, shared))
    })
}

/// N digits of a house with N places.
pub(super) fn hidden<const N: usize>(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let memory = &mut [0; 1 << 9];
    for house in BLOCKS_FIRST {
        if !marks.subset_sizes_in(house, memory).hidden(N) {
            continue;
        }
        let masks = Digit::ALL.map(|digit| marks.places(digit, house));
        each_union::<N>(&masks, &mut |digits, places| {
            let digits = DigitSet::from_bits(digits);
            let mut cells = CellSet::EMPTY;
            let mut gone = CandidateSet::EMPTY;
            let mut rest = places;
            while rest != 0 {
                let cell = house.cell(rest.trailing_zeros() as usize);
                rest &= rest - 1;
                cells.insert(cell);
                gone.extend_cell(cell, marks.cell(cell) - digits);
            }
            if gone.is_empty() {
                return ControlFlow::Continue(());
            }
            let pattern = Pattern::new().cells(Role::Body, cells, digits).house(Role::Base, house);
            emit.eliminate(gone, pattern)
        })?;
    }
    ControlFlow::Continue(())
}

/// Each naked subset with an effect once, even if two houses share its cells.
fn each_naked<const N: usize>(
    marks: &Marks,
    found: &mut dyn FnMut(CellSet, DigitSet, CandidateSet) -> Flow,
) -> Flow {
    for house in BLOCKS_FIRST {
        // A house with exactly N open cells loses nothing, but the other house of a block's line
        // may.
        if (marks.open() & house.cells()).len() < N {
            continue;
        }
        let masks: [u16; 9] = core::array::from_fn(|i| marks.cell(house.cell(i)).bits());
        each_union::<N>(&masks, &mut |places, digits| {
            let cells: CellSet =
                (0..9).filter(|i| places >> i & 1 == 1).map(|i| house.cell(i)).collect();
            if cells.common_houses().last() != Some(house) {
                return ControlFlow::Continue(());
            }
            let digits = DigitSet::from_bits(digits);
            let seen = cells.common_peers();
            let mut gone = CandidateSet::EMPTY;
            digits.iter().for_each(|d| gone.extend_digit(d, marks.digit(d) & seen));
            if gone.is_empty() { ControlFlow::Continue(()) } else { found(cells, digits, gone) }
        })?;
    }
    ControlFlow::Continue(())
}

/// Whether the cells lie in two houses and each of these loses a candidate.
fn is_locked(cells: CellSet, gone: &CandidateSet) -> bool {
    let shared = cells.common_houses();
    let lost = gone.all_cells();
    shared.len() == 2
        && shared.iter().all(|house| !(lost & house.cells()).is_empty())
        && shared.iter().all(|house| !(lost - house.cells()).is_empty())
}

/// Emits every N of the nine masks with 2 to N bits each and N bits in their union, as the set of
/// their numbers and the union.
fn each_union<const N: usize>(masks: &[u16; 9], found: &mut dyn FnMut(u16, u16) -> Flow) -> Flow {
    let mut fit = 0_u16;
    for (i, mask) in masks.iter().enumerate() {
        fit |= u16::from((2..=N as u32).contains(&mask.count_ones())) << i;
    }
    extend(masks, N, fit, 0, 0, N, found)
}

/// Adds `left` more masks out of `fit` to those chosen.
fn extend(
    masks: &[u16; 9],
    size: usize,
    mut fit: u16,
    chosen: u16,
    union: u16,
    left: usize,
    found: &mut dyn FnMut(u16, u16) -> Flow,
) -> Flow {
    if left == 0 {
        return if union.count_ones() as usize == size {
            found(chosen, union)
        } else {
            ControlFlow::Continue(())
        };
    }
    while fit.count_ones() as usize >= left {
        let i = fit.trailing_zeros() as usize;
        fit &= fit - 1;
        let union = union | masks[i];
        if union.count_ones() as usize <= size {
            extend(masks, size, fit, chosen | 1 << i, union, left - 1, found)?;
        }
    }
    ControlFlow::Continue(())
}
