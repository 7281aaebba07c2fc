//! Sums of the 45 rule in words.

use ninefold::Language;
use ninefold::grid::particle;

use super::attempts::gone;
use super::names::{Words, large};
use crate::board::{Cell, Value, Values};
use crate::check::Reason;
use crate::explain::finders::totals::{equation, is_rest_even, is_turned};
use crate::explain::step::Step;
use crate::explain::technique::Technique;
use crate::rule::{Equation, Rule};

impl Words<'_> {
    /// A total: what the houses add up to, the rules that are subtracted, what is left, and what follows.
    pub(in crate::explain) fn total(&self, step: &Step, so: &str) -> String {
        let puzzle = self.position.puzzle();
        let Some(total @ Reason::Total { houses, .. }) = step.proof.reasons.first() else {
            return String::new();
        };
        let (left, more) = equation(puzzle, total).unwrap_or_default();
        let that = left.split(" = ").next().unwrap_or_default();
        // One cell is left, and its sentence says so.
        let is_left = |cell: Cell| !houses.is_empty() && that == self.cell(cell);
        let placed = step.placements().find(|&(cell, _)| is_left(cell));
        let tested = self.too_much(step, total, that);
        let left = match (self.language, placed) {
            (_, None) => self.left_so(&left, so),
            (Language::English, Some((cell, value))) => {
                format!("{} is left for {}.", self.number(value), self.cell(cell))
            }
            (Language::Korean, Some((_, value))) => {
                let value = self.number(value);
                format!("{value}{} 남으므로 {so}.", particle(&value, "이", "가"))
            }
        };
        self.derived(total, more, &(left + &tested))
    }

    /// That a total cannot hold: where it comes from, and what lacks then.
    pub(in crate::explain) fn lacking_total(&self, total: &Reason, lack: &str) -> String {
        let (left, more) = equation(self.position.puzzle(), total).unwrap_or_default();
        let is_cell = left.split(" = ").next().is_some_and(|that| !that.contains(' '));
        // What is left for one cell is what it must be.
        let left = if is_cell { format!("{lack}.") } else { self.left_so(&left, lack) };
        self.derived(total, more, &left)
    }

    /// What is left, and what follows.
    fn left_so(&self, left: &str, so: &str) -> String {
        match self.language {
            Language::English => format!("{left}: {so}."),
            Language::Korean => format!("{left}입니다. {so}."),
        }
    }

    /// What is left, here in words, behind where it comes from: what the houses add up to, together with `more`, and the
    /// rules that are subtracted.
    fn derived(&self, total: &Reason, more: i64, left: &str) -> String {
        let puzzle = self.position.puzzle();
        let Reason::Total { houses, rules } = total else { return String::new() };
        if houses.is_empty() {
            return left.to_owned();
        }
        let sum = i64::from(puzzle.board().total()) * houses.len() as i64;
        let all: Vec<String> = houses.iter().map(|&house| self.house(house)).collect();
        // An arrow takes nothing away: its circle comes in the place of its shaft.
        let (mut arrows, mut less) = (Vec::new(), Vec::new());
        for &rule in rules {
            let list = match puzzle.rule(rule) {
                Rule::Arrow { pill, .. } if pill.len() == 1 => &mut arrows,
                _ => &mut less,
            };
            list.extend(self.reasons_with_articles(&[Reason::Rule(rule)]));
        }
        let s = if arrows.len() > 1 { "s" } else { "" };
        let mut are_many = [all.len() > 1, less.len() > 1];
        let (mut all, arrows, mut less) = (self.list(&all), self.list(&arrows), self.list(&less));
        if !arrows.is_empty() {
            all = match self.language {
                Language::English => {
                    format!("{all} with the circle{s} in place of the shaft{s} of {arrows}")
                }
                Language::Korean => format!("{arrows}에서 화살대를 동그라미로 바꾼 {all}"),
            };
        }
        if more != 0 {
            (all, less) = (less, format!("{all} ({sum})"));
            are_many.swap(0, 1);
        }
        let sum = sum + more;
        match self.language {
            Language::English => {
                let add = if are_many[0] { "add" } else { "adds" };
                let less = match less.is_empty() {
                    true => ", so".to_owned(),
                    false => format!(". Less {less},"),
                };
                format!("{} {add} up to {sum}{less} {left}", large(&all))
            }
            Language::Korean => {
                let less = if less.is_empty() {
                    String::new()
                } else {
                    format!(" {less}의 합을 빼면")
                };
                format!("{all}의 합은 {sum}입니다.{less} {left}")
            }
        }
    }

    /// What the sum, here in words, would come to with a value that the step rules out, as a sentence after a blank, or
    /// another argument; nothing if one cell is left.
    fn too_much(&self, step: &Step, total: &Reason, that: &str) -> String {
        let puzzle = self.position.puzzle();
        let Reason::Total { houses, rules } = total else { return String::new() };
        let Some(equation) = Equation::total(puzzle.board(), puzzle.rules(), houses, rules) else {
            return String::new();
        };
        if equation.terms.len() < 2 {
            return String::new();
        }
        let gone = gone(self.position, step);
        let is_turned = is_turned(&equation);
        let sum = if is_turned { -equation.sum } else { equation.sum };
        let told = gone.iter().find_map(|&one| {
            let (least, most) = self.ends_of(step, &equation, one)?;
            let (least, most) = if is_turned { (-most, -least) } else { (least, most) };
            let is_more = least > sum;
            let end = if is_more { least } else { most };
            (is_more || most < sum).then_some((one, is_more, end))
        });
        let is_korean = self.language == Language::Korean;
        // A long sum was named just before.
        let mut that = match equation.terms.len() {
            ..=NAMED => that,
            _ if is_korean => "그 값",
            _ => "that",
        };
        let mut topic = particle(that, "은", "는");
        let twin;
        let ((cell, held), number, english, korean) = match told {
            Some((one, true, end)) => (one, end, "would come to at least", " 이상이 됩니다"),
            Some((one, false, end)) => (one, end, "would come to at most", " 이하가 됩니다"),
            None => {
                // What is odd and what is even says enough.
                if step.technique == Technique::LongTotal
                    && is_rest_even(self.position, step).is_some()
                {
                    return String::new();
                }
                let argument = self.argument(step).0;
                let Some(&one) = gone.first().filter(|_| argument.is_empty()) else {
                    return argument;
                };
                let value = one.1.first().map_or(0, |value| puzzle.board().number(value).into());
                match equation.terms[..] {
                    // The other cell would need the same value.
                    [a, b] if (a.1 + b.1) * value == equation.sum => {
                        twin = self.cell(if a.0 == one.0 { b.0 } else { a.0 });
                        (that, topic) = (&twin, "도");
                        (one, value, "would also be", " 됩니다")
                    }
                    _ => (one, sum, "could not come to", " 될 수 없습니다"),
                }
            }
        };
        let (cell, value) = (self.cell(cell), self.values(held, ""));
        let number = number.to_string();
        let is_only = gone.len() == 1;
        if is_korean {
            let start = if is_only { "" } else { "예를 들어 " };
            let subject = particle(&cell, "이", "가");
            let were = particle(&value, "이라면", "라면");
            let is = if told.is_some() { "" } else { particle(&number, "이", "가") };
            format!(" {start}{cell}{subject} {value}{were} {that}{topic} {number}{is}{korean}.")
        } else {
            let start = if is_only { "If" } else { "For example, if" };
            format!(" {start} {cell} were {value}, {that} {english} {number}.")
        }
    }

    /// The least and the greatest sum with a value in a cell, where cells that differ by the reasons of a step do; None if
    /// there is none.
    fn ends_of(
        &self,
        step: &Step,
        equation: &Equation,
        (cell, held): (Cell, Values),
    ) -> Option<(i64, i64)> {
        let board = self.position.puzzle().board();
        let of = |at: Cell| if at == cell { held } else { self.position.of(at) };
        let differ = |a: Cell, b: Cell| {
            let why = self.position.differ(a, b);
            why.iter().any(|reason| step.proof.reasons.contains(reason))
        };
        let number = |value: Value, factor: i64| factor * i64::from(board.number(value));
        let terms = &equation.terms;
        if terms.len() > SHORT {
            let (mut least, mut most) = (0, 0);
            for &(here, factor) in terms {
                let ends = (number(of(here).first()?, factor), number(of(here).last()?, factor));
                least += ends.0.min(ends.1);
                most += ends.0.max(ends.1);
            }
            return Some((least, most));
        }
        let mut ways = vec![(Vec::new(), 0)];
        for &(here, factor) in terms {
            let mut more = Vec::new();
            for (held, sum) in &ways {
                for value in of(here).iter() {
                    let mut before = terms.iter().zip(held);
                    if before.all(|(&(cell, _), held)| *held != value || !differ(cell, here)) {
                        more.push(([&held[..], &[value]].concat(), sum + number(value, factor)));
                    }
                }
            }
            ways = more;
        }
        let sums = || ways.iter().map(|way| way.1);
        Some((sums().min()?, sums().max()?))
    }
}

/// A sum of so many cells is named again.
const NAMED: usize = 3;

/// Of a sum of so many cells all ways are looked at; of a longer one the ends of each cell.
const SHORT: usize = 4;
