pub(super) const ENTRY: Entry = Entry {
    code: "multi-colour-1",
    name: "Multi-Colours 1",
    korean: "다중 색칠 1",
    hodoku: Some("Multi Colors 1"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0502"],
    family: Family::Colouring,
    find: Find::Always(colour::multi_colour_1),
    notation: shared::notation::MULTI_COLOUR,
    sentences: Sentences {
        english: template!(
            "Strong links of {digits:a} form two clusters: {cells:a} against {cells:b}; {cells:c} \
             against {cells:d}. A group of one cluster sees a group of the other, so one of the \
             opposite groups is true, and {do}."
        ),
        korean: template!(
            "{digits:a}의 강한 링크가 묶음 둘을 이룹니다: {cells:a} 대 {cells:b}; {cells:c} 대 \
             {cells:d}. 한 묶음의 한 색이 다른 묶음의 한 색을 보므로, 각각의 반대 색 가운데 하나는 참이고 {do}."
        ),
    },
};
