pub(super) const ENTRY: Entry = Entry {
    code: "als-continuous-nice-loop",
    name: "Continuous Nice Loop with ALS",
    korean: "ALS 연속 나이스 루프",
    hodoku: None,
    explainer: None,
    wiki: None,
    aliases: &[],
    library: &["0709"],
    family: Family::Chains,
    find: Find::Always(chain::sets_continuous),
    notation: template!("{chain}"),
    sentences: Sentences {
        english: template!(
            "The chain {chain} ends where it starts, so its candidates are alternately true and \
             false. Each weak link (-) has a true end, and each almost locked set holds all its \
             digits that the chain does not use. So {do}."
        ),
        korean: template!(
            "체인 {chain}{은/는} 시작한 곳에서 끝나므로 후보가 번갈아 참과 거짓이 됩니다. 약한 링크(-)마다 한쪽 끝이 참이고, \
             거의 잠긴 집합마다 체인이 쓰지 않는 숫자가 모두 들어가므로 {do}."
        ),
    },
};
