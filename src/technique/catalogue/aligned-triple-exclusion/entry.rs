pub(super) const ENTRY: Entry = Entry {
    code: "aligned-triple-exclusion",
    name: "Aligned Triple Exclusion",
    korean: "정렬 세짝 배제",
    hodoku: None,
    explainer: Some("Aligned Triplet Exclusion"),
    wiki: None,
    aliases: &["ATE"],
    library: &["1001"],
    family: Family::Intersections,
    find: Find::Always(exclusion::triple),
    notation: shared::notation::INTERSECTIONS,
    sentences: shared::ALIGNED_EXCLUSION,
};
