//! English sentences for techniques that are patterns of cells and houses.

use crate::technique::{Family, Technique};

pub(super) fn template(technique: Technique) -> Option<&'static str> {
    if technique.entry().code.starts_with("siamese") {
        return Some(
            "Two finned fish share the bases {houses:base}. One has the covers {houses:set0} and \
             the [one:set0|fin][many:set0|fins] {cells:set0}, the other has the covers \
             {houses:set1} and the [one:set1|fin][many:set1|fins] {cells:set1}. In each fish, the {digits:body}s of the bases use up the covers unless \
             one of its own fins holds {digits:body}. Each candidate to remove lies in the covers \
             of one of the fish and sees all its fins, so {do}.",
        );
    }
    if technique.entry().family == Family::Fish {
        return Some(
            "In {houses:base}, every place for {digits:body} lies in {houses:cover}[ or is \
             [one:fin+endo|the fin][many:fin+endo|one of the fins] {cells:fin+endo}]. The \
             {digits:body}s of {houses:base} use up {houses:cover}[one:fin+endo|, unless the fin \
             holds one. Either way, a candidate there that sees the fin is \
             false][many:fin+endo|, unless a fin holds one. Either way, a candidate there that \
             sees all the fins is false]. So {do}.",
        );
    }
    Some(match technique {
        Technique::FullHouse => {
            "In {houses:base}, only {cells:body} is still open and only {digits:body} is missing, \
             so {do}."
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
             {houses:cover}. One of them is {digits:body}[, which leaves only {cells:true} for \
             {digits:true} in {houses:true}], so {do}."
        }

        Technique::NakedPair
        | Technique::NakedTriple
        | Technique::NakedQuad
        | Technique::LockedPair
        | Technique::LockedTriple => {
            "In {houses:base}, {cells:body} have only the candidates {digits:body}. They use up \
             these digits, so {do}."
        }
        Technique::HiddenPair | Technique::HiddenTriple | Technique::HiddenQuad => {
            "In {houses:base}, the digits {digits:body} can only go in {cells:body}. They fill all \
             of these cells[, which leaves only {cells:true} for {digits:true} in {houses:true}], \
             so {do}."
        }
        _ => return None,
    })
}
