//! The JSON of f-puzzles and SudokuPad inside a link or an id, packed with lz-string.

use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, House};
use crate::text::notation::json::value::{Json, Look, parse};
use crate::text::notation::links::address::{PARTS, PREFIXES, SHORTEST, data_start};
pub use crate::text::notation::links::address::{is_id, is_link, served};
use crate::text::notation::links::lz_string::unpacked;
use crate::text::notation::links::percent::unescaped;
use crate::text::one_line::quote;
use crate::text::position::{Decoded, Position, Wrong};
use crate::text::record::{Key, Note, Notes, Value};
use crate::text::{Expected, Unexpected};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Longer data is not unpacked.
const LONGEST: usize = 16 << 10;

/// A puzzle takes about 10,000 characters; data that unpacks to more than this is rejected.
const MOST: usize = 1 << 18;

/// The keys of a puzzle's object that are not rules; any other key must be empty.
const HARMLESS: &[&str] = &[
    "size",
    "grid",
    "cells",
    "regions",
    "cages",
    "title",
    "author",
    "ruleset",
    "rules",
    "solution",
    "id",
    "cellSize",
    "metadata",
    "settings",
    "successMessage",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
];

/// The members of a cell of f-puzzles that are no rule but digits, candidates and colours.
pub const CELL_MEMBERS: &[&str] = &[
    "value",
    "given",
    "region",
    "givenPencilMarks",
    "centerPencilMarks",
    "cornerPencilMarks",
    "candidates",
    "c",
    "cArray",
    "highlight",
    "highlightArray",
];

/// The names in the object and ours.
const NAMES: &[(&str, Key)] = &[
    ("title", Key::NAME),
    ("author", Key::AUTHOR),
    ("ruleset", Key::DESCRIPTION),
    ("rules", Key::DESCRIPTION),
];

/// Reads a link with `load=`, a link that ends with an id, or an id alone.
pub(in crate::text) fn decode(text: &str) -> Result<Decoded, Wrong> {
    let wrong = |(start, found): (usize, Packed)| match found {
        Packed::Absent => (
            start,
            Expected::Item("the puzzle itself in the link", "퍼즐이 든 링크"),
            match is_link(text, "f-puzzles.com") {
                true => Unexpected::Words(
                    "only the name of a puzzle on a server; open it there, choose Export, and use that link",
                    "퍼즐의 이름만 있는 링크(그곳에서 열어 Export를 누르고, 나온 링크를 쓰세요)",
                ),
                false => Unexpected::NameOnly(served(text)),
            },
        ),
        Packed::Damaged => (
            start,
            Expected::Item("a whole link", "온전한 링크"),
            Unexpected::Words("one that is damaged or cut off", "손상되었거나 잘린 링크"),
        ),
        Packed::Wrong(found) => (
            start,
            Expected::Item(
                "a classic Sudoku packed with lz-string",
                "lz-string으로 압축한 일반 스도쿠",
            ),
            Unexpected::Text(found),
        ),
    };
    let (start, unpacked) = unpack(text, LONGEST, MOST).map_err(wrong)?;
    match parse(&unpacked) {
        Ok(object @ Json::Object(_)) => {
            puzzle(&object).map_err(|found| wrong((start, Packed::Wrong(found))))
        }
        _ => Err(wrong((start, Packed::Damaged))),
    }
}

/// Why a link or id holds no text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Packed {
    /// It is only the name of a puzzle on a server.
    Absent,
    /// It was changed or cut off.
    Damaged,
    /// It is this instead of packed text.
    Wrong(String),
}

/// The text packed in a link or an id of at most `longest` bytes, if it has at most `most` UTF-16 units, and its start.
///
/// # Errors
/// What it is instead, and where.
pub fn unpack(text: &str, longest: usize, most: usize) -> Result<(usize, String), (usize, Packed)> {
    let start = data_start(text);
    let part = text[start..].split(['&', '"']).next().unwrap_or_default();
    let mut words = part.split(' ');
    let first = words.next().unwrap_or_default();
    // The line end between two links was lost.
    if let Some(at) = text[start..].find("://") {
        return Err((start + at, Packed::Wrong("another link".into())));
    }
    // A packed puzzle is longer; without a sign of one, this names one that only a server has.
    let is_packed = PARTS.iter().chain(PREFIXES).any(|sign| text[..start].ends_with(sign));
    if first.len() < SHORTEST && !(is_packed && part.len() >= SHORTEST) {
        return Err((start, if is_packed { Packed::Damaged } else { Packed::Absent }));
    }
    if first.len() > longest {
        return Err((start, Packed::Wrong(format!("{} characters", first.len()))));
    }
    // Some programs make blanks of the signs `+` in the data.
    let joined = || {
        let is_data =
            |word: &&str| word.bytes().all(|b| b.is_ascii_alphanumeric() || b"/=".contains(&b));
        let joined = words.take_while(is_data).fold(first.to_owned(), |all, word| all + "+" + word);
        unpacked(&joined, most).filter(|_| joined.len() <= longest)
    };
    let text = unpacked(&unescaped(first), most).or_else(joined);
    text.map(|text| (start, text)).ok_or((start, Packed::Damaged))
}

