pub(super) const ENTRY: Entry = Entry {
    code: "continuous-nice-loop",
    name: "Continuous Nice Loop",
    korean: "연속 나이스 루프",
    hodoku: Some("Continuous Nice Loop"),
    explainer: Some("Bidirectional Cycle"),
    wiki: None,
    aliases: &["CNL"],
    library: &["0706"],
    family: Family::Chains,
    find: Find::Always(chain::continuous),
    notation: template!("{chain}"),
    sentences: shared::CONTINUOUS_LOOP,
};
