//! What is written in the places of variants.

use super::drawn::Paint;
use super::{ENOUGH, Output};
use crate::console::trouble::Trouble;
use crate::in_out::columns::{Found, beside, comment, wrongly_solved};
use crate::in_out::stream::{End, Read, remarked};
use ninefold::text::{Answer, Format, Key, Note, Record, Value};
use std::io;

impl Output {
    /// Writes a variant with a solution, or with the reason why there is none: on a line, or beside the puzzle
    /// where the format has names for both.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn variant(
        &mut self,
        puzzle: &Read<'_>,
        found: Result<(&str, End), &Trouble>,
    ) -> io::Result<()> {
        let format = self.format_of(puzzle);
        let is_json = matches!(format, Format::Jsonl | Format::Json);
        let mut record = match found {
            Ok((_, End::WronglySolved)) if is_json => wrongly_solved(puzzle.record),
            _ => puzzle.record.clone(),
        };
        if !is_table(format) {
            // What was found takes the place of a solution that stands there.
            record.notes.fields.retain(|note| !matches!(note.value, Value::Solution(_)));
            return match found {
                Ok((line, End::Solutions(2))) => {
                    self.beside(&record, &format!("{line} # one of several solutions"))
                }
                Ok((line, _)) => self.beside(&record, line),
                Err(why) => {
                    let remark = why.line(self.paint != Paint::No);
                    self.beside(&record, &remarked(record.original(), remark))
                }
            };
        }
        let told = match found {
            Ok((line, _)) => line.to_owned(),
            Err(_) if is_json => "null".to_owned(),
            Err(Trouble { code: "none", message, .. }) => format!("none: {message}"),
            Err(why) => why.message.clone(),
        };
        let fields = &mut record.notes.fields;
        match fields.iter_mut().find(|note| matches!(note.value, Value::Solution(_))) {
            Some(note) => note.value = Value::Solution(told),
            None if found.is_err() && is_json => {}
            None => fields.push(Note { key: Key::Known(""), value: Value::Solution(told) }),
        }
        if let (Err(why), true) = (found, is_json) {
            fields.retain(|note| !matches!(&*note.key, "error" | "message"));
            record.notes.push_text(Key::Known("error"), why.code);
            record.notes.push_text(Key::Known("message"), &*why.message);
        }
        self.write(&record, &Answer::Noted, format);
        if self.pending.len() >= ENOUGH { self.flush() } else { Ok(()) }
    }

    /// The format of a variant's answer. A text that stands alone is no row of CSV and no member of an object.
    fn format_of(&self, puzzle: &Read<'_>) -> Format {
        let is_alone = puzzle.record.notes.fields.is_empty();
        let usual = if is_alone { Format::Line } else { puzzle.format };
        self.requested.format.unwrap_or(usual)
    }

    /// Writes a line in the place of a variant, with what stands beside it.
    fn beside(&mut self, record: &Record, line: &str) -> io::Result<()> {
        let beside = beside(record);
        self.lines(format!("{line} {beside}").trim_end())?;
        self.lines("\n")
    }

    /// Writes another variant in the place of one, or, with what was found, the same: on a line, or where the
    /// puzzle stands in a table. No comment follows JSON, which programs read.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn anew(
        &mut self,
        puzzle: &Read<'_>,
        text: &str,
        found: &[Found],
    ) -> io::Result<()> {
        let format = self.format_of(puzzle);
        if !is_table(format) {
            return match text.starts_with('{') {
                true => self.lines(&format!("{text}\n")),
                false => self.beside(puzzle.record, text),
            };
        }
        let mut record = puzzle.record.clone();
        text.clone_into(&mut record.notes.source);
        for note in &mut record.notes.fields {
            if let Value::Clues(clues) = &mut note.value {
                text.clone_into(clues);
            }
        }
        if format == Format::Csv {
            // The first row decides the columns, so the reason goes where comments go. It stands there
            // already if the row was written before.
            let is_new = |why: &&str| record.notes.remarks().all(|(_, text)| !text.contains(*why));
            let why = message(found).filter(is_new);
            let texts = [Some(comment(&record)).filter(|text| !text.is_empty()), why];
            record.notes.tail = texts.into_iter().flatten().collect::<Vec<_>>().join("; ");
        } else {
            let found = found.iter().cloned();
            let found = found.map(|(name, value)| Note { key: Key::Known(name), value });
            record.notes.fields.extend(found);
        }
        self.as_given(&Read { record: &record, format, ..*puzzle })
    }

    /// Writes a variant as it was given, with what was found instead of another: a word and a message.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn refused(&mut self, puzzle: &Read<'_>, found: &[Found]) -> io::Result<()> {
        let given = puzzle.record.original();
        match message(found) {
            Some(why) if !is_table(self.format_of(puzzle)) => {
                self.anew(puzzle, &remarked(given, why), found)
            }
            _ => self.anew(puzzle, given, found),
        }
    }

    /// Writes the text of a variant as it was given, with what stands beside it.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn as_given(&mut self, puzzle: &Read<'_>) -> io::Result<()> {
        self.write(puzzle.record, &Answer::Noted, self.requested.format.unwrap_or(puzzle.format));
        if self.pending.len() >= ENOUGH { self.flush() } else { Ok(()) }
    }
}

/// The sentence among what was found.
fn message(found: &[Found]) -> Option<&str> {
    found.iter().find(|(name, _)| *name == "message")?.1.text()
}

/// Whether the text of a puzzle stands in a column or a member of a format.
pub(crate) fn is_table(format: Format) -> bool {
    matches!(format, Format::Csv | Format::Json | Format::Jsonl)
}

/// Whether a format has no place for the solutions of variants, which stand on lines or in tables.
pub(crate) fn is_classic_only(format: Option<Format>) -> bool {
    format.is_some_and(|format| format != Format::Line && !is_table(format))
}
