//! What a scale and its figures are called.

use super::figure::{Column, Figure};
use crate::grid::Language;
use alloc::string::String;

/// What a scale and its figures are called. It knows nothing of the scale's rules, so that a program
/// which shows figures need not include the searches.
pub struct About {
    /// The name on a command line and in data.
    pub name: &'static str,
    /// The columns of the figures, in their order; the first is the one to filter and sort by.
    pub figures: &'static [Column],
    /// The name for a person.
    pub(super) title: [&'static str; 2],
    /// The figures in words; see [`figure::in_words`](super::figure).
    pub(super) in_words: fn(&[Column], &[Figure], Language) -> String,
}

impl About {
    /// The scale's name for a person.
    pub const fn title(&self, language: Language) -> &'static str {
        self.title[language as usize]
    }

    /// Figures of the scale in words.
    pub fn text(&self, figures: &[Figure], language: Language) -> String {
        (self.in_words)(self.figures, figures, language)
    }
}
