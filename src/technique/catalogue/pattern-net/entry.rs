pub(super) const ENTRY: Entry = Entry {
    code: "pattern-net",
    name: "Contradiction Net with Patterns",
    korean: "패턴 모순 포싱 넷",
    hodoku: None,
    explainer: Some("Dynamic Forcing Chains (+)"),
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Forcing,
    find: Find::Always(forcing::pattern_nets),
    notation: template!("{nets}"),
    sentences: shared::CONTRADICTION,
};
