//! Rules as a setter draws them, and what they mean.

mod automaton;
mod cells;
mod counted;
mod equation;
mod holds;
mod image;
mod known;
mod negative;
mod pairs;
mod parts;
mod range;
mod relation;
#[expect(clippy::module_inception, reason = "the noun `Rule` lives in a file of its name")]
mod rule;
mod sound;
mod table;
mod words;

pub use automaton::Automaton;
pub(crate) use counted::{Counted, occurring};
pub(crate) use equation::Equation;
/// For the page's texts.
#[doc(hidden)]
pub use known::{KNOWN, Known};
pub use negative::Negative;
pub(crate) use negative::in_order;
pub(crate) use parts::{joined, parts};
pub use relation::{Relation, Table};
pub use rule::{Differ, Rule, RuleIndex};
pub(crate) use sound::sound;
pub use table::{Entry, Kind, TABLE, UnknownKind};
pub use words::given_name::GivenName;
