pub(super) const ENTRY: Entry = Entry {
    code: "franken-swordfish",
    name: "Franken Swordfish",
    korean: "프랑켄 소드피시",
    hodoku: Some("Franken Swordfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0331"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Franken, size: 3, fins: Fins::Without };
        fish::find(Technique::FrankenSwordfish, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
