//! English sentences for chains, almost locked sets and forcing.

use crate::technique::table::Technique;

pub(super) fn template(_technique: Technique) -> Option<&'static str> {
    None
}
