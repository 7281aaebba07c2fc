pub(super) const ENTRY: Entry = Entry {
    code: "bug-plus-1",
    name: "BUG+1",
    korean: "BUG+1",
    hodoku: Some("Bivalue Universal Grave + 1"),
    explainer: Some("Bivalue Universal Grave type 1"),
    wiki: Some("BUG"),
    aliases: &[],
    library: &["0610"],
    family: Family::Uniqueness,
    find: Find::Unique(unique::bug_plus_1),
    notation: shared::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "Without {digits:body} in {cells:body}, every open cell would have two candidates, and \
             every digit two places in each house that lacks it. There would not be exactly one \
             solution. So {cells:body} is {digits:body}, and {do}."
        ),
        korean: template!(
            "{cells:body}에 {digits:body}{이/가} 없다면 모든 빈칸의 후보가 둘이고 모든 숫자의 자리가 하우스마다 \
             둘이어서 해가 하나일 수 없습니다. 따라서 {cells:body}{은/는} {digits:body}이고 {do}."
        ),
    },
};
