pub(super) const ENTRY: Entry = Entry {
    code: "pointing",
    name: "Pointing",
    korean: "포인팅",
    hodoku: Some("Locked Candidates Type 1"),
    explainer: Some("Pointing"),
    wiki: Some("Pointing Pairs"),
    aliases: &["Pointing Triple"],
    library: &["0100"],
    family: Family::LockedCandidates,
    find: Find::Always(locked::pointing),
    notation: shared::notation::LOCKED_CANDIDATES,
    sentences: shared::LOCKED_CANDIDATES,
};
