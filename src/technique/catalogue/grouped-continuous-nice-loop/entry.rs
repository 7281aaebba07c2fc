pub(super) const ENTRY: Entry = Entry {
    code: "grouped-continuous-nice-loop",
    name: "Grouped Continuous Nice Loop",
    korean: "그룹 연속 나이스 루프",
    hodoku: Some("Grouped Continuous Nice Loop"),
    explainer: None,
    wiki: Some("Grouped X-Cycles"),
    aliases: &[],
    library: &["0709"],
    family: Family::Chains,
    find: Find::Always(chain::grouped_continuous),
    notation: template!("{chain}"),
    sentences: shared::CONTINUOUS_LOOP,
};
