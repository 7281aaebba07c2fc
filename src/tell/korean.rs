//! Parts of Korean sentences.

use super::list;
use super::notation::groups;
use crate::grid::{HouseSet, Language, particle};
use crate::marks::Via;
use crate::step::{Link, Step};
use alloc::format;
use alloc::string::{String, ToString};

/// `2행, 8행`, `5블록`.
pub(super) fn houses(houses: HouseSet) -> String {
    list(houses.iter().map(|house| house.text(Language::Korean)), Language::Korean)
}

/// `r2c5에 후보가 남지 않습니다`, `4행에 3의 자리가 남지 않습니다`: how a nested net ends.
pub(super) fn contradiction(last: &Link) -> String {
    match last.via {
        Via::House(house) => {
            format!("{}에 {}의 자리가 남지 않습니다", house.text(Language::Korean), last.to.digit)
        }
        _ => format!("{}에 후보가 남지 않습니다", last.to.cells),
    }
}

/// `r1c4, r5c8에서 3을 지웁니다`, `r2c2에 5를 넣습니다`; the verb stands once, at the end.
pub(super) fn effects(step: &Step) -> String {
    let placed = step.placements().iter().map(|c| {
        let digit = c.digit.to_string();
        format!("{}에 {digit}{}", c.cell, particle(&digit, "을", "를"))
    });
    let gone = groups(step.eliminations()).into_iter().map(|(cells, digits)| {
        let cells = list(cells.iter().map(|c| c.to_string()), Language::Korean);
        let digits = list(digits.iter().map(|d| d.to_string()), Language::Korean);
        format!("{cells}에서 {digits}{}", particle(&digits, "을", "를"))
    });
    let placed = list(placed, Language::Korean);
    let gone = list(gone, Language::Korean);
    match (placed.is_empty(), gone.is_empty()) {
        (true, true) => String::new(),
        (false, true) => format!("{placed} 넣습니다"),
        (true, false) => format!("{gone} 지웁니다"),
        (false, false) => format!("{placed} 넣고 {gone} 지웁니다"),
    }
}
