pub(super) const ENTRY: Entry = Entry {
    code: "franken-x-wing",
    name: "Franken X-Wing",
    korean: "프랑켄 엑스윙",
    hodoku: Some("Franken X-Wing"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0330"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Franken, size: 2, fins: Fins::Without };
        fish::find(Technique::FrankenXWing, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
