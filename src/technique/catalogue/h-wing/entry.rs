pub(super) const ENTRY: Entry = Entry {
    code: "h-wing",
    name: "H-Wing",
    korean: "H-윙",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Wings,
    find: Find::Always(wing::h_wing),
    notation: template!("{chain}"),
    sentences: shared::WING_OF_LINKS,
};
