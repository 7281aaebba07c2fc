//! The entries of subsets: names, finders and texts.

use super::{hidden, locked, naked};
use crate::step::{Entry, Family, Find};
use crate::technique::sentences;

pub(in crate::technique) static NAKED_PAIR: Entry = Entry {
    name: "Naked Pair",
    korean: Some("네이키드 페어"),
    hodoku: Some("Naked Pair"),
    explainer: Some("Naked Pair"),
    wiki: Some("Naked Pair"),
    library: &["0200"],
    family: Family::Subsets,
    notation: sentences::notation::SUBSET,
    sentences: sentences::NAKED_SUBSET,
    ..Entry::new("naked-pair", Find::Always(naked::<2>))
};

pub(in crate::technique) static NAKED_TRIPLE: Entry = Entry {
    name: "Naked Triple",
    korean: Some("네이키드 트리플"),
    hodoku: Some("Naked Triple"),
    explainer: Some("Naked Triplet"),
    wiki: Some("Naked Triple"),
    library: &["0201"],
    family: Family::Subsets,
    notation: sentences::notation::SUBSET,
    sentences: sentences::NAKED_SUBSET,
    ..Entry::new("naked-triple", Find::Always(naked::<3>))
};

pub(in crate::technique) static NAKED_QUAD: Entry = Entry {
    name: "Naked Quadruple",
    korean: Some("네이키드 쿼드"),
    hodoku: Some("Naked Quadruple"),
    explainer: Some("Naked Quad"),
    wiki: Some("Naked Quad"),
    library: &["0202"],
    family: Family::Subsets,
    notation: sentences::notation::SUBSET,
    sentences: sentences::NAKED_SUBSET,
    ..Entry::new("naked-quad", Find::Always(naked::<4>))
};

pub(in crate::technique) static LOCKED_PAIR: Entry = Entry {
    name: "Locked Pair",
    korean: Some("잠긴 페어"),
    hodoku: Some("Locked Pair"),
    library: &["0110"],
    family: Family::Subsets,
    notation: sentences::notation::SUBSET,
    sentences: sentences::NAKED_SUBSET,
    ..Entry::new("locked-pair", Find::Always(locked::<2>))
};

pub(in crate::technique) static LOCKED_TRIPLE: Entry = Entry {
    name: "Locked Triple",
    korean: Some("잠긴 트리플"),
    hodoku: Some("Locked Triple"),
    library: &["0111"],
    family: Family::Subsets,
    notation: sentences::notation::SUBSET,
    sentences: sentences::NAKED_SUBSET,
    ..Entry::new("locked-triple", Find::Always(locked::<3>))
};

pub(in crate::technique) static HIDDEN_PAIR: Entry = Entry {
    name: "Hidden Pair",
    korean: Some("히든 페어"),
    hodoku: Some("Hidden Pair"),
    explainer: Some("Hidden Pair"),
    wiki: Some("Hidden Pair"),
    library: &["0210"],
    family: Family::Subsets,
    notation: sentences::notation::SUBSET,
    sentences: sentences::HIDDEN_SUBSET,
    ..Entry::new("hidden-pair", Find::Always(hidden::<2>))
};

pub(in crate::technique) static HIDDEN_TRIPLE: Entry = Entry {
    name: "Hidden Triple",
    korean: Some("히든 트리플"),
    hodoku: Some("Hidden Triple"),
    explainer: Some("Hidden Triplet"),
    wiki: Some("Hidden Triple"),
    library: &["0211"],
    family: Family::Subsets,
    notation: sentences::notation::SUBSET,
    sentences: sentences::HIDDEN_SUBSET,
    ..Entry::new("hidden-triple", Find::Always(hidden::<3>))
};

pub(in crate::technique) static HIDDEN_QUAD: Entry = Entry {
    name: "Hidden Quadruple",
    korean: Some("히든 쿼드"),
    hodoku: Some("Hidden Quadruple"),
    explainer: Some("Hidden Quad"),
    wiki: Some("Hidden Quad"),
    library: &["0212"],
    family: Family::Subsets,
    notation: sentences::notation::SUBSET,
    sentences: sentences::HIDDEN_SUBSET,
    ..Entry::new("hidden-quad", Find::Always(hidden::<4>))
};
