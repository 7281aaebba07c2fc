pub(super) const ENTRY: Entry = Entry {
    code: "finned-franken-jellyfish",
    name: "Finned Franken Jellyfish",
    korean: "핀드 프랑켄 젤리피시",
    hodoku: Some("Finned Franken Jellyfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0342"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Franken, size: 4, fins: Fins::Finned };
        fish::find(Technique::FinnedFrankenJellyfish, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
