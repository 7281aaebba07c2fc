//! Arguments that several functions take.

use crate::errors::value;
use ninefold::Depth;
use ninefold::generate::{Pattern, PatternSymmetry, Request};
use ninefold::rate::Scale;
use ninefold::solve::{Cancel, Limits};
use ninefold::technique::Budget;
use ninefold::text::Format;
use ninefold::{CellSet, Grid, Language, Solution, Technique, Transform};
use ninefold_variants::Budget as Variants;
use pyo3::prelude::*;
use std::ops::RangeInclusive;
use std::time::Duration;

/// Which techniques are used, and how long a puzzle may take: `(scale, without, max_level, timeout)`.
#[derive(FromPyObject)]
pub(crate) struct Reasoning(String, Vec<String>, Option<String>, Option<f64>);

impl Reasoning {
    /// The scale without what is left out.
    pub(crate) fn scale(&self) -> PyResult<Scale> {
        let scale = scale(&self.0)?;
        if !scale.has_table() && (self.2.is_some() || !self.1.is_empty()) {
            return Err(value(format!("the scale {} leaves out no techniques", scale.name())));
        }
        let scale = match &self.2 {
            Some(level) => scale.up_to(level.parse().map_err(value)?),
            None => scale,
        };
        self.1.iter().try_fold(scale, |scale, name| Ok(scale.without(technique(name)?)))
    }

    /// How long a puzzle may take.
    pub(crate) fn patience(&self) -> PyResult<Patience> {
        Patience::of(self.3)
    }
}

/// How long a puzzle may take, if there is a limit.
#[derive(Clone, Copy)]
pub(crate) struct Patience(Option<Duration>);

impl Patience {
    /// No limit.
    pub(crate) const fn unlimited() -> Patience {
        Patience(None)
    }

    /// From the argument `timeout`.
    pub(crate) fn of(seconds: Option<f64>) -> PyResult<Patience> {
        let Some(seconds) = seconds else { return Ok(Patience::unlimited()) };
        match Duration::try_from_secs_f64(seconds) {
            Ok(time) if !time.is_zero() => Ok(Patience(Some(time))),
            // More than 500 billion years.
            Err(_) if seconds > 0.0 => Ok(Patience::unlimited()),
            _ => Err(value("timeout must be a number of seconds above 0")),
        }
    }

    /// The limits of a solver that gives up when the time is up, or nobody waits for the answer any more.
    pub(crate) fn limits(self, stop: &Cancel) -> Limits {
        let limits = Limits::default().until(stop);
        self.0.map_or_else(|| limits.clone(), |time| limits.clone().time(time))
    }

    /// The budget of a variant from now on, until nobody waits for the answer any more.
    pub(crate) fn variant(self, stop: &Cancel) -> Variants<'_> {
        self.0.map_or(Variants::UNLIMITED, Variants::within).until(stop)
    }

    /// Asks with a budget that is spent when the time is up, or nobody waits for the answer any more.
    pub(crate) fn ask<T>(self, stop: &Cancel, asked: impl FnOnce(&Budget<'_>) -> T) -> T {
        let budget = self.0.map_or(Budget::unlimited(), Budget::within);
        asked(&budget.until(&|| stop.is_cancelled()))
    }
}

/// The scale of this name.
pub(crate) fn scale(name: &str) -> PyResult<Scale> {
    name.parse().map_err(value)
}

/// The technique of this name or code.
pub(crate) fn technique(name: &str) -> PyResult<Technique> {
    name.parse().map_err(|error| value(format!("{error}; ninefold.techniques() lists them")))
}

/// The symmetry of this name.
pub(crate) fn symmetry(name: &str) -> PyResult<PatternSymmetry> {
    name.parse().map_err(value)
}

/// The cells where 81 characters are not blanks.
pub(crate) fn pattern(text: &str) -> PyResult<CellSet> {
    text.parse::<Pattern>().map(|pattern| pattern.0).map_err(value)
}

/// A complete grid.
pub(crate) fn solution(text: &str) -> PyResult<Solution> {
    let grid: Grid = text.parse().map_err(value)?;
    Solution::try_from(grid).map_err(value)
}

/// A range of numbers of clues.
pub(crate) fn clues(range: (u8, u8)) -> RangeInclusive<u8> {
    range.0..=range.1
}

/// A language by its code.
pub(crate) fn language(code: &str) -> PyResult<Language> {
    code.parse().map_err(value)
}

/// How much of a step a hint shows.
pub(crate) fn depth(number: i64) -> PyResult<Depth> {
    match number {
        1 => Ok(Depth::Where),
        2 => Ok(Depth::Which),
        3 => Ok(Depth::Whole),
        _ => {
            Err(value("depth must be 1 (where to look), 2 (which technique) or 3 (the whole step)"))
        }
    }
}

/// The format of this name.
pub(crate) fn format(name: &str) -> PyResult<Format> {
    name.parse().map_err(value)
}

/// A transformation: its name, or its parts as the library writes them.
pub(crate) fn transform(text: &str) -> PyResult<Transform> {
    text.parse().map_err(value)
}

/// How many starts a puzzle gets.
pub(crate) fn starts(number: Option<u32>) -> Option<u32> {
    Some(number.unwrap_or(Request::STARTS))
}
