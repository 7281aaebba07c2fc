//! The question `generate`, which has no puzzle.

use std::ops::RangeInclusive;

use ninefold::generate::PatternSymmetry;
use serde_json::{Value as Json, json};

use super::{Refusal, SCALE, budget, malformed};
use crate::explain::Level;
use crate::format::{Draft, Format};
use crate::generate::{NotMade, Request, Seed, puzzle_within};

/// A made puzzle with its solution and its rating.
pub(super) fn generate(question: &Json) -> Result<Json, Refusal> {
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
    let budget = budget(question)?;
    let seed = Seed(question["seed"].as_u64().unwrap_or(1));
    let made = puzzle_within(&request, seed.nth(0), budget).map_err(told)?;
    let written = Format::OWN.write(&Draft::from(&made.puzzle));
    let text = written.map_err(|error| Refusal("impossible", error.to_string()))?.text;
    let mut answer = json!({ "puzzle": text, "solution": made.puzzle.line(&made.solution) });
    if let Some(object) = answer.as_object_mut() {
        object.extend(made.puzzle.rated(budget));
        object.insert("scale".to_owned(), SCALE.into());
    }
    Ok(answer)
}
