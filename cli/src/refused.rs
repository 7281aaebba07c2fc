//! The reasons why the clues of a puzzle cannot be removed or added.

use crate::language::{language, words};
use ninefold::text::Answer;
use ninefold::{Clues, NotUnique, Puzzle};

/// Why nothing is made of a puzzle.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Refused {
    /// It does not have exactly one solution.
    NotUnique(NotUnique),
    /// Its clues are candidates.
    Candidates,
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
        Clues::Candidates(_) => Err(Refused::Candidates),
    }
}

impl Refused {
    /// The reason in the language of the run.
    pub(crate) fn told(&self) -> String {
        match self {
            Refused::NotUnique(why) => why.told(language()).to_string(),
            Refused::Candidates => words!(
                en: "the clues are candidates; only digits can be left out",
                ko: "단서가 후보입니다. 숫자만 뺄 수 있습니다",
            ),
        }
    }

    /// The output for the puzzle: the unchanged puzzle, with the reason if it has no solution.
    pub(crate) fn answer(&self) -> Answer {
        match self {
            Refused::NotUnique(NotUnique::None) => Answer::NoSolution,
            Refused::NotUnique(NotUnique::Contradictory(conflict)) => {
                Answer::Contradictory(*conflict)
            }
            Refused::NotUnique(NotUnique::Several(_)) | Refused::Candidates => Answer::Unchanged,
        }
    }
}
