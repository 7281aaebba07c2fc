pub(super) const ENTRY: Entry = Entry {
    code: "symmetrical-placement",
    name: "Gurth's Symmetrical Placement",
    korean: "거스의 대칭 배치",
    hodoku: None,
    explainer: None,
    wiki: Some("Gurth's Theorem"),
    aliases: &["GSP", "Gurth"],
    library: &[],
    family: Family::Uniqueness,
    find: Find::Unique(unique::symmetrical_placement),
    notation: template!(
        "{digits:set0}[ / {digits:set1}][ / {digits:set2}][ / {digits:set3}][, fixed {digits:hinge}]"
    ),
    sentences: Sentences {
        english: template!(
            "If the cells are moved in a certain way and the digits {digits:set0}[, the digits \
             {digits:set1}][, the digits {digits:set2}][, the digits {digits:set3}] change places, \
             the givens stay the same. So does the only solution, and what holds for a candidate \
             holds for its image.[ Cells that stay where they are, here {cells:body}, hold digits that \
             stay: {digits:body}.] So {do}."
        ),
        korean: template!(
            "칸을 어떤 방법으로 옮기고 숫자 {digits:set0}[, 숫자 {digits:set1}][, 숫자 {digits:set2}][, 숫자 \
             {digits:set3}]{을/를} 서로 바꾸면 처음 주어진 숫자는 그대로입니다. 해도 하나뿐이므로 그대로이고, 후보에 \
             대한 사실은 그 후보가 옮겨 간 후보에도 맞습니다.[ {cells:body}{은/는} 제자리에 있는 칸이므로 바뀌지 \
             않는 숫자 {digits:body}만 들어갑니다.] 따라서 {do}."
        ),
    },
};
