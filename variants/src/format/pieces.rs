//! The puzzles of a file: one a line, drawn over several lines, or JSON values, in any mixture.

use std::borrow::Cow;
use std::ops::Range;

use super::text::too_large;
use super::{Draft, Format, Malformed};

/// A part of a file that holds one puzzle.
#[derive(Clone, Debug)]
pub struct Piece<'a> {
    /// The line in the file at which it starts, from 1.
    pub line: usize,
    /// Its text.
    pub text: Cow<'a, str>,
    /// Its notation, if one is recognised.
    pub format: Option<&'static Format>,
}

impl Piece<'_> {
    /// Reads the puzzle; the place of an error is that in the file.
    ///
    /// # Errors
    /// As [`read`](super::read).
    pub fn read(&self) -> Result<Draft, Malformed> {
        self.open()?.understood()
    }

    /// Reads the puzzle even if a rule is not understood.
    ///
    /// # Errors
    /// As [`Format::open`].
    pub fn open(&self) -> Result<Draft, Malformed> {
        let read = match self.format {
            Some(format) => format.open(&self.text),
            None => Err(Malformed::syntax(&self.text, 0, super::unknown())),
        };
        let in_file = |error: Malformed| error.from_line(self.line);
        let mut draft = read.map_err(in_file)?;
        draft.unknown = draft.unknown.into_iter().map(in_file).collect();
        Ok(draft)
    }
}

/// The puzzles of a file, in order. Blank lines and lines that start with `#` lie between puzzles.
///
/// Lines that each hold a puzzle are puzzles; or else the lines between two blank ones are one. An
/// indented line of a constraint string goes on with the line before.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    split(text, &Format::of)
}

impl Format {
    /// The puzzles of a file, in order, each taken to be in this notation; otherwise as [`pieces`].
    pub fn pieces<'a>(&'static self, text: &'a str) -> Vec<Piece<'a>> {
        split(text, &|_| Some(self))
    }
}

/// The notation of a text that holds one puzzle, or is a part of one.
type Of<'o> = &'o dyn Fn(&str) -> Option<&'static Format>;

fn split<'a>(text: &'a str, of: Of<'_>) -> Vec<Piece<'a>> {
    let mut pieces = Vec::new();
    let mut lines: Vec<(usize, Range<usize>)> = Vec::new();
    let mut at = 0;
    let mut number = 1;
    while at < text.len() {
        let end = text[at..].find('\n').map_or(text.len(), |length| at + length + 1);
        let line = &text[at..end];
        if line.starts_with(['{', '[']) {
            block(text, of, &mut lines, &mut pieces);
            let end = value(text, of, (at, number), &mut pieces);
            number += text[at..end].matches('\n').count();
            at = end;
            continue;
        }
        let comment = line.starts_with('#') && !line.starts_with("#p=");
        if line.trim().is_empty() || comment {
            if !comment {
                block(text, of, &mut lines, &mut pieces);
            }
        } else if line.starts_with([' ', '\t'])
            && line.trim_start().starts_with('.')
            && lines.last().is_some_and(|last| text[last.1.clone()].trim_start().starts_with('.'))
        {
            if let Some(last) = lines.last_mut() {
                last.1.end = end;
            }
        } else {
            lines.push((number, at..end));
        }
        number += 1;
        at = end;
    }
    block(text, of, &mut lines, &mut pieces);
    pieces
}

/// Whether a line holds a puzzle alone. Rows of a drawn grid hold none.
fn alone(format: Option<&Format>, line: &str) -> bool {
    let cells = || line.chars().filter(|c| c.is_alphanumeric() || ".,-_*?".contains(*c)).count();
    format.is_some_and(|format| {
        !MANY_LINES.contains(&format.name) || cells() >= 16 && format.read(line).is_ok()
    })
}

/// Notations that go over several lines, of which some may hold a puzzle alone.
const MANY_LINES: &[&str] = &["grid", "jigsaw"];

