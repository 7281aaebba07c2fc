pub(super) const ENTRY: Entry = Entry {
    code: "wxyz-wing",
    name: "WXYZ-Wing",
    korean: "WXYZ-윙",
    hodoku: None,
    explainer: None,
    wiki: Some("WXYZ Wing"),
    aliases: &[],
    library: &["0802"],
    family: Family::Wings,
    find: Find::Always(wing::wxyz_wing),
    notation: template!("{cells:body}({digits:body}), Z={digits:link}"),
    sentences: Sentences {
        english: template!(
            "{cells:body} hold only {digits:body}. Except for {digits:link}, each of these can \
             appear there only once, so one of {cells:link} is {digits:link}, and {do}."
        ),
        korean: template!(
            "{cells:body}에는 {digits:body}만 남아 있습니다. {digits:link} 말고는 한 번씩만 들어갈 수 \
             있으므로 {cells:link} 가운데 하나는 {digits:link}입니다. 따라서 {do}."
        ),
    },
};
