//! The consequences of an assumption: a copy of the marks in which singles are followed breadth
//! first, with the reason of each consequence.
//!
//! The trail is both the queue and the record. A statement about a candidate (true or false)
//! appears there once, after all its reasons.

use crate::grid::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};
use crate::marks::{Marks, Node, Via};
use alloc::vec::Vec;

/// A candidate is true (`on`) or false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fact {
    pub(crate) cell: Cell,
    pub(crate) digit: Digit,
    pub(crate) on: bool,
}

impl Fact {
    pub(crate) const fn new(candidate: Candidate, on: bool) -> Fact {
        Fact { cell: candidate.cell, digit: candidate.digit, on }
    }

    pub(crate) const fn candidate(self) -> Candidate {
        Candidate { cell: self.cell, digit: self.digit }
    }

    pub(crate) const fn node(self) -> Node {
        Node { digit: self.digit, cells: CellSet::of(self.cell), on: self.on }
    }

    /// A number below [`Fact::COUNT`].
    pub(crate) const fn number(self) -> usize {
        self.digit.index() * 162 + self.cell.index() * 2 + self.on as usize
    }

    /// The number of possible facts.
    pub(crate) const COUNT: usize = 9 * 162;
}

/// Why a fact holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reason {
    /// It is the assumption.
    Assumed,
    /// This candidate is true and excludes it.
    Excluded(Candidate),
    /// It is the last candidate of its cell.
    LastInCell,
    /// It is the last place of its digit in this house.
    LastInHouse(House),
    /// A pattern: see the world's list.
    Pattern(u16),
    /// Its opposite, assumed here, leads to a contradiction, with assumptions of this depth.
    Refuted(u8),
}

/// A pattern that removes candidates within a world: what must be false for it, and its kind.
#[derive(Clone, Debug)]
pub(crate) struct Because {
    pub(crate) premises: Vec<Fact>,
    pub(crate) via: Via,
}

/// How an assumption fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Conflict {
    /// A cell has no candidate left.
    Cell(Cell),
    /// A digit has no place left in a house.
    House(House, Digit),
}

/// The consequences to follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rules {
    /// Links in the current marks: cells with two candidates, houses with two places.
    Links,
    /// All singles that arise.
    Singles,
    /// Also the patterns that arise (see [`super::patterns`]).
    Patterns,
}

/// The marks under an assumption.
#[derive(Clone)]
pub(crate) struct World<'m> {
    pub(crate) marks: &'m Marks,
    rules: Rules,
    cells: [DigitSet; 81],
    digits: [CellSet; 9],
    on: [CellSet; 9],
    trail: Vec<(Fact, Reason)>,
    head: usize,
    because: Vec<Because>,
}

impl<'m> World<'m> {
    /// The marks without an assumption.
    pub(crate) fn new(marks: &'m Marks, rules: Rules) -> World<'m> {
        World {
            marks,
            rules,
            cells: *marks.by_cell(),
            digits: Digit::ALL.map(|digit| marks.digit(digit)),
            on: [CellSet::EMPTY; 9],
            trail: Vec::with_capacity(64),
            head: 0,
            because: Vec::new(),
        }
    }

    /// The marks under an assumption and its consequences, up to a contradiction if there is one.
    pub(crate) fn assuming(
        marks: &'m Marks,
        rules: Rules,
        fact: Fact,
    ) -> (World<'m>, Option<Conflict>) {
        let mut world = World::new(marks, rules);
        let conflict = world.assume(fact).err();
        (world, conflict)
    }

    /// Adds an assumption and follows it.
    pub(crate) fn assume(&mut self, fact: Fact) -> Result<(), Conflict> {
        self.state(fact, Reason::Assumed)?;
        self.follow()
    }

    /// Adds a fact that holds for a reason and follows it.
    pub(crate) fn conclude(&mut self, fact: Fact, reason: Reason) -> Result<(), Conflict> {
        self.state(fact, reason)?;
        self.follow()
    }

    /// Adds a true candidate and what it excludes; follows nothing else.
    pub(crate) fn tell(&mut self, fact: Fact, reason: Reason) -> Result<(), Conflict> {
        self.state(fact, reason)?;
        self.follow_true(fact)
    }

    /// The same world for a further assumption, without its record.
    pub(crate) fn bare(&self) -> World<'m> {
        World { trail: Vec::with_capacity(64), head: 0, because: Vec::new(), ..*self }
    }

    /// Takes over another world's state, without its record; keeps its own memory.
    pub(crate) fn reset_to(&mut self, other: &World<'m>) {
        (self.cells, self.digits, self.on) = (other.cells, other.digits, other.on);
        self.trail.clear();
        self.because.clear();
        self.head = 0;
    }

