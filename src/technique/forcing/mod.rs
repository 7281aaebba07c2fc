//! Forcing: assumptions followed to their end, and the search for when all else fails.
//!
//! [`world`] follows an assumption and keeps its record, [`patterns`] and [`nested`] follow
//! further, [`explain`] extracts from the record what an argument needs. The arguments are those by
//! [`contradiction`], short ones by [`whip`], and those by [`verity`]: a fact that follows in every case is true.
//!
//! Completeness: every candidate that a contradiction refutes or proves, and every conclusion of a
//! cell or a house, is emitted once; of several arguments, the one with the shortest records.

mod contradiction;
pub(super) mod entries;
mod explain;
mod nested;
mod patterns;
mod verity;
mod whip;
pub(super) mod world;

pub(super) use contradiction::{doubly_nested_nets, nested_nets, nets, pattern_nets};
pub(super) use verity::{cell_chains, cell_nets, double_nets, house_chains, house_nets};
pub(super) use whip::{braids, whips};
