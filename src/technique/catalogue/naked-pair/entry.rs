pub(super) const ENTRY: Entry = Entry {
    code: "naked-pair",
    name: "Naked Pair",
    korean: "네이키드 페어",
    hodoku: Some("Naked Pair"),
    explainer: Some("Naked Pair"),
    wiki: Some("Naked Pair"),
    aliases: &[],
    library: &["0200"],
    family: Family::Subsets,
    find: Find::Always(subset::naked::<2>),
    notation: shared::notation::SUBSET,
    sentences: shared::NAKED_SUBSET,
};
