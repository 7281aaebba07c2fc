pub(super) const ENTRY: Entry = Entry {
    code: "death-blossom",
    name: "Death Blossom",
    korean: "데스 블로섬",
    hodoku: Some("Death Blossom"),
    explainer: None,
    wiki: Some("Death Blossom"),
    aliases: &[],
    library: &["0904"],
    family: Family::AlmostLockedSets,
    find: Find::Always(als::death_blossom),
    notation: template!(
        "{cells:hinge}, {candidates:set0}, {candidates:set1}[, {candidates:set2}]\
         [, {candidates:set3}][, {candidates:set4}][, {candidates:set5}], Z={digits:body}"
    ),
    sentences: Sentences {
        english: template!(
            "Whatever {cells:hinge} holds, one of the sets {candidates:set0}, {candidates:set1}[, \
             {candidates:set2}][, {candidates:set3}][, {candidates:set4}][, {candidates:set5}] \
             loses that digit and holds all its others. So {digits:body} is in one of these sets, \
             and {do}."
        ),
        korean: template!(
            "{cells:hinge}에 무엇이 들어가든 집합 {candidates:set0}, {candidates:set1}[, \
             {candidates:set2}][, {candidates:set3}][, {candidates:set4}][, \
             {candidates:set5}] 중 하나가 그 숫자를 잃고 나머지를 모두 가집니다. 따라서 {digits:body}{은/는} \
             이 집합 중 하나에 있고, {do}."
        ),
    },
};
