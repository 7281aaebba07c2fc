//! The reasons why the clues of a puzzle cannot be removed or added.

use crate::console::language::language;
use crate::console::trouble::Trouble;
use ninefold::generate::NotDigits;
use ninefold::text::Answer;
use ninefold::{Clues, Language, NotUnique, Puzzle};

/// Why nothing is made of a puzzle.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Refused {
    /// It does not have exactly one solution.
    NotUnique(NotUnique),
    /// Its clues are candidates.
    NotDigits(NotDigits),
}

impl From<NotDigits> for Refused {
    fn from(why: NotDigits) -> Refused {
        Refused::NotDigits(why)
    }
}

impl From<NotUnique> for Refused {
    fn from(why: NotUnique) -> Refused {
        Refused::NotUnique(why)
    }
}

/// The puzzle with these clues, if they are digits.
///
/// # Errors
/// When they are candidates, or do not determine one solution.
pub(crate) fn digits(clues: &Clues) -> Result<Puzzle, Refused> {
    match clues {
        Clues::Grid(grid) => Ok(Puzzle::try_from(*grid)?),
        Clues::Candidates(_) => Err(NotDigits.into()),
    }
}

impl Refused {
    /// The reason as a word and a sentence.
    pub(crate) fn trouble(&self) -> Trouble {
        match self {
            Refused::NotUnique(why) => why.into(),
            Refused::NotDigits(why) => Trouble {
                code: "candidates",
                message: why.text(Language::English).to_owned(),
                sentence: why.text(language()).to_owned(),
            },
        }
    }

    /// The output for the puzzle: the unchanged puzzle, with the reason if it has no solution.
    pub(crate) fn answer(&self) -> Answer {
        match self {
            Refused::NotUnique(NotUnique::None) => Answer::NoSolution,
            Refused::NotUnique(NotUnique::Contradictory(conflict)) => {
                Answer::Contradictory(*conflict)
            }
            Refused::NotUnique(NotUnique::Several(_)) | Refused::NotDigits(_) => Answer::Unchanged,
        }
    }
}
