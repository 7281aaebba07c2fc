pub(super) const ENTRY: Entry = Entry {
    code: "sk-loop",
    name: "SK-Loop",
    korean: "SK-루프",
    hodoku: None,
    explainer: None,
    wiki: Some("SK Loops"),
    aliases: &["SK loop", "Steve's loop"],
    library: &[],
    family: Family::Exotic,
    find: Find::Always(exotic::sk_loop),
    notation: template!("{cells:body}"),
    sentences: Sentences {
        english: template!(
            "{cells:body} are eight pairs of cells in a ring: two neighbouring pairs share a row, a \
             column or a block. A digit is true at most once in each of these, and together the \
             digits can fill no more than these cells. So each house that a digit needs for that \
             holds it in the ring, and {do}."
        ),
        korean: template!(
            "{cells:body}{은/는} 고리를 이루는 여덟 쌍의 칸입니다. 이웃한 두 쌍은 행이나 열, 블록을 함께 씁니다. 그 하우스마다 \
             한 숫자는 한 번만 들어가므로 모든 숫자를 합쳐도 이 칸들을 겨우 채웁니다. 따라서 그때 필요한 하우스에서는 그 \
             숫자가 고리 안에 들어가고, {do}."
        ),
    },
};
