//! The entries of templates: names, finders and texts.

use super::{delete, set};
use crate::step::{Entry, Family, Find, Sentences, template};

pub(in crate::technique) static TEMPLATE_SET: Entry = Entry {
    name: "Template Set",
    korean: Some("템플릿 확정"),
    hodoku: Some("Template Set"),
    library: &["1201"],
    family: Family::Templates,
    notation: template!("{digits:body}"),
    sentences: Sentences {
        english: template!(
            "Consider every way to place each digit nine times where the candidates allow it. A \
             way that needs a cell which all ways of another digit need is impossible. The ways \
             that are left for {digits:body} have this in common: {do}."
        ),
        korean: Some(template!(
            "지금 후보로 가능한 배치를 숫자마다 모두 살핍니다. 다른 숫자의 모든 배치가 쓰는 칸을 쓰는 배치는 버립니다. 남은 \
             {digits:body}의 배치는 모두 같은 칸을 쓰므로 {do}."
        )),
    },
    ..Entry::new("template-set", Find::Always(set))
};

pub(in crate::technique) static TEMPLATE_DELETE: Entry = Entry {
    name: "Template Delete",
    korean: Some("템플릿 제거"),
    hodoku: Some("Template Delete"),
    wiki: Some("Pattern Overlay"),
    aliases: &["POM"],
    library: &["1202"],
    family: Family::Templates,
    notation: template!("{digits:body}"),
    sentences: Sentences {
        english: template!(
            "Consider every way to place each digit nine times where the candidates allow it. A \
             way that needs a cell which all ways of another digit need is impossible. No way that \
             is left for {digits:body} uses these places, so {do}."
        ),
        korean: Some(template!(
            "지금 후보로 가능한 배치를 숫자마다 모두 살핍니다. 다른 숫자의 모든 배치가 쓰는 칸을 쓰는 배치는 버립니다. 남은 \
             {digits:body}의 배치 가운데 이 자리를 쓰는 것은 없으므로 {do}."
        )),
    },
    ..Entry::new("template-delete", Find::Always(delete))
};
