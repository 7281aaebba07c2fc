pub(super) const ENTRY: Entry = Entry {
    code: "unique-rectangle-4",
    name: "Unique Rectangle Type 4",
    korean: "유일 사각형 4형",
    hodoku: Some("Uniqueness Test 4"),
    explainer: None,
    wiki: None,
    aliases: &["UR 4"],
    library: &["0603"],
    family: Family::Uniqueness,
    find: Find::Unique(unique::unique_rectangle::<4>),
    notation: shared::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. In {houses:base}, {digits:link} can only go in {cells:link}, \
             so one of them is {digits:link}, and the other must hold an extra candidate. So {do}."
        ),
        korean: template!(
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. \
             {houses:base}에서 {digits:link}의 자리는 {cells:link}뿐이므로 하나는 \
             {digits:link}이고, 다른 하나에는 추가 후보가 들어가야 합니다. 따라서 {do}."
        ),
    },
};
