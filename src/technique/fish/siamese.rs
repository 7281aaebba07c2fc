//! Siamese fish: two finned fish with the same bases and different covers, shown as one.

use super::{Emit, Fish, Flow, Shape, each};
use crate::grid::CandidateSet;
use crate::technique::marks::Marks;
use crate::technique::pattern::Role;
use crate::technique::step::Step;
use crate::technique::table::Technique;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Every pair of finned fish of a shape with the same bases, each with an elimination that the
/// other lacks.
pub(super) fn find(shape: Shape, size: usize, marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let technique = technique(shape, size);
    let budget = emit.budget();
    for digit in marks.reducible() {
        let mut all: Vec<Fish> = Vec::new();
        let mut collect = |fish| {
            all.push(fish);
            ControlFlow::Continue(())
        };
        if shape == Shape::Basic {
            each(Shape::Sashimi, true, size, digit, marks, budget, &mut collect)?;
        }
        each(shape, true, size, digit, marks, budget, &mut collect)?;
        for (i, one) in all.iter().enumerate() {
            budget.spend(1)?;
            for two in &all[i + 1..] {
                let fits = shape != Shape::Basic || !one.is_sashimi() || !two.is_sashimi();
                let adds = !one.gone.is_subset(two.gone) && !two.gone.is_subset(one.gone);
                if one.bases == two.bases && fits && adds {
                    emit.step(both(technique, one, two))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn both(technique: Technique, one: &Fish, two: &Fish) -> Step {
    let whole = Fish {
        covers: one.covers | two.covers,
        body: (one.body | two.body) - (one.fins | two.fins | one.endo_fins | two.endo_fins),
        fins: one.fins | two.fins,
        endo_fins: one.endo_fins | two.endo_fins,
        gone: one.gone | two.gone,
        ..*one
    };
    // What goes sees the fins of one of the two fish, not those of both.
    let pattern = [(Role::Set(0), one), (Role::Set(1), two)].into_iter().fold(
        whole.pattern(),
        |pattern, (role, fish)| {
            pattern.houses(role, fish.covers).cells(role, fish.fins | fish.endo_fins, fish.digit)
        },
    );
    Step::eliminate(technique, CandidateSet::digit(one.digit, whole.gone), pattern)
}

fn technique(shape: Shape, size: usize) -> Technique {
    use Technique::*;
    let sizes = match shape {
        Shape::Basic => [SiameseFinnedXWing, SiameseFinnedSwordfish, SiameseFinnedJellyfish],
        Shape::Sashimi => [SiameseSashimiXWing, SiameseSashimiSwordfish, SiameseSashimiJellyfish],
        Shape::Franken => [SiameseFrankenXWing, SiameseFrankenSwordfish, SiameseFrankenJellyfish],
        Shape::Mutant => [SiameseMutantXWing, SiameseMutantSwordfish, SiameseMutantJellyfish],
    };
    sizes[size - 2]
}
