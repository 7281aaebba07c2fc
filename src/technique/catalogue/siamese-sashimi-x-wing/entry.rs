pub(super) const ENTRY: Entry = Entry {
    code: "siamese-sashimi-x-wing",
    name: "Siamese Sashimi X-Wing",
    korean: "샴 사시미 엑스윙",
    hodoku: Some("Siamese Sashimi X-Wing"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["03201"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 2, fins: Fins::SiameseSashimi };
        fish::find(Technique::SiameseSashimiXWing, kind, marks, emit)
    }),
    notation: shared::notation::SIAMESE_FISH,
    sentences: shared::SIAMESE_FISH,
};
