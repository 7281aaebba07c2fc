pub(super) const ENTRY: Entry = Entry {
    code: "mutant-x-wing",
    name: "Mutant X-Wing",
    korean: "뮤턴트 엑스윙",
    hodoku: Some("Mutant X-Wing"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0350"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Mutant, size: 2, fins: Fins::Without };
        fish::find(Technique::MutantXWing, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