/// Reads a puzzle's object.
///
/// # Errors
/// The first difference from a classic Sudoku.
fn puzzle(object: &Json<'_>) -> Result<Decoded, String> {
    if let Some(size) = object.member("size").filter(|size| size.number() != Some(9)) {
        return Err(format!("the size {size}"));
    }
    if let Some(rule) = beyond(object, HARMLESS) {
        return Err(rule);
    }
    let rows = object.member("grid").or(object.member("cells")).and_then(|value| value.items());
    let rows = rows.ok_or("no grid")?;
    let cells: Vec<&Json<'_>> = rows.iter().filter_map(|value| value.items()).flatten().collect();
    if rows.len() != 9 || cells.len() != 81 {
        return Err(format!("{} cells", cells.len()));
    }
    let mut position = Position::default();
    let (mut clues, mut is_grid) = (Candidates::from_sets([DigitSet::FULL; 81]), true);
    for (cell, value) in Cell::ALL.into_iter().zip(cells) {
        let region = value.member("region");
        if region.is_some_and(|region| region.number() != Some(cell.block_index() as u64)) {
            return Err("irregular regions".into());
        }
        if object.member("grid").is_some()
            && let Some(rule) = beyond(value, CELL_MEMBERS)
        {
            return Err(rule);
        }
        let written = value.member("value").filter(|value| !is_blank(value));
        let digit = written.map(|value| digit(value).ok_or_else(|| format!("the value {value}")));
        let digit = digit.transpose()?;
        // SudokuPad's puzzles have givens only.
        let given = object.member("cells").is_some()
            || matches!(value.member("given"), Some(Json::Bool(true)));
        if let (None, true, Some(zero @ Json::Number(_))) = (digit, given, value.member("value"))
            && object.member("cells").is_none()
        {
            return Err(format!("the given value {zero}"));
        }
        position.put(cell, digit, given);
        let allowed = value.member("givenPencilMarks").filter(|marks| says(marks));
        let list = |marks: &Json<'_>| Err(format!("the candidates {marks}"));
        let allowed = allowed.map(|marks| marks.items().map_or_else(|| list(marks), Ok));
        match (digit.filter(|_| given), allowed.transpose()?) {
            (Some(digit), _) => clues.set(cell, DigitSet::of(digit)),
            (None, Some(allowed)) => {
                let digit = |mark| self::digit(mark).ok_or_else(|| format!("the value {mark}"));
                clues.set(cell, allowed.iter().map(digit).collect::<Result<_, _>>()?);
                is_grid = false;
            }
            (None, None) => {}
        }
        let marks = ["centerPencilMarks", "centremarks"]
            .iter()
            .find_map(|name| value.member(name)?.items());
        if let Some(marks) = marks.filter(|marks| digit.is_none() && !marks.is_empty()) {
            position.mark(cell, marks.iter().filter_map(self::digit).collect::<DigitSet>());
        }
    }
    position.mark_placed();
    position.clues = (!is_grid).then_some(clues);
    regular(object)?;
    Ok((position, notes(object)))
}

/// Whether a value is more than nothing.
fn says(value: &Json<'_>) -> bool {
    match value {
        Json::Null | Json::Bool(false) => false,
        Json::Array(items) => !items.is_empty(),
        Json::Object(members) => !members.is_empty(),
        Json::String(text) => !text.is_empty(),
        _ => true,
    }
}

/// The first member of an object that says something and is none of these.
fn beyond(object: &Json<'_>, harmless: &[&str]) -> Option<String> {
    let mut members = object.members().iter();
    let found = members.find(|(name, value)| says(value) && !harmless.contains(&&**name));
    found.map(|(name, _)| format!("the rule {name:?}"))
}

/// Whether the value of a cell says that it has none.
fn is_blank(value: &Json<'_>) -> bool {
    match value {
        Json::Null => true,
        Json::String(text) => text.trim().is_empty(),
        value => value.number() == Some(0),
    }
}

fn digit(value: &Json<'_>) -> Option<Digit> {
    let number = value.number().or_else(|| value.text()?.parse().ok())?;
    Digit::new(u8::try_from(number).ok()?)
}

