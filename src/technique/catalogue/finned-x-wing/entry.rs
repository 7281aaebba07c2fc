pub(super) const ENTRY: Entry = Entry {
    code: "finned-x-wing",
    name: "Finned X-Wing",
    korean: "핀드 엑스윙",
    hodoku: Some("Finned X-Wing"),
    explainer: None,
    wiki: Some("Finned X-Wing"),
    aliases: &[],
    library: &["0310"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 2, fins: Fins::Finned };
        fish::find(Technique::FinnedXWing, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
