//! Parts of English sentences.

use super::list;
use super::notation::groups;
use crate::grid::{HouseKind, HouseSet, Language};
use crate::marks::Via;
use crate::step::{Link, Step};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// `rows 2 and 8`, `row 1 and block 5`.
pub(super) fn houses(houses: HouseSet) -> String {
    let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Block].into_iter();
    let named = kinds.filter_map(|kind| {
        let numbers: Vec<String> = houses
            .iter()
            .filter(|house| house.kind() == kind)
            .map(|house| (house.number() + 1).to_string())
            .collect();
        match numbers.len() {
            0 => None,
            1 => Some(format!("{kind} {}", numbers[0])),
            _ => Some(format!("{kind}s {}", list(numbers.into_iter(), Language::English))),
        }
    });
    list(named, Language::English)
}

/// `no candidate is left in r2c5`, `3 has no place left in row 4`: how a nested net ends.
pub(super) fn contradiction(last: &Link) -> String {
    match last.via {
        Via::House(house) => format!("{} has no place left in {house}", last.to.digit),
        _ => format!("no candidate is left in {}", last.to.cells),
    }
}

/// `r1c4 and r5c8 cannot be 3`, `r2c2 is 5`.
pub(super) fn effects(step: &Step) -> String {
    let placed = step.placements().iter().map(|c| format!("{} is {}", c.cell, c.digit));
    let gone = groups(step.eliminations()).into_iter().map(|(cells, digits)| {
        let cells = list(cells.iter().map(|c| c.to_string()), Language::English);
        let digits: Vec<String> = digits.iter().map(|d| d.to_string()).collect();
        match &digits[..] {
            [one] => format!("{cells} cannot be {one}"),
            [most @ .., last] => format!("{cells} cannot be {} or {last}", most.join(", ")),
            [] => cells,
        }
    });
    list(placed.chain(gone), Language::English)
}
