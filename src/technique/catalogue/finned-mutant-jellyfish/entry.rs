pub(super) const ENTRY: Entry = Entry {
    code: "finned-mutant-jellyfish",
    name: "Finned Mutant Jellyfish",
    korean: "핀드 뮤턴트 젤리피시",
    hodoku: Some("Finned Mutant Jellyfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0362"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Mutant, size: 4, fins: Fins::Finned };
        fish::find(Technique::FinnedMutantJellyfish, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
