//! The checker's search: it fills the cells one by one, and asks after each what the reasons still allow.

use std::cell::Cell as Count;

use ninefold::sorting::sort;

use super::equal::Part;
use super::sum::Sum;
use super::{FEW, Memory, Reason, Refused};
use crate::board::{Board, Cell, Value, Values};
use crate::rule::{Equation, Rule, RuleIndex};

/// The work that a proof may take for each of its cases, in all: this many cells are looked at. The work of [`FEW`] cases is
/// the most, and takes about a second.
const WORK: u64 = 10_000;

/// Whether the order of the cells depends on what failed, which shortens long searches. The page's module is smaller without
/// it.
const BLAMES: bool = cfg!(feature = "thorough");

/// A rule about all pairs of its cells is not divided into pairs if it has more cells than this.
const ALL: usize = 100;

/// A reason as it is asked.
pub(super) enum Asked<'a> {
    /// Cells that differ; `is_whole` if each value stands in one of them.
    Differ { cells: Vec<Cell>, is_whole: bool },
    /// A rule that says something of pairs of cells, and these pairs.
    Pairs { rule: &'a Rule, pairs: Vec<[Cell; 2]> },
    /// Another rule, its cells, and what it says of their sum. `differ` if another reason, or the rule itself,
    /// says that no two cells hold the same.
    Rule { index: RuleIndex, rule: &'a Rule, cells: Vec<Cell>, sum: Option<Sum>, differ: bool },
    /// A sum.
    Sum(Sum),
    /// Parts of a line that have the same sum.
    Equal(Vec<Part>),
}

/// The reasons, and the cases that are left to try.
pub(super) struct Search<'a> {
    pub(super) board: &'a Board,
    pub(super) asked: Vec<Asked<'a>>,
    /// What is known of these rules from other searches.
    pub(super) memory: Option<&'a Memory>,
    cases: u64,
    /// The work that is left. At 0 nothing more is taken away.
    pub(super) work: Count<u64>,
    /// Which of those asked said last that a case cannot be, if one did.
    pub(super) failed: Count<Option<usize>>,
    /// How often each cell was part of that.
    blame: Vec<u32>,
}

/// What is left while cells are filled.
#[derive(Clone)]
pub(super) struct State {
    pub(super) domains: Vec<Values>,
    pub(super) values: Vec<Option<Value>>,
}

impl Asked<'_> {
    /// Its cells, some more than once.
    fn cells(&self) -> Vec<Cell> {
        match self {
            Asked::Differ { cells, .. } | Asked::Rule { cells, .. } => cells.clone(),
            // A rule of the whole board is to blame everywhere.
            Asked::Pairs { rule, .. } if rule.is_everywhere() => Vec::new(),
            Asked::Pairs { pairs, .. } => pairs.as_flattened().to_vec(),
            Asked::Sum(sum) => sum.cells().collect(),
            Asked::Equal(parts) => parts.iter().flat_map(|part| part.cells.clone()).collect(),
        }
    }

    /// How many cells or pairs it looks at to see whether it is to be asked.
    pub(super) fn size(&self) -> usize {
        match self {
            Asked::Differ { cells, .. } | Asked::Rule { cells, .. } => cells.len(),
            Asked::Pairs { pairs, .. } => pairs.len(),
            Asked::Sum(_) => 1,
            Asked::Equal(parts) => parts.iter().map(|part| part.cells.len()).sum(),
        }
    }
}

impl<'a> Search<'a> {
    /// A search with these reasons and as much work as this many cases may take; None if a reason is none.
    pub(super) fn new(
        board: &'a Board,
        rules: &'a [Rule],
        reasons: &[Reason],
        cases: u64,
    ) -> Option<Self> {
        let mut asked = Vec::new();
        for reason in reasons {
            match reason {
                Reason::House(house) => {
                    let cells = board.houses().get(house.0)?.cells.clone();
                    let is_whole = cells.len() == board.value_count();
                    asked.push(Asked::Differ { cells, is_whole });
                }
                Reason::Rule(index) => {
                    let rule = rules.get(index.0)?;
                    if let Some(cells) = rule.differing() {
                        let is_whole = cells.len() == board.value_count();
                        asked.push(Asked::Differ { cells: cells.to_vec(), is_whole });
                    }
                    let is_long =
                        matches!(rule, Rule::Pairs { cells, all: true, .. } if cells.len() > ALL);
                    if !is_long && let Some(pairs) = rule.pairs(board) {
                        asked.push(Asked::Pairs { rule, pairs });
                        continue;
                    }
                    if let Rule::RegionSum { parts } = rule {
                        let part = |cells: &Vec<Cell>| Part { cells: cells.clone(), differ: false };
                        asked.push(Asked::Equal(parts.iter().map(part).collect()));
                    }
                    // Of cells that differ, this says all.
                    if matches!(rule, Rule::Different { .. }) {
                        continue;
                    }
                    for cells in rule.pieces(board) {
                        let (index, sum) = (*index, rule.equation().map(Sum::new));
                        asked.push(Asked::Rule { index, rule, cells, sum, differ: false });
                    }
                }
                Reason::Total { houses, rules: sums } => {
                    asked.push(Asked::Sum(Sum::new(Equation::total(board, rules, houses, sums)?)));
                }
            }
        }
        let sets = asked.iter().filter_map(|asked| match asked {
            Asked::Differ { cells, .. } => Some(cells.clone()),
            _ => None,
        });
        let sets: Vec<Vec<Cell>> = sets.collect();
        let differ = |cells: &[Cell]| {
            let once = cells.iter().enumerate().all(|(i, cell)| !cells[..i].contains(cell));
            once && sets.iter().any(|set| cells.iter().all(|cell| set.contains(cell)))
        };
        for asked in &mut asked {
            match asked {
                Asked::Rule { cells, sum, differ: all, .. } => {
                    *all = differ(cells);
                    sum.iter_mut().for_each(|sum| sum.divide(&sets));
                }
                Asked::Sum(sum) => sum.divide(&sets),
                Asked::Equal(parts) => {
                    parts.iter_mut().for_each(|part| part.differ = differ(&part.cells));
                }
                _ => {}
            }
        }
        Some(Search {
            board,
            asked,
            memory: None,
            cases: 0,
            work: Count::new(cases.min(FEW) * WORK),
            failed: Count::new(None),
            blame: vec![0; board.cell_count()],
        })
    }

