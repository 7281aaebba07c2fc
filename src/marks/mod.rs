//! What a person sees while solving: the placed digits, the pencilmarks, and facts about them that
//! several techniques use.

mod facts;
pub(crate) mod joins;
pub(crate) mod links;
pub(crate) mod locked;
#[expect(clippy::module_inception, reason = "the file is named for its type")]
mod marks;
pub(crate) mod rectangles;
mod reducible;
pub(crate) mod rows;
pub(crate) mod sets;
pub(crate) mod subsets;

pub use facts::Bilocal;
pub use links::{Node, Via};
pub use marks::Marks;

use crate::grid::House;
use core::ops::ControlFlow;

/// Whether a search goes on.
pub type Flow = ControlFlow<()>;

/// The houses in the order in which a person looks: blocks first.
pub(crate) const BLOCKS_FIRST: [House; 27] = {
    let mut order = House::ALL;
    let mut i = 0;
    while i < 27 {
        order[i] = House::ALL[(i + 18) % 27];
        i += 1;
    }
    order
};
