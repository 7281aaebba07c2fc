//! Parts of a line that have the same sum: all ways to fill each part at once.
//!
//! In a part whose cells differ, what may follow depends only on which values stand before; in another, only on what
//! they add up to. So the search goes from state to state, keeps the ends whose sum every part can have, and goes back.

use crate::board::{Board, Cell, Value, Values};

/// Boards with more values have too many sets of them: there only the sums of a part are looked at.
const MOST_VALUES: usize = 10;

/// Cells that add up to what the other parts of a line do.
pub(super) struct Part {
    pub(super) cells: Vec<Cell>,
    /// Whether no two of the cells hold the same.
    pub(super) differ: bool,
}

/// Keeps the values that each cell has in some way to give all parts the same sum; false if a cell has none left.
pub(super) fn keep(board: &Board, parts: &[Part], domains: &mut [Values]) -> bool {
    let reached: Vec<Vec<Vec<bool>>> =
        parts.iter().map(|part| part.reached(board, domains)).collect();
    let most = parts.iter().map(|part| part.most(board)).max().unwrap_or(0);
    let mut common = vec![true; most + 1];
    for (part, reached) in parts.iter().zip(&reached) {
        let mut sums = vec![false; most + 1];
        let last = reached.last().into_iter().flatten();
        for (state, _) in last.enumerate().filter(|(_, reached)| **reached) {
            sums[part.sum(board, state)] = true;
        }
        common.iter_mut().zip(sums).for_each(|(common, has)| *common &= has);
    }
    parts.iter().zip(reached).all(|(part, reached)| part.keep(board, reached, &common, domains))
}

impl Part {
    /// Whether a state is the set of the values so far, and not their sum.
    fn counts_sets(&self, board: &Board) -> bool {
        self.differ && board.value_count() <= MOST_VALUES
    }

    /// The greatest sum that its cells can have.
    fn most(&self, board: &Board) -> usize {
        let greatest = board.values().iter().last().map_or(0, |value| board.number(value));
        self.cells.len() * greatest as usize
    }

    /// The state after a value; None if the value stands already.
    fn next(&self, board: &Board, state: usize, value: Value) -> Option<usize> {
        if self.counts_sets(board) {
            (state >> value.0 & 1 == 0).then_some(state | 1 << value.0)
        } else {
            Some(state + board.number(value) as usize)
        }
    }

    fn states(&self, board: &Board) -> usize {
        if self.counts_sets(board) { 1 << board.value_count() } else { self.most(board) + 1 }
    }

    /// How much there is to go through: each value of each cell after each state.
    pub(super) fn work(&self, board: &Board) -> usize {
        self.states(board).saturating_mul(self.cells.len() * board.value_count())
    }

    fn sum(&self, board: &Board, state: usize) -> usize {
        if self.counts_sets(board) {
            let has = |value: &Value| state >> value.0 & 1 == 1;
            board.values().iter().filter(has).map(|value| board.number(value) as usize).sum()
        } else {
            state
        }
    }

    /// By the number of cells that are filled: the states to which they lead.
    fn reached(&self, board: &Board, domains: &[Values]) -> Vec<Vec<bool>> {
        let states = self.states(board);
        let mut reached = vec![vec![false; states]; self.cells.len() + 1];
        reached[0][0] = true;
        for (place, cell) in self.cells.iter().enumerate() {
            for state in 0..states {
                if reached[place][state] {
                    let values = domains[cell.index()].iter();
                    for next in values.filter_map(|value| self.next(board, state, value)) {
                        reached[place + 1][next] = true;
                    }
                }
            }
        }
        reached
    }

    /// Keeps the values that lead to one of the sums.
    fn keep(
        &self,
        board: &Board,
        mut reached: Vec<Vec<bool>>,
        sums: &[bool],
        domains: &mut [Values],
    ) -> bool {
        let end = self.cells.len();
        for (state, reached) in reached[end].iter_mut().enumerate() {
            *reached = *reached && sums[self.sum(board, state)];
        }
        for (place, cell) in self.cells.iter().enumerate().rev() {
            let mut kept = Values::EMPTY;
            for state in 0..reached[place].len() {
                if !reached[place][state] {
                    continue;
                }
                let leads = |value: &Value| {
                    self.next(board, state, *value).is_some_and(|next| reached[place + 1][next])
                };
                let good: Values = domains[cell.index()].iter().filter(leads).collect();
                reached[place][state] = !good.is_empty();
                kept |= good;
            }
            domains[cell.index()] &= kept;
            if domains[cell.index()].is_empty() {
                return false;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::kept_by;
    use ninefold::generate::{Random, Seed};

    #[test]
    fn parts_keep_what_some_way_to_have_one_sum_holds() {
        let mut random = Random::new(Seed(1));
        let mut some = 0;
        for round in 0..400 {
            let board = Board::lines(6, 6, 6, round % 2).expect("a board");
            let domain = |_| Values(random.below(64) | 1 << random.below(6));
            let mut domains: Vec<Values> = (0..7).map(domain).collect();
            let part = |cells: std::ops::Range<u16>| Part {
                cells: cells.map(Cell).collect(),
                differ: random.below(2) == 0,
            };
            let parts: Vec<Part> = [0..1, 1..4, 4..7].map(part).into();
            let expected = kept_by(&domains, |values| {
                let of = |part: &Part| {
                    part.cells.iter().map(|cell| values[cell.index()]).collect::<Vec<_>>()
                };
                let sum = |part| of(part).iter().map(|&value| board.number(value)).sum::<i32>();
                let differ = |part: &Part| {
                    let all: Values = of(part).into_iter().collect();
                    !part.differ || all.len() == part.cells.len()
                };
                parts.iter().all(|part| differ(part) && sum(part) == sum(&parts[0]))
            });
            let given = domains.clone();
            let fits = keep(&board, &parts, &mut domains);
            assert_eq!(fits, !expected[0].is_empty(), "{given:?}");
            if fits {
                assert_eq!(domains, expected, "{given:?}");
                some += 1;
            }
        }
        assert!(some > 50, "{some} lines can be filled");
    }
}
