//! Ratings on the scales. Each module rates by those whose searches it has anyway: the engine is fetched before anything
//! else, and has to be small.

use crate::arguments::{grid, language, line};
use crate::json::{Json, json};
use crate::{Answer, answer};
use ninefold::rate::{About, Figure};
#[cfg(feature = "texts")]
use ninefold::rate::{Tenths, explainer, explainer::RatedStep, proof};
#[cfg(feature = "texts")]
use ninefold::technique::Budget;
use ninefold::{Clues, Language, Solution};
#[cfg(feature = "engine")]
use ninefold::{Puzzle, rate::Scale};
#[cfg(feature = "texts")]
use std::ops::ControlFlow;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Who hears how far a long rating is.
    pub type Listener;
    /// Hears the least that the rating can still be, the number of steps, and how many digits they have
    /// placed.
    #[wasm_bindgen(method)]
    fn tell(this: &Listener, rating: &str, steps: u32, placed: u32);
}

/// The figures of clues with this one solution.
type Rate = fn(Clues, &Solution, &Listener) -> Result<Vec<Figure>, JsError>;

/// The scales of this module.
const SCALES: &[(&About, Rate)] = &[
    #[cfg(feature = "engine")]
    (Scale::NINEFOLD.about(), |clues, _, _| figures(Scale::NINEFOLD, clues)),
    #[cfg(feature = "engine")]
    (Scale::HODOKU.about(), |clues, _, _| figures(Scale::HODOKU, clues)),
    #[cfg(feature = "texts")]
    (&explainer::ABOUT, |clues, _, listener| {
        let (mut hardest, mut steps, mut placed) = (Tenths::default(), 0, 0);
        let mut each = |step: &RatedStep| {
            hardest = hardest.max(step.rating);
            steps += 1;
            placed += u32::from(step.placement.is_some());
            listener.tell(&hardest.to_string(), steps, placed);
            ControlFlow::Continue(())
        };
        let ratings = explainer::follow(clues, &Budget::unlimited(), &mut each)?;
        Ok([ratings.er, ratings.ep, ratings.ed].map(Figure::from).into())
    }),
    #[cfg(feature = "texts")]
    (&proof::ABOUT, |clues, solution, listener| {
        let mut start = None;
        // The search counts no steps.
        let mut so_far = |least: usize, open: usize| {
            let placed = *start.get_or_insert(open) - open;
            listener.tell(&least.to_string(), 0, placed as u32);
        };
        let sizes = proof::size(clues, solution, &Budget::of(WORK), &mut so_far);
        Ok([sizes.end(), sizes.start()].map(|&size| Figure::Size(size as u32)).into())
    }),
];

/// How much work goes into the proof size, in units of [`Budget`]: that of some seconds. Until then
/// there is a lower bound.
#[cfg(feature = "texts")]
const WORK: u64 = 200_000;

#[cfg(feature = "engine")]
fn figures(scale: Scale, clues: Clues) -> Result<Vec<Figure>, JsError> {
    Ok(Puzzle::new(clues)?.rate(scale).figures().map(|(_, figure)| figure).collect())
}

/// The names of the scales of this module.
#[wasm_bindgen]
pub fn scales() -> String {
    answer(&SCALES.iter().map(|(about, _)| Json::from(about.name)).collect())
}

/// The rating of a puzzle on a scale of this module. The puzzle is 81 characters, or 729 for
/// candidates. The solution is that of the engine; the puzzle must have no other. Where a rating may
/// take long, the listener hears how far it is.
///
/// # Errors
/// When the puzzle or the solution cannot be read, or the scale is in no module.
#[wasm_bindgen]
pub fn rate(scale: &str, puzzle: &str, solution: &str, lang: &str, listener: &Listener) -> Answer {
    let known = SCALES.iter().find(|(about, _)| about.name == scale);
    let (about, rate) = known.ok_or_else(|| JsError::new(&format!("unknown: {scale}")))?;
    let figures = rate(line(puzzle)?, &grid(solution)?.try_into()?, listener)?;
    let language = language(lang);
    Ok(answer(&json!({
        "scale": about.name,
        "title": about.title(language),
        "text": about.text(&figures, language),
        "about": meaning(about, language),
    })))
}

/// What the figures of a scale say.
fn meaning(about: &About, language: Language) -> String {
    let columns = about.figures.iter();
    let meanings =
        columns.map(|column| format!("{}: {}", column.label(language), column.about(language)));
    meanings.collect::<Vec<_>>().join("; ")
}

#[cfg(all(test, feature = "engine", feature = "texts"))]
mod tests {
    use super::*;

    #[test]
    fn every_scale_is_in_a_module() {
        assert!(SCALES.iter().map(|(about, _)| about.name).eq(Scale::ALL.iter().map(Scale::name)));
    }
}
