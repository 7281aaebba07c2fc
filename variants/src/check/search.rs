//! The checker's search: it fills the cells one by one, and asks after each what the reasons still allow.

use super::{Equation, Reason, Refused};
use crate::board::{Board, Cell, Value, Values};
use crate::rule::Rule;

/// A reason as it is asked.
enum Asked<'a> {
    /// Cells that differ; `is_whole` if each value stands in one of them.
    Differ { cells: Vec<Cell>, is_whole: bool },
    /// A rule of the whole board, and its pairs.
    Pairs { rule: &'a Rule, pairs: Vec<[Cell; 2]> },
    /// Another rule, its cells, and what it says of their sum.
    Rule { rule: &'a Rule, cells: Vec<Cell>, sum: Option<Equation> },
    /// A sum.
    Sum(Equation),
}

/// More ways than this to fill the cells of a rule are not gone through.
const WAYS: usize = 1_000;

pub(super) struct Search<'a> {
    board: &'a Board,
    asked: Vec<Asked<'a>>,
    cases: u64,
}

/// What is left while cells are filled.
#[derive(Clone)]
struct State {
    domains: Vec<Values>,
    values: Vec<Option<Value>>,
}

impl<'a> Search<'a> {
    /// A search with these reasons; None if one of them is none.
    pub(super) fn new(board: &'a Board, rules: &'a [Rule], reasons: &[Reason]) -> Option<Self> {
        let mut asked = Vec::new();
        for reason in reasons {
            match reason {
                Reason::House(house) => {
                    let cells = board.houses().get(*house)?.cells.clone();
                    let is_whole = cells.len() == board.values();
                    asked.push(Asked::Differ { cells, is_whole });
                }
                Reason::Rule(rule) => {
                    let rule = rules.get(*rule)?;
                    let cells = rule.cells(board);
                    if rule.is_everywhere() {
                        let pairs = cells.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect();
                        asked.push(Asked::Pairs { rule, pairs });
                        continue;
                    }
                    if let Rule::Different { cells, .. } | Rule::Cage { cells, .. } = rule {
                        let is_whole = cells.len() == board.values();
                        asked.push(Asked::Differ { cells: cells.clone(), is_whole });
                    }
                    // Of cells that differ, this says all.
                    if !matches!(rule, Rule::Different { .. }) {
                        asked.push(Asked::Rule { rule, cells, sum: Equation::of(rule) });
                    }
                }
                Reason::Total { houses, rules: sums } => {
                    asked.push(Asked::Sum(Equation::total(board, rules, houses, sums)?));
                }
            }
        }
        Some(Search { board, asked, cases: 0 })
    }

    /// The cells that are filled: one cell, those of a proof, and those of its reasons. A rule of the whole
    /// board speaks of whatever cells the others name.
    pub(super) fn scope(&self, cell: Cell, cells: &[Cell]) -> Vec<Cell> {
        let mut scope: Vec<Cell> = [cell].into_iter().chain(cells.iter().copied()).collect();
        for asked in &self.asked {
            match asked {
                Asked::Differ { cells, is_whole: true } => scope.extend(cells),
                Asked::Differ { .. } | Asked::Pairs { .. } => {}
                Asked::Rule { cells, .. } => scope.extend(cells),
                Asked::Sum(sum) => scope.extend(sum.terms.iter().map(|(cell, _)| *cell)),
            }
        }
        scope.sort_unstable();
        scope.dedup();
        scope
    }

    /// Values for the scope that all reasons allow, if there are any.
    ///
    /// # Errors
    /// If that takes more than so many cases.
    pub(super) fn find(
        &mut self,
        domains: Vec<Values>,
        scope: &[Cell],
        most: u64,
    ) -> Result<Option<Vec<(Cell, Value)>>, Refused> {
        self.cases = most;
        let values = vec![None; self.board.cells()];
        let mut state = State { domains, values };
        if !self.settle(&mut state, scope, scope.to_vec()) {
            return Ok(None);
        }
        self.fill(&state, scope)
    }

