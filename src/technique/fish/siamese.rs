//! Siamese fish: two finned fish with the same bases and different covers, shown as one.

use super::{Fins, Fish, FishType, Kind, each};
use crate::grid::CandidateSet;
use crate::marks::Marks;
use crate::step::{Emit, Flow, Found, Role};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Every pair of finned fish of a kind with the same bases, each with an elimination that the
/// other lacks.
pub(super) fn find(kind: Kind, marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let one_is_no_sashimi = kind.form == FishType::Basic && kind.fins == Fins::Siamese;
    let among: &[Fins] = match (kind.form, kind.fins) {
        (FishType::Basic, Fins::Siamese) => &[Fins::Sashimi, Fins::Finned],
        (FishType::Basic, _) => &[Fins::Sashimi],
        _ => &[Fins::Finned],
    };
    let budget = emit.budget();
    for digit in marks.reducible() {
        let mut all: Vec<Fish> = Vec::new();
        let mut collect = |fish| {
            all.push(fish);
            ControlFlow::Continue(())
        };
        for &fins in among {
            each(Kind { fins, ..kind }, digit, marks, budget, &mut collect)?;
        }
        for (i, one) in all.iter().enumerate() {
            budget.spend(1)?;
            for two in &all[i + 1..] {
                let fits = !one_is_no_sashimi || !one.is_sashimi() || !two.is_sashimi();
                let adds = !one.gone.is_subset(two.gone) && !two.gone.is_subset(one.gone);
                if one.bases == two.bases && fits && adds {
                    emit.found(both(one, two))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn both(one: &Fish, two: &Fish) -> Found {
    let whole = Fish {
        covers: one.covers | two.covers,
        body: (one.body | two.body) - (one.fins | two.fins | one.endo_fins | two.endo_fins),
        fins: one.fins | two.fins,
        endo_fins: one.endo_fins | two.endo_fins,
        gone: one.gone | two.gone,
        ..*one
    };
    // An elimination sees the fins of one of the two fish, not of both.
    let pattern = [(Role::Set(0), one), (Role::Set(1), two)].into_iter().fold(
        whole.pattern(),
        |pattern, (role, fish)| {
            pattern.houses(role, fish.covers).cells(role, fish.fins | fish.endo_fins, fish.digit)
        },
    );
    Found::eliminate(CandidateSet::digit(one.digit, whole.gone), pattern)
}
