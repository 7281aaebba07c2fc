pub(super) const ENTRY: Entry = Entry {
    code: "unique-rectangle-2",
    name: "Unique Rectangle Type 2",
    korean: "유일 사각형 2형",
    hodoku: Some("Uniqueness Test 2"),
    explainer: None,
    wiki: None,
    aliases: &["UR 2"],
    library: &["0601"],
    family: Family::Uniqueness,
    find: Find::Unique(unique::unique_rectangle::<2>),
    notation: shared::notation::UNIQUENESS,
    sentences: shared::RECTANGLE_WITH_EXTRAS,
};
