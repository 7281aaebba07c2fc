//! How a proof goes, one reason after the other, until one cannot hold: what a person would say.

use std::cell::Cell as Count;
use std::rc::Rc;

use super::effects::Said;
use crate::board::{Cell, Values};
use crate::check::{Alone, Reason};
use crate::explain::finders::different::Different;
use crate::explain::finders::relaxed::Relaxed;
use crate::explain::position::Position;
use crate::outcome::Budget;

/// What a person sees at once; a reason is its place among those of the step.
#[derive(Clone)]
pub(in crate::explain) enum Seen {
    /// One reason, or two together.
    Reasons(Vec<usize>),
    /// Cells that all differ.
    Different(Different),
}

/// What follows at once for some cells.
pub(in crate::explain) struct Link {
    /// Why.
    pub(in crate::explain) seen: Seen,
    /// The cells that later links need: what they could hold before, and can now.
    pub(in crate::explain) left: Vec<(Cell, Values, Values)>,
}

/// One case: what follows link by link from some values in cells, until something cannot hold.
pub(in crate::explain) struct Case {
    /// What each cell may hold at first, with what is assumed.
    pub(in crate::explain) start: Vec<Values>,
    /// The cells of which something is assumed, each with its value.
    pub(in crate::explain) assumed: Vec<(Cell, Values)>,
    pub(in crate::explain) links: Vec<Link>,
    /// What cannot hold then.
    pub(in crate::explain) end: Seen,
}

/// What may be one link of an argument.
pub(in crate::explain) struct Premise {
    pub(in crate::explain) seen: Seen,
    /// All that it says at once, where that is needed.
    pub(in crate::explain) exact: Option<Relaxed>,
}

/// What all arguments for one step are made of.
pub(in crate::explain) struct Material<'a> {
    pub(in crate::explain) position: &'a Position<'a>,
    pub(in crate::explain) reasons: &'a [Reason],
    pub(in crate::explain) alone: Alone<'a>,
    /// How much was asked.
    pub(in crate::explain) work: Count<u32>,
}

/// What follows link by link if a cell holds a value, and what cannot hold then.
pub(in crate::explain) struct Argument<'a> {
    material: &'a Material<'a>,
    start: Vec<Values>,
    /// The premises in order, with the cells of which each is used.
    order: Vec<(Rc<Premise>, Vec<Cell>)>,
    /// The premise that cannot hold.
    end: Rc<Premise>,
}

/// An argument that says more than this is none that a person follows.
const MOST: usize = 20;
/// As much may be asked for one sentence.
const WORK: u32 = 12_000;
/// What it costs to ask for all that a reason says at once.
const EXACT: u32 = 10;

impl Link {
    /// How many things it says, each of one cell or of several.
    fn told(&self) -> usize {
        let mut said: Vec<Said> = Vec::new();
        for &(_, before, after) in &self.left {
            let one = Said::of(before, after);
            if !said.contains(&one) {
                said.push(one);
            }
        }
        said.len()
    }
}

impl Seen {
    /// The reasons.
    pub(in crate::explain) fn reasons(&self) -> &[usize] {
        match self {
            Seen::Reasons(reasons) => reasons,
            Seen::Different(different) => &different.reasons,
        }
    }
}

impl Material<'_> {
    /// What a premise leaves; None if it cannot hold.
    fn left(&self, domains: &[Values], premise: &Premise) -> Option<Vec<Values>> {
        self.work.set(self.work.get() + if premise.exact.is_some() { EXACT } else { 1 });
        let mut left = domains.to_vec();
        match &premise.seen {
            Seen::Different(different) => return different.settle(&mut left).then_some(left),
            Seen::Reasons(reasons) => {
                for &reason in reasons {
                    left = self.alone.left(&left, reason)?;
                }
            }
        }
        if let Some(exact) = &premise.exact {
            for (cell, kept) in exact.cells.iter().zip(exact.kept(&left, Budget::UNLIMITED)) {
                if kept.is_empty() {
                    return None;
                }
                left[cell.index()] = kept;
            }
        }
        Some(left)
    }

    fn is_over(&self) -> bool {
        self.work.get() > WORK
    }

    /// What all premises leave again and again; they are not enough for a contradiction, or it does not matter.
    pub(in crate::explain) fn all_left(
        &self,
        premises: &[Rc<Premise>],
        start: &[Values],
    ) -> Vec<Values> {
        let mut domains = start.to_vec();
        loop {
            let before = domains.clone();
            for premise in premises {
                match self.left(&domains, premise) {
                    Some(left) if !self.is_over() => domains = left,
                    _ => return domains,
                }
            }
            if domains == before {
                return domains;
            }
        }
    }
}

