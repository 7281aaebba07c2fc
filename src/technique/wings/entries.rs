//! The entries of wings: names, finders and texts.

use super::{
    grouped_w_wing, h_wing, l_wing, m_wing, multi_branch_w_wing, s_wing, w_wing, wxyz_wing,
    xy_wing, xyz_wing,
};
use crate::step::{Entry, Family, Find, Sentences, template};
use crate::technique::sentences;

pub(in crate::technique) static XY_WING: Entry = Entry {
    name: "XY-Wing",
    korean: Some("XY-윙"),
    hodoku: Some("XY-Wing"),
    explainer: Some("XY-Wing"),
    wiki: Some("Y-Wing"),
    library: &["0800"],
    family: Family::Wings,
    notation: sentences::notation::WING,
    sentences: Sentences {
        english: template!(
            "Whichever candidate {cells:hinge} holds, one of {cells:wing} is {digits:link}, so \
             {do}."
        ),
        korean: Some(template!(
            "{cells:hinge}{이/가} 어느 후보이든 {cells:wing} 가운데 하나는 {digits:link}이므로 {do}."
        )),
    },
    ..Entry::new("xy-wing", Find::Always(xy_wing))
};

pub(in crate::technique) static XYZ_WING: Entry = Entry {
    name: "XYZ-Wing",
    korean: Some("XYZ-윙"),
    hodoku: Some("XYZ-Wing"),
    explainer: Some("XYZ-Wing"),
    wiki: Some("XYZ Wing"),
    library: &["0801"],
    family: Family::Wings,
    notation: sentences::notation::WING,
    sentences: Sentences {
        english: template!(
            "Whichever candidate {cells:hinge} holds, one of {cells:body} is {digits:link}, so \
             {do}."
        ),
        korean: Some(template!(
            "{cells:hinge}{이/가} 어느 후보이든 {cells:body} 가운데 하나는 {digits:link}이므로 {do}."
        )),
    },
    ..Entry::new("xyz-wing", Find::Always(xyz_wing))
};

pub(in crate::technique) static WXYZ_WING: Entry = Entry {
    name: "WXYZ-Wing",
    korean: Some("WXYZ-윙"),
    wiki: Some("WXYZ Wing"),
    library: &["0802"],
    family: Family::Wings,
    notation: template!("{cells:body}({digits:body}), Z={digits:link}"),
    sentences: Sentences {
        english: template!(
            "{cells:body} hold only {digits:body}. Except for {digits:link}, each of these can \
             appear there only once, so one of {cells:link} is {digits:link}, and {do}."
        ),
        korean: Some(template!(
            "{cells:body}에는 {digits:body}만 남아 있습니다. {digits:link} 말고는 한 번씩만 들어갈 수 \
             있으므로 {cells:link} 가운데 하나는 {digits:link}입니다. 따라서 {do}."
        )),
    },
    ..Entry::new("wxyz-wing", Find::Always(wxyz_wing))
};

pub(in crate::technique) static W_WING: Entry = Entry {
    name: "W-Wing",
    korean: Some("W-윙"),
    hodoku: Some("W-Wing"),
    wiki: Some("W-Wing"),
    library: &["0803"],
    family: Family::Wings,
    notation: template!("{chain}"),
    sentences: sentences::WING_OF_LINKS,
    ..Entry::new("w-wing", Find::Always(w_wing))
};

pub(in crate::technique) static GROUPED_W_WING: Entry = Entry {
    name: "Grouped W-Wing",
    korean: Some("그룹 W-윙"),
    family: Family::Wings,
    notation: sentences::notation::W_WING,
    sentences: sentences::W_WING_OF_HOUSE,
    ..Entry::new("grouped-w-wing", Find::Always(grouped_w_wing))
};

pub(in crate::technique) static MULTI_BRANCH_W_WING: Entry = Entry {
    name: "Multi-Branch W-Wing",
    korean: Some("다중 가지 W-윙"),
    family: Family::Wings,
    notation: sentences::notation::W_WING,
    sentences: sentences::W_WING_OF_HOUSE,
    ..Entry::new("multi-branch-w-wing", Find::Always(multi_branch_w_wing))
};

pub(in crate::technique) static M_WING: Entry = Entry {
    name: "M-Wing",
    korean: Some("M-윙"),
    family: Family::Wings,
    notation: template!("{chain}"),
    sentences: sentences::WING_OF_LINKS,
    ..Entry::new("m-wing", Find::Always(m_wing))
};

pub(in crate::technique) static S_WING: Entry = Entry {
    name: "S-Wing",
    korean: Some("S-윙"),
    family: Family::Wings,
    notation: template!("{chain}"),
    sentences: sentences::WING_OF_LINKS,
    ..Entry::new("s-wing", Find::Always(s_wing))
};

pub(in crate::technique) static L_WING: Entry = Entry {
    name: "L-Wing",
    korean: Some("L-윙"),
    family: Family::Wings,
    notation: template!("{chain}"),
    sentences: sentences::WING_OF_LINKS,
    ..Entry::new("l-wing", Find::Always(l_wing))
};

pub(in crate::technique) static H_WING: Entry = Entry {
    name: "H-Wing",
    korean: Some("H-윙"),
    family: Family::Wings,
    notation: template!("{chain}"),
    sentences: sentences::WING_OF_LINKS,
    ..Entry::new("h-wing", Find::Always(h_wing))
};
