//! What the reasons of a proof still allow after some cells are filled.

use ninefold::sorting::sort;

use super::counts;
use super::equal::{self, Part};
use super::memory::{Answer, Question};
use super::order;
use super::search::{Asked, Search, State};
use crate::board::{Board, Cell, Value, Values};
use crate::rule::{Rule, RuleIndex};

/// More ways than this to fill the cells of a rule are not gone through.
const WAYS: usize = 1_000;

/// How many pairs of values are compared in the time that looking at one cell takes.
const PAIRS: usize = 25;

/// Parts with the same sum that take more work than this are left as they are.
const SUMS: usize = 1 << 21;

impl Search<'_> {
    /// Takes away what the reasons forbid, until nothing changes; false if a cell has no value left.
    pub(super) fn settle(&self, state: &mut State, scope: &[Cell], mut changed: Vec<Cell>) -> bool {
        self.failed.set(None);
        // What a rule says of one cell alone changes only when another is filled.
        let mut filled = changed.clone();
        while !changed.is_empty() {
            for &cell in &changed {
                let domain = state.domains[cell.index()];
                if domain.is_empty() {
                    return false;
                }
                if let Some(value) = domain.only() {
                    state.values[cell.index()] = Some(value);
                }
            }
            let before: Vec<Values> =
                scope.iter().map(|cell| state.domains[cell.index()]).collect();
            for (place, asked) in self.asked.iter().enumerate() {
                if !self.spend(asked.size()) {
                    return true;
                }
                let fits = match asked {
                    Asked::Differ { cells, is_whole } => differ(state, cells, &changed, *is_whole),
                    Asked::Pairs { rule, pairs } => {
                        let is_open = |pair: &&[Cell; 2]| {
                            pair.iter().any(|cell| has(&changed, cell))
                                && pair.iter().all(|cell| has(scope, cell))
                        };
                        let work = self.board.value_count().pow(2) / PAIRS;
                        let mut open = pairs.iter().filter(is_open);
                        open.all(|pair| !self.spend(work) || self.pair(state, rule, *pair))
                    }
                    Asked::Rule { index, rule, cells, sum, differ } => {
                        let any = |of: &[Cell]| cells.iter().any(|cell| has(of, cell));
                        let states = match rule {
                            Rule::Automaton { automaton, .. } => automaton.state_count(),
                            _ => 1,
                        };
                        let work = states * cells.len() * self.board.value_count();
                        if any(&changed) && !self.spend(work / 2) {
                            return true;
                        }
                        let is_new = any(&filled);
                        let holds =
                            !is_new || rule.holds_for(self.board, &line(state, cells), *differ);
                        let says = |state: &mut State| match sum {
                            Some(sum) => self.add(state, sum),
                            None => self.ask(state, *index, (rule, cells, *differ), is_new),
                        };
                        holds && (!any(&changed) || says(state))
                    }
                    Asked::Sum(sum) => self.add(state, sum),
                    Asked::Equal(parts) => {
                        let is_changed = |part: &Part| part.cells.iter().any(|c| has(&changed, c));
                        let work: usize = parts.iter().map(|part| part.work(self.board)).sum();
                        !parts.iter().any(is_changed)
                            || work > SUMS
                            || !self.spend(work / 256)
                            || equal::keep(self.board, parts, &mut state.domains)
                    }
                };
                if !fits {
                    self.failed.set(Some(place));
                    return false;
                }
            }
            let differs = |(cell, before): (&Cell, Values)| {
                (state.domains[cell.index()] != before).then_some(*cell)
            };
            changed = scope.iter().zip(before).filter_map(differs).collect();
            let is_filled = |cell: &&Cell| state.domains[cell.index()].len() == 1;
            filled = changed.iter().filter(is_filled).copied().collect();
        }
        true
    }

    /// Keeps the values of two cells that a rule of pairs allows with one of the other's.
    fn pair(&self, state: &mut State, rule: &Rule, [a, b]: [Cell; 2]) -> bool {
        let (first, second) = (state.domains[a.index()], state.domains[b.index()]);
        // A line may come to a cell again.
        let allows = |x, y| (a != b || x == y) && rule.allows(self.board, x, y);
        let kept = [
            first.iter().filter(|&x| second.iter().any(|y| allows(x, y))).collect::<Values>(),
            second.iter().filter(|&y| first.iter().any(|x| allows(x, y))).collect(),
        ];
        [state.domains[a.index()], state.domains[b.index()]] = kept;
        !kept.iter().any(|kept| kept.is_empty())
    }

    /// What a rule says of its cells, as it is remembered or anew.
    fn ask(
        &self,
        state: &mut State,
        index: RuleIndex,
        (rule, cells, differ): (&Rule, &[Cell], bool),
        is_new: bool,
    ) -> bool {
        let Some(memory) = self.memory else {
            return self.ask_anew(state, (rule, cells, differ), is_new);
        };
        let held =
            |cell: &Cell| (state.domains[cell.index()], state.values[cell.index()].is_some());
        let held = cells.iter().map(held).collect();
        let question = Question { rule: index, differ, is_new, held };
        if let Some(answer) = memory.recall(&question) {
            if !self.spend(answer.work) {
                return true;
            }
            for (cell, kept) in cells.iter().zip(&answer.kept) {
                state.domains[cell.index()] = *kept;
            }
            return answer.fits;
        }
        let before = self.work.get();
        let fits = self.ask_anew(state, (rule, cells, differ), is_new);
        let left = self.work.get();
        if left > 0 {
            let kept = cells.iter().map(|cell| state.domains[cell.index()]).collect();
            let work = (before - left) as usize;
            memory.keep(Answer { question, fits, kept, work });
        }
        fits
    }

    /// Keeps the values of a rule's empty cells that do not break it: with some values of the others where
    /// they have few, otherwise, if one was filled, alone.
    fn ask_anew(
        &self,
        state: &mut State,
        (rule, cells, differ): (&Rule, &[Cell], bool),
        is_new: bool,
    ) -> bool {
        let fits = match rule {
            Rule::Renban(_) => runs(self.board, state, cells),
            Rule::CountingCircles(_) => counts::keep(self.board, state, cells),
            _ => true,
        };
        if !fits {
            return false;
        }
        let now = || cells.iter().map(|cell| state.domains[cell.index()]).collect::<Vec<Values>>();
        let kept = match rule {
            Rule::Automaton { automaton, .. } => Some(automaton.kept(&now())),
            rule if differ && is_new => order::kept(self.board, rule, &now()),
            Rule::Skyscraper { seen, .. } => Some(order::towers(self.board, *seen, &now())),
            _ => None,
        };
        if let Some(kept) = kept {
            for (cell, kept) in cells.iter().zip(kept) {
                state.domains[cell.index()] &= kept;
            }
            return !cells.iter().any(|cell| state.domains[cell.index()].is_empty());
        }
        let mut empty: Vec<Cell> =
            cells.iter().copied().filter(|cell| state.values[cell.index()].is_none()).collect();
        sort(&mut empty);
        empty.dedup();
        let groups = match has_few(state, &empty) {
            true => empty.len().max(1),
            false if is_new => 1,
            false => return true,
        };
        let mut line = line(state, cells);
        for group in empty.chunks(groups) {
            let mut kept = vec![Values::EMPTY; group.len()];
            self.ways(state, (rule, cells, differ), &mut line, group, &mut kept);
            if !self.spend(1) {
                return true;
            }
            for (cell, kept) in group.iter().zip(kept) {
                state.domains[cell.index()] = kept;
                if kept.is_empty() {
                    return false;
                }
            }
        }
        true
    }

    /// Collects the values of the first empty cells in all ways to fill them that do not break the rule with
    /// its cells; whether there are any. `line` is what these hold.
    fn ways(
        &self,
        state: &State,
        (rule, cells, differ): (&Rule, &[Cell], bool),
        line: &mut [Option<Value>],
        empty: &[Cell],
        kept: &mut [Values],
    ) -> bool {
        let ([cell, empty @ ..], [here, kept @ ..]) = (empty, kept) else { return true };
        let fill = |line: &mut [Option<Value>], value| {
            let places = line.iter_mut().zip(cells).filter(|(_, other)| *other == cell);
            places.for_each(|(place, _)| *place = value);
        };
        let mut any = false;
        for value in state.domains[cell.index()].iter() {
            if any && here.contains(value) && is_full(state, empty.iter(), kept) {
                continue;
            }
            if !self.spend(line.len()) {
                return true;
            }
            fill(line, Some(value));
            if rule.holds_for(self.board, line, differ)
                && self.ways(state, (rule, cells, differ), line, empty, kept)
            {
                *here = here.with(value);
                any = true;
            }
        }
        fill(line, None);
        any
    }
}

