pub(super) const ENTRY: Entry = Entry {
    code: "als-aic",
    name: "Alternating Inference Chain with ALS",
    korean: "ALS 교대 추론 체인",
    hodoku: None,
    explainer: None,
    wiki: Some("AIC with ALSs"),
    aliases: &[],
    library: &["0711"],
    family: Family::Chains,
    find: Find::Always(chain::sets_alternating),
    notation: template!("{chain}"),
    sentences: shared::INFERENCE_CHAIN,
};
