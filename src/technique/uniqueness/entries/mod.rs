//! The entries of uniqueness: names, finders and texts.

mod rectangles;

pub(in crate::technique) use rectangles::*;

use crate::step::{Entry, Family, Find, Sentences, template};
use crate::technique::sentences;
use crate::technique::uniqueness::{
    anti_symmetrical, bug, bug_3, bug_4, bug_lite, bug_plus_1, polygon, qiu, symmetrical_placement,
    unique_loop,
};

pub(in crate::technique) static UNIQUE_LOOP: Entry = Entry {
    name: "Unique Loop",
    korean: Some("유일 루프"),
    explainer: Some("Unique Loop"),
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: sentences::LOOP_WITH_EXTRAS,
    ..Entry::new("unique-loop", Find::Unique(unique_loop))
};

pub(in crate::technique) static UNIQUE_POLYGON: Entry = Entry {
    name: "Borescoper's Deadly Pattern",
    korean: Some("보어스코퍼 치명적 패턴"),
    aliases: &["Unique Polygon", "BDP"],
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: sentences::LOOP_WITH_EXTRAS,
    ..Entry::new("unique-polygon", Find::Unique(polygon))
};

pub(in crate::technique) static QIU_DEADLY_PATTERN: Entry = Entry {
    name: "Qiu's Deadly Pattern",
    korean: Some("추 치명적 패턴"),
    aliases: &["QDP"],
    family: Family::Uniqueness,
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
        korean: Some(template!(
            "{houses:cover}에는 같은 자리에 하나만 빼고 같은 숫자가 있습니다. 추가 후보 {candidates:fin}{이/가} 없으면 \
             {cells:hinge}의 {digits:hinge}{이/가} 서로 자리를 바꾸고 {houses:cover}의 숫자들도 그에 맞게 바뀔 수 있어 \
             해가 둘이 됩니다. 그러므로 [one:fin|추가 후보는][many:fin|추가 후보 가운데 하나는] 참입니다[. \
             {houses:base}에서 {candidates:set0}{과/와} 함께 네이키드 서브셋을 이룹니다][. {houses:base}에서 \
             {digits:link}의 자리는 {cells:link}뿐입니다]. 따라서 {do}."
        )),
    },
    ..Entry::new("qiu-deadly-pattern", Find::Unique(qiu))
};

pub(in crate::technique) static BUG_PLUS_1: Entry = Entry {
    name: "BUG+1",
    korean: Some("BUG+1"),
    hodoku: Some("Bivalue Universal Grave + 1"),
    explainer: Some("Bivalue Universal Grave type 1"),
    wiki: Some("BUG"),
    library: &["0610"],
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "Without {digits:body} in {cells:body}, every open cell would have two candidates, and \
             every digit two places in each house that lacks it. There would not be exactly one \
             solution. So {cells:body} is {digits:body}, and {do}."
        ),
        korean: Some(template!(
            "{cells:body}에 {digits:body}{이/가} 없다면 모든 빈칸의 후보가 둘이고 모든 숫자의 자리가 하우스마다 \
             둘이어서 해가 하나일 수 없습니다. 따라서 {cells:body}{은/는} {digits:body}이고 {do}."
        )),
    },
    ..Entry::new("bug-plus-1", Find::Unique(bug_plus_1))
};

pub(in crate::technique) static BUG_PLUS_N: Entry = Entry {
    name: "BUG+N",
    korean: Some("BUG+N"),
    explainer: Some("Bivalue Universal Grave type 2"),
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "Without {digits:body} in {cells:body}, every open cell would have two candidates, and \
             every digit two places in each house that lacks it. There would not be exactly one \
             solution. So one of {candidates:body} is true, and {do}."
        ),
        korean: Some(template!(
            "{cells:body}에 {digits:body}{이/가} 없다면 모든 빈칸의 후보가 둘이고 모든 숫자의 자리가 하우스마다 \
             둘이어서 해가 하나일 수 없습니다. {candidates:body} 가운데 하나는 참이므로 {do}."
        )),
    },
    ..Entry::new("bug-plus-n", Find::Unique(bug))
};

pub(in crate::technique) static BUG_3: Entry = Entry {
    name: "BUG Type 3",
    korean: Some("BUG 3형"),
    explainer: Some("Bivalue Universal Grave type 3"),
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "Without {candidates:body}, every open cell would have two candidates, and every digit \
             two places in each house that lacks it. There would not be exactly one solution. So \
             one of these is true. In {houses:base} they form a naked subset with \
             {candidates:set0}, so {do}."
        ),
        korean: Some(template!(
            "{candidates:body}{이/가} 없다면 모든 빈칸의 후보가 둘이고 모든 숫자의 자리가 하우스마다 둘이어서 해가 \
             하나일 수 없습니다. 그러므로 이 가운데 하나는 참입니다. {houses:base}에서 \
             {candidates:set0}{과/와} 함께 네이키드 서브셋을 이루므로 {do}."
        )),
    },
    ..Entry::new("bug-3", Find::Unique(bug_3))
};

