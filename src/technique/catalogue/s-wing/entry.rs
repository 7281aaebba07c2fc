pub(super) const ENTRY: Entry = Entry {
    code: "s-wing",
    name: "S-Wing",
    korean: "S-윙",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Wings,
    find: Find::Always(wing::s_wing),
    notation: template!("{chain}"),
    sentences: shared::WING_OF_LINKS,
};
