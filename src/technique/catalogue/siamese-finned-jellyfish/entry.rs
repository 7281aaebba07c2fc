pub(super) const ENTRY: Entry = Entry {
    code: "siamese-finned-jellyfish",
    name: "Siamese Finned Jellyfish",
    korean: "샴 핀드 젤리피시",
    hodoku: Some("Siamese Finned Jellyfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["03121"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 4, fins: Fins::Siamese };
        fish::find(Technique::SiameseFinnedJellyfish, kind, marks, emit)
    }),
    notation: shared::notation::SIAMESE_FISH,
    sentences: shared::SIAMESE_FISH,
};
