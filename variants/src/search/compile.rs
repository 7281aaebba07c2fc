//! From a board and rules to an engine.

use std::sync::{Arc, OnceLock};

use ninefold::sorting::sort;

use super::Engine;
use super::cases::Cases;
use super::cells::Cells;
#[cfg(feature = "engines")]
use super::classic::is_classic;
use super::cover::Differences;
use super::derive::Deriver;
use super::lower::Machines;
use crate::board::{Board, Cell, HouseKind, Value, Values};
use crate::filter::Filter;
use crate::filter::automaton::Reader;
use crate::filter::cage::{CELLS, Cage, SETS};
use crate::filter::different::Different;
use crate::filter::linear::Linear;
use crate::filter::pair::{Pair, PairTable};
use crate::filter::sum::{Group, Sum};
use crate::filter::sums::MOST_VALUES;
use crate::outcome::Budget;
use crate::rule::{Automaton, Equation, Relation, Rule};

/// A puzzle, compiled when it is first asked. Easy ones are solved without the sums that follow from their rules, and deriving
/// these takes most of the time; so they are derived when they are first wanted.
#[derive(Debug)]
pub(crate) struct Compiled {
    pub(crate) board: Arc<Board>,
    pub(crate) rules: Vec<Rule>,
    /// The machines of its rules, and of puzzles with some of them.
    pub(crate) machines: Machines,
    plain: OnceLock<Plain>,
    whole: OnceLock<Engine>,
}

/// The rules alone.
#[derive(Debug)]
pub(crate) struct Plain {
    pub(crate) engine: Engine,
    /// What the sums are derived from; None if there is nothing to derive.
    rest: Option<Box<Lowering<'static>>>,
    /// The cases into which it is divided if it is hard; None if it cannot be divided.
    pub(crate) cases: Option<Box<Cases>>,
}

impl Compiled {
    /// A board with rules. `machines` are those of other puzzles with as many values.
    pub(crate) fn new(board: Arc<Board>, rules: Vec<Rule>, machines: &Machines) -> Self {
        let (plain, whole) = (OnceLock::new(), OnceLock::new());
        Compiled { board, rules, machines: machines.clone(), plain, whole }
    }

    /// The rules without the sums that follow from them; None if there is no time.
    pub(crate) fn plain(&self, budget: Budget<'_>) -> Option<&Plain> {
        if self.plain.get().is_none() {
            self.plain.set(self.compile(budget)?).ok();
        }
        self.plain.get()
    }

    /// The engine with the derived sums; None if there is no time.
    pub(crate) fn whole(&self, budget: Budget<'_>) -> Option<&Engine> {
        let plain = self.plain(budget)?;
        let Some(rest) = &plain.rest else { return Some(&plain.engine) };
        if self.whole.get().is_none() {
            self.whole.set(rest.whole_engine(&plain.engine, budget)?).ok();
        }
        self.whole.get()
    }

    /// Whether nothing is left to be derived.
    pub(crate) fn is_whole(&self) -> bool {
        self.whole.get().is_some() || self.plain.get().is_some_and(|plain| plain.rest.is_none())
    }

    fn compile(&self, budget: Budget<'_>) -> Option<Plain> {
        let (board, rules) = (&self.board, &self.rules);
        let values = board.value_count();
        let mut lowering = Lowering {
            board: Arc::clone(board),
            values,
            start: vec![board.values(); board.cell_count()],
            sets: Vec::new(),
            pairs: vec![Vec::new(); board.cell_count()],
            equations: Vec::new(),
            filters: Vec::new(),
            differences: Differences::new(board.cell_count(), values),
            machines: self.machines.clone(),
            related: None,
            impossible: false,
            budget,
        };
        for house in board.houses() {
            lowering.differ(&house.cells);
        }
        let in_time = || rules.iter().take_while(|_| !budget.is_over());
        // What differs first: other rules prune more if they know it.
        for rule in in_time() {
            lowering.note_differences(rule);
        }
        for rule in in_time() {
            lowering.lower(rule);
        }
        let engine = Engine {
            #[cfg(feature = "engines")]
            classic: is_classic(board, rules),
            ..lowering.plain_engine()?
        };
        let rest = (!lowering.equations.is_empty()).then(|| Box::new(lowering.kept()));
        let cases = Cases::of(board, rules).map(Box::new);
        Some(Plain { engine, rest, cases })
    }
}

/// What the rules of a puzzle come to, before it is turned into filters.
#[derive(Clone, Debug)]
pub(crate) struct Lowering<'a> {
    pub(crate) board: Arc<Board>,
    pub(crate) values: usize,
    pub(crate) start: Vec<Values>,
    /// Sets of cells that differ: houses, and sets nearly as large.
    pub(crate) sets: Vec<Vec<Cell>>,
    /// For each cell the later ones with which it forms a pair, in order.
    pub(crate) pairs: Vec<Vec<(Cell, PairTable)>>,
    /// Sums, values counted from 0.
    pub(crate) equations: Vec<Equation>,
    pub(crate) filters: Vec<Filter>,
    pub(crate) differences: Differences,
    /// Filters of lines with the same clue share their machine.
    pub(crate) machines: Machines,
    /// The relation asked for last, as a table: many pairs have the same.
    pub(crate) related: Option<(Relation, PairTable)>,
    /// Whether some rule cannot be, whatever the values.
    pub(crate) impossible: bool,
    /// When it is over, work is left undone, and what was made is thrown away.
    pub(crate) budget: Budget<'a>,
}

