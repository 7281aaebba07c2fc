//! The XML of the OpenSudoku app, versions 1 and 2.

use crate::grid::Clues;
use crate::text::cells::{place_of, too_long};
use crate::text::field;
use crate::text::malformed::{Expected, Malformed, Unexpected};
use crate::text::nine::SOURCE_LIMIT;
use crate::text::notation::opensudoku_data::data;
use crate::text::record::{Key, Note, Notes, Record, Value};
use crate::text::split::Line;
use crate::text::{Emit, Format, Notation, Parser};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use quick_xml::XmlVersion;
use quick_xml::events::{BytesStart, Event};

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::OpenSudoku,
    name: "opensudoku",
    summary: ["the XML of the OpenSudoku app", "OpenSudoku 앱의 XML"],
    extensions: &["opensudoku", "xml"],
    score: |sample| {
        let text = sample.text().trim_start();
        if text.starts_with("<?xml") || text.starts_with('<') && text.contains("<opensudoku") {
            return sample.all_lines().count();
        }
        sample.all_lines().filter(|line| line.trim_start().starts_with("<game ")).count()
    },
    piece_end: b'>',
    parser: || Box::new(Games::default()),
    writer: || Box::new(super::opensudoku_writer::GamesWriter::default()),
};

/// Version 1's facts about all its games: the element and our name for it.
pub(in crate::text) const FOLDER: &[(&str, &str)] = &[
    ("name", "folder"),
    ("author", "folder.author"),
    ("description", "folder.description"),
    ("comment", "folder.comment"),
    ("created", "folder.created"),
    ("source", "folder.source"),
    ("level", "folder.level"),
    ("sourceURL", "folder.sourceURL"),
];

#[derive(Default)]
struct Games {
    /// An incomplete piece, because its `>` is in a comment or a value.
    held: String,
    /// The place of the held piece: line and column.
    at: (u64, u32),
    /// Facts about all games that follow.
    folder: Vec<Note>,
    /// The element that the next text belongs to.
    open: Option<&'static str>,
}

impl Parser for Games {
    fn line(&mut self, piece: Line<'_>, emit: Emit<'_>) {
        // No value holds `<`: a quote of the tag before is missing, or one too many.
        if let Some(at) = piece.text.find('<').filter(|_| is_open_tag(&self.held)) {
            self.held.push_str(&piece.text[..at]);
            self.give_up(emit);
            let (number, column) = place_of(&piece, at);
            return self.line(Line { number, column, text: &piece.text[at..], ..piece }, emit);
        }
        // Nor does a tag: the one before has lost its end.
        if let Some(at) = second_tag(piece.text) {
            self.line(Line { text: &piece.text[..at], ..piece }, emit);
            self.give_up(emit);
            let (number, column) = place_of(&piece, at);
            return self.line(Line { number, column, text: &piece.text[at..], ..piece }, emit);
        }
        if self.held.is_empty() {
            self.at = (piece.number, piece.column);
        }
        self.held.push_str(piece.text);
        let whole = is_whole(&self.held);
        let too_long = self.held.len() > crate::text::LINE_LIMIT || piece.cut;
        if !whole && !too_long {
            return;
        }
        let held = core::mem::take(&mut self.held);
        self.piece(
            &Line { number: self.at.0, column: self.at.1, text: &held, cut: too_long },
            emit,
        );
    }

    fn end(&mut self, _: u64, emit: Emit<'_>) {
        self.give_up(emit);
    }
}

/// Whether a text holds the beginning of a tag whose value goes on.
fn is_open_tag(held: &str) -> bool {
    held.find('<').is_some_and(|at| !is_declaration(&held[at..]))
}

/// Whether a text begins with a comment or the like. A game whose name lost its first letter is none.
fn is_declaration(text: &str) -> bool {
    ["<!--", "<!DOCTYPE", "<![CDATA["].iter().any(|start| text.starts_with(start))
}

/// Where a second tag begins in a piece, if the first is no comment.
fn second_tag(text: &str) -> Option<usize> {
    let first = text.find('<').filter(|&at| !is_declaration(&text[at..]))?;
    text[first + 1..].find('<').map(|at| first + 1 + at)
}

/// Whether a piece that ends with `>` ends its tag.
fn is_whole(text: &str) -> bool {
    let Some(at) = text.find('<') else { return true };
    let tag = &text[at..];
    if !text.ends_with('>') {
        return false;
    }
    if tag.starts_with("<!--") {
        return tag.len() >= 7 && tag.ends_with("-->");
    }
    if tag.starts_with("<![CDATA[") {
        return tag.ends_with("]]>");
    }
    // A `>` between quotes belongs to a value.
    let mut quote = None;
    for c in tag.chars().filter(|c| matches!(c, '"' | '\'')) {
        match quote {
            None => quote = Some(c),
            Some(open) if open == c => quote = None,
            Some(_) => {}
        }
    }
    quote.is_none()
}

impl Games {
    /// Takes a piece that does not end.
    fn give_up(&mut self, emit: Emit<'_>) {
        let held = core::mem::take(&mut self.held);
        let (number, column) = self.at;
        if held.contains("<game") || held.contains("data=") {
            self.piece(&Line { number, column, text: &held, cut: false }, emit);
        }
    }

