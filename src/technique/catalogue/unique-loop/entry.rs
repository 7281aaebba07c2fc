pub(super) const ENTRY: Entry = Entry {
    code: "unique-loop",
    name: "Unique Loop",
    korean: "유일 루프",
    hodoku: None,
    explainer: Some("Unique Loop"),
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Uniqueness,
    find: Find::Unique(unique::unique_loop),
    notation: shared::notation::UNIQUENESS,
    sentences: shared::LOOP_WITH_EXTRAS,
};
