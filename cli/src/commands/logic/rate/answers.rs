//! The answer for a puzzle: a line, or the columns that stand behind those of the input.

use crate::commands::logic::json;
use crate::console::trouble::Trouble;
use crate::in_out::columns::{Found, beside, joined, raw, troubled};
use crate::in_out::reply::found;
use crate::in_out::stream::{Read, Reply};
use ninefold::rate::{Figure, Rating, Scale};
use ninefold::text::{Format, Record, Value};
use std::fmt::Write;
use std::iter;

/// Makes answers, all with the same columns.
pub(super) struct Answers {
    figures: usize,
    /// The names of all values of an answer.
    names: Vec<&'static str>,
}

impl Answers {
    /// Answers on a scale, in a format.
    pub(super) fn new(scale: &Scale, format: Format) -> Answers {
        let figures = scale.figures().iter().map(|column| column.name);
        let rest: &[&str] = match format {
            Format::Csv => &["hardest", "count", "techniques", "error", "message"],
            _ => &["solved", "hardest", "count", "techniques", "error", "message"],
        };
        Answers { figures: figures.len(), names: figures.chain(rest.iter().copied()).collect() }
    }

    /// A line with its end: the puzzle, the figures, hardest technique, steps by technique, and
    /// what else stood there, separated by tabs. Without a rating, the word for the reason is in
    /// place of the first figure, and the sentence in that of the techniques.
    pub(super) fn line(&self, record: &Record, outcome: &Result<&Rating, Trouble>) -> String {
        let mut fields = vec![match &record.clues {
            Ok(clues) => clues.to_string(),
            Err(_) => record.notes.source.replace(['\t', '\n', '\r'], " "),
        }];
        match outcome {
            Ok(rating) => {
                fields.extend(rating.figures().map(|(_, figure)| figure.to_string()));
                fields.extend([hardest(rating, "-"), techniques(rating)]);
            }
            Err(trouble) => fields.extend(self.none(trouble.code, &trouble.message)),
        }
        fields.extend(Some(beside(record)).filter(|text| !text.is_empty()));
        fields.join("\t") + "\n"
    }

    /// The same for a variant.
    pub(super) fn variant_line(&self, record: &Record, reply: &Reply) -> String {
        let mut fields = vec![record.original().replace(['\t', '\n', '\r'], " ")];
        match &reply.found[..] {
            [("error", Value::Text(code)), ("message", Value::Text(message)), ..] => {
                fields.extend(self.none(code, message));
            }
            _ => fields.push(reply.text.clone()),
        }
        fields.extend(Some(beside(record)).filter(|text| !text.is_empty()));
        fields.join("\t") + "\n"
    }

    /// The fields of a puzzle without a rating.
    fn none<'a>(&self, code: &'a str, message: &'a str) -> impl Iterator<Item = String> + use<'a> {
        let empty = iter::repeat_n("", self.figures);
        iter::once(code).chain(empty).chain([message]).map(str::to_owned)
    }

    /// The record with the columns of the answer.
    pub(super) fn record(
        &self,
        puzzle: &Read<'_>,
        format: Format,
        outcome: &Result<&Rating, Trouble>,
    ) -> Record {
        let found: Vec<Found> = match (outcome, format) {
            (_, Format::Csv) => self.columns(outcome),
            (Ok(rating), _) => found(&self.names, json::rating(rating)),
            // The error of a malformed record is written by the format.
            (Err(_), _) if puzzle.record.clues.is_err() => Vec::new(),
            (Err(trouble), _) => troubled(trouble).into(),
        };
        joined(puzzle.record, &self.taken(), found)
    }

    /// The record of a variant with what was found.
    pub(super) fn reply(&self, record: &Record, found: &[Found]) -> Record {
        let value = |name: &str| found.iter().find(|(other, _)| *other == name);
        let none = || Value::Text(String::new());
        let columns = self
            .names
            .iter()
            .map(|name| (*name, value(name).map_or_else(none, |(_, value)| value.clone())));
        let is_csv = !self.names.contains(&"solved");
        let found = if is_csv { columns.collect() } else { found.to_vec() };
        joined(record, &self.taken(), found)
    }

    /// The names that no column of the input keeps, on any scale.
    fn taken(&self) -> Vec<&'static str> {
        [&self.names[..], &["level", "score", "er", "ep", "ed", "size", "least"]].concat()
    }

    /// A value for each column.
    fn columns(&self, outcome: &Result<&Rating, Trouble>) -> Vec<Found> {
        let values: Vec<Value> = match outcome {
            Ok(rating) => {
                let figures = rating.figures().map(|(_, figure)| match figure {
                    Figure::Level(_) => Value::Text(figure.to_string()),
                    number => raw(number),
                });
                let (hardest, techniques) = (hardest(rating, ""), techniques(rating));
                let rest = [Value::Text(hardest), raw(rating.steps()), Value::Text(techniques)];
                let none = || Value::Text(String::new());
                figures.chain(rest).chain([none(), none()]).collect()
            }
            Err(trouble) => {
                let none = self.names[..self.names.len() - 2].iter().map(|_| String::new());
                let none = none.map(Value::Text);
                none.chain(troubled(trouble).map(|(_, value)| value)).collect()
            }
        };
        self.names.iter().copied().zip(values).collect()
    }

    /// Whether an answer that was read says why there is no rating.
    pub(super) fn is_error(&self, there: &Record) -> bool {
        let notes = &there.notes;
        if let Some(error) = notes.text("error") {
            return !error.is_empty();
        }
        // A line: neither a level nor a number stands in the first place behind the puzzle.
        let first = match &there.clues {
            Ok(_) => notes.tail.trim_start().split('\t').next(),
            Err(_) => notes.source.split('\t').nth(1),
        };
        let first = first.unwrap_or_default();
        let codes = ["undecided", "several", "none", "contradictory", "malformed", "classic-only"];
        codes.contains(&first)
    }
}

/// The code of the hardest technique.
fn hardest(rating: &Rating, none: &str) -> String {
    rating.hardest().map_or(none, |technique| technique.entry().code).to_owned()
}

/// The number of steps by technique.
fn techniques(rating: &Rating) -> String {
    let mut techniques = String::new();
    for (technique, count) in rating.techniques() {
        let gap = if techniques.is_empty() { "" } else { " " };
        let _ = write!(techniques, "{gap}{}:{count}", technique.entry().code);
    }
    techniques
}
