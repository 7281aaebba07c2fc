//! The order in which HoDoKu removes a step's candidates, and so the order in which singles arise.

use crate::grid::{Candidate, CellSet, HouseKind};
use crate::technique::Technique::*;
use crate::technique::{Role, Step};
use alloc::vec::Vec;

/// The eliminations of a step in HoDoKu's order.
pub(super) fn eliminations(step: &Step) -> Vec<Candidate> {
    let gone = step.eliminations();
    let in_cells = |cells: CellSet| {
        let each = move |cell| gone.digits(cell).iter().map(move |digit| Candidate { cell, digit });
        cells.iter().flat_map(each)
    };
    let pattern = step.pattern();
    match step.technique() {
        // House by house: shared candidates come twice, which has no effect.
        LockedPair | LockedTriple | NakedPair | NakedTriple | NakedQuad => {
            let houses = pattern.cells_of(Role::Body).common_houses();
            houses.iter().flat_map(|house| in_cells(house.cells())).collect()
        }
        SueDeCoq | ExtendedSueDeCoq => {
            let houses = pattern.houses_of(Role::Base);
            let (blocks, lines): (Vec<_>, Vec<_>) =
                houses.iter().partition(|house| house.kind() == HouseKind::Block);
            blocks.into_iter().chain(lines).flat_map(|house| in_cells(house.cells())).collect()
        }
        HiddenPair | HiddenTriple | HiddenQuad | UniqueRectangle1 | UniqueRectangle3 => {
            in_cells(gone.all_cells()).collect()
        }
        _ => gone.iter().collect(),
    }
}
