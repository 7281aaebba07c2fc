//! The entries of locked candidates: names, finders and texts.

use super::{claiming, pointing};
use crate::step::{Entry, Family, Find};
use crate::technique::sentences;

pub(in crate::technique) static POINTING: Entry = Entry {
    name: "Pointing",
    korean: Some("포인팅"),
    hodoku: Some("Locked Candidates Type 1"),
    explainer: Some("Pointing"),
    wiki: Some("Pointing Pairs"),
    aliases: &["Pointing Triple"],
    library: &["0100"],
    family: Family::LockedCandidates,
    notation: sentences::notation::LOCKED_CANDIDATES,
    sentences: sentences::LOCKED_CANDIDATES,
    ..Entry::new("pointing", Find::Always(pointing))
};

pub(in crate::technique) static CLAIMING: Entry = Entry {
    name: "Claiming",
    korean: Some("클레이밍"),
    hodoku: Some("Locked Candidates Type 2"),
    explainer: Some("Claiming"),
    wiki: Some("Box/Line Reduction"),
    aliases: &["Claiming Pair", "Claiming Triple"],
    library: &["0101"],
    family: Family::LockedCandidates,
    notation: sentences::notation::LOCKED_CANDIDATES,
    sentences: sentences::LOCKED_CANDIDATES,
    ..Entry::new("claiming", Find::Always(claiming))
};
