pub(super) const ENTRY: Entry = Entry {
    code: "alternating-inference-chain",
    name: "Alternating Inference Chain",
    korean: "교대 추론 체인",
    hodoku: Some("AIC"),
    explainer: None,
    wiki: Some("Alternating Inference Chains"),
    aliases: &[],
    library: &["0708"],
    family: Family::Chains,
    find: Find::Always(chain::alternating),
    notation: template!("{chain}"),
    sentences: shared::INFERENCE_CHAIN,
};
