//! The `.sdk` files of SadMan Sudoku (`[Puzzle]`, `[State]`, `[PencilMarks]`) and of SudoCue (`#A…`
//! lines, then rows).
//!
//! The sections were described by the authors of both programs:
//! <http://www.sudocue.net/fileformats.php>.

use crate::grid::{Candidates, Clues, DigitSet, Grid};
use crate::text::answer::{Answer, Remark, Shown};
use crate::text::cells::{character, trimmed};
use crate::text::malformed::Unexpected;
use crate::text::marked;
use crate::text::nine::Nine;
use crate::text::notation::rows::row;
use crate::text::one_line::OneLine;
use crate::text::record::{Key, Notes, Record};
use crate::text::split::Line;
use crate::text::{Emit, Format, Notation, Parser, Sample, Writer};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use core::fmt::Write;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Sdk,
    name: "sdk",
    summary: [
        "SadMan Sudoku: [Puzzle] and nine rows, or '#A' lines and nine rows",
        "SadMan Sudoku: [Puzzle]과 아홉 줄, 또는 '#A' 줄들과 아홉 줄",
    ],
    extensions: &["sdk"],
    score,
    piece_end: b'\n',
    parser: || marked::parser(|| Box::new(Sdk::default())),
    writer: || Box::new(SdkWriter { written: false }),
};

/// SudoCue's letters for facts about a puzzle.
const LETTERS: &[(char, Key)] = &[
    ('A', Key::AUTHOR),
    ('D', Key::DESCRIPTION),
    ('C', Key::COMMENT),
    ('B', Key::DATE),
    ('S', Key::SOURCE),
    ('L', Key::LEVEL),
    ('U', Key::URL),
];

fn letter(text: &str) -> Option<(&'static Key, &str)> {
    let mut rest = text.strip_prefix('#')?.chars();
    let first = rest.next()?;
    // `# Comment` is not one of the letters.
    LETTERS.iter().find(|known| known.0 == first).map(|known| (&known.1, rest.as_str().trim()))
}

/// Sections, letters, rows and pencilmarks, if there is a section or a letter. Other programs' files
/// have sections with other names.
fn score(sample: &Sample<'_>) -> usize {
    let count = |is_one: fn(&str) -> bool| sample.all_lines().filter(|line| is_one(line)).count();
    let rows = count(|line| row(&Line::of(line)).is_ok());
    let sections = count(|line| section(line).is_some_and(|found| found != Section::Unknown));
    let letters = count(|line| letter(line).is_some());
    if sections == 0 && (letters == 0 || rows == 0) {
        return 0;
    }
    rows + sections + letters + count(|line| line.matches(',').count() >= 8)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Puzzle,
    State,
    PencilMarks,
    Unknown,
}

const SECTIONS: [(&str, Section); 3] = [
    ("[puzzle]", Section::Puzzle),
    ("[state]", Section::State),
    ("[pencilmarks]", Section::PencilMarks),
];

/// The section that a line begins, even if two characters of its name are wrong or its end is cut.
fn section(text: &str) -> Option<Section> {
    let text = text.trim().to_ascii_lowercase();
    let is_cut = |name: &str| text.len() > 2 && name.starts_with(&text);
    let is_wrong = |name: &str| {
        let same = |a: &u8, b: &u8| a == b;
        let (name, text) = (name.as_bytes(), text.as_bytes());
        let before = name.iter().zip(text).take_while(|(a, b)| same(a, b)).count();
        let behind = name.iter().rev().zip(text.iter().rev()).take_while(|(a, b)| same(a, b));
        before + behind.count() + 2 >= name.len().max(text.len())
    };
    let known = SECTIONS.iter().find(|(name, _)| is_cut(name) || is_wrong(name));
    let is_other = text.starts_with('[') && text.ends_with(']');
    known.map(|known| known.1).or(is_other.then_some(Section::Unknown))
}

/// A puzzle being read, with its sections.
#[derive(Default)]
struct Sdk {
    /// The givens, with all notes collected.
    nine: Nine,
    section: Option<Section>,
    state: Nine,
    marks: Nine<DigitSet>,
    /// Notes before the rows of the next puzzle.
    ahead: Notes,
}

impl Parser for Sdk {
    fn line(&mut self, line: Line<'_>, emit: Emit<'_>) {
        let (_, text) = trimmed(&line);
        if let Some(section) = section(text) {
            if section == Section::Puzzle {
                self.finish(line.number, Unexpected::Heading, emit);
                self.nine.line(&line);
            }
            self.section = Some(section);
        } else if let Some((key, value)) = letter(text) {
            if self.nine.rows() > 0 {
                self.finish(line.number, Unexpected::Heading, emit);
            }
            self.ahead.push_text(key.clone(), value);
        } else if text.starts_with('#') || text.is_empty() && line.text.len() != 9 {
            if self.section.is_none() && self.nine.rows() > 0 {
                self.finish(line.number, Unexpected::BlankLine, emit);
            }
        } else {
            self.row(&line, emit);
        }
    }

