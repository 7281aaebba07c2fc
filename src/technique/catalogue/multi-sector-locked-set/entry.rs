pub(super) const ENTRY: Entry = Entry {
    code: "multi-sector-locked-set",
    name: "Multi-Sector Locked Set",
    korean: "다중 영역 잠긴 집합",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &["MSLS"],
    library: &[],
    family: Family::Exotic,
    find: Find::Always(exotic::multi_sector),
    notation: template!("{cells:body} in {houses:cover}"),
    sentences: Sentences {
        english: template!(
            "Take {cells:body}, open cells where rows and columns cross. A digit can be there once for \
             each row, column or block, and for each digit we count the fewest of these that hold all \
             its places there. The sum is just the number of the cells. So in {houses:cover}, the \
             houses that count, the digits go into these cells, and {do}."
        ),
        korean: template!(
            "행과 열이 만나는 곳의 빈칸 {cells:body}{을/를} 봅니다. 한 숫자는 이 칸들에 행, 열, 블록마다 한 번만 들어가므로, \
             숫자마다 이 칸들의 후보를 모두 담는 데 필요한 가장 적은 수의 행, 열, 블록을 셉니다. 더하면 칸 수와 같습니다. \
             따라서 센 하우스({houses:cover})에서는 그 숫자가 이 칸들 안에 들어가고, {do}."
        ),
    },
};
