//! Where answers go: standard output or a file, in a notation or drawn for a person.

use crate::draw::drawing;
use crate::interrupt;
use crate::language::{language, words};
use crate::source::Source;
use crate::stream::{Read, misplaced};
use anstream::{AutoStream, ColorChoice};
use anyhow::{Context, bail};
use ninefold::text::{Answer, Key, Notes, Record, Shape, Writer};
use std::fmt::{self, Write as _};
use std::fs::{self, File, OpenOptions};
use std::io::{self, IsTerminal, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Text is handed on when this many bytes have come together, or at the latest with the batch.
const ENOUGH: usize = 1 << 16;

/// What a person wants of the output.
#[derive(Clone, Debug)]
pub(crate) struct Wishes {
    /// The notation; as it was read when there is none.
    pub(crate) shape: Option<Shape>,
    /// The file; standard output when there is none.
    pub(crate) file: Option<PathBuf>,
    /// Whether a puzzle that was given on the command line is drawn on a terminal.
    pub(crate) draw_arguments: bool,
}

/// Answers on their way out.
pub(crate) struct Output {
    wishes: Wishes,
    to: Box<dyn Write + Send>,
    pending: String,
    writer: Option<(Shape, Box<dyn Writer>)>,
    paint: Paint,
    drawn: bool,
}

/// Whether the boxed shape is drawn for a person, and how.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Paint {
    No,
    Plain,
    Styled,
}

impl Output {
    /// Opens the output. With `keep` the first bytes of the file stay as they are; otherwise it is
    /// emptied.
    ///
    /// # Errors
    /// When the file cannot be written, or is also one of the sources.
    pub(crate) fn open(wishes: Wishes, sources: &[Source], keep: u64) -> anyhow::Result<Output> {
        let (to, paint): (Box<dyn Write + Send>, _) = match &wishes.file {
            Some(path) => {
                refuse_to_overwrite(path, sources)?;
                let file = at_offset(path, keep).with_context(|| cannot_write(path))?;
                (Box::new(file), Paint::No)
            }
            None => {
                let terminal = io::stdout().is_terminal();
                let paint = match (AutoStream::choice(&io::stdout()), terminal) {
                    (ColorChoice::Never, false) => Paint::No,
                    (ColorChoice::Never, true) => Paint::Plain,
                    _ => Paint::Styled,
                };
                match paint {
                    Paint::No => (Box::new(io::stdout()), paint),
                    _ => (Box::new(anstream::stdout()), paint),
                }
            }
        };
        let pending = String::with_capacity(2 * ENOUGH);
        Ok(Output { wishes, to, pending, writer: None, paint, drawn: false })
    }

    /// Writes a record with its answer.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn record(&mut self, puzzle: &Read<'_>, answer: &Answer) -> io::Result<()> {
        let Read { record, source, .. } = *puzzle;
        let typed = self.wishes.shape.is_none()
            && self.wishes.draw_arguments
            && matches!(source, Source::Argument(_))
            && io::stdout().is_terminal();
        self.put(record, answer, puzzle.shape, typed)
    }

    /// Writes a puzzle that was made, not read: one on a line unless another shape is wished for.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn made(&mut self, record: &Record) -> io::Result<()> {
        self.put(record, &Answer::Unchanged, Shape::Line, false)
    }

    fn put(
        &mut self,
        record: &Record,
        answer: &Answer,
        usual: Shape,
        drawn: bool,
    ) -> io::Result<()> {
        let shape = self.wishes.shape.unwrap_or(usual);
        if self.paint != Paint::No && (shape == Shape::Boxed || drawn) {
            self.draw(record, answer);
        } else {
            let (writer, out) = self.writer(shape);
            writer.record(record, answer, out);
        }
        if self.pending.len() >= ENOUGH { self.flush() } else { Ok(()) }
    }

    /// Notes with values beside a puzzle: behind tabs on a line, by their names in other shapes.
    pub(crate) fn notes<const N: usize>(&self, values: [(&'static str, String); N]) -> Notes {
        let mut notes = Notes::default();
        for (name, value) in values {
            if self.takes_lines() {
                notes.tail.push('\t');
                notes.tail.push_str(&value);
            } else {
                notes.push_text(Key::Known(name), value);
            }
        }
        notes
    }

    /// Whether the answers to puzzles that stand one on a line are written as [lines](Output::lines).
    pub(crate) fn takes_lines(&self) -> bool {
        self.wishes.shape.is_none_or(|shape| shape == Shape::Line)
    }

    /// Writes whole lines in the notation of one puzzle a line.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn lines(&mut self, text: &str) -> io::Result<()> {
        let (_, out) = self.writer(Shape::Line);
        if out.is_empty() && text.len() >= ENOUGH {
            return written(&mut *self.to, text);
        }
        out.push_str(text);
        if self.pending.len() >= ENOUGH { self.flush() } else { Ok(()) }
    }

    /// Takes a record whose answer the file holds already.
    pub(crate) fn skip(&mut self, puzzle: &Read<'_>) {
        let (writer, out) = self.writer(self.wishes.shape.unwrap_or(puzzle.shape));
        // Not `Unchanged`: a writer may lay out its columns by the first answer.
        writer.record(puzzle.record, &Answer::NoSolution, out);
        self.pending.clear();
    }

    /// Hands on what has come together.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        written(&mut *self.to, &self.pending)?;
        self.pending.clear();
        Ok(())
    }

    /// Ends the output.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        if let Some((_, mut writer)) = self.writer.take() {
            writer.end(&mut self.pending);
        }
        self.flush()
    }

    /// The writer of a notation; the one before is ended when it was of another.
    fn writer(&mut self, shape: Shape) -> (&mut dyn Writer, &mut String) {
        if self.writer.as_ref().is_none_or(|(before, _)| *before != shape) {
            if let Some((_, mut before)) = self.writer.take() {
                before.end(&mut self.pending);
            }
            let mut next = shape.writer();
            next.begin(&mut self.pending);
            self.writer = Some((shape, next));
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
        if let Some(name) = record.notes.text(&Key::NAME) {
            self.pending.push_str(name);
            self.pending.push('\n');
        }
        match &record.clues {
            Ok(clues) => {
                let given = clues.grid();
                let filled = answer.solution().map_or(given, ninefold::Solution::grid);
                self.pending.push_str(&drawing(&given, &filled, self.paint == Paint::Styled));
            }
            Err(error) => {
                let error = misplaced(error);
                self.remark(&words!(en: "malformed: {error}", ko: "형식이 잘못됨: {error}"));
            }
        }
        match answer {
            Answer::Unchanged | Answer::Solved(_) => {}
            Answer::Several(_) => {
                self.remark(&words!(en: "one of several solutions", ko: "여러 답 가운데 하나"));
            }
            Answer::NoSolution => self.remark(&words!(en: "no solution", ko: "답이 없습니다")),
            Answer::Contradictory(conflict) => {
                let conflict = conflict.told(language());
                self.remark(&words!(en: "contradictory: {conflict}", ko: "모순: {conflict}"));
            }
        }
    }

    /// Writes words under a drawing.
    fn remark(&mut self, words: &str) {
        self.pending.push_str(words);
        self.pending.push('\n');
    }
}

