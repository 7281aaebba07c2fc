//! The output of answers: standard output or a file, in a format or drawn for a person.

mod drawn;
mod lines;
mod sink;
mod variants;

pub(crate) use lines::Lines;
pub(crate) use sink::{cannot_write, is_no_pipe, refuse_to_overwrite};
pub(crate) use variants::{is_classic_only, is_table};

use crate::console::{interrupt, of_system};
use crate::in_out::columns::{Found, beside};
use crate::in_out::resume::{Point, Standing, other_run};
use crate::in_out::source::Source;
use crate::in_out::stream::Read;
use drawn::{Paint, draw};
use ninefold::text::{Answer, Format, Key, Note, Record, Writer};
use ninefold::{Clues, Grid};
use sink::Sink;
use std::io::{self, IsTerminal, Write};
use std::mem;
use std::path::PathBuf;

/// Text is written when this many bytes have accumulated, or at the end of the batch.
const ENOUGH: usize = 1 << 16;

/// The requested kind of output.
#[derive(Clone, Debug)]
pub(crate) struct Requested {
    /// The format; by default that of the input.
    pub(crate) format: Option<Format>,
    /// The file; standard output when there is none.
    pub(crate) file: Option<PathBuf>,
    /// The delimiter of columns; by default that of the input.
    pub(crate) delimiter: Option<char>,
    /// Whether to draw a puzzle from the command line on a terminal.
    pub(crate) draw_arguments: bool,
}

/// The output in progress.
pub(crate) struct Output {
    requested: Requested,
    to: Sink,
    kept: Point,
    pending: String,
    writer: Option<(Format, Box<dyn Writer>)>,
    paint: Paint,
    drawn: bool,
    /// Whether answers are written, or the puzzles themselves.
    answers: bool,
    /// Whether the input has comments, as far as its beginning shows.
    comments: bool,
    /// The records of an earlier run that are not answered again.
    standing: Option<Standing>,
}

impl Output {
    /// Opens the output; with a point, continues an earlier run's output there.
    ///
    /// # Errors
    /// When the file cannot be written, or is also one of the sources.
    pub(crate) fn open(
        requested: Requested,
        sources: &[Source],
        kept: Option<Point>,
    ) -> anyhow::Result<Output> {
        let (to, paint) = match &requested.file {
            Some(path) => (Sink::file(path, sources, kept.is_some())?, Paint::No),
            None => {
                let paint = Paint::of_standard_output();
                match paint {
                    Paint::No => (Sink::Whole(Box::new(io::stdout())), paint),
                    _ => (Sink::Whole(Box::new(anstream::stdout())), paint),
                }
            }
        };
        let pending = String::with_capacity(2 * ENOUGH);
        let kept = kept.unwrap_or(Point::START);
        let (writer, standing) = (None, None);
        Ok(Output {
            requested,
            to,
            kept,
            pending,
            writer,
            paint,
            drawn: false,
            answers: false,
            comments: false,
            standing,
        })
    }

    /// The same for answers, which some formats have a column for.
    pub(crate) fn for_answers(self) -> Output {
        Output { answers: true, ..self }
    }

