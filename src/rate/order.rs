//! Orders: which technique a person tries first.

use crate::technique::Technique;
use Technique::*;

/// Techniques from the one that is tried first to the one that is tried last.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    techniques: &'static [Technique],
}

impl Order {
    /// Ninefold's own order: by how hard a technique is to see and to follow.
    pub const NINEFOLD: Order = Order {
        techniques: &[
            FullHouse,
            HiddenSingle,
            NakedSingle,
            Pointing,
            Claiming,
            LockedPair,
            NakedPair,
            HiddenPair,
            LockedTriple,
            NakedTriple,
            HiddenTriple,
            NakedQuad,
            HiddenQuad,
        ],
    };

    /// The techniques, first to last.
    pub fn techniques(&self) -> impl Iterator<Item = Technique> {
        self.techniques.iter().copied()
    }
}
