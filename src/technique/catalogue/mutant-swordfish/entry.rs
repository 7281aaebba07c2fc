pub(super) const ENTRY: Entry = Entry {
    code: "mutant-swordfish",
    name: "Mutant Swordfish",
    korean: "뮤턴트 소드피시",
    hodoku: Some("Mutant Swordfish"),
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0351"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Mutant, size: 3, fins: Fins::Without };
        fish::find(Technique::MutantSwordfish, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
