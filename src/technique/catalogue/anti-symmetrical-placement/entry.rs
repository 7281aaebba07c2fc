pub(super) const ENTRY: Entry = Entry {
    code: "anti-symmetrical-placement",
    name: "Anti-Symmetrical Placement",
    korean: "반대칭 배치",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &["Anti-Gurth", "Anti-GSP"],
    library: &[],
    family: Family::Uniqueness,
    find: Find::Unique(unique::anti_symmetrical),
    notation: template!(
        "{digits:set0}[ / {digits:set1}][ / {digits:set2}][ / {digits:set3}][, fixed \
         {digits:hinge}], if {candidates:true}"
    ),
    sentences: Sentences {
        english: template!(
            "If {candidates:true} were true and a given, the givens would stay the same when the \
             cells are moved in a certain way and the digits {digits:set0}[, the digits \
             {digits:set1}][, the digits {digits:set2}][, the digits {digits:set3}] change places. \
             So would the only solution, and what holds for a candidate would hold for its image. \
             But then [{candidates:missing} would be true, which is ruled out][no candidate of \
             {cells:body} has an image that fits][no place of {digits:link} in {houses:base} has \
             an image that fits]. So {do}."
        ),
        korean: template!(
            "{candidates:true}{이/가} 참이고 처음부터 주어졌다면, 칸을 어떤 방법으로 옮기고 숫자 {digits:set0}[, 숫자 \
             {digits:set1}][, 숫자 {digits:set2}][, 숫자 {digits:set3}]{을/를} 서로 바꾸어도 주어진 숫자는 \
             그대로입니다. 그러면 해도 그대로이고, 후보에 대한 사실은 그 후보가 옮겨 간 후보에도 맞아야 합니다. 그런데 \
             [{candidates:missing}{이/가} 참이어야 하지만 이미 지워졌습니다][{cells:body}의 후보는 옮겨 간 자리에 \
             하나도 들어맞지 않습니다][{houses:base}에서 {digits:link}의 자리는 옮겨 간 자리에 하나도 들어맞지 \
             않습니다]. 따라서 {do}."
        ),
    },
};
