//! The 45 rule: whole houses add up to what all values add up to, so what sticks in or out of their cages
//! has a known sum.

use ninefold::sorting::sort_by_number;

use super::rules::{Single, proven};
use crate::board::{Board, Cell, House, HouseIndex, HouseKind, Values};
use crate::check::{Effect, Proof, Reason};
use crate::explain::position::Position;
use crate::explain::step::Step;
use crate::explain::technique::Technique;
use crate::outcome::Budget;
use crate::puzzle::Puzzle;
use crate::rule::{Equation, RuleIndex};

/// This many houses are added up at most.
const HOUSES: usize = 4;

/// This many sums that lie partly in the houses are tried with and without.
const PARTLY: usize = 6;

/// A longer sum is no use to a person.
const LONGEST: usize = 9;

/// The totals of houses less sums.
pub(in crate::explain) struct Totals {
    /// Those that leave few cells, all ways to fill which are seen.
    pub(in crate::explain) short: Vec<Single>,
    long: Vec<Long>,
}

/// A sum of more cells, of which the ends and the parity are seen.
struct Long {
    reason: Reason,
    equation: Equation,
    /// The candidates of its cells that leave nothing to say.
    said: Vec<Values>,
}

impl Totals {
    /// The totals of a puzzle, those of few houses and cells first; None if there is no time.
    pub(in crate::explain) fn new(position: &Position<'_>, budget: Budget<'_>) -> Option<Self> {
        let puzzle = position.puzzle();
        let board = puzzle.board();
        let mut all: Vec<(usize, Reason, Equation)> = Vec::new();
        let sums = puzzle.each_rule();
        let sums: Vec<(RuleIndex, Equation)> =
            sums.filter_map(|(place, rule)| Some((place, rule.equation()?))).collect();
        let groups = if sums.is_empty() { Vec::new() } else { groups(board) };
        for houses in groups {
            for rules in choices(board, &houses, &sums) {
                if budget.is_over() {
                    return None;
                }
                let Some(equation) = Equation::total(board, puzzle.rules(), &houses, &rules) else {
                    continue;
                };
                let known = all.iter().any(|(_, _, other)| *other == equation);
                if (1..=LONGEST).contains(&equation.terms.len()) && !known {
                    let houses = houses.clone();
                    all.push((houses.len(), Reason::Total { houses, rules }, equation));
                }
            }
        }
        sort_by_number(&mut all, |(houses, _, equation)| *houses << 16 | equation.terms.len());
        let mut totals = Totals { short: Vec::new(), long: Vec::new() };
        for (houses, reason, equation) in all {
            let cells: Vec<Cell> = equation.terms.iter().map(|(cell, _)| *cell).collect();
            if cells.len() <= if houses == 1 { 4 } else { 3 } {
                totals.short.push(Single::new(position, reason, cells));
            } else {
                totals.long.push(Long { reason, equation, said: Vec::new() });
            }
        }
        Some(totals)
    }

    /// All of them.
    pub(in crate::explain) fn reasons(&self) -> impl Iterator<Item = Reason> {
        let short = self.short.iter().map(|single| &single.reason);
        short.chain(self.long.iter().map(|long| &long.reason)).cloned()
    }

    /// A step by one of the totals that fits.
    pub(in crate::explain) fn find(
        &mut self,
        position: &Position<'_>,
        budget: Budget<'_>,
        fits: impl Fn(&Step) -> bool,
    ) -> Option<Step> {
        let short = self.short.iter_mut().take_while(|_| !budget.is_over());
        let step = |single: &mut Single| single.step(position, Technique::Total, budget);
        let short = short.filter_map(step);
        let long = self.long.iter_mut().take_while(|_| !budget.is_over());
        let long = long.filter_map(|long| long.step(position));
        short.chain(long).find(fits)
    }

    /// What a sum of more cells leaves, of which the ends and the parity are seen.
    pub(in crate::explain) fn long(
        &mut self,
        position: &Position<'_>,
        budget: Budget<'_>,
    ) -> Option<Step> {
        let mut in_time = self.long.iter_mut().take_while(|_| !budget.is_over());
        in_time.find_map(|long| long.step(position))
    }
}

impl Long {
    fn step(&mut self, position: &Position<'_>) -> Option<Step> {
        let cells: Vec<Cell> = self.equation.terms.iter().map(|(cell, _)| *cell).collect();
        let now: Vec<Values> = cells.iter().map(|&cell| position.of(cell)).collect();
        if now == self.said {
            return None;
        }
        let kept = self.equation.kept(position.puzzle().board(), position.candidates());
        let mut effects = Vec::new();
        for (&cell, kept) in cells.iter().zip(kept.unwrap_or_default()) {
            if kept != position.of(cell) {
                effects.push(Effect { cell, kept });
            }
        }
        let pattern = cells.iter().copied().zip(now.iter().copied()).collect();
        let proof = Proof { reasons: vec![self.reason.clone()], cells };
        let technique = Technique::LongTotal;
        let step = proven(position, Step { technique, effects, proof, pattern, is_fewest: false });
        if step.is_none() {
            self.said = now;
        }
        step
    }
}

