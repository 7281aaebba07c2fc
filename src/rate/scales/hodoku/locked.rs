//! Locked pairs as HoDoKu distinguishes them from naked ones.

use crate::grid::{CellSet, HouseKind};
use crate::technique::{Found, Marks, Role, Step, Technique};
use core::ops::ControlFlow;

/// The first locked pair, by block and place: two cells of a block and a line, where the line loses
/// a candidate outside the block, and the block loses any. Elsewhere a locked pair needs a loss in
/// the block outside the line; for HoDoKu the third cell that the two houses share is enough.
pub(super) fn pair(marks: &Marks) -> Option<Step> {
    let mut first: Option<((usize, CellSet), Step)> = None;
    for technique in [Technique::LockedPair, Technique::NakedPair] {
        let _ = technique.each(marks, &mut |step| {
            let body = step.pattern().cells_of(Role::Body);
            let lost = step.eliminations().all_cells();
            let houses = body.common_houses();
            let block = houses.iter().find(|house| house.kind() == HouseKind::Block);
            if let Some(block) = block
                && houses.len() > 1
                && lost.meets(block.cells())
                && !(lost - block.cells()).is_empty()
            {
                let place = (block.index(), body);
                let is_first = |(best, _): &((usize, CellSet), Step)| {
                    (place.0, place.1.first(), place.1.last())
                        < (best.0, best.1.first(), best.1.last())
                };
                if first.as_ref().is_none_or(is_first) {
                    first = Some((place, step));
                }
            }
            ControlFlow::Continue(())
        });
    }
    let (_, step) = first?;
    Some(Found::eliminate(*step.eliminations(), step.pattern().clone()).by(Technique::LockedPair))
}
