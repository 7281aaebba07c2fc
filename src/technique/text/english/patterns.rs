//! English sentences for techniques that are patterns of cells and houses.

use crate::technique::{Family, Technique};

pub(super) fn template(technique: Technique) -> Option<&'static str> {
    if technique.row().code.starts_with("siamese") {
        return Some(
            "Two finned fish have the bases {houses:base}: one with the covers {houses:set0} and the \
             fins {cells:set0}, the other with the covers {houses:set1} and the fins {cells:set1}. In \
             each of them, the {digits:body}s of the bases use up the covers unless one of its own \
             fins holds {digits:body}. What goes lies in the covers of one of the fish and sees all \
             its fins, so {do}.",
        );
    }
    if technique.row().family == Family::Fish {
        return Some(
            "In {houses:base}, every place for {digits:body} lies in {houses:cover}[, not \
             counting the fins {cells:fin+endo}]. The {digits:body}s of the former use up the \
             latter[, unless {cells:fin+endo} holds {digits:body}; but what goes sees all of that \
             too], so {do}.",
        );
    }
    Some(match technique {
        Technique::FullHouse => {
            "Only {cells:body} is still open in {houses:base}, and {digits:body} is the digit that \
             {houses:base} lacks, so {do}."
        }
        Technique::HiddenSingle => {
            "In {houses:base}, {cells:body} is the only cell that can still hold {digits:body}, so \
             {do}."
        }
        Technique::NakedSingle => {
            "{digits:body} is the only candidate left in {cells:body}, so {do}."
        }
        Technique::Pointing | Technique::Claiming => {
            "In {houses:base}, every place for {digits:body} ({cells:body}) also lies in \
             {houses:cover}. One of them is {digits:body}, so {do}."
        }

        Technique::NakedPair
        | Technique::NakedTriple
        | Technique::NakedQuad
        | Technique::LockedPair
        | Technique::LockedTriple => {
            "In {houses:base}, the cells {cells:body} hold nothing but {digits:body}. They use \
             these digits up, so {do}."
        }
        Technique::HiddenPair | Technique::HiddenTriple | Technique::HiddenQuad => {
            "In {houses:base}, the digits {digits:body} have no places but {cells:body}. They \
             need all of these cells, so {do}."
        }
        _ => return None,
    })
}
