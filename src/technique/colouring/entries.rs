//! The entries of colouring: names, finders and texts.

use super::{bivalue_oddagon, medusa, multi_colour_1, multi_colour_2, simple_trap, simple_wrap};
use crate::step::{Entry, Family, Find, Sentences, template};
use crate::technique::sentences;

pub(in crate::technique) static SIMPLE_COLOUR_TRAP: Entry = Entry {
    name: "Simple Colour Trap",
    korean: Some("단순 색칠 트랩"),
    hodoku: Some("Simple Colors Trap"),
    wiki: Some("Simple Colouring"),
    library: &["0500"],
    family: Family::Colouring,
    notation: sentences::notation::SIMPLE_COLOUR,
    sentences: Sentences {
        english: template!(
            "Strong links of {digits:a} join {cells:a} with {cells:b}: either all of the first \
             group or all of the second are true. A candidate that sees both groups is false, so \
             {do}."
        ),
        korean: Some(template!(
            "{digits:a}의 강한 링크가 {cells:a}{과/와} {cells:b}{을/를} 잇습니다. 한쪽이 모두 참이면 다른 쪽은 \
             모두 거짓입니다. 양쪽을 모두 보는 후보는 거짓이므로 {do}."
        )),
    },
    ..Entry::new("simple-colour-trap", Find::Always(simple_trap))
};

pub(in crate::technique) static SIMPLE_COLOUR_WRAP: Entry = Entry {
    name: "Simple Colour Wrap",
    korean: Some("단순 색칠 랩어라운드"),
    hodoku: Some("Simple Colors Wrap"),
    library: &["0501"],
    family: Family::Colouring,
    notation: sentences::notation::SIMPLE_COLOUR,
    sentences: Sentences {
        english: template!(
            "Strong links of {digits:a} join {cells:a} with {cells:b}: either all of the first \
             group or all of the second are true. Two of one group see each other, so that group \
             is false, and {do}."
        ),
        korean: Some(template!(
            "{digits:a}의 강한 링크가 {cells:a}{과/와} {cells:b}{을/를} 잇습니다. 한쪽의 두 칸이 서로 보므로 \
             그쪽은 모두 거짓이고 {do}."
        )),
    },
    ..Entry::new("simple-colour-wrap", Find::Always(simple_wrap))
};

pub(in crate::technique) static MULTI_COLOUR_1: Entry = Entry {
    name: "Multi-Colours 1",
    korean: Some("다중 색칠 1"),
    hodoku: Some("Multi Colors 1"),
    library: &["0502"],
    family: Family::Colouring,
    notation: sentences::notation::MULTI_COLOUR,
    sentences: Sentences {
        english: template!(
            "Strong links of {digits:a} form two clusters: {cells:a} against {cells:b}; {cells:c} \
             against {cells:d}. A group of one cluster sees a group of the other, so one of the \
             opposite groups is true, and {do}."
        ),
        korean: Some(template!(
            "{digits:a}의 강한 링크가 묶음 둘을 이룹니다: {cells:a} 대 {cells:b}; {cells:c} 대 \
             {cells:d}. 한 묶음의 한 색이 다른 묶음의 한 색을 보므로, 각각의 반대 색 가운데 하나는 참이고 {do}."
        )),
    },
    ..Entry::new("multi-colour-1", Find::Always(multi_colour_1))
};

pub(in crate::technique) static MULTI_COLOUR_2: Entry = Entry {
    name: "Multi-Colours 2",
    korean: Some("다중 색칠 2"),
    hodoku: Some("Multi Colors 2"),
    library: &["0503"],
    family: Family::Colouring,
    notation: sentences::notation::MULTI_COLOUR,
    sentences: Sentences {
        english: template!(
            "Strong links of {digits:a} form two clusters: {cells:a} against {cells:b}; {cells:c} \
             against {cells:d}. A group of the first sees both groups of the second, so it is \
             false, and {do}."
        ),
        korean: Some(template!(
            "{digits:a}의 강한 링크가 묶음 둘을 이룹니다: {cells:a} 대 {cells:b}; {cells:c} 대 \
             {cells:d}. 첫 묶음의 한 색이 둘째 묶음의 두 색을 모두 보므로 거짓이고 {do}."
        )),
    },
    ..Entry::new("multi-colour-2", Find::Always(multi_colour_2))
};

pub(in crate::technique) static MEDUSA: Entry = Entry {
    name: "3D Medusa",
    korean: Some("3D 메두사"),
    wiki: Some("3D Medusa"),
    library: &["0507"],
    family: Family::Colouring,
    notation: template!("{candidates:a} / {candidates:b}"),
    sentences: Sentences {
        english: template!(
            "Strong links join {candidates:a} with {candidates:b}: either all of the first group \
             or all of the second are true. A candidate is false if both groups rule it out, or if \
             its own group contradicts itself. So {do}."
        ),
        korean: Some(template!(
            "강한 링크가 {candidates:a}{과/와} {candidates:b}{을/를} 잇습니다. 한쪽이 모두 참이면 다른 쪽은 \
             모두 거짓입니다. 양쪽이 모두 배제하는 후보와 스스로 모순되는 쪽의 후보는 거짓이므로 {do}."
        )),
    },
    ..Entry::new("medusa", Find::Always(medusa))
};

pub(in crate::technique) static BIVALUE_ODDAGON: Entry = Entry {
    name: "Bivalue Oddagon",
    korean: Some("바이밸류 오다곤"),
    aliases: &["Bivalue Loop"],
    family: Family::Colouring,
    notation: sentences::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "{cells:body} form a loop of an odd number of cells, each of which sees the next. If \
             they held only {digits:body}, these digits would have to alternate, which an odd \
             number does not allow. So [one:fin|the extra candidate][many:fin|one of the extra \
             candidates] {candidates:fin} is true[; in {houses:base} [one:fin|it \
             forms][many:fin|they form] a naked subset with {candidates:set0}][; in {houses:base}, \
             {digits:link} can only go in {cells:link}]. Therefore {do}."
        ),
        korean: Some(template!(
            "{cells:body}{은/는} 이웃한 칸끼리 서로 보는 홀수 칸의 고리입니다. 모두 {digits:body}만으로 채우면 두 \
             숫자가 번갈아 놓여야 하는데, 홀수 칸에서는 그럴 수 없습니다. 그러므로 추가 후보 \
             {candidates:fin}[one:fin|{이/가}][many:fin| 가운데 하나는] 참입니다[. {houses:base}에서 {candidates:set0}{과/와} \
             함께 네이키드 서브셋을 이룹니다][. {houses:base}에서 {digits:link}의 자리는 \
             {cells:link}뿐입니다]. 따라서 {do}."
        )),
    },
    ..Entry::new("bivalue-oddagon", Find::Always(bivalue_oddagon))
};
