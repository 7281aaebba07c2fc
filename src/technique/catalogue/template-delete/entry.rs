pub(super) const ENTRY: Entry = Entry {
    code: "template-delete",
    name: "Template Delete",
    korean: "템플릿 제거",
    hodoku: Some("Template Delete"),
    explainer: None,
    wiki: Some("Pattern Overlay"),
    aliases: &["POM"],
    library: &["1202"],
    family: Family::Templates,
    find: Find::Always(template::delete),
    notation: template!("{digits:body}"),
    sentences: Sentences {
        english: template!(
            "Consider every way to place each digit nine times where the candidates allow it. A \
             way that needs a cell which all ways of another digit need is impossible. No way that \
             is left for {digits:body} uses these places, so {do}."
        ),
        korean: template!(
            "지금 후보로 가능한 배치를 숫자마다 모두 살핍니다. 다른 숫자의 모든 배치가 쓰는 칸을 쓰는 배치는 버립니다. 남은 \
             {digits:body}의 배치 가운데 이 자리를 쓰는 것은 없으므로 {do}."
        ),
    },
};
