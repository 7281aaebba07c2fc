//! What an input holds, by its beginning.

use crate::in_out::columns::comment;
use crate::in_out::plain::is_plain;
use crate::in_out::source::Source;
use crate::options::Named;
use ninefold::text::{self, Format, Record, detect_file, head};
use ninefold_variants::Error;
use ninefold_variants::format::{
    Format as VariantFormat, Malformed, Piece, pieces, without_comment,
};
use std::io::{self, BufRead, Cursor, Read as _};
use std::mem;

/// An input whose beginning was examined.
pub(crate) struct Recognised<R> {
    /// The whole of it.
    pub(crate) input: R,
    /// The format of its classic puzzles: the one asked for, or the one recognised.
    pub(crate) format: Format,
    /// Whether a puzzle at its beginning has a comment.
    pub(crate) has_comments: bool,
    /// Whether there are puzzles of other sizes or with other rules that do not stand in a table.
    pub(crate) has_variants: bool,
    /// Whether all of these are classic puzzles in formats of variants.
    pub(crate) is_plain: bool,
    /// Whether it is CSV, or JSON with the text of a puzzle in each element: such puzzles are read one by one and
    /// keep what stands beside them, whatever their rules.
    pub(crate) is_table: bool,
}

/// Examines the beginning of a source's input.
///
/// # Errors
/// When the input cannot be read.
pub(crate) fn recognised<R: BufRead>(
    mut input: R,
    source: &Source,
    from: Option<Named>,
) -> io::Result<Recognised<impl BufRead + use<R>>> {
    let mut head = if from.is_some() { Vec::new() } else { head(&mut input)? };
    // Only a whole object tells which puzzle it holds. If another one begins a line, the first is damaged.
    let mut object = Object::default();
    let mut seen = 0;
    while object.is_open(&head[seen..]) && head.len() < LONGEST {
        seen = head.len();
        let read = (&mut input).take(LONGEST as u64).read_until(b'\n', &mut head)?;
        if read == 0 || head[seen..].starts_with(b"{") {
            break;
        }
    }
    let recognise = || detect_file(&String::from_utf8_lossy(&head), &source.file_name());
    let format = from.and_then(Named::classic).unwrap_or_else(recognise);
    let variant_format = from.and_then(Named::variant_format);
    let text = String::from_utf8_lossy(&head);
    let records = text::parse_as(format, &text);
    let is_table = is_table(format, &records, from.is_some());
    let has_variants =
        variant_format.is_some() || from.is_none() && !is_table && has_variants(&text, &records);
    let is_remarked = |piece: &Piece<'_>| !without_comment(&piece.text).1.is_empty();
    let has_comments = records.iter().any(|record| !comment(record).is_empty())
        || has_variants && pieces(&text).iter().any(is_remarked);
    let is_plain = has_variants
        && pieces_of(&text, variant_format).iter().all(|piece| {
            let is_plain = |format: &VariantFormat| is_plain(&piece.text, format);
            piece.format.is_some_and(is_plain) || classic(&piece.text, piece.format).is_some()
        });
    let input = Cursor::new(head).chain(input);
    Ok(Recognised { input, format, has_comments, has_variants, is_plain, is_table })
}

/// The puzzles of a text, in the format that was named if one was.
pub(crate) fn pieces_of<'a>(
    text: &'a str,
    named: Option<&'static VariantFormat>,
) -> Vec<Piece<'a>> {
    named.map_or_else(|| pieces(text), |format| format.pieces(text))
}

/// As much is read to find the end of the first object.
const LONGEST: usize = 1 << 22;

/// The first JSON object of a text that comes in parts, perhaps the first of a list.
#[derive(Default)]
struct Object {
    depth: usize,
    is_quoted: bool,
    is_escaped: bool,
    is_over: bool,
}

