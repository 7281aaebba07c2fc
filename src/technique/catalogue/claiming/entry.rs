pub(super) const ENTRY: Entry = Entry {
    code: "claiming",
    name: "Claiming",
    korean: "클레이밍",
    hodoku: Some("Locked Candidates Type 2"),
    explainer: Some("Claiming"),
    wiki: Some("Box/Line Reduction"),
    aliases: &["Claiming Pair", "Claiming Triple"],
    library: &["0101"],
    family: Family::LockedCandidates,
    find: Find::Always(locked::claiming),
    notation: shared::notation::LOCKED_CANDIDATES,
    sentences: shared::LOCKED_CANDIDATES,
};
