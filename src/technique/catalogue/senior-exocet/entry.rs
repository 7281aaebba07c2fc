pub(super) const ENTRY: Entry = Entry {
    code: "senior-exocet",
    name: "Senior Exocet",
    korean: "시니어 엑소셋",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Exotic,
    find: Find::Always(exotic::senior),
    notation: template!("{candidates:hinge}, targets {cells:wing}, cross-lines {houses:base}"),
    sentences: Sentences {
        english: template!(
            "Take a digit of {candidates:hinge} that is true there. It has a place in each of \
             {houses:base}, but apart from the targets {cells:wing} and from the cells that the base \
             sees, two lines hold all its places there. So one of the targets is this digit, and the \
             targets hold the same two digits as the base. With each pair of digits that fits, {do}."
        ),
        korean: template!(
            "{candidates:hinge}에서 참인 숫자는 {houses:base}마다 자리가 있어야 하는데, 목표 칸 {cells:wing}{과/와} 기준 칸이 \
             보는 칸을 빼면 그 자리가 모두 두 줄 안에 있습니다. 그래서 목표 칸 중 하나가 그 숫자이고, 목표 칸에는 기준 칸과 \
             같은 두 숫자가 들어갑니다. 가능한 숫자 쌍을 모두 보면 {do}."
        ),
    },
};
