pub(super) const ENTRY: Entry = Entry {
    code: "sue-de-coq",
    name: "Sue de Coq",
    korean: "수 드 코크",
    hodoku: Some("Sue de Coq"),
    explainer: None,
    wiki: Some("Sue-de-Coq"),
    aliases: &["SDC"],
    library: &["1101"],
    family: Family::Intersections,
    find: Find::Always(sue_de_coq::basic),
    notation: shared::notation::SUE_DE_COQ,
    sentences: Sentences {
        english: template!(
            "Together, {candidates:hinge} where {houses:base} meet, {candidates:set0} in the line \
             and {candidates:set1} in the block have as many cells as digits. So they hold each of \
             these digits, and {do}."
        ),
        korean: template!(
            "{houses:base}{이/가} 만나는 {candidates:hinge}, 줄의 {candidates:set0}, 블록의 \
             {candidates:set1}{은/는} 칸 수와 들어갈 수 있는 숫자 수가 같아서 그 숫자가 모두 여기에 들어가야 합니다. \
             따라서 {do}."
        ),
    },
};