impl Object {
    /// Whether it goes on behind this part.
    fn is_open(&mut self, part: &[u8]) -> bool {
        for &byte in part {
            if self.is_over {
                break;
            }
            let was_escaped = mem::take(&mut self.is_escaped);
            match byte {
                b'"' if self.depth > 0 && !was_escaped => self.is_quoted = !self.is_quoted,
                b'\\' if self.is_quoted => self.is_escaped = !was_escaped,
                _ if self.is_quoted => {}
                b'{' => self.depth += 1,
                b'}' => self.depth = self.depth.saturating_sub(1),
                b'[' if self.depth == 0 => continue,
                _ => {}
            }
            self.is_over = self.depth == 0 && !byte.is_ascii_whitespace();
        }
        self.depth > 0
    }
}

/// Whether each puzzle is the text of a column, an element or a member: as the format that was named has it, or as
/// far as one sees.
fn is_table(format: Format, records: &[Record], is_named: bool) -> bool {
    // The members of f-puzzles and its kin hold lists of cells, and only the whole object is a puzzle.
    let is_fine = |record: &&Record| {
        let text = record.original();
        record.clues.is_ok() || record.notes.source != text && !text.starts_with('[')
    };
    match format {
        Format::Csv => true,
        Format::Json | Format::Jsonl => {
            // Some may be damaged.
            is_named || 2 * records.iter().filter(is_fine).count() > records.len()
        }
        _ => false,
    }
}

/// Whether the beginning of an input, which is no table, holds variants.
///
/// Damaged classic puzzles may look like grids of other sizes; such grids count only where most puzzles are grids that can
/// be read.
fn has_variants(text: &str, records: &[Record]) -> bool {
    let good = records.iter().filter(|record| record.clues.is_ok()).count();
    let is_drawn = records.iter().any(|record| record.last_line > record.line);
    if good > 0 && good == records.len() && !is_drawn {
        return false;
    }
    let pieces = pieces(text);
    if is_drawn && pieces.iter().any(|piece| piece.format.is_some_and(is_jigsaw)) {
        return true;
    }
    if good > 0 && good == records.len() {
        return false;
    }
    let is_marked = |piece: &Piece<'_>| piece.format.is_some_and(VariantFormat::is_marked);
    // The rows of a grid too large for any board may look like classic puzzles.
    let is_too_large =
        |piece: &Piece<'_>| matches!(piece.read(), Err(Malformed { error: Error::Board(_), .. }));
    if pieces.iter().any(|piece| !is_marked(piece) && is_too_large(piece)) {
        return true;
    }
    let variants: Vec<&Piece<'_>> = pieces.iter().filter(|piece| is_variant(piece)).collect();
    let others = pieces.len() - variants.len();
    // Without a classic puzzle, half are enough.
    let are_most = variants.len() > others || good == 0 && variants.len() == others;
    variants.iter().any(|piece| is_marked(piece)) || !variants.is_empty() && are_most
}

fn is_variant(piece: &Piece<'_>) -> bool {
    let is_meant = |format: &VariantFormat| format.read_meant(&piece.text).is_some();
    piece.format.is_some_and(is_meant) && classic(&piece.text, piece.format).is_none()
}

/// Whether a format is that of jigsaws, whose cells alone look like a classic puzzle.
fn is_jigsaw(format: &VariantFormat) -> bool {
    format.name == "jigsaw"
}

/// The classic puzzle that is the whole text, which looks like one in this format of variants; or a damaged
/// one, if it looks like none.
pub(crate) fn classic(text: &str, variant: Option<&VariantFormat>) -> Option<(Format, Record)> {
    if variant.is_some_and(is_jigsaw) {
        return None;
    }
    let format = text::detect(text);
    let mut records = text::parse_as(format, text);
    let cells = text.chars().filter(|c| c.is_ascii_digit() || *c == '.').count();
    let is_damaged = variant.is_none() && (70..=90).contains(&cells);
    let record = records.pop()?;
    let is_it = records.is_empty() && (record.clues.is_ok() || is_damaged);
    is_it.then_some((format, record))
}
