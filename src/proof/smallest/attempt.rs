//! Attempts: candidates that may be true together, and the constraints that they leave open.
//!
//! Whatever candidate an attempt holds, a proof against it needs one of the constraints that the
//! attempt misses; otherwise the attempt satisfies the proof.

use super::places::Places;
use crate::grid::{Candidate, CellSet, Digit, House};
use crate::proof::Constraints;

/// Candidates that do not exclude each other, as many as could be found.
pub(super) struct Attempt {
    pub(super) chosen: Places,
    /// The constraints that none of them satisfies.
    pub(super) missed: Constraints,
}

impl Attempt {
    /// The attempt that these chosen candidates grow into: singles among the places that are left,
    /// then the right digit of a cell with few candidates, again and again. What cannot be satisfied
    /// is passed over. Most of the time, little is missed in the end, and close together.
    pub(super) fn grown(
        chosen: &Places,
        left: &Places,
        right: &Places,
        open: &Constraints,
    ) -> Attempt {
        let (mut chosen, mut left) = (*chosen, *left);
        loop {
            let [once, twice, thrice] = left.cells();
            if once.is_empty() {
                break;
            }
            if take_singles(&mut chosen, &mut left, once - twice) {
                continue;
            }
            let pairs = twice - thrice;
            let among = if pairs.is_empty() { once } else { pairs };
            let Some(next) = first(&left.and(right), among).or_else(|| first(&left, among)) else {
                break;
            };
            left.choose(next);
            chosen.insert(next);
        }
        let missed = open.minus(chosen.satisfied());
        Attempt { chosen, missed }
    }
}

/// Chooses the candidates that are alone in their cell, or in a house. Returns whether there was one.
fn take_singles(chosen: &mut Places, left: &mut Places, alone: CellSet) -> bool {
    let mut is_any = false;
    let mut take = |left: &mut Places, candidate: Candidate| {
        left.choose(candidate);
        chosen.insert(candidate);
        is_any = true;
    };
    for digit in Digit::ALL {
        while let Some(cell) = (left.0[digit.index()] & alone).first() {
            take(left, Candidate { cell, digit });
        }
    }
    for digit in Digit::ALL {
        if left.0[digit.index()].is_empty() {
            continue;
        }
        for house in House::ALL {
            if let Some(cell) = (left.0[digit.index()] & house.cells()).only() {
                take(left, Candidate { cell, digit });
            }
        }
    }
    is_any
}

fn first(places: &Places, among: CellSet) -> Option<Candidate> {
    Digit::ALL.into_iter().find_map(|digit| {
        let cell = (places.0[digit.index()] & among).first()?;
        Some(Candidate { cell, digit })
    })
}
