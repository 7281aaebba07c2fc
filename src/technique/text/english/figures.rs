//! English sentences for patterns of one digit, wings, colouring, uniqueness and the rest.

use crate::technique::table::Technique;

pub(super) fn template(technique: Technique) -> Option<&'static str> {
    Some(match technique {
        Technique::Skyscraper | Technique::TwoStringKite | Technique::TurbotFish => {
            "{digits:body} has two places in each of {houses:base}. {cells:link} see each other, \
             so they cannot both be {digits:body}, and at least one of {cells:body} is. Therefore \
             {do}."
        }
        Technique::DualTwoStringKite => {
            "{digits:body} has two places in each of {houses:base}. {cells:link} see each other, \
             so they cannot both be {digits:body}; in each of the two kites, one of the far ends \
             among {cells:body} is. Therefore {do}."
        }
        Technique::EmptyRectangle | Technique::DualEmptyRectangle => {
            "In {houses:base}, the places for {digits:body} ({cells:body}) lie in one row and one \
             column. Outside the block, one of each pair among {cells:link} is {digits:body}. \
             Either way, {do}."
        }
        Technique::XyWing => {
            "Whichever candidate {cells:hinge} holds, one of {cells:wing} is {digits:link}, so \
             {do}."
        }
        Technique::XyzWing => {
            "Whichever candidate {cells:hinge} holds, one of {cells:body} is {digits:link}, so \
             {do}."
        }
        Technique::WxyzWing => {
            "{cells:body} hold only {digits:body}. Except for {digits:link}, each of these can \
             appear there only once, so one of {cells:link} is {digits:link}, and {do}."
        }
        Technique::WWing
        | Technique::MWing
        | Technique::SWing
        | Technique::LWing
        | Technique::HWing => {
            "Follow {chain:0}: if the first is false, the last is true. One of the two ends is \
             true, so {do}."
        }
        Technique::SimpleColourTrap => {
            "Strong links of {digits:a} join {cells:a} with {cells:b}: either all of the first \
             group or all of the second are true. A candidate that sees both groups is false, so \
             {do}."
        }
        Technique::SimpleColourWrap => {
            "Strong links of {digits:a} join {cells:a} with {cells:b}: either all of the first \
             group or all of the second are true. Two of one group see each other, so that group \
             is false, and {do}."
        }
        Technique::MultiColour1 => {
            "Strong links of {digits:a} form two clusters, {cells:a} against {cells:b} and \
             {cells:c} against {cells:d}. A group of one cluster sees a group of the other, so one \
             of the opposite groups is true, and {do}."
        }
        Technique::MultiColour2 => {
            "Strong links of {digits:a} form two clusters, {cells:a} against {cells:b} and \
             {cells:c} against {cells:d}. A group of the first sees both groups of the second, so \
             it is false, and {do}."
        }
        Technique::Medusa => {
            "Strong links join {candidates:a} with {candidates:b}: either all of the first group \
             or all of the second are true. Both groups rule out what is removed, or one group \
             contradicts itself, so {do}."
        }
        Technique::UniqueRectangle1 | Technique::UniqueRectangle2 | Technique::UniqueRectangle5 => {
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. So one of the extra candidates {candidates:fin} is true, and \
             {do}."
        }
        Technique::UniqueRectangle3 => {
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. So one of the extra candidates {candidates:fin} is true; in \
             {houses:base} they form a naked subset with {candidates:set0}, so {do}."
        }
        Technique::UniqueRectangle4 => {
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. In {houses:base}, {digits:link} has no places but \
             {cells:link}, so one of them is {digits:link}; the other must be an extra, so {do}."
        }
        Technique::UniqueRectangle6 => {
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. {digits:link} has no places but these in two of the lines, so \
             if it were in one cell with an extra, it would be in both. Therefore {do}."
        }
        Technique::HiddenRectangle => {
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. {digits:link} has no places but {cells:link} in two of the \
             lines, which would force exactly that. So {do}."
        }
        Technique::AvoidableRectangle1 => {
            "None of {cells:body} is given. If the last of them completed a rectangle of only \
             {digits:body}, these digits could be exchanged, and there would be two solutions. So \
             {do}."
        }
        Technique::AvoidableRectangle2 => {
            "None of {cells:body} is given. If they held only {digits:body}, these digits could be \
             exchanged, and there would be two solutions. So one of {cells:fin} is {digits:fin}, \
             and {do}."
        }
        Technique::ExtendedRectangle | Technique::UniqueLoop => {
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. So one of the extra candidates {candidates:fin} is true[; in \
             {houses:base} they form a naked subset with {candidates:set0}][; in {houses:base}, \
             {digits:link} has no places but {cells:link}]. Therefore {do}."
        }
        Technique::BugPlus1 => {
            "Without {digits:body} in {cells:body}, every open cell would have two candidates and \
             every digit two places in each house, and there would not be exactly one solution. So \
             {do}."
        }
        Technique::BugPlusN => {
            "Without {digits:body} in {cells:body}, every open cell would have two candidates and \
             every digit two places in each house, and there would not be exactly one solution. So \
             one of them is {digits:body}, and {do}."
        }
        Technique::SueDeCoq | Technique::ExtendedSueDeCoq => {
            "{candidates:hinge}, where {houses:base} meet, with {candidates:set0} in the line and \
             {candidates:set1} in the block have as many cells as digits, so each of these digits \
             must be there. Therefore {do}."
        }
        Technique::AlignedPairExclusion | Technique::AlignedTripleExclusion => {
            "Of all ways to fill {cells:body}, discard those that put equal digits in cells that \
             see each other[ or leave no candidate for one of {candidates:set0}]. No remaining way \
             uses these: {do}."
        }
        Technique::TemplateSet => {
            "Every way to place {digits:body} nine times that the candidates allow uses the same \
             cell, so {do}."
        }
        Technique::TemplateDelete => {
            "No way to place {digits:body} nine times that the candidates allow uses these cells, \
             so {do}."
        }
        _ => return None,
    })
}
