pub(super) const ENTRY: Entry = Entry {
    code: "bug-lite",
    name: "BUG-Lite",
    korean: "BUG 라이트",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &[],
    family: Family::Uniqueness,
    find: Find::Unique(unique::bug_lite),
    notation: shared::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "If these cells had only {candidates:body}, every digit would have two of them in each \
             house or none. Every cell could then hold its other digit, and there would be two \
             solutions. So [one:fin|the extra candidate][many:fin|one of the extra candidates] \
             {candidates:fin} is true[; in {houses:base} [one:fin|it forms][many:fin|they form] a \
             naked subset with {candidates:set0}][; in {houses:base}, {digits:link} can only go in \
             {cells:link}]. Therefore {do}."
        ),
        korean: template!(
            "{candidates:body}만 남으면 각 숫자의 자리가 하우스마다 이 칸 가운데 둘이거나 없습니다. 그러면 칸마다 \
             다른 후보로 바꿀 수 있어 해가 둘이 됩니다. 그러므로 추가 후보 \
             {candidates:fin}[one:fin|{이/가}][many:fin| 가운데 하나는] 참입니다[. {houses:base}에서 {candidates:set0}{과/와} \
             함께 네이키드 서브셋을 이룹니다][. {houses:base}에서 {digits:link}의 자리는 \
             {cells:link}뿐입니다]. 따라서 {do}."
        ),
    },
};
