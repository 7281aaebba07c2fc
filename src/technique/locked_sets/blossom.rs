//! Death blossom: a stem cell, and for each of its candidates a petal, an almost locked set that
//! the stem takes that digit from.
//!
//! Whatever the stem holds, the petal of that digit holds all its other digits. A digit Z that all
//! petals share is in one of them.

use crate::grid::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};
use crate::marks::sets::Als;
use crate::marks::{Marks, Node};
use crate::step::links::weak;
use crate::step::{Emit, Flow, Link, Pattern, Role};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// The most candidates of a stem: with more, petals have too many combinations.
const MOST: usize = 5;

/// Petals that share no cell first, then the others, for effects not yet seen.
pub(in crate::technique) fn death_blossom(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let sets = marks.almost_locked_sets();
    let mut seen = BTreeSet::new();
    for overlap in [false, true] {
        for stem in marks.open() {
            let digits = marks.cell(stem);
            let petals: Vec<(Digit, Vec<&Als>)> = digits
                .iter()
                .map(|digit| {
                    let fits =
                        |set: &&Als| set.seen(digit).contains(stem) && !set.cells.contains(stem);
                    (digit, sets.iter().filter(fits).collect())
                })
                .collect();
            if !(2..=MOST).contains(&digits.len()) || petals.iter().any(|(_, sets)| sets.is_empty())
            {
                continue;
            }
            let mut search = BlossomSearch {
                stem,
                petals: &petals,
                overlap,
                chosen: Vec::with_capacity(petals.len()),
                seen: &mut seen,
                emit,
            };
            let all = marks.all();
            search.extend(&all, CellSet::EMPTY, false)?;
        }
    }
    ControlFlow::Continue(())
}

struct BlossomSearch<'a, 'e> {
    stem: Cell,
    petals: &'a [(Digit, Vec<&'a Als>)],
    overlap: bool,
    chosen: Vec<&'a Als>,
    seen: &'a mut BTreeSet<CandidateSet>,
    emit: &'a mut Emit<'e>,
}

impl BlossomSearch<'_, '_> {
    /// Chooses the next petal; `left` holds the candidates that all petals so far see.
    fn extend(&mut self, left: &CandidateSet, used: CellSet, met: bool) -> Flow {
        let Some((digit, sets)) = self.petals.get(self.chosen.len()) else {
            return self.found(left, met);
        };
        for set in sets {
            self.emit.budget().spend(1)?;
            let meets = met || set.cells.meets(used);
            if meets && !self.overlap {
                continue;
            }
            let mut still = CandidateSet::EMPTY;
            for z in set.digits.without(*digit) {
                still.extend_digit(z, left.cells(z) & set.seen(z));
            }
            if !still.is_empty() {
                self.chosen.push(set);
                self.extend(&still, used | set.cells, meets)?;
                self.chosen.pop();
            }
        }
        ControlFlow::Continue(())
    }

    fn found(&mut self, gone: &CandidateSet, met: bool) -> Flow {
        let mut gone = *gone;
        // The stem's own digits are removed only elsewhere.
        Digit::ALL.into_iter().for_each(|d| {
            gone.remove(Candidate { cell: self.stem, digit: d });
        });
        if met != self.overlap || gone.is_empty() || !self.seen.insert(gone) {
            return ControlFlow::Continue(());
        }
        let pattern = self.evidence(gone.all_digits());
        self.emit.eliminate(gone, pattern)
    }

    fn evidence(&self, zs: DigitSet) -> Pattern {
        let stem = CellSet::of(self.stem);
        let digits: DigitSet = self.petals.iter().map(|(digit, _)| *digit).collect();
        let mut pattern = Pattern::new().cells(Role::Hinge, stem, digits);
        for (i, ((digit, _), set)) in self.petals.iter().zip(&self.chosen).enumerate() {
            pattern = pattern.cells(Role::Set(i as u8), set.cells, set.digits).cells(
                Role::Link,
                set.places(*digit),
                *digit,
            );
            let Some(z) = zs.first() else { continue };
            let stem = Node { digit: *digit, cells: stem, on: true };
            let off = set.node(*digit, false);
            pattern = pattern.chain(alloc::vec![
                weak(stem, off),
                Link { from: off, to: set.node(z, true), via: set.via() },
            ]);
        }
        zs.iter().fold(pattern, |pattern, z| {
            let places = self.chosen.iter().fold(CellSet::EMPTY, |p, set| p | set.places(z));
            pattern.cells(Role::Body, places, z)
        })
    }
}
