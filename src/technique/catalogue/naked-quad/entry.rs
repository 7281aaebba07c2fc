pub(super) const ENTRY: Entry = Entry {
    code: "naked-quad",
    name: "Naked Quadruple",
    korean: "네이키드 쿼드",
    hodoku: Some("Naked Quadruple"),
    explainer: Some("Naked Quad"),
    wiki: Some("Naked Quad"),
    aliases: &[],
    library: &["0202"],
    family: Family::Subsets,
    find: Find::Always(subset::naked::<4>),
    notation: shared::notation::SUBSET,
    sentences: shared::NAKED_SUBSET,
};
