//! The delivering thread: answers in the order of the input, counted, with what is wrong.

use super::part::{Answers, Part, Progressed};
use super::variant_answer::Delivery;
use super::variants::place_of;
use super::{Deliver, Failed, Read, Stream, misplaced};
use crate::console::exit::Exit;
use crate::console::language::{language, words};
use crate::in_out::source::Source;
use ninefold::text::{self, Expected, Format, Key, Malformed, Record, Unexpected};
use ninefold_variants::format::{read_certain, untold};
use std::collections::BTreeMap;
use std::io;
use std::mem;
use std::sync::mpsc::{Receiver, Sender};

/// As much of a sentence is shown.
const LETTERS: usize = 80;

impl Stream<'_> {
    /// Delivers batches in the order in which they were read.
    pub(super) fn deliver<'a>(
        &mut self,
        answered: &Receiver<Progressed>,
        delivered: &Sender<usize>,
        mut from: Origin<'a>,
        to: &mut Taking<'_>,
    ) -> Result<Origin<'a>, Failed> {
        let mut open = BTreeMap::new();
        let mut next = 0;
        let mut failed = None;
        for progressed in answered {
            match progressed {
                Progressed::Begun(place, parts) => {
                    open.insert(place.number, (place, parts));
                }
                Progressed::Failed(error) => failed = Some(error),
                // The scope of the threads panics with it.
                Progressed::Lost => return Ok(from),
            }
            while let Some((place, parts)) = open.remove(&next) {
                next += 1;
                for part in parts {
                    to(self, part, &mut from).map_err(Failed::Output)?;
                }
                self.progress.reach(place.end);
                let _ = delivered.send(place.puzzles);
            }
        }
        failed.map_or(Ok(from), |error| Err(Failed::Input(error)))
    }

    /// Delivers a part of a batch to the command whose answers it holds.
    pub(super) fn deliver_part<Answer: 'static>(
        &mut self,
        part: Part,
        from: &mut Origin<'_>,
        to: &mut dyn Deliver<Answer>,
    ) -> io::Result<()> {
        let Origin { source, format, comments, .. } = *from;
        match part {
            Part::Lines { text, puzzles } => {
                to.lines(&text, puzzles)?;
                self.passed.pass_answered(puzzles);
                self.progress.count(puzzles);
                self.progress.show();
            }
            Part::Records(answers) => self.deliver_records(answers, format, from, to)?,
            Part::Classic(format, answers) => self.deliver_records(answers, format, from, to)?,
            Part::Variant(record, delivery) => {
                let again = self.is_there(&record);
                let puzzle = Read { record: &record, format, source, again, comments };
                self.deliver_variant(&puzzle, &delivery, to, &mut from.exit)?;
            }
            Part::Untold(line, sentence) => self.tell_untold(source, line, &sentence),
            Part::Piece(answers) => {
                for (record, piece) in answers.into_answered() {
                    let Some(piece) = piece else { continue };
                    let puzzle = Read { record: &record, format, source, again: false, comments };
                    to.piece(&puzzle, piece)?;
                }
                self.progress.show();
            }
        }
        to.flush()
    }

    fn deliver_records<Answer: 'static>(
        &mut self,
        answers: Answers,
        format: Format,
        from: &mut Origin<'_>,
        to: &mut dyn Deliver<Answer>,
    ) -> io::Result<()> {
        for (record, answer) in answers.into_answered() {
            let again = self.is_there(&record);
            let Origin { source, comments, .. } = *from;
            let puzzle = Read { record: &record, format, source, again, comments };
            self.deliver_one(&puzzle, answer, from, to)?;
        }
        Ok(())
    }

    /// Delivers a part of the answer to a variant, counts it at its end, and says what is wrong with one
    /// that cannot be read.
    fn deliver_variant<Answer>(
        &mut self,
        puzzle: &Read<'_>,
        delivery: &Delivery,
        to: &mut dyn Deliver<Answer>,
        exit: &mut Exit,
    ) -> io::Result<()> {
        if matches!(delivery, Delivery::Again) {
            self.passed.pass_answered(1);
            return to.skip(puzzle);
        }
        self.go_on_at(self.passed.kept(self.kept), to)?;
        if let Delivery::Malformed { why, place } = delivery {
            *exit = (*exit).max(Exit::Unsolved);
            let place = format_args!("{}:{place}", puzzle.source);
            self.progress.aside(|| self.console.at(place, why.text(language())));
        }
        to.variant(puzzle, delivery)?;
        match delivery {
            Delivery::Found(_) => return Ok(()),
            Delivery::Malformed { .. } => self.passed.records += 1,
            Delivery::End(_) | Delivery::Again => self.passed.pass_answered(1),
        }
        self.progress.count(1);
        self.progress.show();
        Ok(())
    }

    /// Continues an earlier run where this many puzzles come before.
    fn go_on_at<Answer>(&mut self, before: u64, to: &mut dyn Deliver<Answer>) -> io::Result<()> {
        if before > 0 && before == self.kept.records && !mem::replace(&mut self.gone_on, true) {
            to.go_on()?;
        }
        Ok(())
    }

    /// Whether the earlier run has already written this record. What it wrote for malformed puzzles
    /// at its very end is not counted.
    fn is_there(&self, record: &Record) -> bool {
        let (before, whole) = (self.passed.kept(self.kept), self.kept.whole);
        let is_counted = self.kept.counts_all || record.clues.is_ok();
        before < whole || !is_counted && whole > 0 && before == whole
    }

    fn deliver_one<Answer>(
        &mut self,
        puzzle: &Read<'_>,
        answer: Option<Answer>,
        from: &mut Origin<'_>,
        to: &mut dyn Deliver<Answer>,
    ) -> io::Result<()> {
        let before = self.passed.kept(self.kept);
        self.passed.pass(puzzle.record);
        if puzzle.record.clues.is_err() {
            from.exit = from.exit.max(Exit::Unsolved);
        }
        if self.kept.skips(before) {
            return to.skip(puzzle);
        }
        self.go_on_at(before, to)?;
        if puzzle.record.clues.is_ok()
            && let Some(words) = puzzle.record.notes.text(&Key::DESCRIPTION)
            && let Some(sentence) = untold(words, &[])
        {
            self.tell_untold(puzzle.source, puzzle.record.line, sentence);
        }
        let mut puzzle = *puzzle;
        let linked;
        if let Some(error) = damaged_link(puzzle.record) {
            linked = Record { clues: Err(error), ..puzzle.record.clone() };
            puzzle.record = &linked;
        }
        let refused;
        if let Err(error) = &puzzle.record.clues {
            let mut wrong = Some((format!("{}:{}", error.line, error.column), misplaced(error)));
            if let Some((error, told)) = self.refuse_variant(puzzle.record, error, from) {
                refused = Record { clues: Err(error), ..puzzle.record.clone() };
                puzzle.record = &refused;
                wrong = told;
            }
            if let Some((place, why)) = wrong {
                let place = format!("{}:{place}", puzzle.source);
                self.progress.aside(|| self.console.at(place, why));
            }
        }
        to.deliver(&puzzle, answer)?;
        self.progress.count(1);
        self.progress.show();
        Ok(())
    }

    /// Warns of a puzzle whose words name a rule that its data lack: it is solved without the rule.
    fn tell_untold(&self, source: &Source, line: u64, sentence: &str) {
        let sentence: String = sentence.chars().take(LETTERS).collect();
        let warning = words!(
            en: "the text says \"{sentence}\", but the puzzle has no such rule",
            ko: "설명에는 \"{sentence}\"라고 쓰여 있지만 퍼즐에 그 규칙이 없습니다",
        );
        self.progress.aside(|| self.console.at(format_args!("{source}:{line}"), warning));
    }

    /// If a text is a variant where none are taken: the error that its record has instead, and the place and the words
    /// of a message that is written at once, if any.
    fn refuse_variant(
        &self,
        record: &Record,
        error: &Malformed,
        from: &mut Origin<'_>,
    ) -> Option<(Malformed, Option<(String, String)>)> {
        from.refusal.as_ref()?;
        let read = read_certain(record.original())?;
        from.refuse(self);
        let (column, expected) = (1, Expected::CLASSIC);
        let refused = |found| Malformed { column, expected, found, ..error.clone() };
        Some(match read.and_then(|draft| Ok(draft.puzzle()?)) {
            Ok(_) => {
                from.refused += 1;
                let error = refused(Unexpected::Words("a variant", "변형 퍼즐"));
                let told = || (format!("{}:{}", error.line, error.column), misplaced(&error));
                // The others are counted at the end.
                let told = (from.refused == 1).then(told);
                (error, told)
            }
            // What is wrong in it is what commands that take variants say.
            Err(malformed) => {
                let place = place_of(record.line, &malformed);
                let why = malformed.in_line();
                let error = refused(Unexpected::Text(format!("a variant: {why}")));
                (error, Some((place, why.text(language()))))
            }
        })
    }
}

