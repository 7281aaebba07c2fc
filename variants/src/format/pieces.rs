//! The puzzles of a file: one a line, drawn over several lines, or JSON values, in any mixture.

use std::borrow::Cow;
use std::ops::Range;

use serde_json::Value as Json;

use super::text::{columns, is_no_list, recognises_jigsaw, too_large};
use super::{Draft, Format, Malformed, Tell};

/// A part of a file that holds one puzzle.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Piece<'a> {
    /// The line in the file at which it starts, from 1.
    pub line: usize,
    /// Its text.
    pub text: Cow<'a, str>,
    /// Its format, if one is recognised.
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
/// Lines that each hold a puzzle are puzzles; or else the lines between two blank ones are one. An indented line of a
/// constraint string goes on with the line before, as Interactive Sudoku Solver writes its examples.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    split(text, &Format::of)
}

impl Format {
    /// The puzzles of a file, in order, each taken to be in this format; otherwise as [`pieces`].
    pub fn pieces<'a>(&'static self, text: &'a str) -> Vec<Piece<'a>> {
        split(text, &|_| Some(self))
    }
}

/// The format of a text that holds one puzzle, or is a part of one.
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
        } else if lines.last().is_some_and(|last| goes_on(&text[last.1.clone()], line)) {
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

/// Whether a line goes on with the puzzle before it, which is a constraint string or has numbers for its cells.
fn goes_on(before: &str, line: &str) -> bool {
    if super::text::goes_on(before, line) {
        return true;
    }
    let is_rules = |line: &str| {
        let mut signs = line.trim_start().chars();
        signs.next() == Some('.')
            && signs.next().is_some_and(|c| c == '~' || c.is_ascii_alphabetic())
    };
    line.starts_with([' ', '\t']) && is_rules(before) && is_rules(line) && !line.contains(".Shape")
}

/// Whether a line holds a puzzle alone. Rows of a drawn grid hold none.
fn alone(format: Option<&Format>, line: &str) -> bool {
    let cells = || line.chars().filter(|c| c.is_alphanumeric() || ".,-_*?".contains(*c)).count();
    format.is_some_and(|format| !format.is_drawn() || cells() >= 16 && format.read(line).is_ok())
}

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
    let all = &text[first.1.start..last.1.end];
    let whole = Piece { line: first.0, text: Cow::Borrowed(all), format: of(all) };
    // The regions of a jigsaw may stand behind a blank line, which is no jigsaw without this block.
    let is_part = |before: &&Piece<'_>| {
        before.text.contains('\n') && each.len() > 1 && !recognises_jigsaw(&before.text)
    };
    let is = |format: Option<&Format>, tell| format.is_some_and(|own| own.tell == tell);
    if let Some(before) = pieces.last().filter(is_part)
        && !is(whole.format, Tell::Size)
    {
        let (above, begins) = below_text(&before.text, of).unwrap_or_default();
        let joined = format!("{}\n\n{}", before.text[begins..].trim_end(), whole.text);
        let format = Format::of(&joined);
        if is(format, Tell::Regions) {
            let line = before.line + above;
            pieces.pop();
            pieces.push(Piece { line, text: Cow::Owned(joined), format });
            return;
        }
    }
    let is_drawn = reads_drawn(all, of);
    // Blank rows of a large grid look like small grids.
    let has_few = 2 * known < each.len();
    if has_few
        && !is_drawn
        && let Some((lines, begins)) = below_text(all, of)
    {
        let below = &all[begins..];
        let (line, format) = (whole.line + lines, of(below));
        // What stands above a classic puzzle is for those who read such.
        if !is(format, Tell::Size) || below.lines().count() != 9 {
            pieces.push(Piece { line, text: Cow::Borrowed(below), format });
            return;
        }
    }
    // So do some rows of a larger one.
    let is_drawn_large = || columns(all).is_some_and(|size| has_few || is_no_list(all, size));
    // No row of a short killer is one.
    let is_killer = is(whole.format, Tell::Arrows) && super::text::is_drawn(all);
    if too_large(all).is_some()
        || is_killer
        || is_drawn_large()
        || known < each.len() && (known == 0 || is_drawn)
    {
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

/// The line and the byte where a drawn grid begins below a few lines of text, if there are any.
fn below_text(text: &str, of: Of<'_>) -> Option<(usize, usize)> {
    let mut begins = 0;
    for (number, line) in text.split_inclusive('\n').take(4).enumerate() {
        if number > 0 && reads_drawn(&text[begins..], of) {
            return Some((number, begins));
        }
        if !line.contains(char::is_alphabetic) {
            break;
        }
        begins += line.len();
    }
    None
}

/// Whether a text is a drawn grid.
fn reads_drawn(text: &str, of: Of<'_>) -> bool {
    of(text).is_some_and(|format| format.is_drawn() && format.read(text).is_ok())
}

/// Takes a JSON object, or each object of a list; returns the byte behind it. A damaged one costs no other: an object
/// in the first column begins a new one, and a line that is a puzzle in another format ends it. What is left of the
/// last line belongs to it, unless that is another value.
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
    // Where the object begins that is not over yet, or the list that has none.
    let mut object = Some(start);
    let (mut line, mut counted, before) = (first, start, pieces.len());
    let mut last = None;
    let is_open = |object: Option<usize>| object.is_some_and(|at| bytes[at] == b'{');
    let mut push = |object: Option<usize>, end: usize| {
        let Some(object) = object else { return };
        // Its end is found again where more belongs to it.
        if counted == object && pieces.len() > before {
            pieces.pop();
        }
        line += text[counted..object].matches('\n').count();
        counted = object;
        let text = text[object..end].trim_end();
        pieces.push(Piece { line, text: Cow::Borrowed(text), format: of(text) });
    };
    let mut at = start;
    while at < bytes.len() {
        let byte = bytes[at];
        if byte == b'\n' {
            let rest = &text[at + 1..];
            let is_inside = || {
                let is_begun = |from: usize| !text[from + 1..at].trim().is_empty();
                quote.is_some() || depth > usize::from(list) || object.is_some_and(is_begun)
            };
            let is_new = rest.strip_prefix(',').unwrap_or(rest).starts_with('{') && is_inside();
            if is_new || ends(rest, of) {
                push(object, at);
                if !(is_new && list) {
                    return at + 1;
                }
                // The rest of the list is not damaged.
                (depth, quote, object) = (1, None, None);
            }
        }
        match (quote, byte) {
            (Some(_), b'\\') => at += 1,
            (Some(open), _) if byte == open => quote = None,
            (Some(_), _) => {}
            (None, b'"' | b'\'') => quote = Some(byte),
            (None, b'{' | b'[') => {
                if depth == usize::from(list) && byte == b'{' && !is_open(object) {
                    object = Some(at);
                }
                depth += 1;
            }
            (None, b'}' | b']') => {
                depth = depth.saturating_sub(1);
                let (mut end, mut next) = (at + 1, at + 1);
                if depth == 0 {
                    // What is left of the line says nothing if it is blank; a comment goes with an object.
                    let left = text[next..].split_inclusive('\n').next().unwrap_or_default();
                    let is_comment = left.trim_start().starts_with('#');
                    let is_blank = ["", ","].contains(&left.trim());
                    let is_other = || is_json(&text[start..end]) && begins_json(left);
                    let is_damaged = !(is_comment || is_blank || is_other());
                    next += if is_comment || is_blank || is_damaged { left.len() } else { 0 };
                    if is_damaged || is_comment && !list {
                        (object, end) = (object.or(last), next);
                    }
                }
                if depth == 0 || depth == usize::from(list) && byte == b'}' {
                    let is_empty =
                        text[start..=at].chars().all(|c| "[]".contains(c) || c.is_whitespace());
                    last = object.or(last);
                    push(object.take().filter(|_| !is_empty), end);
                }
                if depth == 0 {
                    return next;
                }
            }
            _ => {}
        }
        at += 1;
    }
    push(object, text.len());
    text.len()
}

