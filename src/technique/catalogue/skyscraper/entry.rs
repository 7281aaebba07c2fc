pub(super) const ENTRY: Entry = Entry {
    code: "skyscraper",
    name: "Skyscraper",
    korean: "스카이스크레이퍼",
    hodoku: Some("Skyscraper"),
    explainer: None,
    wiki: Some("Skyscraper"),
    aliases: &[],
    library: &["0400"],
    family: Family::SingleDigit,
    find: Find::Always(single_digit::skyscraper),
    notation: shared::notation::SINGLE_DIGIT,
    sentences: shared::STRONG_LINKS,
};
