//! Notations of variants. Each is a file or a folder here and a row of [`FORMATS`].
//!
//! A reader understands every rule of a text or refuses it with the rule's name and place.

mod draft;
mod fpuzzles;
mod iss;
mod json;
mod malformed;
mod typed;

pub use draft::{About, Draft};
pub use malformed::{Malformed, Place};

/// A notation.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// Its name, as one types it.
    pub name: &'static str,
    /// What it is.
    pub summary: &'static str,
    recognises: fn(&str) -> bool,
    read: fn(&str) -> Result<Draft, Malformed>,
}

/// All notations, those that are recognised most surely first.
pub const FORMATS: &[Format] = &[
    Format {
        name: "iss",
        summary: "a constraint string of Interactive Sudoku Solver",
        recognises: iss::recognises,
        read: iss::read,
    },
    Format {
        name: "typed-json",
        summary: "JSON with local_constraints and bool_constraints",
        recognises: typed::recognises,
        read: typed::read,
    },
    Format {
        name: "fpuzzles-json",
        summary: "the JSON of f-puzzles",
        recognises: fpuzzles::recognises,
        read: fpuzzles::read,
    },
];

impl Format {
    /// The notation of this name.
    pub fn named(name: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.name == name)
    }

    /// The notation of a text that holds one puzzle.
    pub fn of(text: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| (format.recognises)(text))
    }

    /// Reads a text that holds one puzzle.
    ///
    /// # Errors
    /// If it is not in this notation, or has a rule that is not understood or cannot be.
    pub fn read(&self, text: &str) -> Result<Draft, Malformed> {
        (self.read)(text)
    }
}

/// Reads a text that holds one puzzle, in whichever notation it is.
///
/// # Errors
/// If no notation is recognised, or as [`Format::read`].
pub fn read(text: &str) -> Result<Draft, Malformed> {
    match Format::of(text) {
        Some(format) => format.read(text),
        None => Err(Malformed::syntax(text, 0, "no notation of a variant is recognised")),
    }
}
