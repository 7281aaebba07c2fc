pub(super) const ENTRY: Entry = Entry {
    code: "franken-jellyfish",
    name: "Franken Jellyfish",
    korean: "프랑켄 젤리피시",
    hodoku: Some("Franken Jellyfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0332"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Franken, size: 4, fins: Fins::Without };
        fish::find(Technique::FrankenJellyfish, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
