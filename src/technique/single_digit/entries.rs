//! The entries of patterns of one digit: names, finders and texts.

use super::{
    broken_wing, dual_empty_rectangle, dual_two_string_kite, empty_rectangle, skyscraper,
    turbot_fish, two_string_kite,
};
use crate::step::{Entry, Family, Find, Sentences, template};
use crate::technique::sentences;

pub(in crate::technique) static SKYSCRAPER: Entry = Entry {
    name: "Skyscraper",
    korean: Some("스카이스크레이퍼"),
    hodoku: Some("Skyscraper"),
    wiki: Some("Skyscraper"),
    library: &["0400"],
    family: Family::SingleDigit,
    notation: sentences::notation::SINGLE_DIGIT,
    sentences: sentences::STRONG_LINKS,
    ..Entry::new("skyscraper", Find::Always(skyscraper))
};

pub(in crate::technique) static TWO_STRING_KITE: Entry = Entry {
    name: "Two-String Kite",
    korean: Some("투 스트링 카이트"),
    hodoku: Some("2-String Kite"),
    wiki: Some("2-String Kite"),
    library: &["0401"],
    family: Family::SingleDigit,
    notation: sentences::notation::SINGLE_DIGIT,
    sentences: sentences::STRONG_LINKS,
    ..Entry::new("two-string-kite", Find::Always(two_string_kite))
};

pub(in crate::technique) static TURBOT_FISH: Entry = Entry {
    name: "Turbot Fish",
    korean: Some("터봇 피시"),
    hodoku: Some("Turbot Fish"),
    explainer: Some("Turbot Fish"),
    library: &["0403"],
    family: Family::SingleDigit,
    notation: sentences::notation::SINGLE_DIGIT,
    sentences: sentences::STRONG_LINKS,
    ..Entry::new("turbot-fish", Find::Always(turbot_fish))
};

pub(in crate::technique) static EMPTY_RECTANGLE: Entry = Entry {
    name: "Empty Rectangle",
    korean: Some("빈 사각형"),
    hodoku: Some("Empty Rectangle"),
    wiki: Some("Empty Rectangles"),
    aliases: &["ER"],
    library: &["0402"],
    family: Family::SingleDigit,
    notation: sentences::notation::SINGLE_DIGIT,
    sentences: Sentences {
        english: template!(
            "In {houses:base}, the places for {digits:body} ({cells:body}) lie in one row and one \
             column. Outside the block, one of {cells:link} is {digits:body}. If it is the one in \
             that row or column, the block's {digits:body} lies in the other line. Either way, \
             {do}."
        ),
        korean: Some(template!(
            "{houses:base}에서 {digits:body}의 자리({cells:body})는 한 행과 한 열 위에만 있습니다. 블록 \
             밖에서는 {cells:link} 가운데 하나가 {digits:body}입니다. 그것이 이 행이나 열에 있는 쪽이면 블록의 \
             {digits:body}{은/는} 다른 줄에 들어갑니다. 어느 쪽이든 {do}."
        )),
    },
    ..Entry::new("empty-rectangle", Find::Always(empty_rectangle))
};

pub(in crate::technique) static DUAL_TWO_STRING_KITE: Entry = Entry {
    name: "Dual Two-String Kite",
    korean: Some("이중 투 스트링 카이트"),
    hodoku: Some("Dual 2-String Kite"),
    library: &["0404"],
    family: Family::SingleDigit,
    notation: sentences::notation::SINGLE_DIGIT,
    sentences: Sentences {
        english: template!(
            "{digits:body} has two places in each of {houses:base}. {cells:link} see each other, \
             so they cannot both be {digits:body}. Each of the two kites therefore has \
             {digits:body} at one of its far ends, among {cells:body}, and {do}."
        ),
        korean: Some(template!(
            "{houses:base}에는 {digits:body}의 자리가 둘씩 있습니다. {cells:link}{은/는} 서로 보므로 둘 \
             다 {digits:body}일 수 없습니다. 그래서 두 카이트 모두 먼 끝({cells:body}) 가운데 하나가 \
             {digits:body}이므로 {do}."
        )),
    },
    ..Entry::new("dual-two-string-kite", Find::Always(dual_two_string_kite))
};

pub(in crate::technique) static DUAL_EMPTY_RECTANGLE: Entry = Entry {
    name: "Dual Empty Rectangle",
    korean: Some("이중 빈 사각형"),
    hodoku: Some("Dual Empty Rectangle"),
    library: &["0405"],
    family: Family::SingleDigit,
    notation: sentences::notation::SINGLE_DIGIT,
    sentences: Sentences {
        english: template!(
            "In {houses:base}, the places for {digits:body} ({cells:body}) lie in one row and one \
             column. Outside the block, {cells:link} form two strong links, and one end of each is \
             {digits:body}. If it is the end in that row or column, the block's {digits:body} lies \
             in the other line. Either way, {do}."
        ),
        korean: Some(template!(
            "{houses:base}에서 {digits:body}의 자리({cells:body})는 한 행과 한 열 위에만 있습니다. 블록 \
             밖에서는 {cells:link}{이/가} 강한 링크 둘을 이루고, 링크마다 한쪽 끝이 {digits:body}입니다. 그것이 이 \
             행이나 열에 있는 쪽이면 블록의 {digits:body}{은/는} 다른 줄에 들어갑니다. 어느 쪽이든 {do}."
        )),
    },
    ..Entry::new("dual-empty-rectangle", Find::Always(dual_empty_rectangle))
};

pub(in crate::technique) static BROKEN_WING: Entry = Entry {
    name: "Broken Wing",
    korean: Some("브로큰 윙"),
    aliases: &["Guardians"],
    family: Family::SingleDigit,
    notation: template!("{digits:body} in {cells:body}, guardians {cells:fin}"),
    sentences: Sentences {
        english: template!(
            "{cells:body} form a loop of an odd number of cells, joined by {houses:base}. If \
             {digits:body} had no other places in these houses, it would be in every second cell of \
             the loop, which an odd number does not allow. So [many:fin|one of the other places \
             {cells:fin} is {digits:body}, and ]{do}."
        ),
        korean: Some(template!(
            "{cells:body}{은/는} {houses:base}{으로/로} 이어진 홀수 칸의 고리입니다. 이 하우스에 {digits:body}의 \
             다른 자리가 없다면 고리를 따라 한 칸 걸러 {digits:body}{이/가} 들어가야 하는데, 홀수 칸에서는 그럴 수 \
             없습니다. [many:fin|다른 자리 {cells:fin} 가운데 한 칸이 {digits:body}이므로 ][one:fin|따라서 ]{do}."
        )),
    },
    ..Entry::new("broken-wing", Find::Always(broken_wing))
};
