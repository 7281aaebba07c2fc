pub(super) const ENTRY: Entry = Entry {
    code: "almost-exocet",
    name: "Almost Exocet",
    korean: "거의 엑소셋",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &["Almost JE"],
    library: &[],
    family: Family::Exotic,
    find: Find::Always(exotic::almost),
    notation: template!(
        "{candidates:hinge}, targets {cells:wing}, cross-lines {houses:base}, except for {digits:fin}"
    ),
    sentences: Sentences {
        english: template!(
            "Take a digit of {candidates:hinge} that is true there. It has a place in each of \
             {houses:base}, but outside these three blocks two lines hold all its places there. So it \
             is in a target of these base cells, all among {cells:wing}. Only {digits:fin} has more \
             places there: {candidates:fin}. With each choice of digits that fits, {do}."
        ),
        korean: template!(
            "{candidates:hinge}에서 참인 숫자는 {houses:base}마다 자리가 있어야 하는데, 이 세 블록 밖에서는 그 자리가 \
             모두 두 줄 안에 있습니다. 그래서 그 숫자는 이 기준 칸의 목표 칸({cells:wing})에 들어갑니다. \
             {digits:fin}만은 그 밖의 자리가 더 있습니다({candidates:fin}). 가능한 숫자를 모두 보면 {do}."
        ),
    },
};
