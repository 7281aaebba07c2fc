//! Values with one place, and cells with one value.

use ninefold::sorting::sort_by_number;

use crate::board::{Cell, HouseIndex, HouseKind, Value, Values};
use crate::check::{Effect, Proof, Reason};
use crate::explain::position::Position;
use crate::explain::step::Step;
use crate::explain::technique::Technique;

/// Cells in which each value stands once, and the reason for that.
pub(in crate::explain) type Whole = (Reason, Vec<Cell>);

/// The houses that hold each value, and the cells that a rule makes such.
pub(in crate::explain) fn wholes(position: &Position<'_>) -> Vec<Whole> {
    let (puzzle, board) = (position.puzzle(), position.puzzle().board());
    let houses = board.each_house();
    let houses = houses.map(|(place, house)| (Reason::House(place), house.cells.clone()));
    let rules = puzzle.each_rule();
    let rules =
        rules.filter_map(|(place, rule)| Some((Reason::Rule(place), rule.differing()?.to_vec())));
    let mut wholes: Vec<Whole> =
        houses.chain(rules).filter(|(_, cells)| cells.len() == board.value_count()).collect();
    // A place in a region is easier to see than one in a line.
    let is_region = |house: HouseIndex| board.house(house).kind == HouseKind::Region;
    sort_by_number(&mut wholes, |(reason, _)| {
        usize::from(!matches!(reason, Reason::House(house) if is_region(*house)))
    });
    wholes
}

/// The next single: the last cell of a house, a value with one place, or a cell with one value.
pub(in crate::explain) fn single(position: &Position<'_>, wholes: &[Whole]) -> Option<Step> {
    full_house(position, wholes).or_else(|| hidden(position, wholes)).or_else(|| naked(position))
}

fn full_house(position: &Position<'_>, wholes: &[Whole]) -> Option<Step> {
    wholes.iter().find_map(|(reason, cells)| {
        let mut empty = cells.iter().filter(|cell| !position.is_filled(**cell));
        let (&cell, None) = (empty.next()?, empty.next()) else { return None };
        let value = position.of(cell).only()?;
        Some(placed(Technique::FullHouse, Some((reason, cells)), cell, value))
    })
}

fn hidden(position: &Position<'_>, wholes: &[Whole]) -> Option<Step> {
    wholes.iter().find_map(|(reason, cells)| {
        let (mut once, mut twice) = (Values::EMPTY, Values::EMPTY);
        for &cell in cells {
            let here = position.of(cell);
            twice |= once & here;
            once |= here;
        }
        cells.iter().filter(|cell| !position.is_filled(**cell)).find_map(|&cell| {
            let value = (position.of(cell) & (once - twice)).only()?;
            Some(placed(Technique::HiddenSingle, Some((reason, cells)), cell, value))
        })
    })
}

fn naked(position: &Position<'_>) -> Option<Step> {
    let mut empty = position.cells().filter(|&cell| !position.is_filled(cell));
    empty.find_map(|cell| {
        Some(placed(Technique::NakedSingle, None, cell, position.of(cell).only()?))
    })
}

fn placed(
    technique: Technique,
    why: Option<(&Reason, &Vec<Cell>)>,
    cell: Cell,
    value: Value,
) -> Step {
    let kept = Values::of(value);
    let reasons = why.iter().map(|(reason, _)| (*reason).clone()).collect();
    let cells = why.map_or_else(|| vec![cell], |(_, cells)| cells.clone());
    let effects = vec![Effect { cell, kept }];
    Step {
        technique,
        effects,
        proof: Proof { reasons, cells },
        pattern: vec![(cell, kept)],
        is_fewest: false,
    }
}
