//! Nine lines of nine fields with a delimiter between, as a spreadsheet copies them; an empty field
//! is a blank.

use crate::grid::Grid;
use crate::text::cells::{is_comment, value, wrong};
use crate::text::malformed::{Expected, Malformed, Unexpected};
use crate::text::marked;
use crate::text::nine::Nine;
use crate::text::split::Line;
use crate::text::{Emit, Format, Notation, Parser, Sample};
use alloc::boxed::Box;
use alloc::string::String;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Table,
    name: "table",
    summary: [
        "nine lines of nine fields with tabs, commas or semicolons between, empty for a blank",
        "탭, 쉼표, 세미콜론으로 나눈 아홉 칸짜리 아홉 줄, 빈칸은 비움",
    ],
    extensions: &[],
    score,
    piece_end: b'\n',
    parser: || marked::parser(|| Box::new(Table::default())),
    writer: || marked::grid_writer(write),
};

/// The rows, if there are two or more, and something in them that `spaced` does not read.
fn score(sample: &Sample<'_>) -> usize {
    let rows = || {
        let lines = sample.text().lines().filter(|text| !is_between(text));
        lines.filter(|text| row(&Line::of(text)).is_ok())
    };
    let tells = |text: &str| !text.contains('\t') || text.split('\t').any(str::is_empty);
    match rows().count() {
        0 | 1 => 0,
        count => {
            if rows().any(tells) {
                count
            } else {
                0
            }
        }
    }
}

/// Whether a line is no row: a comment or blank. A row without digits still has its tabs.
fn is_between(text: &str) -> bool {
    is_comment(text) || text.trim_matches(' ').is_empty()
}

/// Reads nine fields. At the end of a row that has tabs, empty fields may be missing.
fn row(line: &Line<'_>) -> Result<[u8; 9], Malformed> {
    let text = line.text;
    let delimiter = ['\t', ';', ','].into_iter().find(|&d| text.contains(d));
    let delimiter = delimiter.ok_or_else(|| wrong(line, text.len(), Expected::Cells(9)))?;
    let mut values = [0; 9];
    let (mut count, mut start) = (0, 0);
    for field in text.split(delimiter) {
        let cell = field.trim().trim_matches('"').trim();
        let mut characters = cell.chars();
        let read = match (characters.next(), characters.next()) {
            (None, _) => Some(0),
            (Some(c), None) => value(c),
            _ => None,
        };
        let at = start + field.find(cell).unwrap_or_default();
        let read = read.ok_or_else(|| wrong(line, at, Expected::Cell))?;
        match values.get_mut(count) {
            Some(place) => *place = read,
            None if cell.is_empty() => {}
            None => return Err(wrong(line, at, Expected::NoMore(9))),
        }
        count += 1;
        start += field.len() + 1;
    }
    if count < 9 && delimiter != '\t' {
        let found = Unexpected::Cells(count as u32);
        return Err(Malformed { found, ..wrong(line, text.len(), Expected::Cells(9)) });
    }
    Ok(values)
}

#[derive(Default)]
struct Table(Nine);

impl Parser for Table {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        if is_between(line.text) {
            if let Some(record) = self.0.end(line.number, Unexpected::BlankLine) {
                emit(record);
            }
            return;
        }
        self.0.row(&line, row(&line));
        if self.0.is_full() {
            self.end(line.number, emit);
        }
    }

    fn end(&mut self, number: u64, emit: Emit<'_>) {
        if let Some(record) = self.0.end(number, Unexpected::EndOfInput) {
            emit(record);
        }
    }
}

/// Writes tabs, which spreadsheets take from the clipboard.
fn write(grid: &Grid, out: &mut String) {
    for row in grid.values().chunks(9) {
        for (i, &value) in row.iter().enumerate() {
            if i > 0 {
                out.push('\t');
            }
            if value > 0 {
                out.push(char::from(b'0' + value));
            }
        }
        out.push('\n');
    }
}
