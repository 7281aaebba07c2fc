pub(super) const ENTRY: Entry = Entry {
    code: "quadruple-fireworks",
    name: "Quadruple Fireworks",
    korean: "쿼드 파이어워크",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Exotic,
    find: Find::Always(exotic::quadruple),
    notation: template!("{digits:wing} in {cells:hinge+wing}"),
    sentences: Sentences {
        english: template!(
            "In the two lines through its cell, each digit of {candidates:hinge} lies in that \
             cell's block or in one of {cells:wing}. One that is in neither of these two cells is \
             in both lines within the block, so where they cross. The four cells hold the four \
             digits, and {do}."
        ),
        korean: template!(
            "{candidates:hinge}의 숫자는 저마다 그 칸을 지나는 두 줄에서 그 칸의 블록이나 {cells:wing} 중 한 칸에 \
             있습니다. 그 두 칸에 없는 숫자는 두 줄 모두 블록 안에 있어야 하므로 두 줄이 만나는 칸에 있습니다. 네 칸에 네 \
             숫자가 들어가므로 {do}."
        ),
    },
};
