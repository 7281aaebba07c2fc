//! Which of several steps of a technique HoDoKu takes: as its version 2.2 (Bernhard Hobiger) searches and
//! sorts, checked against its paths.
//!
//! Of chains HoDoKu lists all and takes the one with the most eliminations; it has its own idea of
//! which chains there are. Of other patterns it takes the first that it comes upon.

use super::choice::{Choice, Merit};
use crate::grid::{Candidate, CandidateSet, Cell, CellSet, HouseKind};
use crate::technique::Technique::{self, *};
use crate::technique::{Link, Node, Role, Step};
use alloc::vec::Vec;

pub(super) static CHOICES: &[Choice] = &[
    Choice { among: &[RemotePair], by: |step| Some(most_first(step)) },
    Choice { among: &[Skyscraper], by: rows_first },
    Choice { among: &[TurbotFish], by: |step| Some(most_first(step)) },
    Choice { among: &[WWing], by: ends_in_reading_order },
    Choice { among: &[XyWing], by: body_in_reading_order },
    Choice { among: &[HiddenRectangle], by: pair_in_reading_order },
    Choice { among: &[SueDeCoq, ExtendedSueDeCoq], by: line_in_reading_order },
    Choice { among: &[XChain], by: short },
    Choice { among: &[XYChain], by: short },
    Choice { among: LOOPS, by: nice_loop },
    Choice { among: GROUPED_LOOPS, by: nice_loop },
];

const LOOPS: &[Technique] = &[ContinuousNiceLoop, DiscontinuousNiceLoop, AlternatingInferenceChain];

const GROUPED_LOOPS: &[Technique] =
    &[GroupedContinuousNiceLoop, GroupedDiscontinuousNiceLoop, GroupedAic];

/// How many links the chains of one digit and those of cells with two candidates may have.
const LONGEST: usize = 20;

/// Most eliminations first, then those that stand first: HoDoKu adds up where they are, the second
/// with the weight 81, the third with 161, and so on, and takes the smallest sum; of several the one
/// that it finds from the first cell.
fn most_first(step: Step) -> (Merit, Step) {
    let mut gone: Vec<Candidate> = step.eliminations().iter().collect();
    gone.sort_unstable_by_key(|candidate| (candidate.digit, candidate.cell));
    let weighed = gone.iter().zip(0_u64..).map(|(candidate, i)| {
        number(candidate.cell) * (80 * i + 1) + u64::from(candidate.digit.get())
    });
    let first = gone.first().map_or(0, |candidate| number(candidate.cell));
    ([u64::MAX - gone.len() as u64, weighed.sum(), first], step)
}

/// As [`most_first`], of chains that are not too long.
fn short(step: Step) -> Option<(Merit, Step)> {
    (step.pattern().chains().iter().all(|chain| chain.len() <= LONGEST)).then(|| most_first(step))
}

/// As [`most_first`], of the loops and chains that HoDoKu knows: none comes back to a cell that it
/// has left. What a continuous loop takes out of its own cells counts only where the loop passes
/// from digit to digit, and a chain between groups takes out one candidate.
fn nice_loop(step: Step) -> Option<(Merit, Step)> {
    let [chain] = step.pattern().chains() else { return None };
    let (first, last) = (chain.first()?, chain.last()?);
    let mut nodes: Vec<Node> = chain.iter().map(|link| link.to).collect();
    nodes.insert(0, first.from);
    if comes_back(&nodes) {
        return None;
    }
    let gone = match step.technique() {
        ContinuousNiceLoop | GroupedContinuousNiceLoop => outside(chain, step.eliminations()),
        _ if first.from.cells.only().is_some() && last.to.cells.only().is_some() => {
            *step.eliminations()
        }
        _ => first_of(step.eliminations())?,
    };
    if gone == *step.eliminations() {
        return Some(most_first(step));
    }
    let less = Step::eliminate(step.technique(), gone, step.pattern().clone());
    (!gone.is_empty()).then(|| most_first(less))
}

