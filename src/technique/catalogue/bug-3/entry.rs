pub(super) const ENTRY: Entry = Entry {
    code: "bug-3",
    name: "BUG Type 3",
    korean: "BUG 3형",
    hodoku: None,
    explainer: Some("Bivalue Universal Grave type 3"),
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Uniqueness,
    find: Find::Unique(unique::bug_3),
    notation: shared::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "Without {candidates:body}, every open cell would have two candidates, and every digit \
             two places in each house that lacks it. There would not be exactly one solution. So \
             one of these is true. In {houses:base} they form a naked subset with \
             {candidates:set0}, so {do}."
        ),
        korean: template!(
            "{candidates:body}{이/가} 없다면 모든 빈칸의 후보가 둘이고 모든 숫자의 자리가 하우스마다 둘이어서 해가 \
             하나일 수 없습니다. 그러므로 이 가운데 하나는 참입니다. {houses:base}에서 \
             {candidates:set0}{과/와} 함께 네이키드 서브셋을 이루므로 {do}."
        ),
    },
};
