pub(super) const ENTRY: Entry = Entry {
    code: "multi-colour-2",
    name: "Multi-Colours 2",
    korean: "다중 색칠 2",
    hodoku: Some("Multi Colors 2"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0503"],
    family: Family::Colouring,
    find: Find::Always(colour::multi_colour_2),
    notation: shared::notation::MULTI_COLOUR,
    sentences: Sentences {
        english: template!(
            "Strong links of {digits:a} form two clusters: {cells:a} against {cells:b}; {cells:c} \
             against {cells:d}. A group of the first sees both groups of the second, so it is \
             false, and {do}."
        ),
        korean: template!(
            "{digits:a}의 강한 링크가 묶음 둘을 이룹니다: {cells:a} 대 {cells:b}; {cells:c} 대 \
             {cells:d}. 첫 묶음의 한 색이 둘째 묶음의 두 색을 모두 보므로 거짓이고 {do}."
        ),
    },
};
