//! Nets from all ways in which something can be true: a common consequence holds.
//!
//! The ways are the candidates of a cell, the places of a digit in a house, or a candidate being
//! true or false.

use super::explain::Nets;
use super::world::{Fact, Rules, World};
use crate::grid::{Candidate, CandidateSet, Cell, Digit, DigitSet, House};
use crate::marks::Marks;
use crate::sorting::sort_by_number;
use crate::step::{Emit, Flow, Found, Ground, Pattern, Role};
use alloc::vec::Vec;

/// The candidates of a cell, along links in the current marks.
pub(in crate::technique) fn cell_chains(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    cells(Rules::Links, marks, emit)
}

/// The places in a house, along links in the current marks.
pub(in crate::technique) fn house_chains(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    houses(Rules::Links, marks, emit)
}

/// The candidates of a cell, following all singles.
pub(in crate::technique) fn cell_nets(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    cells(Rules::Singles, marks, emit)
}

/// The places in a house, following all singles.
pub(in crate::technique) fn house_nets(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    houses(Rules::Singles, marks, emit)
}

/// A candidate true or false, following all singles.
pub(in crate::technique) fn double_nets(marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let worlds = Worlds::new(marks, Rules::Singles, &marks.all());
    let mut found = Conclusions::default();
    for candidate in &marks.all() {
        let (off, _) = World::assuming(marks, Rules::Singles, Fact::new(candidate, false));
        found.add(marks, &[worlds.of(candidate), &off], None, Some(candidate));
    }
    found.emit(marks, Rules::Singles, emit)
}

fn cells(rules: Rules, marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let least = least(rules);
    let ways = marks.open().iter().filter(|cell| marks.cell(*cell).len() >= least).map(|cell| {
        let mut ways = CandidateSet::EMPTY;
        ways.extend_cell(cell, marks.cell(cell));
        (ways, None)
    });
    verities(rules, marks, ways, emit)
}

fn houses(rules: Rules, marks: &Marks, emit: &mut Emit<'_>) -> Flow {
    let all = House::ALL.into_iter().flat_map(|house| Digit::ALL.map(|digit| (house, digit)));
    let ways = all.filter_map(|(house, digit)| {
        let places = marks.cells_in(digit, house);
        (places.len() >= least(rules)).then_some((CandidateSet::digit(digit, places), Some(house)))
    });
    verities(rules, marks, ways, emit)
}

/// The smallest number of ways: along links, a consequence of two is a chain from one to the other.
fn least(rules: Rules) -> usize {
    if rules == Rules::Links { 3 } else { 2 }
}

/// The common consequences of several ways, one of which is true.
fn verities(
    rules: Rules,
    marks: &Marks,
    ways: impl Iterator<Item = (CandidateSet, Option<House>)>,
    emit: &mut Emit<'_>,
) -> Flow {
    let ways: Vec<_> =
        ways.filter(|(ways, _)| rules != Rules::Links || agree(marks, ways)).collect();
    let wanted = ways.iter().fold(CandidateSet::EMPTY, |all, (ways, _)| all.or(*ways));
    let worlds = Worlds::new(marks, rules, &wanted);
    let mut found = Conclusions::default();
    for (ways, house) in ways {
        emit.budget().spend(1)?;
        let ways: Vec<&World<'_>> = ways.iter().map(|candidate| worlds.of(candidate)).collect();
        found.add(marks, &ways, house, None);
    }
    found.emit(marks, rules, emit)
}

/// Whether, along the links of the marks, something is false in each of these ways.
fn agree(marks: &Marks, ways: &CandidateSet) -> bool {
    let graph = marks.plain();
    let mut common: Option<Vec<u64>> = None;
    for candidate in ways {
        let Some(vertex) = graph.single(candidate.cell, candidate.digit) else { return false };
        let row = graph.closure().false_if_true(graph, vertex);
        match &mut common {
            None => common = Some(row.to_vec()),
            Some(common) => common.iter_mut().zip(row).for_each(|(word, bits)| *word &= bits),
        }
        if common.iter().flatten().all(|word| *word == 0) {
            return false;
        }
    }
    true
}