/// Whether the nodes come back to cells that they have left, other than the first at the end.
fn comes_back(nodes: &[Node]) -> bool {
    let mut visits: Vec<CellSet> = nodes.iter().map(|node| node.cells).collect();
    visits.dedup();
    if visits.len() > 1 && visits.first() == visits.last() {
        visits.pop();
    }
    let mut seen = CellSet::EMPTY;
    visits.iter().any(|cells| {
        let again = cells.meets(seen);
        seen |= *cells;
        again
    })
}

fn outside(chain: &[Link], gone: &CandidateSet) -> CandidateSet {
    let own = chain.iter().fold(CellSet::EMPTY, |cells, link| cells | link.to.cells);
    let turns = (chain.iter().filter(|link| !link.is_strong() && link.from.cells == link.to.cells))
        .fold(CellSet::EMPTY, |cells, link| cells | link.to.cells);
    gone.iter().filter(|c| !own.contains(c.cell) || turns.contains(c.cell)).collect()
}

fn first_of(gone: &CandidateSet) -> Option<CandidateSet> {
    let place = |c: &Candidate| (c.cell.index() + usize::from(c.digit.get()), c.cell);
    gone.iter().min_by_key(place).map(|c| CandidateSet::of(c.cell, c.digit))
}

/// The cells of a pair in reading order, then the digit that goes.
fn ends_in_reading_order(step: Step) -> Option<(Merit, Step)> {
    let chain = step.pattern().chains().first()?;
    let ends = chain.first()?.from.cells | chain.last()?.to.cells;
    let digit = step.eliminations().iter().next()?.digit;
    Some(([in_reading_order(ends), u64::from(digit.get()), 0], step))
}

fn body_in_reading_order(step: Step) -> Option<(Merit, Step)> {
    Some(([in_reading_order(step.pattern().cells_of(Role::Body)), 0, 0], step))
}

/// A rectangle is found from its first cell with nothing but the two digits: with the other cell in
/// the block, then with those across.
fn pair_in_reading_order(step: Step) -> Option<(Merit, Step)> {
    let corners = step.pattern().cells_of(Role::Body);
    let first = (corners - step.pattern().cells_of(Role::Fin)).first()?;
    let near = corners & first.block().cells();
    let order = number(first) * 6561 + in_reading_order(near.without(first)) * 81;
    Some(([order + in_reading_order(corners - near), 0, 0], step))
}

/// Rows before columns.
fn rows_first(step: Step) -> Option<(Merit, Step)> {
    let base = step.pattern().houses_of(Role::Base);
    let columns = base.iter().filter(|house| house.kind() == HouseKind::Column).count();
    Some(([columns as u64, 0, 0], step))
}

/// The line, then the block, then the cells that they share, those of the line, those of the block.
/// A digit that line and block both have must not be one that they share.
fn line_in_reading_order(step: Step) -> Option<(Merit, Step)> {
    let pattern = step.pattern();
    let [shared, line, block] = [Role::Hinge, Role::Set(0), Role::Set(1)];
    let is_common = pattern.digits_of(line) & pattern.digits_of(block);
    if is_common.meets(pattern.digits_of(shared)) {
        return None;
    }
    let base = pattern.houses_of(Role::Base);
    let [across, within] = [false, true]
        .map(|is_block| base.iter().find(|h| (h.kind() == HouseKind::Block) == is_block));
    let (across, within) = (across?, within?);
    let cells = [(within, shared), (across, line), (within, block)];
    let order = cells.into_iter().fold(0, |order, (house, role)| {
        alphabetically(order, house.cells(), pattern.cells_of(role))
    });
    Some(([(across.index() * 27 + within.index()) as u64, order, 0], step))
}

/// Goes on with a number that puts sets of at most six cells of a house in the order of words.
fn alphabetically(order: u64, house: CellSet, cells: CellSet) -> u64 {
    let letters = house.iter().zip(1..).filter(|(cell, _)| cells.contains(*cell)).map(|(_, i)| i);
    letters.chain(core::iter::repeat(0)).take(6).fold(order, |order, i: u64| order * 10 + i)
}

/// A number that puts sets of as many cells in reading order.
fn in_reading_order(cells: CellSet) -> u64 {
    cells.iter().fold(0, |order, cell| order * 81 + number(cell))
}

fn number(cell: Cell) -> u64 {
    cell.index() as u64
}
