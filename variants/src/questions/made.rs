//! The questions whose answer is another puzzle: `generate`, which has none, and `minimise`.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use ninefold::generate::{PatternSymmetry, Random};
use serde_json::{Value as Json, json};

use super::{Refusal, SCALE, malformed, seed, undecided};
use crate::explain::Level;
use crate::format::{Draft, Format};
use crate::generate::{NotMade, Request, puzzle_within};
use crate::outcome::Budget;
use crate::puzzle::Puzzle;
use crate::rule::{Kind, RuleIndex, UnknownKind};

/// A made puzzle with its solution and its rating.
pub(super) fn generate(question: &Json, budget: Budget<'_>) -> Result<Json, Refusal> {
    let told = |why: NotMade| {
        let word = if why == NotMade::Late { "undecided" } else { "impossible" };
        Refusal(word, why.to_string())
    };
    let mut request = Request::new([]);
    for word in question["rules"].as_array().into_iter().flatten() {
        let added = request.add(word.as_str().unwrap_or_default());
        added.map_err(|why| malformed(why.to_string()))?;
    }
    let count = |member: &Json| member.as_u64().and_then(|number| usize::try_from(number).ok());
    request.size = count(&question["size"]).unwrap_or(request.size);
    let level = |name: &str, usual: Level| match question[name].as_str() {
        None => Ok(usual),
        Some(text) => text.parse().map_err(|why| malformed(format!("{name}: {why}"))),
    };
    request.levels = level("min", Level::Easy)?..=level("max", Level::Extreme)?;
    let clues = &question["clues"];
    let ends = [&clues[0], &clues[1]].map(count);
    request.givens = match (count(clues), ends) {
        (Some(number), _) => Some(number..=number),
        (_, [Some(least), Some(most)]) => Some(least..=most),
        _ => None,
    };
    if request.givens.as_ref().is_some_and(RangeInclusive::is_empty) {
        return Err(malformed("the range of clues is empty"));
    }
    if let Some(name) = question["symmetry"].as_str() {
        let symmetry = name.parse::<PatternSymmetry>();
        request.symmetry = symmetry.map_err(|why| malformed(why.to_string()))?;
    }
    request.minimal = question["minimal"].as_bool().unwrap_or(false);
    let seed = seed(question);
    let made = puzzle_within(&request, seed.nth(0), budget).map_err(told)?;
    let solution = made.puzzle.line(&made.solution);
    let mut answer = json!({ "puzzle": text(&made.puzzle)?, "solution": solution, "seed": seed.0 });
    if let Some(object) = answer.as_object_mut() {
        object.extend(made.puzzle.rated(budget));
        object.insert("scale".to_owned(), SCALE.into());
    }
    Ok(answer)
}

/// A puzzle as a short text that holds all of it: a classic one as a line, another one as a constraint string if that
/// has a place for each rule, and otherwise in Ninefold's own format.
fn text(puzzle: &Puzzle) -> Result<String, Refusal> {
    let draft = Draft::from(puzzle);
    if let Some(grid) = draft.classic() {
        return Ok(grid.to_string());
    }
    let short = Format::named("iss").and_then(|format| format.write(&draft).ok());
    if let Some(written) = short.filter(|written| written.losses.is_empty()) {
        return Ok(written.text);
    }
    let written = Format::OWN.write(&draft);
    Ok(written.map_err(|error| Refusal("impossible", error.to_string()))?.text)
}

/// A unique puzzle without what it does not need, as the command `minimise` leaves it out.
pub(super) fn minimise(
    puzzle: &Puzzle,
    question: &Json,
    budget: Budget<'_>,
) -> Result<Json, Refusal> {
    let mut weights = Vec::new();
    for (name, number) in question["weights"].as_object().into_iter().flatten() {
        let kind: Kind =
            name.parse().map_err(|unknown: UnknownKind| malformed(unknown.to_string()))?;
        let number = number.as_u64().filter(|number| (1..=1_000).contains(number));
        let number = number.ok_or_else(|| malformed("a weight must be a number from 1 to 1000"))?;
        weights.push((kind, number as u32));
    }
    let weight = |rule: RuleIndex| {
        let kind = puzzle.rule(rule).kind();
        weights.iter().find(|weight| weight.0 == kind).map_or(1, |weight| weight.1)
    };
    let seed = (question["smallest"] != true).then(|| seed(question));
    let found = match seed {
        None => puzzle.sufficient(weight, budget),
        Some(seed) => {
            let mut order: Vec<usize> = (0..puzzle.rules().len()).collect();
            Random::new(seed).shuffle(&mut order);
            puzzle.minimised(|rule| (Reverse(weight(rule)), order[rule.0]), budget)
        }
    };
    let (kept, is_proved) = found.ok_or_else(undecided)?;
    let removed = puzzle.each_rule().map(|(rule, _)| rule).filter(|rule| !kept.contains(rule));
    let removed = puzzle.items_json(&removed.collect::<Vec<_>>());
    let fewer = text(&puzzle.with_rules(&kept))?;
    let mut answer = json!({ "puzzle": fewer, "removed": removed, "proved": is_proved });
    if let Some(seed) = seed {
        answer["seed"] = seed.0.into();
    }
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The board, and the rules in order.
    fn whole(puzzle: &Puzzle) -> String {
        let mut rules: Vec<_> = puzzle.rules().iter().map(|rule| format!("{rule:?}")).collect();
        rules.sort();
        format!("{:?} {rules:?}", puzzle.board())
    }

    fn written(puzzle: &str) -> String {
        let puzzle: Puzzle = puzzle.parse().unwrap_or_else(|why| panic!("{puzzle}: {why}"));
        let text = text(&puzzle).unwrap_or_else(|why| panic!("{}", why.1));
        let read = super::super::puzzle(&text).unwrap_or_else(|why| panic!("{text}: {}", why.1));
        assert_eq!(whole(&read), whole(&puzzle), "{text}");
        text
    }

    #[test]
    fn what_is_made_is_short_and_read_back_as_the_same() {
        let lines = include_str!("../../../testdata/variants.txt").lines();
        for line in lines.filter(|line| line.starts_with('.')) {
            assert!(written(line).starts_with('.'), "{line}");
        }
        assert_eq!(written(".~R1C2_5"), format!(".5{}", ".".repeat(79)));
        let slow = r#"{"ninefold-variant": 1, "rows": 4, "rules": [
            {"rule": "slow thermometer", "cells": ["r1c1", "r1c2"]}]}"#;
        assert!(written(slow).starts_with('{'));
    }
}
