//! What a person says: a step with its effects and its evidence, and the names of techniques.

mod budget;
mod entry;
mod ground;
pub(crate) mod links;
mod pattern;
#[expect(clippy::module_inception, reason = "the file is named for its type")]
mod step;
mod symmetry;
mod technique;
mod template;

pub use crate::marks::Flow;
pub use budget::{Budget, Spent};
pub use entry::{Entry, Family, Find};
pub use ground::Ground;
pub use pattern::{Chain, Item, Link, Part, Pattern, Role};
pub use step::{Emit, Found, Step};
pub use technique::Technique;
pub use template::{BadTemplate, Sentences, Template};
pub(crate) use template::{Placeholder, role, template};
