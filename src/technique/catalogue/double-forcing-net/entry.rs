pub(super) const ENTRY: Entry = Entry {
    code: "double-forcing-net",
    name: "Double Forcing Net",
    korean: "이중 포싱 넷",
    hodoku: Some("Forcing Net Verity"),
    explainer: Some("Dynamic Double Forcing Chains"),
    wiki: Some("Digit Forcing Chains"),
    aliases: &[],
    library: &["1304"],
    family: Family::Forcing,
    find: Find::Always(forcing::double_nets),
    notation: template!("{nets}"),
    sentences: Sentences {
        english: template!(
            "Whether {candidates:true} is true or false, the conclusion is the same: {nets}. So \
             {do}.[ A star marks a candidate that chains within these remove: {nested}.]"
        ),
        korean: template!(
            "{candidates:true}{이/가} 참이든 거짓이든 같은 결론이 나옵니다: {nets}. 따라서 {do}.[ 별표(*)가 \
             붙은 후보는 이 체인 안의 다른 체인이 지웁니다: {nested}.]"
        ),
    },
};
