//! Ninefold for JavaScript: the library's answers as JSON texts, for a worker of a web page.
//!
//! No rule of Sudoku and no wording stands here: each function reads its arguments, asks the library
//! and writes down what it says. `web/src/engine/types.ts` describes the JSON. Cells are numbered row by
//! row from 0, houses as in [`ninefold::House::index`], grids are lines of 81 characters, masks have bit
//! d−1 for digit d.
//!
//! What cannot be done is thrown as a JavaScript `Error` whose message is a sentence for the user.

mod arguments;
pub mod batch;
pub mod explain;
pub mod generate;
pub mod lab;
pub mod solve;
mod step;
pub mod technique;
pub mod text;

use serde_json::Value;
use wasm_bindgen::JsError;

/// What every function gives: a JSON text, or an error to throw.
type Answer = Result<String, JsError>;

fn answer(value: &Value) -> String {
    value.to_string()
}
