//! Recognises the notation of a text.

use super::shape::{NOTATIONS, Shape};

/// The beginning of an input.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    text: &'a str,
}

impl<'a> Sample<'a> {
    /// A sample of this text.
    pub fn new(text: &'a str) -> Sample<'a> {
        Sample { text: text.trim_start_matches('\u{feff}') }
    }

    /// Its text.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// Its lines that are neither blank nor comments, with trailing spaces kept.
    pub fn lines(&self) -> impl Iterator<Item = &'a str> + Clone {
        self.all_lines().filter(|line| !line.starts_with('#'))
    }

    /// Its lines that are not blank, comments included; a line of exactly nine or 81 spaces counts
    /// as cells.
    pub fn all_lines(&self) -> impl Iterator<Item = &'a str> + Clone {
        self.text.lines().filter(|line| !line.trim().is_empty() || matches!(line.len(), 9 | 81))
    }
}

/// The notation of a text or of its beginning; [`Shape::Line`] when none fits, so that each line is
/// an error of its own.
pub fn detect(text: &str) -> Shape {
    let sample = Sample::new(text);
    let found = NOTATIONS.iter().rev().find(|notation| (notation.detect)(&sample));
    found.map_or(Shape::Line, |notation| notation.shape)
}
