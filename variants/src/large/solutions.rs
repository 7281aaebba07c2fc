//! The solutions of a large grid. A SAT solver finds them, since it learns from conflicts: large grids need that.

use std::ops::ControlFlow;

use batsat::Lit;

use super::LargeGrid;
use super::singles::{Left, singles};
use crate::board::Value;
use crate::outcome::{Budget, Ended, Statistics};
use crate::search::sat::{Model, Sat};

/// The most candidates of a grid that are searched; they take about a hundred bytes each.
const MOST: usize = 5_000_000;

/// Shows each solution to `each`, in lexicographic order if wanted, until it returns false.
pub(super) fn solutions(
    grid: &LargeGrid,
    budget: Budget<'_>,
    in_order: bool,
    each: &mut dyn FnMut(&[Value]) -> bool,
) -> (Ended, Statistics) {
    if grid.clash().is_some() {
        return (Ended::All, Statistics::default());
    }
    let left = singles(grid);
    if left.open.iter().map(|(_, values)| values.len()).sum::<usize>() > MOST {
        return (Ended::Budget, Statistics::default());
    }
    let mut search = Search::new(grid, left, budget);
    let ended = if in_order { search.in_order(each) } else { search.as_found(each) };
    let ended = match ended {
        ControlFlow::Break(ended) => ended,
        ControlFlow::Continue(()) => Ended::All,
    };
    (ended, Statistics { guesses: search.sat.conflicts() })
}

/// Goes on until the search ends for this reason.
type Flow = ControlFlow<Ended>;

/// The search for solutions of a grid.
struct Search<'b> {
    sat: Sat<'b>,
    /// The values of the filled cells, and of the others in the solution found last.
    values: Vec<Value>,
    /// The open cells.
    open: Vec<Open>,
}

/// An open cell.
struct Open {
    cell: usize,
    /// Its candidates, with the literal of each.
    candidates: Vec<(Value, Lit)>,
    /// The place of its value in the solution found last.
    at: usize,
    /// The candidates that were tried with the values of the cells before it.
    tried: Vec<bool>,
}

impl<'b> Search<'b> {
    fn new(grid: &LargeGrid, left: Left, budget: Budget<'b>) -> Self {
        let mut sat = Sat::new(budget);
        let mut open: Vec<Open> = Vec::with_capacity(left.open.len());
        let mut place = vec![None; left.values.len()];
        for (cell, values) in left.open {
            place[cell] = Some(open.len());
            let candidates: Vec<_> =
                values.into_iter().map(|value| (value, sat.literal())).collect();
            let tried = vec![false; candidates.len()];
            open.push(Open { cell, candidates, at: 0, tried });
        }
        let mut one_of = |literals: Vec<Lit>| {
            sat.require(literals.iter().copied());
            sat.allow_one(literals);
        };
        for Open { candidates, .. } in &open {
            one_of(candidates.iter().map(|(_, literal)| *literal).collect());
        }
        for house in grid.houses() {
            let mut places = vec![Vec::new(); grid.size()];
            let mut is_filled = vec![false; grid.size()];
            for cell in house {
                if let Some(value) = left.values[cell] {
                    is_filled[value.index()] = true;
                }
                let candidates = place[cell].map(|place| &open[place].candidates);
                for (value, literal) in candidates.into_iter().flatten() {
                    places[value.index()].push(*literal);
                }
            }
            let missing = places.into_iter().zip(is_filled).filter(|(_, filled)| !filled);
            missing.for_each(|(places, _)| one_of(places));
        }
        let values = left.values.into_iter().map(|value| value.unwrap_or(Value(0))).collect();
        Search { sat, values, open }
    }

    /// The solutions as they are found.
    fn as_found(&mut self, each: &mut dyn FnMut(&[Value]) -> bool) -> Flow {
        // Whether there is another one is soon known if none may be found again.
        for _ in 0..2 {
            self.find(&[])?;
            self.show(each)?;
            let barred = self.solution().map(|literal| !literal);
            self.sat.require(barred.collect::<Vec<_>>());
        }
        self.find(&[])?;
        self.list(false, each)
    }

