//! The catalogue of techniques, and an example of each.

use crate::answer;
use crate::arguments::language;
use crate::json::{Json, json};
use crate::step::{marks, step};
use ninefold::Technique;
use ninefold::rate::Scale;
use ninefold::rate::example_in;
use wasm_bindgen::prelude::wasm_bindgen;

/// The techniques in the order in which they are tried.
#[wasm_bindgen]
pub fn techniques(lang: &str) -> String {
    let language = language(lang);
    let all = Scale::NINEFOLD.ranks().map(|rank| {
        let entry = rank.technique.entry();
        json!({
            "code": entry.code,
            "name": rank.technique.name(language),
            "english": entry.name,
            "family": format!("{:?}", entry.family),
            "level": rank.level.name(),
            "score": rank.score,
            "hodoku": entry.hodoku,
            "explainer": entry.explainer,
            "wiki": entry.wiki,
        })
    });
    answer(&all.collect())
}

/// The marks of a line (of the `examples.txt` of a family) in which a technique has a step,
/// and the step; `null` when there is none. The page brings the lines, so that the engine is small.
#[wasm_bindgen]
pub fn technique_example(code: &str, line: &str, lang: &str) -> String {
    let found = Technique::with_code(code).and_then(|technique| example_in(technique, line));
    answer(&found.map_or(Json::NULL, |(before, shown)| {
        step(&shown, &before, language(lang)).with("before", &marks(&before))
    }))
}