/// Takes the lines since the last blank one.
fn block<'a>(
    text: &'a str,
    of: Of<'_>,
    lines: &mut Vec<(usize, Range<usize>)>,
    pieces: &mut Vec<Piece<'a>>,
) {
    let lines = std::mem::take(lines);
    let (Some(first), Some(last)) = (lines.first(), lines.last()) else { return };
    let each: Vec<(bool, Piece<'a>)> = lines
        .iter()
        .map(|(line, range)| {
            let text = text[range.clone()].trim_end();
            let format = of(text);
            (alone(format, text), Piece { line: *line, text: Cow::Borrowed(text), format })
        })
        .collect();
    let known = each.iter().filter(|(alone, _)| *alone).count();
    let whole = &text[first.1.start..last.1.end];
    let format = of(whole);
    let drawn =
        format.filter(|format| MANY_LINES.contains(&format.name) && format.read(whole).is_ok());
    let whole = Piece { line: first.0, text: Cow::Borrowed(whole), format };
    if too_large(&whole.text).is_some() {
        pieces.push(whole);
        return;
    }
    if known < each.len() && (known == 0 || drawn.is_some()) {
        // The regions of a jigsaw may stand behind a blank line.
        // One that was named a jigsaw may be whole without this block.
        let is_whole = |one: &Piece<'_>| {
            cfg!(feature = "notations")
                && one.format.is_some_and(|format| format.name == "jigsaw")
                && one.read().is_ok()
        };
        let is_part = |before: &&Piece<'_>| before.text.contains('\n') && !is_whole(before);
        if let Some(before) = pieces.last().filter(is_part) {
            let joined = format!("{}\n\n{}", before.text.trim_end(), whole.text);
            let format =
                if cfg!(feature = "notations") { Format::of(&joined) } else { of(&joined) };
            let format = format.filter(|format| format.name == "jigsaw");
            if format.is_some() && whole.format.is_none_or(|format| format.name != "grid") {
                let line = before.line;
                pieces.pop();
                pieces.push(Piece { line, text: Cow::Owned(joined), format });
                return;
            }
        }
        pieces.push(whole);
        return;
    }
    // Lines in a row that hold nothing alone may be a drawn grid.
    let mut at = 0;
    for run in each.chunk_by(|a, b| !a.0 && !b.0) {
        let range = lines[at].1.start..lines[at + run.len() - 1].1.end;
        at += run.len();
        let text = &text[range];
        match of(text).filter(|format| run.len() > 1 && format.read(text).is_ok()) {
            Some(format) => {
                let text = Cow::Borrowed(text);
                pieces.push(Piece { line: run[0].1.line, text, format: Some(format) });
            }
            None => pieces.extend(run.iter().map(|(_, piece)| piece.clone())),
        }
    }
}

/// Takes a JSON object, or each object of a list; returns the byte behind it. An object in the first
/// column begins a new one, so that a damaged one costs no other.
fn value<'a>(
    text: &'a str,
    of: Of<'_>,
    (start, first): (usize, usize),
    pieces: &mut Vec<Piece<'a>>,
) -> usize {
    let bytes = text.as_bytes();
    let list = bytes[start] == b'[';
    let mut depth = 0_usize;
    let mut quote = None;
    let mut object = start;
    let mut at = start;
    let (mut line, mut counted) = (first, start);
    let mut push = |object: usize, end: usize| {
        line += text[counted..object].matches('\n').count();
        counted = object;
        let text = text[object..end].trim_end();
        pieces.push(Piece { line, text: Cow::Borrowed(text), format: of(text) });
    };
    while at < bytes.len() {
        let byte = bytes[at];
        match (quote, byte) {
            (Some(_), b'\\') => at += 1,
            (Some(open), _) if byte == open => quote = None,
            (Some(_), b'\n') if bytes.get(at + 1) == Some(&b'{') => {
                push(object, at);
                return at + 1;
            }
            (Some(_), _) => {}
            (None, b'"' | b'\'') => quote = Some(byte),
            (None, b'{' | b'[') => {
                if depth > usize::from(list) && at > start && bytes[at - 1] == b'\n' && byte == b'{'
                {
                    push(object, at);
                    return at;
                }
                if depth == usize::from(list) && byte == b'{' {
                    object = at;
                }
                depth += 1;
            }
            (None, b'}' | b']') => {
                depth = depth.saturating_sub(1);
                if depth == usize::from(list) && byte == b'}' {
                    push(object, at + 1);
                }
                if depth == 0 {
                    // What is left of the line says nothing if it is blank.
                    let rest = &text[at + 1..];
                    let end = rest.find('\n').map_or(text.len(), |length| at + length + 2);
                    return if text[at + 1..end].trim().is_empty() { end } else { at + 1 };
                }
            }
            _ => {}
        }
        at += 1;
    }
    push(object, text.len());
    text.len()
}
