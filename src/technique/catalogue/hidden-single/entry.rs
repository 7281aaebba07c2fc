pub(super) const ENTRY: Entry = Entry {
    code: "hidden-single",
    name: "Hidden Single",
    korean: "히든 싱글",
    hodoku: Some("Hidden Single"),
    explainer: Some("Hidden Single"),
    wiki: Some("Hidden Single"),
    aliases: &[],
    library: &["0002"],
    family: Family::Singles,
    find: Find::Always(singles::hidden),
    notation: template!("{houses:base}"),
    sentences: Sentences {
        english: template!(
            "In {houses:base}, {cells:body} is the only cell that can still hold {digits:body}, so \
             {do}."
        ),
        korean: template!(
            "{houses:base}에서 {digits:body}{이/가} 들어갈 수 있는 칸은 {cells:body}뿐이므로 {do}."
        ),
    },
};
