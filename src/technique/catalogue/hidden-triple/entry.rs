pub(super) const ENTRY: Entry = Entry {
    code: "hidden-triple",
    name: "Hidden Triple",
    korean: "히든 트리플",
    hodoku: Some("Hidden Triple"),
    explainer: Some("Hidden Triplet"),
    wiki: Some("Hidden Triple"),
    aliases: &[],
    library: &["0211"],
    family: Family::Subsets,
    find: Find::Always(subset::hidden::<3>),
    notation: shared::notation::SUBSET,
    sentences: shared::HIDDEN_SUBSET,
};
