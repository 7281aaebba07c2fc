pub(super) const ENTRY: Entry = Entry {
    code: "template-set",
    name: "Template Set",
    korean: "템플릿 확정",
    hodoku: Some("Template Set"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["1201"],
    family: Family::Templates,
    find: Find::Always(template::set),
    notation: template!("{digits:body}"),
    sentences: Sentences {
        english: template!(
            "Consider every way to place each digit nine times where the candidates allow it. A \
             way that needs a cell which all ways of another digit need is impossible. The ways \
             that are left for {digits:body} have this in common: {do}."
        ),
        korean: template!(
            "지금 후보로 가능한 배치를 숫자마다 모두 살핍니다. 다른 숫자의 모든 배치가 쓰는 칸을 쓰는 배치는 버립니다. 남은 \
             {digits:body}의 배치는 모두 같은 칸을 쓰므로 {do}."
        ),
    },
};
