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
             so they cannot both be {digits:body}. Each of the two kites therefore has \
             {digits:body} at one of its far ends, among {cells:body}, and {do}."
        }
        Technique::EmptyRectangle => {
            "In {houses:base}, the places for {digits:body} ({cells:body}) lie in one row and one \
             column. Outside the block, one of {cells:link} is {digits:body}. If it is the one in \
             that row or column, the block's {digits:body} lies in the other line. Either way, \
             {do}."
        }
        Technique::DualEmptyRectangle => {
            "In {houses:base}, the places for {digits:body} ({cells:body}) lie in one row and one \
             column. Outside the block, {cells:link} form two strong links, and one end of each is \
             {digits:body}. If it is the end in that row or column, the block's {digits:body} lies \
             in the other line. Either way, {do}."
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
            "In {chain:0}, if the first candidate is false, the last one is true. So one of the \
             two is true, and {do}."
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
            "Strong links of {digits:a} form two clusters: {cells:a} against {cells:b}; {cells:c} \
             against {cells:d}. A group of one cluster sees a group of the other, so one of the \
             opposite groups is true, and {do}."
        }
        Technique::MultiColour2 => {
            "Strong links of {digits:a} form two clusters: {cells:a} against {cells:b}; {cells:c} \
             against {cells:d}. A group of the first sees both groups of the second, so it is \
             false, and {do}."
        }
        Technique::Medusa => {
            "Strong links join {candidates:a} with {candidates:b}: either all of the first group \
             or all of the second are true. A candidate is false if both groups rule it out, or if \
             its own group contradicts itself. So {do}."
        }
        Technique::UniqueRectangle1 => {
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. So {do}."
        }
        Technique::UniqueRectangle2 | Technique::UniqueRectangle5 => {
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. So [one:fin|the extra candidate][many:fin|one of the extra \
             candidates] {candidates:fin} is true, and {do}."
        }
        Technique::UniqueRectangle3 => {
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. So [one:fin|the extra candidate][many:fin|one of the extra \
             candidates] {candidates:fin} is true; in {houses:base} [one:fin|it forms][many:fin|they \
             form] a naked subset with {candidates:set0}, so {do}."
        }
        Technique::UniqueRectangle4 => {
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. In {houses:base}, {digits:link} can only go in {cells:link}, \
             so one of them is {digits:link}, and the other must hold an extra candidate. So {do}."
        }
        Technique::UniqueRectangle6 => {
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. In two of their lines, {digits:link} has no other places. So \
             if one of the two cells with extra candidates held {digits:link}, both would, and \
             the four cells would hold only these digits. Therefore {do}."
        }
        Technique::HiddenRectangle => {
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. In two of their lines, {digits:link} can only go in \
             {cells:link}. If the cell where these lines meet held the other digit, the four \
             cells would hold only these digits. So {do}."
        }
        Technique::AvoidableRectangle1 => {
            "None of {cells:body} is a given. If the last open one completed a rectangle of only \
             {digits:body}, these digits could be exchanged, and there would be two solutions. So \
             {do}."
        }
        Technique::AvoidableRectangle2 => {
            "None of {cells:body} is a given. If they held only {digits:body}, these digits could \
             be exchanged, and there would be two solutions. So one of {cells:fin} is \
             {digits:fin}, and {do}."
        }
        Technique::ExtendedRectangle | Technique::UniqueLoop => {
            "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
             would be two solutions. So [one:fin|the extra candidate][many:fin|one of the extra \
             candidates] {candidates:fin} is true[; in {houses:base} [one:fin|it forms][many:fin|they \
             form] a naked subset with {candidates:set0}][; in {houses:base}, \
             {digits:link} can only go in {cells:link}]. Therefore {do}."
        }
        Technique::BugPlus1 => {
            "Without {digits:body} in {cells:body}, every open cell would have two candidates, and \
             every digit two places in each house that lacks it. There would not be exactly one \
             solution. So {cells:body} is {digits:body}, and {do}."
        }
        Technique::BugPlusN => {
            "Without {digits:body} in {cells:body}, every open cell would have two candidates, and \
             every digit two places in each house that lacks it. There would not be exactly one \
             solution. So one of {candidates:body} is true[; in {houses:base} they form a naked \
             subset with {candidates:set0}][; one of {cells:link} is {digits:link}, and the other \
             holds one of these]. Therefore {do}."
        }
        Technique::SueDeCoq => {
            "Together, {candidates:hinge} where {houses:base} meet, {candidates:set0} in the line \
             and {candidates:set1} in the block have as many cells as digits. So they hold each of \
             these digits, and {do}."
        }
        Technique::ExtendedSueDeCoq => {
            "Together, {candidates:hinge} where {houses:base} meet, {candidates:set0} in the line \
             and {candidates:set1} in the block have as many cells as digits, if a digit of both \
             the line and the block counts twice. So they hold each of these digits, and {do}."
        }
        Technique::AlignedPairExclusion | Technique::AlignedTripleExclusion => {
            "Of all ways to fill {cells:body}, discard those that put equal digits in cells that \
             see each other[ or leave no candidate for one of {candidates:set0}]. A candidate that \
             no remaining way uses is false, so {do}."
        }
        Technique::TemplateSet => {
            "Consider every way to place each digit nine times where the candidates allow it. A \
             way that needs a cell which all ways of another digit need is impossible. The ways \
             that are left for {digits:body} have this in common: {do}."
        }
        Technique::TemplateDelete => {
            "Consider every way to place each digit nine times where the candidates allow it. A \
             way that needs a cell which all ways of another digit need is impossible. No way that \
             is left for {digits:body} uses these places, so {do}."
        }
        _ => return None,
    })
}
