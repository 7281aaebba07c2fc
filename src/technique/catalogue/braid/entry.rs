pub(super) const ENTRY: Entry = Entry {
    code: "braid",
    name: "Braid",
    korean: "브레이드",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Forcing,
    find: Find::Always(forcing::braids),
    notation: template!("{nets}"),
    sentences: shared::CONTRADICTION,
};
