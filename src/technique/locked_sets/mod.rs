//! Almost locked sets: N cells of a house with N + 1 digits, and the links between them.

mod blossom;
mod chain;
pub(super) mod entries;
mod w_wing;
mod wing;
mod xz;

pub(crate) use crate::marks::sets::Als;
pub(crate) use chain::evidence as chain_evidence;
pub(crate) use wing::evidence as wing_evidence;
pub(crate) use xz::found as xz_found;

pub(super) use blossom::death_blossom;
pub(super) use chain::chain;
pub(super) use w_wing::w_wing;
pub(super) use wing::xy_wing;
pub(super) use xz::{double, single};

use crate::grid::Digit;
use crate::step::Link;
use crate::step::links::weak;

/// The inference that a set which holds a digit takes it from another one.
fn join(from: &Als, to: &Als, digit: Digit) -> Link {
    weak(from.node(digit, true), to.node(digit, false))
}
