//! The steps that a person takes, each with its reasons and a proof.
//!
//! `finders` looks for steps, and `words` tells them. Each module imports only from those named before it:
//!
//! ```text
//! technique <- step <- turned <- position <- finders <- finder <- image <- path <- rating, judge; words <- json
//! ```

mod finder;
mod finders;
mod image;
mod json;
mod judge;
mod path;
mod position;
mod rating;
mod step;
mod technique;
mod turned;
mod words;

pub use judge::Judgement;
pub use path::{Explainer, Path};
pub use position::{Position, Standing};
pub use rating::Rating;
pub use step::Step;
pub use technique::Technique;
pub use words::follows::Line;
pub use words::names::house_name;

pub use ninefold::{Depth, Level};
