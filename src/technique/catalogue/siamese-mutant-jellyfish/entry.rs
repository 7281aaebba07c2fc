pub(super) const ENTRY: Entry = Entry {
    code: "siamese-mutant-jellyfish",
    name: "Siamese Mutant Jellyfish",
    korean: "샴 뮤턴트 젤리피시",
    hodoku: Some("Siamese Finned Mutant Jellyfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["03621"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Mutant, size: 4, fins: Fins::Siamese };
        fish::find(Technique::SiameseMutantJellyfish, kind, marks, emit)
    }),
    notation: shared::notation::SIAMESE_FISH,
    sentences: shared::SIAMESE_FISH,
};
