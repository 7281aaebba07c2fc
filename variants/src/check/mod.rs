//! Whether a step follows from its reasons. The checker knows what the rules mean and nothing else: no filter,
//! no search of the solver and no technique.

mod alone;
mod counts;
mod equal;
mod linear;
mod memory;
mod order;
mod search;
mod settle;
mod sum;

use ninefold::sorting::{sort, sort_by_number};

use crate::board::{Board, Cell, HouseIndex, Value, Values};
use crate::rule::{Equation, Rule, RuleIndex};
pub(crate) use alone::Alone;
pub(crate) use memory::Memory;
use search::Search;

/// What a step rests on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A house.
    House(HouseIndex),
    /// A rule.
    Rule(RuleIndex),
    /// The 45 rule: whole houses add up to what all values add up to, each time, and the sums of some rules
    /// are subtracted.
    Total {
        /// The houses that are added.
        houses: Vec<HouseIndex>,
        /// The rules whose sums are subtracted.
        rules: Vec<RuleIndex>,
    },
}

/// What a step says of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// The cell.
    pub cell: Cell,
    /// The values that it may still have.
    pub kept: Values,
}

/// Why a step is right: whatever stands in the cells, the reasons leave nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The houses and rules.
    pub reasons: Vec<Reason>,
    /// The cells whose candidates matter. The others may hold any value, as far as the proof knows.
    pub cells: Vec<Cell>,
}

/// Why a proof is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refused {
    /// The reasons allow what the step rules out: these values satisfy them all.
    Allowed(Vec<(Cell, Value)>),
    /// The proof takes more than [`CASES`] cases or too much work.
    TooLong,
    /// A reason names no house or rule, a total that has none, or a cell that the board lacks.
    Unknown,
}

/// The most cases that a proof may take for each effect.
pub const CASES: u64 = 20_000;

/// The most cases for each effect of a step that is no trial: no person could follow more.
pub(crate) const FEW: u64 = 2_000;

/// Whether the effects follow from the proof, with these candidates of each cell.
///
/// # Errors
/// Why they do not.
pub fn check(
    board: &Board,
    rules: &[Rule],
    candidates: &[Values],
    proof: &Proof,
    effects: &[Effect],
) -> Result<(), Refused> {
    check_within(CASES, None, (board, rules), candidates, proof, effects)
}

/// The same for a proof that may take this many cases for each effect, with what is remembered of these rules.
pub(crate) fn check_within(
    cases: u64,
    memory: Option<&Memory>,
    (board, rules): (&Board, &[Rule]),
    candidates: &[Values],
    proof: &Proof,
    effects: &[Effect],
) -> Result<(), Refused> {
    let known = |cell: &Cell| cell.index() < board.cell_count();
    if candidates.len() != board.cell_count()
        || !proof.cells.iter().all(known)
        || !effects.iter().all(|effect| known(&effect.cell))
    {
        return Err(Refused::Unknown);
    }
    let mut search = Search::new(board, rules, &proof.reasons, cases).ok_or(Refused::Unknown)?;
    search.memory = memory;
    let mut domains = vec![board.values(); board.cell_count()];
    for &cell in &proof.cells {
        domains[cell.index()] = candidates[cell.index()];
    }
    // In one order: what failed for one effect says where to look first for the next, so the work depends on it.
    let mut effects = effects.to_vec();
    sort_by_number(&mut effects, |effect| effect.cell.index());
    for effect in effects {
        let gone = candidates[effect.cell.index()] - effect.kept;
        let mut assumed = domains.clone();
        assumed[effect.cell.index()] = gone;
        let scope = search.scope(&[&[effect.cell], &proof.cells[..]].concat());
        if let Some(found) = search.find(assumed, &scope, cases)? {
            return Err(Refused::Allowed(found));
        }
    }
    Ok(())
}

impl Reason {
    /// The cells it speaks of; none for a rule of the whole board.
    pub(crate) fn cells(&self, board: &Board, rules: &[Rule]) -> Option<Vec<Cell>> {
        let mut cells = match self {
            Reason::House(house) => board.houses().get(house.0)?.cells.clone(),
            Reason::Rule(rule) => match rules.get(rule.0)? {
                rule if rule.is_everywhere() => Vec::new(),
                rule => rule.cells(board),
            },
            Reason::Total { houses, rules: sums } => {
                let equation = Equation::total(board, rules, houses, sums)?;
                equation.terms.into_iter().map(|(cell, _)| cell).collect()
            }
        };
        sort(&mut cells);
        cells.dedup();
        Some(cells)
    }
}

/// What cells hold in all ways to fill them so that the values, in order, hold together.
#[cfg(test)]
fn kept_by(domains: &[Values], holds: impl Fn(&[Value]) -> bool) -> Vec<Values> {
    let mut ways: Vec<Vec<Value>> = vec![Vec::new()];
    for domain in domains {
        let longer = ways
            .iter()
            .flat_map(|way| domain.iter().map(move |value| [&way[..], &[value]].concat()));
        ways = longer.collect();
    }
    let mut kept = vec![Values::EMPTY; domains.len()];
    for way in ways.iter().filter(|way| holds(way)) {
        kept.iter_mut().zip(way).for_each(|(kept, value)| *kept = kept.with(*value));
    }
    kept
}
