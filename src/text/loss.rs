//! The losses of a record that is written in another format.

use super::answer::Answer;
use super::format::Format;
use super::one_line::OneLine;
use super::record::{Key, Notes, Record};
use super::{parse_as, write};
use crate::grid::Clues;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// A kind of content that a format has no place for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Loss {
    /// The clues are candidates, and the output is another puzzle: the cells with one candidate.
    Candidates,
    /// The placed digits, which are not distinguished from givens, or not written at all.
    Placed,
    /// The pencilmarks beside the puzzle.
    Pencilmarks,
    /// The name or title.
    Name,
    /// Who made it.
    Author,
    /// A level or rating.
    Level,
    /// The solution that stood beside it.
    Solution,
    /// A comment: the tail of a line, or a description.
    Comment,
    /// Other named values.
    Values,
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Loss::Candidates => "the candidates, which are clues",
            Loss::Placed => "the placed digits",
            Loss::Pencilmarks => "the pencilmarks",
            Loss::Name => "the name",
            Loss::Author => "the author",
            Loss::Level => "the level",
            Loss::Solution => "the solution",
            Loss::Comment => "the comment",
            Loss::Values => "other values",
        })
    }
}

/// What a record loses in a format, each kind once. Determined by writing the record and reading it
/// back; a record of digits alone loses nothing and is not written.
pub fn losses(format: Format, record: &Record) -> Vec<Loss> {
    let Ok(clues) = &record.clues else { return Vec::new() };
    let mut beside = beside(&record.notes).peekable();
    let is_sukaku = matches!(clues, Clues::Candidates(_));
    if !is_sukaku && beside.peek().is_none() {
        return Vec::new();
    }
    let read = parse_as(format, &write(format, [(record, &Answer::Unchanged)]));
    let read = read.first();
    let mut lost = Vec::new();
    if is_sukaku && !read.is_some_and(|read| read.clues.as_ref() == Ok(clues)) {
        lost.push(Loss::Candidates);
    }
    let texts = read.map(|read| texts(&read.notes)).unwrap_or_default();
    for (loss, key, text) in beside {
        let kept = match loss {
            Loss::Placed | Loss::Pencilmarks => {
                read.is_some_and(|read| read.notes.text(key) == Some(text))
            }
            _ => texts.contains(OneLine(text).to_string().trim()),
        };
        if !kept && !lost.contains(&loss) {
            lost.push(loss);
        }
    }
    lost.sort_unstable();
    lost
}

/// What stands beside a puzzle: its kind, its name and its text.
fn beside(notes: &Notes) -> impl Iterator<Item = (Loss, &str, &str)> {
    let values = notes
        .remarks()
        .filter(|(key, text)| !crate::text::notation::links::link::is_address(key, text));
    let values = values.map(|(key, text)| (kind(key), key, text));
    let solution = notes.solution().map(|text| (Loss::Solution, "", text));
    let comment = Some((Loss::Comment, "", notes.comment()));
    values.chain(solution).chain(comment).filter(|value| !value.2.trim().is_empty())
}

fn kind(key: &str) -> Loss {
    let named = |names: &[&str]| names.iter().any(|name| key.eq_ignore_ascii_case(name));
    match () {
        () if *key == *Key::STATE => Loss::Placed,
        () if *key == *Key::PENCILMARKS => Loss::Pencilmarks,
        () if named(&["name", "title"]) => Loss::Name,
        () if named(&["author"]) => Loss::Author,
        () if named(&["level", "difficulty", "rating"]) => Loss::Level,
        () if named(&["comment", "comments", "description", "note"]) => Loss::Comment,
        () => Loss::Values,
    }
}

/// All texts beside a puzzle, each on a line.
fn texts(notes: &Notes) -> String {
    let values = notes.fields.iter().filter_map(|note| note.value.text());
    values.chain([&*notes.tail]).fold(String::new(), |mut all, text| {
        all.push_str(&OneLine(text).to_string());
        all.push('\n');
        all
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Candidates, Cell, Digit, Grid};

    #[test]
    fn only_notations_of_candidates_keep_candidates() {
        let mut candidates = Candidates::FULL;
        candidates.place(Cell::at(0, 0), Digit::ALL[4]);
        let record = Record::new(candidates);
        for &format in Format::ALL {
            let lost = losses(format, &record);
            let having = ["pencilmarks", "sukaku", "csv", "jsonl", "json", "fpuzzles", "sudokupad"];
            let has_place = having.contains(&format.name());
            assert_eq!(lost.is_empty(), has_place, "{format}: {lost:?}");
            assert_eq!(losses(format, &Record::new(Grid::EMPTY)), [], "{format}");
        }
    }

    #[test]
    fn placed_digits_are_missed() {
        let mut record = Record::new(Grid::EMPTY);
        let mut placed = Grid::EMPTY;
        placed.set(Cell::at(0, 0), Digit::ALL[4]);
        record.notes.push_text(Key::STATE, placed.to_string());
        assert_eq!(losses(Format::Susser, &record), []);
        assert_eq!(losses(Format::Rows, &record), [Loss::Placed]);
    }

    /// Whatever has no place in a format is named; the rest can be read there.
    #[test]
    fn names_and_comments_are_missed() {
        let mut record = Record::new(Grid::EMPTY);
        record.notes.push_text(Key::NAME, "The seventh");
        record.notes.push_text(Key::AUTHOR, "Somebody");
        record.notes.push_text("difficulty", "quite hard");
        record.notes.push_text("id", "a-0017");
        let all = [Loss::Name, Loss::Author, Loss::Level, Loss::Values];
        for &format in Format::ALL {
            let lost = losses(format, &record);
            match format.name() {
                "rows" | "spaced" | "boxed" | "pencilmarks" | "ss" | "sdx" | "table" | "code"
                | "sdm" => assert_eq!(lost, all, "{format}"),
                "euler" => assert_eq!(lost, all[1..], "{format}"),
                "sdk" => assert_eq!(lost, all[2..], "{format}"),
                // What is packed has places for two, and the comment behind it for the rest.
                _ => assert_eq!(lost, [], "{format}"),
            }
            let mut tailed = Record::new(Grid::EMPTY);
            tailed.notes.tail.push_str("; 7.2 hard");
            let lost = losses(format, &tailed);
            let cells_only = [
                "rows",
                "spaced",
                "boxed",
                "pencilmarks",
                "ss",
                "sdx",
                "table",
                "code",
                "sdm",
                "euler",
            ];
            let has_place = !cells_only.contains(&format.name());
            assert_eq!(lost.is_empty(), has_place, "{format}: {lost:?}");
        }
    }
}
