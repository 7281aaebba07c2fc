//! Ninefold for JavaScript: the library's answers as JSON texts, for a worker of a web page.
//!
//! There are no Sudoku rules and no texts here: each function reads its arguments, calls the
//! library and returns the result as JSON. `web/src/engine/types.ts` describes the JSON. Cells are
//! numbered row by row from 0, houses as in [`ninefold::House::index`], grids are lines of 81
//! characters, masks have bit d−1 for digit d.
//!
//! Each feature makes a WebAssembly module of its own: `engine`, `texts` with all formats, and `variants`.
//!
//! Failures are thrown as a JavaScript `Error` whose message is a sentence for the user.

#[cfg(any(feature = "engine", feature = "texts"))]
mod arguments;
#[cfg(feature = "engine")]
pub mod batch;
#[cfg(feature = "engine")]
pub mod explain;
#[cfg(feature = "engine")]
pub mod generate;
mod json;
#[cfg(feature = "engine")]
pub mod lab;
#[cfg(feature = "engine")]
mod levels;
#[cfg(feature = "engine")]
pub mod proof;
#[cfg(any(feature = "engine", feature = "texts"))]
pub mod ratings;
#[cfg(feature = "texts")]
pub mod sheet;
#[cfg(feature = "engine")]
pub mod solve;
#[cfg(feature = "engine")]
mod step;
#[cfg(feature = "engine")]
pub mod technique;
#[cfg(feature = "texts")]
pub mod text;
#[cfg(feature = "engine")]
mod tree;
#[cfg(feature = "variants")]
pub mod variant;

use json::Json;
use wasm_bindgen::JsError;

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// The result of every function: a JSON text, or an error to throw.
type Answer = Result<String, JsError>;

fn answer(value: &Json) -> String {
    value.text().to_owned()
}
