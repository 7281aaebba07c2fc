//! A text with many puzzles: the input for the engine, and its results in the text's own format.

use crate::answer;
use crate::arguments::language;
use crate::json::{Json, json};
use crate::text::trouble;
use ninefold::text::{self, Answer, Format, Record};
use ninefold::{Clues, Grid, Solution};
use std::fmt::Write as _;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Malformed puzzles beyond this number are counted, but not reported.
const MOST_TOLD: usize = 1000;

/// A text that was read.
#[wasm_bindgen]
pub struct Sheet {
    format: Format,
    records: Vec<Record>,
}

#[wasm_bindgen]
impl Sheet {
    /// Reads a text in a format, or recognises it.
    ///
    /// # Errors
    /// When the format is unknown.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, format: Option<String>) -> Result<Sheet, JsError> {
        let format = match format {
            None => text::detect(text),
            Some(name) => name.parse().map_err(|trouble| JsError::new(&format!("{trouble}")))?,
        };
        Ok(Sheet { format, records: text::parse_as(format, text) })
    }

    /// The format, the number of puzzles, the lines of the well-formed ones, the number of malformed ones, and their errors.
    pub fn summary(&self, lang: &str) -> String {
        let language = language(lang);
        let right = self.records.iter().filter(|record| record.clues.is_ok());
        let wrong = || self.records.iter().filter_map(|record| record.clues.as_ref().err());
        answer(&json!({
            "format": self.format.name(),
            "count": self.records.len(),
            "lines": right.map(|record| record.line).collect::<Json>(),
            "malformed": wrong().count(),
            "trouble": wrong().take(MOST_TOLD).map(|m| trouble(m, language)).collect::<Json>(),
        }))
    }

    /// The puzzles, one per line: 81 characters, or 729 for candidates.
    pub fn clues(&self) -> String {
        let mut lines = String::new();
        for record in &self.records {
            match &record.clues {
                Ok(Clues::Grid(grid)) => {
                    let _ = writeln!(lines, "{grid}");
                }
                Ok(clues @ Clues::Candidates(_)) => {
                    let record = Record::new(*clues);
                    lines.push_str(&text::write(Format::Sukaku, [(&record, &Answer::Unchanged)]));
                }
                Err(_) => {}
            }
        }
        lines
    }

    /// The text with the engine's solutions, as far as they are available.
    pub fn solved(&self, solutions: &str) -> String {
        let mut lines = solutions.lines();
        let answers: Vec<Answer> = self
            .records
            .iter()
            .map_while(|record| match &record.clues {
                Ok(clues) => lines.next().map(|line| answer_of(clues, line)),
                Err(_) => Some(Answer::Unchanged),
            })
            .collect();
        text::write(self.format, self.records.iter().zip(&answers))
    }

    /// A line for each puzzle: the engine's result or the puzzle's error, as far as available.
    pub fn told(&self, lines: &str) -> String {
        let mut lines = lines.lines();
        let mut out = String::new();
        for record in &self.records {
            let _ = match (&record.clues, &mut lines) {
                (Err(malformed), _) => writeln!(out, "malformed: {malformed}"),
                (Ok(_), lines) => match lines.next() {
                    Some(line) => writeln!(out, "{line}"),
                    None => break,
                },
            };
        }
        out
    }

    /// CSV of the puzzles with the columns of the text, the line where each stands, columns of these names, which have tabs
    /// between them, and one for errors: what a line for each well-formed puzzle says, also between tabs, as far as available.
    pub fn table(&mut self, names: &str, lines: &str) -> String {
        let mut lines = lines.lines();
        let mut out = String::new();
        let mut writer = Format::Csv.writer();
        if self.records.iter().any(|record| !record.notes.tail.is_empty()) {
            writer.comments();
        }
        for record in &mut self.records {
            let (line, mut error) = match &record.clues {
                Ok(_) => (lines.next(), String::new()),
                Err(malformed) => (Some(""), format!("malformed: {malformed}")),
            };
            let Some(mut line) = line else { break };
            let own = record.notes.fields.len();
            record.notes.push_text("line", record.line.to_string());
            for name in names.split('\t') {
                let (text, rest) = line.split_once('\t').unwrap_or((line, ""));
                record.notes.push_text(name, text);
                line = rest;
            }
            error.push_str(line);
            record.notes.push_text("error", error);
            writer.record(record, &Answer::Unchanged, &mut out);
            record.notes.fields.truncate(own);
        }
        out
    }
}

/// The answer in a line from the engine.
fn answer_of(clues: &Clues, line: &str) -> Answer {
    let solution = |text: &str| -> Option<Solution> { text.parse::<Grid>().ok()?.try_into().ok() };
    match line.strip_prefix("several ") {
        Some(one) => solution(one).map_or(Answer::Unchanged, Answer::Several),
        None => match solution(line) {
            Some(solution) => Answer::Solved(solution),
            None => clues.conflict().map_or(Answer::NoSolution, Answer::Contradictory),
        },
    }
}
