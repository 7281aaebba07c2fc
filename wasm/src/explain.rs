//! Human logic: the next step, the whole path, and the mistakes in a position.
//!
//! A position is four arguments: the givens; 81 masks of the candidates that are clues too (a
//! Sukaku), or nothing; the player's digits; 81 masks of the player's candidates, or nothing. Where
//! steps are looked for, `off` has the techniques that are switched off, by code, between spaces.

use crate::arguments::{clues, digits, grid, language, masks, state};
use crate::json::{Json, json};
use crate::step::{cells, marks, rating, step};
use crate::{Answer, answer};
use ninefold::Depth;
use ninefold::Language;
use ninefold::hint::Hint;
use ninefold::position::{Mistake, Position};
use ninefold::rate::{End, Scale};
use ninefold::technique::Budget;
use ninefold::tell::Place;
use ninefold::{Candidates, Digit, House, NotUnique, Puzzle, Step, Technique};
use std::ops::ControlFlow;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// A hint for a position: where to look (depth 1), also which technique (2), or the step (3).
/// Mistakes are reported first.
///
/// # Errors
/// When the puzzle does not have exactly one solution.
#[wasm_bindgen]
pub fn hint(
    givens: &str,
    clue_masks: &[u16],
    placed: &str,
    candidates: &[u16],
    depth: u8,
    off: &str,
    lang: &str,
) -> Answer {
    let language = language(lang);
    let depth = match depth {
        1 => Depth::Where,
        2 => Depth::Which,
        _ => Depth::Whole,
    };
    let position = open(givens, clue_masks, placed, candidates)?;
    let hint = Hint::at(&position, &without(off), &Budget::unlimited())?;
    let found = json!({ "kind": hint.name(), "text": hint.text(depth, language) });
    let before = position.marks();
    Ok(answer(&match &hint {
        Hint::Mistakes(_) => found.with("cells", &cells(hint.cells(depth))),
        Hint::Step(next) => found
            .with("look", &look(next.place_to_look()))
            .with("step", &step(next, before, language))
            .with("before", &marks(before)),
        _ => found,
    }))
}

/// Where a hint tells to look: houses or digits.
fn look(place: Place) -> Json {
    match place {
        Place::Houses(houses) => {
            json!({ "houses": houses.iter().map(House::index).collect::<Json>() })
        }
        Place::Digits(digits) => {
            json!({ "digits": digits.iter().map(Digit::get).collect::<Json>() })
        }
        _ => json!({}),
    }
}

/// The steps that solve a position, each with the position before it.
///
/// # Errors
/// When the puzzle does not have exactly one solution.
#[wasm_bindgen]
pub fn path(
    givens: &str,
    clue_masks: &[u16],
    placed: &str,
    candidates: &[u16],
    off: &str,
    lang: &str,
) -> Answer {
    let language = language(lang);
    let position = open(givens, clue_masks, placed, candidates)?;
    let mut now = position.marks().clone();
    let mut steps = Vec::new();
    let path = without(off).path(&position, &Budget::unlimited());
    for next in path.steps() {
        steps.push(step(next, &now, language).with("before", &marks(&now)));
        now.apply(next);
    }
    Ok(answer(&json!({
        "steps": steps,
        "grade": rating(path.rating(), language),
        "solution": position.puzzle().solution().to_string(),
        "stuck": path.rating().end() == End::Stuck,
        "mistakes": mistakes_of(&position, language),
    })))
}

/// The work that goes into finding all steps, and the most steps of one technique.
const WORK: u64 = 3000;
const MOST: usize = 12;

/// The steps that a position allows, technique by technique from the easiest on, up to a number of
/// steps or some work. Of steps with the same effect only the first counts.
///
/// # Errors
/// When the puzzle does not have exactly one solution.
#[wasm_bindgen]
pub fn steps(
    givens: &str,
    clue_masks: &[u16],
    placed: &str,
    candidates: &[u16],
    off: &str,
    most: usize,
    lang: &str,
) -> Answer {
    let language = language(lang);
    let position = open(givens, clue_masks, placed, candidates)?;
    let (now, budget) = (position.marks(), Budget::of(WORK));
    let mut all: Vec<Step> = Vec::new();
    for technique in without(off).techniques() {
        let before = all.len();
        if before >= most || budget.is_spent() {
            break;
        }
        let _ = technique.each_within(now, &budget, &mut |step| {
            let same = |other: &Step| {
                other.placements() == step.placements()
                    && other.eliminations() == step.eliminations()
            };
            if !all[before..].iter().any(same) {
                all.push(step);
            }
            if all.len() < before + MOST {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
    }
    let before = marks(now);
    let told = all.iter().take(most).map(|it| step(it, now, language).with("before", &before));
    Ok(answer(&told.collect()))
}

/// Our scale without the techniques that are switched off.
fn without(off: &str) -> Scale {
    let left_out = off.split_whitespace().filter_map(Technique::with_code);
    left_out.fold(Scale::NINEFOLD, Scale::without)
}

/// The level and the score of a puzzle.
///
/// # Errors
/// When the puzzle does not have exactly one solution.
#[wasm_bindgen]
pub fn grade(givens: &str, clue_masks: &[u16], lang: &str) -> Answer {
    let puzzle = proved(givens, clue_masks)?;
    let rated = Scale::NINEFOLD.rate(&puzzle, &Budget::unlimited());
    Ok(answer(&rating(&rated, language(lang))))
}

/// The mistakes in a position: wrong digits and wrongly removed candidates.
///
/// # Errors
/// When the puzzle does not have exactly one solution.
#[wasm_bindgen]
pub fn mistakes(
    givens: &str,
    clue_masks: &[u16],
    placed: &str,
    candidates: &[u16],
    lang: &str,
) -> Answer {
    Ok(answer(&mistakes_of(&open(givens, clue_masks, placed, candidates)?, language(lang))))
}

fn mistakes_of(position: &Position, language: Language) -> Json {
    let one = |mistake: &Mistake| {
        let (Mistake::WrongDigit(c) | Mistake::RemovedCandidate(c)) = mistake;
        json!({
            "kind": if matches!(mistake, Mistake::WrongDigit(_)) { "digit" } else { "candidate" },
            "cell": c.cell.index(),
            "digit": c.digit.get(),
            "text": mistake.hint(Depth::Whole, language),
        })
    };
    position.mistakes().iter().map(one).collect()
}

/// The candidates that the digits of a grid allow, as 81 masks.
///
/// # Errors
/// When the grid cannot be read.
#[wasm_bindgen]
pub fn candidates(text: &str) -> Answer {
    Ok(answer(&masks(&Candidates::from(&grid(text)?))))
}

pub(crate) fn open(
    givens: &str,
    clue_masks: &[u16],
    placed: &str,
    candidates: &[u16],
) -> Result<Position, JsError> {
    let puzzle = proved(givens, clue_masks)?;
    let candidates = state(givens, placed, candidates)?.candidates();
    // A cell that the player has left open stays so, whatever its candidates are.
    Ok(Position::resumed(puzzle, &digits(givens, placed)?, &candidates))
}

fn proved(givens: &str, clue_masks: &[u16]) -> Result<Puzzle, JsError> {
    Puzzle::new(clues(givens, clue_masks)?).map_err(|trouble| {
        // The page knows these words and translates them.
        JsError::new(match trouble {
            NotUnique::Several(_) => "several",
            NotUnique::None => "none",
            NotUnique::Contradictory(_) => "contradictory",
        })
    })
}