/// Whether all values that cells may hold are known to be kept.
pub(super) fn is_full<'a>(
    state: &State,
    cells: impl Iterator<Item = &'a Cell>,
    kept: &[Values],
) -> bool {
    cells.zip(kept).all(|(cell, kept)| *kept == state.domains[cell.index()])
}

/// Whether a cell is among some in order.
fn has(cells: &[Cell], cell: &Cell) -> bool {
    cells.binary_search(cell).is_ok()
}

/// What some cells hold.
fn line(state: &State, cells: &[Cell]) -> Vec<Option<Value>> {
    cells.iter().map(|cell| state.values[cell.index()]).collect()
}

/// Keeps the values of cells that hold consecutive ones; false if a cell has none left.
fn runs(board: &Board, state: &mut State, cells: &[Cell]) -> bool {
    let domains = || cells.iter().map(|cell| state.domains[cell.index()]);
    let all = domains().fold(Values::EMPTY, |all, values| all | values);
    let run = Values::all(cells.len());
    let starts = 0..(board.value_count() + 1).saturating_sub(cells.len());
    let runs = starts.map(|start| Values(run.0 << start));
    let possible = runs
        .filter(|run| run.is_subset(all) && domains().all(|values| values.meets(*run)))
        .fold(Values::EMPTY, |all, run| all | run);
    cells.iter().for_each(|cell| state.domains[cell.index()] &= possible);
    !possible.is_empty()
}

