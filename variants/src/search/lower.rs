//! Turns each rule into pairs, sums, sets of cells that differ, and filters.

use std::sync::{Arc, Mutex, PoisonError};

use ninefold::sorting::sort;

use super::cells::Cells;
use super::compile::Lowering;
use crate::board::{Cell, Value, Values};
use crate::filter::Filter;
use crate::filter::automaton::Reader;
use crate::filter::check::Check;
use crate::filter::consecutive::Consecutive;
use crate::filter::contains::Contains;
use crate::filter::counting::Counting;
use crate::filter::ends::Ends;
use crate::filter::index::Index;
use crate::filter::outside::{SameXSum, Sandwich, XSum};
use crate::filter::pair::PairTable;
use crate::filter::sums::{MOST_VALUES, Sums};
use crate::filter::window::Window;
use crate::rule::{Automaton, Equation, Relation, Rule};

/// Automata of more states are not built; their rules are checked at the end instead.
const STATES: usize = 20_000;

/// Parts with equal sums are compared with so many before them.
const NEAR: usize = 24;

/// Lines for which one machine does: of so many cells, with the same clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LineKey {
    count: usize,
    clue: Clue,
}

/// Machines that are built, for boards with as many values.
pub(crate) type Machines = Arc<Mutex<Vec<(LineKey, Reader)>>>;

/// What a machine asks of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Clue {
    /// Pieces with a sum.
    Pieces { sum: i32, closed: bool },
    /// So many towers seen; the cells may be known to differ.
    Towers { seen: usize, different: bool },
}

