pub(super) const ENTRY: Entry = Entry {
    code: "finned-mutant-x-wing",
    name: "Finned Mutant X-Wing",
    korean: "핀드 뮤턴트 엑스윙",
    hodoku: Some("Finned Mutant X-Wing"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0360"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Mutant, size: 2, fins: Fins::Finned };
        fish::find(Technique::FinnedMutantXWing, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
