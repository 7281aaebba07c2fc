//! A puzzle inside a field of another format, and the names that such fields have.

use super::malformed::{Expected, Malformed, Unexpected};
use super::record::Record;
use super::regions;
use crate::grid::{Candidates, Clues};
use crate::text::notation::line;
use crate::text::notation::sukaku;
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;

/// Names of the puzzle's field, the most specific first.
const PUZZLE: &[&str] = &[
    "puzzle", "puzzles", "quiz", "quizzes", "sudoku", "question", "unsolved", "problem", "board",
    "grid", "givens", "clues", "initial", "start", "input",
];

/// Names of a field whose text may be a puzzle or a page about it.
const LINK: &[&str] = &["link", "url"];

/// Names of the solution's field.
const SOLUTION: &[&str] = &["solution", "solutions", "answer", "answers", "solved", "solved_board"];

/// Names of fields with rules that no classic puzzle has.
const RULES: &[&str] = &[
    "visual_elements",
    "local_constraints",
    "bool_constraints",
    "constraints",
    "cages",
    "killercage",
    "antiknight",
    "antiking",
    "nonconsecutive",
    "disjointgroups",
    "diagonal+",
    "diagonal-",
];

/// The name of the board in the records of Sudoku-Bench, whose rules stand in words beside it.
const BENCH: &str = "initial_board";

/// Names of fields with a sign for the region of each cell.
const REGIONS: &[&str] = &["regions", "region", "layout", "jigsaw"];

/// Texts of such fields that say nothing.
const NOTHING: &[&str] = &["", "[]", "{}", "null", "none", "nan", "n/a", "-", "false", "no", "0"];

/// What makes another puzzle of the cells beside which it stands.
pub(super) enum Beside {
    /// The signs of the cells' regions.
    Regions(String),
    /// The position of a field with rules.
    Rules(usize),
}

/// What is found where regions stand beside a puzzle.
pub(super) const A_JIGSAW: Unexpected = Unexpected::Words("a jigsaw", "직소");

/// Whether a field of this name may make another puzzle of the cells beside it.
pub(super) fn is_beside(name: &str) -> bool {
    RULES.iter().chain(REGIONS).chain(&["rules"]).any(|known| is(name, known))
}

/// Whether the text of a puzzle is more than its cells: an object, a link or a constraint string, which hold the rules
/// themselves.
pub(super) fn has_own_rules(text: &str) -> bool {
    text.trim_start().starts_with('{') || text.contains("://") || text.contains('~')
}

/// What makes another puzzle of the cells among fields with these names and texts, if anything does.
pub(super) fn beside<'a, 'b>(
    names: &(impl Iterator<Item = &'a str> + Clone),
    text: &dyn Fn(usize) -> Cow<'b, str>,
) -> Option<Beside> {
    let is_bench = names.clone().any(|name| is(name, BENCH));
    names.clone().enumerate().filter(|(_, name)| is_beside(name)).find_map(|(at, name)| {
        let text = text(at);
        let text = text.trim();
        if NOTHING.iter().any(|none| is(text, none)) {
            return None;
        }
        let is_any = |known: &[&str]| known.iter().any(|known| is(name, known));
        if is_any(REGIONS) {
            let signs: String = text.chars().filter(char::is_ascii_alphanumeric).collect();
            let is_list = text.starts_with(['[', '{']);
            let are_letters = signs.bytes().all(|sign| sign.is_ascii_alphabetic());
            return match signs.len() {
                81 if regions::are_blocks(signs.as_bytes()) => None,
                81 => (are_letters || regions::are_layout(signs.chars()))
                    .then_some(Beside::Regions(signs)),
                _ => is_list.then_some(Beside::Rules(at)),
            };
        }
        (is_any(RULES) || is_bench && !is_usual(text)).then_some(Beside::Rules(at))
    })
}

/// The cells of a puzzle and the signs of their regions, as the text of a jigsaw.
pub(super) fn jigsaw(clues: &Clues, regions: &str) -> String {
    format!("{clues} {regions}")
}

/// Whether rules in words say only that they are the usual ones.
fn is_usual(rules: &str) -> bool {
    let mut words = rules.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let usual = ["normal", "standard", "classic", "sudoku", "rules", "apply"];
    words.all(|word| usual.iter().any(|known| is(word, known)))
}

/// The position of the puzzle's name among names, if there is one.
pub(super) fn puzzle_place<'a>(names: &(impl Iterator<Item = &'a str> + Clone)) -> Option<usize> {
    PUZZLE.iter().find_map(|known| names.clone().position(|name| is(name, known)))
}