/// The worlds of candidates, each assumed true.
struct Worlds<'m> {
    worlds: Vec<World<'m>>,
    places: Vec<u16>,
}

impl<'m> Worlds<'m> {
    fn new(marks: &'m Marks, rules: Rules, wanted: &CandidateSet) -> Worlds<'m> {
        let mut places = alloc::vec![0; 729];
        let mut worlds = Vec::with_capacity(256);
        for candidate in wanted {
            places[number(candidate.cell, candidate.digit)] = worlds.len() as u16;
            worlds.push(World::assuming(marks, rules, Fact::new(candidate, true)).0);
        }
        Worlds { worlds, places }
    }

    fn of(&self, candidate: Candidate) -> &World<'m> {
        let place = self.places[number(candidate.cell, candidate.digit)];
        &self.worlds[usize::from(place)]
    }
}

const fn number(cell: Cell, digit: Digit) -> usize {
    cell.index() * 9 + digit.index()
}

/// A conclusion with its reasons: the assumptions, and the length of the records up to it.
struct Conclusion {
    fact: Fact,
    ways: Vec<Fact>,
    house: Option<House>,
    length: usize,
}

#[derive(Default)]
struct Conclusions {
    conclusions: Vec<Conclusion>,
}

impl Conclusions {
    /// Adds the facts that hold in all of these worlds.
    fn add(
        &mut self,
        marks: &Marks,
        worlds: &[&World<'_>],
        house: Option<House>,
        double: Option<Candidate>,
    ) {
        let all = marks.all();
        let mut on = all;
        let mut off = all;
        for world in worlds {
            on = on.and(world.all_true());
            off = off.and(world.all_false());
        }
        for (set, is_on) in [(on, true), (off, false)] {
            for candidate in &set {
                let fact = Fact::new(candidate, is_on);
                // A digit that is the last of its cell is not a new fact.
                if is_on && marks.cell(candidate.cell).len() == 1 {
                    continue;
                }
                let at = |world: &&World<'_>| world.trail().iter().position(|(f, _)| *f == fact);
                let length = worlds.iter().filter_map(at).sum();
                let mut ways: Vec<Fact> =
                    worlds.iter().filter_map(|w| w.trail().first()).map(|(f, _)| *f).collect();
                if let Some(candidate) = double {
                    ways = [true, false].map(|on| Fact::new(candidate, on)).to_vec();
                }
                self.conclusions.push(Conclusion { fact, ways, house, length });
            }
        }
    }

    /// Emits each conclusion once, with the shortest records, shorter ones first.
    fn emit(mut self, marks: &Marks, rules: Rules, emit: &mut Emit<'_>) -> Flow {
        sort_by_number(&mut self.conclusions, |c| c.length);
        let mut done = alloc::vec![false; Fact::COUNT];
        for conclusion in self.conclusions {
            if !core::mem::replace(&mut done[conclusion.fact.number()], true) {
                emit.found(conclusion.step(marks, rules))?;
            }
        }
        core::ops::ControlFlow::Continue(())
    }
}

impl Conclusion {
    fn step(&self, marks: &Marks, rules: Rules) -> Found {
        let mut nets = Nets::new(self.ways.len());
        let mut pattern = Pattern::on(Ground::Houses);
        for (i, way) in self.ways.iter().enumerate() {
            let (world, _) = World::assuming(marks, rules, *way);
            nets.fact(i, &world, self.fact);
            let role = if way.on { Role::True } else { Role::False };
            pattern = pattern.cells(role, way.cell, DigitSet::of(way.digit));
        }
        if let Some(house) = self.house {
            pattern = pattern.house(Role::Base, house);
        }
        let Fact { cell, digit, on } = self.fact;
        let pattern = nets.pattern(pattern);
        if on {
            Found::place(cell, digit, pattern)
        } else {
            Found::eliminate(CandidateSet::of(Candidate { cell, digit }), pattern)
        }
    }
}
