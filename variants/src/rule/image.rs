//! Rules on boards in a mirror, turned, or with other labels.

use super::{Negative, Relation, Rule};
use crate::board::{Board, Cell, Value, Values};

impl Rule {
    /// The rule with each of its cells moved. Cells whose order means nothing are sorted, so that rules that say the same
    /// are equal.
    pub(crate) fn moved(&self, to: impl Fn(Cell) -> Cell) -> Rule {
        let mut rule = self.clone();
        rule.each_list(|cells, order| {
            cells.iter_mut().for_each(|cell| *cell = to(*cell));
            match order {
                Order::Meant => {}
                Order::BothWays => {
                    if cells.iter().rev().lt(cells.iter()) {
                        cells.reverse();
                    }
                }
                Order::None => cells.sort_unstable(),
            }
        });
        match &mut rule {
            Rule::Allowed { cell, .. }
            | Rule::Odd(cell)
            | Rule::Even(cell)
            | Rule::Minimum { cell, .. }
            | Rule::Maximum { cell, .. }
            | Rule::Indexer { cell, .. } => *cell = to(*cell),
            Rule::Sum { cells, .. } => {
                cells.iter_mut().for_each(|(cell, _)| *cell = to(*cell));
                cells.sort_unstable();
            }
            Rule::Quadruple { values, .. } => values.sort_unstable(),
            Rule::SameXSum { first, second } if *first > *second => std::mem::swap(first, second),
            Rule::Clone { first, second } => {
                let mut pairs: Vec<[Cell; 2]> =
                    first.iter().zip(&*second).map(|(&a, &b)| [a.min(b), a.max(b)]).collect();
                pairs.sort_unstable();
                *first = pairs.iter().map(|pair| pair[0]).collect();
                *second = pairs.iter().map(|pair| pair[1]).collect();
            }
            Rule::RegionSum { parts } => parts.sort_unstable(),
            Rule::Negative(negative) => {
                negative.marked.iter_mut().for_each(|pair| {
                    *pair = pair.map(&to);
                    pair.sort_unstable();
                });
                negative.marked.sort_unstable();
            }
            _ => {}
        }
        rule
    }

    /// Whether it can be said of the board in a mirror: not if neighbours in reading order must not stand in a relation that
    /// is another one in the other order.
    pub(crate) fn has_images(&self) -> bool {
        let Rule::Negative(Negative { relations, .. }) = self else { return true };
        relations.iter().all(|relation| matches!(relation.order(), Order::BothWays))
    }

    /// Its lists of cells, and whether their order means something.
    fn each_list(&mut self, mut each: impl FnMut(&mut [Cell], Order)) {
        match self {
            Rule::Mark { cells, relation } => each(cells, relation.order()),
            Rule::Pairs { cells, relation, .. } => each(cells, relation.order()),
            Rule::Minimum { others: cells, .. }
            | Rule::Maximum { others: cells, .. }
            | Rule::Different { cells, .. }
            | Rule::Cage { cells, .. }
            | Rule::LittleKiller { cells, .. }
            | Rule::Renban(cells)
            | Rule::CountingCircles(cells)
            | Rule::Quadruple { cells, .. } => each(cells, Order::None),
            Rule::RegionSum { parts } => {
                parts.iter_mut().for_each(|cells| each(cells, Order::None));
            }
            Rule::Whisper { cells, .. }
            | Rule::Palindrome(cells)
            | Rule::Zipper(cells)
            | Rule::DoubleArrow(cells)
            | Rule::Entropic(cells)
            | Rule::Modular { cells, .. }
            | Rule::Between(cells)
            | Rule::Lockout { cells, .. }
            | Rule::SumLine { cells, .. } => each(cells, Order::BothWays),
            Rule::Arrow { pill, shaft } => {
                each(pill, Order::Meant);
                each(shaft, Order::None);
            }
            Rule::Clone { first, second } | Rule::SameXSum { first, second } => {
                each(first, Order::Meant);
                each(second, Order::Meant);
            }
            Rule::Thermometer { cells, .. }
            | Rule::Sandwich { cells, .. }
            | Rule::XSum { cells, .. }
            | Rule::Skyscraper { cells, .. }
            | Rule::NumberedRoom { cells, .. }
            | Rule::Indexer { line: cells, .. }
            | Rule::Automaton { cells, .. } => each(cells, Order::Meant),
            Rule::Allowed { .. }
            | Rule::Odd(_)
            | Rule::Even(_)
            | Rule::AntiKnight
            | Rule::AntiKing
            | Rule::Nonconsecutive
            | Rule::Negative(_)
            | Rule::Sum { .. } => {}
        }
    }

