pub(super) const ENTRY: Entry = Entry {
    code: "grouped-aic",
    name: "Grouped Alternating Inference Chain",
    korean: "그룹 교대 추론 체인",
    hodoku: Some("Grouped AIC"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0711"],
    family: Family::Chains,
    find: Find::Always(chain::grouped_alternating),
    notation: template!("{chain}"),
    sentences: shared::INFERENCE_CHAIN,
};
