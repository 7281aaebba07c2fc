pub(super) const ENTRY: Entry = Entry {
    code: "broken-wing",
    name: "Broken Wing",
    korean: "브로큰 윙",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &["Guardians"],
    library: &[],
    family: Family::SingleDigit,
    find: Find::Always(single_digit::broken_wing),
    notation: template!("{digits:body} in {cells:body}, guardians {cells:fin}"),
    sentences: Sentences {
        english: template!(
            "{cells:body} form a loop of an odd number of cells, joined by {houses:base}. If \
             {digits:body} had no other places in these houses, it would be in every second cell of \
             the loop, which an odd number does not allow. So [many:fin|one of the other places \
             {cells:fin} is {digits:body}, and ]{do}."
        ),
        korean: template!(
            "{cells:body}{은/는} {houses:base}{으로/로} 이어진 홀수 칸의 고리입니다. 이 하우스에 {digits:body}의 \
             다른 자리가 없다면 고리를 따라 한 칸 걸러 {digits:body}{이/가} 들어가야 하는데, 홀수 칸에서는 그럴 수 \
             없습니다. [many:fin|다른 자리 {cells:fin} 가운데 한 칸이 {digits:body}이므로 ][one:fin|따라서 ]{do}."
        ),
    },
};