    fn end(&mut self, number: u64, emit: Emit<'_>) {
        self.finish(number, Unexpected::EndOfInput, emit);
    }
}

impl Sdk {
    fn row(&mut self, line: &Line<'_>, emit: Emit<'_>) {
        match self.section {
            Some(Section::Unknown) => {}
            Some(Section::State) => self.state.row(line, row(line)),
            Some(Section::PencilMarks) => self.marks.row(line, marks(line)),
            Some(Section::Puzzle) => self.nine.row(line, row(line)),
            None => {
                if self.nine.is_full() {
                    self.finish(line.number, Unexpected::ARow, emit);
                }
                self.nine.row(line, row(line));
            }
        }
    }

    /// Ends the puzzle, if one has begun. Drops a state or pencilmarks that cannot be read: the
    /// puzzle is complete without them.
    fn finish(&mut self, number: u64, found: Unexpected, emit: Emit<'_>) {
        let Some(mut record) = self.nine.end(number, found) else { return };
        let state = self.state.end(number, Unexpected::EndOfInput);
        let marks = self.marks.end(number, Unexpected::EndOfInput);
        self.section = None;
        for note in core::mem::take(&mut self.ahead).fields {
            record.notes.fields.push(note);
        }
        if let Some(Record { clues: Ok(state), last_line, .. }) = state {
            record.notes.push_text(Key::STATE, state.grid().to_string());
            record.last_line = last_line;
        }
        if let Some(Record { clues: Ok(marks), last_line, .. }) = marks {
            let mut text = String::new();
            crate::text::notation::sukaku::write(&marks.candidates(), &mut text);
            record.notes.push_text(Key::PENCILMARKS, text);
            record.last_line = last_line;
        }
        emit(record);
    }
}

/// Reads a row of pencilmarks: nine fields separated by commas, empty where there are none.
fn marks(line: &Line<'_>) -> Result<[DigitSet; 9], crate::text::Malformed> {
    let mut sets = [DigitSet::EMPTY; 9];
    let mut fields = line.text.split(',');
    for set in &mut sets {
        let digits = fields.next().unwrap_or_default().bytes();
        *set = digits.filter_map(crate::grid::Digit::from_ascii).collect();
    }
    Ok(sets)
}

struct SdkWriter {
    written: bool,
}

impl Writer for SdkWriter {
    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        if core::mem::replace(&mut self.written, true) {
            out.push('\n');
        }
        let shown = Shown::of(record, answer);
        let notes = &record.notes;
        if let Some(remark @ Remark::Malformed(_)) = &shown.remark {
            let _ = writeln!(out, "# {remark}");
        }
        for (letter, key) in LETTERS {
            let texts = notes.remarks().filter(|remark| *remark.0 == **key);
            for (_, text) in texts {
                let _ = writeln!(out, "#{letter}{}", OneLine(text));
            }
        }
        let comment = notes.tail.trim_start_matches(|c: char| c.is_whitespace() || c == '#').trim();
        for text in notes.text(&Key::NAME).into_iter().chain(Some(comment)) {
            if !text.is_empty() {
                let _ = writeln!(out, "#C{}", OneLine(text));
            }
        }
        let Some(grid) = &shown.grid else {
            return marked::write(&notes.source, out);
        };
        if let Some(remark) = &shown.remark {
            let _ = writeln!(out, "#C{remark}");
        }
        let solved = answer.solution().is_some();
        // SudoCue has no sections, SadMan no letters.
        let letters =
            notes.remarks().any(|remark| LETTERS.iter().any(|known| *known.1 == *remark.0));
        let sections = notes.text(&Key::STATE).is_some()
            || notes.text(&Key::PENCILMARKS).is_some()
            || matches!(record.clues, Ok(Clues::Candidates(_)));
        if !letters || sections && !solved {
            out.push_str("[Puzzle]\n");
        }
        rows(grid, out);
        if solved {
            return;
        }
        if let Some(Ok(state)) = notes.text(&Key::STATE).map(str::parse::<Grid>) {
            out.push_str("[State]\n");
            rows(&state, out);
        }
        let marks = match &record.clues {
            Ok(Clues::Candidates(candidates)) => Some(*candidates),
            _ => notes.text(&Key::PENCILMARKS).and_then(|text| {
                crate::text::notation::sukaku::split(text).ok().map(|read| read.0)
            }),
        };
        if let Some(marks) = marks {
            write_marks(&marks, out);
        }
    }
}

fn rows(grid: &Grid, out: &mut String) {
    for row in grid.values().chunks(9) {
        out.extend(row.iter().map(|&v| character(v, '.')));
        out.push('\n');
    }
}

fn write_marks(marks: &Candidates, out: &mut String) {
    out.push_str("[PencilMarks]\n");
    for (i, set) in marks.sets().iter().enumerate() {
        let _ = write!(out, "{set}{}", if i % 9 == 8 { "\n" } else { "," });
    }
}
