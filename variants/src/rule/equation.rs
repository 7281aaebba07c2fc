//! Rules that are sums: what cells add up to, and which add up to the same.

use ninefold::sorting::sort_by_number;

use super::{Relation, Rule};
use crate::board::Cell;

/// The cells, each times its factor, add up to a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Equation {
    /// The cells in order, each once, and no factor is 0.
    pub(crate) terms: Vec<(Cell, i64)>,
    pub(crate) sum: i64,
}

impl Equation {
    pub(crate) fn new(mut terms: Vec<(Cell, i64)>, sum: i64) -> Self {
        sort_by_number(&mut terms, |(cell, _)| cell.index());
        terms.dedup_by(|later, earlier| {
            let same = later.0 == earlier.0;
            earlier.1 += if same { later.1 } else { 0 };
            same
        });
        terms.retain(|(_, factor)| *factor != 0);
        Equation { terms, sum }
    }

    /// That some cells add up to what others do.
    pub(crate) fn of_equal(cells: &[Cell], others: &[Cell]) -> Self {
        Equation::new([times(cells, 1), times(others, -1)].concat(), 0)
    }
}

/// Each cell with the same factor.
fn times(cells: &[Cell], factor: i64) -> Vec<(Cell, i64)> {
    cells.iter().map(|&cell| (cell, factor)).collect()
}

impl Rule {
    /// What the rule says of the sum of its cells, if that is all or a part of what it says.
    pub(crate) fn equation(&self) -> Option<Equation> {
        let (terms, sum) = match self {
            Rule::Cage { cells, sum: Some(sum) } | Rule::LittleKiller { cells, sum } => {
                (times(cells, 1), *sum)
            }
            Rule::Mark { cells, relation: Relation::Sum(sum) } => (times(cells, 1), *sum),
            Rule::Sum { cells, sum } => {
                (cells.iter().map(|&(cell, factor)| (cell, factor.into())).collect(), *sum)
            }
            Rule::Arrow { pill, shaft } => {
                let pill = pill.iter().copied().rev().zip([-1, -10, -100]);
                (pill.chain(times(shaft, 1)).collect(), 0)
            }
            Rule::DoubleArrow(_) => match &self.equal_parts()?[..] {
                [ends, inner] => return Some(Equation::of_equal(inner, ends)),
                _ => return None,
            },
            _ => return None,
        };
        Some(Equation::new(terms, sum.into()))
    }

    /// The parts that add up to the same, if that is all the rule says.
    pub(crate) fn equal_parts(&self) -> Option<Vec<Vec<Cell>>> {
        Some(match self {
            Rule::RegionSum { parts } => parts.clone(),
            Rule::Zipper(cells) => {
                let half = cells.len() / 2;
                let middle = cells.get(half).filter(|_| cells.len() % 2 == 1);
                let pairs = (0..half).map(|i| vec![cells[i], cells[cells.len() - 1 - i]]);
                middle.map(|&cell| vec![cell]).into_iter().chain(pairs).collect()
            }
            Rule::DoubleArrow(cells) => match &cells[..] {
                [first, inner @ .., last] => vec![vec![*first, *last], inner.to_vec()],
                _ => return None,
            },
            Rule::Arrow { pill, shaft } if pill.len() == 1 => vec![pill.clone(), shaft.clone()],
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::board::{Board, Cell, Value};
    use crate::rule::Rule;
    use crate::rule::pairs::tests::compare;

    #[test]
    fn a_sum_holds_exactly_when_its_equation_or_its_parts_do() {
        // Some go through a cell twice.
        let text = ".X~R1C1~R1C2.Sum~8_=_1_-2_1~R1C1~R1C2~R1C1.LittleKiller~15~R1C3.Arrow~R2C1~R2C2~R2C3\
            .PillArrow~2~R3C1~R3C2~R3C3~R3C4~R3C5~R3C3.DoubleArrow~R4C1~R4C2~R4C3~R4C1\
            .Zipper~R5C1~R5C2~R5C3~R5C1.Zipper~R5C7~R5C8~R5C9.EqualSum~R6C1~R6C2~-~R7C1~R7C2";
        compare(text, holds);
        // A circle of three cells says a number of three digits.
        compare(".Shape~4x4~0-3.PillArrow~3~R1C1~R1C2~R1C3~R1C4~R2C4.Cage~4~R1C1~R1C2", holds);
    }

    fn holds(rule: &Rule, board: &Board, values: &[Option<Value>]) -> bool {
        let number = |cell: Cell| {
            let number = |value: Value| i64::from(board.number(value));
            values[cell.index()].map_or(0, number)
        };
        let parts = rule.equal_parts();
        let sums = parts.iter().flatten().map(|part| part.iter().map(|&cell| number(cell)).sum());
        let sums: Vec<i64> = sums.collect();
        let equation = rule.equation();
        assert!(parts.is_some() || equation.is_some(), "{rule:?}");
        let has_sum = equation.is_none_or(|equation| {
            let terms = equation.terms.iter();
            terms.map(|&(cell, factor)| factor * number(cell)).sum::<i64>() == equation.sum
        });
        let differ = match rule {
            Rule::Cage { cells, .. } => number(cells[0]) != number(cells[1]),
            _ => true,
        };
        has_sum && differ && sums.windows(2).all(|two| two[0] == two[1])
    }
}
