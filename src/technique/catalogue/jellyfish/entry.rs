pub(super) const ENTRY: Entry = Entry {
    code: "jellyfish",
    name: "Jellyfish",
    korean: "젤리피시",
    hodoku: Some("Jellyfish"),
    explainer: Some("Jellyfish"),
    wiki: Some("Jellyfish"),
    aliases: &[],
    library: &["0302"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 4, fins: Fins::Without };
        fish::find(Technique::Jellyfish, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
