pub(super) const ENTRY: Entry = Entry {
    code: "m-wing",
    name: "M-Wing",
    korean: "M-윙",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Wings,
    find: Find::Always(wing::m_wing),
    notation: template!("{chain}"),
    sentences: shared::WING_OF_LINKS,
};
