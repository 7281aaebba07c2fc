//! A puzzle with its answer, drawn for a person.

use crate::console::language::{language, words};
use crate::console::trouble::Trouble;
use crate::in_out::stream::misplaced;
use crate::show::draw::drawing;
use anstream::{AutoStream, ColorChoice};
use ninefold::Solution;
use ninefold::text::{Answer, Key, Record};
use std::io::{self, IsTerminal};

/// Whether the boxed format is drawn for a person, and how.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Paint {
    No,
    Plain,
    Styled,
}

impl Paint {
    /// What standard output shows, and what the person asked for.
    pub(super) fn of_standard_output() -> Paint {
        match (AutoStream::choice(&io::stdout()), io::stdout().is_terminal()) {
            (ColorChoice::Never, false) => Paint::No,
            (ColorChoice::Never, true) => Paint::Plain,
            _ => Paint::Styled,
        }
    }
}

/// Draws a record under its name, and says below what its answer is.
pub(super) fn draw(record: &Record, answer: &Answer, paint: Paint, out: &mut String) {
    if let Some(name) = record.notes.text(&Key::NAME) {
        out.push_str(&format!("{name}\n"));
    }
    let wrong = match &record.clues {
        Ok(clues) => {
            let given = clues.grid();
            let filled = answer.solution().map_or(given, Solution::grid);
            out.push_str(&drawing(&given, &filled, paint == Paint::Styled));
            None
        }
        Err(error) => {
            let error = misplaced(error);
            Some(words!(en: "malformed: {error}", ko: "형식이 잘못됨: {error}"))
        }
    };
    let found = match answer {
        Answer::Several(_) => {
            Some(words!(en: "one of several solutions", ko: "여러 해 가운데 하나"))
        }
        Answer::NoSolution => Some(words!(en: "no solution", ko: "해가 없습니다")),
        Answer::Undecided => Some(Trouble::undecided().sentence),
        Answer::Contradictory(conflict) => {
            let conflict = conflict.text(language());
            Some(words!(en: "contradictory: {conflict}", ko: "모순: {conflict}"))
        }
        _ => None,
    };
    for words in [wrong, found].into_iter().flatten() {
        out.push_str(&format!("{words}\n"));
    }
}
