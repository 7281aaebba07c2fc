pub(super) const ENTRY: Entry = Entry {
    code: "impossible-pattern",
    name: "Impossible Pattern",
    korean: "불가능 패턴",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &["Impossible 3-Digit Pattern", "Chromatic Pattern"],
    library: &[],
    family: Family::Exotic,
    find: Find::Always(exotic::impossible),
    notation: template!("{digits:body} in {cells:body}, extra {candidates:fin}"),
    sentences: Sentences {
        english: template!(
            "The digits {digits:body} alone cannot fill {cells:body}, in whatever order they are tried. \
             So [one:fin|the only other candidate][many:fin|one of the other candidates] there, \
             {candidates:fin}, is true[; in {houses:base} [one:fin|it forms][many:fin|they form] a \
             naked subset with {candidates:set0}][; in {houses:base}, {digits:link} can only go in \
             {cells:link}]. Therefore {do}."
        ),
        korean: template!(
            "{digits:body}만으로는 어떤 순서로 넣어도 {cells:body}{을/를} 채울 수 없습니다. 따라서 이 칸들의 다른 \
             후보({candidates:fin}) [one:fin|하나가][many:fin|중 하나가] 참입니다[. {houses:base}에서 \
             {candidates:set0}{과/와} 함께 네이키드 서브셋을 이룹니다][. {houses:base}에서 {digits:link}의 자리는 \
             {cells:link}뿐입니다]. 그러므로 {do}."
        ),
    },
};
