pub(super) const ENTRY: Entry = Entry {
    code: "siamese-franken-swordfish",
    name: "Siamese Franken Swordfish",
    korean: "샴 프랑켄 소드피시",
    hodoku: Some("Siamese Finned Franken Swordfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["03411"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Franken, size: 3, fins: Fins::Siamese };
        fish::find(Technique::SiameseFrankenSwordfish, kind, marks, emit)
    }),
    notation: shared::notation::SIAMESE_FISH,
    sentences: shared::SIAMESE_FISH,
};
