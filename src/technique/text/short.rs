//! The short notation's template of each technique: what stands between the name and `=>`.

use crate::technique::table::{Family, Technique};

pub(super) fn template(technique: Technique) -> &'static str {
    match technique {
        Technique::FullHouse | Technique::HiddenSingle => "{houses:base}",
        Technique::NakedSingle => "",
        _ => match technique.row().family {
            Family::LockedCandidates => "{digits:body} {houses:base}\\{houses:cover}",
            Family::Fish => {
                "{digits:body} {houses:base}\\{houses:cover}[ f{cells:fin}][ ef{cells:endo}]"
            }
            Family::Chains => "{chain}",
            Family::Subsets => "{digits:body} in {cells:body}",
            _ => "{digits:body} {cells:body}",
        },
    }
}
