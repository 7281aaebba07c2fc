pub(super) const ENTRY: Entry = Entry {
    code: "als-w-wing",
    name: "ALS-W-Wing",
    korean: "ALS-W-윙",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::AlmostLockedSets,
    find: Find::Always(als::w_wing),
    notation: template!(
        "A={candidates:set0}, B={candidates:set1}, Y={digits:link} in {houses:base}, Z={digits:body}"
    ),
    sentences: Sentences {
        english: template!(
            "The sets {candidates:set0} and {candidates:set1} each have one more digit than cells. If \
             neither held {digits:body}, both would hold {digits:link}, and then {digits:link} \
             would have no place in {houses:base}, where it can only go in {cells:link}. So one of \
             the sets holds {digits:body}, and {do}."
        ),
        korean: template!(
            "집합 {candidates:set0}{과/와} {candidates:set1}{은/는} 각각 숫자가 칸보다 하나 많습니다. 어느 \
             집합에도 {digits:body}{이/가} 없다면 두 집합에 모두 {digits:link}{이/가} 들어가고, \
             {houses:base}에서 {cells:link}에만 들어갈 수 있는 {digits:link}의 자리가 남지 않습니다. 그래서 둘 중 \
             한 집합에는 {digits:body}{이/가} 들어가므로 {do}."
        ),
    },
};
