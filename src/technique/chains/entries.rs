//! The entries of chains: names, finders and texts.

use super::{
    alternating, continuous, discontinuous, grouped_alternating, grouped_continuous,
    grouped_discontinuous, remote_pairs, sets_alternating, sets_continuous, sets_discontinuous,
    x_chain, xy_chain,
};
use crate::step::{Entry, Family, Find, Sentences, template};
use crate::technique::sentences;

pub(in crate::technique) static REMOTE_PAIR: Entry = Entry {
    name: "Remote Pair",
    korean: Some("리모트 페어"),
    hodoku: Some("Remote Pair"),
    wiki: Some("Remote Pairs"),
    library: &["0703"],
    family: Family::Chains,
    notation: template!("{chain}"),
    sentences: Sentences {
        english: template!(
            "The cells of the chain {chain} hold {digits:a} alternately. Its first and last cells \
             hold different digits, so {do}."
        ),
        korean: Some(template!(
            "체인 {chain}의 칸에는 {digits:a}{이/가} 번갈아 들어갑니다. 양 끝 칸에는 서로 다른 숫자가 들어가므로 {do}."
        )),
    },
    ..Entry::new("remote-pair", Find::Always(remote_pairs))
};

pub(in crate::technique) static X_CHAIN: Entry = Entry {
    name: "X-Chain",
    korean: Some("X-체인"),
    hodoku: Some("X-Chain"),
    explainer: Some("Forcing X-Chain"),
    wiki: Some("X-Chain"),
    library: &["0701"],
    family: Family::Chains,
    notation: template!("{chain}"),
    sentences: Sentences {
        english: template!(
            "Follow the digit {digits:a} along {chain}: = joins the only two places in a house, so \
             one of them is true; - joins two places that share a house, so they are not both \
             true. So at least one end of the chain is true, and {do}."
        ),
        korean: Some(template!(
            "숫자 {digits:a}의 체인 {chain}에서 =는 둘 중 적어도 하나가 참, -는 둘 다 참일 수는 없다는 뜻입니다. \
             체인의 두 끝 중 적어도 하나가 참이므로 {do}."
        )),
    },
    ..Entry::new("x-chain", Find::Always(x_chain))
};

pub(in crate::technique) static XY_CHAIN: Entry = Entry {
    name: "XY-Chain",
    korean: Some("XY-체인"),
    hodoku: Some("XY-Chain"),
    explainer: Some("Y-Chain"),
    wiki: Some("XY-Chain"),
    library: &["0702"],
    family: Family::Chains,
    notation: template!("{chain}"),
    sentences: Sentences {
        english: template!(
            "Each cell of {chain} has two candidates. If the first cell does not hold the digit \
             that the chain starts and ends with, each cell forces the next, and the last cell \
             holds it. So one of the end cells holds it, and {do}."
        ),
        korean: Some(template!(
            "{chain}의 칸에는 후보가 둘씩 있습니다. 첫 칸이 끝 숫자가 아니면 칸마다 다음 칸이 정해져 마지막 칸이 그 숫자가 \
             됩니다. 두 끝 칸 중 하나가 그 숫자이므로 {do}."
        )),
    },
    ..Entry::new("xy-chain", Find::Always(xy_chain))
};

pub(in crate::technique) static CONTINUOUS_NICE_LOOP: Entry = Entry {
    name: "Continuous Nice Loop",
    korean: Some("연속 나이스 루프"),
    hodoku: Some("Continuous Nice Loop"),
    explainer: Some("Bidirectional Cycle"),
    aliases: &["CNL"],
    library: &["0706"],
    family: Family::Chains,
    notation: template!("{chain}"),
    sentences: sentences::CONTINUOUS_LOOP,
    ..Entry::new("continuous-nice-loop", Find::Always(continuous))
};

pub(in crate::technique) static DISCONTINUOUS_NICE_LOOP: Entry = Entry {
    name: "Discontinuous Nice Loop",
    korean: Some("불연속 나이스 루프"),
    hodoku: Some("Discontinuous Nice Loop"),
    explainer: Some("Forcing Chain"),
    aliases: &["DNL"],
    library: &["0707"],
    family: Family::Chains,
    notation: template!("{chain}"),
    sentences: sentences::DISCONTINUOUS_LOOP,
    ..Entry::new("discontinuous-nice-loop", Find::Always(discontinuous))
};

