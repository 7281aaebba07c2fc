//! Puzzles from texts and as texts.

use std::fmt;
use std::str::FromStr;

use super::{Draft, Format, Malformed, read};
use crate::puzzle::Puzzle;

impl FromStr for Puzzle {
    type Err = Malformed;

    /// Reads a text that holds one puzzle, in whichever format it is, see [`read`].
    fn from_str(text: &str) -> Result<Puzzle, Malformed> {
        Ok(read(text)?.puzzle()?)
    }
}

/// The text in `variant-json`, the format that holds every rule.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = Format::OWN.write(&Draft::from(self)).map_err(|_| fmt::Error)?;
        f.write_str(&written.text)
    }
}

/// The text, instead of what the search makes of it.
impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Puzzle({self})")
    }
}
