pub(super) const ENTRY: Entry = Entry {
    code: "medusa",
    name: "3D Medusa",
    korean: "3D 메두사",
    hodoku: None,
    explainer: None,
    wiki: Some("3D Medusa"),
    aliases: &[],
    library: &["0507"],
    family: Family::Colouring,
    find: Find::Always(colour::medusa),
    notation: template!("{candidates:a} / {candidates:b}"),
    sentences: Sentences {
        english: template!(
            "Strong links join {candidates:a} with {candidates:b}: either all of the first group \
             or all of the second are true. A candidate is false if both groups rule it out, or if \
             its own group contradicts itself. So {do}."
        ),
        korean: template!(
            "강한 링크가 {candidates:a}{과/와} {candidates:b}{을/를} 잇습니다. 한쪽이 모두 참이면 다른 쪽은 \
             모두 거짓입니다. 양쪽이 모두 배제하는 후보와 스스로 모순되는 쪽의 후보는 거짓이므로 {do}."
        ),
    },
};
