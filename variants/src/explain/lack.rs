//! Why a house or a sum cannot hold, as a person sees it.

use ninefold::Language;
use ninefold::grid::particle;

use super::argument::Case;
use super::combinations::sets_with_sum;
use super::names::Words;
use super::step::Step;
use crate::board::{Cell, Value, Values};
use crate::check::{Equation, Reason};
use crate::rule::Rule;

/// What a house or a sum lacks.
enum Lack {
    /// Some cells of a house have fewer values left, all together.
    Values(Vec<Cell>, Values),
    /// Some values have fewer cells of a house left.
    Places(Values, Vec<Cell>),
    /// A sum is at least this.
    Least(i64),
    /// A sum is at most this.
    Most(i64),
    /// The shaft of an arrow is at least or at most this, and the pill does not reach it.
    Shaft(Lean, i64, Cell, Value),
    /// A small rule has these values left in its cells.
    Left(Vec<(Cell, Values)>),
}

/// Which end of a sum decides.
#[derive(Clone, Copy)]
enum Lean {
    Least,
    Most,
}

/// A person looks at this many cells or values at once.
const MOST: usize = 5;
/// A rule with at most this many cells is told with what is left in those that have at most so many values.
const SMALL: (usize, usize) = (4, 3);

impl Words<'_> {
    /// What a case ends with, if that is one house or sum and easy to see; the name is that of its last reason.
    pub(super) fn lack(&self, step: &Step, case: &Case, name: &str) -> Option<String> {
        let &[end] = &case.end[..] else { return None };
        let board = self.position.puzzle().board();
        let mut left = vec![board.values(); board.cell_count()];
        for &cell in &step.proof.cells {
            left[cell.index()] = self.position.of(cell);
        }
        let links = case.links.iter().flat_map(|link| &link.left);
        let links = links.map(|&(cell, _, after)| (cell, after));
        for (cell, values) in case.assumed.iter().copied().chain(links) {
            left[cell.index()] = values;
        }
        let lack = self.lack_of(&step.proof.reasons[end], &left)?;
        Some(match self.language {
            Language::English => self.lack_in_english(&lack, name),
            Language::Korean => self.lack_in_korean(&lack, name),
        })
    }

    fn lack_of(&self, reason: &Reason, left: &[Values]) -> Option<Lack> {
        let puzzle = self.position.puzzle();
        let board = puzzle.board();
        let differ = match reason {
            Reason::House(_) => true,
            Reason::Rule(rule) => {
                let rule = puzzle.rule(*rule);
                if let Some(lack) =
                    Equation::of(rule).and_then(|sum| self.unequal(rule, &sum, left))
                {
                    return Some(lack);
                }
                if !matches!(rule, Rule::Different { .. } | Rule::Cage { .. }) {
                    return self.shaft(rule, left).or_else(|| self.left(rule, left));
                }
                true
            }
            Reason::Total { .. } => false,
        };
        let cells = reason.cells(board, puzzle.rules()).filter(|_| differ)?;
        let held: Vec<Values> = cells.iter().map(|cell| left[cell.index()]).collect();
        let values: Vec<Value> = board.values().iter().collect();
        let places = |value: &Value| -> Values {
            let here = (0..cells.len()).filter(|&at| held[at].contains(*value));
            here.map(|at| Value(at as u8)).collect()
        };
        let places: Vec<Values> = match cells.len() == values.len() {
            true => values.iter().map(places).collect(),
            false => Vec::new(),
        };
        (0..MOST).find_map(|most| {
            let few = crowded(&held, most).map(|(chosen, left)| {
                Lack::Values(chosen.into_iter().map(|at| cells[at]).collect(), left)
            });
            few.or_else(|| {
                let (chosen, left) = crowded(&places, most)?;
                let left = left.iter().map(|place| cells[place.index()]).collect();
                Some(Lack::Places(chosen.into_iter().map(|at| values[at]).collect(), left))
            })
        })
    }

    /// What a sum of added cells comes to, if that is always too much or too little.
    fn unequal(&self, rule: &Rule, sum: &Equation, left: &[Values]) -> Option<Lack> {
        let board = self.position.puzzle().board();
        if sum.terms.iter().any(|(_, factor)| *factor < 0) {
            return None;
        }
        let add = |end: fn(Values) -> Option<Value>| -> Option<i64> {
            let number = |&(cell, factor): &(Cell, i64)| {
                Some(factor * i64::from(board.number(end(left[cell.index()])?)))
            };
            sum.terms.iter().map(number).sum()
        };
        let (mut least, mut most) = (add(Values::first)?, add(Values::last)?);
        if let Rule::Cage { cells, .. } = rule {
            let held: Vec<Values> = cells.iter().map(|cell| left[cell.index()]).collect();
            let is_there = |sum: &i64| {
                let sets = sets_with_sum(held.clone(), board.least(), *sum as i32);
                sets.is_none_or(|sets| !sets.is_empty())
            };
            (least, most) = ((least..=most).find(is_there)?, (least..=most).rev().find(is_there)?);
        }
        if least > sum.sum {
            Some(Lack::Least(least))
        } else if most < sum.sum {
            Some(Lack::Most(most))
        } else {
            None
        }
    }

    /// What the shaft of an arrow comes to, if a circle of one cell does not reach it.
    fn shaft(&self, rule: &Rule, left: &[Values]) -> Option<Lack> {
        let Rule::Arrow { pill, shaft } = rule else { return None };
        let &[circle] = &pill[..] else { return None };
        let board = self.position.puzzle().board();
        let number = |value: Value| i64::from(board.number(value));
        let add = |end: fn(Values) -> Option<Value>| -> Option<i64> {
            shaft.iter().map(|cell| Some(number(end(left[cell.index()])?))).sum()
        };
        let (least, most) = (add(Values::first)?, add(Values::last)?);
        let (first, last) = (left[circle.index()].first()?, left[circle.index()].last()?);
        if least > number(last) {
            Some(Lack::Shaft(Lean::Least, least, circle, last))
        } else if most < number(first) {
            Some(Lack::Shaft(Lean::Most, most, circle, first))
        } else {
            None
        }
    }

    /// What is left in the cells of a small rule, where that is little.
    fn left(&self, rule: &Rule, left: &[Values]) -> Option<Lack> {
        let cells = rule.cells(self.position.puzzle().board());
        if cells.len() > SMALL.0 || rule.is_everywhere() {
            return None;
        }
        let of = |cell: &Cell| (*cell, left[cell.index()]);
        let few: Vec<_> = cells.iter().map(of).filter(|(_, left)| left.len() <= SMALL.1).collect();
        (few.len() > 1).then_some(Lack::Left(few))
    }

    fn lack_in_english(&self, lack: &Lack, name: &str) -> String {
        let list = |cells: &[Cell]| self.cells(cells.iter().copied());
        match lack {
            Lack::Values(cells, values) if cells.len() == 2 => {
                format!("{name} has {} twice, in {}", self.list_values(*values), list(cells))
            }
            Lack::Values(cells, Values::EMPTY) => format!("{} has no value left", list(cells)),
            Lack::Values(cells, values) => {
                format!("{name} has only {} left for {}", self.list_values(*values), list(cells))
            }
            Lack::Places(values, cells) if cells.is_empty() => {
                format!("{name} has no place for {}", self.list_values(*values))
            }
            Lack::Places(values, cells) => {
                format!("{name} has only {} left for {}", list(cells), self.list_values(*values))
            }
            Lack::Least(sum) => format!("{name} adds up to at least {sum}"),
            Lack::Most(sum) => format!("{name} adds up to at most {sum}"),
            Lack::Shaft(lean, sum, circle, value) => {
                let (one, other) = match lean {
                    Lean::Least => ("least", "most"),
                    Lean::Most => ("most", "least"),
                };
                let (circle, value) = (self.cell(*circle), self.number(*value));
                format!(
                    "the shaft of {name} adds up to at {one} {sum}, but {circle} is at {other} {value}"
                )
            }
            Lack::Left(left) => {
                let held = |(cell, left): &(Cell, Values)| {
                    format!("{} in {}", self.or(&self.numbers(*left)), self.cell(*cell))
                };
                let left: Vec<String> = left.iter().map(held).collect();
                format!("{name} cannot hold with {}", self.list(&left))
            }
        }
    }

    fn lack_in_korean(&self, lack: &Lack, name: &str) -> String {
        let list = |cells: &[Cell]| self.cells(cells.iter().copied());
        let values = |values: &Values| self.list_values(*values);
        let subject = |text: String| format!("{text}{}", particle(&text, "이", "가"));
        match lack {
            Lack::Values(cells, held) if cells.len() == 2 => {
                format!("{name}의 {}에 {} 겹칩니다", list(cells), subject(values(held)))
            }
            Lack::Values(cells, Values::EMPTY) => {
                format!("{}에 들어갈 값이 없습니다", list(cells))
            }
            Lack::Values(cells, held) => {
                format!("{name}의 {}에 남는 값은 {}뿐입니다", list(cells), values(held))
            }
            Lack::Places(held, cells) if cells.is_empty() => {
                format!("{name}에 {} 들어갈 칸이 없습니다", subject(values(held)))
            }
            Lack::Places(held, cells) => {
                format!("{name}에서 {} 들어갈 칸은 {}뿐입니다", subject(values(held)), list(cells))
            }
            Lack::Least(sum) => format!("{name}의 합은 {sum} 이상입니다"),
            Lack::Most(sum) => format!("{name}의 합은 {sum} 이하입니다"),
            Lack::Shaft(lean, sum, circle, value) => {
                let (one, other) = match lean {
                    Lean::Least => ("이상", "이하"),
                    Lean::Most => ("이하", "이상"),
                };
                let (circle, value) = (self.cell(*circle), self.number(*value));
                format!(
                    "{name}의 화살대 합은 {sum} {one}인데 {circle}에는 {value} {other}만 들어갑니다"
                )
            }
            Lack::Left(left) => {
                let held = |(cell, left): &(Cell, Values)| {
                    format!("{}에 {}", self.cell(*cell), self.list_values(*left))
                };
                let held: Vec<String> = left.iter().map(held).collect();
                let name = subject(name.to_owned());
                format!("{}만 남아 {name} 성립하지 않습니다", held.join(", "))
            }
        }
    }
}

/// Sets that have fewer members, all together, than there are sets, and at most this many; and these members.
fn crowded(sets: &[Values], most: usize) -> Option<(Vec<usize>, Values)> {
    let mut chosen = Vec::new();
    add(sets, 0, most, &mut chosen, Values::EMPTY).map(|all| (chosen, all))
}

/// Adds sets with at most `most` members, all together, until there are more sets than that.
fn add(
    sets: &[Values],
    from: usize,
    most: usize,
    chosen: &mut Vec<usize>,
    all: Values,
) -> Option<Values> {
    if chosen.len() > most {
        return Some(all);
    }
    for at in from..sets.len() {
        let more = all | sets[at];
        if more.len() <= most {
            chosen.push(at);
            if let Some(found) = add(sets, at + 1, most, chosen, more) {
                return Some(found);
            }
            chosen.pop();
        }
    }
    None
}
