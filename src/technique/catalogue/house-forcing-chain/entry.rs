pub(super) const ENTRY: Entry = Entry {
    code: "house-forcing-chain",
    name: "House Forcing Chain",
    korean: "하우스 포싱 체인",
    hodoku: Some("Forcing Chain Verity"),
    explainer: Some("Region Forcing Chains"),
    wiki: Some("Unit Forcing Chains"),
    aliases: &[],
    library: &["1302"],
    family: Family::Forcing,
    find: Find::Always(forcing::house_chains),
    notation: template!("{nets}"),
    sentences: shared::HOUSE_VERITY,
};
