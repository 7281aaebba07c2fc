//! How HoDoKu looks for each technique: a row for each that has a search of its own.

use super::choices::{self, By};
use super::seen::Seen;
use super::single_queues::{Queue, SingleQueues};
use super::{
    forcing, franken, locked, loops, rectangle, rectangles, remote_pair, sue_de_coq, xy_chain,
};
use crate::grid::HouseKind;
use crate::technique::Technique::{self, *};
use crate::technique::{Marks, Role, Step};

/// A way to look for a technique.
#[derive(Clone, Copy)]
enum Way {
    /// The first step that the library's finder finds.
    Common,
    /// The single that arose first.
    Queued(Queue),
    /// The best of all steps that the library's finder finds.
    Best(By),
    /// A search of HoDoKu's own. It may find a step of another technique of the same kind.
    Own(fn(&Seen<'_>, Technique) -> Option<Step>),
    /// None: the search of the row above finds its steps too.
    Above,
}

/// The table. The first technique of a kind finds the steps of all: none of the others comes before it on the
/// scale.
const fn way(technique: Technique) -> Way {
    use Way::{Above, Best, Common, Own, Queued};
    match technique {
        FullHouse | NakedSingle => Queued(Queue::Naked),
        HiddenSingle => Queued(Queue::Hidden),
        LockedPair => Own(|seen, _| locked::pair(seen.marks)),
        RemotePair => Own(|seen, _| remote_pair::best(seen.marks)),
        Skyscraper => Best(choices::rows_first),
        TurbotFish => Best(choices::most_first),
        EmptyRectangle => Own(|seen, _| rectangle::first(seen.marks)),
        WWing => Best(choices::ends_in_reading_order),
        XyWing => Best(choices::body_in_reading_order),
        UniqueRectangle1 | UniqueRectangle2 | UniqueRectangle3 | UniqueRectangle4
        | UniqueRectangle5 | UniqueRectangle6 | HiddenRectangle => {
            Own(|seen, technique| rectangles::first(seen.marks, technique, seen.budget))
        }
        AvoidableRectangle1 => {
            Own(|seen, it| seen.first_that(it, |step| loses_from_a_pair(step, seen.marks)))
        }
        AvoidableRectangle2 => Own(|seen, it| seen.first_that(it, has_its_roof_in_a_block)),
        SueDeCoq => Own(|seen, _| sue_de_coq::first(seen.marks)),
        ExtendedSueDeCoq => Above,
        MultiColour1 => Best(choices::clusters_in_reading_order),
        XChain => Best(choices::short),
        XYChain => Own(|seen, _| xy_chain::best(seen.marks)),
        ContinuousNiceLoop => Own(|seen, _| loops::best(seen.marks, false)),
        DiscontinuousNiceLoop | AlternatingInferenceChain => Above,
        GroupedContinuousNiceLoop => Own(|seen, _| loops::best(seen.marks, true)),
        GroupedDiscontinuousNiceLoop | GroupedAic => Above,
        AlsXz => Own(|seen, _| seen.sets().xz()),
        DoublyLinkedAlsXz => Above,
        AlsXyWing => Own(|seen, _| seen.sets().xy_wing(seen.budget)),
        AlsChain => Own(|seen, _| seen.sets().chain(seen.budget)),
        FrankenXWing => Own(|seen, it| franken::first(seen.marks, it, 2, false)),
        FrankenSwordfish => Own(|seen, it| franken::first(seen.marks, it, 3, false)),
        FinnedFrankenXWing => Own(|seen, it| franken::first(seen.marks, it, 2, true)),
        FinnedFrankenSwordfish => Own(|seen, it| franken::first(seen.marks, it, 3, true)),
        CellForcingChain => Own(|seen, _| seen.proved(forcing::by_chains(seen.marks)?)),
        HouseForcingChain => Above,
        ContradictionNet => Own(|seen, _| seen.proved(forcing::by_nets(seen.marks)?)),
        DoubleForcingNet | CellForcingNet | HouseForcingNet => Above,
        Search => Own(|seen, _| seen.middle_cell()),
        _ => Common,
    }
}

/// The step that HoDoKu finds for a technique. Nothing that was found counts when the budget is spent.
pub(super) fn find(technique: Technique, seen: &Seen<'_>, queues: &SingleQueues) -> Option<Step> {
    match way(technique) {
        Way::Common => seen.marks.find_within(technique, seen.budget),
        Way::Queued(queue) => queues.first(queue, technique, seen.marks),
        Way::Best(by) => choices::best(technique, by, seen),
        Way::Own(search) => search(seen, technique),
        Way::Above => None,
    }
}

/// Whether a cell with two candidates loses one.
fn loses_from_a_pair(step: &Step, marks: &Marks) -> bool {
    let cell = step.eliminations().all_cells().first();
    cell.is_some_and(|cell| marks.cell(cell).len() == 2)
}

/// Whether the cells with extra candidates share a block.
fn has_its_roof_in_a_block(step: &Step) -> bool {
    let roof = step.pattern().cells_of(Role::Fin).common_houses();
    roof.iter().any(|house| house.kind() == HouseKind::Block)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::Scale;

    #[test]
    fn each_row_is_about_a_technique_of_the_scale() {
        for technique in Technique::ALL {
            let is_on_scale = Scale::HODOKU.rank(*technique).is_some();
            assert!(is_on_scale || matches!(way(*technique), Way::Common), "{technique}");
        }
    }
}
