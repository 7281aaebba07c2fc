//! Some of a puzzle's reasons alone, and what they leave.

use std::sync::Arc;

use ninefold::sorting::sort;

use crate::board::{Board, Cell, Value, Values};
use crate::check::Reason;
use crate::outcome::Budget;
use crate::puzzle::Puzzle;
use crate::rule::{Differ, Equation, Relation, Rule, Table};
use crate::search::{Compiled, Walk, Walked};

/// A puzzle of some reasons and some cells.
pub(in crate::explain) struct Relaxed {
    compiled: Compiled,
    /// The cells, in order.
    pub(in crate::explain) cells: Vec<Cell>,
}

/// A cell that takes more guesses than this is left as it is.
const GUESSES: u64 = 300;

/// All cells together take this many at most: a guess on a line of fifty cells takes as long as hundreds on a short one.
const ALL_GUESSES: u64 = 2_000;

impl Relaxed {
    /// The reasons, as far as they speak of the cells. Rules must lie within them.
    pub(in crate::explain) fn new(
        puzzle: &Puzzle,
        reasons: &[Reason],
        mut cells: Vec<Cell>,
    ) -> Self {
        sort(&mut cells);
        cells.dedup();
        let board = bare(puzzle.board());
        let mut rules = Vec::new();
        for reason in reasons {
            match reason {
                Reason::House(house) => {
                    let house = &puzzle.board().house(*house).cells;
                    rules.extend(differ(house, &cells));
                }
                Reason::Rule(rule) => match puzzle.rule(*rule) {
                    rule if rule.is_everywhere() => {
                        rules.extend(pairs(rule, puzzle.board(), &cells));
                    }
                    rule if rule.cells(&board).iter().all(|cell| cells.contains(cell)) => {
                        rules.push(rule.clone());
                    }
                    rule => rules.extend(rule.differing().and_then(|all| differ(all, &cells))),
                },
                Reason::Total { houses, rules: sums } => {
                    let total = Equation::total(puzzle.board(), puzzle.rules(), houses, sums);
                    let narrow =
                        |(cell, factor): (Cell, i64)| Some((cell, factor.try_into().ok()?));
                    rules.extend(total.and_then(|total| {
                        let cells = total.terms.into_iter().map(narrow).collect::<Option<_>>()?;
                        Some(Rule::Sum { cells, sum: total.sum.try_into().ok()? })
                    }));
                }
            }
        }
        let compiled = Compiled::new(Arc::new(board), rules, puzzle.machines());
        Relaxed { compiled, cells }
    }

    /// The candidates of its cells; the others are out of the way.
    fn start(&self, candidates: &[Values]) -> Vec<Values> {
        let mut start = vec![Values::of(Value(0)); candidates.len()];
        for cell in &self.cells {
            start[cell.index()] = candidates[cell.index()];
        }
        start
    }

    /// Whether a cell cannot hold any of these values, as far as the budget tells; without guesses only what is forced
    /// is followed.
    pub(in crate::explain) fn refutes(
        &self,
        candidates: &[Values],
        cell: Cell,
        values: Values,
        budget: Budget<'_>,
    ) -> bool {
        let mut start = self.start(candidates);
        start[cell.index()] &= values;
        let walk = self.compiled.whole(budget).map(|engine| Walk::new(engine, start));
        walk.is_some_and(|mut walk| walk.next(budget) == Walked::Done)
    }

    /// Values of its cells that the reasons allow, with one of these values in a cell; None if there are
    /// none or it takes too many guesses.
    pub(in crate::explain) fn find(
        &self,
        candidates: &[Values],
        cell: Cell,
        values: Values,
        budget: Budget<'_>,
    ) -> Option<Vec<(Cell, Value)>> {
        let mut start = self.start(candidates);
        start[cell.index()] &= values;
        let mut walk = Walk::new(self.compiled.whole(budget)?, start);
        if walk.next(budget.with_guesses(GUESSES)) != Walked::Solution {
            return None;
        }
        let value = |cell: &Cell| Some((*cell, walk.candidates()[cell.index()].only()?));
        self.cells.iter().map(value).collect()
    }

    /// The candidates of the cells that are in some assignment which the reasons allow, in the order of the
    /// cells.
    pub(in crate::explain) fn kept(
        &self,
        candidates: &[Values],
        budget: Budget<'_>,
    ) -> Vec<Values> {
        let mut open = self.start(candidates);
        let mut found = vec![Values::EMPTY; open.len()];
        let mut guesses = ALL_GUESSES;
        let Some(engine) = self.compiled.whole(budget) else { return self.among(&open) };
        for cell in &self.cells {
            let at = cell.index();
            loop {
                let rest = open[at] - found[at];
                if rest.is_empty() {
                    break;
                }
                if open.contains(&Values::EMPTY) {
                    return vec![Values::EMPTY; self.cells.len()];
                }
                let mut start = open.clone();
                start[at] = rest;
                let mut walk = Walk::new(engine, start);
                let walked = walk.next(budget.with_guesses(GUESSES.min(guesses)));
                guesses = guesses.saturating_sub(walk.guesses);
                match walked {
                    Walked::Solution => {
                        for (found, here) in found.iter_mut().zip(walk.candidates()) {
                            *found |= *here;
                        }
                    }
                    Walked::Done => open[at] -= rest,
                    Walked::Stopped => found[at] |= rest,
                }
            }
        }
        self.among(&open)
    }

    /// What its cells have, in order.
    fn among(&self, candidates: &[Values]) -> Vec<Values> {
        self.cells.iter().map(|cell| candidates[cell.index()]).collect()
    }
}

/// The board without its houses.
fn bare(board: &Board) -> Board {
    let holes: Vec<_> = board.holes().collect();
    let size = (board.rows(), board.columns(), board.value_count(), board.least());
    Board::with_holes(size.0, size.1, size.2, size.3, &holes)
        .unwrap_or_else(|_| unreachable!("the board has these cells"))
}

/// That those of the cells differ which are among others.
fn differ(all: &[Cell], among: &[Cell]) -> Option<Rule> {
    let cells: Vec<Cell> = all.iter().filter(|cell| among.contains(cell)).copied().collect();
    (cells.len() > 1).then_some(Rule::Different { cells, why: Differ::Set })
}

/// The pairs of a rule of the whole board among some cells.
fn pairs(rule: &Rule, board: &Board, among: &[Cell]) -> Vec<Rule> {
    let table = Table::new(board.value_count(), |a, b| rule.allows(board, a, b));
    let relation = Relation::Table(table);
    let differ = matches!(rule, Rule::AntiKnight | Rule::AntiKing);
    let pairs = rule.cells(board);
    let within = pairs.chunks_exact(2).filter(|pair| pair.iter().all(|cell| among.contains(cell)));
    within
        .map(|pair| {
            if differ {
                return Rule::Different { cells: pair.to_vec(), why: Differ::Set };
            }
            Rule::Mark { cells: [pair[0], pair[1]], relation: relation.clone() }
        })
        .collect()
}
