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
            "Where {houses:cover} cross, {cells:body} are open. A digit can be there once for each of \
             the rows, or for each of the columns, in which these cells have it. Take the smaller \
             number for each digit: the sum is just the number of the cells. So each of these rows \
             and columns holds the digit in these cells, and {do}."
        ),
        korean: template!(
            "{houses:cover}{이/가} 만나는 곳의 빈칸은 {cells:body}입니다. 한 숫자는 이 칸들에 후보로 있는 행마다 한 번, 또는 \
             열마다 한 번만 들어갑니다. 숫자마다 더 적은 쪽을 세어 더하면 칸 수와 같습니다. 따라서 센 행과 열에서는 그 \
             숫자가 이 칸들 안에 들어가고, {do}."
        ),
    },
};
