//! Generating puzzles.

use crate::rating::{scale_of, technique};
use crate::status::{Refused, Status};
use ninefold::generate::{Error, PatternSymmetry, Request, Seed, puzzle};
use ninefold::rate::Bounds;
use ninefold::{Grid, Solution};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A series of puzzles. The same seed and the same requirements make the same series on every machine.
pub(crate) struct Generator {
    seed: Seed,
    next: u64,
    request: Request,
}

impl Generator {
    /// A series without requirements.
    pub(crate) fn new(seed: u64) -> Generator {
        let request = Request { starts: Some(Request::STARTS), ..Request::default() };
        Generator { seed: Seed(seed), next: 0, request }
    }

    /// Sets a requirement by its name.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), Refused> {
        let mut request = self.request.clone();
        let ratings = &mut request.difficulty.ratings;
        match name {
            "scale" if ratings.is_any() => *ratings = Bounds::on(scale_of(value)?),
            "scale" => {
                return Err(Refused::argument("the scale is set before \"min\" and \"max\""));
            }
            "min" => *ratings = ratings.clone().read_least(value).map_err(Refused::argument)?,
            "max" => *ratings = ratings.clone().read_most(value).map_err(Refused::argument)?,
            "technique" => request.difficulty.technique = Some(technique(value)?),
            "clues" => request.clues = Some(clues(value)?),
            "minimal" => request.minimal = read(value, "\"true\" or \"false\"")?,
            "symmetry" => request.symmetry = symmetry(value)?,
            "starts" => request.starts = Some(read(value, "a number of starts")?),
            "solution" => request.solution = Some(solution(value)?),
            _ => return Err(Refused::argument(format!("there is no requirement {name:?}"))),
        }
        self.request = request;
        Ok(())
    }

    /// The next puzzle of the series.
    pub(crate) fn next(&mut self) -> Result<Grid, Refused> {
        let made = puzzle(&self.request, self.seed.nth(self.next));
        if !matches!(made, Err(Error::Impossible(_))) {
            self.next = self.next.wrapping_add(1);
        }
        made.map(|puzzle| puzzle.grid()).map_err(|error| match error {
            Error::NotFound(why) => Refused(Status::NotFound, why.to_string()),
            other => Refused::argument(other),
        })
    }
}

/// A number of clues, or two with `..` between them, of which one may be missing.
fn clues(text: &str) -> Result<RangeInclusive<u8>, Refused> {
    let (least, most) = match text.split_once("..") {
        Some(("", most)) => ("0", most),
        Some((least, "")) => (least, "81"),
        both => both.unwrap_or((text, text)),
    };
    let read = |end: &str| end.parse().ok();
    let range = read(least).zip(read(most)).map(|(least, most)| least..=most);
    range.filter(|range| !range.is_empty() && *range.end() <= 81).ok_or_else(|| {
        expected("a number of clues up to 81, or a range such as 24..28, 24.. or ..28", text)
    })
}

fn read<T: FromStr>(text: &str, what: &str) -> Result<T, Refused> {
    text.parse().map_err(|_| expected(what, text))
}

fn expected(what: &str, found: &str) -> Refused {
    Refused::argument(format!("expected {what}, found {found:?}"))
}

fn solution(text: &str) -> Result<Solution, Refused> {
    text.parse::<Solution>().map_err(Refused::argument)
}

fn symmetry(name: &str) -> Result<PatternSymmetry, Refused> {
    name.parse().map_err(|error: ninefold::UnknownName| Refused::argument(error.to_string()))
}