    /// The rule if each value is called by another one's name; none if it is then another rule.
    pub(crate) fn relabelled(&self, names: &[Value]) -> Option<Rule> {
        match self {
            Rule::Allowed { cell, values } => Some(Rule::Allowed {
                cell: *cell,
                values: values.iter().map(|value| names[value.index()]).collect(),
            }),
            Rule::Different { .. }
            | Rule::AntiKnight
            | Rule::AntiKing
            | Rule::Palindrome(_)
            | Rule::Clone { .. } => Some(self.clone()),
            Rule::Mark { relation, .. } | Rule::Pairs { relation, .. } => {
                matches!(relation, Relation::Equal | Relation::Different).then(|| self.clone())
            }
            _ => None,
        }
    }

    /// The rule that holds where each number is replaced by how far it lies from the other end: the least becomes the
    /// greatest. None if no rule says that.
    pub(crate) fn reversed(&self, board: &Board) -> Option<Rule> {
        let ends = 2 * board.least() + board.value_count() as i32 - 1;
        let sum_of = |cells: &[Cell], sum: i32| cells.len() as i32 * ends - sum;
        let value = |value: Value| Value((board.value_count() - 1 - value.index()) as u8);
        let mut rule = self.clone();
        match &mut rule {
            Rule::Allowed { values, .. } => *values = values.iter().map(value).collect::<Values>(),
            Rule::Odd(cell) if ends % 2 != 0 => return Some(Rule::Even(*cell)),
            Rule::Even(cell) if ends % 2 != 0 => return Some(Rule::Odd(*cell)),
            Rule::Minimum { cell, others } => {
                return Some(Rule::Maximum { cell: *cell, others: others.clone() });
            }
            Rule::Maximum { cell, others } => {
                return Some(Rule::Minimum { cell: *cell, others: others.clone() });
            }
            Rule::Mark { cells, relation } => {
                cells.reverse();
                *relation = relation.reversed(ends)?;
            }
            Rule::Pairs { cells, relation, .. } => {
                cells.reverse();
                *relation = relation.reversed(ends)?;
            }
            Rule::Negative(Negative { relations, .. }) => {
                if !self.has_images() {
                    return None;
                }
                for relation in relations {
                    *relation = relation.reversed(ends)?;
                }
            }
            Rule::Thermometer { cells, .. } => cells.reverse(),
            Rule::Cage { cells, sum } => *sum = sum.map(|sum| sum_of(cells, sum)),
            Rule::LittleKiller { cells, sum } => *sum = sum_of(cells, *sum),
            Rule::Sum { cells, sum } => {
                let factors = cells.iter().map(|(_, factor)| i64::from(*factor)).sum::<i64>();
                *sum = (factors * i64::from(ends) - i64::from(*sum)).try_into().ok()?;
            }
            Rule::Quadruple { values, .. } => {
                values.iter_mut().for_each(|one| *one = value(*one));
                values.sort_unstable();
            }
            Rule::RegionSum { parts } => {
                parts.iter().all(|part| part.len() == parts[0].len()).then_some(())?;
            }
            Rule::Zipper(cells) => cells.len().is_multiple_of(2).then_some(())?,
            Rule::Entropic(_)
            | Rule::Odd(_)
            | Rule::Even(_)
            | Rule::Different { .. }
            | Rule::AntiKnight
            | Rule::AntiKing
            | Rule::Nonconsecutive
            | Rule::Whisper { .. }
            | Rule::Palindrome(_)
            | Rule::Clone { .. }
            | Rule::Renban(_)
            | Rule::Modular { .. }
            | Rule::Between(_)
            | Rule::Lockout { .. } => {}
            Rule::Arrow { .. }
            | Rule::SumLine { .. }
            | Rule::DoubleArrow(_)
            | Rule::CountingCircles(_)
            | Rule::Sandwich { .. }
            | Rule::XSum { .. }
            | Rule::SameXSum { .. }
            | Rule::Skyscraper { .. }
            | Rule::NumberedRoom { .. }
            | Rule::Indexer { .. }
            | Rule::Automaton { .. } => return None,
        }
        Some(rule)
    }
}

/// What the order of cells means.
enum Order {
    /// Another order is another rule.
    Meant,
    /// The cells say the same from both ends.
    BothWays,
    /// Nothing.
    None,
}

impl Relation {
    /// What the order of cells means of which each stands in this relation to the next.
    fn order(&self) -> Order {
        match self {
            Relation::Less | Relation::NotGreater | Relation::Table(_) => Order::Meant,
            _ => Order::BothWays,
        }
    }

    /// The relation of a second number to a first, if each is subtracted from `ends`.
    fn reversed(&self, ends: i32) -> Option<Relation> {
        match self {
            Relation::Sum(sum) => Some(Relation::Sum(2 * ends - sum)),
            Relation::Ratio(_) | Relation::Table(_) => None,
            _ => Some(self.clone()),
        }
    }
}