/// What is wrong with a link in a list of other puzzles, whose format knows no links.
fn damaged_link(record: &Record) -> Option<Malformed> {
    let text = record.original().trim();
    if record.clues.is_ok() || !text.starts_with("https://") {
        return None;
    }
    let [read] = &text::parse(text)[..] else { return None };
    let error = read.clues.as_ref().err()?;
    Some(Malformed { line: record.line, ..error.clone() })
}

/// Delivers a part of a batch.
pub(super) type Taking<'a> =
    dyn FnMut(&mut Stream<'_>, Part, &mut Origin<'_>) -> io::Result<()> + 'a;

/// Where a batch comes from, and what was found wrong there so far.
pub(super) struct Origin<'a> {
    pub(super) source: &'a Source,
    pub(super) format: Format,
    /// Whether the beginning has comments.
    pub(super) comments: bool,
    /// Why the command takes no variants, if it takes none.
    pub(super) refusal: Option<String>,
    /// Whether that was said.
    pub(super) is_told: bool,
    /// How many were not taken.
    pub(super) refused: u64,
    pub(super) exit: Exit,
}

impl Origin<'_> {
    /// Says once in a source why variants are not taken.
    pub(super) fn refuse(&mut self, stream: &Stream<'_>) {
        if let Some(refusal) = self.refusal.as_ref().filter(|_| !self.is_told) {
            stream.progress.aside(|| {
                stream.console.note(words!(
                    en: "some puzzles have other rules or another size: {refusal}",
                    ko: "규칙이나 크기가 다른 퍼즐이 있습니다. {refusal}",
                ));
            });
            self.is_told = true;
        }
    }
}