/// The position among fields, without a known name of the puzzle, of the one that others may read: a link, or
/// a text of a name for links.
pub(super) fn link_place<'a, 'b>(
    names: &(impl Iterator<Item = &'a str> + Clone),
    mut texts: impl Iterator<Item = &'b str>,
) -> Option<usize> {
    texts.position(is_link).or_else(|| link_name(names))
}

/// The position of a name for links among names, if there is one.
pub(super) fn link_name<'a>(names: &(impl Iterator<Item = &'a str> + Clone)) -> Option<usize> {
    LINK.iter().find_map(|known| names.clone().position(|name| is(name, known)))
}

/// Whether a text is a link, which may hold a puzzle that others read.
pub(super) fn is_link(text: &str) -> bool {
    text.starts_with("https://") || text.starts_with("http://")
}

/// The position of the first field that is a puzzle, though it has no known name of one. A solution does not count.
pub(super) fn unnamed_place<'a, 'b>(
    names: &(impl Iterator<Item = &'a str> + Clone),
    mut texts: impl Iterator<Item = &'b str>,
) -> Option<usize> {
    let solution = solution_place(names);
    let mut place = 0..;
    texts.find_map(|text| place.next().filter(|&at| Some(at) != solution && is_puzzle(text)))
}

/// The position of the solution's name among names.
pub(super) fn solution_place<'a>(names: &(impl Iterator<Item = &'a str> + Clone)) -> Option<usize> {
    SOLUTION.iter().find_map(|known| names.clone().position(|name| is(name, known)))
}

fn is(name: &str, known: &str) -> bool {
    name.trim().eq_ignore_ascii_case(known)
}

/// Reads 81 or 729 characters that fill a field.
///
/// # Errors
/// The byte at which the text is wrong, what was expected there, and what was found.
pub(super) fn clues(text: &str) -> Result<Clues, (usize, Expected, Unexpected)> {
    let text = text.trim_end();
    let long = text.len() > 400;
    let read = if long {
        sukaku::split(text).map(|(candidates, tail)| (Clues::Candidates(candidates), tail))
    } else {
        line::split(text).map(|(values, tail)| (line::clues(values), tail))
    };
    let cells = if long { 729 } else { 81 };
    match read {
        Ok((clues, "")) => Ok(clues),
        Ok((_, tail)) => {
            let at = text.len() - tail.len();
            Err((at, Expected::NoMore(cells), found_at(text, at)))
        }
        Err((at, Expected::Cells(n))) => {
            let start = text.len() - text.trim_start().len();
            Err((at, Expected::Cells(n), Unexpected::Cells((at - start) as u32)))
        }
        Err((at, what)) => Err((at, what, found_at(text, at))),
    }
}

fn found_at(text: &str, at: usize) -> Unexpected {
    text.get(at..)
        .and_then(|rest| rest.chars().next())
        .map_or(Unexpected::EndOfLine, Unexpected::Character)
}

/// Whether a text is a puzzle.
pub(super) fn is_puzzle(text: &str) -> bool {
    clues(text).is_ok()
}

/// Whether a text is a puzzle, perhaps with a mistake: longer than a name, and nearly all of it cells.
pub(super) fn looks_like_puzzle(text: &str) -> bool {
    let text = text.trim();
    let cells = text.chars().filter(|c| super::cells::value(*c).is_some()).count();
    cells >= 20 && 10 * cells >= 9 * text.chars().count()
}

/// Appends clues in 81 or 729 characters.
pub(super) fn write(clues: &Clues, out: &mut String) {
    match clues {
        Clues::Grid(grid) => out.extend(grid.values().map(|v| super::cells::character(v, '.'))),
        Clues::Candidates(candidates) => write_candidates(candidates, out),
    }
}

pub(super) fn write_candidates(candidates: &Candidates, out: &mut String) {
    sukaku::write(candidates, out);
}

/// The text for a record's puzzle: the original text when it still says the same, otherwise a new
/// one.
pub(super) fn puzzle_text(record: &Record, same: impl Fn(&str) -> Option<Clues>) -> String {
    let original = record.notes.puzzle();
    match (&record.clues, original) {
        (Err(_), Some(text)) => text.into(),
        (Err(_), None) => record.notes.source.clone(),
        (Ok(clues), Some(text)) if same(text).as_ref() == Some(clues) => text.into(),
        (Ok(clues), _) => {
            let mut text = String::new();
            write(clues, &mut text);
            text
        }
    }
}

/// An error in a field that begins at a byte of a text that begins at a line.
pub(super) fn error_at(
    line: &super::Line<'_>,
    byte: usize,
    expected: Expected,
    found: Unexpected,
) -> Malformed {
    Malformed { found, ..super::cells::wrong(line, byte, expected) }
}
