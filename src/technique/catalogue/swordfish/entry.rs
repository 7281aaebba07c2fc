pub(super) const ENTRY: Entry = Entry {
    code: "swordfish",
    name: "Swordfish",
    korean: "소드피시",
    hodoku: Some("Swordfish"),
    explainer: Some("Swordfish"),
    wiki: Some("Swordfish"),
    aliases: &[],
    library: &["0301"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 3, fins: Fins::Without };
        fish::find(Technique::Swordfish, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
