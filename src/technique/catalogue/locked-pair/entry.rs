pub(super) const ENTRY: Entry = Entry {
    code: "locked-pair",
    name: "Locked Pair",
    korean: "락드 페어",
    hodoku: Some("Locked Pair"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0110"],
    family: Family::Subsets,
    find: Find::Always(subset::locked::<2>),
    notation: shared::notation::SUBSET,
    sentences: shared::NAKED_SUBSET,
};
