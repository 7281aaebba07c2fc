//! Why a sum cannot be what a rule says, as a person sees it.

use super::combinations::sets_with_sum;
use super::lack::{Lack, Lean};
use super::names::Words;
use crate::board::{Cell, Value, Values};
use crate::check::Reason;
use crate::rule::{Equation, Rule};

/// A sum that a rule and houses leave, with what is left in each cell.
struct Sums<'a> {
    words: &'a Words<'a>,
    reasons: &'a [Reason],
    left: &'a [Values],
}

impl Words<'_> {
    /// What the sums of a rule come to, seen with cells that differ, if that is always too much or too little.
    pub(in crate::explain) fn uneven(
        &self,
        reasons: &[Reason],
        left: &[Values],
        assumed: &[Cell],
    ) -> Option<Lack> {
        let puzzle = self.position.puzzle();
        let rules = reasons.iter().filter_map(|reason| match reason {
            Reason::Rule(rule) => Some(puzzle.rule(*rule)),
            _ => None,
        });
        let rule = match rules.collect::<Vec<_>>()[..] {
            [rule] => rule,
            [rule, other] if other.differing().is_some() => rule,
            _ => return None,
        };
        let sums = Sums { words: self, reasons, left };
        match rule {
            Rule::Sandwich { cells, sum } => sums.sandwich(cells, (*sum).into()),
            Rule::XSum { cells, sum } => {
                let count = sums.number(left[cells.first()?.index()].only()?);
                sums.wrong(cells.get(..usize::try_from(count).ok()?)?, (*sum).into())
            }
            _ => match rule.equal_parts() {
                Some(parts) => sums.unequal(&parts, assumed),
                None => sums.added(&rule.equation()?),
            },
        }
    }
}