/// Whether the other cells of a total come to an even number, if a step is about one cell and the others tell.
pub(in crate::explain) fn is_rest_even(position: &Position<'_>, step: &Step) -> Option<bool> {
    let board = position.puzzle().board();
    let (Some(Reason::Total { houses, rules }), [effect]) =
        (step.proof.reasons.first(), &step.effects[..])
    else {
        return None;
    };
    let mut rest = 0;
    for (cell, factor) in Equation::total(board, position.puzzle().rules(), houses, rules)?.terms {
        let values = position.of(cell).iter();
        let mut odd = values.map(|value| (i64::from(board.number(value)) * factor) & 1);
        let first = odd.next()?;
        if cell != effect.cell {
            rest ^= odd.all(|other| other == first).then_some(first)?;
        }
    }
    Some(rest == 0)
}

/// Houses of a kind that lie side by side and share no cell.
fn groups(board: &Board) -> Vec<Vec<HouseIndex>> {
    let mut groups = Vec::new();
    for kind in [HouseKind::Region, HouseKind::Row, HouseKind::Column] {
        let whole = |(_, house): &(HouseIndex, &House)| {
            house.kind == kind && house.cells.len() == board.value_count()
        };
        let houses: Vec<HouseIndex> =
            board.each_house().filter(whole).map(|(place, _)| place).collect();
        let cells = |house: HouseIndex| &board.house(house).cells;
        for size in 1..=HOUSES {
            for group in houses.windows(size) {
                let apart = group.iter().enumerate().all(|(i, &a)| {
                    group[..i].iter().all(|&b| !cells(a).iter().any(|cell| cells(b).contains(cell)))
                });
                if apart {
                    groups.push(group.to_vec());
                }
            }
        }
    }
    groups
}

/// Which sums to subtract: all that lie within the houses, with some of those that lie there partly.
fn choices(
    board: &Board,
    houses: &[HouseIndex],
    sums: &[(RuleIndex, Equation)],
) -> Vec<Vec<RuleIndex>> {
    let inside = |cell: &Cell| houses.iter().any(|&h| board.house(h).cells.contains(cell));
    let (mut within, mut partly) = (Vec::new(), Vec::new());
    let mut taken: Vec<Cell> = Vec::new();
    let mut sums: Vec<_> = sums
        .iter()
        .map(|(number, sum)| {
            let cells: Vec<Cell> = sum.terms.iter().map(|(cell, _)| *cell).collect();
            let here = cells.iter().filter(|cell| inside(cell)).count();
            (*number, cells, here)
        })
        .filter(|(_, _, here)| *here > 0)
        .collect();
    // Those that stick out least come first.
    sort_by_number(&mut sums, |(_, cells, here)| (cells.len() - here) << 16 | (0xffff - here));
    for (number, cells, here) in sums {
        if cells.iter().any(|cell| taken.contains(cell)) {
            continue;
        }
        if here == cells.len() {
            within.push(number);
            taken.extend(cells);
        } else if partly.len() < PARTLY {
            partly.push(number);
            taken.extend(cells);
        }
    }
    (0..1_usize << partly.len())
        .map(|set| {
            let chosen = partly.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
            within.iter().copied().chain(chosen.map(|(_, &number)| number)).collect()
        })
        .collect()
}

/// Whether sentences turn the signs round, because the sum would be less than nothing.
pub(in crate::explain) fn is_turned(equation: &Equation) -> bool {
    equation.sum < 0 || equation.terms.iter().all(|(_, factor)| *factor < 0)
}

/// The sum in words: which cells are added, which are subtracted, and what they come to; and where cells only
/// stick out of the houses, so that the houses are subtracted from the sums, how much more the sums are.
pub(in crate::explain) fn equation(puzzle: &Puzzle, reason: &Reason) -> Option<(String, i64)> {
    let Reason::Total { houses, rules } = reason else { return None };
    let equation = Equation::total(puzzle.board(), puzzle.rules(), houses, rules)?;
    Some(equation_text(puzzle.board(), equation))
}

/// An equation in words, and how much more the sums of the rules are than those of the houses where it is turned round.
pub(in crate::explain) fn equation_text(board: &Board, equation: Equation) -> (String, i64) {
    let is_turned = is_turned(&equation);
    let Equation { terms, sum } = equation;
    let sign = if is_turned { -1 } else { 1 };
    let mut text = String::new();
    let mut ordered = terms;
    sort_by_number(&mut ordered, |(_, factor)| usize::from(factor * sign < 0));
    for (cell, factor) in ordered {
        let factor = factor * sign;
        let join = match (text.is_empty(), factor < 0) {
            (true, false) => "",
            (true, true) => "−",
            (false, false) => " + ",
            (false, true) => " − ",
        };
        text.push_str(join);
        if factor.abs() != 1 {
            text.push_str(&format!("{} × ", factor.abs()));
        }
        text.push_str(&board.name(cell));
    }
    (format!("{text} = {}", sum * sign), if is_turned { -sum } else { 0 })
}
