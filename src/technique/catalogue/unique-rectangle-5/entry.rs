pub(super) const ENTRY: Entry = Entry {
    code: "unique-rectangle-5",
    name: "Unique Rectangle Type 5",
    korean: "유일 사각형 5형",
    hodoku: Some("Uniqueness Test 5"),
    explainer: None,
    wiki: None,
    aliases: &["UR 5"],
    library: &["0604"],
    family: Family::Uniqueness,
    find: Find::Unique(unique::unique_rectangle::<5>),
    notation: shared::notation::UNIQUENESS,
    sentences: shared::RECTANGLE_WITH_EXTRAS,
};
