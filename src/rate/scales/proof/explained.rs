//! A step by its smallest proof.

use crate::proof::{Constraints, Proof};
use crate::technique::Step;

/// A step with its smallest proof.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Explained {
    /// The step. If no technique gives it by the same constraints, it names them as a pattern, and
    /// has the technique that is nearest to it: what is assumed leads to a contradiction.
    pub step: Step,
    /// The number of constraints: 0 for a single.
    pub size: usize,
    /// The constraints.
    pub truths: Constraints,
    /// Whether no smaller proof exists. Otherwise none of its constraints can be left out.
    pub is_smallest: bool,
    /// Whether the step's technique gives it, and by the same constraints.
    pub is_named: bool,
}

impl Explained {
    /// The proof as the [checker](crate::proof::check) reads it.
    pub const fn proof(&self) -> Proof {
        Proof::Truths(self.truths)
    }
}
