//! The entries of the rectangles.

use crate::step::{Entry, Family, Find, Sentences, template};
use crate::technique::sentences;
use crate::technique::uniqueness::{
    avoidable_1, avoidable_2, extended_rectangle, hidden_rectangle, unique_rectangle,
};

pub(in crate::technique) static UNIQUE_RECTANGLE_1: Entry = Entry {
    name: "Unique Rectangle Type 1",
    korean: Some("유일 사각형 1형"),
    hodoku: Some("Uniqueness Test 1"),
    explainer: Some("Unique Rectangle"),
    wiki: Some("Unique Rectangles"),
    aliases: &["UR 1"],
    library: &["0600"],
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. So {do}."
        ),
        korean: Some(template!(
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 따라서 {do}."
        )),
    },
    ..Entry::new("unique-rectangle-1", Find::Unique(unique_rectangle::<1>))
};

pub(in crate::technique) static UNIQUE_RECTANGLE_2: Entry = Entry {
    name: "Unique Rectangle Type 2",
    korean: Some("유일 사각형 2형"),
    hodoku: Some("Uniqueness Test 2"),
    aliases: &["UR 2"],
    library: &["0601"],
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: sentences::RECTANGLE_WITH_EXTRAS,
    ..Entry::new("unique-rectangle-2", Find::Unique(unique_rectangle::<2>))
};

pub(in crate::technique) static UNIQUE_RECTANGLE_3: Entry = Entry {
    name: "Unique Rectangle Type 3",
    korean: Some("유일 사각형 3형"),
    hodoku: Some("Uniqueness Test 3"),
    aliases: &["UR 3"],
    library: &["0602"],
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. So [one:fin|the extra candidate][many:fin|one of the extra \
             candidates] {candidates:fin} is true; in {houses:base} [one:fin|it forms][many:fin|they \
             form] a naked subset with {candidates:set0}, so {do}."
        ),
        korean: Some(template!(
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 그러므로 추가 후보 \
             {candidates:fin}[one:fin|{이/가}][many:fin| 가운데 하나는] 참이고, {houses:base}에서 {candidates:set0}{과/와} 함께 \
             네이키드 서브셋을 이루므로 {do}."
        )),
    },
    ..Entry::new("unique-rectangle-3", Find::Unique(unique_rectangle::<3>))
};

pub(in crate::technique) static UNIQUE_RECTANGLE_4: Entry = Entry {
    name: "Unique Rectangle Type 4",
    korean: Some("유일 사각형 4형"),
    hodoku: Some("Uniqueness Test 4"),
    aliases: &["UR 4"],
    library: &["0603"],
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. In {houses:base}, {digits:link} can only go in {cells:link}, \
             so one of them is {digits:link}, and the other must hold an extra candidate. So {do}."
        ),
        korean: Some(template!(
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. \
             {houses:base}에서 {digits:link}의 자리는 {cells:link}뿐이므로 하나는 \
             {digits:link}이고, 다른 하나에는 추가 후보가 들어가야 합니다. 따라서 {do}."
        )),
    },
    ..Entry::new("unique-rectangle-4", Find::Unique(unique_rectangle::<4>))
};

pub(in crate::technique) static UNIQUE_RECTANGLE_5: Entry = Entry {
    name: "Unique Rectangle Type 5",
    korean: Some("유일 사각형 5형"),
    hodoku: Some("Uniqueness Test 5"),
    aliases: &["UR 5"],
    library: &["0604"],
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: sentences::RECTANGLE_WITH_EXTRAS,
    ..Entry::new("unique-rectangle-5", Find::Unique(unique_rectangle::<5>))
};

pub(in crate::technique) static UNIQUE_RECTANGLE_6: Entry = Entry {
    name: "Unique Rectangle Type 6",
    korean: Some("유일 사각형 6형"),
    hodoku: Some("Uniqueness Test 6"),
    aliases: &["UR 6"],
    library: &["0605"],
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. In two of their lines, {digits:link} has no other places. So \
             if one of the two cells with extra candidates held {digits:link}, both would, and \
             the four cells would hold only these digits. Therefore {do}."
        ),
        korean: Some(template!(
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 사각형의 두 줄에서 \
             {digits:link}의 자리는 이 칸들뿐이라, 추가 후보가 있는 두 칸 가운데 하나에 들어가면 둘 다에 들어가 그렇게 \
             됩니다. 따라서 {do}."
        )),
    },
    ..Entry::new("unique-rectangle-6", Find::Unique(unique_rectangle::<6>))
};

pub(in crate::technique) static HIDDEN_RECTANGLE: Entry = Entry {
    name: "Hidden Rectangle",
    korean: Some("히든 사각형"),
    hodoku: Some("Hidden Rectangle"),
    wiki: Some("Hidden Unique Rectangles"),
    aliases: &["HUR"],
    library: &["0606"],
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. In two of their lines, {digits:link} can only go in \
             {cells:link}. If the cell where these lines meet held the other digit, the four \
             cells would hold only these digits. So {do}."
        ),
        korean: Some(template!(
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 사각형의 두 줄에서 \
             {digits:link}의 자리는 {cells:link}뿐이라, 두 줄이 만나는 칸에 다른 숫자가 들어가면 그렇게 됩니다. \
             따라서 {do}."
        )),
    },
    ..Entry::new("hidden-rectangle", Find::Unique(hidden_rectangle))
};

pub(in crate::technique) static AVOIDABLE_RECTANGLE_1: Entry = Entry {
    name: "Avoidable Rectangle Type 1",
    korean: Some("회피 사각형 1형"),
    hodoku: Some("Avoidable Rectangle Type 1"),
    wiki: Some("Avoidable Rectangles"),
    aliases: &["AR 1"],
    library: &["0607"],
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "None of {cells:body} is a given. If the last open one completed a rectangle of only \
             {digits:body}, these digits could be exchanged, and there would be two solutions. So \
             {do}."
        ),
        korean: Some(template!(
            "{cells:body} 가운데 주어진 칸은 없습니다. 마지막 칸까지 {digits:body}만으로 채우면 서로 바꿀 수 있어 \
             해가 둘이 되므로 {do}."
        )),
    },
    ..Entry::new("avoidable-rectangle-1", Find::Unique(avoidable_1))
};

pub(in crate::technique) static AVOIDABLE_RECTANGLE_2: Entry = Entry {
    name: "Avoidable Rectangle Type 2",
    korean: Some("회피 사각형 2형"),
    hodoku: Some("Avoidable Rectangle Type 2"),
    aliases: &["AR 2"],
    library: &["0608"],
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: Sentences {
        english: template!(
            "None of {cells:body} is a given. If they held only {digits:body}, these digits could \
             be exchanged, and there would be two solutions. So one of {cells:fin} is \
             {digits:fin}, and {do}."
        ),
        korean: Some(template!(
            "{cells:body} 가운데 주어진 칸은 없습니다. {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 \
             됩니다. 그러므로 {cells:fin} 가운데 하나는 {digits:fin}이고 {do}."
        )),
    },
    ..Entry::new("avoidable-rectangle-2", Find::Unique(avoidable_2))
};

pub(in crate::technique) static EXTENDED_RECTANGLE: Entry = Entry {
    name: "Extended Rectangle",
    korean: Some("확장 사각형"),
    wiki: Some("Extended Unique Rectangles"),
    family: Family::Uniqueness,
    notation: sentences::notation::UNIQUENESS,
    sentences: sentences::LOOP_WITH_EXTRAS,
    ..Entry::new("extended-rectangle", Find::Unique(extended_rectangle))
};
