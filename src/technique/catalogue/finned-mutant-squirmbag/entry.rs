pub(super) const ENTRY: Entry = Entry {
    code: "finned-mutant-squirmbag",
    name: "Finned Mutant Squirmbag",
    korean: "핀드 뮤턴트 스퀌백",
    hodoku: Some("Finned Mutant Squirmbag"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0363"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Mutant, size: 5, fins: Fins::Finned };
        fish::find(Technique::FinnedMutantSquirmbag, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
