//! English sentences for chains, almost locked sets and forcing.

use crate::technique::table::Technique;

pub(super) fn template(technique: Technique) -> Option<&'static str> {
    Some(match technique {
        Technique::RemotePair => {
            "The cells of the chain {chain} all hold {digits:a}, by turns. Its first and last cell \
             hold one digit each, so {do}."
        }
        Technique::XChain => {
            "Follow the digit {digits:a} along {chain}: where a house has two places for it (=), \
             one is true; where two places share a house (-), not both are. So the digit is at one \
             end of the chain at least, and {do}."
        }
        Technique::XYChain => {
            "Each cell of {chain} has two candidates. If the first is not the digit of the ends, \
             each cell forces the next, and the last one holds it. So one of the end cells holds \
             it, and {do}."
        }
        Technique::AlternatingInferenceChain | Technique::GroupedAic => {
            "In {chain}, = means that one of the two is true, - that not both are. So if one end \
             is false, the other is true. Whichever it is, {do}."
        }
        Technique::DiscontinuousNiceLoop | Technique::GroupedDiscontinuousNiceLoop => {
            "In {chain}, = means that one of the two is true, - that not both are. So one end is \
             true, and either way {do}."
        }
        Technique::ContinuousNiceLoop | Technique::GroupedContinuousNiceLoop => {
            "The chain {chain} ends where it starts, so its candidates are true and false by turns, \
             one way round or the other. Each weak link (-) has a true end, so {do}."
        }
        _ => return None,
    })
}
