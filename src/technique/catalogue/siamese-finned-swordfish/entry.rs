pub(super) const ENTRY: Entry = Entry {
    code: "siamese-finned-swordfish",
    name: "Siamese Finned Swordfish",
    korean: "샴 핀드 소드피시",
    hodoku: Some("Siamese Finned Swordfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["03111"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 3, fins: Fins::Siamese };
        fish::find(Technique::SiameseFinnedSwordfish, kind, marks, emit)
    }),
    notation: shared::notation::SIAMESE_FISH,
    sentences: shared::SIAMESE_FISH,
};
