//! What a setter asks: what is still possible, what is not needed, what contradicts, how many solutions
//! about.

mod candidates;
mod contradiction;
mod estimate;
mod fewest;
mod json;
mod needless;

pub use candidates::TrueCandidates;
pub use estimate::Estimate;
pub use needless::Need;
