//! The entries of almost locked sets: names, finders and texts.

use super::{chain, death_blossom, double, single, w_wing, xy_wing};
use crate::step::{Entry, Family, Find, Sentences, template};

pub(in crate::technique) static ALS_XZ: Entry = Entry {
    name: "ALS-XZ",
    korean: Some("ALS-XZ"),
    hodoku: Some("Almost Locked Set XZ-Rule"),
    wiki: Some("Almost Locked Sets"),
    library: &["0901"],
    family: Family::AlmostLockedSets,
    notation: template!(
        "A={candidates:set0}, B={candidates:set1}, X={digits:link}, Z={digits:body}"
    ),
    sentences: Sentences {
        english: template!(
            "The sets {candidates:set0} and {candidates:set1} each have one more digit than cells, \
             and {digits:link} cannot be in both. The set without it holds all its other digits. \
             So {digits:body} is in one of the two sets, and {do}."
        ),
        korean: Some(template!(
            "집합 {candidates:set0}, {candidates:set1}{은/는} 각각 숫자가 칸보다 하나 더 많고, \
             {digits:link}{은/는} 두 집합에 함께 들어갈 수 없습니다. 그 숫자가 없는 쪽은 나머지 숫자를 모두 가집니다. \
             따라서 {digits:body}{은/는} 둘 중 하나에 있고, {do}."
        )),
    },
    ..Entry::new("als-xz", Find::Always(single))
};

pub(in crate::technique) static DOUBLY_LINKED_ALS_XZ: Entry = Entry {
    name: "Doubly Linked ALS-XZ",
    korean: Some("이중 연결 ALS-XZ"),
    library: &["0901"],
    family: Family::AlmostLockedSets,
    notation: template!("A={candidates:set0}, B={candidates:set1}, X={digits:link}"),
    sentences: Sentences {
        english: template!(
            "The sets {candidates:set0} and {candidates:set1} each have one more digit than cells, \
             and neither of {digits:link} can be in both. So each set holds one of the two and all \
             its other digits, and {do}."
        ),
        korean: Some(template!(
            "집합 {candidates:set0}, {candidates:set1}{은/는} 각각 숫자가 칸보다 하나 더 많고, \
             {digits:link}{은/는} 어느 것도 두 집합에 함께 들어갈 수 없습니다. 각 집합은 둘 중 하나와 나머지 숫자를 모두 \
             가지므로 {do}."
        )),
    },
    ..Entry::new("doubly-linked-als-xz", Find::Always(double))
};

pub(in crate::technique) static ALS_XY_WING: Entry = Entry {
    name: "ALS-XY-Wing",
    korean: Some("ALS-XY-윙"),
    hodoku: Some("Almost Locked Set XY-Wing"),
    aliases: &["ALS-XY"],
    library: &["0902"],
    family: Family::AlmostLockedSets,
    notation: template!("{chain}"),
    sentences: Sentences {
        english: template!(
            "The sets {candidates:set0}, {candidates:set1} and {candidates:set2} each have one \
             more digit than cells. If the first lacks {digits:body}, then along {chain} the last \
             holds it. So one of the two does, and {do}."
        ),
        korean: Some(template!(
            "집합 {candidates:set0}, {candidates:set1}, {candidates:set2}{은/는} 각각 숫자가 \
             칸보다 하나 더 많습니다. 첫 집합에 {digits:body}{이/가} 없으면 {chain}{을/를} 따라 마지막 집합에 \
             있습니다. 둘 중 하나에 있으므로 {do}."
        )),
    },
    ..Entry::new("als-xy-wing", Find::Always(xy_wing))
};

pub(in crate::technique) static ALS_W_WING: Entry = Entry {
    name: "ALS-W-Wing",
    korean: Some("ALS-W-윙"),
    family: Family::AlmostLockedSets,
    notation: template!(
        "A={candidates:set0}, B={candidates:set1}, Y={digits:link} in {houses:base}, Z={digits:body}"
    ),
    sentences: Sentences {
        english: template!(
            "The sets {candidates:set0} and {candidates:set1} each have one more digit than cells. If \
             neither held {digits:body}, both would hold {digits:link}, and then {digits:link} \
             would have no place in {houses:base}, where it can only go in {cells:link}. So one of \
             the sets holds {digits:body}, and {do}."
        ),
        korean: Some(template!(
            "집합 {candidates:set0}{과/와} {candidates:set1}{은/는} 각각 숫자가 칸보다 하나 많습니다. 어느 \
             집합에도 {digits:body}{이/가} 없다면 두 집합에 모두 {digits:link}{이/가} 들어가고, \
             {houses:base}에서 {cells:link}에만 들어갈 수 있는 {digits:link}의 자리가 남지 않습니다. 그래서 둘 중 \
             한 집합에는 {digits:body}{이/가} 들어가므로 {do}."
        )),
    },
    ..Entry::new("als-w-wing", Find::Always(w_wing))
};

pub(in crate::technique) static ALS_CHAIN: Entry = Entry {
    name: "ALS Chain",
    korean: Some("ALS 체인"),
    hodoku: Some("Almost Locked Set XY-Chain"),
    library: &["0903"],
    family: Family::AlmostLockedSets,
    notation: template!("{chain}"),
    sentences: Sentences {
        english: template!(
            "Each set of {chain} has one more digit than cells, so it can lack only one. If the \
             first lacks {digits:body}, then along the chain the last holds it. So one of the two \
             does, and {do}."
        ),
        korean: Some(template!(
            "{chain}의 집합은 각각 숫자가 칸보다 하나 더 많아 하나만 빠질 수 있습니다. 첫 집합에 {digits:body}{이/가} \
             없으면 체인을 따라 마지막 집합에 있습니다. 둘 중 하나에 있으므로 {do}."
        )),
    },
    ..Entry::new("als-chain", Find::Always(chain))
};

pub(in crate::technique) static DEATH_BLOSSOM: Entry = Entry {
    name: "Death Blossom",
    korean: Some("데스 블로섬"),
    hodoku: Some("Death Blossom"),
    wiki: Some("Death Blossom"),
    library: &["0904"],
    family: Family::AlmostLockedSets,
    notation: template!(
        "{cells:hinge}, {candidates:set0}, {candidates:set1}[, {candidates:set2}]\
         [, {candidates:set3}][, {candidates:set4}][, {candidates:set5}], Z={digits:body}"
    ),
    sentences: Sentences {
        english: template!(
            "Whatever {cells:hinge} holds, one of the sets {candidates:set0}, {candidates:set1}[, \
             {candidates:set2}][, {candidates:set3}][, {candidates:set4}][, {candidates:set5}] \
             loses that digit and holds all its others. So {digits:body} is in one of these sets, \
             and {do}."
        ),
        korean: Some(template!(
            "{cells:hinge}에 무엇이 들어가든 집합 {candidates:set0}, {candidates:set1}[, \
             {candidates:set2}][, {candidates:set3}][, {candidates:set4}][, \
             {candidates:set5}] 중 하나가 그 숫자를 잃고 나머지를 모두 가집니다. 따라서 {digits:body}{은/는} \
             이 집합 중 하나에 있고, {do}."
        )),
    },
    ..Entry::new("death-blossom", Find::Always(death_blossom))
};
