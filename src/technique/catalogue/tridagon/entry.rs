pub(super) const ENTRY: Entry = Entry {
    code: "tridagon",
    name: "Tridagon",
    korean: "트라이다곤",
    hodoku: None,
    explainer: None,
    wiki: Some("Tridagons"),
    aliases: &["Thor's Hammer"],
    library: &[],
    family: Family::Exotic,
    find: Find::Always(exotic::tridagon),
    notation: template!("{digits:body} in {cells:body}, extra {candidates:fin}"),
    sentences: Sentences {
        english: template!(
            "In four blocks, the digits {digits:body} alone cannot fill {cells:body}: the three \
             cells of one block run in the other direction than in the rest. So [one:fin|the only \
             other candidate][many:fin|one of the other candidates] there, {candidates:fin}, is \
             true, and {do}."
        ),
        korean: template!(
            "네 블록에서 {digits:body}만으로는 {cells:body}{을/를} 채울 수 없습니다. 한 블록의 세 칸이 나머지 블록과 \
             반대 방향으로 놓였기 때문입니다. 따라서 이 칸들의 다른 후보({candidates:fin}) [one:fin|하나가][many:fin|중 \
             하나가] 참이므로 {do}."
        ),
    },
};
