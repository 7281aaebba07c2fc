pub(super) const ENTRY: Entry = Entry {
    code: "unique-rectangle-1",
    name: "Unique Rectangle Type 1",
    korean: "유일 사각형 1형",
    hodoku: Some("Uniqueness Test 1"),
    explainer: Some("Unique Rectangle"),
    wiki: Some("Unique Rectangles"),
    aliases: &["UR 1"],
    library: &["0600"],
    family: Family::Uniqueness,
    find: Find::Unique(unique::unique_rectangle::<1>),
    notation: shared::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. So {do}."
        ),
        korean: template!(
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 따라서 {do}."
        ),
    },
};