    /// Writes a record with its answer.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn record(&mut self, puzzle: &Read<'_>, answer: &Answer) -> io::Result<()> {
        let Read { record, source, .. } = *puzzle;
        let typed = self.requested.format.is_none()
            && self.requested.draw_arguments
            && matches!(source, Source::Argument(_))
            && io::stdout().is_terminal();
        self.comments |= puzzle.comments;
        self.put(record, answer, puzzle.format, typed)
    }

    /// Writes a puzzle that was made, not read: one on a line unless another format is requested.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn put_new(&mut self, record: &Record) -> io::Result<()> {
        self.put(record, &Answer::Unchanged, Format::Line, false)
    }

    fn put(
        &mut self,
        record: &Record,
        answer: &Answer,
        usual: Format,
        drawn: bool,
    ) -> io::Result<()> {
        let format = self.requested.format.unwrap_or(usual);
        if self.paint != Paint::No && (format == Format::Boxed || drawn) {
            self.draw(record, answer);
        } else {
            self.write(record, answer, format);
        }
        if self.pending.len() >= ENOUGH { self.flush() } else { Ok(()) }
    }

    /// Writes a record in a format.
    fn write(&mut self, record: &Record, answer: &Answer, format: Format) {
        let is_first = self.writer.as_ref().is_none_or(|(before, _)| *before != format);
        let delimiter = self.requested.delimiter.filter(|_| is_first && format == Format::Csv);
        let (writer, out) = self.writer(format);
        match delimiter {
            // The first record decides for all.
            Some(delimiter) => {
                let mut record = record.clone();
                record.notes.fields.retain(|note| note.key != Key::DELIMITER);
                record.notes.push_text(Key::DELIMITER, delimiter);
                writer.record(&record, answer, out);
            }
            None => writer.record(record, answer, out),
        }
    }

    /// The record with values beside it: behind tabs on a line, by their names in other formats.
    pub(crate) fn with<const N: usize>(&self, mut record: Record, found: [Found; N]) -> Record {
        if self.takes_lines() {
            let beside = beside(&record);
            let found = found.iter().filter_map(|(_, value)| value.text());
            let tail = found.chain(Some(&*beside).filter(|text| !text.is_empty()));
            record.notes.tail = tail.map(|text| format!("\t{text}")).collect();
            record.notes.fields.clear();
        } else {
            // A puzzle that came alone becomes one of several values.
            record.notes.fields.retain(|note| !note.key.is_empty());
            let found = found.map(|(name, value)| Note { key: Key::Known(name), value });
            record.notes.fields.extend(found);
        }
        record
    }

    /// Whether the answer to a puzzle is an object of JSON.
    pub(crate) fn is_json(&self, puzzle: &Read<'_>) -> bool {
        matches!(self.requested.format.unwrap_or(puzzle.format), Format::Json | Format::Jsonl)
    }

    /// Whether answers to puzzles on one line each are written as [lines](Output::lines).
    pub(crate) fn takes_lines(&self) -> bool {
        self.requested.format.is_none_or(|format| format == Format::Line)
    }

    /// Writes whole lines in the format of one puzzle per line.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn lines(&mut self, text: &str) -> io::Result<()> {
        let (_, out) = self.writer(Format::Line);
        out.push_str(text);
        if self.pending.len() >= ENOUGH { self.flush() } else { Ok(()) }
    }

    /// The same for many lines, at once.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn many_lines(&mut self, text: &[u8]) -> io::Result<()> {
        // Ends another format's text, which goes out first.
        self.writer(Format::Line);
        self.flush()?;
        self.put_out(text)
    }

    /// Takes a record whose answer is already in the file, and returns that answer; `None` for a
    /// malformed record that does not count. `fits` decides whether what stands there may be the answer to a puzzle.
    ///
    /// # Errors
    /// When it cannot be, or cannot be read.
    pub(crate) fn skip(
        &mut self,
        puzzle: &Read<'_>,
        fits: fn(&Clues, &Clues) -> bool,
    ) -> io::Result<Option<Record>> {
        let format = self.requested.format.unwrap_or(puzzle.format);
        // A writer may lay out its columns by the first record.
        self.write(puzzle.record, &Answer::Unchanged, format);
        self.pending.clear();
        let counts_all = self.kept.counts_all;
        if puzzle.record.clues.is_err() && !counts_all {
            return Ok(None);
        }
        let Some(path) = &self.requested.file else { return Ok(None) };
        let standing = match &mut self.standing {
            Some(standing) => standing,
            none => none.insert(Standing::open(path, format, counts_all)?),
        };
        let there = standing.next()?.ok_or_else(|| other_run(path))?;
        let Ok(asked) = &puzzle.record.clues else { return Ok(Some(there)) };
        let is_it = there.clues.as_ref().is_ok_and(|there| match asked {
            Clues::Grid(_) => fits(asked, there),
            // The format may have no place for candidates.
            Clues::Candidates(_) => true,
        });
        if is_it { Ok(Some(there)) } else { Err(other_run(path)) }
    }

    /// Continues after the records already in the file.
    ///
    /// # Errors
    /// When the file holds other bytes.
    pub(crate) fn go_on(&mut self) -> io::Result<()> {
        self.flush()?;
        self.to.go_on(self.kept)
    }

    /// Writes the accumulated text.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        if !self.pending.is_empty() {
            let text = mem::take(&mut self.pending);
            self.put_out(text.as_bytes())?;
            self.pending = text;
            self.pending.clear();
        }
        Ok(())
    }

    fn put_out(&mut self, text: &[u8]) -> io::Result<()> {
        write_whole(&mut self.to, text).map_err(|error| self.with_file(error))
    }

    /// The error with the name of the file, if the output is one.
    fn with_file(&self, error: io::Error) -> io::Error {
        let Some(path) = &self.requested.file else { return error };
        let message = format!("{}: {}", cannot_write(path), of_system(&error));
        io::Error::new(error.kind(), message)
    }

    /// Ends the output. A file without records can be read all the same: it has a heading or brackets.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        self.lay_out(&Record::new(Grid::EMPTY));
        if let Some((_, mut writer)) = self.writer.take() {
            writer.end(&mut self.pending);
        }
        self.flush()?;
        self.to.finish().map_err(|error| self.with_file(error))
    }

    /// Begins the output if nothing is in it yet: CSV with the heading that this record would get.
    pub(crate) fn lay_out(&mut self, record: &Record) {
        match self.requested.format.filter(|_| self.writer.is_none() && !self.drawn) {
            Some(Format::Csv) => {
                self.write(record, &Answer::Unchanged, Format::Csv);
                let heading = self.pending.find('\n').map_or(0, |end| end + 1);
                self.pending.truncate(heading);
            }
            Some(format) => drop(self.writer(format)),
            None => {}
        }
    }

    /// The writer of a format; ends the previous one if it had another format.
    fn writer(&mut self, format: Format) -> (&mut dyn Writer, &mut String) {
        if self.writer.as_ref().is_none_or(|(before, _)| *before != format) {
            if let Some((_, mut before)) = self.writer.take() {
                before.end(&mut self.pending);
            }
            let mut next = format.writer();
            if self.answers {
                next.answers();
            }
            if self.comments {
                next.comments();
            }
            next.begin(&mut self.pending);
            self.writer = Some((format, next));
        }
        match &mut self.writer {
            Some((_, writer)) => (&mut **writer, &mut self.pending),
            None => unreachable!("it was just made"),
        }
    }

    fn draw(&mut self, record: &Record, answer: &Answer) {
        if self.drawn {
            self.pending.push('\n');
        }
        self.drawn = true;
        draw(record, answer, self.paint, &mut self.pending);
    }
}

/// Writes a text without being interrupted by Ctrl-C.
fn write_whole(to: &mut dyn Write, text: &[u8]) -> io::Result<()> {
    let _whole = interrupt::writing();
    to.write_all(text)?;
    to.flush()
}
