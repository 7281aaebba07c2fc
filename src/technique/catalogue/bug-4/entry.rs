pub(super) const ENTRY: Entry = Entry {
    code: "bug-4",
    name: "BUG Type 4",
    korean: "BUG 4형",
    hodoku: None,
    explainer: Some("Bivalue Universal Grave type 4"),
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Uniqueness,
    find: Find::Unique(unique::bug_4),
    notation: shared::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "Without {candidates:body}, every open cell would have two candidates, and every digit \
             two places in each house that lacks it. There would not be exactly one solution. So \
             one of these is true. One of {cells:link} is {digits:link}, and the other holds one \
             of these. Therefore {do}."
        ),
        korean: template!(
            "{candidates:body}{이/가} 없다면 모든 빈칸의 후보가 둘이고 모든 숫자의 자리가 하우스마다 둘이어서 해가 \
             하나일 수 없습니다. 그러므로 이 가운데 하나는 참입니다. {cells:link} 가운데 한 칸은 \
             {digits:link}이고 다른 칸에는 이 가운데 하나가 들어갑니다. 따라서 {do}."
        ),
    },
};
