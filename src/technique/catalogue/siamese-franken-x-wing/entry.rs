pub(super) const ENTRY: Entry = Entry {
    code: "siamese-franken-x-wing",
    name: "Siamese Franken X-Wing",
    korean: "샴 프랑켄 엑스윙",
    hodoku: Some("Siamese Finned Franken X-Wing"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["03401"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Franken, size: 2, fins: Fins::Siamese };
        fish::find(Technique::SiameseFrankenXWing, kind, marks, emit)
    }),
    notation: shared::notation::SIAMESE_FISH,
    sentences: shared::SIAMESE_FISH,
};
