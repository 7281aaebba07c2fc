pub(super) const ENTRY: Entry = Entry {
    code: "contradiction-net",
    name: "Contradiction Net",
    korean: "모순 포싱 넷",
    hodoku: Some("Forcing Net Contradiction"),
    explainer: Some("Dynamic Contradiction Forcing Chains"),
    wiki: Some("Nishio Forcing Chains"),
    aliases: &["Nishio", "Bowman's Bingo"],
    library: &["1301", "1303"],
    family: Family::Forcing,
    find: Find::Always(forcing::nets),
    notation: template!("{nets}"),
    sentences: shared::CONTRADICTION,
};
