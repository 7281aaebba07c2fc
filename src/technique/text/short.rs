//! The short notation's template of each technique: the text between the name and `=>`.

use crate::technique::{Family, Technique};

pub(super) fn template(technique: Technique) -> &'static str {
    match technique {
        Technique::FullHouse | Technique::HiddenSingle => "{houses:base}",
        Technique::NakedSingle => "",
        Technique::AlsXz => {
            "A={candidates:set0}, B={candidates:set1}, X={digits:link}, Z={digits:body}"
        }
        Technique::DoublyLinkedAlsXz => "A={candidates:set0}, B={candidates:set1}, X={digits:link}",
        Technique::DeathBlossom => {
            "{cells:hinge}, {candidates:set0}, {candidates:set1}[, {candidates:set2}]\
             [, {candidates:set3}][, {candidates:set4}][, {candidates:set5}], Z={digits:body}"
        }
        Technique::Search => "{cells:body}({digits:body})",
        Technique::XyWing | Technique::XyzWing => {
            "{candidates:hinge} {candidates:wing}, Z={digits:link}"
        }
        Technique::WxyzWing => "{cells:body}({digits:body}), Z={digits:link}",
        Technique::SueDeCoq | Technique::ExtendedSueDeCoq => {
            "{candidates:hinge}, {candidates:set0}, {candidates:set1}"
        }
        Technique::MultiColour1 | Technique::MultiColour2 => {
            "{digits:a} {cells:a} / {cells:b}, {cells:c} / {cells:d}"
        }
        Technique::SimpleColourTrap | Technique::SimpleColourWrap => {
            "{digits:a} {cells:a} / {cells:b}"
        }
        Technique::Medusa => "{candidates:a} / {candidates:b}",
        Technique::TemplateSet | Technique::TemplateDelete => "{digits:body}",
        _ => match technique.entry().family {
            Family::LockedCandidates => "{digits:body} {houses:base}\\{houses:cover}",
            Family::Fish if technique.entry().code.starts_with("siamese") => {
                "{digits:body} {houses:base}\\{houses:set0} f{cells:set0} / \
                 {houses:base}\\{houses:set1} f{cells:set1}"
            }
            Family::Fish => {
                "{digits:body} {houses:base}\\{houses:cover}[ f{cells:fin}][ ef{cells:endo}]"
            }
            Family::Wings | Family::Chains | Family::AlmostLockedSets => "{chain}",
            Family::Forcing => "{nets}",
            Family::Subsets => "{digits:body} in {cells:body}",
            Family::SingleDigit => "{digits:body} in {cells:body} (connected by {cells:link})",
            Family::Uniqueness => {
                "{digits:body} in {cells:body}[, extra {candidates:fin}][, with {candidates:set0}]"
            }
            _ => "{digits:body} {cells:body}",
        },
    }
}
