pub(super) const ENTRY: Entry = Entry {
    code: "hidden-quad",
    name: "Hidden Quadruple",
    korean: "히든 쿼드",
    hodoku: Some("Hidden Quadruple"),
    explainer: Some("Hidden Quad"),
    wiki: Some("Hidden Quad"),
    aliases: &[],
    library: &["0212"],
    family: Family::Subsets,
    find: Find::Always(subset::hidden::<4>),
    notation: shared::notation::SUBSET,
    sentences: shared::HIDDEN_SUBSET,
};