    fn fill(
        &mut self,
        state: &State,
        scope: &[Cell],
    ) -> Result<Option<Vec<(Cell, Value)>>, Refused> {
        let open = scope.iter().filter(|cell| state.values[cell.index()].is_none());
        let Some(&cell) = open.min_by_key(|cell| state.domains[cell.index()].len()) else {
            let filled = |&cell: &Cell| Some((cell, state.values[cell.index()]?));
            return Ok(Some(scope.iter().filter_map(filled).collect()));
        };
        let values = state.domains[cell.index()];
        let ways = self.places(state, values.len());
        for (cell, value) in ways.unwrap_or_else(|| values.iter().map(|v| (cell, v)).collect()) {
            self.cases = self.cases.checked_sub(1).ok_or(Refused::TooLong)?;
            let mut next = state.clone();
            next.domains[cell.index()] = Values::NONE.with(value);
            if self.settle(&mut next, scope, vec![cell])
                && let Some(found) = self.fill(&next, scope)?
            {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// The places of a value that must stand in some cells and has fewer places there than `most`: the
    /// fewest, if there are such.
    fn places(&self, state: &State, most: usize) -> Option<Vec<(Cell, Value)>> {
        let wholes = self.asked.iter().filter_map(|asked| match asked {
            Asked::Differ { cells, is_whole: true } => Some(cells),
            _ => None,
        });
        let holds = |cell: &Cell, value: Value| state.domains[cell.index()].contains(value);
        let all = wholes.flat_map(|cells| self.board.all().iter().map(move |value| (cells, value)));
        let counted = all.map(|(cells, value)| {
            (cells.iter().filter(|cell| holds(cell, value)).count(), cells, value)
        });
        let (_, cells, value) = counted
            .filter(|(count, ..)| (2..most).contains(count))
            .min_by_key(|(count, ..)| *count)?;
        Some(cells.iter().filter(|cell| holds(cell, value)).map(|&cell| (cell, value)).collect())
    }

    /// Takes away what the reasons forbid, until nothing changes; false if a cell has no value left.
    fn settle(&self, state: &mut State, scope: &[Cell], mut changed: Vec<Cell>) -> bool {
        // What a rule says of one cell alone changes only when another is filled.
        let mut filled = changed.clone();
        while !changed.is_empty() {
            for &cell in &changed {
                let domain = state.domains[cell.index()];
                if domain.is_empty() {
                    return false;
                }
                if domain.len() == 1 {
                    state.values[cell.index()] = domain.iter().next();
                }
            }
            let before: Vec<Values> =
                scope.iter().map(|cell| state.domains[cell.index()]).collect();
            for asked in &self.asked {
                let fits = match asked {
                    Asked::Differ { cells, is_whole } => differ(state, cells, &changed, *is_whole),
                    Asked::Pairs { rule, pairs } => {
                        let in_scope = |cell: &Cell| scope.binary_search(cell).is_ok();
                        pairs.iter().all(|pair| {
                            !pair.iter().any(|cell| changed.contains(cell))
                                || !pair.iter().all(in_scope)
                                || self.pair(state, rule, *pair)
                        })
                    }
                    Asked::Rule { rule, cells, sum } => {
                        let any = |of: &[Cell]| cells.iter().any(|cell| of.contains(cell));
                        let (is_new, differ) = (any(&filled), matches!(rule, Rule::Cage { .. }));
                        let holds = !is_new || rule.holds_for(self.board, &line(state, cells));
                        let says = |state: &mut State| match sum {
                            Some(sum) => self.add(state, sum, differ),
                            None => self.ask(state, rule, cells, is_new),
                        };
                        holds && (!any(&changed) || says(state))
                    }
                    Asked::Sum(sum) => self.add(state, sum, false),
                };
                if !fits {
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

    /// Keeps the values of two cells that a rule of the whole board allows with one of the other's.
    fn pair(&self, state: &mut State, rule: &Rule, [a, b]: [Cell; 2]) -> bool {
        let (first, second) = (state.domains[a.index()], state.domains[b.index()]);
        let allows = |x, y| rule.allows(self.board, x, y);
        let kept = [
            first.iter().filter(|&x| second.iter().any(|y| allows(x, y))).collect::<Values>(),
            second.iter().filter(|&y| first.iter().any(|x| allows(x, y))).collect(),
        ];
        [state.domains[a.index()], state.domains[b.index()]] = kept;
        !kept.iter().any(|kept| kept.is_empty())
    }

    /// Keeps the values of a rule's empty cells that do not break it: with some values of the others where
    /// they have few, otherwise, if one was filled, alone.
    fn ask(&self, state: &mut State, rule: &Rule, cells: &[Cell], is_new: bool) -> bool {
        if let Rule::Automaton { automaton, .. } = rule {
            let line: Vec<Values> = cells.iter().map(|cell| state.domains[cell.index()]).collect();
            for (cell, kept) in cells.iter().zip(automaton.kept(&line)) {
                state.domains[cell.index()].0 &= kept.0;
            }
            return !cells.iter().any(|cell| state.domains[cell.index()].is_empty());
        }
        let mut empty: Vec<Cell> =
            cells.iter().copied().filter(|cell| state.values[cell.index()].is_none()).collect();
        empty.sort_unstable();
        empty.dedup();
        let groups = match has_few(state, &empty) {
            true => empty.len().max(1),
            false if is_new => 1,
            false => return true,
        };
        let mut line = line(state, cells);
        for group in empty.chunks(groups) {
            let mut kept = vec![Values::NONE; group.len()];
            self.ways(state, (rule, cells), &mut line, group, &mut kept);
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
        (rule, cells): (&Rule, &[Cell]),
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
            fill(line, Some(value));
            if rule.holds_for(self.board, line)
                && self.ways(state, (rule, cells), line, empty, kept)
            {
                *here = here.with(value);
                any = true;
            }
        }
        fill(line, None);
        any
    }

    /// Keeps the values of cells with a sum: with some values of the others where they have few, otherwise
    /// those that the others leave room for. `differ` says that no two of the cells hold the same.
    fn add(&self, state: &mut State, sum: &Equation, differ: bool) -> bool {
        let number = |value: Option<Value>| value.map_or(0, |value| self.board.number(value));
        let ends = |state: &State, cell: Cell, factor: i64| {
            let numbers = || state.domains[cell.index()].iter();
            let (least, most) = (number(numbers().next()), number(numbers().last()));
            let (a, b) = (i64::from(least) * factor, i64::from(most) * factor);
            (a.min(b), a.max(b))
        };
        let (mut low, mut high) = (0, 0);
        for &(cell, factor) in &sum.terms {
            let (least, most) = ends(state, cell, factor);
            (low, high) = (low + least, high + most);
        }
        for &(cell, factor) in &sum.terms {
            let (least, most) = ends(state, cell, factor);
            let rest = (sum.sum - (high - most), sum.sum - (low - least));
            let fits = |value: &Value| {
                let here = i64::from(self.board.number(*value)) * factor;
                rest.0 <= here && here <= rest.1
            };
            let kept: Values = state.domains[cell.index()].iter().filter(fits).collect();
            state.domains[cell.index()] = kept;
            if kept.is_empty() {
                return false;
            }
            let (now_least, now_most) = ends(state, cell, factor);
            (low, high) = (low + now_least - least, high + now_most - most);
        }
        let cells: Vec<Cell> = sum.terms.iter().map(|(cell, _)| *cell).collect();
        if !has_few(state, &cells) {
            return low <= sum.sum && sum.sum <= high;
        }
        let mut kept = vec![Values::NONE; cells.len()];
        let any = self.sums(state, &sum.terms, sum.sum, differ.then_some(0), &mut kept);
        for (cell, kept) in cells.iter().zip(kept) {
            state.domains[cell.index()] = kept;
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
        used: Option<u32>,
        kept: &mut [Values],
    ) -> bool {
        let ([(cell, factor), terms @ ..], [here, kept @ ..]) = (terms, kept) else {
            return sum == 0;
        };
        let mut any = false;
        for value in state.domains[cell.index()].iter() {
            let bit = 1 << value.0;
            let rest = terms.iter().map(|(cell, _)| cell);
            if any && here.contains(value) && is_full(state, rest, kept) {
                continue;
            }
            if used.is_some_and(|used| used & bit != 0) {
                continue;
            }
            let rest = sum - i64::from(self.board.number(value)) * factor;
            if self.sums(state, terms, rest, used.map(|used| used | bit), kept) {
                *here = here.with(value);
                any = true;
            }
        }
        any
    }
}

/// Whether all values that cells may hold are known to be kept.
fn is_full<'a>(state: &State, cells: impl Iterator<Item = &'a Cell>, kept: &[Values]) -> bool {
    cells.zip(kept).all(|(cell, kept)| *kept == state.domains[cell.index()])
}

/// What some cells hold.
fn line(state: &State, cells: &[Cell]) -> Vec<Option<Value>> {
    cells.iter().map(|cell| state.values[cell.index()]).collect()
}

/// Whether there are few ways to fill cells, whatever the rules say.
fn has_few(state: &State, cells: &[Cell]) -> bool {
    let mut ways = 1_usize;
    cells.iter().all(|cell| {
        ways = ways.saturating_mul(state.domains[cell.index()].len());
        ways <= WAYS
    })
}

/// Takes the values of newly filled cells from the others; where each value has a place, fills the only one.
fn differ(state: &mut State, cells: &[Cell], changed: &[Cell], is_whole: bool) -> bool {
    for &cell in cells.iter().filter(|cell| changed.contains(cell)) {
        let Some(value) = state.values[cell.index()] else { continue };
        for &other in cells.iter().filter(|&&other| other != cell) {
            state.domains[other.index()].0 &= !(1 << value.0);
            if state.domains[other.index()].is_empty() {
                return false;
            }
        }
    }
    if is_whole {
        let (mut once, mut twice) = (0, 0);
        for cell in cells {
            let domain = state.domains[cell.index()].0;
            twice |= once & domain;
            once |= domain;
        }
        if once.count_ones() < cells.len() as u32 {
            return false;
        }
        for &cell in cells {
            let only = state.domains[cell.index()].0 & once & !twice;
            if only.count_ones() > 1 {
                return false;
            }
            if only != 0 {
                state.domains[cell.index()] = Values(only);
            }
        }
    }
    true
}
