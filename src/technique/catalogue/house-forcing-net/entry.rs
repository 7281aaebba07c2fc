pub(super) const ENTRY: Entry = Entry {
    code: "house-forcing-net",
    name: "House Forcing Net",
    korean: "하우스 포싱 넷",
    hodoku: Some("Forcing Net Verity"),
    explainer: Some("Dynamic Region Forcing Chains"),
    wiki: None,
    aliases: &[],
    library: &["1304"],
    family: Family::Forcing,
    find: Find::Always(forcing::house_nets),
    notation: template!("{nets}"),
    sentences: shared::HOUSE_VERITY,
};
