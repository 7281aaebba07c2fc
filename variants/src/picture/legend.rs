//! What words beside a picture must tell, since the picture does not. The page has these lists from here.

use crate::rule::{Kind, Rule};

/// The kinds of clues outside the board, and the letter before their numbers if a board has several of these kinds. A
/// number alone is then a sandwich, and one of a diagonal has an arrow.
pub const OUTSIDE: &[(Kind, &str)] = &[
    (Kind::LittleKiller, ""),
    (Kind::Sandwich, ""),
    (Kind::XSum, "X"),
    (Kind::Skyscraper, "H"),
    (Kind::NumberedRoom, "R"),
];

/// The kinds of rules whose numbers have no place on the board.
pub const NUMBERED: &[Kind] =
    &[Kind::Whisper, Kind::Modular, Kind::Lockout, Kind::SumLine, Kind::Sum, Kind::Indexer];

/// The kinds of rules whose cells have an order that matters.
pub const ORDERED: &[Kind] = &[
    Kind::Thermometer,
    Kind::SlowThermometer,
    Kind::Whisper,
    Kind::Palindrome,
    Kind::Arrow,
    Kind::Pill,
    Kind::LittleKiller,
    Kind::RegionSum,
    Kind::SumLine,
    Kind::Zipper,
    Kind::DoubleArrow,
    Kind::Renban,
    Kind::Entropic,
    Kind::Modular,
    Kind::Between,
    Kind::Lockout,
    Kind::Sandwich,
    Kind::XSum,
    Kind::Skyscraper,
    Kind::NumberedRoom,
    Kind::Automaton,
];

/// The letter before the numbers of a kind of clue outside the board; empty if the board has no other kind of these.
pub fn sign(kind: Kind, rules: &[Rule]) -> &'static str {
    let of = |kind| OUTSIDE.iter().find(|own| own.0 == kind);
    let is_other = |rule: &Rule| rule.kind() != kind && of(rule.kind()).is_some();
    of(kind).filter(|_| rules.iter().any(is_other)).map_or("", |own| own.1)
}
