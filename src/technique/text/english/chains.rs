//! English sentences for chains, almost locked sets and forcing.

use crate::technique::table::Technique;

pub(super) fn template(technique: Technique) -> Option<&'static str> {
    Some(match technique {
        Technique::RemotePair => {
            "The cells of the chain {chain} hold {digits:a} alternately. Its first and last cells \
             hold different digits, so {do}."
        }
        Technique::XChain => {
            "Follow the digit {digits:a} along {chain}: = joins the only two places in a house, so \
             one of them is true; - joins two places that share a house, so they are not both \
             true. So at least one end of the chain is true, and {do}."
        }
        Technique::XYChain => {
            "Each cell of {chain} has two candidates. If the first cell does not hold the digit \
             that the chain starts and ends with, each cell forces the next, and the last cell \
             holds it. So one of the end cells holds it, and {do}."
        }
        Technique::AlternatingInferenceChain | Technique::GroupedAic | Technique::AlsAic => {
            "In {chain}, = means that at least one of the two is true, and - that not both are. So \
             if one end is false, the other is true. Either way, {do}."
        }
        Technique::DiscontinuousNiceLoop
        | Technique::GroupedDiscontinuousNiceLoop
        | Technique::AlsDiscontinuousNiceLoop => {
            "In {chain}, = means that at least one of the two is true, and - that not both are. So \
             at least one end is true, and either way {do}."
        }
        Technique::ContinuousNiceLoop | Technique::GroupedContinuousNiceLoop => {
            "The chain {chain} ends where it starts, so its candidates are alternately true and \
             false. Each weak link (-) has a true end, so {do}."
        }
        Technique::AlsContinuousNiceLoop => {
            "The chain {chain} ends where it starts, so its candidates are alternately true and \
             false. Each weak link (-) has a true end, and each almost locked set holds all its \
             digits that the chain does not use. So {do}."
        }
        Technique::AlsXz => {
            "The sets {candidates:set0} and {candidates:set1} each have one more digit than cells, \
             and {digits:link} cannot be in both. The set without it holds all its other digits. \
             So {digits:body} is in one of the two sets, and {do}."
        }
        Technique::DoublyLinkedAlsXz => {
            "The sets {candidates:set0} and {candidates:set1} each have one more digit than cells, \
             and neither of {digits:link} can be in both. So each set holds one of the two and all \
             its other digits, and {do}."
        }
        Technique::AlsXyWing => {
            "The sets {candidates:set0}, {candidates:set1} and {candidates:set2} each have one \
             more digit than cells. If the first lacks {digits:body}, then along {chain} the last \
             holds it. So one of the two does, and {do}."
        }
        Technique::AlsChain => {
            "Each set of {chain} has one more digit than cells, so it can lack only one. If the \
             first lacks {digits:body}, then along the chain the last holds it. So one of the two \
             does, and {do}."
        }
        Technique::DeathBlossom => {
            "Whatever {cells:hinge} holds, one of the sets {candidates:set0}, {candidates:set1}[, \
             {candidates:set2}][, {candidates:set3}][, {candidates:set4}][, {candidates:set5}] \
             loses that digit and holds all its others. So {digits:body} is in one of these sets, \
             and {do}."
        }
        Technique::CellForcingChain | Technique::CellForcingNet => {
            "Whatever {cells:true} holds, the conclusion is the same: {nets}. So {do}.[ A star \
             marks a candidate that chains within these remove: {nested}.]"
        }
        Technique::HouseForcingChain | Technique::HouseForcingNet => {
            "Wherever {digits:true} goes in {houses:base}, the conclusion is the same: {nets}. So \
             {do}.[ A star marks a candidate that chains within these remove: {nested}.]"
        }
        Technique::DoubleForcingNet => {
            "Whether {candidates:true} is true or false, the conclusion is the same: {nets}. So \
             {do}.[ A star marks a candidate that chains within these remove: {nested}.]"
        }
        Technique::ContradictionNet | Technique::PatternNet => {
            "[Suppose {candidates:true} is true.][Suppose {candidates:false} is false.] This leads \
             to {net:0}. Then [{digits:missing} has no place left in {houses:base}][no candidate \
             is left in {cells:body}][{candidates:link} would have to be both true and false], a \
             contradiction. So {do}.[ A star marks a candidate that chains within this one remove: \
             {nested}.]"
        }
        Technique::NestedNet | Technique::DoublyNestedNet => {
            "Suppose {candidates:true} is true. This leads to {net:0}. Then [{digits:missing} has \
             no place left in {houses:base}][no candidate is left in {cells:body}], a \
             contradiction. So {do}.[ A star marks a candidate that is false because assuming it \
             as well leads to a contradiction: {nested}.]"
        }
        Technique::Search => {
            "No known technique helps here. Trying each of {digits:body} in {cells:body} to the \
             end shows which one leads to a solution: {do}."
        }
        _ => return None,
    })
}
