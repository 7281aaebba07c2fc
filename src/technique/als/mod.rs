//! Almost locked sets: N cells of a house with N + 1 digits, and the links between them.

mod blossom;
mod chain;
pub(crate) mod joins;
pub(crate) mod sets;
mod wing;
mod xz;

pub(super) use blossom::death_blossom;
pub(super) use chain::chain;
pub(super) use wing::xy_wing;
pub(super) use xz::{double, single};

use super::chain::step::weak;
use super::pattern::Link;
use crate::grid::Digit;
use sets::Als;

/// The inference that a set which holds a digit takes it from another one.
fn join(from: &Als, to: &Als, digit: Digit) -> Link {
    weak(from.node(digit, true), to.node(digit, false))
}
