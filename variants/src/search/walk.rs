//! The search: propagate, then guess the value of a cell, or the place of a value.

use super::engine::{Clash, Engine, State, Work};
use crate::board::{Cell, Value, Values};
use crate::outcome::Budget;

/// How much more a failure counts than the one before it.
const DECAY: f32 = 1.01;

/// What two places of a value count for, as a share of the greater weight. A cell with two values counts half.
const PLACES: f32 = 0.7;

/// With more filters than this the clock is looked at after each guess.
const MANY: usize = 1_000;

/// Why a walk stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Walked {
    /// A solution; call again for the next.
    Solution,
    /// There are no more.
    Done,
    /// The budget is used up; call again to go on.
    Stopped,
}

/// A search that can be stopped after each solution and go on.
#[derive(Clone, Debug)]
pub(crate) struct Walk<'a> {
    engine: &'a Engine,
    /// The candidates at each depth, one after the other.
    states: Vec<Values>,
    /// The places of each value, in the same way.
    places: Vec<u64>,
    /// The houses in which each value stands, in the same way.
    done: Vec<u64>,
    depth: usize,
    /// What is left to try at each depth: the cell and the candidates it keeps.
    left: Vec<(Cell, Values)>,
    weights: Vec<f32>,
    step: f32,
    work: Work,
    begun: bool,
    /// How many guesses were made.
    pub(crate) guesses: u64,
}

impl<'a> Walk<'a> {
    /// A walk from these candidates, as far as the engine starts with them.
    pub(crate) fn new(engine: &'a Engine, mut candidates: Vec<Values>) -> Self {
        candidates.iter_mut().zip(&engine.start).for_each(|(here, start)| *here &= *start);
        let work = engine.work(&candidates);
        Walk {
            engine,
            places: engine.places(&candidates),
            done: vec![0; engine.links.groups * engine.values],
            states: candidates,
            depth: 0,
            left: Vec::new(),
            weights: engine.weights.clone(),
            step: 1.0,
            work,
            begun: false,
            guesses: 0,
        }
    }

    /// The candidates where the walk is; a solution after [`Walked::Solution`].
    pub(crate) fn candidates(&self) -> &[Values] {
        &self.states[self.depth * self.engine.cells..][..self.engine.cells]
    }

    /// The candidates that are left if no guess is made, less those of guesses that are done.
    pub(crate) fn root(&self) -> &[Values] {
        &self.states[..self.engine.cells]
    }

    /// Goes on to the next solution, within a budget for all guesses so far.
    pub(crate) fn next(&mut self, budget: Budget<'_>) -> Walked {
        // Whether the candidates here are still to be propagated.
        let mut here =
            if self.begun { self.back() } else { !self.candidates().contains(&Values::EMPTY) };
        self.begun = true;
        loop {
            if !here {
                return Walked::Done;
            }
            match self.propagate() {
                Err(clash) => {
                    self.blame(clash);
                    here = self.back();
                    continue;
                }
                Ok(()) => {
                    let Some((cell, value)) = self.choose() else { return Walked::Solution };
                    self.guess(cell, value);
                }
            }
            // Among many rules one guess takes long.
            let looks = self.guesses.is_multiple_of(64) || self.engine.filters.len() > MANY;
            if self.guesses >= budget.guesses || looks && budget.is_over() {
                // The guess itself is propagated by the next call.
                self.begun = false;
                return Walked::Stopped;
            }
        }
    }

    fn propagate(&mut self) -> Result<(), Clash> {
        let engine = self.engine;
        let (state, work) = self.here();
        engine.propagate(state, work)
    }

    fn here(&mut self) -> (State<'_>, &mut Work) {
        let cells = self.engine.cells;
        let places = self.engine.links.words * self.engine.values;
        let done = self.engine.links.groups * self.engine.values;
        let state = State {
            candidates: &mut self.states[self.depth * cells..][..cells],
            places: &mut self.places[self.depth * places..][..places],
            done: &mut self.done[self.depth * done..][..done],
        };
        (state, &mut self.work)
    }

    fn guess(&mut self, cell: Cell, value: Value) {
        self.guesses += 1;
        let rest = self.candidates()[cell.index()].without(value);
        self.left.push((cell, rest));
        let (cells, values) = (self.engine.cells, self.engine.values);
        push(&mut self.states, self.depth, cells);
        push(&mut self.places, self.depth, self.engine.links.words * values);
        push(&mut self.done, self.depth, self.engine.links.groups * values);
        self.depth += 1;
        self.keep(cell, Values::of(value));
    }

    /// Takes the last guess back and excludes it; false if there is none.
    fn back(&mut self) -> bool {
        loop {
            let Some((cell, rest)) = self.left.pop() else { return false };
            self.depth -= 1;
            if self.keep(cell, rest) {
                return true;
            }
        }
    }

    fn keep(&mut self, cell: Cell, values: Values) -> bool {
        let engine = self.engine;
        let (state, work) = self.here();
        engine.keep(state, work, cell, values)
    }

    /// Cells of a rule that failed are tried sooner; older failures count less.
    fn blame(&mut self, clash: Clash) {
        self.step *= DECAY;
        match clash {
            Clash::Cell(cell) => self.weights[cell.index()] += self.step,
            Clash::Filter(number) => self.add(&self.engine.scope[number]),
            Clash::House(number) => self.add(&self.engine.houses[number]),
        }
        // The cell guessed last led here.
        if let Some(&(cell, _)) = self.left.last() {
            self.weights[cell.index()] += self.step;
        }
        if self.step > 1e20 {
            for weight in &mut self.weights {
                *weight = (*weight * 1e-20).max(1e-20);
            }
            self.step *= 1e-20;
        }
    }

    /// Cells with few values left had more to do with the failure.
    fn add(&mut self, cells: &[Cell]) {
        for &cell in cells {
            let values = self.candidates()[cell.index()].len();
            self.weights[cell.index()] += 2.0 * self.step / values as f32;
        }
    }

    /// The next guess: a cell with few values, or a value with two places in a house; None if all is filled.
    fn choose(&self) -> Option<(Cell, Value)> {
        let candidates = self.candidates();
        let mut best = None;
        let mut score = 0.0;
        for (cell, (&values, &weight)) in candidates.iter().zip(&self.weights).enumerate() {
            if values.only().is_some() {
                continue;
            }
            let here = weight / values.len() as f32;
            if here > score {
                score = here;
                best = values.first().map(|value| (Cell(cell as u16), value));
            }
        }
        let (cell, _) = best?;
        if candidates[cell.index()].len() == 2 {
            return best;
        }
        for house in &self.engine.houses {
            let [mut once, mut twice, mut thrice] = [Values::EMPTY; 3];
            for &cell in house {
                let values = candidates[cell.index()];
                thrice |= twice & values;
                twice |= once & values;
                once |= values;
            }
            for value in (twice - thrice).iter() {
                let mut first = (Cell(0), 0.0);
                for &cell in house {
                    let here = self.weights[cell.index()];
                    if candidates[cell.index()].contains(value) && here >= first.1 {
                        first = (cell, here);
                    }
                }
                let here = first.1 * PLACES;
                if here > score {
                    score = here;
                    best = Some((first.0, value));
                }
            }
        }
        best
    }
}

/// Copies what stands at a depth to the next one.
fn push<T: Copy + Default>(stack: &mut Vec<T>, depth: usize, size: usize) {
    let from = depth * size;
    if stack.len() < from + 2 * size {
        stack.resize(from + 2 * size, T::default());
    }
    stack.copy_within(from..from + size, from + size);
}
