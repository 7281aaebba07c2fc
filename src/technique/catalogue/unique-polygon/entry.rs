pub(super) const ENTRY: Entry = Entry {
    code: "unique-polygon",
    name: "Borescoper's Deadly Pattern",
    korean: "보어스코퍼 치명적 패턴",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &["Unique Polygon", "BDP"],
    library: &[],
    family: Family::Uniqueness,
    find: Find::Unique(unique::polygon),
    notation: shared::notation::UNIQUENESS,
    sentences: shared::LOOP_WITH_EXTRAS,
};
