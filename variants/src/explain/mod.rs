//! The steps that a person takes, each with its reasons and a proof.
//!
//! Each module imports only from those named before it:
//!
//! ```text
//! technique <- step <- turned <- position <- relaxed <- singles, subsets, rules, totals, meeting, different, argument, attempts, together with fewest, trial <- finder <- image <- path <- rating, judge; names <- effects, combinations <- lack <- needs, uneven <- ends <- follows <- sums <- words <- json, conflict
//! ```

mod argument;
mod attempts;
mod combinations;
mod conflict;
mod different;
mod effects;
mod ends;
mod fewest;
mod finder;
mod follows;
mod image;
mod json;
mod judge;
mod lack;
mod meeting;
mod names;
mod needs;
mod path;
mod position;
mod rating;
mod relaxed;
mod rules;
mod singles;
mod step;
mod subsets;
mod sums;
mod technique;
mod together;
mod totals;
mod trial;
mod turned;
mod uneven;
mod words;

pub use follows::Line;
pub use judge::Judgement;
pub use names::house_name;
pub use path::{Explainer, Path};
pub use position::{Position, Standing};
pub use rating::Rating;
pub use step::Step;
pub use technique::Technique;
pub use words::Depth;

pub use ninefold::Level;