    fn piece(&mut self, piece: &Line<'_>, emit: Emit<'_>) {
        let at = piece.text.find('<').unwrap_or(piece.text.len());
        let (text, tag) = piece.text.split_at(at);
        if let Some(open) = self.open {
            let text = quick_xml::escape::unescape(text).unwrap_or(text.into());
            self.set(open, text.trim());
        }
        let mut reader = quick_xml::Reader::from_str(tag);
        reader.config_mut().check_end_names = false;
        let event = reader.read_event();
        // What has a puzzle is a game, whatever became of its name, even if it is no tag any more.
        let has_data = tag.contains("data=") && !is_declaration(tag);
        let has_lost_game = self.open.is_none() && text.contains("data=");
        let no_game = |found: String| {
            let expected = Expected::Item("an element <game>", "<game> 요소");
            field::error_at(piece, at, expected, Unexpected::Text(found))
        };
        if has_lost_game {
            let found = no_game(text.trim().into());
            emit(record(&Line { text, ..*piece }, 0, Err(found), self.notes()));
        }
        self.open = None;
        match &event {
            Ok(Event::Start(start) | Event::Empty(start)) => {
                let name = start.name();
                let name = name.as_ref();
                self.open = FOLDER.iter().find(|known| known.0 == name).map(|known| known.1);
                match name {
                    "folder" => self.folder(start),
                    "game" => emit(self.game(piece, at, start)),
                    other if has_data => {
                        emit(record(piece, at, Err(no_game(other.into())), self.notes()));
                    }
                    _ => {}
                }
            }
            Ok(Event::End(end)) if end.name().as_ref() == "folder" => self.folder.clear(),
            Err(error) if tag.starts_with("<game") || has_data => {
                emit(record(piece, at, Err(no_game(error.to_string())), self.notes()));
            }
            _ => {}
        }
    }

    fn set(&mut self, name: &'static str, text: &str) {
        self.folder.retain(|note| *note.key != *name);
        if !text.is_empty() {
            let (key, value) = (Key::Known(name), Value::Text(text.into()));
            self.folder.push(Note { key, value });
        }
    }

    fn folder(&mut self, start: &BytesStart<'_>) {
        self.folder.clear();
        for (name, text) in attributes(start) {
            match &*name {
                "name" => self.set("folder", &text),
                "created" => self.set("folder.created", &text),
                _ => {}
            }
        }
    }

    fn notes(&self) -> Notes {
        Notes { fields: self.folder.clone(), ..Notes::default() }
    }

    fn game(&self, piece: &Line<'_>, at: usize, start: &BytesStart<'_>) -> Record {
        let mut notes = self.notes();
        let mut clues = None;
        for (name, text) in attributes(start) {
            if name == "data" {
                let (read, [placed, marks]) = data(&text);
                clues = Some(read.map_err(|(byte, expected, found)| {
                    let data = piece.text[at..].find("data").unwrap_or_default() + at;
                    let value = piece.text[data..].find(['"', '\'']).unwrap_or_default() + data;
                    field::error_at(
                        piece,
                        (value + 1 + byte).min(piece.text.len()),
                        expected,
                        found,
                    )
                }));
                notes.fields.push(Note { key: Key::Known("puzzle"), value: Value::Clues(text) });
                for (key, text) in [(Key::STATE, placed), (Key::PENCILMARKS, marks)] {
                    if let Some(text) = text {
                        notes.push_text(key, text);
                    }
                }
            } else if !text.is_empty() {
                notes.push_text(&*name, text);
            }
        }
        let clues = clues.unwrap_or_else(|| {
            let expected = Expected::Item(
                "an attribute data=\"…\" in <game>",
                "data=\"…\" 속성이 있는 <game>",
            );
            let end = piece.text.len() - 1;
            Err(field::error_at(
                piece,
                end,
                expected,
                Unexpected::Words("none", "그 속성이 없는 <game>"),
            ))
        });
        let clues = if piece.cut { Err(too_long(piece)) } else { clues };
        record(piece, at, clues, notes)
    }
}

fn record(
    piece: &Line<'_>,
    at: usize,
    clues: Result<Clues, Malformed>,
    mut notes: Notes,
) -> Record {
    let feeds = |text: &str| text.bytes().filter(|&b| b == b'\n').count() as u64;
    if clues.is_err() {
        let text = piece.text[at..].trim();
        notes.source.push_str(&text[..text.floor_char_boundary(SOURCE_LIMIT)]);
    }
    let line = piece.number + feeds(&piece.text[..at]);
    Record { line, last_line: piece.number + feeds(piece.text), clues, notes }
}

/// Names and texts of the attributes; skips those that are not XML.
fn attributes(start: &BytesStart<'_>) -> Vec<(String, String)> {
    let mut found = start.attributes();
    let found = found.with_checks(false).flatten().filter_map(|attribute| {
        let name = attribute.key.as_ref().to_string();
        let text = attribute.normalized_value(XmlVersion::Implicit1_0).ok()?.into_owned();
        Some((name, text))
    });
    found.collect()
}
