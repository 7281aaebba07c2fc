pub(super) const ENTRY: Entry = Entry {
    code: "sashimi-x-wing",
    name: "Sashimi X-Wing",
    korean: "사시미 엑스윙",
    hodoku: Some("Sashimi X-Wing"),
    explainer: None,
    wiki: Some("Sashimi X-Wing"),
    aliases: &[],
    library: &["0320"],
    family: Family::Fish,
    find: Find::Always(|marks, emit| {
        let kind = Kind { form: FishType::Basic, size: 2, fins: Fins::Sashimi };
        fish::find(Technique::SashimiXWing, kind, marks, emit)
    }),
    notation: shared::notation::FISH,
    sentences: shared::FISH,
};