impl Sums<'_> {
    fn number(&self, value: Value) -> i64 {
        self.words.position.puzzle().board().number(value).into()
    }

    /// The largest group of these cells that one reason makes differ; empty if a line goes through a cell twice.
    fn differing(&self, terms: &[(Cell, i64)]) -> Vec<Cell> {
        let puzzle = self.words.position.puzzle();
        let is_once = |at: usize| {
            let (cell, factor) = terms[at];
            factor == 1 && !terms[..at].iter().any(|(other, _)| *other == cell)
        };
        if !(0..terms.len()).all(is_once) {
            return Vec::new();
        }
        let sets = self.reasons.iter().filter_map(|reason| match reason {
            Reason::House(house) => Some(&puzzle.board().house(*house).cells[..]),
            Reason::Rule(rule) => puzzle.rule(*rule).differing(),
            Reason::Total { .. } => None,
        });
        let cells = || terms.iter().map(|(cell, _)| *cell);
        let within =
            sets.map(|set| cells().filter(|cell| set.contains(cell)).collect::<Vec<Cell>>());
        within.max_by_key(Vec::len).unwrap_or_default()
    }

    /// The least and the greatest sum that cells can have, the second number for each how often it counts: of those that
    /// differ, and of the others.
    fn ends(&self, terms: &[(Cell, i64)]) -> Option<(i64, i64)> {
        let add = |end: fn(Values) -> Option<Value>| -> Option<i64> {
            let number = |&(cell, factor): &(Cell, i64)| {
                Some(factor * self.number(end(self.left[cell.index()])?))
            };
            terms.iter().map(number).sum()
        };
        let (least, most) = (add(Values::first)?, add(Values::last)?);
        let cells = self.differing(terms);
        if cells.len() < 2 {
            return Some((least, most));
        }
        if cells.len() < terms.len() {
            let is_there = |(cell, _): &&(Cell, i64)| cells.contains(cell);
            let (these, others): (Vec<_>, Vec<_>) = terms.iter().partition(is_there);
            let (these, others) = (self.ends(&these)?, self.ends(&others)?);
            return Some((these.0 + others.0, these.1 + others.1));
        }
        let held: Vec<Values> = cells.iter().map(|cell| self.left[cell.index()]).collect();
        let first = self.words.position.puzzle().board().least();
        let is_there = |sum: &i64| {
            let sets = sets_with_sum(held.clone(), first, *sum as i32);
            sets.is_none_or(|sets| !sets.is_empty())
        };
        Some(((least..=most).find(is_there)?, (least..=most).rev().find(is_there)?))
    }

    fn ends_of(&self, cells: &[Cell]) -> Option<(i64, i64)> {
        self.ends(&cells.iter().map(|&cell| (cell, 1)).collect::<Vec<_>>())
    }

    /// Cells that cannot have a sum.
    fn wrong(&self, cells: &[Cell], sum: i64) -> Option<Lack> {
        if cells.is_empty() {
            return None;
        }
        let (least, most) = self.ends_of(cells)?;
        let lack = |lean, end| Lack::Sum(cells.to_vec(), lean, end, sum);
        if least > sum {
            Some(lack(Lean::Least, least))
        } else {
            (most < sum).then(|| lack(Lean::Most, most))
        }
    }

    /// What added cells come to.
    fn added(&self, sum: &Equation) -> Option<Lack> {
        if sum.terms.iter().any(|(_, factor)| *factor < 0) {
            return None;
        }
        if self.reasons.len() > 1 {
            let is_once = sum.terms.iter().all(|(_, factor)| *factor == 1);
            let cells: Vec<Cell> = sum.terms.iter().map(|(cell, _)| *cell).collect();
            return is_once.then(|| self.wrong(&cells, sum.sum)).flatten();
        }
        let (least, most) = self.ends(&sum.terms)?;
        if least > sum.sum {
            Some(Lack::Least(least))
        } else {
            (most < sum.sum).then_some(Lack::Most(most))
        }
    }

    /// Two parts of which one always comes to more.
    fn unequal(&self, parts: &[Vec<Cell>], assumed: &[Cell]) -> Option<Lack> {
        let ends: Vec<(i64, i64)> =
            parts.iter().map(|cells| self.ends_of(cells)).collect::<Option<_>>()?;
        let (high, least) = ends.iter().map(|ends| ends.0).enumerate().max_by_key(|one| one.1)?;
        let (low, most) = ends.iter().map(|ends| ends.1).enumerate().min_by_key(|one| one.1)?;
        let (high, low) = (parts[high].clone(), parts[low].clone());
        // What is assumed of one cell is what the others must come to.
        let is_assumed = |cells: &[Cell]| matches!(cells, [cell] if assumed.contains(cell));
        (least > most).then(|| match (is_assumed(&high), is_assumed(&low)) {
            (_, true) => Lack::Sum(high, Lean::Least, least, most),
            (true, _) => Lack::Sum(low, Lean::Most, most, least),
            _ => Lack::Unequal((high, least), (low, most)),
        })
    }

    /// What is between the ends of a sandwich, if each has one place left.
    fn sandwich(&self, cells: &[Cell], sum: i64) -> Option<Lack> {
        let values = self.words.position.puzzle().board().values();
        let place = |end: Value| {
            let here = |at: &usize| self.left[cells[*at].index()];
            let mut places = (0..cells.len()).filter(|at| here(at).contains(end));
            let fixed = places.clone().find(|at| here(at).len() == 1);
            fixed.or_else(|| places.next().filter(|_| places.next().is_none()))
        };
        let (a, b) = (place(values.first()?)?, place(values.last()?)?);
        let (from, to) = (a.min(b), a.max(b));
        // One cell may be the only place of both.
        let inner = cells.get(from + 1..to)?;
        if inner.is_empty() {
            return (sum != 0).then(|| Lack::Empty(vec![cells[from], cells[to]]));
        }
        self.wrong(inner, sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::HouseIndex;
    use crate::explain::Position;
    use crate::puzzle::Puzzle;
    use crate::rule::{Kind, RuleIndex};
    use ninefold::Language;
    use ninefold::generate::{Random, Seed};

    /// The sums that cells can have, all ways to fill them tried; different values in a row.
    fn sums(cells: &[Cell], left: &[Values], used: Values, is_row: bool) -> Vec<i64> {
        let Some((cell, rest)) = cells.split_first() else { return vec![0] };
        let open = left[cell.index()] - if is_row { used } else { Values::EMPTY };
        let more = |value: Value| {
            let rest = sums(rest, left, used.with(value), is_row).into_iter();
            rest.map(move |sum| sum + i64::from(value.0) + 1)
        };
        open.iter().flat_map(more).collect()
    }

    #[test]
    fn what_is_said_of_sums_is_true() {
        let row = "R1C1~R1C2~R1C3~R1C4";
        let rules = [
            format!(".Zipper~{row}"),
            format!(".Zipper~{row}~R1C1"),
            format!(".DoubleArrow~{row}"),
            format!(".Arrow~{row}"),
            ".Cage~9~R1C1~R1C2~R1C3".to_owned(),
            ".RegionSumLine~R1C1~R1C2~R1C3".to_owned(),
            ".XSum~R1~7~".to_owned(),
            ".Sandwich~3~R1".to_owned(),
            format!(".Arrow~{row}~R1C2"),
        ];
        let mut random = Random::new(Seed(1));
        for rule in rules {
            let puzzle = format!(".Shape~4x4{rule}.Renban~{row}");
            let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
            let first = &puzzle.rules()[0];
            assert_eq!(puzzle.rules()[1].kind(), Kind::Renban);
            let position = Position::new(&puzzle);
            let words = Words { position: &position, language: Language::English };
            let row = Reason::House(HouseIndex(0));
            let mut said = 0;
            for round in 0..3_000 {
                let is_row = round % 3 != 0;
                let domain = |_| Values(random.below(16) | 1 << random.below(4));
                let mut left: Vec<Values> = (0..16).map(domain).collect();
                let assumed = [Cell(random.below(4) as u16)];
                let assumed = &assumed[..usize::from(random.below(2) == 0)];
                for cell in assumed {
                    left[cell.index()] = Values(1 << random.below(4));
                }
                let rule = Reason::Rule(RuleIndex(0));
                let reasons = match round % 3 {
                    0 => vec![rule],
                    1 => vec![rule, row.clone()],
                    _ => vec![rule, Reason::Rule(RuleIndex(1))],
                };
                let Some(lack) = words.uneven(&reasons, &left, assumed) else { continue };
                said += 1;
                // What the rule says that the cells come to.
                let comes_to = |cells: &Vec<Cell>, sum: i64| match first.equal_parts() {
                    Some(parts) => {
                        parts.contains(cells)
                            && parts.iter().any(|part| {
                                part == assumed && sums(part, &left, Values::EMPTY, false) == [sum]
                            })
                    }
                    None => {
                        first.number(puzzle.board()).is_some_and(|number| i64::from(number) == sum)
                    }
                };
                let all = |cells: &[Cell]| {
                    let is_new = |at: usize| !cells[..at].contains(&cells[at]);
                    let differ = is_row && (0..cells.len()).all(is_new);
                    sums(cells, &left, Values::EMPTY, differ)
                };
                let is_true = match &lack {
                    Lack::Sum(cells, ..) if cells.is_empty() => false,
                    Lack::Sum(cells, _, _, must) if !comes_to(cells, *must) => false,
                    Lack::Sum(cells, Lean::Least, end, must) => {
                        all(cells).iter().min() == Some(end) && end > must
                    }
                    Lack::Sum(cells, Lean::Most, end, must) => {
                        all(cells).iter().max() == Some(end) && end < must
                    }
                    Lack::Unequal((high, least), (low, most)) => {
                        all(high).iter().min() == Some(least)
                            && all(low).iter().max() == Some(most)
                            && least > most
                    }
                    Lack::Least(end) => *end > 9,
                    Lack::Most(end) => *end < 9,
                    Lack::Empty(ends) => ends[0].index().abs_diff(ends[1].index()) == 1,
                    _ => false,
                };
                assert!(is_true, "{first:?} {left:?}");
            }
            assert!(said > 20, "{said} times {first:?}");
        }
    }
}
