//! CSV with a header, such as Kaggle's `quizzes,solutions`; other columns pass through.

use crate::grid::Clues;
use crate::text::cells::too_long;
use crate::text::field::{self, Beside};
use crate::text::malformed::{Expected, Malformed, Unexpected};
use crate::text::nine::SOURCE_LIMIT;
use crate::text::one_line::quote;
use crate::text::record::{Key, Note, Notes, Record, Value};
use crate::text::split::Line;
use crate::text::{Emit, Format, Notation, Parser, Sample};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Csv,
    name: "csv",
    summary: [
        "CSV with a column 'puzzle' or 'quizzes'; the solution goes to its column",
        "'puzzle' 또는 'quizzes' 열이 있는 CSV, 해는 해의 열에",
    ],
    extensions: &["csv", "tsv"],
    score,
    piece_end: b'\n',
    parser: || Box::new(Csv::default()),
    writer: || Box::new(super::csv_writer::CsvWriter::default()),
};

/// The lines with a field that is a puzzle, and the heading.
fn score(sample: &Sample<'_>) -> usize {
    let Some(first) = sample.lines().next() else { return 0 };
    let delimiter = char::from(delimiter(first));
    let is_one = |text: &str| field::is_puzzle(text) || field::is_link(text);
    let place = |line: &str| line.split(delimiter).position(|text| is_one(unquoted(text)));
    let damaged = first.split(delimiter).position(|text| field::looks_like_puzzle(unquoted(text)));
    // `line` reads what begins with a puzzle, perhaps with a mistake, and whatever stands behind it.
    let begins = damaged == Some(0) || super::line::split(first).is_ok();
    if begins || first.trim_start().starts_with(['{', '[', '<']) {
        return 0;
    }
    let rows = |from: usize| sample.lines().filter(|line| place(line) >= Some(from)).count();
    let names = first.split(delimiter).map(unquoted);
    let known = field::puzzle_place(&names).or_else(|| field::link_name(&names)).is_some();
    // The names of a heading may be unknown, but none is long, a link, or looks like a puzzle.
    let names = damaged.is_none()
        && first.split(delimiter).all(|name| name.len() < 64 && !field::is_link(unquoted(name)));
    match first.contains(delimiter) {
        // A record may go on over several lines.
        _ if known && rows(0) > 0 => sample.lines().count(),
        true if known => 1,
        true if names && rows(0) > 0 => 1 + rows(0),
        true => rows(1),
        false => 0,
    }
}

/// Whether a line is the heading of a single column with puzzles.
pub(in crate::text) fn is_heading(line: &str) -> bool {
    field::puzzle_place(&core::iter::once(unquoted(line))).is_some()
}

fn unquoted(text: &str) -> &str {
    let text = text.trim();
    text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text)
}

/// The delimiter that a header shows most often.
fn delimiter(header: &str) -> u8 {
    let count = |d: &u8| header.bytes().filter(|b| b == d).count();
    // The last of equals wins, so the comma is last.
    [b'|', b'\t', b';', b','].into_iter().max_by_key(count).unwrap_or(b',')
}

/// The most lines of a quoted field.
const LINES_A_RECORD: usize = 64;

#[derive(Default)]
struct Csv {
    header: Option<Header>,
    /// The lines of a record whose quotes are still open.
    held: Vec<(u64, String)>,
    scratch: Fields,
}

struct Header {
    delimiter: u8,
    /// The names; empty without a header.
    keys: Vec<Key>,
    puzzle: Option<usize>,
    solution: Option<usize>,
    /// Whether a column may make another puzzle of the cells in that of the puzzle.
    has_more: bool,
}

/// The fields of a record: their texts one after the other, and the end of each.
#[derive(Default)]
struct Fields {
    /// With its delimiter; kept because its tables are larger than a record.
    reader: Option<(u8, csv_core::Reader)>,
    text: Vec<u8>,
    ends: Vec<usize>,
    count: usize,
}

impl Fields {
    /// Reads a row. Returns whether it ends; otherwise its last field is quoted and goes on in the
    /// next line.
    fn read(&mut self, raw: &str, delimiter: u8) -> bool {
        let kept = self.reader.take().filter(|kept| kept.0 == delimiter);
        let new = || {
            let mut builder = csv_core::ReaderBuilder::new();
            // A carriage return within a line is part of a field.
            builder.delimiter(delimiter).terminator(csv_core::Terminator::Any(b'\n'));
            (delimiter, builder.build())
        };
        let (_, reader) = self.reader.insert(kept.unwrap_or_else(new));
        reader.reset();
        self.text.resize(raw.len() + 2, 0);
        self.ends.resize(raw.len() + 2, 0);
        let (mut written, mut ended) = (0, 0);
        let mut inputs = [raw.as_bytes(), b"\n", b""].into_iter();
        let mut is_row = false;
        for input in inputs.by_ref() {
            let text = &mut self.text[written..];
            let (result, _, o, e) = reader.read_record(input, text, &mut self.ends[ended..]);
            written += o;
            ended += e;
            is_row = matches!(result, csv_core::ReadRecordResult::Record);
            if is_row {
                break;
            }
        }
        self.count = ended;
        // The third, empty input ends what is open.
        is_row && inputs.next().is_some()
    }

