//! Candidates as clues, nine characters a cell and 729 in all.

use crate::grid::{Candidates, Cell, Clues, Digit, DigitSet};
use crate::text::answer::{Answer, Shown};
use crate::text::cells::{character, is_comment, too_long, trimmed, value, wrong};
use crate::text::malformed::{Expected, Malformed};
use crate::text::notation::line::{one_line, unjoined, write_tail};
use crate::text::record::Record;
use crate::text::split::Line;
use crate::text::{Emit, Format, Notation, Parser, Writer};
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt::Write;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Sukaku,
    name: "sukaku",
    summary: [
        "one puzzle of candidates a line: 729 characters, nine a cell",
        "한 줄에 후보 퍼즐 하나: 한 칸에 아홉 자씩 729자",
    ],
    extensions: &[],
    score: |sample| sample.count(|line| split(line.text).is_ok() || is_damaged(line.text)),
    piece_end: b'\n',
    parser: || Box::new(Sukakus),
    writer: || Box::new(SukakuWriter),
};

/// Whether a line has nearly as many cells as a puzzle of candidates, and a mistake.
fn is_damaged(text: &str) -> bool {
    (719..740).contains(&text.trim().chars().filter(|&c| value(c).is_some()).count())
}

/// Reads the candidates of 81 cells at the start of a line, and the tail. The k-th of a cell's nine
/// characters is the digit k if that is a candidate, otherwise a blank.
///
/// # Errors
/// The byte at which the line is wrong, with what was expected there.
pub(in crate::text) fn split(text: &str) -> Result<(Candidates, &str), (usize, Expected)> {
    let start = text.len() - text.trim_start().len();
    let bytes = &text.as_bytes()[start..];
    let mut sets = [DigitSet::EMPTY; 81];
    for (i, set) in sets.iter_mut().enumerate() {
        for (k, digit) in Digit::ALL.into_iter().enumerate() {
            let place = 9 * i + k;
            match bytes.get(place).and_then(|&b| value(char::from(b))) {
                Some(0) => {}
                Some(v) if v == digit.get() => {
                    set.insert(digit);
                }
                _ if text[start + place.min(bytes.len())..].trim_end().is_empty() => {
                    return Err((start + place, Expected::Cells(729)));
                }
                Some(_) => return Err((start + place, Expected::Candidate(digit))),
                None => return Err((start + place, Expected::Cell)),
            }
        }
    }
    match bytes.get(729) {
        Some(&b) if b.is_ascii_alphanumeric() || value(char::from(b)).is_some() => {
            Err((start + 729, Expected::NoMore(729)))
        }
        _ => Ok((Candidates::from_sets(sets), &text[start + 729..])),
    }
}

/// Reads a whole line.
fn parse<'a>(line: &Line<'a>) -> Result<(Clues, &'a str), Malformed> {
    let (candidates, tail) = split(line.text).map_err(|(byte, what)| {
        let mut error = wrong(line, byte, what);
        if let Expected::Cells(_) = what {
            error.found = crate::text::Unexpected::Cells((byte - trimmed(line).0) as u32);
        }
        error
    })?;
    if line.cut {
        return Err(too_long(line));
    }
    let clues = candidates.into();
    unjoined(line, &clues, tail)?;
    Ok((clues, tail.trim_end()))
}

struct Sukakus;

impl Parser for Sukakus {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let (_, text) = trimmed(&line);
        if !text.is_empty() && !is_comment(text) {
            emit(one_line(&line, parse(&line)));
        }
    }

    fn end(&mut self, _: u64, _: Emit<'_>) {}
}

/// Appends 729 characters.
pub(in crate::text) fn write(candidates: &Candidates, out: &mut String) {
    for cell in Cell::ALL {
        let set = candidates.get(cell);
        out.extend(Digit::ALL.map(|d| character(if set.contains(d) { d.get() } else { 0 }, '.')));
    }
}

struct SukakuWriter;

impl Writer for SukakuWriter {
    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        let shown = Shown::of(record, answer);
        match shown.candidates() {
            Some(candidates) => write(&candidates, out),
            None => out.push_str(&record.notes.source.replace('\n', " ")),
        }
        write_tail(&record.notes, answer, |_, _| false, out);
        if let Some(remark) = shown.remark {
            let _ = write!(out, " # {remark}");
        }
        out.push('\n');
    }
}
