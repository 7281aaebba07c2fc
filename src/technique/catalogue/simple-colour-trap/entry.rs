pub(super) const ENTRY: Entry = Entry {
    code: "simple-colour-trap",
    name: "Simple Colour Trap",
    korean: "단순 색칠 트랩",
    hodoku: Some("Simple Colors Trap"),
    explainer: None,
    wiki: Some("Simple Colouring"),
    aliases: &[],
    library: &["0500"],
    family: Family::Colouring,
    find: Find::Always(colour::simple_trap),
    notation: shared::notation::SIMPLE_COLOUR,
    sentences: Sentences {
        english: template!(
            "Strong links of {digits:a} join {cells:a} with {cells:b}: either all of the first \
             group or all of the second are true. A candidate that sees both groups is false, so \
             {do}."
        ),
        korean: template!(
            "{digits:a}의 강한 링크가 {cells:a}{과/와} {cells:b}{을/를} 잇습니다. 한쪽이 모두 참이면 다른 쪽은 \
             모두 거짓입니다. 양쪽을 모두 보는 후보는 거짓이므로 {do}."
        ),
    },
};
