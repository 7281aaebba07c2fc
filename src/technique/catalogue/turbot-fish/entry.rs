pub(super) const ENTRY: Entry = Entry {
    code: "turbot-fish",
    name: "Turbot Fish",
    korean: "터봇 피시",
    hodoku: Some("Turbot Fish"),
    explainer: Some("Turbot Fish"),
    wiki: None,
    aliases: &[],
    library: &["0403"],
    family: Family::SingleDigit,
    find: Find::Always(single_digit::turbot_fish),
    notation: shared::notation::SINGLE_DIGIT,
    sentences: shared::STRONG_LINKS,
};
