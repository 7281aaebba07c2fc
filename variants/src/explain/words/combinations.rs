//! The sets of values that a cage may still hold.

use ninefold::Language;
use ninefold::grid::particle;

use super::names::Words;
use crate::board::{Cell, Value, Values};
use crate::check::{Effect, Reason};
use crate::explain::step::Step;
use crate::rule::Rule;

/// More sets than this are not listed.
const LISTED: usize = 6;

/// More places of values in sets than this are not told.
const PLACES: usize = 3;

/// This many parts of sets are looked at.
const TRIED: u32 = 10_000;

impl Words<'_> {
    /// The sets of values that a cage may still hold, if the step is about a cage and they are few; and which of their
    /// values only one cell can hold, if that matters.
    pub(in crate::explain) fn combinations(
        &self,
        step: &Step,
    ) -> Option<(Vec<String>, Option<String>)> {
        let puzzle = self.position.puzzle();
        let [Reason::Rule(rule), ..] = &step.proof.reasons[..] else { return None };
        let Rule::Cage { cells, sum: Some(sum) } = puzzle.rule(*rule) else { return None };
        let held = cells.iter().map(|cell| self.position.of(*cell)).collect();
        let sets = sets_with_sum(held, puzzle.board().least(), *sum)?;
        if sets.is_empty() || cells.len() == 1 {
            return None;
        }
        let only: Vec<String> = step
            .effects
            .iter()
            .filter_map(|effect| self.only(cells, &sets, effect))
            .map(|(cell, value)| {
                let (cell, value) = (self.cell(cell), self.number(value));
                match self.language {
                    Language::English => format!("only {cell} can hold {value}"),
                    Language::Korean => {
                        let subject = particle(&value, "이", "가");
                        format!("{value}{subject} 들어갈 수 있는 칸은 {cell}뿐입니다")
                    }
                }
            })
            .collect();
        let only = if only.is_empty() { self.places(step, cells, &sets) } else { only };
        let text = |set: &Values| self.values(*set, "+");
        let end = if self.language == Language::English { " and " } else { ". " };
        Some((sets.iter().map(text).collect(), (!only.is_empty()).then(|| only.join(end))))
    }

    /// Where the values that the step rules out may stand in the sets, if that is little to say.
    fn places(&self, step: &Step, cells: &[Cell], sets: &[Values]) -> Vec<String> {
        let gone = |effect: &Effect| self.position.of(effect.cell) - effect.kept;
        let gone = step.effects.iter().map(gone).fold(Values::EMPTY, |all, one| all | one);
        let gone = sets.iter().fold(Values::EMPTY, |all, set| all | (*set & gone));
        let mut told: Vec<(String, Values)> = Vec::new();
        for value in gone.iter().filter(|_| gone.len() <= PLACES) {
            let holds = |cell: &&Cell| {
                let other = |at: &Cell| match at == *cell {
                    true => Values::of(value),
                    false => self.position.of(*at),
                };
                let cells = cells.iter().map(other).collect();
                let all = Sets { cells, found: Vec::new(), left: 0 };
                self.position.of(**cell).contains(value) && sets.iter().any(|set| all.fits(*set))
            };
            let here: Vec<String> =
                cells.iter().filter(holds).map(|&cell| self.cell(cell)).collect();
            let here = self.or(&here);
            match told.iter_mut().find(|(other, _)| *other == here) {
                Some((_, values)) => *values = values.with(value),
                None => told.push((here, Values::of(value))),
            }
        }
        let said = |(here, values): (String, Values)| {
            let values = self.list_values(values);
            match self.language {
                Language::English => format!("{values} can only be in {here}"),
                Language::Korean => {
                    format!("{values}{} {here}에만 들어갑니다", particle(&values, "은", "는"))
                }
            }
        };
        told.into_iter().map(said).collect()
    }

    /// The value that only this cell can hold, if for that reason it holds no others of the sets.
    fn only(&self, cells: &[Cell], sets: &[Values], effect: &Effect) -> Option<(Cell, Value)> {
        let of = |cell: &Cell| self.position.of(*cell);
        let others = cells.iter().filter(|cell| **cell != effect.cell).map(of);
        let others = others.fold(Values::EMPTY, |all, other| all | other);
        let gone = of(&effect.cell) - effect.kept;
        let mut held = sets.iter().filter(|set| set.meets(gone)).peekable();
        held.peek()?;
        let needed = held.fold(of(&effect.cell) - others, |all, set| all & *set);
        Some((effect.cell, (needed - gone).first()?))
    }
}

/// The sets of values with a sum that some different cells with these candidates may hold, those with small values
/// first, on a board with this least number; None if there are many, or it takes long to tell.
pub(in crate::explain) fn sets_with_sum(
    cells: Vec<Values>,
    least: i32,
    sum: i32,
) -> Option<Vec<Values>> {
    let values = cells.iter().fold(Values::EMPTY, |all, cell| all | *cell);
    let sum = sum.saturating_sub(least * cells.len() as i32);
    let mut sets = Sets { cells, found: Vec::new(), left: TRIED };
    sets.add(values, sets.cells.len(), sum, Values::EMPTY);
    (sets.left > 0).then_some(sets.found)
}

struct Sets {
    /// The candidates of each cell.
    cells: Vec<Values>,
    found: Vec<Values>,
    /// How many parts may still be looked at; none once there are too many sets.
    left: u32,
}

impl Sets {
    /// Adds this many more of the values to a part of a set, with their sum counted from 0.
    fn add(&mut self, values: Values, more: usize, sum: i32, part: Values) {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 || values.len() < more {
            return;
        }
        let number = |value: Value| i32::from(value.0);
        let add = |from| values.iter().skip(from).take(more).map(number).sum::<i32>();
        if sum < add(0) || add(values.len() - more) < sum {
            return;
        }
        if more == 0 {
            if self.fits(part) {
                self.found.push(part);
            }
            if self.found.len() > LISTED {
                self.left = 0;
            }
        } else if let Some(value) = values.first() {
            let values = values.without(value);
            self.add(values, more - 1, sum - number(value), part.with(value));
            self.add(values, more, sum, part);
        }
    }

    /// Whether the cells can hold these values, each another one.
    fn fits(&self, part: Values) -> bool {
        let mut held = [None; 32];
        (0..self.cells.len()).all(|cell| self.place(cell, &mut part.clone(), &mut held))
    }

    /// Gives a cell one of the values that were not tried for it; the cells that hold one may take another.
    fn place(&self, cell: usize, open: &mut Values, held: &mut [Option<usize>; 32]) -> bool {
        while let Some(value) = (self.cells[cell] & *open).first() {
            *open = open.without(value);
            if held[value.index()].is_none_or(|other| self.place(other, open, held)) {
                held[value.index()] = Some(cell);
                return true;
            }
        }
        false
    }
}
