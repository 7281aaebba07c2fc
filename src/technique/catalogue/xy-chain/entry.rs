pub(super) const ENTRY: Entry = Entry {
    code: "xy-chain",
    name: "XY-Chain",
    korean: "XY-체인",
    hodoku: Some("XY-Chain"),
    explainer: Some("Y-Chain"),
    wiki: Some("XY-Chain"),
    aliases: &[],
    library: &["0702"],
    family: Family::Chains,
    find: Find::Always(chain::xy_chain),
    notation: template!("{chain}"),
    sentences: Sentences {
        english: template!(
            "Each cell of {chain} has two candidates. If the first cell does not hold the digit \
             that the chain starts and ends with, each cell forces the next, and the last cell \
             holds it. So one of the end cells holds it, and {do}."
        ),
        korean: template!(
            "{chain}의 칸에는 후보가 둘씩 있습니다. 첫 칸이 끝 숫자가 아니면 칸마다 다음 칸이 정해져 마지막 칸이 그 숫자가 \
             됩니다. 두 끝 칸 중 하나가 그 숫자이므로 {do}."
        ),
    },
};
