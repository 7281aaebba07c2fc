pub(super) const ENTRY: Entry = Entry {
    code: "als-discontinuous-nice-loop",
    name: "Discontinuous Nice Loop with ALS",
    korean: "ALS 불연속 나이스 루프",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0710"],
    family: Family::Chains,
    find: Find::Always(chain::sets_discontinuous),
    notation: template!("{chain}"),
    sentences: shared::DISCONTINUOUS_LOOP,
};
