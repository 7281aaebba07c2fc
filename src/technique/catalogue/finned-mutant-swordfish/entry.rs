pub(super) const ENTRY: Entry = Entry {
    code: "finned-mutant-swordfish",
    name: "Finned Mutant Swordfish",
    korean: "핀드 뮤턴트 소드피시",
    hodoku: Some("Finned Mutant Swordfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0361"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Mutant, size: 3, fins: Fins::Finned };
        fish::find(Technique::FinnedMutantSwordfish, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
