//! Lists that hold puzzles of other sizes or with other rules.

use super::batch::{Batches, Part, give};
use super::{Ask, Trouble};
use crate::console::language::words;
use crate::in_out::recognised::classic;
use ninefold_variants::Puzzle;
use ninefold_variants::format::{self, Draft, Format as Notation, Malformed, Piece, Place, pieces};
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::sync::mpsc::SyncSender;

/// A puzzle of any size with any rules.
pub(crate) struct Variant {
    /// The puzzle.
    pub(crate) puzzle: Puzzle,
    /// The same, as it was written.
    pub(crate) draft: Draft,
    /// The text it was read from.
    pub(crate) text: String,
    /// The solution that the text claims, as a line of values.
    pub(crate) claimed: Option<String>,
}

/// What is delivered of a variant.
pub(crate) enum Told {
    /// Whole lines of the answer.
    Lines(String),
    /// The end of the answer.
    End(End),
    /// The text is no puzzle, for this reason.
    Malformed {
        /// The text.
        text: String,
        /// The reason, without the place.
        why: String,
        /// The place in the source.
        place: String,
    },
}

/// What was found of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// It has this many solutions, or at least as many when nobody looked for more.
    Solutions(u64),
    /// It has a solution; nobody looked for others.
    Solved,
    /// It has exactly one solution, but the text claims another.
    WronglySolved,
}

/// A piece of a list, which is not read yet.
pub(super) struct Unread {
    line: usize,
    text: String,
    format: Option<&'static Notation>,
}

/// A puzzle as it was given, on one line with a remark behind it.
pub(crate) fn remarked(text: &str, remark: &str) -> String {
    let text: Vec<_> = text.split_whitespace().collect();
    format!("{} # {remark}", text.join(" "))
}

/// Reads the pieces of a list; a list of variants is read whole.
pub(super) fn read_variants(mut input: impl Read, mut to: Batches) -> io::Result<()> {
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes)?;
    let text = String::from_utf8_lossy(&bytes);
    let mut end = 0;
    for piece in pieces(&text) {
        end += piece.text.len() as u64;
        let Piece { line, text, format } = piece;
        if !to.give_variant(Unread { line, text: text.into_owned(), format }, end) {
            break;
        }
    }
    Ok(())
}

fn read(text: &str, format: Option<&'static Notation>) -> Result<Variant, Malformed> {
    let draft = match format {
        Some(format) => format.read(text)?,
        None => format::read(text)?,
    };
    let claimed = draft.about.solution.clone();
    let wrong = |error| Malformed { place: Place::Json(String::new()), error };
    let puzzle = draft.clone().puzzle().map_err(wrong)?;
    let claimed = claimed.map(|values| puzzle.line(&values));
    Ok(Variant { puzzle, draft, claimed, text: text.to_owned() })
}

/// Answers a piece, and passes on the parts of the answer.
pub(super) fn answer_variant<A: Ask>(
    asked: &A,
    piece: Unread,
    to: &SyncSender<Part<A::Answer>>,
) -> ControlFlow<()> {
    let Unread { line, text, format } = piece;
    if !asked.takes_variants_only()
        && let Some((format, mut record)) = classic(&text)
    {
        record.line += line as u64 - 1;
        record.last_line += line as u64 - 1;
        let answer = record.clues.as_ref().ok().map(|clues| asked.ask_nth(0, clues));
        return give(to, Part::Classic(format, Box::new((record, answer))));
    }
    let told = match read(&text, format) {
        Ok(variant) => {
            let mut lines = |lines| give(to, Part::Variant(Told::Lines(lines)));
            Told::End(asked.ask_variant(&variant, &mut lines))
        }
        Err(Malformed { place, error }) => {
            let place = match place {
                Place::Text { line: below, column } => format!("{}:{column}", line + below - 1),
                Place::Json(member) if member.is_empty() => line.to_string(),
                Place::Json(member) => format!("{line}: {member}"),
            };
            Told::Malformed { text, why: error.to_string(), place }
        }
    };
    give(to, Part::Variant(told))
}

/// Why a list of variants cannot be continued.
pub(super) fn not_continued() -> Trouble {
    Trouble::Output(io::Error::other(words!(
        en: "--resume does not continue lists with variants; without --resume the file is written anew",
        ko: "변형 퍼즐이 있는 목록은 --resume로 이어서 할 수 없습니다. --resume 없이 실행하면 새로 씁니다",
    )))
}
