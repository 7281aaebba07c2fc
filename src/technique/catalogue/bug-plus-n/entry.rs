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
             solution. So one of {candidates:body} is true, and {do}."
        ),
        korean: template!(
            "{cells:body}에 {digits:body}{이/가} 없다면 모든 빈칸의 후보가 둘이고 모든 숫자의 자리가 하우스마다 \
             둘이어서 해가 하나일 수 없습니다. {candidates:body} 가운데 하나는 참이므로 {do}."
        ),
    },
};
