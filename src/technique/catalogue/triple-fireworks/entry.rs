pub(super) const ENTRY: Entry = Entry {
    code: "triple-fireworks",
    name: "Triple Fireworks",
    korean: "트리플 파이어워크",
    hodoku: None,
    explainer: None,
    wiki: Some("Fireworks"),
    aliases: &[],
    library: &[],
    family: Family::Exotic,
    find: Find::Always(exotic::triple),
    notation: template!("{digits:wing} in {cells:hinge+wing}"),
    sentences: Sentences {
        english: template!(
            "In {houses:base}, each of the digits {digits:wing} lies in the block of {cells:hinge} \
             or in one of {cells:wing}. One that is in neither of these two cells is in both \
             lines within the block, so in {cells:hinge}. These three cells hold the three digits, \
             and {do}."
        ),
        korean: template!(
            "{houses:base}에서 {digits:wing}{은/는} 저마다 {cells:hinge}의 블록이나 {cells:wing} 중 한 칸에 있습니다. 그 \
             두 칸에 없는 숫자는 두 줄 모두 블록 안에 있어야 하므로 {cells:hinge}에 있습니다. 세 칸에 세 숫자가 들어가므로 \
             {do}."
        ),
    },
};