    /// The solutions in lexicographic order.
    fn in_order(&mut self, each: &mut dyn FnMut(&[Value]) -> bool) -> Flow {
        self.find(&[])?;
        let another = self.sat.literal();
        let barred = self.solution().map(|literal| !literal).chain([!another]);
        self.sat.require(barred.collect::<Vec<_>>());
        if self.sat.solve(&[another]) == Model::None {
            return self.show(each);
        }
        self.list(true, each)
    }

    /// The solution found last and all others, by what the open cells have, the last cell first.
    fn list(&mut self, in_order: bool, each: &mut dyn FnMut(&[Value]) -> bool) -> Flow {
        let mut from = 0;
        loop {
            if in_order {
                self.minimise(from)?;
            }
            self.show(each)?;
            let mut place = self.open.len();
            loop {
                if place == 0 {
                    return Flow::Continue(());
                }
                place -= 1;
                let cell = &mut self.open[place];
                let first = if in_order { 0 } else { cell.at };
                cell.tried[first..=cell.at].fill(true);
                if self.try_others(place)? {
                    break;
                }
                self.open[place].tried.fill(false);
            }
            from = place + 1;
        }
    }

    /// Makes the solution the first one of those with the same values before a place.
    fn minimise(&mut self, from: usize) -> Flow {
        for place in from..self.open.len() {
            for smaller in 0..self.open[place].at {
                if self.is_with(place, smaller)? {
                    break;
                }
            }
        }
        Flow::Continue(())
    }

    /// Whether there is a solution with the same values before a place, and one there that was not tried.
    fn try_others(&mut self, place: usize) -> ControlFlow<Ended, bool> {
        for other in 0..self.open[place].tried.len() {
            if !self.open[place].tried[other] {
                if self.is_with(place, other)? {
                    return ControlFlow::Continue(true);
                }
                self.open[place].tried[other] = true;
            }
        }
        ControlFlow::Continue(false)
    }

    /// Whether there is a solution with the same values before a place and with this candidate there.
    fn is_with(&mut self, place: usize, candidate: usize) -> ControlFlow<Ended, bool> {
        let wanted = self.open[place].candidates[candidate].1;
        if self.sat.is_out(wanted) {
            return ControlFlow::Continue(false);
        }
        let before = self.solution().take(place);
        let assumed: Vec<Lit> = before.chain([wanted]).collect();
        match self.sat.solve(&assumed) {
            Model::Found => self.read(),
            Model::None => return ControlFlow::Continue(false),
            Model::Stopped => return ControlFlow::Break(Ended::Budget),
        }
        ControlFlow::Continue(true)
    }

    /// Finds a solution, or ends.
    fn find(&mut self, assumed: &[Lit]) -> Flow {
        match self.sat.solve(assumed) {
            Model::Found => self.read(),
            Model::None => return Flow::Break(Ended::All),
            Model::Stopped => return Flow::Break(Ended::Budget),
        }
        Flow::Continue(())
    }

    /// Takes the solution that the solver has found.
    fn read(&mut self) {
        for open in &mut self.open {
            let is_it = |(_, literal): &(Value, Lit)| self.sat.is_true(*literal);
            if let Some(at) = open.candidates.iter().position(is_it) {
                open.at = at;
                self.values[open.cell] = open.candidates[at].0;
            }
        }
    }

    /// The literals that say the solution.
    fn solution(&self) -> impl Iterator<Item = Lit> {
        self.open.iter().map(|open| open.candidates[open.at].1)
    }

    fn show(&self, each: &mut dyn FnMut(&[Value]) -> bool) -> Flow {
        if each(&self.values) { Flow::Continue(()) } else { Flow::Break(Ended::Enough) }
    }
}
