//! The entries of intersections and exclusion: names, finders and texts.

use super::{exclusion, sue_de_coq};
use crate::step::{Entry, Family, Find, Sentences, template};
use crate::technique::sentences;

pub(in crate::technique) static SUE_DE_COQ: Entry = Entry {
    name: "Sue de Coq",
    korean: Some("수 드 코크"),
    hodoku: Some("Sue de Coq"),
    wiki: Some("Sue-de-Coq"),
    aliases: &["SDC"],
    library: &["1101"],
    family: Family::Intersections,
    notation: sentences::notation::SUE_DE_COQ,
    sentences: Sentences {
        english: template!(
            "Together, {candidates:hinge} where {houses:base} meet, {candidates:set0} in the line \
             and {candidates:set1} in the block have as many cells as digits. So they hold each of \
             these digits, and {do}."
        ),
        korean: Some(template!(
            "{houses:base}{이/가} 만나는 {candidates:hinge}, 줄의 {candidates:set0}, 블록의 \
             {candidates:set1}{은/는} 칸 수와 들어갈 수 있는 숫자 수가 같아서 그 숫자가 모두 여기에 들어가야 합니다. \
             따라서 {do}."
        )),
    },
    ..Entry::new("sue-de-coq", Find::Always(sue_de_coq::basic))
};

pub(in crate::technique) static EXTENDED_SUE_DE_COQ: Entry = Entry {
    name: "Extended Sue de Coq",
    korean: Some("확장 수 드 코크"),
    library: &["1101"],
    family: Family::Intersections,
    notation: sentences::notation::SUE_DE_COQ,
    sentences: Sentences {
        english: template!(
            "Together, {candidates:hinge} where {houses:base} meet, {candidates:set0} in the line \
             and {candidates:set1} in the block have as many cells as digits, if a digit of both \
             the line and the block counts twice. So they hold each of these digits, and {do}."
        ),
        korean: Some(template!(
            "{houses:base}{이/가} 만나는 {candidates:hinge}, 줄의 {candidates:set0}, 블록의 \
             {candidates:set1}{은/는}, 줄과 블록에 함께 있는 숫자를 두 번 세면 칸 수와 들어갈 수 있는 숫자 수가 같아서 \
             그 숫자가 모두 여기에 들어가야 합니다. 따라서 {do}."
        )),
    },
    ..Entry::new("extended-sue-de-coq", Find::Always(sue_de_coq::extended))
};

pub(in crate::technique) static ALIGNED_PAIR_EXCLUSION: Entry = Entry {
    name: "Aligned Pair Exclusion",
    korean: Some("정렬 페어 배제"),
    explainer: Some("Aligned Pair Exclusion"),
    wiki: Some("Aligned Pair Exclusion"),
    aliases: &["APE"],
    library: &["1000"],
    family: Family::Intersections,
    notation: sentences::notation::INTERSECTIONS,
    sentences: sentences::ALIGNED_EXCLUSION,
    ..Entry::new("aligned-pair-exclusion", Find::Always(exclusion::pair))
};

pub(in crate::technique) static ALIGNED_TRIPLE_EXCLUSION: Entry = Entry {
    name: "Aligned Triple Exclusion",
    korean: Some("정렬 트리플 배제"),
    explainer: Some("Aligned Triplet Exclusion"),
    aliases: &["ATE"],
    library: &["1001"],
    family: Family::Intersections,
    notation: sentences::notation::INTERSECTIONS,
    sentences: sentences::ALIGNED_EXCLUSION,
    ..Entry::new("aligned-triple-exclusion", Find::Always(exclusion::triple))
};
