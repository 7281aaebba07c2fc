//! Which of several steps of a technique HoDoKu takes: following the search and sorting of its
//! version 2.2 (Bernhard Hobiger), checked against its paths.
//!
//! Of chains HoDoKu lists all and takes the one with the most eliminations. Of other patterns it
//! takes the first that it finds.

use super::seen::Seen;
use super::weight::Weight;
use crate::grid::{Candidate, Cell, CellSet, HouseKind};
use crate::technique::{Role, Step, Technique};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// HoDoKu's version of a step and its rank: the smallest is taken, the first found among
/// equals. `None` for a step that HoDoKu does not know.
pub(super) type By = fn(Step) -> Option<(Merit, Step)>;

/// The key by which steps are compared; smaller is better.
pub(super) type Merit = [u64; 3];

/// The best step of a technique.
pub(super) fn best(technique: Technique, by: By, seen: &Seen<'_>) -> Option<Step> {
    let mut best: Option<(Merit, Step)> = None;
    let _ = technique.each_within(seen.marks, seen.budget, &mut |step| {
        if let Some((merit, step)) = by(step)
            && best.as_ref().is_none_or(|(least, _)| merit < *least)
        {
            best = Some((merit, step));
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, step)| step)
}

/// How many links the chains of one digit may have.
const LONGEST: usize = 20;

/// Most eliminations first, then the smallest weight; of several the one that HoDoKu finds from the
/// first cell.
pub(super) fn most_first(step: Step) -> Option<(Merit, Step)> {
    let gone: Vec<Candidate> = step.eliminations().iter().collect();
    let Weight { kept, sum } = Weight::of(&gone);
    let first = gone.first().map_or(0, |candidate| number(candidate.cell));
    Some(([kept, sum, first], step))
}

/// As [`most_first`], of chains that are not too long.
pub(super) fn short(step: Step) -> Option<(Merit, Step)> {
    let is_short = step.pattern().chains().iter().all(|chain| chain.len() <= LONGEST);
    if is_short { most_first(step) } else { None }
}

/// The cells of a pair in reading order, then the eliminated digit.
pub(super) fn ends_in_reading_order(step: Step) -> Option<(Merit, Step)> {
    let chain = step.pattern().chains().first()?;
    let ends = chain.first()?.from.cells | chain.last()?.to.cells;
    let digit = step.eliminations().iter().next()?.digit;
    Some(([in_reading_order(ends), u64::from(digit.get()), 0], step))
}

/// The cells of a wing in reading order.
pub(super) fn body_in_reading_order(step: Step) -> Option<(Merit, Step)> {
    Some(([in_reading_order(step.pattern().cells_of(Role::Body)), 0, 0], step))
}

/// Clusters in the order of their first cells, digit by digit.
pub(super) fn clusters_in_reading_order(step: Step) -> Option<(Merit, Step)> {
    let pattern = step.pattern();
    let first = |roles: [Role; 2]| {
        roles.into_iter().flat_map(|role| pattern.cells_of(role)).map(number).min()
    };
    let one = first([Role::ColourA, Role::ColourB])?;
    let two = first([Role::ColourC, Role::ColourD])?;
    let digit = step.eliminations().iter().next()?.digit;
    Some(([digit.get().into(), one.min(two), one.max(two)], step))
}

/// Rows before columns.
pub(super) fn rows_first(step: Step) -> Option<(Merit, Step)> {
    let base = step.pattern().houses_of(Role::Base);
    let columns = base.iter().filter(|house| house.kind() == HouseKind::Column).count();
    Some(([columns as u64, 0, 0], step))
}

/// A number that puts sets of as many cells in reading order.
fn in_reading_order(cells: CellSet) -> u64 {
    cells.iter().fold(0, |order, cell| order * 81 + number(cell))
}

fn number(cell: Cell) -> u64 {
    cell.index() as u64
}
