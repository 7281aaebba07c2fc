pub(super) const ENTRY: Entry = Entry {
    code: "sashimi-jellyfish",
    name: "Sashimi Jellyfish",
    korean: "사시미 젤리피시",
    hodoku: Some("Sashimi Jellyfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0322"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 4, fins: Fins::Sashimi };
        fish::find(Technique::SashimiJellyfish, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
