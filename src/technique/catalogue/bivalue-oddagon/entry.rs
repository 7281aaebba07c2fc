pub(super) const ENTRY: Entry = Entry {
    code: "bivalue-oddagon",
    name: "Bivalue Oddagon",
    korean: "바이밸류 오다곤",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &["Bivalue Loop"],
    library: &[],
    family: Family::Colouring,
    find: Find::Always(colour::bivalue_oddagon),
    notation: shared::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "{cells:body} form a loop of an odd number of cells, each of which sees the next. If \
             they held only {digits:body}, these digits would have to alternate, which an odd \
             number does not allow. So [one:fin|the extra candidate][many:fin|one of the extra \
             candidates] {candidates:fin} is true[; in {houses:base} [one:fin|it \
             forms][many:fin|they form] a naked subset with {candidates:set0}][; in {houses:base}, \
             {digits:link} can only go in {cells:link}]. Therefore {do}."
        ),
        korean: template!(
            "{cells:body}{은/는} 이웃한 칸끼리 서로 보는 홀수 칸의 고리입니다. 모두 {digits:body}만으로 채우면 두 \
             숫자가 번갈아 놓여야 하는데, 홀수 칸에서는 그럴 수 없습니다. 그러므로 추가 후보 \
             {candidates:fin}[one:fin|{이/가}][many:fin| 가운데 하나는] 참입니다[. {houses:base}에서 {candidates:set0}{과/와} \
             함께 네이키드 서브셋을 이룹니다][. {houses:base}에서 {digits:link}의 자리는 \
             {cells:link}뿐입니다]. 따라서 {do}."
        ),
    },
};
