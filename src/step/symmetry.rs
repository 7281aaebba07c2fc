//! Steps and marks under the symmetries of Sudoku: a step in a grid is a step in each of its isomorphs.

use super::{Found, Ground, Item, Link, Pattern, Step};
use crate::grid::{Candidate, CandidateSet, Cell, DigitSet, Transform};
use crate::marks::{Marks, Node, Via};

impl Transform {
    /// The marks with their cells moved and their digits relabelled, without a proof of uniqueness.
    pub fn marks(&self, marks: &Marks) -> Marks {
        let placed = self.grid(&marks.grid());
        let mut givens = placed;
        for cell in Cell::ALL {
            if !marks.givens().contains(cell) {
                givens.set(self.cell(cell), None);
            }
        }
        Marks::resume(&givens, &placed, &self.candidates(&marks.candidates()))
    }

    /// The step in the transformed marks that corresponds to `step`.
    pub fn step(&self, step: &Step) -> Step {
        Found::new(
            self.candidate_set(step.placements()),
            self.candidate_set(step.eliminations()),
            self.pattern(step.pattern()),
        )
        .by(step.technique())
    }

    /// The candidates with their cells moved and their digits relabelled.
    pub fn candidate_set(&self, set: &CandidateSet) -> CandidateSet {
        let mut image = CandidateSet::EMPTY;
        for c in set {
            image.insert(Candidate { cell: self.cell(c.cell), digit: self.digit(c.digit) });
        }
        image
    }

    fn pattern(&self, pattern: &Pattern) -> Pattern {
        let ground = match pattern.ground() {
            Ground::Symmetry(own) => Ground::Symmetry(self.inverse().then(&own).then(self)),
            other => other,
        };
        let image =
            pattern.parts().iter().fold(Pattern::on(ground), |image, part| match part.item {
                Item::House(house) => image.house(part.role, self.house(house)),
                Item::Candidates(cells, digits) => {
                    image.cells(part.role, self.cells(cells), self.digit_set(digits))
                }
            });
        pattern.chains().iter().fold(image, |image, chain| {
            image.chain(chain.iter().map(|link| self.link(link)).collect())
        })
    }

    fn link(&self, link: &Link) -> Link {
        let via = match link.via {
            Via::Cell(cell) => Via::Cell(self.cell(cell)),
            Via::House(house) => Via::House(self.house(house)),
            Via::Set(cells, digits) => Via::Set(self.cells(cells), self.digit_set(digits)),
            Via::Nested(_) | Via::Other => link.via,
        };
        Link { from: self.node(&link.from), to: self.node(&link.to), via }
    }

    fn node(&self, node: &Node) -> Node {
        Node { digit: self.digit(node.digit), cells: self.cells(node.cells), on: node.on }
    }

    fn digit_set(&self, digits: DigitSet) -> DigitSet {
        digits.iter().map(|digit| self.digit(digit)).collect()
    }
}
