pub(super) const ENTRY: Entry = Entry {
    code: "whip",
    name: "Whip",
    korean: "휩",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Forcing,
    find: Find::Always(forcing::whips),
    notation: template!("{nets}"),
    sentences: shared::CONTRADICTION,
};
