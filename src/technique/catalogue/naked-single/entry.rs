pub(super) const ENTRY: Entry = Entry {
    code: "naked-single",
    name: "Naked Single",
    korean: "네이키드 싱글",
    hodoku: Some("Naked Single"),
    explainer: Some("Naked Single"),
    wiki: Some("Naked Single"),
    aliases: &["Sole Candidate"],
    library: &["0003"],
    family: Family::Singles,
    find: Find::Always(singles::naked),
    notation: template!(""),
    sentences: Sentences {
        english: template!("{digits:body} is the only candidate left in {cells:body}, so {do}."),
        korean: template!("{cells:body}에 남은 후보는 {digits:body}뿐이므로 {do}."),
    },
};
