//! The two sides of a command that answers puzzles: its question, and the receiver of the answers.

use super::blocks::AnswerBlocks;
use super::variant_answer::{Delivery, End, Finding, Large, Variant};
use crate::console::language::words;
use crate::in_out::source::Source;
use ninefold::text::{Format, Notes, Record};
use ninefold::{Clues, Grid};
use ninefold_variants::Solvable;
use std::io;
use std::ops::ControlFlow;

/// The most puzzles answered together, when that is faster; fewer when they are costly or the input
/// has no more at the moment.
pub(crate) const MANY: usize = 8192;

/// The number when it makes no difference, or when a costly one may follow cheap ones.
pub(crate) const FEW: usize = 32;

/// A question about a puzzle. Answers do not depend on each other, so they may be found in any
/// order.
pub(crate) trait Ask: Sync {
    /// The answer.
    type Answer: Send + 'static;

    /// Finds the answer.
    fn ask(&self, clues: &Clues) -> Self::Answer;

    /// Finds the answer for the puzzle with this number in the whole input, if the answer depends
    /// on that. Commands whose answers depend on it are not [asked by lines](AskLines).
    fn ask_nth(&self, number: u64, clues: &Clues) -> Self::Answer {
        let _ = number;
        self.ask(clues)
    }

    /// Whether the answer depends on the player's position beside a puzzle, so that
    /// [`Ask::ask_noted`] finds it.
    fn reads_notes(&self) -> bool {
        false
    }

    /// Finds the answer for a puzzle and what stands beside it.
    fn ask_noted(&self, clues: &Clues, notes: &Notes) -> Self::Answer {
        let _ = notes;
        self.ask(clues)
    }

    /// The most puzzles to answer together.
    fn together(&self) -> usize {
        FEW
    }

    /// Finds the answers for many, each with its number.
    fn ask_all(&self, all: &[(u64, Clues)]) -> Vec<Self::Answer> {
        all.iter().map(|(number, clues)| self.ask_nth(*number, clues)).collect()
    }

    /// Whether an answer may be long, and is found [in pieces](Ask::ask_in_pieces).
    fn in_pieces(&self) -> bool {
        false
    }

    /// Passes on each piece of the answer except the last, which it returns, until the receiver
    /// stops.
    fn ask_in_pieces(
        &self,
        clues: &Clues,
        give: &mut dyn FnMut(Self::Answer) -> ControlFlow<()>,
    ) -> Self::Answer {
        let _ = give;
        self.ask(clues)
    }

    /// The question for blocks of whole lines, if puzzles on one line each are answered faster by
    /// [`AskLines`].
    fn by_lines(&self) -> Option<&dyn AnswerBlocks> {
        None
    }

    /// The question for puzzles of other sizes or with other rules, if those are answered too.
    fn variants(&self) -> Option<&dyn AskVariant> {
        None
    }

    /// Why variants are not answered, and what to do instead.
    fn refuses_variants(&self) -> String {
        variants_elsewhere()
    }
}

/// A question about puzzles on one line each.
pub(crate) trait AskLines: Ask {
    /// Finds the answers for grids without tails on their lines, and passes them on in order.
    fn ask_lines(&self, grids: &[Grid], give: &mut dyn FnMut(Said<'_, Self::Answer>));
}

/// A question about a puzzle of another size or with other rules.
pub(crate) trait AskVariant: Sync {
    /// Whether classic puzzles are answered as variants too, so that all input is read as variants.
    fn only(&self) -> bool {
        false
    }

    /// Whether a classic puzzle in a format of variants is answered as other classic puzzles are.
    fn prefers_classic(&self) -> bool {
        false
    }

    /// Finds the answer: passes on what it finds until the receiver stops, and returns the outcome.
    fn ask_variant(
        &self,
        variant: &Variant,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> End;

    /// Finds the answer for a grid with more rows than a board may have, if such grids are answered.
    fn ask_large(
        &self,
        large: &Large,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> Option<End> {
        let _ = (large, give);
        None
    }
}

/// A question about the solutions of a puzzle of another size or with other rules. Grids with more rows than a board may
/// have are answered too.
pub(crate) trait AskSolvable: Sync {
    /// Finds the answer for a puzzle that may claim a solution, as a line of values, like [`AskVariant::ask_variant`].
    fn ask_solvable(
        &self,
        puzzle: &dyn Solvable,
        claimed: Option<&str>,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> End;
}

impl<Question: AskSolvable> AskVariant for Question {
    fn ask_variant(
        &self,
        variant: &Variant,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> End {
        self.ask_solvable(&variant.puzzle, variant.claimed.as_deref(), give)
    }

    fn ask_large(
        &self,
        large: &Large,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> Option<End> {
        Some(self.ask_solvable(&large.grid, large.claimed.as_deref(), give))
    }
}

/// That other commands take variants.
pub(crate) fn variants_elsewhere() -> String {
    words!(
        en: "this command takes classic puzzles only; most others, such as solve, check and hint, take variants too",
        ko: "이 명령은 일반 퍼즐만 받습니다. solve, check, hint 등 대부분의 명령은 변형 퍼즐도 받습니다",
    )
}

/// The answer for a grid without a tail on its line.
pub(crate) enum Said<'a, Answer> {
    /// It is a proper puzzle, and this line with its end is the whole answer.
    Line(&'a [u8]),
    /// Anything else.
    Answer(Answer),
}

/// The receiver of answers, in the order of the puzzles.
pub(crate) trait Deliver<Answer> {
    /// Takes a puzzle with its answer, `None` for a malformed one.
    ///
    /// # Errors
    /// When the output cannot be written.
    fn deliver(&mut self, puzzle: &Read<'_>, answer: Option<Answer>) -> io::Result<()>;

    /// Takes a piece of an answer, with more to follow.
    ///
    /// # Errors
    /// When the output cannot be written.
    fn piece(&mut self, puzzle: &Read<'_>, piece: Answer) -> io::Result<()> {
        let _ = (puzzle, piece);
        Ok(())
    }

    /// Takes the answers to proper puzzles that [`AskLines`] returned as lines.
    ///
    /// # Errors
    /// When the output cannot be written.
    fn lines(&mut self, text: &[u8], puzzles: u64) -> io::Result<()> {
        let _ = (text, puzzles);
        Ok(())
    }

    /// Takes a part of the answer for a variant.
    ///
    /// # Errors
    /// When the output cannot be written.
    fn variant(&mut self, puzzle: &Read<'_>, delivery: &Delivery) -> io::Result<()> {
        let _ = (puzzle, delivery);
        Ok(())
    }

    /// Takes a puzzle that was answered in an earlier run, or a malformed one among those.
    ///
    /// # Errors
    /// When what stands there cannot be its answer.
    fn skip(&mut self, puzzle: &Read<'_>) -> io::Result<()> {
        let _ = puzzle;
        Ok(())
    }

    /// Continues after the last puzzle that an earlier run answered.
    ///
    /// # Errors
    /// When the output cannot be written.
    fn go_on(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Writes everything delivered so far.
    ///
    /// # Errors
    /// When the output cannot be written.
    fn flush(&mut self) -> io::Result<()>;
}

/// A record, well formed or malformed, with its source.
#[derive(Clone, Copy)]
pub(crate) struct Read<'a> {
    /// The record.
    pub(crate) record: &'a Record,
    /// The format it is in.
    pub(crate) format: Format,
    /// Its source.
    pub(crate) source: &'a Source,
    /// Whether an earlier run that is continued has already answered it.
    pub(crate) again: bool,
    /// Whether the source has comments, as far as its beginning shows.
    pub(crate) comments: bool,
}
