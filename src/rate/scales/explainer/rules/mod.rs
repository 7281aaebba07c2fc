//! The rules that need no chain, a file each.

pub(super) mod bug;
pub(super) mod exclusion;
pub(super) mod fish;
pub(super) mod locking;
pub(super) mod loop_types;
pub(super) mod loops;
pub(super) mod singles;
pub(super) mod subsets;
pub(super) mod wings;
