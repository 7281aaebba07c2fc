//! The proof of a step, derived from its evidence.
//!
//! Everything that a pattern names may be a reason: its cells hold a digit, its houses have places
//! for its digits, its strong links hold. The checker of [`crate::proof`] decides whether these are
//! enough.

use super::uniqueness::{completed_by, symmetry_of};
use crate::grid::{CandidateSet, CellSet, Digit, DigitSet, House};
use crate::marks::{Marks, Via};
use crate::proof::{Claim, Constraint, Constraints, Deadly, Flaw, Proof, check};
use crate::step::{Family, Item, Link, Pattern, Role, Step, Technique};

impl Step {
    /// The step's claims about the candidates.
    pub fn claim(&self) -> Claim {
        Claim { placements: *self.placements(), eliminations: *self.eliminations() }
    }

    /// The step's proof, with every constraint that its evidence names. See [`Proof::irreducible`]
    /// for one without the unnecessary ones.
    pub fn proof(&self, marks: &Marks) -> Proof {
        let symmetry = match self.technique() {
            Technique::SymmetricalPlacement => symmetry_of(self, marks),
            Technique::AntiSymmetricalPlacement => completed_by(self, marks),
            _ => None,
        };
        if let Some(symmetry) = symmetry {
            return Proof::Symmetry(symmetry, truths(self, marks));
        }
        let truths = truths(self, marks);
        match deadly(self, marks) {
            Some(deadly) => Proof::Deadly(deadly, truths),
            None => Proof::Truths(truths),
        }
    }

    /// Checks the step's proof.
    ///
    /// # Errors
    /// [`Flaw`]: what is wrong with it.
    pub fn verify(&self, marks: &Marks) -> Result<(), Flaw> {
        check(&marks.candidates(), marks.unique(), &self.claim(), &self.proof(marks))
    }
}

/// Every constraint that the evidence names.
fn truths(step: &Step, marks: &Marks) -> Constraints {
    let pattern = step.pattern();
    let mut truths = Constraints::EMPTY;
    let parts = candidates_in(pattern.parts().iter().map(|part| part.item));
    let nodes = nodes_of(pattern);
    match step.technique().entry().family {
        // Compares the ways of one digit with those of all others.
        Family::Templates => truths.extend(open_houses(marks, DigitSet::FULL)),
        Family::LastResort => {
            truths.extend(open_houses(marks, DigitSet::FULL));
            truths.extend(marks.open().iter().map(Constraint::Cell));
        }
        _ => {}
    }
    // Of the large patterns only these cells are reasons, for the others their houses are.
    let cells = match step.technique().entry().family {
        Family::Exotic => {
            let reasons =
                [Role::Body, Role::Hinge, Role::Set(0)].map(|role| pattern.cells_of(role));
            reasons.into_iter().fold(CellSet::EMPTY, |all, cells| all | cells)
        }
        _ => parts.all_cells(),
    };
    for cell in marks.open() {
        let is_lost = !nodes.is_empty() && marks.cell(cell).is_subset(nodes.digits(cell));
        if is_lost || cells.contains(cell) {
            truths.insert(Constraint::Cell(cell));
        }
    }
    let bases = pattern.houses_of(Role::Base) | pattern.houses_of(Role::True);
    for digit in Digit::ALL {
        let (parts, nodes) = (parts.cells(digit), nodes.cells(digit));
        for house in House::ALL {
            let places = marks.cells_in(digit, house);
            let holds = places.is_subset(parts) || places.is_subset(nodes);
            if !places.is_empty() && (holds || !parts.is_empty() && bases.contains(house)) {
                truths.insert(Constraint::House(house, digit));
            }
        }
    }
    pattern.chains().iter().flatten().for_each(|link| truths.extend(of_link(link, marks).iter()));
    truths
}

/// The candidates that some items name.
fn candidates_in(items: impl Iterator<Item = Item>) -> CandidateSet {
    let mut named = CandidateSet::EMPTY;
    for item in items {
        if let Item::Candidates(cells, digits) = item {
            digits.iter().for_each(|digit| named.extend_digit(digit, cells));
        }
    }
    named
}

/// The candidates that the chains pass through.
fn nodes_of(pattern: &Pattern) -> CandidateSet {
    let mut nodes = CandidateSet::EMPTY;
    for link in pattern.chains().iter().flatten() {
        nodes.extend_digit(link.from.digit, link.from.cells);
        nodes.extend_digit(link.to.digit, link.to.cells);
    }
    nodes
}

/// Each of these digits has a place in every house that lacks it.
fn open_houses(marks: &Marks, digits: DigitSet) -> impl Iterator<Item = Constraint> + '_ {
    let all = digits.iter().flat_map(|digit| House::ALL.map(|house| (house, digit)));
    let open = all.filter(|(house, digit)| marks.places(*digit, *house) != 0);
    open.map(|(house, digit)| Constraint::House(house, digit))
}

/// The reasons of an inference: none, if a true candidate excludes another one.
fn of_link(link: &Link, marks: &Marks) -> Constraints {
    let mut truths = Constraints::EMPTY;
    if link.from.on {
        if let Via::Set(cells, _) = link.via {
            truths.extend(cells.iter().map(Constraint::Cell));
        }
        return truths;
    }
    match link.via {
        Via::Cell(cell) => truths.extend([Constraint::Cell(cell)]),
        Via::House(house) if link.to.on => {
            truths.extend([Constraint::House(house, link.to.digit)]);
        }
        // A pattern within a net: locked candidates or a hidden pair of this house.
        Via::House(house) => truths.extend(
            open_houses(marks, DigitSet::FULL)
                .filter(|open| matches!(open, Constraint::House(of, _) if *of == house)),
        ),
        Via::Set(cells, _) => truths.extend(cells.iter().map(Constraint::Cell)),
        // A fish within a net.
        Via::Other => truths.extend(open_houses(marks, link.to.digit.into())),
        Via::Nested(_) => {}
    }
    truths
}

/// The deadly pattern of a step that relies on uniqueness.
fn deadly(step: &Step, marks: &Marks) -> Option<Deadly> {
    if step.technique().entry().family != Family::Uniqueness {
        return None;
    }
    let body = candidates_in(step.pattern().of(Role::Body));
    let is_grave = matches!(
        step.technique(),
        Technique::BugPlus1 | Technique::BugPlusN | Technique::Bug3 | Technique::Bug4
    );
    if is_grave {
        return Some(Deadly { cells: marks.open(), guardians: body });
    }
    let cells = body.all_cells();
    let mut guardians = CandidateSet::EMPTY;
    for cell in cells {
        guardians.extend_cell(cell, marks.cell(cell) - body.digits(cell));
    }
    Some(Deadly { cells, guardians })
}
