//! Writes the XML of the OpenSudoku app: version 2 with folders when the games have only a folder's
//! name and date, otherwise version 1 with everything known about the games.

use crate::grid::{Clues, Grid};
use crate::text::Writer;
use crate::text::answer::{Answer, Shown};
use crate::text::cells::character;
use crate::text::notation::opensudoku::FOLDER;
use crate::text::notation::opensudoku_data::{data, saved};
use crate::text::notation::sukaku;
use crate::text::record::{Key, Notes, Record, Value};
use alloc::string::{String, ToString};
use core::fmt::Write;
use quick_xml::escape::escape;

/// The attributes of a game that are written unchanged, beside the puzzle and the note.
const GAME: &[&str] = &["created", "state", "time", "last_played"];

#[derive(Default)]
pub(in crate::text) struct GamesWriter {
    begun: bool,
    /// The folder that is open, in version 2.
    folder: Option<String>,
}

impl Writer for GamesWriter {
    fn record(&mut self, record: &Record, answer: &Answer, out: &mut String) {
        let notes = &record.notes;
        if !self.begun {
            self.head(notes, out);
        }
        if let Some(open) = &self.folder {
            let name = notes.text("folder").unwrap_or_default();
            if open != name {
                out.push_str("  </folder>\n");
                self.open(notes, out);
            }
        }
        let shown = Shown::of(record, answer);
        let text = match (answer.solution(), shown.grid) {
            (Some(solution), Some(_)) => solution.to_string(),
            (None, Some(grid)) => puzzle(record, &grid),
            _ => notes.puzzle().unwrap_or(&notes.source).into(),
        };
        let note = shown.remark.map_or_else(|| note(notes), |remark| remark.to_string());
        out.push_str("  <game");
        if notes.puzzle().is_none() {
            attribute("data", &text, out);
        }
        for field in &notes.fields {
            match &field.value {
                Value::Clues(_) => attribute("data", &text, out),
                Value::Text(value) if GAME.contains(&&*field.key) => {
                    attribute(&field.key, value, out);
                }
                _ => {}
            }
        }
        if !note.is_empty() {
            attribute("note", &note, out);
        }
        out.push_str("/>\n");
    }

    fn end(&mut self, out: &mut String) {
        if !self.begun {
            self.head(&Notes::default(), out);
        }
        out.push_str(if self.folder.is_some() { "  </folder>\n" } else { "" });
        out.push_str("</opensudoku>\n");
    }
}

/// The original text of the puzzle if the app can read it, or a game under way if its state is known,
/// or 81 digits.
fn puzzle(record: &Record, grid: &Grid) -> String {
    let original = record.notes.puzzle();
    let is_readable = |text: &&str| {
        let is_saved = text.trim_start().starts_with("version");
        is_saved || text.len() == 81 && text.bytes().all(|b| b.is_ascii_digit())
    };
    if let Some(text) = original
        .filter(is_readable)
        .filter(|text| data(text).0.ok() == record.clues.as_ref().ok().copied())
    {
        return text.into();
    }
    let text = |key: Key| record.notes.text(&key);
    let placed = text(Key::STATE).and_then(|text| text.parse::<Grid>().ok());
    let marks = text(Key::PENCILMARKS).and_then(|text| Some(sukaku::split(text).ok()?.0));
    let marks = match &record.clues {
        Ok(Clues::Candidates(candidates)) => Some(*candidates),
        _ => marks,
    };
    if placed.is_some() || marks.is_some() {
        return saved(grid, &placed.unwrap_or(*grid), marks.as_ref());
    }
    grid.values().iter().map(|&v| character(v, '0')).collect()
}

/// The game's note, or what another format stated about the puzzle.
fn note(notes: &Notes) -> String {
    if let Some(note) = notes.text("note") {
        return note.into();
    }
    let mut text = String::new();
    for (key, value) in notes.remarks() {
        let known = key.starts_with("folder")
            || GAME.contains(&key)
            || key == &*Key::STATE
            || key == &*Key::PENCILMARKS;
        if !known {
            let comma = if text.is_empty() { "" } else { "; " };
            let _ = write!(text, "{comma}{key}: {value}");
        }
    }
    let comma = if text.is_empty() || notes.tail.is_empty() { "" } else { "; " };
    text + comma + notes.comment()
}

impl GamesWriter {
    fn head(&mut self, notes: &Notes, out: &mut String) {
        self.begun = true;
        out.push_str("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        let told = |known: &&(&'static str, &'static str)| notes.text(known.1).is_some();
        let version_1 =
            FOLDER.iter().filter(told).any(|known| !matches!(known.0, "name" | "created"));
        if notes.text("folder").is_some() && !version_1 {
            out.push_str("<opensudoku version=\"2\">\n");
            self.open(notes, out);
            return;
        }
        out.push_str("<opensudoku>\n");
        for (element, key) in FOLDER {
            if let Some(text) = notes.text(key) {
                let _ = writeln!(out, "  <{element}>{}</{element}>", escape(text));
            }
        }
    }

    fn open(&mut self, notes: &Notes, out: &mut String) {
        let name = notes.text("folder").unwrap_or_default();
        out.push_str("  <folder");
        attribute("name", name, out);
        if let Some(created) = notes.text("folder.created") {
            attribute("created", created, out);
        }
        out.push_str(">\n");
        self.folder = Some(name.into());
    }
}

fn attribute(name: &str, value: &str, out: &mut String) {
    // A line end in a value would be read as a space.
    let value = escape(value).replace('\n', "&#10;");
    let _ = write!(out, " {name}=\"{value}\"");
}
