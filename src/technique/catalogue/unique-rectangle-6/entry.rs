pub(super) const ENTRY: Entry = Entry {
    code: "unique-rectangle-6",
    name: "Unique Rectangle Type 6",
    korean: "유일 사각형 6형",
    hodoku: Some("Uniqueness Test 6"),
    explainer: None,
    wiki: None,
    aliases: &["UR 6"],
    library: &["0605"],
    family: Family::Uniqueness,
    find: Find::Unique(unique::unique_rectangle::<6>),
    notation: shared::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. In two of their lines, {digits:link} has no other places. So \
             if one of the two cells with extra candidates held {digits:link}, both would, and \
             the four cells would hold only these digits. Therefore {do}."
        ),
        korean: template!(
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 사각형의 두 줄에서 \
             {digits:link}의 자리는 이 칸들뿐이라, 추가 후보가 있는 두 칸 가운데 하나에 들어가면 둘 다에 들어가 그렇게 \
             됩니다. 따라서 {do}."
        ),
    },
};
