//! Sums as equations.

use crate::board::{Board, Cell, sort_by_number};
use crate::rule::Rule;

/// The cells, each times its factor, add up to a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Equation {
    /// The cells in order, each once, and no factor is 0.
    pub(crate) terms: Vec<(Cell, i64)>,
    pub(crate) sum: i64,
}

impl Equation {
    fn new(terms: impl IntoIterator<Item = (Cell, i64)>, sum: i64) -> Self {
        let mut terms: Vec<(Cell, i64)> = terms.into_iter().collect();
        sort_by_number(&mut terms, |(cell, _)| cell.index());
        terms.dedup_by(|later, earlier| {
            let same = later.0 == earlier.0;
            earlier.1 += if same { later.1 } else { 0 };
            same
        });
        terms.retain(|(_, factor)| *factor != 0);
        Equation { terms, sum }
    }

    /// What a rule says of the sum of its cells, if that is all or a part of what it says.
    pub(crate) fn of(rule: &Rule) -> Option<Self> {
        let once = |cells: &[Cell]| cells.iter().map(|&cell| (cell, 1)).collect::<Vec<_>>();
        let less = |cells: &[Cell]| cells.iter().map(|&cell| (cell, -1)).collect::<Vec<_>>();
        Some(match rule {
            Rule::Cage { cells, sum: Some(sum) } | Rule::LittleKiller { cells, sum } => {
                Equation::new(once(cells), (*sum).into())
            }
            Rule::Sum { cells, sum } => Equation::new(
                cells.iter().map(|&(cell, factor)| (cell, factor.into())),
                (*sum).into(),
            ),
            Rule::Arrow { pill, shaft } => {
                let pill = pill.iter().rev().zip([1, 10, 100]);
                Equation::new(
                    once(shaft).into_iter().chain(pill.map(|(&cell, ten)| (cell, -ten))),
                    0,
                )
            }
            Rule::DoubleArrow(cells) => match &cells[..] {
                [first, inner @ .., last] => {
                    Equation::new(once(inner).into_iter().chain(less(&[*first, *last])), 0)
                }
                _ => return None,
            },
            _ => return None,
        })
    }

    /// Whole houses less some sums. None if a house does not hold each value once, or a rule has no sum.
    pub(crate) fn total(
        board: &Board,
        rules: &[Rule],
        houses: &[usize],
        sums: &[usize],
    ) -> Option<Self> {
        let each: i64 = board.all().iter().map(|value| i64::from(board.number(value))).sum();
        let (mut terms, mut sum) = (Vec::new(), 0);
        for &house in houses {
            let house = board.houses().get(house)?;
            if house.cells.len() != board.values() {
                return None;
            }
            terms.extend(house.cells.iter().map(|&cell| (cell, 1)));
            sum += each;
        }
        for &rule in sums {
            let equation = Equation::of(rules.get(rule)?)?;
            terms.extend(equation.terms.into_iter().map(|(cell, factor)| (cell, -factor)));
            sum -= equation.sum;
        }
        Some(Equation::new(terms, sum))
    }
}
