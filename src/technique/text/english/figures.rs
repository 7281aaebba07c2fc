//! English sentences for patterns of one digit, wings, colouring, uniqueness and the rest.

use crate::technique::table::Technique;

pub(super) fn template(technique: Technique) -> Option<&'static str> {
    Some(match technique {
        Technique::Skyscraper | Technique::TwoStringKite | Technique::TurbotFish => {
            "{digits:body} has two places in each of {houses:base}. {cells:link} see each \
             other, so not both hold {digits:body}, and at least one of {cells:body} does. \
             Therefore {do}."
        }
        Technique::DualTwoStringKite => {
            "{digits:body} has two places in each of {houses:base}. {cells:link} see each \
             other, so not both hold {digits:body}; for each of the two kites, one of its \
             far ends among {cells:body} does. Therefore {do}."
        }
        Technique::EmptyRectangle | Technique::DualEmptyRectangle => {
            "In {houses:base}, the places for {digits:body} ({cells:body}) lie on one row \
             and one column. Outside, of {cells:link} one is {digits:body} in each pair. \
             Whichever it is, {do}."
        }
        Technique::XyWing => {
            "Whichever of its candidates {cells:hinge} holds, one of {cells:wing} is \
             {digits:link}, so {do}."
        }
        Technique::XyzWing => {
            "Whichever of its candidates {cells:hinge} holds, one of {cells:body} is \
             {digits:link}, so {do}."
        }
        Technique::WxyzWing => {
            "{cells:body} hold only {digits:body}. All of these but {digits:link} can stand \
             there once only, so one of {cells:link} is {digits:link}, and {do}."
        }
        Technique::WWing
        | Technique::MWing
        | Technique::SWing
        | Technique::LWing
        | Technique::HWing => {
            "Follow {chain:0}: if the first is false, the last is true. One of the two ends \
             is true, so {do}."
        }
        Technique::SimpleColourTrap => {
            "Strong links of {digits:a} join {cells:a} with {cells:b}: all of the former or \
             all of the latter are true. What sees one of each goes, so {do}."
        }
        Technique::SimpleColourWrap => {
            "Strong links of {digits:a} join {cells:a} with {cells:b}: all of the former or \
             all of the latter are true. Two of one group see each other, so that group is \
             false, and {do}."
        }
        Technique::MultiColour1 => {
            "Strong links of {digits:a} make two clusters, {cells:a} against {cells:b} and \
             {cells:c} against {cells:d}. A group of the one sees a group of the other, so \
             one of the opposite groups is true, and {do}."
        }
        Technique::MultiColour2 => {
            "Strong links of {digits:a} make two clusters, {cells:a} against {cells:b} and \
             {cells:c} against {cells:d}. A group of the first sees both groups of the \
             second, so it is false, and {do}."
        }
        Technique::Medusa => {
            "Strong links join {candidates:a} with {candidates:b}: all of the former or all \
             of the latter are true. What goes is impossible with both, or is the group \
             that contradicts itself, so {do}."
        }
        Technique::UniqueRectangle1 | Technique::UniqueRectangle2 | Technique::UniqueRectangle5 => {
            "Were {cells:body} filled from {digits:body} alone, these could change places, \
             and there would be two solutions. So one of the extra candidates \
             {candidates:fin} is true, and {do}."
        }
        Technique::UniqueRectangle3 => {
            "Were {cells:body} filled from {digits:body} alone, these could change places, \
             and there would be two solutions. So one of the extra candidates \
             {candidates:fin} is true; in {houses:base} they form a naked subset with \
             {candidates:set0}, so {do}."
        }
        Technique::UniqueRectangle4 => {
            "Were {cells:body} filled from {digits:body} alone, these could change places, \
             and there would be two solutions. In {houses:base}, {digits:link} has no \
             places but {cells:link}, so one of them is {digits:link}; the other must be an \
             extra, so {do}."
        }
        Technique::UniqueRectangle6 => {
            "Were {cells:body} filled from {digits:body} alone, these could change places, \
             and there would be two solutions. {digits:link} has no places but these in two \
             of the lines, so if it stood in one cell with an extra, it would stand in \
             both. Therefore {do}."
        }
        Technique::HiddenRectangle => {
            "{cells:body} could be filled from {digits:body}, which could then change \
             places, and there would be two solutions. {digits:link} has no places but \
             {cells:link} in two of the lines, which would force just that; so {do}."
        }
        Technique::AvoidableRectangle1 => {
            "None of {cells:body} is given. Were the last of them filled so that only \
             {digits:body} stand there, these could change places, and there would be two \
             solutions; so {do}."
        }
        Technique::AvoidableRectangle2 => {
            "None of {cells:body} is given. Were they filled from {digits:body}, these \
             could change places, and there would be two solutions. So one of {cells:fin} \
             is {digits:fin}, and {do}."
        }
        Technique::ExtendedRectangle | Technique::UniqueLoop => {
            "Were {cells:body} filled from {digits:body} alone, these could change places, \
             and there would be two solutions. So one of the extra candidates \
             {candidates:fin} is true[; in {houses:base} they form a naked subset with \
             {candidates:set0}][; in {houses:base}, {digits:link} has no places but \
             {cells:link}]. Therefore {do}."
        }
        Technique::BugPlus1 => {
            "Without {digits:body} in {cells:body}, every open cell would have two \
             candidates and every digit two places in each house, and there would not be \
             one solution. So {do}."
        }
        Technique::BugPlusN => {
            "Without {digits:body} in {cells:body}, every open cell would have two \
             candidates and every digit two places in each house, and there would not be \
             one solution. So one of them is {digits:body}, and {do}."
        }
        Technique::SueDeCoq | Technique::ExtendedSueDeCoq => {
            "{candidates:hinge}, where {houses:base} meet, with {candidates:set0} in the \
             line and {candidates:set1} in the block are as many cells as they can hold \
             digits, so each of the digits must stand there. Therefore {do}."
        }
        Technique::AlignedPairExclusion | Technique::AlignedTripleExclusion => {
            "Of all ways to fill {cells:body}, those are out that put equal digits in sight of each \
             other[ or leave nothing for one of {candidates:set0}]. In no way left is what goes: \
             {do}."
        }
        Technique::TemplateSet => {
            "Every way to place all {digits:body}s that its candidates allow uses the same \
             cell, so {do}."
        }
        Technique::TemplateDelete => {
            "No way to place all {digits:body}s that its candidates allow uses what goes, \
             so {do}."
        }
        _ => return None,
    })
}
