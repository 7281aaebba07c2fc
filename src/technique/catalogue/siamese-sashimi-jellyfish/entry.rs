pub(super) const ENTRY: Entry = Entry {
    code: "siamese-sashimi-jellyfish",
    name: "Siamese Sashimi Jellyfish",
    korean: "샴 사시미 젤리피시",
    hodoku: Some("Siamese Sashimi Jellyfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["03221"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 4, fins: Fins::SiameseSashimi };
        fish::find(Technique::SiameseSashimiJellyfish, kind, marks, emit)
    }),
    notation: shared::notation::SIAMESE_FISH,
    sentences: shared::SIAMESE_FISH,
};
