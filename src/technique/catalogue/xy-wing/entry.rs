pub(super) const ENTRY: Entry = Entry {
    code: "xy-wing",
    name: "XY-Wing",
    korean: "XY-윙",
    hodoku: Some("XY-Wing"),
    explainer: Some("XY-Wing"),
    wiki: Some("Y-Wing"),
    aliases: &[],
    library: &["0800"],
    family: Family::Wings,
    find: Find::Always(wing::xy_wing),
    notation: shared::notation::WING,
    sentences: Sentences {
        english: template!(
            "Whichever candidate {cells:hinge} holds, one of {cells:wing} is {digits:link}, so \
             {do}."
        ),
        korean: template!(
            "{cells:hinge}{이/가} 어느 후보이든 {cells:wing} 가운데 하나는 {digits:link}이므로 {do}."
        ),
    },
};
