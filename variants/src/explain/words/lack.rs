//! Why something cannot hold at the end of an argument, as a person sees it.

use std::mem::replace;

use ninefold::sorting::sort_by_number;

use super::argument::{Case, Seen};
use super::names::Words;
use crate::board::{Cell, Value, Values};
use crate::check::Reason;
use crate::explain::finders::relaxed::Relaxed;
use crate::explain::step::Step;
use crate::outcome::Budget;
use crate::rule::Rule;

/// What a reason lacks.
pub(in crate::explain) enum Lack {
    /// Some cells of a house have fewer values left, all together.
    Values(Vec<Cell>, Values),
    /// The same of cells that differ for several reasons.
    Different(Vec<Cell>, Values),
    /// Some values have fewer cells of a house left.
    Places(Values, Vec<Cell>),
    /// A sum is at least this.
    Least(i64),
    /// A sum is at most this.
    Most(i64),
    /// Cells add up to at least or at most this number, and must to the other.
    Sum(Vec<Cell>, Lean, i64, i64),
    /// The first cells add up to at least this, and the others, which must have the same sum, to at most that.
    Unequal((Vec<Cell>, i64), (Vec<Cell>, i64)),
    /// No cell is between these two.
    Empty(Vec<Cell>),
    /// Two cells hold the same, which a rule of the whole board forbids.
    Same(Vec<Cell>, Values),
    /// A rule of the whole board leaves nothing for this cell.
    Cell(Cell),
    /// A rule needs one of these values and has no cell for it, with what is left in some cells.
    Missing(Values, Vec<Held>),
    /// A cell must hold one of the first values and has the second ones, with what is left in other cells.
    Must(Cell, Values, Values, Vec<Held>),
}

/// What is left in some cells.
pub(in crate::explain) type Held = (Values, Vec<Cell>);

/// Which end of a sum decides.
#[derive(Clone, Copy)]
pub(in crate::explain) enum Lean {
    Least,
    Most,
}

/// A person looks at this many cells or values at once.
const MOST: usize = 5;
/// A sentence names at most this many sets of cells, each with at most the second number of values.
pub(in crate::explain) const FEW: (usize, usize) = (4, 4);
/// The search for a way to fill the cells takes at most this many guesses.
pub(in crate::explain) const GUESSES: u64 = 100;

