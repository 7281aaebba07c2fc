pub(super) const ENTRY: Entry = Entry {
    code: "double-exocet",
    name: "Double Exocet",
    korean: "더블 엑소셋",
    hodoku: None,
    explainer: None,
    wiki: Some("Double Exocet"),
    aliases: &["Double JE"],
    library: &[],
    family: Family::Exotic,
    find: Find::Always(exotic::double),
    notation: template!("{candidates:hinge}, targets {cells:wing}, cross-lines {houses:base}"),
    sentences: Sentences {
        english: template!(
            "Take a digit of {candidates:hinge} that is true there. It has a place in each of \
             {houses:base}, but outside these three blocks two lines hold all its places there. So \
             each pair of base cells finds its two digits again in its targets, which are among \
             {cells:wing}. With all pairs of digits that fit, {do}."
        ),
        korean: template!(
            "{candidates:hinge}에서 참인 숫자는 {houses:base}마다 자리가 있어야 하는데, 이 세 블록 밖에서는 그 자리가 \
             모두 두 줄 안에 있습니다. 그래서 기준 칸 두 쌍의 숫자는 저마다 제 목표 칸({cells:wing} 가운데 둘)에 다시 \
             들어갑니다. 가능한 숫자 쌍을 모두 보면 {do}."
        ),
    },
};
