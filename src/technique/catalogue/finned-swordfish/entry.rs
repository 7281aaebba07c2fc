pub(super) const ENTRY: Entry = Entry {
    code: "finned-swordfish",
    name: "Finned Swordfish",
    korean: "핀드 소드피시",
    hodoku: Some("Finned Swordfish"),
    explainer: None,
    wiki: Some("Finned Swordfish"),
    aliases: &[],
    library: &["0311"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 3, fins: Fins::Finned };
        fish::find(Technique::FinnedSwordfish, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
