pub(super) const ENTRY: Entry = Entry {
    code: "locked-triple",
    name: "Locked Triple",
    korean: "락드 트리플",
    hodoku: Some("Locked Triple"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0111"],
    family: Family::Subsets,
    find: Find::Always(subset::locked::<3>),
    notation: shared::notation::SUBSET,
    sentences: shared::NAKED_SUBSET,
};
