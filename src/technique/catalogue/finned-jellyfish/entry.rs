pub(super) const ENTRY: Entry = Entry {
    code: "finned-jellyfish",
    name: "Finned Jellyfish",
    korean: "핀드 젤리피시",
    hodoku: Some("Finned Jellyfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0312"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 4, fins: Fins::Finned };
        fish::find(Technique::FinnedJellyfish, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
