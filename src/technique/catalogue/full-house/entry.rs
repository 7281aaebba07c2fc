pub(super) const ENTRY: Entry = Entry {
    code: "full-house",
    name: "Full House",
    korean: "풀 하우스",
    hodoku: Some("Full House"),
    explainer: Some("Single"),
    wiki: Some("Last Cell"),
    aliases: &["Last Digit"],
    library: &["0000"],
    family: Family::Singles,
    find: Find::Always(singles::full_house),
    notation: template!("{houses:base}"),
    sentences: Sentences {
        english: template!(
            "In {houses:base}, only {cells:body} is still open and only {digits:body} is missing, \
             so {do}."
        ),
        korean: template!(
            "{houses:base}에는 빈칸이 {cells:body} 하나뿐이고 {digits:body}만 빠져 있으므로 {do}."
        ),
    },
};
