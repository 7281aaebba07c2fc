//! Ratings.

use crate::message::c_string;
use crate::solver::clues;
use crate::status::{Refused, Status};
use ninefold::rate::{Figure, Rating, Scale};
use ninefold::technique::{Budget, Technique};
use ninefold::{NotUnique, Puzzle};
use std::ffi::{CStr, CString};
use std::sync::LazyLock;

/// How hard a puzzle is for a person, on a scale.
pub(crate) struct Rated {
    rating: Rating,
    pub(crate) text: CString,
    pub(crate) hardest: Option<CString>,
}

impl Rated {
    /// The rating of a puzzle on the scale of this name.
    pub(crate) fn new(text: &str, scale: &str) -> Result<Rated, Refused> {
        let scale = scale_of(scale)?;
        let puzzle = Puzzle::new(clues(text)?).map_err(|error| match error {
            NotUnique::Several(_) => Refused(Status::Several, error.to_string()),
            _ => Refused(Status::None, error.to_string()),
        })?;
        let rating = scale.rate(&puzzle, &Budget::unlimited());
        let text = c_string(&rating.to_string());
        let hardest = rating.hardest().map(|technique| c_string(technique.entry().code));
        Ok(Rated { rating, text, hardest })
    }

    /// Whether the path solved the puzzle.
    pub(crate) fn is_solved(&self) -> bool {
        self.rating.is_solved()
    }

    /// The figure of this name as a number; a level counts from 0.
    pub(crate) fn figure(&self, name: &str) -> Result<f64, Refused> {
        let unknown = || Refused::argument(format!("this scale has no figure {name:?}"));
        let mut figures = self.rating.figures();
        match figures.find(|(known, _)| *known == name).ok_or_else(unknown)?.1 {
            Figure::Level(Some(level)) => Ok(level.index() as f64),
            Figure::Level(None) => {
                Err(Refused(Status::None, "the steps do not solve it".to_owned()))
            }
            Figure::Score(number) | Figure::Size(number) => Ok(f64::from(number)),
            Figure::Tenths(tenths) => Ok(f64::from(tenths)),
            _ => Err(Refused::argument(format!("the figure {name:?} is no number"))),
        }
    }

    /// The number of all steps, or of those of the technique with this name.
    pub(crate) fn steps(&self, technique: Option<&str>) -> Result<usize, Refused> {
        let Some(name) = technique else { return Ok(self.rating.steps()) };
        Ok(self.rating.count(self::technique(name)?))
    }
}

/// The name of a scale's figure; none past the last.
pub(crate) fn figure_name(scale: &str, index: usize) -> Result<Option<&'static CStr>, Refused> {
    // C has no other owner for a text that ends with NUL.
    static NAMES: LazyLock<Vec<(Scale, Vec<CString>)>> = LazyLock::new(|| {
        let names = |scale: &Scale| scale.figures().iter().map(|it| c_string(it.name)).collect();
        Scale::ALL.iter().map(|scale| (*scale, names(scale))).collect()
    });
    let scale = scale_of(scale)?;
    let row = NAMES.iter().find(|(known, _)| *known == scale);
    Ok(row.and_then(|(_, names)| names.get(index)).map(CString::as_c_str))
}

/// The scale of a name.
pub(crate) fn scale_of(name: &str) -> Result<Scale, Refused> {
    name.parse().map_err(|error: ninefold::UnknownName| Refused::argument(error.to_string()))
}

/// The technique of a name.
pub(crate) fn technique(name: &str) -> Result<Technique, Refused> {
    name.parse().map_err(|error: ninefold::UnknownName| Refused::argument(error.to_string()))
}
