pub(super) const ENTRY: Entry = Entry {
    code: "w-wing",
    name: "W-Wing",
    korean: "W-윙",
    hodoku: Some("W-Wing"),
    explainer: None,
    wiki: Some("W-Wing"),
    aliases: &[],
    library: &["0803"],
    family: Family::Wings,
    find: Find::Always(wing::w_wing),
    notation: template!("{chain}"),
    sentences: shared::WING_OF_LINKS,
};
