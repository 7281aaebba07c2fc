//! A game's `data` in OpenSudoku's XML: 81 characters, or a game under way.

use crate::grid::{Candidates, Cell, Clues, Digit, DigitSet, Grid};
use crate::text::field;
use crate::text::malformed::{Expected, Unexpected};
use crate::text::notation::sukaku;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

/// The clues or their error, and, where they differ from the clues, the placed digits and the
/// pencilmarks in 81 and 729 characters.
type Data = (Result<Clues, (usize, Expected, Unexpected)>, [Option<String>; 2]);

/// Reads `data`. A game under way is `version: n`, then for each cell its value, one or two notes
/// and whether it can be edited, each followed by `|`. Notes are digits followed by commas in
/// version 1, and from version 2 on a number whose bit d-1 is the digit d.
pub(in crate::text) fn data(text: &str) -> Data {
    let Some(saved) = text.trim_start().strip_prefix("version") else {
        return (field::clues(text), [None, None]);
    };
    let saved = saved.trim_start_matches(':').trim_start();
    let cells = saved.trim_start_matches(|c: char| c.is_ascii_digit());
    let version_1 = &saved[..saved.len() - cells.len()] == "1";
    let parts: Vec<&str> = cells.trim().split('|').collect();
    let width = (parts.len() - 1) / 81;
    let bad = |found: &str| {
        let found = Unexpected::Text(found.into());
        (
            Err((0, Expected::Item("81 cells of a saved game", "저장된 게임의 81칸"), found)),
            [None, None],
        )
    };
    if !(3..=4).contains(&width) || parts.len() != 81 * width + 1 {
        return bad(&format!("{} values", parts.len() - 1));
    }
    let (mut givens, mut placed) = (Grid::EMPTY, Grid::EMPTY);
    let mut marks = [DigitSet::EMPTY; 81];
    for (cell, parts) in Cell::ALL.into_iter().zip(parts.chunks(width)) {
        let digit = match parts[0].parse::<u8>() {
            Ok(value @ 0..=9) => Digit::new(value),
            _ => return bad(parts[0]),
        };
        placed.set(cell, digit);
        if parts[width - 1] == "0" {
            givens.set(cell, digit);
        }
        marks[cell.index()] = parts[1..width - 1].iter().fold(DigitSet::EMPTY, |set, note| {
            let bits = || DigitSet::from_bits(note.parse().unwrap_or(0));
            set | if version_1 {
                note.bytes().filter_map(Digit::from_ascii).collect()
            } else {
                bits()
            }
        });
    }
    let noted = marks.iter().any(|set| !set.is_empty());
    let marks = noted.then(|| {
        let mut text = String::new();
        sukaku::write(&Candidates::from_sets(marks), &mut text);
        text
    });
    (Ok(givens.into()), [(placed != givens).then(|| placed.to_string()), marks])
}

/// Writes a game under way in version 1.
pub(in crate::text) fn saved(givens: &Grid, placed: &Grid, marks: Option<&Candidates>) -> String {
    let mut text = String::from("version: 1\n");
    for cell in Cell::ALL {
        let _ = write!(text, "{}|", placed.values()[cell.index()]);
        let set = marks.map_or(DigitSet::EMPTY, |marks| marks.get(cell));
        set.iter().for_each(|digit| {
            let _ = write!(text, "{digit},");
        });
        let none = if set.is_empty() { "-" } else { "" };
        let _ = write!(text, "{none}|{}|", u8::from(givens.get(cell).is_none()));
    }
    text
}
