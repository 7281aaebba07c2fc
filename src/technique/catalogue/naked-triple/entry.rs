pub(super) const ENTRY: Entry = Entry {
    code: "naked-triple",
    name: "Naked Triple",
    korean: "네이키드 트리플",
    hodoku: Some("Naked Triple"),
    explainer: Some("Naked Triplet"),
    wiki: Some("Naked Triple"),
    aliases: &[],
    library: &["0201"],
    family: Family::Subsets,
    find: Find::Always(subset::naked::<3>),
    notation: shared::notation::SUBSET,
    sentences: shared::NAKED_SUBSET,
};