    fn iter(&self) -> impl Iterator<Item = &str> + Clone {
        (0..self.count).map(|i| self.get(i))
    }

    /// A field's text, empty where the record has no such field.
    fn get(&self, place: usize) -> &str {
        let ends = &self.ends[..self.count];
        let start = place.checked_sub(1).and_then(|before| ends.get(before)).copied();
        let bytes = match ends.get(place) {
            Some(&end) => &self.text[start.unwrap_or_default()..end],
            None => &[],
        };
        core::str::from_utf8(bytes).unwrap_or_default()
    }
}

impl Parser for Csv {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        if self.held.is_empty() {
            if line.text.trim().is_empty() || self.header.is_none() && line.text.starts_with('#') {
                return;
            }
            if line.cut {
                return self.malformed(&line, Err(too_long(&line)), emit);
            }
            if self.scratch.read(line.text, self.delimiter(line.text)) {
                return self.row(line.number, line.number, line.text, emit);
            }
        }
        self.held.push((line.number, line.text.into()));
        let lines: Vec<&str> = self.held.iter().map(|held| held.1.as_str()).collect();
        let text = lines.join("\n");
        // The last line of a field may look like a row too, so the whole is tried first.
        if self.held.len() > 1 && !self.is_good(&text) && self.is_good(line.text) {
            self.held.pop();
            self.give_up(emit);
            return self.line(line, emit);
        }
        if self.scratch.read(&text, self.delimiter(&text)) && !line.cut {
            let first = self.held[0].0;
            self.held.clear();
            self.row(first, line.number, &text, emit);
        } else if self.held.len() >= LINES_A_RECORD || line.cut {
            self.give_up(emit);
        }
    }

    fn end(&mut self, _: u64, emit: Emit<'_>) {
        while !self.held.is_empty() {
            self.give_up(emit);
        }
    }
}

/// Whether every quoted field of a line ends with its quote.
fn is_strict(text: &str, delimiter: u8) -> bool {
    let mut fields = text.as_bytes();
    loop {
        let end = match fields.strip_prefix(b"\"") {
            // A doubled quote is one within the field.
            Some(mut inside) => loop {
                let Some(at) = inside.iter().position(|&b| b == b'"') else { return false };
                inside = &inside[at + 1..];
                match inside.strip_prefix(b"\"") {
                    Some(rest) => inside = rest,
                    None => break inside,
                }
            },
            None => &fields[fields.iter().position(|&b| b == delimiter).unwrap_or(fields.len())..],
        };
        match end.split_first() {
            None => return true,
            Some((&next, rest)) if next == delimiter => fields = rest,
            Some(_) => return false,
        }
    }
}

fn record(first: u64, last: u64, clues: Result<Clues, Malformed>, notes: Notes) -> Record {
    Record { line: first, last_line: last, clues, notes }
}

impl Csv {
    /// The first held line is malformed, since its quotes never close; the others are read again.
    fn give_up(&mut self, emit: Emit<'_>) {
        let held = core::mem::take(&mut self.held);
        for (i, (number, text)) in held.iter().enumerate() {
            let line = Line { number: *number, column: 1, text, cut: false };
            if i > 0 {
                self.line(line, emit);
                continue;
            }
            let at = text.rfind('"').unwrap_or_default();
            let expected = Expected::Item("a closing quote", "닫는 따옴표");
            let error = field::error_at(&line, at, expected, Unexpected::EndOfLine);
            self.malformed(&line, Err(error), emit);
        }
    }

    fn delimiter(&self, first: &str) -> u8 {
        self.header.as_ref().map_or_else(|| delimiter(first), |header| header.delimiter)
    }

    /// Whether a text is a whole row with a puzzle. If a line is one by itself, a quote before it
    /// was never closed.
    fn is_good(&mut self, text: &str) -> bool {
        let Some(Header { delimiter, keys, puzzle: Some(puzzle), .. }) = &self.header else {
            return false;
        };
        is_strict(text, *delimiter)
            && self.scratch.read(text, *delimiter)
            && self.scratch.count == keys.len()
            && field::is_puzzle(self.scratch.get(*puzzle))
    }

    /// A line that is no row, with its fields as far as they go.
    fn malformed(&mut self, line: &Line<'_>, error: Result<Clues, Malformed>, emit: Emit<'_>) {
        let text = &line.text[..line.text.floor_char_boundary(SOURCE_LIMIT)];
        let mut notes = Notes { source: text.into(), ..Notes::default() };
        if let Some(header) = &self.header {
            self.scratch.read(text, header.delimiter);
            header.note(&self.scratch, &mut notes);
        }
        emit(record(line.number, line.number, error, notes));
    }