impl Words<'_> {
    /// Why a case ends, if that is easy to see. Another reason is added to one that says too little alone: a proof knows
    /// from all its reasons which cells differ.
    pub(in crate::explain) fn lack(&self, step: &Step, case: &mut Case) -> Option<Lack> {
        let mut left = case.start.clone();
        let links = case.links.iter().flat_map(|link| &link.left);
        let links = links.map(|&(cell, _, after)| (cell, after));
        for (cell, values) in links {
            left[cell.index()] = values;
        }
        let reasons = |seen: &[usize]| -> Vec<Reason> {
            seen.iter().map(|&one| step.proof.reasons[one].clone()).collect()
        };
        match &case.end {
            Seen::Different(different) => {
                let cells = &different.cells;
                let held: Vec<Values> = cells.iter().map(|cell| left[cell.index()]).collect();
                let (chosen, left) = (0..cells.len()).find_map(|most| crowded(&held, most))?;
                Some(Lack::Different(chosen.into_iter().map(|at| cells[at]).collect(), left))
            }
            Seen::Reasons(end) => {
                let assumed: Vec<Cell> = case.assumed.iter().map(|(cell, _)| *cell).collect();
                let lacking = |end: &[usize]| self.lacking(&reasons(end), left.clone(), &assumed);
                let found = lacking(end);
                let (None, &[one]) = (&found, &end[..]) else { return found };
                let mut others = (0..step.proof.reasons.len()).filter(|other| *other != one);
                others.find_map(|other| {
                    let end = vec![one, other];
                    let lack = lacking(&end)?;
                    case.end = Seen::Reasons(end);
                    Some(lack)
                })
            }
        }
    }

    /// What reasons lack that cannot hold with these candidates, some of them assumed, if that is easy to see.
    pub(in crate::explain) fn lacking(
        &self,
        reasons: &[Reason],
        left: Vec<Values>,
        assumed: &[Cell],
    ) -> Option<Lack> {
        let one = if let [one] = reasons { self.lack_of(one, &left, assumed) } else { None };
        one.or_else(|| self.uneven(reasons, &left, assumed))
            .or_else(|| self.left(reasons, left, assumed))
    }

    fn lack_of(&self, reason: &Reason, left: &[Values], assumed: &[Cell]) -> Option<Lack> {
        let puzzle = self.position.puzzle();
        let board = puzzle.board();
        let differ = match reason {
            Reason::House(_) => true,
            Reason::Rule(rule) => {
                let rule = puzzle.rule(*rule);
                if rule.is_everywhere() {
                    return self.apart(rule, left);
                }
                if let Some(missing) = self.missing(rule, left, assumed) {
                    return Some(missing);
                }
                matches!(rule, Rule::Different { .. } | Rule::Cage { .. })
            }
            Reason::Total { .. } => false,
        };
        let cells = reason.cells(board, puzzle.rules()).filter(|_| differ)?;
        let held: Vec<Values> = cells.iter().map(|cell| left[cell.index()]).collect();
        let values: Vec<Value> = board.values().iter().collect();
        let places = |value: &Value| -> Values {
            let here = (0..cells.len()).filter(|&at| held[at].contains(*value));
            here.map(|at| Value(at as u8)).collect()
        };
        let places: Vec<Values> = match cells.len() == values.len() {
            true => values.iter().map(places).collect(),
            false => Vec::new(),
        };
        (0..MOST).find_map(|most| {
            let few = crowded(&held, most).map(|(chosen, left)| {
                Lack::Values(chosen.into_iter().map(|at| cells[at]).collect(), left)
            });
            few.or_else(|| {
                let (chosen, left) = crowded(&places, most)?;
                let left = left.iter().map(|place| cells[place.index()]).collect();
                Some(Lack::Places(chosen.into_iter().map(|at| values[at]).collect(), left))
            })
        })
    }

    /// Two cells whose values a rule of the whole board forbids together, or one cell for which the others leave nothing.
    fn apart(&self, rule: &Rule, left: &[Values]) -> Option<Lack> {
        let board = self.position.puzzle().board();
        let cells = rule.cells(board);
        let of = |cell: Cell| left[cell.index()];
        let fits = |x: Value, cell: Cell| of(cell).iter().any(|y| rule.allows(board, x, y));
        let pairs = || cells.chunks_exact(2).map(|pair| (pair[0], pair[1]));
        if let Some((a, b)) = pairs().find(|&(a, b)| !of(a).iter().any(|x| fits(x, b))) {
            let is_same = of(a) == of(b) && of(a).len() == 1;
            return is_same.then(|| Lack::Same(vec![a, b], of(a)));
        }
        let is_lost = |&cell: &Cell| {
            let others = |x: Value| {
                pairs().all(|(a, b)| (a != cell || fits(x, b)) && (b != cell || fits(x, a)))
            };
            !of(cell).iter().any(others)
        };
        cells.iter().find(|cell| is_lost(cell)).map(|&cell| Lack::Cell(cell))
    }

    /// What a cell must hold for one or two reasons and cannot, with as much of what is left in others as matters.
    fn left(&self, reasons: &[Reason], mut left: Vec<Values>, assumed: &[Cell]) -> Option<Lack> {
        let start = left.clone();
        let puzzle = self.position.puzzle();
        let (board, rules) = (puzzle.board(), puzzle.rules());
        let cells = reasons.iter().filter_map(|reason| reason.cells(board, rules)).flatten();
        let relaxed = Relaxed::new(puzzle, reasons, cells.collect());
        let &first = relaxed.cells.first()?;
        let fails = |left: &[Values]| {
            relaxed.refutes(left, first, left[first.index()], Budget::guesses(GUESSES))
        };
        if !fails(&left) {
            return None;
        }
        let mut open = relaxed.cells.clone();
        sort_by_number(&mut open, |cell| usize::MAX - left[cell.index()].len());
        for cell in open {
            let before = replace(&mut left[cell.index()], board.values());
            if fails(&left) {
                continue;
            }
            left[cell.index()] = before;
            // The sentence names only the missing values that matter.
            for value in self.without(before).iter().flat_map(|gone| gone.iter()) {
                let before = left[cell.index()];
                left[cell.index()] = before.with(value);
                if !fails(&left) {
                    left[cell.index()] = before;
                }
            }
        }
        self.must(&relaxed, &start, &left, assumed)
    }

    /// What is left in cells, those with the same values together; cells with all values are left out.
    pub(in crate::explain) fn held(
        &self,
        left: &[Values],
        cells: impl Iterator<Item = Cell>,
    ) -> Vec<Held> {
        let values = self.position.puzzle().board().values();
        let mut all: Vec<Held> = Vec::new();
        for cell in cells {
            let here = left[cell.index()];
            match all.iter_mut().find(|(values, _)| *values == here) {
                _ if here == values => {}
                Some((_, cells)) => cells.push(cell),
                None => all.push((here, vec![cell])),
            }
        }
        all
    }

    /// Whether a person can take this in at once.
    pub(in crate::explain) fn is_little(&self, all: &[Held]) -> bool {
        let values = self.position.puzzle().board().values();
        let few = |(left, _): &Held| left.len().min((values - *left).len()) <= FEW.1;
        all.len() <= FEW.0 && all.iter().all(few)
    }

    /// The values that are gone, if they are fewer to tell than those that are left.
    pub(in crate::explain) fn without(&self, left: Values) -> Option<Values> {
        let gone = self.position.puzzle().board().values() - left;
        (left.len() > FEW.1 && gone.len() <= FEW.1).then_some(gone)
    }
}

/// Sets that have fewer members, all together, than there are sets, and at most this many; and these members.
pub(in crate::explain) fn crowded(sets: &[Values], most: usize) -> Option<(Vec<usize>, Values)> {
    let mut chosen = Vec::new();
    add(sets, 0, most, &mut chosen, Values::EMPTY).map(|all| (chosen, all))
}

/// Adds sets with at most `most` members, all together, until there are more sets than that.
fn add(
    sets: &[Values],
    from: usize,
    most: usize,
    chosen: &mut Vec<usize>,
    all: Values,
) -> Option<Values> {
    if chosen.len() > most {
        return Some(all);
    }
    for at in from..sets.len() {
        let more = all | sets[at];
        if more.len() <= most {
            chosen.push(at);
            if let Some(found) = add(sets, at + 1, most, chosen, more) {
                return Some(found);
            }
            chosen.pop();
        }
    }
    None
}
