pub(super) const ENTRY: Entry = Entry {
    code: "l-wing",
    name: "L-Wing",
    korean: "L-윙",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Wings,
    find: Find::Always(wing::l_wing),
    notation: template!("{chain}"),
    sentences: shared::WING_OF_LINKS,
};
