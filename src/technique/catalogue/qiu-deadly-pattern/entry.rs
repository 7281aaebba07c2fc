pub(super) const ENTRY: Entry = Entry {
    code: "qiu-deadly-pattern",
    name: "Qiu's Deadly Pattern",
    korean: "추 치명적 패턴",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &["QDP"],
    library: &[],
    family: Family::Uniqueness,
    find: Find::Unique(unique::qiu),
    notation: template!(
        "{digits:hinge} in {cells:hinge} with {houses:cover}, extra {candidates:fin}"
    ),
    sentences: Sentences {
        english: template!(
            "In {houses:cover}, filled cells lie opposite each other, with the same digits but for one. \
             Without the extra [one:fin|candidate][many:fin|candidates] {candidates:fin}, \
             {digits:hinge} in {cells:hinge} could change places, and so could digits of {houses:cover}: \
             there would be two solutions. So [one:fin|it][many:fin|one of them] is true[; in \
             {houses:base} [one:fin|it forms][many:fin|they form] a naked subset with \
             {candidates:set0}][; in {houses:base}, {digits:link} can only go in {cells:link}]. \
             Therefore {do}."
        ),
        korean: template!(
            "{houses:cover}에는 같은 자리에 하나만 빼고 같은 숫자가 있습니다. 추가 후보 {candidates:fin}{이/가} 없으면 \
             {cells:hinge}의 {digits:hinge}{이/가} 서로 자리를 바꾸고 {houses:cover}의 숫자들도 그에 맞게 바뀔 수 있어 \
             해가 둘이 됩니다. 그러므로 [one:fin|추가 후보는][many:fin|추가 후보 가운데 하나는] 참입니다[. \
             {houses:base}에서 {candidates:set0}{과/와} 함께 네이키드 서브셋을 이룹니다][. {houses:base}에서 \
             {digits:link}의 자리는 {cells:link}뿐입니다]. 따라서 {do}."
        ),
    },
};
