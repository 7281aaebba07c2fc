pub(super) const ENTRY: Entry = Entry {
    code: "siamese-finned-x-wing",
    name: "Siamese Finned X-Wing",
    korean: "샴 핀드 엑스윙",
    hodoku: Some("Siamese Finned X-Wing"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["03101"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 2, fins: Fins::Siamese };
        fish::find(Technique::SiameseFinnedXWing, kind, marks, emit)
    }),
    notation: shared::notation::SIAMESE_FISH,
    sentences: shared::SIAMESE_FISH,
};
