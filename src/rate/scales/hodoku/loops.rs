//! Nice loops and alternating inference chains as HoDoKu finds them: those in its tables, with one
//! path for each consequence.

use super::tables::{Fact, Tables};
use super::weight::Weight;
use crate::grid::{Candidate, CandidateSet, Cell, CellSet};
use crate::technique::Technique::{self, *};
use crate::technique::{Chain, Found, Link, Marks, Step, Via, chain_evidence, weak_link};
use alloc::vec::Vec;

/// A chain of at most this many links, by the measure of the tables, is too short to count.
const TOO_SHORT: u16 = 2;

/// The loop or chain that HoDoKu takes: the one with the most eliminations, the first found of equals.
pub(super) fn best(marks: &Marks, with_groups: bool) -> Option<Step> {
    let tables = Tables::of_chains(marks, with_groups);
    let mut search = NiceLoopSearch { marks, tables: &tables, best: None };
    for on in [true, false] {
        search.each(on, &mut |search, premise, end| search.nice_loop(premise, end));
    }
    search.each(false, &mut |search, premise, end| search.aic(premise, end));
    let found = search.best?;
    let technique = match (found.technique, with_groups) {
        (ContinuousNiceLoop, true) => GroupedContinuousNiceLoop,
        (DiscontinuousNiceLoop, true) => GroupedDiscontinuousNiceLoop,
        (AlternatingInferenceChain, true) => GroupedAic,
        (technique, _) => technique,
    };
    let pattern = chain_evidence(evidence(marks, &tables, &found));
    Some(Found::eliminate(found.gone.into_iter().collect(), pattern).by(technique))
}

/// A loop or chain with its eliminations.
struct Loop {
    technique: Technique,
    facts: Vec<Fact>,
    gone: Vec<Candidate>,
    weight: Weight,
}

struct NiceLoopSearch<'a> {
    marks: &'a Marks,
    tables: &'a Tables,
    best: Option<Loop>,
}

