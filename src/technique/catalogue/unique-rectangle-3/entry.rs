pub(super) const ENTRY: Entry = Entry {
    code: "unique-rectangle-3",
    name: "Unique Rectangle Type 3",
    korean: "유일 사각형 3형",
    hodoku: Some("Uniqueness Test 3"),
    explainer: None,
    wiki: None,
    aliases: &["UR 3"],
    library: &["0602"],
    family: Family::Uniqueness,
    find: Find::Unique(unique::unique_rectangle::<3>),
    notation: shared::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. So [one:fin|the extra candidate][many:fin|one of the extra \
             candidates] {candidates:fin} is true; in {houses:base} [one:fin|it forms][many:fin|they \
             form] a naked subset with {candidates:set0}, so {do}."
        ),
        korean: template!(
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 그러므로 추가 후보 \
             {candidates:fin}[one:fin|{이/가}][many:fin| 가운데 하나는] 참이고, {houses:base}에서 {candidates:set0}{과/와} 함께 \
             네이키드 서브셋을 이루므로 {do}."
        ),
    },
};