impl Lowering<'_> {
    /// Notes which cells a rule makes differ, if it says nothing else that matters here.
    pub(crate) fn note_differences(&mut self, rule: &Rule) {
        if let Some(cells) = rule.differing() {
            self.differ(cells);
        }
        match rule {
            Rule::Thermometer { cells, slow: false } => {
                // A line that crosses itself cannot be; `lower` finds that.
                for (i, &a) in cells.iter().enumerate() {
                    for &b in &cells[..i] {
                        self.differences.add(a, b);
                    }
                }
            }
            Rule::AntiKnight | Rule::AntiKing => {
                for [a, b] in rule.pairs(&self.board).into_iter().flatten() {
                    self.differences.add(a, b);
                }
            }
            _ => {}
        }
    }

    /// Turns a rule into pairs, sums and filters.
    pub(crate) fn lower(&mut self, rule: &Rule) {
        let (values, all) = (self.values, self.board.values());
        let least = self.board.least();
        match rule {
            Rule::Allowed { .. } | Rule::Odd(_) | Rule::Even(_) => {
                if let Some((cell, values)) = rule.single(&self.board) {
                    self.start[cell.index()] &= values;
                }
            }
            Rule::Different { .. } | Rule::AntiKnight | Rule::AntiKing => {}
            Rule::Nonconsecutive
            | Rule::Negative(_)
            | Rule::Minimum { .. }
            | Rule::Maximum { .. }
            | Rule::Whisper { .. }
            | Rule::Palindrome(_)
            | Rule::Clone { .. } => {
                let board = Arc::clone(&self.board);
                for [a, b] in rule.pairs(&board).into_iter().flatten() {
                    self.pair(a, b, |x, y| rule.allows(&board, x, y));
                }
            }
            Rule::Mark { relation, .. } | Rule::Pairs { relation, .. } => {
                for [a, b] in rule.pairs(&self.board).into_iter().flatten() {
                    self.relation(a, b, relation);
                }
            }
            Rule::Thermometer { cells, slow } => self.thermometer(cells, *slow),
            Rule::Cage { .. }
            | Rule::Sum { .. }
            | Rule::Arrow { .. }
            | Rule::LittleKiller { .. }
            | Rule::DoubleArrow(_) => {
                rule.equation().into_iter().for_each(|equation| self.equation(equation));
                if let Rule::Arrow { pill, .. } = rule {
                    let digits = Values::all((10 - least) as usize);
                    pill.iter().skip(1).for_each(|cell| self.start[cell.index()] &= digits);
                }
            }
            Rule::RegionSum { .. } | Rule::Zipper(_) => {
                let parts = rule.equal_parts().unwrap_or_default();
                for (i, part) in parts.iter().enumerate() {
                    for other in &parts[i.saturating_sub(NEAR)..i] {
                        self.equation(Equation::of_equal(part, other));
                    }
                }
            }
            Rule::SumLine { cells, sum, closed } => self.sum_line(rule, cells, *sum, *closed),
            Rule::Renban(cells) => {
                let cells = cells.to_vec();
                self.filters.push(Filter::Consecutive(Consecutive { cells, values }));
            }
            Rule::Entropic(cells) => {
                let board = Arc::clone(&self.board);
                self.windows(cells, 3, |value| board.third(value.index()));
            }
            Rule::Modular { cells, modulus } => {
                let modulus = usize::try_from(*modulus).unwrap_or(1).max(1);
                self.windows(cells, modulus, |value| (value.index() + least as usize) % modulus);
            }
            Rule::Between(cells) => self.ends(cells, |low, high| {
                Some(all.iter().filter(|&value| low < value && value < high).collect())
            }),
            Rule::Lockout { cells, least } => self.ends(cells, |low, high| {
                let outside = all.iter().filter(|&value| value < low || high < value);
                (i32::from(high.0 - low.0) >= *least).then(|| outside.collect())
            }),
            Rule::Quadruple { cells, values, exact } => {
                let all: Values = values.iter().copied().collect();
                let times = |value| values.iter().filter(|&&other| other == value).count();
                let wanted = all.iter().map(|value| (value, times(value))).collect();
                let exact = *exact;
                let groups = self.groups(cells);
                self.filters.push(Filter::Contains(Contains { groups, wanted, exact }));
            }
            Rule::CountingCircles(cells) => {
                let filter = Counting::new(&self.board, self.groups(cells));
                self.filters.push(Filter::Counting(filter));
            }
            Rule::Sandwich { cells, sum } => {
                let cells = cells.to_vec();
                if cells.len() == values && self.differences.all(&cells) {
                    let (sum, sums) = (*sum, self.table());
                    self.filters.push(Filter::Sandwich(Sandwich { cells, sum, least, sums }));
                } else {
                    self.check(rule);
                }
            }
            Rule::XSum { cells, sum } => match self.x_sum(cells, *sum) {
                Some(filter) => self.filters.push(Filter::XSum(filter)),
                None => self.check(rule),
            },
            Rule::SameXSum { first, second } => {
                match (self.x_sum(first, 0), self.x_sum(second, 0)) {
                    (Some(first), Some(second)) => {
                        let (lines, most) = ([first, second], self.board.total());
                        self.filters.push(Filter::SameXSum(SameXSum { lines, most }));
                    }
                    _ => self.check(rule),
                }
            }
            Rule::Skyscraper { cells, seen } => self.skyscraper(rule, cells, *seen),
            Rule::NumberedRoom { cells, value } => self.index(cells[0], cells, *value),
            Rule::Indexer { cell, line, value } => self.index(*cell, line, *value),
            Rule::Automaton { cells, automaton } => {
                let filter = self.own_machine(cells.to_vec(), automaton);
                self.filters.push(filter);
            }
        }
    }

    /// A filter with a machine for lines of so many cells with this clue, which is built once.
    fn machine(
        &mut self,
        rule: &Rule,
        key: LineKey,
        cells: Vec<Cell>,
        build: impl FnOnce() -> Option<Automaton>,
    ) {
        let machines = Arc::clone(&self.machines);
        let mut machines = machines.lock().unwrap_or_else(PoisonError::into_inner);
        if !machines.iter().any(|(known, _)| *known == key) {
            let Some(automaton) = build() else { return self.check(rule) };
            machines.push((key, Reader::new(Vec::new(), automaton, key.count)));
        }
        let reader = machines.iter().find(|(known, _)| *known == key);
        self.filters.extend(reader.map(|(_, reader)| Filter::Automaton(reader.on(cells))));
    }

    fn relation(&mut self, a: Cell, b: Cell, relation: &Relation) {
        let table = match self.related.take() {
            Some((last, table)) if last == *relation => table,
            _ => PairTable::new(self.values, |x, y| relation.holds(&self.board, x, y)),
        };
        self.pair(a, b, |x, y| table.forward[x.index()].contains(y));
        self.related = Some((relation.clone(), table));
    }

    /// A rule without a filter: asked at the end.
    fn check(&mut self, rule: &Rule) {
        let cells = rule.cells(&self.board);
        let board = Arc::clone(&self.board);
        self.filters.push(Filter::Check(Check { cells, board, rule: Arc::new(rule.clone()) }));
    }

    /// Cells in groups that differ.
    fn groups(&self, cells: &[Cell]) -> Vec<Vec<Cell>> {
        let mut once = cells.to_vec();
        sort(&mut once);
        once.dedup();
        // A cell that is named twice counts twice.
        if once.len() == cells.len() {
            self.differences.cover(&Cells::of(&once, self.start.len()), self.budget)
        } else {
            cells.iter().map(|&cell| vec![cell]).collect()
        }
    }

    /// The filter for a line whose cells differ.
    fn x_sum(&self, cells: &[Cell], sum: i32) -> Option<XSum> {
        let fits = cells.len() <= self.values && self.differences.all(cells);
        let (cells, least) = (cells.to_vec(), self.board.least());
        fits.then(|| XSum { cells, sum, least, sums: self.table() })
    }

    /// Which sums different values can have; None for many values.
    fn table(&self) -> Option<Arc<Sums>> {
        (self.values <= MOST_VALUES).then(|| Sums::of(self.values))
    }

    fn thermometer(&mut self, cells: &[Cell], slow: bool) {
        let (near, step) = if slow { (1, 0) } else { (2, 1) };
        for (i, a) in cells.iter().enumerate() {
            for (apart, b) in (1..=near).zip(&cells[i + 1..]) {
                self.pair(*a, *b, |a, b| a.0 + apart * step <= b.0);
            }
        }
    }

    fn windows(&mut self, cells: &[Cell], width: usize, class: impl Fn(Value) -> usize) {
        let all = self.board.values();
        let like = |value| all.iter().filter(|&other| class(other) == class(value)).collect();
        // Each class once: for its least value.
        let once = |&value: &Value| Values::first(like(value)) == Some(value);
        let classes: Arc<Vec<Values>> = Arc::new(all.iter().filter(once).map(like).collect());
        let width = width.min(cells.len());
        if width < 2 {
            return;
        }
        for window in cells.windows(width) {
            let (cells, classes) = (window.to_vec(), Arc::clone(&classes));
            self.filters.push(Filter::Window(Window { cells, classes }));
        }
        if width == classes.len() {
            // A window without its first cell and the next one's last cell share all other classes.
            for i in width..cells.len() {
                self.pair(cells[i - width], cells[i], |a, b| class(a) == class(b));
            }
        }
    }

    /// A line whose inner cells may hold what is `allowed` for the lesser and the greater of its ends.
    fn ends(&mut self, cells: &[Cell], allowed: impl Fn(Value, Value) -> Option<Values>) {
        let [first, inner @ .., last] = cells else { return };
        let (values, all) = (self.values, self.board.values());
        let pairs = all.iter().flat_map(|a| all.iter().map(move |b| (a.min(b), a.max(b))));
        let allowed = Arc::new(pairs.map(|(low, high)| allowed(low, high)).collect());
        let (ends, inner) = ([*first, *last], inner.to_vec());
        self.filters.push(Filter::Ends(Ends { ends, inner, allowed, values }));
    }

    fn index(&mut self, cell: Cell, line: &[Cell], value: Value) {
        let different = self.differences.all(line);
        let mut positions: Vec<_> = line.iter().copied().map(Some).collect();
        if self.board.least() == 0 {
            positions.insert(0, None);
        }
        // No value tells a later one.
        positions.truncate(self.values);
        self.filters.push(Filter::Index(Index { cell, line: positions, value, different }));
    }

    fn sum_line(&mut self, rule: &Rule, cells: &[Cell], sum: i32, closed: bool) {
        let least = self.board.least();
        if !(1..=127).contains(&sum) || least == 0 {
            return self.check(rule);
        }
        // What has been read, less whole pieces, and the places within a piece at which a closed line may have
        // been cut. Positive numbers see to it that such a piece begins and ends somewhere.
        let all = (1_u128 << sum) - 1;
        let starts = if closed { all } else { 1 };
        let turned = |set: u128, by: i32| (set << by | set >> (sum - by)) & all;
        let step = |&(read, starts): &(i32, u128), value: Value| {
            let number = i32::from(value.0) + least;
            // From these, the piece that is open does not become too long.
            let fits = if number > sum { 0 } else { all >> (number - 1) };
            let starts = turned(turned(starts, read) & fits, (sum - read) % sum);
            (starts != 0).then_some(((read + number) % sum, starts))
        };
        let accepts = |&(read, _): &(i32, u128)| read == 0;
        let key = LineKey { count: cells.len(), clue: Clue::Pieces { sum, closed } };
        let values = self.values;
        self.machine(rule, key, cells.to_vec(), || {
            Automaton::build(values, (0, starts), STATES, step, accepts)
        });
    }

    fn skyscraper(&mut self, rule: &Rule, cells: &[Cell], seen: usize) {
        let different = self.differences.all(cells);
        let least = self.board.least();
        let (count, values) = (cells.len(), self.values);
        let house = different && count == values;
        let step = |&(place, highest, visible): &(usize, i32, usize), value: Value| {
            let number = i32::from(value.0) + least;
            let highest_now = highest.max(number);
            let visible = visible + usize::from(number > highest);
            let top = values as i32 - 1 + least;
            // So many different values do not fit below the highest.
            let crowded = different && highest_now - least < place as i32;
            // Too many seen, or a house whose highest value is past and that has not shown enough.
            let wrong = visible > seen || house && highest_now == top && visible < seen;
            let again = different && number == highest && place > 0;
            (place < count && !(crowded || wrong || again)).then_some((
                place + 1,
                highest_now,
                visible,
            ))
        };
        let accepts =
            |&(place, _, visible): &(usize, i32, usize)| place == count && visible == seen;
        let key = LineKey { count, clue: Clue::Towers { seen, different } };
        self.machine(rule, key, cells.to_vec(), || {
            Automaton::build(values, (0, 0, 0), STATES, step, accepts)
        });
    }
}
