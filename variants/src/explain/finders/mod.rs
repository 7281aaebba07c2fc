//! What finds steps: a file for each kind of reasoning. `finder.rs` beside this folder asks them in order.
//!
//! Each module imports only from those named before it:
//!
//! ```text
//! relaxed <- singles, subsets, rules, totals, meeting, different, together with fewest, trial
//! ```

pub(in crate::explain) mod different;
pub(in crate::explain) mod fewest;
pub(in crate::explain) mod meeting;
pub(in crate::explain) mod relaxed;
pub(in crate::explain) mod rules;
pub(in crate::explain) mod singles;
pub(in crate::explain) mod subsets;
pub(in crate::explain) mod together;
pub(in crate::explain) mod totals;
pub(in crate::explain) mod trial;