/// Whether a text is a JSON value.
fn is_json(text: &str) -> bool {
    serde_json::from_str::<Json>(text).is_ok()
}

/// Whether a text of one line begins with a JSON object or list that is whole.
fn begins_json(text: &str) -> bool {
    let is_begun = text.trim_start().starts_with(['{', '[']);
    // Where a value ends and more follows, that is the mistake.
    let is_whole =
        |error: serde_json::Error| text.get(..error.column().wrapping_sub(1)).is_some_and(is_json);
    is_begun && serde_json::from_str::<Json>(text).map_or_else(is_whole, |_| true)
}

/// Whether what follows a line break in a JSON value is no part of it: a line that is a puzzle alone, or a drawn grid
/// behind a blank line.
fn ends(rest: &str, of: Of<'_>) -> bool {
    let is_other = |text: &str| {
        let is_number = |c: char| c.is_ascii_digit() || c.is_whitespace() || ",-".contains(c);
        let is_list = text.contains(',') && text.chars().all(is_number);
        !is_list && !text.trim_start().starts_with(['"', '\'', '{', '[', '}', ']', ','])
    };
    let mut lines = rest.split_inclusive('\n');
    let Some(line) = lines.next() else { return false };
    if !line.trim().is_empty() {
        return is_other(line) && alone(of(line.trim_end()), line.trim_end());
    }
    let below: usize = lines.take_while(|line| !line.trim().is_empty()).map(str::len).sum();
    let block = &rest[line.len()..line.len() + below];
    is_other(block) && reads_drawn(block, of)
}