pub(in crate::technique) static ALTERNATING_INFERENCE_CHAIN: Entry = Entry {
    name: "Alternating Inference Chain",
    korean: Some("교대 추론 체인"),
    hodoku: Some("AIC"),
    wiki: Some("Alternating Inference Chains"),
    library: &["0708"],
    family: Family::Chains,
    notation: template!("{chain}"),
    sentences: sentences::INFERENCE_CHAIN,
    ..Entry::new("alternating-inference-chain", Find::Always(alternating))
};

pub(in crate::technique) static GROUPED_CONTINUOUS_NICE_LOOP: Entry = Entry {
    name: "Grouped Continuous Nice Loop",
    korean: Some("그룹 연속 나이스 루프"),
    hodoku: Some("Grouped Continuous Nice Loop"),
    wiki: Some("Grouped X-Cycles"),
    library: &["0709"],
    family: Family::Chains,
    notation: template!("{chain}"),
    sentences: sentences::CONTINUOUS_LOOP,
    ..Entry::new("grouped-continuous-nice-loop", Find::Always(grouped_continuous))
};

pub(in crate::technique) static GROUPED_DISCONTINUOUS_NICE_LOOP: Entry = Entry {
    name: "Grouped Discontinuous Nice Loop",
    korean: Some("그룹 불연속 나이스 루프"),
    hodoku: Some("Grouped Discontinuous Nice Loop"),
    library: &["0710"],
    family: Family::Chains,
    notation: template!("{chain}"),
    sentences: sentences::DISCONTINUOUS_LOOP,
    ..Entry::new("grouped-discontinuous-nice-loop", Find::Always(grouped_discontinuous))
};

pub(in crate::technique) static GROUPED_AIC: Entry = Entry {
    name: "Grouped Alternating Inference Chain",
    korean: Some("그룹 교대 추론 체인"),
    hodoku: Some("Grouped AIC"),
    library: &["0711"],
    family: Family::Chains,
    notation: template!("{chain}"),
    sentences: sentences::INFERENCE_CHAIN,
    ..Entry::new("grouped-aic", Find::Always(grouped_alternating))
};

pub(in crate::technique) static ALS_CONTINUOUS_NICE_LOOP: Entry = Entry {
    name: "Continuous Nice Loop with ALS",
    korean: Some("ALS 연속 나이스 루프"),
    library: &["0709"],
    family: Family::Chains,
    notation: template!("{chain}"),
    sentences: Sentences {
        english: template!(
            "The chain {chain} ends where it starts, so its candidates are alternately true and \
             false. Each weak link (-) has a true end, and each almost locked set holds all its \
             digits that the chain does not use. So {do}."
        ),
        korean: Some(template!(
            "체인 {chain}{은/는} 시작한 곳에서 끝나므로 후보가 번갈아 참과 거짓이 됩니다. 약한 링크(-)마다 한쪽 끝이 참이고, \
             거의 잠긴 집합마다 체인이 쓰지 않는 숫자가 모두 들어가므로 {do}."
        )),
    },
    ..Entry::new("als-continuous-nice-loop", Find::Always(sets_continuous))
};

pub(in crate::technique) static ALS_DISCONTINUOUS_NICE_LOOP: Entry = Entry {
    name: "Discontinuous Nice Loop with ALS",
    korean: Some("ALS 불연속 나이스 루프"),
    library: &["0710"],
    family: Family::Chains,
    notation: template!("{chain}"),
    sentences: sentences::DISCONTINUOUS_LOOP,
    ..Entry::new("als-discontinuous-nice-loop", Find::Always(sets_discontinuous))
};

pub(in crate::technique) static ALS_AIC: Entry = Entry {
    name: "Alternating Inference Chain with ALS",
    korean: Some("ALS 교대 추론 체인"),
    wiki: Some("AIC with ALSs"),
    library: &["0711"],
    family: Family::Chains,
    notation: template!("{chain}"),
    sentences: sentences::INFERENCE_CHAIN,
    ..Entry::new("als-aic", Find::Always(sets_alternating))
};
