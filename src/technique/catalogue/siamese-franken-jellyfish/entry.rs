pub(super) const ENTRY: Entry = Entry {
    code: "siamese-franken-jellyfish",
    name: "Siamese Franken Jellyfish",
    korean: "샴 프랑켄 젤리피시",
    hodoku: Some("Siamese Finned Franken Jellyfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["03421"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Franken, size: 4, fins: Fins::Siamese };
        fish::find(Technique::SiameseFrankenJellyfish, kind, marks, emit)
    }),
    notation: shared::notation::SIAMESE_FISH,
    sentences: shared::SIAMESE_FISH,
};
