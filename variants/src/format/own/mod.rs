//! The JSON of Ninefold, in which every rule is explicit; its schema is `docs/json/variant.schema.json`.

mod read;
mod relation;
mod write;

pub(super) use read::read;
pub(super) use write::write;

/// The format's name.
pub(super) const NAME: &str = "variant-json";

/// The member that tells the version.
const VERSION: &str = "ninefold-variant";

/// Whether a text is this JSON.
pub(super) fn recognises(text: &str) -> bool {
    text.trim_start().starts_with('{') && text.contains("\"ninefold-variant\"")
}
