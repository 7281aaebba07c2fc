pub(super) const ENTRY: Entry = Entry {
    code: "cell-forcing-net",
    name: "Cell Forcing Net",
    korean: "셀 포싱 넷",
    hodoku: Some("Forcing Net Verity"),
    explainer: Some("Dynamic Cell Forcing Chains"),
    wiki: None,
    aliases: &[],
    library: &["1304"],
    family: Family::Forcing,
    find: Find::Always(forcing::cell_nets),
    notation: template!("{nets}"),
    sentences: shared::CELL_VERITY,
};
