//! The entries of the singles: names, finders and texts.

use super::{full_house, hidden, naked};
use crate::step::{Entry, Family, Find, Sentences, template};

pub(in crate::technique) static FULL_HOUSE: Entry = Entry {
    name: "Full House",
    korean: Some("풀 하우스"),
    hodoku: Some("Full House"),
    explainer: Some("Single"),
    wiki: Some("Last Cell"),
    aliases: &["Last Digit"],
    library: &["0000"],
    family: Family::Singles,
    notation: template!("{houses:base}"),
    sentences: Sentences {
        english: template!(
            "In {houses:base}, only {cells:body} is still open and only {digits:body} is missing, \
             so {do}."
        ),
        korean: Some(template!(
            "{houses:base}에는 빈칸이 {cells:body} 하나뿐이고 {digits:body}만 빠져 있으므로 {do}."
        )),
    },
    ..Entry::new("full-house", Find::Always(full_house))
};

pub(in crate::technique) static HIDDEN_SINGLE: Entry = Entry {
    name: "Hidden Single",
    korean: Some("히든 싱글"),
    hodoku: Some("Hidden Single"),
    explainer: Some("Hidden Single"),
    wiki: Some("Hidden Single"),
    library: &["0002"],
    family: Family::Singles,
    notation: template!("{houses:base}"),
    sentences: Sentences {
        english: template!(
            "In {houses:base}, {cells:body} is the only cell that can still hold {digits:body}, so \
             {do}."
        ),
        korean: Some(template!(
            "{houses:base}에서 {digits:body}{이/가} 들어갈 수 있는 칸은 {cells:body}뿐이므로 {do}."
        )),
    },
    ..Entry::new("hidden-single", Find::Always(hidden))
};

pub(in crate::technique) static NAKED_SINGLE: Entry = Entry {
    name: "Naked Single",
    korean: Some("네이키드 싱글"),
    hodoku: Some("Naked Single"),
    explainer: Some("Naked Single"),
    wiki: Some("Naked Single"),
    aliases: &["Sole Candidate"],
    library: &["0003"],
    family: Family::Singles,
    notation: template!(""),
    sentences: Sentences {
        english: template!("{digits:body} is the only candidate left in {cells:body}, so {do}."),
        korean: Some(template!("{cells:body}에 남은 후보는 {digits:body}뿐이므로 {do}.")),
    },
    ..Entry::new("naked-single", Find::Always(naked))
};
