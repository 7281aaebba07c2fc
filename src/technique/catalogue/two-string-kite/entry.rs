pub(super) const ENTRY: Entry = Entry {
    code: "two-string-kite",
    name: "Two-String Kite",
    korean: "투 스트링 카이트",
    hodoku: Some("2-String Kite"),
    explainer: None,
    wiki: Some("2-String Kite"),
    aliases: &[],
    library: &["0401"],
    family: Family::SingleDigit,
    find: Find::Always(single_digit::two_string_kite),
    notation: shared::notation::SINGLE_DIGIT,
    sentences: shared::STRONG_LINKS,
};
