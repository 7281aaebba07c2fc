//! The proof of a step: constraints, derived from its evidence.
//!
//! Everything that a pattern names may be a reason: its cells hold a digit, its houses have places
//! for its digits, its strong links hold. What the pattern is made of comes first, as its
//! [`Ground`] says. Anything else that it names takes part only if these are not enough, as the
//! checker of [`crate::proof`] decides.

use super::{Found, Item, Link, Pattern, Role, Step};
use crate::grid::{CandidateSet, Cell, CellSet, DigitSet, House, Transform};
use crate::marks::{Marks, Via};
use crate::proof::{Claim, Constraint, Constraints, Deadly, Flaw, Proof, check};

/// What the evidence of a step rests on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Ground {
    /// The cells of the pattern: each holds one of its digits. If they are not enough, also its
    /// houses and links.
    #[default]
    Cells,
    /// The houses of the pattern, which have places for its digits, and its links. If they are not
    /// enough, also its cells.
    Houses,
    /// The body, the hinge and the first set of a large pattern, and its houses. Its other cells are
    /// no reasons.
    Core,
    /// As [`Ground::Cells`], but every house of the grid may be a reason, for every digit.
    AllHouses,
    /// Every house and every open cell of the grid may be a reason.
    Everything,
    /// The body would be a deadly pattern if its cells had no other candidates.
    Deadly,
    /// All open cells would be a bivalue universal grave without the candidates of the body.
    Grave,
    /// This symmetry maps the givens onto themselves, or would with one more given.
    Symmetry(Transform),
}

impl Step {
    /// The step's claims about the candidates.
    pub fn claim(&self) -> Claim {
        self.found.claim()
    }

    /// The step's proof, with the constraints that its pattern is made of; if these are not enough,
    /// with every constraint that its evidence names. See [`Step::reason`] for one without the
    /// unnecessary ones.
    pub fn proof(&self, marks: &Marks) -> Proof {
        self.found.proved(marks).0
    }

    /// The step's proof without unnecessary constraints: none of those that are left can be dropped.
    /// What the pattern is made of is kept rather than other constraints. A proof that the checker
    /// refuses stays as it is.
    pub fn reason(&self, marks: &Marks) -> Proof {
        let (proof, verdict) = self.found.proved(marks);
        if verdict.is_err() {
            return proof;
        }
        let foreign = proof.truths().minus(Evidence::of(self.pattern(), marks).own());
        let (before, claim) = (marks.candidates(), self.claim());
        let proof = proof.without_surplus(&foreign, &before, marks.unique(), &claim);
        proof.irreducible(&before, marks.unique(), &claim)
    }

    /// Checks the step's proof.
    ///
    /// # Errors
    /// [`Flaw`]: what is wrong with it.
    pub fn verify(&self, marks: &Marks) -> Result<(), Flaw> {
        self.found.verify(marks)
    }
}

impl Found {
    /// Checks the proof, see [`Step::verify`].
    ///
    /// # Errors
    /// [`Flaw`]: what is wrong with it.
    pub fn verify(&self, marks: &Marks) -> Result<(), Flaw> {
        self.proved(marks).1
    }

    fn claim(&self) -> Claim {
        Claim { placements: self.placements, eliminations: self.eliminations }
    }

    /// The proof with the checker's verdict.
    fn proved(&self, marks: &Marks) -> (Proof, Result<(), Flaw>) {
        let (before, claim) = (marks.candidates(), self.claim());
        let evidence = Evidence::of(&self.pattern, marks);
        let kind = evidence.kind();
        let verdict = |proof: &Proof| check(&before, marks.unique(), &claim, proof);
        for some in [Evidence::first, Evidence::own] {
            let proof = kind.with_truths(some(&evidence));
            if verdict(&proof).is_ok() {
                return (proof, Ok(()));
            }
        }
        let proof = kind.with_truths(evidence.all());
        (proof, verdict(&proof))
    }
}

impl Pattern {
    /// Every constraint that the evidence names.
    pub(crate) fn truths(&self, marks: &Marks) -> Constraints {
        Evidence::of(self, marks).all()
    }
}

/// What a pattern names.
struct Evidence<'a> {
    pattern: &'a Pattern,
    marks: &'a Marks,
    /// The candidates of its parts, and those that its chains pass through.
    parts: CandidateSet,
    nodes: CandidateSet,
}

