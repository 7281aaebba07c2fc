pub(super) const ENTRY: Entry = Entry {
    code: "discontinuous-nice-loop",
    name: "Discontinuous Nice Loop",
    korean: "불연속 나이스 루프",
    hodoku: Some("Discontinuous Nice Loop"),
    explainer: Some("Forcing Chain"),
    wiki: None,
    aliases: &["DNL"],
    library: &["0707"],
    family: Family::Chains,
    find: Find::Always(chain::discontinuous),
    notation: template!("{chain}"),
    sentences: shared::DISCONTINUOUS_LOOP,
};
