//! Making puzzles.

use crate::arguments::language;
use crate::step::grade;
use crate::{Answer, answer};
use ninefold::Technique;
use ninefold::generate::{Difficulty, Look, Seed, Wanted, puzzle};
use ninefold::rate::{Level, Order};
use serde_json::{Value, json};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// How many starts one call makes: the page calls again and again, so that it can stop.
const STARTS: u32 = 60;

/// A puzzle by wishes, an object with any of `level`, `technique`, `symmetry`, `clues` (two numbers) and
/// `minimal`; `null` when this seed did not find one.
///
/// # Errors
/// When the wishes cannot be read or are impossible.
#[wasm_bindgen]
pub fn generate(wishes: &str, seed: u64, lang: &str) -> Answer {
    let wanted = wanted(&serde_json::from_str(wishes)?)?;
    match puzzle(&wanted, Seed(seed)).map_err(|why| JsError::new(&why.to_string()))? {
        Err(_) => Ok("null".to_owned()),
        Ok(made) => Ok(answer(&json!({
            "puzzle": made.grid().to_string(),
            "clues": made.grid().clue_count(),
            "grade": grade(&Order::NINEFOLD.grade(&made), language(lang)),
        }))),
    }
}

fn wanted(wishes: &Value) -> Result<Wanted, JsError> {
    let text = |key: &str| wishes[key].as_str().filter(|text| !text.is_empty());
    let unknown = |what: &str| JsError::new(&format!("unknown: {what}"));
    let level = text("level").map(str::parse::<Level>).transpose()?;
    let technique = text("technique")
        .map(|code| Technique::named(code).ok_or_else(|| unknown(code)))
        .transpose()?;
    let look = match text("symmetry") {
        None => Look::Any,
        Some(name) => {
            let known = Look::ALL.into_iter().find(|(_, known)| *known == name);
            known.ok_or_else(|| unknown(name))?.0
        }
    };
    let count = |at: usize| wishes["clues"][at].as_u64().and_then(|n| u8::try_from(n).ok());
    Ok(Wanted {
        clues: count(0).zip(count(1)).map(|(least, most)| least..=most),
        minimal: wishes["minimal"] == true,
        look,
        pattern: None,
        solution: None,
        difficulty: Difficulty {
            levels: level.map(|level| level..=level),
            technique,
            order: Order::NINEFOLD,
        },
        starts: Some(STARTS),
    })
}

/// The symmetries by name.
#[wasm_bindgen]
pub fn symmetries() -> String {
    answer(&Look::ALL.into_iter().map(|(_, name)| Value::from(name)).collect())
}
