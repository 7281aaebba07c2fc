pub(super) const ENTRY: Entry = Entry {
    code: "finned-franken-x-wing",
    name: "Finned Franken X-Wing",
    korean: "핀드 프랑켄 엑스윙",
    hodoku: Some("Finned Franken X-Wing"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0340"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Franken, size: 2, fins: Fins::Finned };
        fish::find(Technique::FinnedFrankenXWing, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
