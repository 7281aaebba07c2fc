pub(super) const ENTRY: Entry = Entry {
    code: "finned-mutant-whale",
    name: "Finned Mutant Whale",
    korean: "핀드 뮤턴트 웨일",
    hodoku: Some("Finned Mutant Whale"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0364"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Mutant, size: 6, fins: Fins::Finned };
        fish::find(Technique::FinnedMutantWhale, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
