//! Links that hold a puzzle as text: the page's own (`#p=`), Sudoku Exchange's (`?s=`), and others of
//! this kind.

use crate::grid::{Clues, Grid};
use crate::text::answer::{Answer, Shown};
use crate::text::cells::{place_of, too_long, trimmed};
use crate::text::malformed::{Expected, Malformed, Unexpected};
use crate::text::notation::line::{one_line, write_comment};
use crate::text::notation::links::percent::unescaped;
use crate::text::notation::sukaku;
use crate::text::position::{
    Position, Wrong, alone, alone_in_link, body, plus_cells, triples, write_plus_cells,
    write_triples,
};
use crate::text::record::{Key, Note, Record, Value};
use crate::text::split::Line;
use crate::text::{Emit, Format, Notation, Parser, Sample, Writer};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Link,
    name: "link",
    summary: [
        "a link with the puzzle in it: the page's #p=, Sudoku Exchange's ?s= and the like",
        "퍼즐이 든 링크: 이 페이지의 #p=, Sudoku Exchange의 ?s= 등",
    ],
    extensions: &[],
    score,
    piece_end: b'\n',
    parser: || Box::new(Links),
    writer: || Box::new(LinkWriter),
};

/// What stands before the puzzle and after it, so that the answer is the same kind of link.
const ADDRESS: &str = "address";
const REST: &str = "rest";

/// Whether a value belongs to the form of a link and not to its puzzle.
pub(in crate::text) fn is_address(name: &str, text: &str) -> bool {
    name == ADDRESS && text.ends_with('=') || name == REST && text.starts_with(['&', '#'])
}

/// The address of links for puzzles from other formats.
const EXCHANGE: &str = "https://sudokuexchange.com/play/?s=";

/// The names of values that hold a puzzle.
const NAMES: &[&str] = &["p", "s", "puzzle", "sudoku", "board", "grid", "givens"];

/// The links with a puzzle. If none has one, any link counts as a single one, so that it is reported
/// as a link without a puzzle where no other format reads anything.
fn score(sample: &Sample<'_>) -> usize {
    let is_link =
        |line: &&str| ["http://", "https://", "#p="].iter().any(|start| line.starts_with(start));
    let links = || sample.all_lines().map(str::trim).filter(is_link);
    match links().filter(|link| decode(body(link)).is_ok()).count() {
        0 => links().count().min(1),
        count => count,
    }
}

/// Reads the first value with a known name; returns the puzzle and the bytes of the value.
fn decode(text: &str) -> Result<(Position, usize, usize), Wrong> {
    let mut start = 0;
    let mut at = None;
    for part in text.split(['?', '#', '&']) {
        if let Some((name, value)) = part.split_once('=')
            && NAMES.contains(&name)
        {
            let from = start + name.len() + 1;
            at = Some((from, from + value.len()));
            break;
        }
        start += part.len() + 1;
    }
    let Some((from, to)) = at else {
        let expected = Expected::Item("the puzzle itself in the link", "퍼즐이 든 링크");
        let is_video = ["youtube.com/", "youtu.be/"].iter().any(|site| text.contains(site));
        let found = match is_video {
            true => Unexpected::Words(
                "a video; the link to its puzzle stands below it",
                "영상 링크(퍼즐 링크는 영상 설명에 있습니다)",
            ),
            false => Unexpected::NameOnly(None),
        };
        return Err((0, expected, found));
    };
    if text.contains("/penpa-edit") {
        return Err((
            0,
            Expected::Item("a puzzle as text in the link", "퍼즐이 글자로 든 링크"),
            Unexpected::Words(
                "a link to Penpa+, which is not read",
                "Penpa+ 링크(읽지 않는 형식입니다)",
            ),
        ));
    }
    let data = unescaped(&text[from..to]);
    if is_packed(&data) {
        return Err((
            from,
            Expected::Item("a puzzle as text in the link", "퍼즐이 글자로 든 링크"),
            Unexpected::Words(
                "packed data; the ninefold command also reads links to SudokuMaker",
                "압축한 데이터(SudokuMaker 링크는 ninefold 명령으로 읽습니다)",
            ),
        ));
    }
    let wrong = |(at, expected, found): Wrong| (from + at.min(to - from), expected, found);
    if data.len() >= 729 {
        let (candidates, _) = sukaku::split(&data)
            .map_err(|(at, expected)| wrong((at, expected, Unexpected::EndOfLine)))?;
        alone(&candidates.into(), text, to)?;
        let clues = Some(candidates);
        return Ok((Position { clues, ..Position::default() }, from, to));
    }
    let position = plus_marks(&data).or_else(|error| {
        let packed = expanded(&data).filter(|digits| digits.len() == 81);
        packed.and_then(|digits| plus_marks(&digits).ok()).ok_or(error)
    });
    let position = position.map_err(wrong)?;
    alone_in_link(position.givens, text, to)?;
    Ok((position, from, to))
}

