pub(super) const ENTRY: Entry = Entry {
    code: "siamese-mutant-x-wing",
    name: "Siamese Mutant X-Wing",
    korean: "샴 뮤턴트 엑스윙",
    hodoku: Some("Siamese Finned Mutant X-Wing"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["03601"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Mutant, size: 2, fins: Fins::Siamese };
        fish::find(Technique::SiameseMutantXWing, kind, marks, emit)
    }),
    notation: shared::notation::SIAMESE_FISH,
    sentences: shared::SIAMESE_FISH,
};
