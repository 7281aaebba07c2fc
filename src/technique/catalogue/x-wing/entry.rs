pub(super) const ENTRY: Entry = Entry {
    code: "x-wing",
    name: "X-Wing",
    korean: "엑스윙",
    hodoku: Some("X-Wing"),
    explainer: Some("X-Wing"),
    wiki: Some("X-Wing"),
    aliases: &[],
    library: &["0300"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 2, fins: Fins::Without };
        fish::find(Technique::XWing, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