/// Checks that the regions, lists of rows and columns, are the blocks, and that no cage or fact is a rule.
///
/// # Errors
/// The first difference from a classic Sudoku.
fn regular(object: &Json<'_>) -> Result<(), String> {
    let list =
        |name: &str| object.member(name).and_then(|value| value.items()).into_iter().flatten();
    let cell = |place: &Json<'_>| {
        let at =
            |i: usize| usize::try_from(place.items()?.get(i)?.number()?).ok().filter(|&n| n < 9);
        Some(Cell::at(at(0)?, at(1)?))
    };
    let region = |value: &Json<'_>| value.items()?.iter().map(cell).collect::<Option<CellSet>>();
    let regions: Vec<_> = list("regions").map(region).collect();
    let are_blocks = House::blocks().all(|block| regions.contains(&Some(block.cells())));
    let is_bare = regions.is_empty() && object.member("grid").is_some();
    if !(is_bare || are_blocks && regions.len() == 9) {
        return Err("irregular regions".into());
    }
    let is_on = |text: &str| ["true", "1"].contains(&text.trim_matches(['"', ' ']));
    let is_rule = |cage: &Json<'_>| {
        let text = cage.member("value").filter(|value| says(value)).map(ToString::to_string);
        let text = text.unwrap_or_default().to_ascii_lowercase();
        text.split_once(':')
            .map_or(!text.is_empty() && !text.starts_with("\"fog"), |text| is_on(text.1))
            || cage.member("cells").is_some_and(says)
    };
    let facts = object.member("metadata").map_or(&[][..], Look::members);
    let rule = facts.iter().find(|fact| is_on(&fact.1.to_string()));
    let cages = list("cages").any(is_rule).then(|| "cages".into());
    rule.map(|fact| format!("the rule {:?}", fact.0)).or(cages).map_or(Ok(()), Err)
}

/// Title, author and rules, from the object, its metadata, or cages that only hold text.
fn notes(object: &Json<'_>) -> Vec<Note> {
    let mut notes: Vec<Note> = Vec::new();
    let mut note = |name: &str, text: &str| {
        let known = NAMES.iter().find(|known| known.0 == name && !text.is_empty());
        if let Some((_, key)) = known.filter(|known| notes.iter().all(|note| note.key != known.1)) {
            notes.push(Note { key: key.clone(), value: Value::Text(text.into()) });
        }
    };
    let metadata = object.member("metadata").map_or(&[][..], |metadata| metadata.members());
    for (name, value) in object.members().iter().chain(metadata) {
        note(name, value.text().unwrap_or_default());
    }
    for cage in object.member("cages").and_then(|value| value.items()).into_iter().flatten() {
        let text = cage.member("value").and_then(|value| value.text()).unwrap_or_default();
        if let Some((name, text)) = text.split_once(':') {
            note(name.trim(), text.trim());
        }
    }
    notes.sort_by_key(|note| NAMES.iter().position(|known| known.1 == note.key));
    notes
}

/// Whether a value has a place in the object.
pub(in crate::text) fn holds(name: &str, _: &str) -> bool {
    NAMES.iter().any(|known| *known.1 == *name)
}

/// Packs a position as f-puzzles does.
pub(in crate::text) fn encode(position: &Position, notes: &Notes) -> String {
    let cell = |cell: Cell| {
        let set = |all: Option<Candidates>| all.map_or(DigitSet::EMPTY, |all| all.get(cell));
        let marks = |name: &str, digits: DigitSet| {
            let digits: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
            (!digits.is_empty()).then(|| format!(r#""{name}":[{}]"#, digits.join(",")))
        };
        let (given, placed) = (position.givens.get(cell), position.placed.get(cell));
        // The candidates that are clues, or else a player's.
        let candidates = match position.clues {
            _ if given.is_some() => None,
            Some(clues) if clues.get(cell) == DigitSet::FULL => None,
            Some(_) => marks("givenPencilMarks", set(position.clues)),
            None if placed.is_some() => None,
            None => marks("centerPencilMarks", set(position.marks)),
        };
        let value = given.or(placed).map(|digit| format!(r#""value":{digit}"#));
        let given = given.map(|_| r#""given":true"#.to_owned());
        let members: Vec<String> = [value, given, candidates].into_iter().flatten().collect();
        format!("{{{}}}", members.join(","))
    };
    let row = |row: usize| {
        let cells: Vec<String> = (0..9).map(|column| cell(Cell::at(row, column))).collect();
        format!("[{}]", cells.join(","))
    };
    let mut object = String::from(r#"{"size":9,"#);
    for (name, key) in &NAMES[..3] {
        if let Some(text) = notes.text(key) {
            quote(name, &mut object);
            object.push(':');
            quote(text, &mut object);
            object.push(',');
        }
    }
    let rows: Vec<String> = (0..9).map(row).collect();
    object.push_str(&format!(r#""grid":[{}]}}"#, rows.join(",")));
    lz_str::compress_to_base64(&object)
}
