pub(super) const ENTRY: Entry = Entry {
    code: "x-chain",
    name: "X-Chain",
    korean: "X-체인",
    hodoku: Some("X-Chain"),
    explainer: Some("Forcing X-Chain"),
    wiki: Some("X-Chain"),
    aliases: &[],
    library: &["0701"],
    family: Family::Chains,
    find: Find::Always(chain::x_chain),
    notation: template!("{chain}"),
    sentences: Sentences {
        english: template!(
            "Follow the digit {digits:a} along {chain}: = joins the only two places in a house, so \
             one of them is true; - joins two places that share a house, so they are not both \
             true. So at least one end of the chain is true, and {do}."
        ),
        korean: template!(
            "숫자 {digits:a}의 체인 {chain}에서 =는 둘 중 적어도 하나가 참, -는 둘 다 참일 수는 없다는 뜻입니다. \
             체인의 두 끝 중 적어도 하나가 참이므로 {do}."
        ),
    },
};
