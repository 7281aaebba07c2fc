pub(super) const ENTRY: Entry = Entry {
    code: "hidden-rectangle",
    name: "Hidden Rectangle",
    korean: "숨은 사각형",
    hodoku: Some("Hidden Rectangle"),
    explainer: None,
    wiki: Some("Hidden Unique Rectangles"),
    aliases: &["HUR"],
    library: &["0606"],
    family: Family::Uniqueness,
    find: Find::Unique(unique::hidden_rectangle),
    notation: shared::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. In two of their lines, {digits:link} can only go in \
             {cells:link}. If the cell where these lines meet held the other digit, the four \
             cells would hold only these digits. So {do}."
        ),
        korean: template!(
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 사각형의 두 줄에서 \
             {digits:link}의 자리는 {cells:link}뿐이라, 두 줄이 만나는 칸에 다른 숫자가 들어가면 그렇게 됩니다. \
             따라서 {do}."
        ),
    },
};
