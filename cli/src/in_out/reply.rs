//! The replies that commands share.

use crate::console::exit::Exit;
use crate::console::trouble::{Trouble, trouble};
use crate::in_out::columns::{Found, raw, troubled};
use crate::in_out::stream::Reply;
use crate::show::columns::columns;
use ninefold_variants::{Board, Budget, Cell, Puzzle, Verdict};
use serde_json::{Map, Value};

/// The line about a text that is no puzzle. Why was said when it was read.
pub(crate) const MALFORMED: &str = "malformed";

/// The reply to a question that has no answer.
pub(crate) fn refused(trouble: &Trouble) -> Reply {
    Reply { text: trouble.sentence.clone(), found: troubled(trouble).into(), exit: Exit::Unsolved }
}

/// Why a variant is refused when flags are given that speak of classic puzzles, if any are.
pub(crate) fn only_classic(flags: &[(&str, bool)]) -> Option<Trouble> {
    let given: Vec<&str> = flags.iter().filter(|flag| flag.1).map(|flag| flag.0).collect();
    let names = given.join(", ");
    let trouble = trouble!(
        "classic-only",
        en: "for classic puzzles only: {names}",
        ko: "일반 퍼즐에만 쓸 수 있습니다: {names}",
    );
    (!given.is_empty()).then_some(trouble)
}

/// Why a puzzle has no solution.
pub(crate) fn unsolvable(puzzle: &Puzzle, budget: Budget<'_>) -> Trouble {
    Trouble::unsolvable(puzzle.contradictory(budget).as_ref())
}

/// The reply for a puzzle that should have one solution, but was found to have none or several, or was
/// given up.
pub(crate) fn not_unique(puzzle: &Puzzle, budget: Budget<'_>) -> Reply {
    refused(&match puzzle.check(budget) {
        Verdict::Several(two) => Trouble::several_variants(&two.map(|values| puzzle.line(&values))),
        Verdict::None => unsolvable(puzzle, budget),
        Verdict::Unique(_) | Verdict::Undecided => Trouble::undecided(),
    })
}

/// Values for programs, which have these names.
pub(crate) fn found(names: &[&'static str], object: Map<String, Value>) -> Vec<Found> {
    let name = |key: &str| names.iter().find(|name| **name == key).copied();
    object.into_iter().filter_map(|(key, value)| Some((name(&key)?, raw(value)))).collect()
}

/// A text for each cell, in rows and columns.
pub(crate) fn table(board: &Board, text: impl Fn(Cell) -> String) -> String {
    let at = |row, column| board.cell(row, column).map(&text).unwrap_or_default();
    let texts: Vec<Vec<String>> = (0..board.rows())
        .map(|row| (0..board.columns()).map(|column| at(row, column)).collect())
        .collect();
    columns(&texts, 1)
}
