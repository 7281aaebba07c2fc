pub(super) const ENTRY: Entry = Entry {
    code: "bug-plus-n",
    name: "BUG+N",
    korean: "BUG+N",
    hodoku: None,
    explainer: Some("Bivalue Universal Grave type 2"),
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Uniqueness,
    find: Find::Unique(unique::bug),
    notation: shared::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "Without {digits:body} in {cells:body}, every open cell would have two candidates, and \
             every digit two places in each house that lacks it. There would not be exactly one \
             solution. So one of {candidates:body} is true[; in {houses:base} they form a naked \
             subset with {candidates:set0}][; one of {cells:link} is {digits:link}, and the other \
             holds one of these]. Therefore {do}."
        ),
        korean: template!(
            "{cells:body}에 {digits:body}{이/가} 없다면 모든 빈칸의 후보가 둘이고 모든 숫자의 자리가 하우스마다 \
             둘이어서 해가 하나일 수 없습니다. 그러므로 {candidates:body} 가운데 하나는 참입니다[. \
             {houses:base}에서 {candidates:set0}{과/와} 함께 네이키드 서브셋을 이룹니다][. {cells:link} \
             가운데 하나는 {digits:link}이고 다른 하나에는 이 가운데 하나가 들어갑니다]. 따라서 {do}."
        ),
    },
};
