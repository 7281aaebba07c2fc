pub(super) const ENTRY: Entry = Entry {
    code: "extended-rectangle",
    name: "Extended Rectangle",
    korean: "확장 사각형",
    hodoku: None,
    explainer: None,
    wiki: Some("Extended Unique Rectangles"),
    aliases: &[],
    library: &[],
    family: Family::Uniqueness,
    find: Find::Unique(unique::extended_rectangle),
    notation: shared::notation::UNIQUENESS,
    sentences: shared::LOOP_WITH_EXTRAS,
};