impl<'a> Argument<'a> {
    /// Takes one premise after the other until one cannot hold, and leaves out again what that does not need; None if
    /// that leads nowhere or is long.
    pub(in crate::explain) fn lead(
        material: &'a Material<'a>,
        premises: &[Rc<Premise>],
        start: Vec<Values>,
    ) -> Option<Self> {
        let mut domains = start.clone();
        let mut order = Vec::new();
        let end = 'premises: loop {
            let before = domains.clone();
            for premise in premises {
                if order.len() > 3 * MOST || material.is_over() {
                    return None;
                }
                let Some(after) = material.left(&domains, premise) else {
                    break 'premises premise.clone();
                };
                let differs = |cell: &&Cell| after[cell.index()] != domains[cell.index()];
                let scope = material.alone.scope.iter();
                let changed: Vec<Cell> = scope.filter(differs).copied().collect();
                if !changed.is_empty() {
                    order.push((premise.clone(), changed));
                    domains = after;
                    // What one reason says comes before what several say.
                    if !matches!(&premise.seen, Seen::Reasons(reasons) if reasons.len() == 1) {
                        continue 'premises;
                    }
                }
            }
            if domains == before {
                return None;
            }
        };
        let mut argument = Argument { material, start, order, end };
        for at in (0..argument.order.len()).rev() {
            let link = argument.order.remove(at);
            if argument.shorter().is_none() {
                argument.order.insert(at, link);
            }
        }
        (argument.order.len() <= MOST).then_some(argument)
    }

    /// Whether it says no more than the reasons.
    pub(in crate::explain) fn is_bare(&self) -> bool {
        self.order.is_empty() && matches!(self.end.seen, Seen::Reasons(_))
    }

    /// By how many reasons it leaves out, and then by how many links it has: one that uses all reasons tells most.
    pub(in crate::explain) fn weight(&self) -> usize {
        let premises = self.order.iter().map(|(premise, _)| premise).chain([&self.end]);
        let used: Vec<usize> =
            premises.flat_map(|premise| premise.seen.reasons()).copied().collect();
        let is_left_out = |reason: &usize| !used.contains(reason);
        let left_out = (0..self.material.reasons.len()).filter(is_left_out).count();
        (left_out << 16) + self.order.len()
    }

    /// The links in order; None if they do not lead to the end, or there is no time to see whether they do.
    fn shorter(&self) -> Option<Vec<Link>> {
        if self.material.is_over() { None } else { self.links() }
    }

    /// The links in order; None if they do not lead to the end.
    fn links(&self) -> Option<Vec<Link>> {
        let mut domains = self.start.clone();
        let mut links = Vec::new();
        for (premise, cells) in &self.order {
            // A contradiction that comes earlier is not the one that the sentence is about.
            let after = self.material.left(&domains, premise)?;
            let mut left = Vec::new();
            for &cell in cells {
                let (before, after) = (domains[cell.index()], after[cell.index()]);
                // What was known by then is not told.
                if before != after {
                    left.push((cell, before, after));
                }
                domains[cell.index()] = after;
            }
            if !left.is_empty() {
                links.push(Link { seen: premise.seen.clone(), left });
            }
        }
        self.material.left(&domains, &self.end).is_none().then_some(links)
    }

    /// The case, of each link with the cells that the argument needs; None if that is long or leads nowhere.
    pub(in crate::explain) fn into_case(mut self, assumed: Vec<(Cell, Values)>) -> Option<Case> {
        for at in (0..self.order.len()).rev() {
            for of in (0..self.order[at].1.len()).rev() {
                let cell = self.order[at].1.remove(of);
                if self.shorter().is_none() {
                    self.order[at].1.insert(of, cell);
                }
            }
            let premise = self.order[at].0.clone();
            self.lessen(&premise, |argument, premise| argument.order[at].0 = premise);
        }
        self.lessen(&self.end.clone(), |argument, premise| argument.end = premise);
        let (links, end) = (self.links()?, self.end.seen.clone());
        let told: usize = links.iter().map(Link::told).sum();
        (told <= MOST).then_some(Case { start: self.start, assumed, links, end })
    }

    /// Leaves out of cells that differ those that the argument does not need.
    fn lessen(&mut self, premise: &Rc<Premise>, mut put: impl FnMut(&mut Self, Rc<Premise>)) {
        let Seen::Different(different) = &premise.seen else { return };
        let (mut premise, mut all) = (premise.clone(), different.clone());
        for &cell in &different.cells {
            let less = all.without(self.material.position, self.material.reasons, cell);
            let lesser = Rc::new(Premise { seen: Seen::Different(less.clone()), exact: None });
            put(self, lesser.clone());
            if self.shorter().is_some() {
                (premise, all) = (lesser, less);
            } else {
                put(self, premise.clone());
            }
        }
    }
}
