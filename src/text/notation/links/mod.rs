//! Links with a puzzle in them, and what they are packed with.

#[cfg(feature = "links")]
pub(in crate::text) mod address;
#[cfg(feature = "links")]
pub(in crate::text) mod coach;
#[cfg(feature = "links")]
pub(in crate::text) mod fpuzzles;
pub(in crate::text) mod link;
#[cfg(feature = "links")]
pub(in crate::text) mod lz_string;
#[cfg(feature = "links")]
pub mod packed_links;
pub(in crate::text) mod percent;
#[cfg(feature = "links")]
pub(in crate::text) mod sudokupad;
pub(in crate::text) mod sudokuwiki;
#[cfg(all(test, feature = "links"))]
mod tests;

/// Decodes the escapes for ASCII in a link, such as `%2B`.
#[cfg(feature = "links")]
pub fn unescaped(data: &str) -> alloc::string::String {
    percent::unescaped(data)
}
