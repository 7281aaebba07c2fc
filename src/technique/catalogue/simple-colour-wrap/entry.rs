pub(super) const ENTRY: Entry = Entry {
    code: "simple-colour-wrap",
    name: "Simple Colour Wrap",
    korean: "단순 색칠 랩",
    hodoku: Some("Simple Colors Wrap"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0501"],
    family: Family::Colouring,
    find: Find::Always(colour::simple_wrap),
    notation: shared::notation::SIMPLE_COLOUR,
    sentences: Sentences {
        english: template!(
            "Strong links of {digits:a} join {cells:a} with {cells:b}: either all of the first \
             group or all of the second are true. Two of one group see each other, so that group \
             is false, and {do}."
        ),
        korean: template!(
            "{digits:a}의 강한 링크가 {cells:a}{과/와} {cells:b}{을/를} 잇습니다. 한쪽의 두 칸이 서로 보므로 \
             그쪽은 모두 거짓이고 {do}."
        ),
    },
};
