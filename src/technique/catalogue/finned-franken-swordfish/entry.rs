pub(super) const ENTRY: Entry = Entry {
    code: "finned-franken-swordfish",
    name: "Finned Franken Swordfish",
    korean: "핀드 프랑켄 소드피시",
    hodoku: Some("Finned Franken Swordfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0341"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Franken, size: 3, fins: Fins::Finned };
        fish::find(Technique::FinnedFrankenSwordfish, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
