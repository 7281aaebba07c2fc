pub(super) const ENTRY: Entry = Entry {
    code: "nested-net",
    name: "Nested Contradiction Net",
    korean: "중첩 모순 포싱 넷",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Forcing,
    find: Find::Always(forcing::nested_nets),
    notation: template!("{nets}"),
    sentences: shared::NESTED_CONTRADICTION,
};
