pub(super) const ENTRY: Entry = Entry {
    code: "siamese-mutant-swordfish",
    name: "Siamese Mutant Swordfish",
    korean: "샴 뮤턴트 소드피시",
    hodoku: Some("Siamese Finned Mutant Swordfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["03611"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Mutant, size: 3, fins: Fins::Siamese };
        fish::find(Technique::SiameseMutantSwordfish, kind, marks, emit)
    }),
    notation: shared::notation::SIAMESE_FISH,
    sentences: shared::SIAMESE_FISH,
};