    /// Takes a row, which `scratch` has read.
    fn row(&mut self, first: u64, last: u64, raw: &str, emit: Emit<'_>) {
        let Some(header) = &mut self.header else {
            let header = Header::read(raw, &mut self.scratch);
            let is_data = header.keys.iter().enumerate().all(|(i, k)| **k == *(i + 1).to_string());
            self.header = Some(header);
            if is_data {
                self.row(first, last, raw, emit);
            }
            return;
        };
        let fields = &self.scratch;
        // If the header has no known name, the first field that is a puzzle decides.
        let names = header.keys.iter().map(|key| &**key);
        header.puzzle = header.puzzle.or_else(|| field::unnamed_place(&names, fields.iter()));
        // A link is no puzzle here, but others read it.
        let place = header.puzzle.or_else(|| field::link_place(&names, fields.iter()));
        header.puzzle = place;
        let line = Line { number: first, column: 1, text: raw, cut: false };
        let text = header.puzzle.map(|place| fields.get(place)).unwrap_or_default();
        let clues = if header.puzzle.is_none_or(|place| place >= fields.count) {
            let expected = Expected::Item("a field with a puzzle", "퍼즐이 든 필드");
            Err(field::error_at(&line, raw.len(), expected, Unexpected::EndOfLine))
        } else {
            field::clues(text).map_err(|(byte, expected, found)| {
                let start = raw.find(text).unwrap_or_default();
                field::error_at(&line, start + byte, expected, found)
            })
        };
        let other = header.other(fields, &clues);
        let clues = match &other {
            Some((found, _)) => Err(field::error_at(&line, 0, Expected::CLASSIC, found.clone())),
            None => clues,
        };
        let mut notes = Notes::default();
        if clues.is_err() {
            notes.source.push_str(&raw[..raw.floor_char_boundary(SOURCE_LIMIT)]);
        }
        header.note(fields, &mut notes);
        if let (Some((_, text)), Some(place)) = (other, header.puzzle) {
            notes.fields[place].value = Value::Clues(text);
        }
        emit(record(first, last, clues, notes));
    }
}

impl Header {
    /// Reads the first line. If it is already data, the columns are named by number.
    fn read(raw: &str, fields: &mut Fields) -> Header {
        let delimiter = delimiter(raw);
        fields.read(raw, delimiter);
        let names = || fields.iter();
        let damaged = || names().position(field::looks_like_puzzle);
        if let Some(place) = names().position(field::is_puzzle).or_else(damaged) {
            let keys = (1..=fields.count).map(|i| Key::from(&*i.to_string())).collect();
            return Header {
                delimiter,
                keys,
                puzzle: Some(place),
                solution: None,
                has_more: false,
            };
        }
        Header {
            delimiter,
            puzzle: field::puzzle_place(&names()),
            solution: field::solution_place(&names()),
            has_more: names().any(field::is_beside),
            keys: names().map(Key::from).collect(),
        }
    }

    /// What is found in a row, and its text, if other columns make another puzzle of the cells: a jigsaw, or an object
    /// with all columns, for those who read such.
    fn other(
        &self,
        fields: &Fields,
        clues: &Result<Clues, Malformed>,
    ) -> Option<(Unexpected, String)> {
        let place = self.puzzle.filter(|_| self.has_more)?;
        // A text that holds them already is read as it is.
        if field::has_own_rules(fields.get(place)) {
            return None;
        }
        let names = self.keys.iter().map(|key| &**key);
        match (field::beside(&names, &|at| fields.get(at).into())?, clues) {
            (Beside::Regions(regions), Ok(clues)) => {
                Some((field::A_JIGSAW, field::jigsaw(clues, &regions)))
            }
            (Beside::Regions(_), Err(_)) => None,
            (Beside::Rules(at), _) => {
                let mut object = String::new();
                for (name, text) in names.zip(fields.iter()) {
                    object.push(if object.is_empty() { '{' } else { ',' });
                    quote(name, &mut object);
                    object.push(':');
                    quote(text, &mut object);
                }
                Some((Unexpected::Text(self.keys[at].to_string()), object + "}"))
            }
        }
    }

    fn note(&self, fields: &Fields, notes: &mut Notes) {
        notes.fields.reserve_exact(self.keys.len().max(fields.count));
        // A short row has the columns of the heading too, which are written for all rows.
        let missing = core::iter::repeat_n("", self.keys.len().saturating_sub(fields.count));
        for (i, text) in fields.iter().chain(missing).enumerate() {
            // Fields beyond the header are named by number.
            let key = self.keys.get(i).cloned();
            let key = key.unwrap_or_else(|| Key::from(&*(i + 1).to_string()));
            let value = match i {
                _ if self.puzzle == Some(i) => Value::Clues(text.into()),
                _ if self.solution == Some(i) => Value::Solution(text.into()),
                _ => Value::Text(text.into()),
            };
            notes.fields.push(Note { key, value });
        }
        if self.delimiter != b',' {
            notes.push_text(Key::DELIMITER, char::from(self.delimiter));
        }
    }
}
