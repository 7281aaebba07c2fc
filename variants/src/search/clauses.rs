//! Large grids whose rules are pairs and houses alone, as clauses for a SAT solver, which learns from conflicts.

use batsat::Lit;

use super::engine::Engine;
use super::sat::{Model, Sat};
use super::walk::{Walk, Walked};
use crate::board::{Cell, Value, Values};
use crate::filter::Filter;
use crate::outcome::Budget;

/// The rules of an engine within some candidates, as clauses: a variable for each candidate.
pub(crate) struct Clauses<'a> {
    engine: &'a Engine,
    sat: Sat<'a>,
    /// The cell and the value of each variable.
    meaning: Vec<(Cell, Value)>,
    literals: Vec<Lit>,
    /// The solution found last.
    found: Vec<Values>,
}

/// Whether clauses say all that the engine's filters do.
pub(crate) fn are_enough(engine: &Engine) -> bool {
    let known = |filter: &Filter| matches!(filter, Filter::Pair(_) | Filter::Different(_));
    engine.filters.iter().all(known)
}

impl<'a> Clauses<'a> {
    /// The clauses for these candidates, within a budget for conflicts.
    pub(crate) fn new(engine: &'a Engine, candidates: &[Values], budget: Budget<'a>) -> Self {
        let mut clauses = Clauses {
            engine,
            sat: Sat::new(budget),
            meaning: Vec::new(),
            literals: Vec::new(),
            found: Vec::new(),
        };
        let mut first = Vec::new();
        for (cell, &values) in (0..).map(Cell).zip(candidates) {
            first.push(clauses.literals.len());
            for value in values.iter() {
                clauses.meaning.push((cell, value));
                let literal = clauses.sat.literal();
                clauses.literals.push(literal);
            }
        }
        let literals = clauses.literals.clone();
        let literal = |cell: Cell, value: Value| {
            let before = candidates[cell.index()] & Values::all(value.index());
            literals[first[cell.index()] + before.len()]
        };
        let has = |cell: Cell, value: Value| candidates[cell.index()].contains(value);
        for (cell, &values) in (0..).map(Cell).zip(candidates) {
            clauses.sat.require(values.iter().map(|value| literal(cell, value)));
            for a in values.iter() {
                for b in values.iter().take_while(|&b| b < a) {
                    clauses.sat.require([!literal(cell, a), !literal(cell, b)]);
                }
            }
            for other in engine.peers(cell).filter(|other| *other > cell) {
                for value in values.iter().filter(|&value| has(other, value)) {
                    clauses.sat.require([!literal(cell, value), !literal(other, value)]);
                }
            }
        }
        for house in &engine.houses {
            for value in Values::all(engine.values).iter() {
                let places = house.iter().filter(|&&cell| has(cell, value));
                clauses.sat.require(places.map(|&cell| literal(cell, value)));
            }
        }
        for filter in &engine.filters {
            let Filter::Pair(pair) = filter else { continue };
            for value in candidates[pair.a.index()].iter() {
                let barred = candidates[pair.b.index()] - pair.table.forward[value.index()];
                for other in barred.iter() {
                    clauses.sat.require([!literal(pair.a, value), !literal(pair.b, other)]);
                }
            }
        }
        clauses
    }

    /// Bars a solution: it was shown already.
    pub(crate) fn bar(&mut self, solution: &[Values]) {
        let stands = |&(cell, value): &(Cell, Value)| solution[cell.index()].contains(value);
        let true_ones = self.meaning.iter().zip(&self.literals).filter(|(it, _)| stands(it));
        let barred: Vec<Lit> = true_ones.map(|(_, &literal)| !literal).collect();
        // One that these candidates do not have is barred anyway.
        if barred.len() == self.engine.cells {
            self.sat.require(barred);
        }
    }

    /// Goes on to the next solution that was not barred, and bars it.
    pub(crate) fn next(&mut self) -> Walked {
        loop {
            match self.sat.solve(&[]) {
                Model::None => return Walked::Done,
                Model::Stopped => return Walked::Stopped,
                Model::Found => {}
            }
            let mut found = vec![Values::EMPTY; self.engine.cells];
            for (&(cell, value), &literal) in self.meaning.iter().zip(&self.literals) {
                if self.sat.is_true(literal) {
                    found[cell.index()] |= Values::of(value);
                }
            }
            self.bar(&found);
            // The filters have the last word.
            let mut walk = Walk::new(self.engine, found.clone());
            if walk.next(Budget::UNLIMITED) == Walked::Solution {
                self.found = found;
                return Walked::Solution;
            }
        }
    }

    /// The solution found last.
    pub(crate) fn candidates(&self) -> &[Values] {
        &self.found
    }

    /// How many conflicts there were.
    pub(crate) fn conflicts(&self) -> u64 {
        self.sat.conflicts()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::outcome::Budget;
    use crate::rule::Rule;
    use crate::search::{Compiled, Machines};
    use ninefold::generate::{Random, Seed};
    use std::sync::Arc;

    /// The solutions of a search, in order.
    fn all(mut next: impl FnMut() -> Option<Vec<Values>>) -> Vec<Vec<Values>> {
        let mut found: Vec<_> = std::iter::from_fn(&mut next).collect();
        found.sort();
        found
    }

    #[test]
    fn clauses_have_the_solutions_of_the_walk() {
        let mut random = Random::new(Seed(9));
        let mut below = |bound: usize| random.below(bound as u32);
        let mut several = 0;
        for round in 0..300 {
            let board = Board::square(if round % 2 == 0 { 4 } else { 6 }).expect("a board");
            let mut rules = match round % 3 {
                0 => Vec::new(),
                1 => vec![Rule::AntiKing],
                _ => vec![Rule::Nonconsecutive],
            };
            for _ in 0..board.cell_count() / 3 {
                let cell = Cell(below(board.cell_count()) as u16);
                let values = Values(1 << below(board.value_count()) | 1 << below(4) | 2);
                rules.push(Rule::Allowed { cell, values });
            }
            let compiled =
                Compiled::new(Arc::new(board.clone()), rules.to_vec(), &Machines::default());
            let engine = compiled.whole(Budget::UNLIMITED).expect("there is time");
            assert!(are_enough(engine));
            let mut walk = Walk::new(engine, engine.start.clone());
            let expected = all(|| {
                let found = walk.next(Budget::UNLIMITED) == Walked::Solution;
                found.then(|| walk.candidates().to_vec())
            });
            let mut clauses = Clauses::new(engine, &engine.start, Budget::UNLIMITED);
            if let [first, ..] = &expected[..] {
                clauses.bar(first);
            }
            let found = all(|| {
                let found = clauses.next() == Walked::Solution;
                found.then(|| clauses.candidates().to_vec())
            });
            let rest = expected.get(1..).unwrap_or_default();
            assert_eq!(rest.len(), found.len(), "round {round}");
            assert!(rest == found, "round {round}");
            several += usize::from(found.len() > 1);
        }
        assert!(several > 20, "{several}");
    }
}
