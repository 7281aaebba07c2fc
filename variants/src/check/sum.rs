//! What a sum leaves of its cells.

use super::search::{Search, State};
use super::settle::{has_few, is_full};
use crate::board::{Board, Cell, Value, Values};
use crate::rule::Equation;

/// A sum, and which of its cells differ.
pub(super) struct Sum {
    equation: Equation,
    /// Its cells in groups, each with the factor of all its cells. No two cells of a group hold the same.
    groups: Vec<(i64, Vec<Cell>)>,
    /// Whether no two of its cells hold the same.
    differ: bool,
}

impl Sum {
    /// A sum. Nothing else is known of its cells.
    pub(super) fn new(equation: Equation) -> Self {
        let groups = equation.terms.iter().map(|&(cell, factor)| (factor, vec![cell])).collect();
        Sum { equation, groups, differ: false }
    }

    /// Its cells.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> {
        self.equation.terms.iter().map(|(cell, _)| *cell)
    }

    /// Divides it into groups by these sets of cells that differ.
    pub(super) fn divide(&mut self, sets: &[Vec<Cell>]) {
        let mut rest = self.equation.terms.clone();
        self.differ = sets.iter().any(|set| rest.iter().all(|(cell, _)| set.contains(cell)));
        self.groups.clear();
        while let Some(&(first, factor)) = rest.first() {
            let is_with = |set: &&Vec<Cell>| set.contains(&first);
            let within = |set: &Vec<Cell>| {
                let within = |(cell, other): &&(Cell, i64)| *other == factor && set.contains(cell);
                rest.iter().filter(within).map(|(cell, _)| *cell).collect::<Vec<Cell>>()
            };
            let groups = sets.iter().filter(is_with).map(within);
            let group = groups.max_by_key(Vec::len).unwrap_or_else(|| vec![first]);
            rest.retain(|(cell, _)| !group.contains(cell));
            self.groups.push((factor, group));
        }
    }

    /// Keeps the values that the least and the greatest sums of the other cells leave room for, group by group. Whether
    /// the sum lies between those of all cells; None if a cell has no value left.
    fn leave_room(&self, board: &Board, domains: &mut [Values]) -> Option<bool> {
        let total = self.equation.sum;
        let (mut low, mut high) = (0, 0);
        for group in &self.groups {
            let (least, most) = ends(board, domains, group, None)?;
            (low, high) = (low + least, high + most);
        }
        for group in &self.groups {
            let (factor, cells) = group;
            let (least, most) = ends(board, domains, group, None)?;
            (low, high) = (low - least, high - most);
            for &cell in cells {
                let (least, most) = ends(board, domains, group, Some(cell))?;
                let room = total - (high + most)..=total - (low + least);
                let fits =
                    |value: &Value| room.contains(&(i64::from(board.number(*value)) * factor));
                let kept: Values = domains[cell.index()].iter().filter(fits).collect();
                domains[cell.index()] = kept;
                kept.first()?;
            }
            let (least, most) = ends(board, domains, group, None)?;
            (low, high) = (low + least, high + most);
        }
        Some(low <= total && total <= high)
    }
}

impl Search<'_> {
    /// Keeps the values of cells with a sum: with some values of the others where they have few, otherwise
    /// those that the others leave room for.
    #[inline(never)]
    pub(super) fn add(&self, state: &mut State, sum: &Sum) -> bool {
        let Equation { terms, sum: total } = &sum.equation;
        let squares: usize = sum.groups.iter().map(|(_, cells)| cells.len() * cells.len()).sum();
        if !self.spend(terms.len() * self.board.value_count() / 2 + squares) {
            return true;
        }
        let Some(mut any) = sum.leave_room(self.board, &mut state.domains) else { return false };
        let cells: Vec<Cell> = sum.cells().collect();
        let kept = if has_few(state, &cells) {
            let mut kept = vec![Values::EMPTY; cells.len()];
            any = self.sums(state, terms, *total, sum.differ.then_some(Values::EMPTY), &mut kept);
            if !self.spend(1) {
                return true;
            }
            Some(kept)
        } else {
            sum.equation.kept(self.board, &state.domains)
        };
        for (cell, kept) in cells.iter().zip(kept.into_iter().flatten()) {
            state.domains[cell.index()] = kept;
            any &= !kept.is_empty();
        }
        any
    }

    /// Collects the values of the first cells in all ways to have a sum; whether there are any. `used` is
    /// what cells that differ hold already.
    fn sums(
        &self,
        state: &State,
        terms: &[(Cell, i64)],
        sum: i64,
        used: Option<Values>,
        kept: &mut [Values],
    ) -> bool {
        let ([(cell, factor), terms @ ..], [here, kept @ ..]) = (terms, kept) else {
            return sum == 0;
        };
        let mut any = false;
        for value in state.domains[cell.index()].iter() {
            if !self.spend(1) {
                return true;
            }
            let rest = terms.iter().map(|(cell, _)| cell);
            if any && here.contains(value) && is_full(state, rest, kept) {
                continue;
            }
            if used.is_some_and(|used| used.contains(value)) {
                continue;
            }
            let rest = sum - i64::from(self.board.number(value)) * factor;
            if self.sums(state, terms, rest, used.map(|used| used.with(value)), kept) {
                *here = here.with(value);
                any = true;
            }
        }
        any
    }
}

