pub(super) const ENTRY: Entry = Entry {
    code: "doubly-nested-net",
    name: "Doubly Nested Contradiction Net",
    korean: "이중 중첩 모순 포싱 넷",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Forcing,
    find: Find::Always(forcing::doubly_nested_nets),
    notation: template!("{nets}"),
    sentences: shared::NESTED_CONTRADICTION,
};
