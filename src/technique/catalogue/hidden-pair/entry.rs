pub(super) const ENTRY: Entry = Entry {
    code: "hidden-pair",
    name: "Hidden Pair",
    korean: "히든 페어",
    hodoku: Some("Hidden Pair"),
    explainer: Some("Hidden Pair"),
    wiki: Some("Hidden Pair"),
    aliases: &[],
    library: &["0210"],
    family: Family::Subsets,
    find: Find::Always(subset::hidden::<2>),
    notation: shared::notation::SUBSET,
    sentences: shared::HIDDEN_SUBSET,
};
