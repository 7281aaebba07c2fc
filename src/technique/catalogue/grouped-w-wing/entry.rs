pub(super) const ENTRY: Entry = Entry {
    code: "grouped-w-wing",
    name: "Grouped W-Wing",
    korean: "그룹 W-윙",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Wings,
    find: Find::Always(wing::grouped_w_wing),
    notation: shared::notation::W_WING,
    sentences: shared::W_WING_OF_HOUSE,
};
