pub(super) const ENTRY: Entry = Entry {
    code: "aligned-pair-exclusion",
    name: "Aligned Pair Exclusion",
    korean: "정렬 쌍 배제",
    hodoku: None,
    explainer: Some("Aligned Pair Exclusion"),
    wiki: Some("Aligned Pair Exclusion"),
    aliases: &["APE"],
    library: &["1000"],
    family: Family::Intersections,
    find: Find::Always(exclusion::pair),
    notation: shared::notation::INTERSECTIONS,
    sentences: shared::ALIGNED_EXCLUSION,
};
