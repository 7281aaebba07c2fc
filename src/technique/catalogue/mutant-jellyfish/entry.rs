pub(super) const ENTRY: Entry = Entry {
    code: "mutant-jellyfish",
    name: "Mutant Jellyfish",
    korean: "뮤턴트 젤리피시",
    hodoku: Some("Mutant Jellyfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0352"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Mutant, size: 4, fins: Fins::Without };
        fish::find(Technique::MutantJellyfish, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
