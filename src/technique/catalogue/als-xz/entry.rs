pub(super) const ENTRY: Entry = Entry {
    code: "als-xz",
    name: "ALS-XZ",
    korean: "ALS-XZ",
    hodoku: Some("Almost Locked Set XZ-Rule"),
    explainer: None,
    wiki: Some("Almost Locked Sets"),
    aliases: &[],
    library: &["0901"],
    family: Family::AlmostLockedSets,
    find: Find::Always(als::single),
    notation: template!(
        "A={candidates:set0}, B={candidates:set1}, X={digits:link}, Z={digits:body}"
    ),
    sentences: Sentences {
        english: template!(
            "The sets {candidates:set0} and {candidates:set1} each have one more digit than cells, \
             and {digits:link} cannot be in both. The set without it holds all its other digits. \
             So {digits:body} is in one of the two sets, and {do}."
        ),
        korean: template!(
            "집합 {candidates:set0}, {candidates:set1}{은/는} 각각 숫자가 칸보다 하나 더 많고, \
             {digits:link}{은/는} 두 집합에 함께 들어갈 수 없습니다. 그 숫자가 없는 쪽은 나머지 숫자를 모두 가집니다. \
             따라서 {digits:body}{은/는} 둘 중 하나에 있고, {do}."
        ),
    },
};
