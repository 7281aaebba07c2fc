//! Korean sentences.

mod chains;
mod figures;
mod patterns;

use super::list;
use super::notation::groups;
use crate::grid::{HouseSet, Language};
use crate::technique::step::Step;
use crate::technique::table::Technique;
use alloc::format;
use alloc::string::{String, ToString};

/// The technique's sentences; see [`super`] for the meaning of braces and brackets.
pub(super) fn template(technique: Technique) -> &'static str {
    patterns::template(technique)
        .or_else(|| figures::template(technique))
        .or_else(|| chains::template(technique))
        .unwrap_or("{do}.")
}

/// `2행, 8행`, `5블록`.
pub(super) fn houses(houses: HouseSet) -> String {
    list(houses.iter().map(|house| house.told(Language::Korean)), Language::Korean)
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

/// The form of a particle for the text before it: `closed` after a consonant, `vowel` after a
/// vowel. Digits are read in Sino-Korean (1 일, 3 삼, 6 육, 7 칠, 8 팔 and 0 영 end in a consonant).
pub(crate) fn particle<'a>(before: &str, closed: &'a str, vowel: &'a str) -> &'a str {
    let sound = before.chars().rev().find(|c| c.is_alphanumeric());
    let ends_closed = match sound {
        Some(c @ '0'..='9') => matches!(c, '0' | '1' | '3' | '6' | '7' | '8'),
        // A syllable of the Hangul block is open when its number is a multiple of 28.
        Some(c @ '가'..='힣') => !(c as u32 - '가' as u32).is_multiple_of(28),
        _ => false,
    };
    if ends_closed { closed } else { vowel }
}