    /// The cells that are filled: some, and those of the reasons. A rule of the whole board speaks of whatever cells
    /// the others name.
    pub(super) fn scope(&self, cells: &[Cell]) -> Vec<Cell> {
        let mut scope = cells.to_vec();
        for asked in &self.asked {
            match asked {
                Asked::Differ { cells, is_whole: true } => scope.extend(cells),
                Asked::Pairs { rule, pairs } if !rule.is_everywhere() => {
                    scope.extend(pairs.iter().flatten());
                }
                Asked::Differ { .. } | Asked::Pairs { .. } | Asked::Equal(_) => {}
                Asked::Rule { cells, .. } => scope.extend(cells),
                Asked::Sum(sum) => scope.extend(sum.cells()),
            }
        }
        sort(&mut scope);
        scope.dedup();
        scope
    }

    /// Values for the scope that all reasons allow, if there are any.
    ///
    /// # Errors
    /// If that takes more than this many cases, or too much work.
    pub(super) fn find(
        &mut self,
        domains: Vec<Values>,
        scope: &[Cell],
        most: u64,
    ) -> Result<Option<Vec<(Cell, Value)>>, Refused> {
        self.cases = most;
        let values = vec![None; self.board.cell_count()];
        let mut state = State { domains, values };
        if !self.settle(&mut state, scope, scope.to_vec()) {
            return Ok(None);
        }
        self.fill(&state, scope)
    }

    /// Spends some work; false if it is used up.
    #[inline(never)]
    pub(super) fn spend(&self, work: usize) -> bool {
        let left = self.work.get().saturating_sub(work as u64);
        self.work.set(left);
        left > 0
    }

    fn fill(
        &mut self,
        state: &State,
        scope: &[Cell],
    ) -> Result<Option<Vec<(Cell, Value)>>, Refused> {
        if !self.spend(scope.len()) {
            return Err(Refused::TooLong);
        }
        let open = scope.iter().filter(|cell| state.values[cell.index()].is_none());
        // A cell of reasons that failed often shows soonest that a case cannot be.
        let order = |cell: &&Cell| {
            (state.domains[cell.index()].len() << 16) / (1 + self.blame[cell.index()] as usize)
        };
        let Some(&cell) = open.min_by_key(order) else {
            let filled = |&cell: &Cell| Some((cell, state.values[cell.index()]?));
            return Ok(Some(scope.iter().filter_map(filled).collect()));
        };
        let values = state.domains[cell.index()];
        let ways = self.places(state, values.len());
        for (cell, value) in ways.unwrap_or_else(|| values.iter().map(|v| (cell, v)).collect()) {
            self.cases = self.cases.checked_sub(1).ok_or(Refused::TooLong)?;
            let mut next = state.clone();
            next.domains[cell.index()] = Values::of(value);
            if !self.settle(&mut next, scope, vec![cell]) {
                if !BLAMES {
                    continue;
                }
                let failed = self.failed.get().map(|place| self.asked[place].cells());
                failed.into_iter().flatten().for_each(|cell| self.blame[cell.index()] += 1);
            } else if let Some(found) = self.fill(&next, scope)? {
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
        let all =
            wholes.flat_map(|cells| self.board.values().iter().map(move |value| (cells, value)));
        let counted = all.map(|(cells, value)| {
            (cells.iter().filter(|cell| holds(cell, value)).count(), cells, value)
        });
        let (_, cells, value) = counted
            .filter(|(count, ..)| (2..most).contains(count))
            .min_by_key(|(count, ..)| *count)?;
        Some(cells.iter().filter(|cell| holds(cell, value)).map(|&cell| (cell, value)).collect())
    }
}
