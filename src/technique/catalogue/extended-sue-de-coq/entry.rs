pub(super) const ENTRY: Entry = Entry {
    code: "extended-sue-de-coq",
    name: "Extended Sue de Coq",
    korean: "확장 수 드 코크",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["1101"],
    family: Family::Intersections,
    find: Find::Always(sue_de_coq::extended),
    notation: shared::notation::SUE_DE_COQ,
    sentences: Sentences {
        english: template!(
            "Together, {candidates:hinge} where {houses:base} meet, {candidates:set0} in the line \
             and {candidates:set1} in the block have as many cells as digits, if a digit of both \
             the line and the block counts twice. So they hold each of these digits, and {do}."
        ),
        korean: template!(
            "{houses:base}{이/가} 만나는 {candidates:hinge}, 줄의 {candidates:set0}, 블록의 \
             {candidates:set1}{은/는}, 줄과 블록에 함께 있는 숫자를 두 번 세면 칸 수와 들어갈 수 있는 숫자 수가 같아서 \
             그 숫자가 모두 여기에 들어가야 합니다. 따라서 {do}."
        ),
    },
};
