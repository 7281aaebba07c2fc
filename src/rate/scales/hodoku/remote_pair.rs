//! Remote pairs as HoDoKu finds them: every path along cells with the same two candidates counts,
//! with the eliminations of any two of its cells at an odd distance of three or more.

use super::weight::Weight;
use crate::grid::{Candidate, CandidateSet, Cell, CellSet};
use crate::technique::{Found, Marks, Step, Technique, remote_pair_evidence};
use alloc::vec::Vec;

/// The most cells of a path.
const LONGEST: usize = 10;

/// The smallest distance of two cells with eliminations.
const NEAREST: usize = 3;

/// The remote pair with the most eliminations, the first found of equals.
pub(super) fn best(marks: &Marks) -> Option<Step> {
    let mut search = PairSearch { marks, way: Vec::new(), best: None };
    marks.bivalue().iter().for_each(|start| search.extend(start));
    let (_, gone, way) = search.best?;
    let pattern = remote_pair_evidence(&way, marks.cell(way[0]));
    Some(Found::eliminate(gone, pattern).by(Technique::RemotePair))
}

struct PairSearch<'m> {
    marks: &'m Marks,
    way: Vec<Cell>,
    best: Option<(Weight, CandidateSet, Vec<Cell>)>,
}

impl PairSearch<'_> {
    fn extend(&mut self, cell: Cell) {
        self.way.push(cell);
        if self.way.len() > NEAREST && self.way.len().is_multiple_of(2) {
            self.check();
        }
        if self.way.len() < LONGEST {
            let digits = self.marks.cell(cell);
            let passed: CellSet = self.way.iter().copied().collect();
            let next = (self.marks.bivalue() & cell.peers()) - passed;
            let alike = next.iter().filter(|next| self.marks.cell(*next) == digits);
            alike.collect::<Vec<_>>().into_iter().for_each(|next| self.extend(next));
        }
        self.way.pop();
    }

    fn check(&mut self) {
        let digits = self.marks.cell(self.way[0]);
        let mut seen = CellSet::EMPTY;
        for (i, a) in self.way.iter().enumerate() {
            let far = self.way.iter().skip(i + NEAREST).step_by(2);
            far.for_each(|b| seen |= a.peers() & b.peers());
        }
        let mut gone = CandidateSet::EMPTY;
        digits.iter().for_each(|digit| gone.extend_digit(digit, self.marks.digit(digit) & seen));
        let ends = [self.way[0], self.way[self.way.len() - 1]].map(Cell::peers);
        if !gone.all_cells().meets(ends[0] & ends[1]) {
            return;
        }
        let weight = Weight::of(&gone.iter().collect::<Vec<Candidate>>());
        if self.best.as_ref().is_none_or(|(best, ..)| weight < *best) {
            self.best = Some((weight, gone, self.way.clone()));
        }
    }
}
