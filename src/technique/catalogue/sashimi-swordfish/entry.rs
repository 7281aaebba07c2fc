pub(super) const ENTRY: Entry = Entry {
    code: "sashimi-swordfish",
    name: "Sashimi Swordfish",
    korean: "사시미 소드피시",
    hodoku: Some("Sashimi Swordfish"),
    explainer: None,
    wiki: Some("Sashimi Swordfish"),
    aliases: &[],
    library: &["0321"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 3, fins: Fins::Sashimi };
        fish::find(Technique::SashimiSwordfish, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
