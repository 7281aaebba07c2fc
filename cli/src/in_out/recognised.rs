//! What an input holds, by its beginning.

use crate::in_out::columns::{comment, original};
use crate::in_out::source::Source;
use ninefold::text::{self, Format, Record, detect_file, head};
use ninefold_variants::Error;
use ninefold_variants::format::{Format as Notation, Malformed, Piece, pieces};
use std::io::{self, BufRead, Cursor, Read as _};

/// An input whose beginning was examined.
pub(crate) struct Recognised<R> {
    /// The whole of it.
    pub(crate) input: R,
    /// The notation of its classic puzzles: the one asked for, or the one recognised.
    pub(crate) format: Format,
    /// Whether a puzzle at its beginning has a comment.
    pub(crate) has_comments: bool,
    /// Whether there are puzzles of other sizes or with other rules.
    pub(crate) has_variants: bool,
}

/// Examines the beginning of a source's input.
///
/// # Errors
/// When the input cannot be read.
pub(crate) fn recognised<R: BufRead>(
    mut input: R,
    source: &Source,
    from: Option<Format>,
) -> io::Result<Recognised<impl BufRead + use<R>>> {
    let head = if from.is_some() { Vec::new() } else { head(&mut input)? };
    let recognise = || detect_file(&String::from_utf8_lossy(&head), &source.file_name());
    let format = from.unwrap_or_else(recognise);
    let text = String::from_utf8_lossy(&head);
    let records = text::parse_as(format, &text);
    let has_comments = records.iter().any(|record| !comment(record).is_empty());
    let has_variants = from.is_none() && has_variants(&text, format, &records);
    Ok(Recognised { input: Cursor::new(head).chain(input), format, has_comments, has_variants })
}

/// Whether the beginning of an input, in this notation of classic puzzles, holds variants.
///
/// Damaged classic puzzles may look like grids of other sizes; such grids count only where no puzzle is
/// classic, and where each can be read.
fn has_variants(text: &str, format: Format, records: &[Record]) -> bool {
    // The rows of CSV are read one by one, and keep their other columns.
    if format == Format::Csv {
        return false;
    }
    // So are objects that have the text of a puzzle in a member.
    let in_member = |record: &Record| {
        let text = original(record);
        record.notes.source != text && !text.starts_with(['[', '{'])
    };
    if format == Format::Jsonl && records.iter().all(|r| r.clues.is_ok() || in_member(r)) {
        return false;
    }
    let good = records.iter().filter(|record| record.clues.is_ok()).count();
    if good > 0 && good == records.len() {
        return false;
    }
    let pieces = pieces(text);
    // The rows of a grid too large for any board may look like classic puzzles.
    if pieces.iter().any(|piece| matches!(refused(piece), Some(Error::Board(_)))) {
        return true;
    }
    let mut variants = pieces.iter().filter(|piece| is_variant(piece)).peekable();
    let all = variants.peek().is_some() && good == 0;
    let is_marked = |piece: &Piece<'_>| piece.format.is_some_and(Notation::is_marked);
    variants.any(is_marked) || all && pieces.iter().all(is_variant)
}

/// Why a grid is no puzzle.
fn refused(piece: &Piece<'_>) -> Option<Error> {
    let format = piece.format.filter(|format| format.name == "grid")?;
    format.read(&piece.text).err().map(|error| error.error)
}

fn is_variant(piece: &Piece<'_>) -> bool {
    // A grid of 27×27 looks like a list of the candidates of a classic puzzle.
    const CANDIDATES: usize = 729;
    let is_cells = piece.format.is_some_and(|format| format.name == "grid");
    if is_cells && piece.text.trim().len() == CANDIDATES || classic(&piece.text).is_some() {
        return false;
    }
    piece.format.is_some_and(|format| match format.read(&piece.text) {
        Ok(_) => true,
        Err(Malformed { error, .. }) => format.is_marked() && !matches!(error, Error::Syntax(_)),
    })
}

/// The classic puzzle that is the whole text.
pub(crate) fn classic(text: &str) -> Option<(Format, Record)> {
    let format = text::detect(text);
    let mut records = text::parse_as(format, text);
    let record = records.pop().filter(|record| records.is_empty() && record.clues.is_ok())?;
    Some((format, record))
}
