pub(super) const ENTRY: Entry = Entry {
    code: "avoidable-rectangle-2",
    name: "Avoidable Rectangle Type 2",
    korean: "회피 사각형 2형",
    hodoku: Some("Avoidable Rectangle Type 2"),
    explainer: None,
    wiki: None,
    aliases: &["AR 2"],
    library: &["0608"],
    family: Family::Uniqueness,
    find: Find::Unique(unique::avoidable_2),
    notation: shared::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "None of {cells:body} is a given. If they held only {digits:body}, these digits could \
             be exchanged, and there would be two solutions. So one of {cells:fin} is \
             {digits:fin}, and {do}."
        ),
        korean: template!(
            "{cells:body} 가운데 주어진 칸은 없습니다. {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 \
             됩니다. 그러므로 {cells:fin} 가운데 하나는 {digits:fin}이고 {do}."
        ),
    },
};
