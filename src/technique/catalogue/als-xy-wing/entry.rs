pub(super) const ENTRY: Entry = Entry {
    code: "als-xy-wing",
    name: "ALS-XY-Wing",
    korean: "ALS-XY-윙",
    hodoku: Some("Almost Locked Set XY-Wing"),
    explainer: None,
    wiki: None,
    aliases: &["ALS-XY"],
    library: &["0902"],
    family: Family::AlmostLockedSets,
    find: Find::Always(als::xy_wing),
    notation: template!("{chain}"),
    sentences: Sentences {
        english: template!(
            "The sets {candidates:set0}, {candidates:set1} and {candidates:set2} each have one \
             more digit than cells. If the first lacks {digits:body}, then along {chain} the last \
             holds it. So one of the two does, and {do}."
        ),
        korean: template!(
            "집합 {candidates:set0}, {candidates:set1}, {candidates:set2}{은/는} 각각 숫자가 \
             칸보다 하나 더 많습니다. 첫 집합에 {digits:body}{이/가} 없으면 {chain}{을/를} 따라 마지막 집합에 \
             있습니다. 둘 중 하나에 있으므로 {do}."
        ),
    },
};
