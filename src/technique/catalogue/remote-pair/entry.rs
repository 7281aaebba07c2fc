pub(super) const ENTRY: Entry = Entry {
    code: "remote-pair",
    name: "Remote Pair",
    korean: "리모트 페어",
    hodoku: Some("Remote Pair"),
    explainer: None,
    wiki: Some("Remote Pairs"),
    aliases: &[],
    library: &["0703"],
    family: Family::Chains,
    find: Find::Always(chain::remote_pairs),
    notation: template!("{chain}"),
    sentences: Sentences {
        english: template!(
            "The cells of the chain {chain} hold {digits:a} alternately. Its first and last cells \
             hold different digits, so {do}."
        ),
        korean: template!(
            "체인 {chain}의 칸에는 {digits:a}{이/가} 번갈아 들어갑니다. 양 끝 칸에는 서로 다른 숫자가 들어가므로 {do}."
        ),
    },
};
