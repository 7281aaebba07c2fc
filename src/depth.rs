//! How much a player is told.

/// How much of a step a hint shows, also of a variant's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Depth {
    /// Where to look.
    Where,
    /// Also which technique.
    Which,
    /// The whole step with its reason.
    Whole,
}