pub(in crate::technique) static BUG_4: Entry = Entry {
    name: "BUG Type 4",
    korean: Some("BUG 4형"),
    explainer: Some("Bivalue Universal Grave type 4"),
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "Without {candidates:body}, every open cell would have two candidates, and every digit \
             two places in each house that lacks it. There would not be exactly one solution. So \
             one of these is true. One of {cells:link} is {digits:link}, and the other holds one \
             of these. Therefore {do}."
        ),
        korean: Some(template!(
            "{candidates:body}{이/가} 없다면 모든 빈칸의 후보가 둘이고 모든 숫자의 자리가 하우스마다 둘이어서 해가 \
             하나일 수 없습니다. 그러므로 이 가운데 하나는 참입니다. {cells:link} 가운데 한 칸은 \
             {digits:link}이고 다른 칸에는 이 가운데 하나가 들어갑니다. 따라서 {do}."
        )),
    },
    ..Entry::new("bug-4", Find::Unique(bug_4))
};

pub(in crate::technique) static BUG_LITE: Entry = Entry {
    name: "BUG-Lite",
    korean: Some("BUG 라이트"),
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "If these cells had only {candidates:body}, every digit would have two of them in each \
             house or none. Every cell could then hold its other digit, and there would be two \
             solutions. So [one:fin|the extra candidate][many:fin|one of the extra candidates] \
             {candidates:fin} is true[; in {houses:base} [one:fin|it forms][many:fin|they form] a \
             naked subset with {candidates:set0}][; in {houses:base}, {digits:link} can only go in \
             {cells:link}]. Therefore {do}."
        ),
        korean: Some(template!(
            "{candidates:body}만 남으면 각 숫자의 자리가 하우스마다 이 칸 가운데 둘이거나 없습니다. 그러면 칸마다 \
             다른 후보로 바꿀 수 있어 해가 둘이 됩니다. 그러므로 추가 후보 \
             {candidates:fin}[one:fin|{이/가}][many:fin| 가운데 하나는] 참입니다[. {houses:base}에서 {candidates:set0}{과/와} \
             함께 네이키드 서브셋을 이룹니다][. {houses:base}에서 {digits:link}의 자리는 \
             {cells:link}뿐입니다]. 따라서 {do}."
        )),
    },
    ..Entry::new("bug-lite", Find::Unique(bug_lite))
};

pub(in crate::technique) static SYMMETRICAL_PLACEMENT: Entry = Entry {
    name: "Gurth's Symmetrical Placement",
    korean: Some("거스의 대칭 배치"),
    wiki: Some("Gurth's Theorem"),
    aliases: &["GSP", "Gurth"],
    family: Family::Uniqueness,
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
        korean: Some(template!(
            "칸을 어떤 방법으로 옮기고 숫자 {digits:set0}[, 숫자 {digits:set1}][, 숫자 {digits:set2}][, 숫자 \
             {digits:set3}]{을/를} 서로 바꾸면 처음 주어진 숫자는 그대로입니다. 해도 하나뿐이므로 그대로이고, 후보에 \
             대한 사실은 그 후보가 옮겨 간 후보에도 맞습니다.[ {cells:body}{은/는} 제자리에 있는 칸이므로 바뀌지 \
             않는 숫자 {digits:body}만 들어갑니다.] 따라서 {do}."
        )),
    },
    ..Entry::new("symmetrical-placement", Find::Unique(symmetrical_placement))
};

pub(in crate::technique) static ANTI_SYMMETRICAL_PLACEMENT: Entry = Entry {
    name: "Anti-Symmetrical Placement",
    korean: Some("반대칭 배치"),
    aliases: &["Anti-Gurth", "Anti-GSP"],
    family: Family::Uniqueness,
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
        korean: Some(template!(
            "{candidates:true}{이/가} 참이고 처음부터 주어졌다면, 칸을 어떤 방법으로 옮기고 숫자 {digits:set0}[, 숫자 \
             {digits:set1}][, 숫자 {digits:set2}][, 숫자 {digits:set3}]{을/를} 서로 바꾸어도 주어진 숫자는 \
             그대로입니다. 그러면 해도 그대로이고, 후보에 대한 사실은 그 후보가 옮겨 간 후보에도 맞아야 합니다. 그런데 \
             [{candidates:missing}{이/가} 참이어야 하지만 이미 지워졌습니다][{cells:body}의 후보는 옮겨 간 자리에 \
             하나도 들어맞지 않습니다][{houses:base}에서 {digits:link}의 자리는 옮겨 간 자리에 하나도 들어맞지 \
             않습니다]. 따라서 {do}."
        )),
    },
    ..Entry::new("anti-symmetrical-placement", Find::Unique(anti_symmetrical))
};
