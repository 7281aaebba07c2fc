pub(super) const ENTRY: Entry = Entry {
    code: "grouped-discontinuous-nice-loop",
    name: "Grouped Discontinuous Nice Loop",
    korean: "그룹 불연속 나이스 루프",
    hodoku: Some("Grouped Discontinuous Nice Loop"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0710"],
    family: Family::Chains,
    find: Find::Always(chain::grouped_discontinuous),
    notation: template!("{chain}"),
    sentences: shared::DISCONTINUOUS_LOOP,
};
