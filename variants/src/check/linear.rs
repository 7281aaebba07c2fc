//! Equations of whole houses, and the values that an equation leaves in its cells.

use crate::board::{Board, Cell, HouseIndex, Values};
use crate::rule::{Equation, Rule, RuleIndex};

/// Sums that are greater than the least by this are not gone through.
const SUMS: usize = u64::BITS as usize;

impl Equation {
    /// Whole houses less some sums. None if a house does not hold each value once, or a rule has no sum.
    pub(crate) fn total(
        board: &Board,
        rules: &[Rule],
        houses: &[HouseIndex],
        sums: &[RuleIndex],
    ) -> Option<Self> {
        let each: i64 = board.values().iter().map(|value| i64::from(board.number(value))).sum();
        let (mut terms, mut sum) = (Vec::new(), 0);
        for &house in houses {
            let house = board.houses().get(house.0)?;
            if house.cells.len() != board.value_count() {
                return None;
            }
            terms.extend(house.cells.iter().map(|&cell| (cell, 1)));
            sum += each;
        }
        for &rule in sums {
            let equation = rules.get(rule.0)?.equation()?;
            terms.extend(equation.terms.into_iter().map(|(cell, factor)| (cell, -factor)));
            sum -= equation.sum;
        }
        Some(Equation::new(terms, sum))
    }

    /// What each cell may hold if the cells have the sum, whether or not they differ: of all ways at once, since only
    /// the sum so far matters. None if there are too many sums.
    pub(crate) fn kept(&self, board: &Board, domains: &[Values]) -> Option<Vec<Values>> {
        let number = |value| i64::from(board.number(value));
        let domain = |cell: Cell| domains[cell.index()];
        // How much more each value adds than the one that adds least.
        let least = |&(cell, factor): &(Cell, i64)| {
            let mut values = domain(cell).iter();
            let end = if factor > 0 { values.next() } else { values.last() };
            end.map_or(0, number) * factor
        };
        let low: i64 = self.terms.iter().map(least).sum();
        let rest = usize::try_from(self.sum - low).ok().filter(|rest| *rest < SUMS)?;
        let more = |term: &(Cell, i64), value| {
            u32::try_from(number(value) * term.1 - least(term)).unwrap_or(u32::MAX)
        };
        let mut reached = vec![1_u64];
        for term in &self.terms {
            let before = reached[reached.len() - 1];
            let after = domain(term.0).iter().map(|value| before.checked_shl(more(term, value)));
            reached.push(after.flatten().fold(0, |all, after| all | after));
        }
        let mut good = 1_u64 << rest;
        let mut kept = vec![Values::EMPTY; self.terms.len()];
        for (place, term) in self.terms.iter().enumerate().rev() {
            let mut here = 0;
            for value in domain(term.0).iter() {
                let before = reached[place] & good.checked_shr(more(term, value)).unwrap_or(0);
                if before != 0 {
                    kept[place] = kept[place].with(value);
                    here |= before;
                }
            }
            good = here;
        }
        Some(kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Value;
    use crate::check::kept_by;
    use ninefold::generate::{Random, Seed};

    #[test]
    fn a_sum_keeps_what_some_way_to_have_it_holds() {
        let mut random = Random::new(Seed(1));
        let mut some = 0;
        for round in 0..400 {
            let board = Board::lines(6, 6, 6, round % 2).expect("a board");
            let domain = |_| Values(random.below(64) & random.below(64) | 1 << random.below(6));
            let domains: Vec<Values> = (0..5).map(domain).collect();
            let factor = |cell| (Cell(cell), [-2, -1, 1, 1, 2, 10][random.below(6) as usize]);
            let terms: Vec<(Cell, i64)> = (0..5).map(factor).collect();
            let equation = Equation::new(terms.clone(), i64::from(random.below(60)) - 10);
            let has_sum = |values: &[Value]| {
                let terms = terms.iter().zip(values);
                let each =
                    terms.map(|((_, factor), value)| factor * i64::from(board.number(*value)));
                each.sum::<i64>() == equation.sum
            };
            let expected = kept_by(&domains, has_sum);
            let Some(kept) = equation.kept(&board, &domains) else { continue };
            assert_eq!(kept, expected, "{equation:?} {domains:?}");
            some += usize::from(!kept[0].is_empty());
        }
        assert!(some > 50, "{some} sums can be had");
    }
}