/// Whether there are few ways to fill cells, whatever the rules say.
pub(super) fn has_few(state: &State, cells: &[Cell]) -> bool {
    let mut ways = 1_usize;
    cells.iter().all(|cell| {
        ways = ways.saturating_mul(state.domains[cell.index()].len());
        ways <= WAYS
    })
}

/// Takes the values of newly filled cells from the others; where each value has a place, fills the only one.
fn differ(state: &mut State, cells: &[Cell], changed: &[Cell], is_whole: bool) -> bool {
    for &cell in cells.iter().filter(|cell| has(changed, cell)) {
        let Some(value) = state.values[cell.index()] else { continue };
        for &other in cells.iter().filter(|&&other| other != cell) {
            state.domains[other.index()] -= Values::of(value);
            if state.domains[other.index()].is_empty() {
                return false;
            }
        }
    }
    if is_whole {
        let (mut once, mut twice) = (Values::EMPTY, Values::EMPTY);
        for cell in cells {
            let domain = state.domains[cell.index()];
            twice |= once & domain;
            once |= domain;
        }
        if once.len() < cells.len() {
            return false;
        }
        for &cell in cells {
            let only = state.domains[cell.index()] & (once - twice);
            if only.len() > 1 {
                return false;
            }
            if !only.is_empty() {
                state.domains[cell.index()] = only;
            }
        }
    }
    true
}