/// Whether the data of a link is packed: as letters of all kinds, and longer than the short forms of 81 cells.
fn is_packed(data: &str) -> bool {
    data.len() > 81 && 2 * data.chars().filter(char::is_ascii_alphabetic).count() > data.len()
}

/// 81 cells as Susser's line has them, perhaps with commas between.
fn plus_marks(data: &str) -> Result<Position, Wrong> {
    let joined: String = data.chars().filter(|&c| c != ',').collect();
    let (mut position, end) = plus_cells(&joined)?;
    match joined[end..].strip_prefix(':') {
        Some(_) => position.remove(&triples(&joined, end + 1, joined.len())?),
        None if end < joined.len() => {
            return Err(crate::text::position::wrong_at(&joined, end, Expected::NoMore(81)));
        }
        None => {}
    }
    Ok(position)
}

/// Sudoku Exchange's short form: each character is a digit and up to five zeros after it, counted in
/// base 62.
fn expanded(data: &str) -> Option<String> {
    let mut digits = String::new();
    for byte in data.bytes() {
        let number = match byte {
            b'0'..=b'9' => byte - b'0',
            b'A'..=b'Z' => byte - b'A' + 10,
            b'a'..=b'x' => byte - b'a' + 36,
            _ => return None,
        };
        digits.push(char::from(b'0' + number % 10));
        digits.extend(core::iter::repeat_n('0', usize::from(number / 10)));
    }
    Some(digits)
}

struct Links;

impl Parser for Links {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let (start, text) = trimmed(&line);
        if text.is_empty() || text.starts_with('#') && !text.starts_with("#p=") {
            return;
        }
        let body = body(text);
        let read = if line.cut { Err(too_long(&line)) } else { Ok(()) };
        let read = read.and_then(|()| {
            decode(body).map_err(|(byte, expected, found)| {
                let (line, column) = place_of(&line, start + byte);
                Malformed { line, column, expected, found }
            })
        });
        let (mut position, mut fields) = (None, Vec::new());
        let clues = read.map(|(found, from, to)| {
            for (name, text) in [(ADDRESS, &body[..from]), (REST, &body[to..])] {
                if !text.is_empty() {
                    fields.push(Note { key: Key::Known(name), value: Value::Text(text.into()) });
                }
            }
            position = Some(found);
            let clues = found.clues.map_or(Clues::Grid(found.givens), Clues::Candidates);
            (clues, &text[body.len()..])
        });
        let mut record = one_line(&line, clues);
        record.notes.fields = fields;
        if let Some(position) = position {
            position.note(&mut record.notes);
        }
        emit(record);
    }

    fn end(&mut self, _: u64, _: Emit<'_>) {}
}

struct LinkWriter;

impl Writer for LinkWriter {
    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        let shown = Shown::of(record, answer);
        let address = record.notes.text(ADDRESS).unwrap_or(EXCHANGE);
        // The page's own links have a place for placed digits and candidates.
        let own = address.ends_with("p=");
        match (Position::of(record, answer), &record.clues, answer) {
            (Some(_), Ok(Clues::Candidates(candidates)), Answer::Unchanged) if own => {
                out.push_str(address);
                sukaku::write(candidates, out);
            }
            (Some(position), _, _) => {
                out.push_str(address);
                if own && (position.placed != position.givens || position.marks.is_some()) {
                    escape(&position, out);
                } else {
                    digits(&shown.grid.unwrap_or(position.givens), out);
                }
            }
            (None, _, _) => out.push_str(&record.notes.source.replace('\n', " ")),
        }
        if record.clues.is_ok() {
            out.push_str(record.notes.text(REST).unwrap_or_default());
        }
        write_comment(&record.notes, answer, |key, _| [ADDRESS, REST].contains(&key), out);
        if let Some(remark) = shown.remark {
            let _ = write!(out, " # {remark}");
        }
        out.push('\n');
    }
}

fn digits(grid: &Grid, out: &mut String) {
    out.extend(grid.values().map(|v| crate::text::cells::character(v, '0')));
}

/// Susser's line with the signs that have a meaning in links escaped.
fn escape(position: &Position, out: &mut String) {
    let mut text = String::new();
    write_plus_cells(position, &mut text);
    if position.marks.is_some() {
        text.push(':');
        write_triples(position.removed(), &mut text);
    }
    for c in text.chars() {
        match c {
            '+' | ':' | ' ' => {
                let _ = write!(out, "%{:02X}", u32::from(c));
            }
            c => out.push(c),
        }
    }
}