impl NiceLoopSearch<'_> {
    /// Every consequence about a single cell, of each candidate being true or false.
    fn each(&mut self, on: bool, look: &mut dyn FnMut(&mut Self, Fact, Fact) -> Option<()>) {
        let tables = self.tables;
        for candidate in tables.candidates() {
            let premise = tables.fact(candidate, on);
            for (end, distance) in tables.consequences(premise) {
                if distance > TOO_SHORT && !tables.is_group(end) {
                    let _ = look(self, premise, end);
                }
            }
        }
    }

    /// A way from a candidate back into its cell.
    fn nice_loop(&mut self, premise: Fact, end: Fact) -> Option<()> {
        let tables = self.tables;
        let cell = tables.cell(premise)?;
        if tables.cell(end)? != cell {
            return None;
        }
        let way = tables.way(premise, end)?;
        let [_, second, ..] = way.facts[..] else { return None };
        let last = *way.facts.get(way.facts.len().checked_sub(2)?)?;
        if tables.cell(last)? == cell
            || tables.cell(second)? == cell
            || self.is_lasso(&way.facts, false)
        {
            return None;
        }
        let is_first_strong = tables.consequences(premise).next()?.0.is_on();
        let (first, last) = (tables.digit(premise), tables.digit(end));
        let digits = self.marks.cell(cell);
        let mut gone = Vec::new();
        let mut technique = DiscontinuousNiceLoop;
        match (is_first_strong, end.is_on(), first == last) {
            (false, false, true) | (false, true, false) => {
                gone.push(Candidate { cell, digit: first });
            }
            (true, false, false) => gone.push(Candidate { cell, digit: last }),
            (true, true, true) => {
                let others = digits.without(first);
                gone.extend(others.iter().map(|digit| Candidate { cell, digit }));
            }
            (false, false, false) if digits.len() != 2 => {}
            (is_strong, ..) => {
                technique = ContinuousNiceLoop;
                if is_strong && end.is_on() {
                    let others = digits.without(first).without(last);
                    gone.extend(others.iter().map(|digit| Candidate { cell, digit }));
                }
                self.loop_takes_out(&way.facts, way.passed.with(cell), &mut gone);
            }
        }
        self.add(technique, way.facts, gone)
    }

    /// What a continuous loop removes besides the first cell's digits: of cells that it passes from
    /// digit to digit all others; what sees both ends of a weak link, outside the loop.
    fn loop_takes_out(&self, facts: &[Fact], own: CellSet, gone: &mut Vec<Candidate>) {
        let tables = self.tables;
        let same = |a: Fact, b: Fact| tables.cell(a) == tables.cell(b);
        for i in 1..facts.len() {
            let (before, fact) = (facts[i - 1], facts[i]);
            if same(before, fact) {
                continue;
            }
            let digit = tables.digit(fact);
            if !fact.is_on() {
                let seen = tables.cells(before).common_peers() & tables.cells(fact).common_peers();
                let cells = (seen & self.marks.digit(digit)) - own;
                gone.extend(cells.iter().map(|cell| Candidate { cell, digit }));
            } else if let [next, after] = facts[i + 1..facts.len().min(i + 3)]
                && !next.is_on()
                && same(fact, next)
                && after.is_on()
                && !same(next, after)
                && let Some(cell) = tables.cell(fact)
            {
                let others = self.marks.cell(cell).without(digit).without(tables.digit(after));
                gone.extend(others.iter().map(|digit| Candidate { cell, digit }));
            }
        }
    }

    /// A way from a false candidate to a true one elsewhere.
    fn aic(&mut self, premise: Fact, end: Fact) -> Option<()> {
        let tables = self.tables;
        let (start, stop) = (tables.cell(premise)?, tables.cell(end)?);
        let (first, last) = (tables.digit(premise), tables.digit(end));
        if !end.is_on() || start == stop {
            return None;
        }
        let gone: Vec<Candidate> = if first == last {
            let seen = start.peers() & stop.peers() & self.marks.digit(first);
            // A chain that removes one candidate counts as a nice loop.
            if seen.len() < 2 {
                return None;
            }
            seen.iter().map(|cell| Candidate { cell, digit: first }).collect()
        } else {
            let both = self.marks.has(start, last) && self.marks.has(stop, first);
            if !both || !start.sees(stop) {
                return None;
            }
            let (a, b) =
                (Candidate { cell: start, digit: last }, Candidate { cell: stop, digit: first });
            [a, b].into()
        };
        let way = tables.way(premise, end)?;
        if self.is_lasso(&way.facts, true) {
            return None;
        }
        self.add(AlternatingInferenceChain, way.facts, gone)
    }

    /// Whether the facts come back to a cell that they have left. A nice loop may come back to the
    /// first.
    fn is_lasso(&self, facts: &[Fact], is_aic: bool) -> bool {
        let first: Option<Cell> = facts.first().and_then(|fact| self.tables.cell(*fact));
        let mut left = CellSet::EMPTY;
        for (i, fact) in facts.iter().enumerate() {
            if self.tables.cell(*fact).is_some_and(|cell| left.contains(cell)) {
                return true;
            }
            if i > 0 && (is_aic || self.tables.cell(facts[i - 1]) != first) {
                left |= self.tables.cells(facts[i - 1]);
            }
        }
        false
    }

    fn add(&mut self, technique: Technique, facts: Vec<Fact>, gone: Vec<Candidate>) -> Option<()> {
        let set: CandidateSet = gone.into_iter().collect();
        let gone: Vec<Candidate> = set.iter().collect();
        let weight = Weight::of(&gone);
        let is_better = |best: &Loop| {
            weight < best.weight || gone == best.gone && facts.len() < best.facts.len()
        };
        if !gone.is_empty() && self.best.as_ref().is_none_or(is_better) {
            self.best = Some(Loop { technique, facts, gone, weight });
        }
        Some(())
    }
}

/// The chain as a path from a false candidate to a true one; of a loop, back to the start.
fn evidence(marks: &Marks, tables: &Tables, found: &Loop) -> Chain {
    let mut facts = &found.facts[..];
    let is_loop = found.technique == ContinuousNiceLoop;
    let mut chain = Chain::new();
    if let ([first, .., last], true) = (facts, is_loop)
        && first.is_on()
    {
        chain.push(link(marks, tables, *last, *first));
    }
    // An elimination at an end is not part of the chain.
    if let ([first, rest @ ..], false) = (facts, is_loop)
        && first.is_on()
    {
        facts = rest;
    }
    if let ([rest @ .., last], false) = (facts, is_loop)
        && !last.is_on()
    {
        facts = rest;
    }
    chain.extend(facts.windows(2).map(|pair| link(marks, tables, pair[0], pair[1])));
    if let ([first, .., last], true) = (facts, is_loop)
        && last.is_on()
    {
        chain.push(link(marks, tables, *last, *first));
    }
    chain
}

/// The inference from one fact to the next.
fn link(marks: &Marks, tables: &Tables, from: Fact, to: Fact) -> Link {
    let (from, to) = (tables.node(from), tables.node(to));
    if from.on || !to.on || from.digit != to.digit {
        return weak_link(from, to);
    }
    // One of the two is true: the house has no other place.
    let both = from.cells | to.cells;
    let holds = |house: &crate::grid::House| marks.cells_in(to.digit, *house) == both;
    let house = both.common_houses().iter().find(holds);
    Link { from, to, via: house.map_or(Via::Other, Via::House) }
}
