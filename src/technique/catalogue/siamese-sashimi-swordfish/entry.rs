pub(super) const ENTRY: Entry = Entry {
    code: "siamese-sashimi-swordfish",
    name: "Siamese Sashimi Swordfish",
    korean: "샴 사시미 소드피시",
    hodoku: Some("Siamese Sashimi Swordfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["03211"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 3, fins: Fins::SiameseSashimi };
        fish::find(Technique::SiameseSashimiSwordfish, kind, marks, emit)
    }),
    notation: shared::notation::SIAMESE_FISH,
    sentences: shared::SIAMESE_FISH,
};
