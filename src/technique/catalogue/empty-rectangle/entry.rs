pub(super) const ENTRY: Entry = Entry {
    code: "empty-rectangle",
    name: "Empty Rectangle",
    korean: "빈 사각형",
    hodoku: Some("Empty Rectangle"),
    explainer: None,
    wiki: Some("Empty Rectangles"),
    aliases: &["ER"],
    library: &["0402"],
    family: Family::SingleDigit,
    find: Find::Always(single_digit::empty_rectangle),
    notation: shared::notation::SINGLE_DIGIT,
    sentences: Sentences {
        english: template!(
            "In {houses:base}, the places for {digits:body} ({cells:body}) lie in one row and one \
             column. Outside the block, one of {cells:link} is {digits:body}. If it is the one in \
             that row or column, the block's {digits:body} lies in the other line. Either way, \
             {do}."
        ),
        korean: template!(
            "{houses:base}에서 {digits:body}의 자리({cells:body})는 한 행과 한 열 위에만 있습니다. 블록 \
             밖에서는 {cells:link} 가운데 하나가 {digits:body}입니다. 그것이 이 행이나 열에 있는 쪽이면 블록의 \
             {digits:body}{은/는} 다른 줄에 들어갑니다. 어느 쪽이든 {do}."
        ),
    },
};
