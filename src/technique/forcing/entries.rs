//! The entries of forcing: names, finders and texts.

use super::{
    braids, cell_chains, cell_nets, double_nets, doubly_nested_nets, house_chains, house_nets,
    nested_nets, nets, pattern_nets, whips,
};
use crate::step::{Entry, Family, Find, Sentences, template};
use crate::technique::sentences;

pub(in crate::technique) static CELL_FORCING_CHAIN: Entry = Entry {
    name: "Cell Forcing Chain",
    korean: Some("셀 포싱 체인"),
    hodoku: Some("Forcing Chain Verity"),
    explainer: Some("Cell Forcing Chains"),
    wiki: Some("Cell Forcing Chains"),
    library: &["1302"],
    family: Family::Forcing,
    notation: template!("{nets}"),
    sentences: sentences::CELL_VERITY,
    ..Entry::new("cell-forcing-chain", Find::Always(cell_chains))
};

pub(in crate::technique) static HOUSE_FORCING_CHAIN: Entry = Entry {
    name: "House Forcing Chain",
    korean: Some("하우스 포싱 체인"),
    hodoku: Some("Forcing Chain Verity"),
    explainer: Some("Region Forcing Chains"),
    wiki: Some("Unit Forcing Chains"),
    library: &["1302"],
    family: Family::Forcing,
    notation: template!("{nets}"),
    sentences: sentences::HOUSE_VERITY,
    ..Entry::new("house-forcing-chain", Find::Always(house_chains))
};

pub(in crate::technique) static WHIP: Entry = Entry {
    name: "Whip",
    korean: Some("휩"),
    family: Family::Forcing,
    notation: template!("{nets}"),
    sentences: sentences::CONTRADICTION,
    ..Entry::new("whip", Find::Always(whips))
};

pub(in crate::technique) static BRAID: Entry = Entry {
    name: "Braid",
    korean: Some("브레이드"),
    family: Family::Forcing,
    notation: template!("{nets}"),
    sentences: sentences::CONTRADICTION,
    ..Entry::new("braid", Find::Always(braids))
};

pub(in crate::technique) static CONTRADICTION_NET: Entry = Entry {
    name: "Contradiction Net",
    korean: Some("모순 포싱 넷"),
    hodoku: Some("Forcing Net Contradiction"),
    explainer: Some("Dynamic Contradiction Forcing Chains"),
    wiki: Some("Nishio Forcing Chains"),
    aliases: &["Nishio", "Bowman's Bingo"],
    library: &["1301", "1303"],
    family: Family::Forcing,
    notation: template!("{nets}"),
    sentences: sentences::CONTRADICTION,
    ..Entry::new("contradiction-net", Find::Always(nets))
};

pub(in crate::technique) static DOUBLE_FORCING_NET: Entry = Entry {
    name: "Double Forcing Net",
    korean: Some("이중 포싱 넷"),
    hodoku: Some("Forcing Net Verity"),
    explainer: Some("Dynamic Double Forcing Chains"),
    wiki: Some("Digit Forcing Chains"),
    library: &["1304"],
    family: Family::Forcing,
    notation: template!("{nets}"),
    sentences: Sentences {
        english: template!(
            "Whether {candidates:true} is true or false, the conclusion is the same: {nets}. So \
             {do}.[ A star marks a candidate that chains within these remove: {nested}.]"
        ),
        korean: Some(template!(
            "{candidates:true}{이/가} 참이든 거짓이든 같은 결론이 나옵니다: {nets}. 따라서 {do}.[ 별표(*)가 \
             붙은 후보는 이 체인 안의 다른 체인이 지웁니다: {nested}.]"
        )),
    },
    ..Entry::new("double-forcing-net", Find::Always(double_nets))
};

pub(in crate::technique) static CELL_FORCING_NET: Entry = Entry {
    name: "Cell Forcing Net",
    korean: Some("셀 포싱 넷"),
    hodoku: Some("Forcing Net Verity"),
    explainer: Some("Dynamic Cell Forcing Chains"),
    library: &["1304"],
    family: Family::Forcing,
    notation: template!("{nets}"),
    sentences: sentences::CELL_VERITY,
    ..Entry::new("cell-forcing-net", Find::Always(cell_nets))
};

pub(in crate::technique) static HOUSE_FORCING_NET: Entry = Entry {
    name: "House Forcing Net",
    korean: Some("하우스 포싱 넷"),
    hodoku: Some("Forcing Net Verity"),
    explainer: Some("Dynamic Region Forcing Chains"),
    library: &["1304"],
    family: Family::Forcing,
    notation: template!("{nets}"),
    sentences: sentences::HOUSE_VERITY,
    ..Entry::new("house-forcing-net", Find::Always(house_nets))
};

pub(in crate::technique) static PATTERN_NET: Entry = Entry {
    name: "Contradiction Net with Patterns",
    korean: Some("패턴 모순 포싱 넷"),
    explainer: Some("Dynamic Forcing Chains (+)"),
    family: Family::Forcing,
    notation: template!("{nets}"),
    sentences: sentences::CONTRADICTION,
    ..Entry::new("pattern-net", Find::Always(pattern_nets))
};

pub(in crate::technique) static NESTED_NET: Entry = Entry {
    name: "Nested Contradiction Net",
    korean: Some("중첩 모순 포싱 넷"),
    family: Family::Forcing,
    notation: template!("{nets}"),
    sentences: sentences::NESTED_CONTRADICTION,
    ..Entry::new("nested-net", Find::Always(nested_nets))
};

pub(in crate::technique) static DOUBLY_NESTED_NET: Entry = Entry {
    name: "Doubly Nested Contradiction Net",
    korean: Some("이중 중첩 모순 포싱 넷"),
    family: Family::Forcing,
    notation: template!("{nets}"),
    sentences: sentences::NESTED_CONTRADICTION,
    ..Entry::new("doubly-nested-net", Find::Always(doubly_nested_nets))
};
