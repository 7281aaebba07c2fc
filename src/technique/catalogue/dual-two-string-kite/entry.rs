pub(super) const ENTRY: Entry = Entry {
    code: "dual-two-string-kite",
    name: "Dual Two-String Kite",
    korean: "이중 투 스트링 카이트",
    hodoku: Some("Dual 2-String Kite"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0404"],
    family: Family::SingleDigit,
    find: Find::Always(single_digit::dual_two_string_kite),
    notation: shared::notation::SINGLE_DIGIT,
    sentences: Sentences {
        english: template!(
            "{digits:body} has two places in each of {houses:base}. {cells:link} see each other, \
             so they cannot both be {digits:body}. Each of the two kites therefore has \
             {digits:body} at one of its far ends, among {cells:body}, and {do}."
        ),
        korean: template!(
            "{houses:base}에는 {digits:body}의 자리가 둘씩 있습니다. {cells:link}{은/는} 서로 보므로 둘 \
             다 {digits:body}일 수 없습니다. 그래서 두 카이트 모두 먼 끝({cells:body}) 가운데 하나가 \
             {digits:body}이므로 {do}."
        ),
    },
};