impl<'a> Evidence<'a> {
    fn of(pattern: &'a Pattern, marks: &'a Marks) -> Evidence<'a> {
        let parts = candidates_in(pattern.parts().iter().map(|part| part.item));
        Evidence { pattern, marks, parts, nodes: nodes_of(pattern) }
    }

    /// What comes first among the reasons.
    fn first(&self) -> Constraints {
        match self.pattern.ground() {
            Ground::Houses => self.houses().or(self.links()),
            _ => self.cells(),
        }
    }

    /// What the pattern is made of.
    fn own(&self) -> Constraints {
        self.cells().or(self.houses()).or(self.links())
    }

    /// Every constraint that may be a reason.
    fn all(&self) -> Constraints {
        let mut all = self.own();
        match self.pattern.ground() {
            Ground::AllHouses => all.extend(open_houses(self.marks, DigitSet::FULL)),
            Ground::Everything => {
                all.extend(open_houses(self.marks, DigitSet::FULL));
                all.extend(self.marks.open().iter().map(Constraint::Cell));
            }
            Ground::Core => {}
            _ => {
                let named = self.parts.all_cells() & self.marks.open();
                all.extend(named.iter().map(Constraint::Cell));
            }
        }
        all.extend(self.held(&self.parts));
        all.extend(self.held(&self.nodes));
        all
    }

    /// The cells of which every candidate is named.
    fn cells(&self) -> Constraints {
        let is_whole = |cell: &Cell| {
            let own = self.marks.cell(*cell);
            own.is_subset(self.parts.digits(*cell)) || own.is_subset(self.nodes.digits(*cell))
        };
        let cells: CellSet = match self.pattern.ground() {
            Ground::Core => [Role::Body, Role::Hinge, Role::Set(0)]
                .into_iter()
                .fold(CellSet::EMPTY, |all, role| all | self.pattern.cells_of(role)),
            _ => self.parts.all_cells().iter().filter(is_whole).collect(),
        };
        let lost = self.nodes.all_cells().iter().filter(is_whole).collect();
        ((cells | lost) & self.marks.open()).iter().map(Constraint::Cell).collect()
    }

    /// The pattern's digits in its base houses; if there are none, in the houses of which every place
    /// is named.
    fn houses(&self) -> Constraints {
        let bases = self.pattern.houses_of(Role::Base) | self.pattern.houses_of(Role::True);
        if bases.is_empty() && self.pattern.chains().is_empty() {
            return self.held(&self.parts).collect();
        }
        let digits = self.parts.all_digits();
        let all = bases.iter().flat_map(|house| digits.iter().map(move |digit| (house, digit)));
        let open = all.filter(|(house, digit)| self.marks.places(*digit, *house) != 0);
        open.map(|(house, digit)| Constraint::House(house, digit)).collect()
    }

    /// The reasons of the links.
    fn links(&self) -> Constraints {
        let links = self.pattern.chains().iter().flatten();
        links.fold(Constraints::EMPTY, |all, link| all.or(of_link(link, self.marks)))
    }

    /// The digits in houses of which every place is among these candidates.
    fn held(&self, among: &CandidateSet) -> impl Iterator<Item = Constraint> {
        let digits: DigitSet = among.all_digits();
        open_houses(self.marks, digits).filter(move |open| match open {
            Constraint::House(house, digit) => {
                self.marks.cells_in(*digit, *house).is_subset(among.cells(*digit))
            }
            Constraint::Cell(_) => false,
        })
    }

    /// The kind of proof, without constraints.
    fn kind(&self) -> Proof {
        match self.pattern.ground() {
            Ground::Symmetry(symmetry) => Proof::Symmetry(symmetry, Constraints::EMPTY),
            Ground::Deadly => Proof::Deadly(self.deadly(), Constraints::EMPTY),
            Ground::Grave => {
                let guardians = candidates_in(self.pattern.of(Role::Body));
                let deadly = Deadly { cells: self.marks.open(), guardians };
                Proof::Deadly(deadly, Constraints::EMPTY)
            }
            _ => Proof::Truths(Constraints::EMPTY),
        }
    }

    /// The body, with the other candidates of its cells as guardians.
    fn deadly(&self) -> Deadly {
        let body = candidates_in(self.pattern.of(Role::Body));
        let cells = body.all_cells();
        let mut guardians = CandidateSet::EMPTY;
        for cell in cells {
            guardians.extend_cell(cell, self.marks.cell(cell) - body.digits(cell));
        }
        Deadly { cells, guardians }
    }
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
