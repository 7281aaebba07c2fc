pub(super) const ENTRY: Entry = Entry {
    code: "cell-forcing-chain",
    name: "Cell Forcing Chain",
    korean: "셀 포싱 체인",
    hodoku: Some("Forcing Chain Verity"),
    explainer: Some("Cell Forcing Chains"),
    wiki: Some("Cell Forcing Chains"),
    aliases: &[],
    library: &["1302"],
    family: Family::Forcing,
    find: Find::Always(forcing::cell_chains),
    notation: template!("{nets}"),
    sentences: shared::CELL_VERITY,
};
