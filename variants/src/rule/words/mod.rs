//! What rules are called and what they say: by their kind, with their own numbers, and by names that setters use.

mod called;
pub(super) mod given_name;
mod says;
