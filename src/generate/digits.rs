//! Clues that can be removed and added one by one are digits.

use crate::grid::{Grid, Language};
use crate::solve::Puzzle;
use core::fmt;

/// The clues are candidates (a Sukaku), so there are no digits to remove or to add.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NotDigits;

impl NotDigits {
    /// The reason in a language.
    pub const fn text(self, language: Language) -> &'static str {
        match language {
            Language::English => "the clues are candidates; digits are needed here",
            Language::Korean => "단서가 후보입니다. 여기서는 숫자여야 합니다",
        }
    }
}

impl fmt::Display for NotDigits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text(Language::English))
    }
}

impl core::error::Error for NotDigits {}

/// The clues, if they are digits.
pub(super) fn digits(puzzle: &Puzzle) -> Result<&Grid, NotDigits> {
    puzzle.clues().digits().ok_or(NotDigits)
}
