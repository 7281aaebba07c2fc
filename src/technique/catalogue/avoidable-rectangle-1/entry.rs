pub(super) const ENTRY: Entry = Entry {
    code: "avoidable-rectangle-1",
    name: "Avoidable Rectangle Type 1",
    korean: "회피 사각형 1형",
    hodoku: Some("Avoidable Rectangle Type 1"),
    explainer: None,
    wiki: Some("Avoidable Rectangles"),
    aliases: &["AR 1"],
    library: &["0607"],
    family: Family::Uniqueness,
    find: Find::Unique(unique::avoidable_1),
    notation: shared::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "None of {cells:body} is a given. If the last open one completed a rectangle of only \
             {digits:body}, these digits could be exchanged, and there would be two solutions. So \
             {do}."
        ),
        korean: template!(
            "{cells:body} 가운데 주어진 칸은 없습니다. 마지막 칸까지 {digits:body}만으로 채우면 서로 바꿀 수 있어 \
             해가 둘이 되므로 {do}."
        ),
    },
};