/// Answers of a line each, on standard output.
pub(crate) struct Lines {
    pending: String,
}

impl Lines {
    /// No lines so far.
    pub(crate) fn new() -> Lines {
        Lines { pending: String::new() }
    }

    /// Whether they go to a terminal.
    pub(crate) fn is_on_screen(&self) -> bool {
        io::stdout().is_terminal()
    }

    /// Adds a line.
    ///
    /// # Errors
    /// When standard output cannot be written.
    pub(crate) fn push(&mut self, line: impl fmt::Display) -> io::Result<()> {
        let _ = writeln!(self.pending, "{line}");
        if self.pending.len() >= ENOUGH { self.flush() } else { Ok(()) }
    }

    /// Adds whole lines.
    ///
    /// # Errors
    /// When standard output cannot be written.
    pub(crate) fn push_all(&mut self, lines: &str) -> io::Result<()> {
        self.pending.push_str(lines);
        if self.pending.len() >= ENOUGH { self.flush() } else { Ok(()) }
    }

    /// Hands on what has come together.
    ///
    /// # Errors
    /// When standard output cannot be written.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        written(&mut io::stdout().lock(), &self.pending)?;
        self.pending.clear();
        Ok(())
    }
}

/// What is said of a file that cannot be written.
pub(crate) fn cannot_write(path: &Path) -> String {
    words!(en: "cannot write {}", ko: "{}: 쓸 수 없습니다", path.display())
}

/// Hands on a text, not to be broken by Ctrl-C.
fn written(to: &mut dyn Write, text: &str) -> io::Result<()> {
    let _whole = interrupt::writing();
    to.write_all(text.as_bytes())?;
    to.flush()
}

/// The file, cut to its first `keep` bytes and ready to be written behind them.
fn at_offset(path: &Path, keep: u64) -> io::Result<File> {
    let mut file = OpenOptions::new().write(true).create(true).truncate(keep == 0).open(path)?;
    if keep > 0 {
        file.set_len(keep)?;
        file.seek(SeekFrom::End(0))?;
    }
    Ok(file)
}

/// A file that is read and emptied in one go would be lost.
fn refuse_to_overwrite(path: &Path, sources: &[Source]) -> anyhow::Result<()> {
    let Ok(output) = fs::canonicalize(path) else { return Ok(()) };
    for source in sources {
        if let Source::File(input) = source
            && fs::canonicalize(input).is_ok_and(|input| input == output)
            && fs::metadata(&output).is_ok_and(|file| file.is_file())
        {
            bail!(words!(
                en: "{} is both read and written; write to another file",
                ko: "{}: 읽으면서 쓸 수 없습니다. 다른 파일에 쓰십시오",
                path.display(),
            ));
        }
    }
    Ok(())
}
