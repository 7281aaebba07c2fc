//! Writes CSV: the columns of the first record, with the solution in its own column, and one for comments if
//! any are announced. What later records have besides goes there, or behind the last column.

use crate::text::Writer;
use crate::text::answer::{Answer, Remark, Shown};
use crate::text::field;
use crate::text::record::{Key, Note, Record, Value};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The content of a column.
enum Column {
    Puzzle,
    Solution,
    /// The field of this name, which is usually at this position.
    Field(usize, Key),
    Comment,
}

#[derive(Default)]
pub(in crate::text) struct CsvWriter {
    columns: Vec<(String, Column)>,
    delimiter: Option<char>,
    /// Whether answers will come, or the puzzles themselves.
    answers: bool,
    /// Whether comments will come.
    comments: bool,
}

impl Writer for CsvWriter {
    fn answers(&mut self) {
        self.answers = true;
    }

    fn comments(&mut self) {
        self.comments = true;
    }

    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        if self.columns.is_empty() {
            self.answers |= answer.solution().is_some();
            self.decide(record);
            let numbered =
                |(i, column): (usize, &(String, Column))| column.0 == (i + 1).to_string();
            if !self.columns.iter().enumerate().all(numbered) {
                let names: Vec<&str> = self.columns.iter().map(|column| &*column.0).collect();
                self.row(names.into_iter(), out);
            }
        }
        let texts = self.columns.iter().map(|(_, column)| match column {
            Column::Puzzle => field::puzzle_text(record, |text| field::clues(text).ok()),
            Column::Solution => self.solution(record, answer),
            Column::Field(place, key) => {
                let there = record.notes.fields.get(*place).filter(|note| note.key == *key);
                let there = there.and_then(|note| note.value.text());
                there.or(record.notes.text(key)).unwrap_or_default().into()
            }
            Column::Comment => self.comment(record, answer),
        });
        let mut texts: Vec<String> = texts.collect();
        if !self.columns.iter().any(|column| matches!(column.1, Column::Comment)) {
            texts.extend(Some(self.comment(record, answer)).filter(|text| !text.is_empty()));
        }
        self.row(texts.iter().map(String::as_str), out);
    }
}

impl CsvWriter {
    /// The solution, or the reason why there is none.
    fn solution(&self, record: &Record, answer: &Answer) -> String {
        let shown = Shown::of(record, answer);
        let given = record.notes.solution().unwrap_or_default();
        match (answer.solution(), shown.remark) {
            (_, Some(remark)) if self.keeps(given, remark) => given.into(),
            (_, Some(remark @ Remark::NoSolution)) => format!("{}: {remark}", remark.code()),
            (_, Some(remark)) => remark.to_string(),
            (Some(solution), None) => solution.to_string(),
            (None, None) => given.into(),
        }
    }

    /// Whether a solution of the input stays, where no answer takes its place. It may be an earlier
    /// remark.
    fn keeps(&self, given: &str, remark: Remark<'_>) -> bool {
        !self.answers && !given.is_empty() && !given.starts_with(remark.code())
    }

    fn decide(&mut self, record: &Record) {
        let fields = &record.notes.fields;
        self.delimiter = record.notes.text(&Key::DELIMITER).and_then(|text| text.chars().next());
        let puzzle = fields.iter().any(|note| matches!(note.value, Value::Clues(_)));
        // A solution without a name was found, not read.
        let is_found =
            |note: &Note| matches!(note.value, Value::Solution(_)) && note.key.is_empty();
        let solution =
            fields.iter().any(|note| matches!(note.value, Value::Solution(_)) && !is_found(note));
        if !puzzle {
            self.columns.push(("puzzle".into(), Column::Puzzle));
        }
        if !puzzle && !solution && self.answers {
            self.columns.push(("solution".into(), Column::Solution));
        }
        let named = fields.iter().enumerate();
        let named = named.filter(|(_, note)| note.key != Key::DELIMITER && !is_found(note));
        for (place, note) in named {
            let name = if note.is_bare() { "puzzle" } else { &*note.key };
            let column = match note.value {
                _ if note.key == Key::COMMENT => Column::Comment,
                Value::Clues(_) => Column::Puzzle,
                Value::Solution(_) => Column::Solution,
                _ => Column::Field(place, note.key.clone()),
            };
            self.columns.push((name.into(), column));
        }
        if puzzle && !solution && self.answers {
            let numbered = self.columns[0].0 == "1";
            let number = (self.columns.len() + 1).to_string();
            let name = if numbered { number } else { "solution".into() };
            self.columns.push((name, Column::Solution));
        }
        let is_there = self.columns.iter().any(|column| matches!(column.1, Column::Comment));
        let will_come = self.comments || !puzzle && !record.notes.comment().is_empty();
        if will_come && !is_there {
            self.columns.push(("comment".into(), Column::Comment));
        }
    }

    /// The comment, and everything else that has no column of its own.
    fn comment(&self, record: &Record, answer: &Answer) -> String {
        let known = |key: &str| {
            self.columns
                .iter()
                .any(|column| matches!(&column.1, Column::Field(_, k) if **k == *key))
        };
        let mut text = String::from(record.notes.comment());
        for (key, value) in record.notes.remarks().filter(|remark| !known(remark.0)) {
            text.push_str(if text.is_empty() { "" } else { "; " });
            // A field beyond the header has only a number.
            if key != &*Key::COMMENT && key.parse::<usize>().is_err() {
                text.push_str(key);
                text.push_str(": ");
            }
            text.push_str(value);
        }
        let has_solution = self.columns.iter().any(|column| matches!(column.1, Column::Solution));
        let given = record.notes.solution().unwrap_or_default();
        let is_elsewhere = |remark: &Remark<'_>| !has_solution || self.keeps(given, *remark);
        let remark = Shown::of(record, answer).remark.filter(is_elsewhere);
        // It stands there already if the row was written before.
        let is_there = |code| record.notes.remarks().any(|(_, text)| text.starts_with(code));
        if let Some(remark) = remark.filter(|remark| !is_there(remark.code())) {
            text.push_str(if text.is_empty() { "" } else { "; " });
            text.push_str(&remark.to_string());
        }
        text
    }

    fn row<'a>(&self, texts: impl Iterator<Item = &'a str>, out: &mut String) {
        let delimiter = self.delimiter.unwrap_or(',');
        for (i, text) in texts.enumerate() {
            if i > 0 {
                out.push(delimiter);
            }
            if text.contains([delimiter, '"', '\n', '\r']) {
                out.push('"');
                out.push_str(&text.replace('"', "\"\""));
                out.push('"');
            } else {
                out.push_str(text);
            }
        }
        out.push('\n');
    }
}