/// The least and the greatest sum of a group's cells without one of them, times their factor; None if they cannot differ. For
/// the least, each value goes to a cell that may hold it or a smaller one; for the greatest, it or a greater one.
fn ends(
    board: &Board,
    domains: &[Values],
    (factor, cells): &(i64, Vec<Cell>),
    but: Option<Cell>,
) -> Option<(i64, i64)> {
    let mut all = Values::EMPTY;
    let mut count = 0;
    // How many cells have this as their least value, and as their greatest.
    let mut of_ends = [[0_u16; u32::BITS as usize]; 2];
    for cell in cells.iter().filter(|cell| Some(**cell) != but) {
        let values = domains[cell.index()];
        all |= values;
        count += 1;
        for (counts, end) in of_ends.iter_mut().zip([values.first()?, values.last()?]) {
            counts[end.index()] += 1;
        }
    }
    let sum = |counts: &[u16], next: fn(Values) -> Option<Value>| {
        let (mut sum, mut open, mut placed, mut rest) = (0, 0, 0, all);
        while let Some(value) = next(rest) {
            rest = rest.without(value);
            open += counts[value.index()];
            if placed < open {
                placed += 1;
                sum += i64::from(board.number(value));
            }
        }
        (placed == count).then_some(sum * factor)
    };
    let (a, b) = (sum(&of_ends[0], Values::first)?, sum(&of_ends[1], Values::last)?);
    Some((a.min(b), a.max(b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::kept_by;
    use ninefold::generate::{Random, Seed};

    #[test]
    fn room_is_left_for_each_way_to_have_the_sum() {
        let mut random = Random::new(Seed(1));
        let (mut exact, mut narrower) = (0, 0);
        for round in 0..600 {
            let board = Board::lines(6, 6, 6, round % 2).expect("a board");
            let domain = |_| Values(random.below(64) | 1 << random.below(6));
            let domains: Vec<Values> = (0..5).map(domain).collect();
            let factor = |cell| (Cell(cell), [-1, 1, 1, 1, 2][random.below(5) as usize]);
            let terms: Vec<(Cell, i64)> = (0..5).map(factor).collect();
            let equation = Equation { terms, sum: i64::from(random.below(24)) - 2 };
            let set: Vec<Cell> = (0..4).map(Cell).collect();
            let has_sum = |values: &[Value]| {
                let terms = equation.terms.iter().zip(values);
                let each =
                    terms.map(|((_, factor), value)| factor * i64::from(board.number(*value)));
                let differ = (1..set.len()).all(|at| !values[..at].contains(&values[at]));
                differ && each.sum::<i64>() == equation.sum
            };
            let expected = kept_by(&domains, has_sum);
            let left = |sets: &[Vec<Cell>]| {
                let mut sum = Sum::new(equation.clone());
                sum.divide(sets);
                let mut left = domains.clone();
                let any = sum.leave_room(&board, &mut left) == Some(true);
                if any { left } else { vec![Values::EMPTY; 5] }
            };
            let (told, untold) = (left(&[set]), left(&[]));
            for (expected, told) in expected.iter().zip(&told) {
                assert!(expected.is_subset(*told), "{equation:?} {domains:?}");
            }
            exact += usize::from(expected == told);
            narrower += usize::from(told != untold);
        }
        assert!(exact > 200 && narrower > 100, "{exact} {narrower}");
    }

    #[test]
    fn more_cells_than_values_cannot_differ() {
        let board = Board::lines(18, 18, 18, 1).expect("a board");
        let cells: Vec<Cell> = board.cells().collect();
        let domains = vec![board.values(); cells.len()];
        assert_eq!(ends(&board, &domains, &(1, cells.clone()), None), None);
        assert_eq!(ends(&board, &domains, &(1, cells[..18].to_vec()), None), Some((171, 171)));
        assert_eq!(ends(&board, &domains, &(1, cells[..3].to_vec()), None), Some((6, 51)));
    }
}
