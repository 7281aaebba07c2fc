pub(super) const ENTRY: Entry = Entry {
    code: "multi-branch-w-wing",
    name: "Multi-Branch W-Wing",
    korean: "다중 가지 W-윙",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Wings,
    find: Find::Always(wing::multi_branch_w_wing),
    notation: shared::notation::W_WING,
    sentences: shared::W_WING_OF_HOUSE,
};
