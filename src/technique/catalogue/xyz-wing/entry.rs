pub(super) const ENTRY: Entry = Entry {
    code: "xyz-wing",
    name: "XYZ-Wing",
    korean: "XYZ-윙",
    hodoku: Some("XYZ-Wing"),
    explainer: Some("XYZ-Wing"),
    wiki: Some("XYZ Wing"),
    aliases: &[],
    library: &["0801"],
    family: Family::Wings,
    find: Find::Always(wing::xyz_wing),
    notation: shared::notation::WING,
    sentences: Sentences {
        english: template!(
            "Whichever candidate {cells:hinge} holds, one of {cells:body} is {digits:link}, so \
             {do}."
        ),
        korean: template!(
            "{cells:hinge}{이/가} 어느 후보이든 {cells:body} 가운데 하나는 {digits:link}이므로 {do}."
        ),
    },
};
