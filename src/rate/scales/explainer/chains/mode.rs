//! The abilities of a chaining producer.

use crate::rate::scales::explainer::kind::Inference;

/// How chains are followed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Mode {
    /// Whether all candidates of a cell or places in a house may be assumed in turn.
    pub(super) multiple: bool,
    /// Whether links build on everything found so far.
    pub(super) dynamic: bool,
    /// Whether chains keep to one digit.
    pub(super) nishio: bool,
    /// The rules inside chains: 0 none, 1 locked candidates and the like, up to 5.
    pub(super) level: u8,
}

impl Mode {
    pub(super) const NISHIO: Mode = Mode { multiple: false, dynamic: true, nishio: true, level: 0 };
    pub(super) const MULTIPLE: Mode =
        Mode { multiple: true, dynamic: false, nishio: false, level: 0 };
    pub(super) const DYNAMIC: Mode = Mode::nested(0);

    /// Dynamic chains with more inside.
    pub(super) const fn nested(level: u8) -> Mode {
        Mode { multiple: true, dynamic: true, nishio: false, level }
    }

    /// How links follow, as kinds state it.
    pub(super) fn inference(self) -> Inference {
        match self.level {
            0 if self.dynamic => Inference::Dynamic,
            0 => Inference::Multiple,
            level => Inference::Nested(level),
        }
    }
}
