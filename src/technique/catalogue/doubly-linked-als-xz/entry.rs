pub(super) const ENTRY: Entry = Entry {
    code: "doubly-linked-als-xz",
    name: "Doubly Linked ALS-XZ",
    korean: "이중 연결 ALS-XZ",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0901"],
    family: Family::AlmostLockedSets,
    find: Find::Always(als::double),
    notation: template!("A={candidates:set0}, B={candidates:set1}, X={digits:link}"),
    sentences: Sentences {
        english: template!(
            "The sets {candidates:set0} and {candidates:set1} each have one more digit than cells, \
             and neither of {digits:link} can be in both. So each set holds one of the two and all \
             its other digits, and {do}."
        ),
        korean: template!(
            "집합 {candidates:set0}, {candidates:set1}{은/는} 각각 숫자가 칸보다 하나 더 많고, \
             {digits:link}{은/는} 어느 것도 두 집합에 함께 들어갈 수 없습니다. 각 집합은 둘 중 하나와 나머지 숫자를 모두 \
             가지므로 {do}."
        ),
    },
};
