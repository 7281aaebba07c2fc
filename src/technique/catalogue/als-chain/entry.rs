pub(super) const ENTRY: Entry = Entry {
    code: "als-chain",
    name: "ALS Chain",
    korean: "ALS 체인",
    hodoku: Some("Almost Locked Set XY-Chain"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0903"],
    family: Family::AlmostLockedSets,
    find: Find::Always(als::chain),
    notation: template!("{chain}"),
    sentences: Sentences {
        english: template!(
            "Each set of {chain} has one more digit than cells, so it can lack only one. If the \
             first lacks {digits:body}, then along the chain the last holds it. So one of the two \
             does, and {do}."
        ),
        korean: template!(
            "{chain}의 집합은 각각 숫자가 칸보다 하나 더 많아 하나만 빠질 수 있습니다. 첫 집합에 {digits:body}{이/가} \
             없으면 체인을 따라 마지막 집합에 있습니다. 둘 중 하나에 있으므로 {do}."
        ),
    },
};
