pub(super) const ENTRY: Entry = Entry {
    code: "dual-empty-rectangle",
    name: "Dual Empty Rectangle",
    korean: "이중 빈 사각형",
    hodoku: Some("Dual Empty Rectangle"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0405"],
    family: Family::SingleDigit,
    find: Find::Always(single_digit::dual_empty_rectangle),
    notation: shared::notation::SINGLE_DIGIT,
    sentences: Sentences {
        english: template!(
            "In {houses:base}, the places for {digits:body} ({cells:body}) lie in one row and one \
             column. Outside the block, {cells:link} form two strong links, and one end of each is \
             {digits:body}. If it is the end in that row or column, the block's {digits:body} lies \
             in the other line. Either way, {do}."
        ),
        korean: template!(
            "{houses:base}에서 {digits:body}의 자리({cells:body})는 한 행과 한 열 위에만 있습니다. 블록 \
             밖에서는 {cells:link}{이/가} 강한 링크 둘을 이루고, 링크마다 한쪽 끝이 {digits:body}입니다. 그것이 이 \
             행이나 열에 있는 쪽이면 블록의 {digits:body}{은/는} 다른 줄에 들어갑니다. 어느 쪽이든 {do}."
        ),
    },
};