/// So many values may be missing in a set that has a filter of its own.
const SLACK: usize = 3;

impl Lowering<'_> {
    /// Notes that the cells differ.
    pub(crate) fn differ(&mut self, cells: &[Cell]) {
        let mut cells = cells.to_vec();
        sort(&mut cells);
        // A cell that must differ from itself.
        self.impossible |= cells.windows(2).any(|pair| pair[0] == pair[1]);
        cells.dedup();
        self.differences.add_all(&cells);
        // Smaller sets need no filter: it is enough that their cells differ two by two.
        let is_large = cells.len() > 1 && cells.len() + SLACK >= self.values;
        if cells.len() > self.values {
            self.impossible = true;
        } else if is_large && !self.sets.contains(&cells) {
            self.sets.push(cells);
        }
    }

    /// Keeps only pairs of values that are allowed.
    pub(crate) fn pair(&mut self, a: Cell, b: Cell, allows: impl Fn(Value, Value) -> bool) {
        if self.budget.is_over() {
            return;
        }
        if a == b {
            let start = &mut self.start[a.index()];
            *start = start.iter().filter(|&value| allows(value, value)).collect();
            return;
        }
        let values = self.values;
        let (low, high) = (a.min(b), a.max(b));
        let ordered = |x, y| if a < b { allows(x, y) } else { allows(y, x) };
        let table = PairTable::new(values, ordered);
        let pairs = &mut self.pairs[low.index()];
        let place = pairs.binary_search_by_key(&high, |(cell, _)| *cell);
        match place {
            Ok(at) => pairs[at].1.narrow(&table),
            Err(at) => pairs.insert(at, (high, table)),
        }
        let (Ok(at) | Err(at)) = place;
        if pairs[at].1.differs() {
            self.differences.add(a, b);
        }
    }

    /// Asks for a sum; here values count from 0.
    pub(crate) fn equation(&mut self, mut equation: Equation) {
        let factors: i64 = equation.terms.iter().map(|(_, factor)| factor).sum();
        equation.sum -= factors * i64::from(self.board.least());
        self.equations.push(equation);
    }

    /// The engine of the rules alone; None if there is no time. Leaves what sums are derived from.
    fn plain_engine(&mut self) -> Option<Engine> {
        let budget = self.budget;
        let mut filters = std::mem::take(&mut self.filters);
        filters.extend(self.sums(&self.equations, budget));
        self.impossible |= self.equations.iter().any(Equation::is_impossible);
        let different = PairTable::new(self.values, |x, y| x != y);
        let all = PairTable::new(self.values, |_, _| true);
        // A puzzle has few.
        let mut tables: Vec<Arc<PairTable>> = Vec::new();
        for (a, pairs) in (0..).map(Cell).zip(std::mem::take(&mut self.pairs)) {
            for (b, mut table) in pairs {
                if budget.is_over() {
                    return None;
                }
                let differ = self.differences.has(a, b);
                if differ {
                    table.narrow(&different);
                }
                if table != *(if differ { &different } else { &all }) {
                    let known = tables.iter().find(|known| ***known == table).cloned();
                    let table = known.unwrap_or_else(|| {
                        tables.push(Arc::new(table));
                        Arc::clone(&tables[tables.len() - 1])
                    });
                    filters.push(Filter::Pair(Pair { a, b, table }));
                }
            }
        }
        let values = self.values;
        let sets = self.sets.extract_if(.., |set| set.len() != values);
        filters.extend(sets.map(|cells| Filter::Different(Different { cells })));
        if self.impossible {
            self.start.fill(Values::EMPTY);
        }
        (!budget.is_over()).then(|| self.engine(filters, Vec::new()))
    }

    /// The same for later questions, which have budgets of their own.
    fn kept(self) -> Lowering<'static> {
        Lowering {
            board: self.board,
            values: self.values,
            start: self.start,
            sets: self.sets,
            pairs: self.pairs,
            equations: self.equations,
            filters: self.filters,
            differences: self.differences,
            machines: self.machines,
            related: self.related,
            impossible: self.impossible,
            budget: Budget::UNLIMITED,
        }
    }

    /// The engine of the rules with the sums that follow from them; None if there is no time.
    fn whole_engine(&self, plain: &Engine, budget: Budget<'_>) -> Option<Engine> {
        let deriver = Deriver {
            differences: &self.differences,
            cells: self.start.len(),
            values: self.values,
            budget,
        };
        let derived = deriver.derive(&self.unions(), &self.equations);
        let implied = self.sums(&derived, budget).collect();
        if budget.is_over() {
            return None;
        }
        let mut whole = self.engine(plain.filters.clone(), implied);
        if derived.iter().any(Equation::is_impossible) {
            whole.start.fill(Values::EMPTY);
        }
        #[cfg(feature = "engines")]
        {
            whole.classic = plain.classic;
        }
        Some(whole)
    }

    fn engine(&self, filters: Vec<Filter>, implied: Vec<Filter>) -> Engine {
        let (start, houses) = (self.start.clone(), self.sets.clone());
        Engine::new(self.values, start, filters, implied, &self.differences, houses)
    }

    /// The filters for sums, as far as there is time.
    fn sums<'a>(
        &'a self,
        equations: &'a [Equation],
        budget: Budget<'_>,
    ) -> impl Iterator<Item = Filter> {
        let in_time = equations.iter().take_while(move |_| !budget.is_over());
        in_time.filter_map(move |equation| self.sum(equation, budget))
    }

    /// The filter for a sum; None if it has no cells.
    fn sum(&self, equation: &Equation, budget: Budget<'_>) -> Option<Filter> {
        let (terms, target) = (&equation.terms, equation.sum as i32);
        if terms.is_empty() {
            return None;
        }
        let mut factors: Vec<i64> = terms.iter().map(|(_, factor)| *factor).collect();
        sort(&mut factors);
        factors.dedup();
        let mut groups = Vec::new();
        for factor in factors {
            let cells: Vec<Cell> =
                terms.iter().filter(|(_, f)| *f == factor).map(|(cell, _)| *cell).collect();
            let cells = Cells::of(&cells, self.start.len());
            let cover = self.differences.cover(&cells, budget);
            groups.extend(cover.into_iter().map(|group| (factor as i32, group)));
        }
        if equation.simple() {
            let signed = |(factor, cells): &(i32, Vec<Cell>)| Group {
                cells: cells.clone(),
                negative: *factor < 0,
            };
            if let [(1, cells)] = &groups[..]
                && let Some(cage) = self.cage(cells, target)
            {
                return Some(Filter::Cage(cage));
            }
            if let Some(sum) = Sum::new(groups.iter().map(signed).collect(), target, self.values) {
                return Some(Filter::Sum(sum));
            }
        }
        Some(Filter::Linear(Linear { groups, target }))
    }

    /// The filter for cells that differ, if there are few ways to have the sum.
    fn cage(&self, cells: &[Cell], total: i32) -> Option<Cage> {
        Cage::new(cells.to_vec(), self.rests(cells), total, self.values)
    }

    /// The other cells of each house that has all of these.
    fn rests(&self, cells: &[Cell]) -> Vec<Vec<Cell>> {
        let inside = Cells::of(cells, self.start.len());
        let houses = self.sets.iter().filter(|set| set.len() == self.values);
        houses
            .map(|house| Cells::of(house, self.start.len()))
            .filter(|house| inside.within(house) && inside.len() < house.len())
            .map(|house| house.without(&inside).iter().collect())
            .collect()
    }

    /// The filter for a machine of the setter: a list of sets if the cells differ and their order makes no difference.
    pub(crate) fn own_machine(&self, cells: Vec<Cell>, automaton: &Automaton) -> Filter {
        let few =
            self.values <= MOST_VALUES && cells.len() <= CELLS && self.differences.all(&cells);
        if let Some(sets) = few.then(|| automaton.sets(cells.len(), SETS)).flatten() {
            let rests = self.rests(&cells);
            return Filter::Cage(Cage::of(cells, rests, sets, self.values));
        }
        // Many lines may have one machine.
        if let Some(Filter::Automaton(last)) = self.filters.last()
            && last.reads(automaton, cells.len())
        {
            return Filter::Automaton(last.on(cells));
        }
        let count = cells.len();
        Filter::Automaton(Reader::new(cells, automaton.clone(), count))
    }

    /// Unions of disjoint houses whose sum is known: neighbouring rows, columns, and regions.
    fn unions(&self) -> Vec<Vec<Vec<Cell>>> {
        if self.equations.is_empty() {
            return Vec::new();
        }
        let full = |kind: HouseKind| -> Vec<Vec<Cell>> {
            let houses = self.board.houses().iter().filter(|house| house.kind == kind);
            houses.map(|house| house.cells.clone()).filter(|c| c.len() == self.values).collect()
        };
        let mut unions = Vec::new();
        for kind in [HouseKind::Row, HouseKind::Column] {
            let lines = full(kind);
            for from in 0..lines.len() {
                for to in from + 1..=lines.len() {
                    if to - from < lines.len() {
                        unions.push(lines[from..to].to_vec());
                    }
                }
            }
        }
        let regions = full(HouseKind::Region);
        let adjacent = |a: &[Cell], b: &[Cell]| {
            a.iter().any(|&x| self.board.neighbours(x).any(|y| b.contains(&y)))
        };
        for (i, a) in regions.iter().enumerate() {
            unions.push(vec![a.clone()]);
            for b in &regions[..i] {
                if adjacent(a, b) && a.iter().all(|cell| !b.contains(cell)) {
                    unions.push(vec![a.clone(), b.clone()]);
                }
            }
        }
        unions
    }
}