    /// The world as it was when its record had this many facts.
    pub(crate) fn as_of(&self, length: usize) -> World<'m> {
        let mut world = World::new(self.marks, self.rules);
        for (fact, reason) in &self.trail[..length] {
            world.write(*fact);
            world.trail.push((*fact, *reason));
        }
        world.head = length;
        world.because.clone_from(&self.because);
        world
    }

    /// The known facts in order, each after its reasons.
    pub(crate) fn trail(&self) -> &[(Fact, Reason)] {
        &self.trail
    }

    pub(crate) fn because(&self, number: u16) -> &Because {
        &self.because[usize::from(number)]
    }

    /// The remaining candidates of a cell.
    pub(crate) const fn cell(&self, cell: Cell) -> DigitSet {
        self.cells[cell.index()]
    }

    /// Where a digit is still possible.
    pub(crate) const fn digit(&self, digit: Digit) -> CellSet {
        self.digits[digit.index()]
    }

    /// The candidates that are known to be true.
    pub(crate) fn all_true(&self) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        Digit::ALL.into_iter().for_each(|d| set.extend_digit(d, self.on[d.index()]));
        set
    }

    /// The candidates of the marks that are known to be false.
    pub(crate) fn all_false(&self) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        Digit::ALL
            .into_iter()
            .for_each(|d| set.extend_digit(d, self.marks.digit(d) - self.digit(d)));
        set
    }

    /// Whether a candidate is known to be true.
    pub(crate) const fn is_true(&self, cell: Cell, digit: Digit) -> bool {
        self.on[digit.index()].contains(cell)
    }

    /// Removes candidates because of a pattern; returns true when any was there.
    pub(crate) fn take_out(
        &mut self,
        gone: &CandidateSet,
        because: impl FnOnce(&World<'m>) -> Because,
    ) -> Result<bool, Conflict> {
        let there: Vec<Candidate> =
            gone.iter().filter(|c| self.cell(c.cell).contains(c.digit)).collect();
        if there.is_empty() {
            return Ok(false);
        }
        let because = because(self);
        self.because.push(because);
        let reason = Reason::Pattern((self.because.len() - 1) as u16);
        for candidate in there {
            self.state(Fact::new(candidate, false), reason)?;
        }
        Ok(true)
    }

    /// Follows all new facts.
    pub(crate) fn follow(&mut self) -> Result<(), Conflict> {
        loop {
            while let Some(&(fact, _)) = self.trail.get(self.head) {
                self.head += 1;
                if fact.on { self.follow_true(fact)? } else { self.follow_false(fact)? }
            }
            if self.rules != Rules::Patterns || !super::patterns::apply(self)? {
                return Ok(());
            }
        }
    }

    fn follow_true(&mut self, fact: Fact) -> Result<(), Conflict> {
        let reason = Reason::Excluded(fact.candidate());
        for digit in self.cell(fact.cell).without(fact.digit) {
            self.state(Fact { digit, on: false, ..fact }, reason)?;
        }
        for cell in self.digit(fact.digit) & fact.cell.peers() {
            self.state(Fact { cell, on: false, ..fact }, reason)?;
        }
        Ok(())
    }

    fn follow_false(&mut self, fact: Fact) -> Result<(), Conflict> {
        let Fact { cell, digit, .. } = fact;
        if let Some(last) = self.cell(cell).only()
            && !self.is_true(cell, last)
            && (self.rules != Rules::Links || self.marks.cell(cell).len() == 2)
        {
            self.state(Fact { cell, digit: last, on: true }, Reason::LastInCell)?;
        }
        for house in cell.houses() {
            let places = self.digit(digit) & house.cells();
            if places.is_empty() {
                return Err(Conflict::House(house, digit));
            }
            if let Some(last) = places.only()
                && !self.is_true(last, digit)
                && (self.rules != Rules::Links || self.marks.cells_in(digit, house).len() == 2)
            {
                let reason = Reason::LastInHouse(house);
                self.state(Fact { cell: last, digit, on: true }, reason)?;
            }
        }
        Ok(())
    }

    /// Records a fact, unless it is known.
    fn state(&mut self, fact: Fact, reason: Reason) -> Result<(), Conflict> {
        if !self.write(fact) {
            return Ok(());
        }
        self.trail.push((fact, reason));
        // A false candidate that was true: its cell has lost all.
        if self.cell(fact.cell).is_empty() { Err(Conflict::Cell(fact.cell)) } else { Ok(()) }
    }

    /// Changes the state; returns true when the fact was new.
    fn write(&mut self, fact: Fact) -> bool {
        let (cell, digit) = (fact.cell.index(), fact.digit.index());
        if fact.on {
            self.on[digit].insert(fact.cell)
        } else {
            self.cells[cell].remove(fact.digit) && self.digits[digit].remove(fact.cell)
        }
    }
}
