//! Puzzles of other sizes or with other rules: lists of them, and those that stand among classic puzzles.

use super::AskVariant;
use super::batch::{Batch, Batches, Passed, Unread};
use super::part::{Answered, Answers, Part, give, give_records};
use super::variant_answer::{Delivery, End, Finding, Large, Variant};
use crate::console::language::words;
use crate::in_out::plain::plain;
use crate::in_out::recognised::{classic, pieces_of};
use crate::in_out::resume::Point;
use ninefold::text::{self, Expected, Format, Notes, Record, Unexpected};
use ninefold_variants::Error;
use ninefold_variants::format::{
    self, Draft, Format as VariantFormat, Malformed, Piece, Place, read_large, untold,
    without_comment,
};
use std::io::{self, Read};
use std::mem;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;

/// Reads the pieces of a list; a list of variants is read whole.
pub(super) fn read_variants(
    mut input: impl Read,
    named: Option<&'static VariantFormat>,
    first: Passed,
    kept: Point,
    mut to: Batches,
) -> io::Result<()> {
    let mut bytes = Vec::new();
    let read = input.read_to_end(&mut bytes);
    let text = String::from_utf8_lossy(&bytes);
    let mut end = 0;
    let mut pieces = pieces_of(&text, named);
    if read.is_err() {
        // The last one may be cut off, and be another puzzle.
        pieces.pop();
    }
    // Runs that are continued count all records, so this number tells what to skip too.
    for (number, Piece { line, text, format, .. }) in (first.records..).zip(pieces) {
        end += text.len() as u64;
        let (is_named, is_wanted) = (named.is_some(), !kept.skips(number));
        let text = text.into_owned();
        let piece = Unread { number, line, text, format, is_named, is_wanted };
        if !to.give(Batch::Variant(piece), 1, end) {
            break;
        }
    }
    read.map(drop)
}

/// The records of a list with variants.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn listed(
    mut input: impl Read,
    named: Option<&'static VariantFormat>,
) -> io::Result<impl Iterator<Item = Record>> {
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes)?;
    let text = String::from_utf8_lossy(&bytes);
    let read = |Piece { line, text, format, .. }: Piece<'_>| {
        read_one(line as u64, text.into_owned(), format, named.is_some()).1
    };
    Ok(pieces_of(&text, named).into_iter().map(read).collect::<Vec<_>>().into_iter())
}

/// Whether an answer in an output of this format is that to a puzzle, as far as the texts tell.
pub(crate) fn is_same(asked: &Record, answer: &Record, output: Format) -> bool {
    match (&asked.clues, &answer.clues) {
        (Ok(asked), Ok(answer)) => asked == answer,
        (Err(_), Err(_)) => {
            let there = answer.original();
            let there = match output {
                Format::Line => there.split('\t').next().unwrap_or_default(),
                _ => there,
            };
            without_comment(asked.original()).0.split_whitespace().eq(there.split_whitespace())
        }
        _ => false,
    }
}

/// A puzzle with the solution that its text claims, or that stands beside it.
fn ready(draft: Draft, record: &Arc<Record>) -> Result<Variant, Malformed> {
    let claimed = draft.about.solution.clone();
    let puzzle = draft.clone().puzzle()?;
    let beside = record.notes.solution();
    let claimed = claimed.map(|values| puzzle.line(&values)).or_else(|| values(beside?));
    Ok(Variant { puzzle, draft, claimed, record: Arc::clone(record) })
}

/// The values that stand beside a puzzle, written as its solutions are; None if it is no list of values.
fn values(text: &str) -> Option<String> {
    // It may be an array of numbers, or of rows.
    let is_between = |c: char| ",[]\"".contains(c) || c.is_whitespace();
    if !text.chars().all(|c| c.is_ascii_digit() || is_between(c)) {
        return None;
    }
    let all: Vec<&str> = text.split(is_between).filter(|value| !value.is_empty()).collect();
    let is_row = |value: &&str| value.len() == 1 || value.len() == all.len() && all.len() > 3;
    let is_short = text.contains(is_between) && all.iter().all(is_row);
    Some(all.join(if is_short { "" } else { "," }))
}

/// Answers a piece, and passes on the parts of the answer; `classic` answers a classic record if it is
/// wanted.
pub(super) fn answer_piece(
    asked: Option<&dyn AskVariant>,
    classic: &dyn Fn(Record, bool) -> Answers,
    piece: Unread,
    to: &SyncSender<Part>,
) -> ControlFlow<()> {
    let Unread { line, text, format, is_named, is_wanted, .. } = piece;
    let all_variants = is_named || asked.is_some_and(AskVariant::only);
    let (own, record) = read_one(line as u64, text, format, all_variants);
    if let Some(format) = own {
        return give(to, Part::Classic(format, classic(record, is_wanted)));
    }
    let record = match asked.is_none_or(AskVariant::prefers_classic) {
        true => plain(record, format.filter(|_| is_named)),
        false => record,
    };
    let Some(asked) = asked.filter(|_| record.clues.is_err()) else {
        return give(to, Part::Classic(Format::Line, classic(record, is_wanted)));
    };
    let text = &record.notes.source;
    let read = match format {
        Some(format) => format.read(text),
        None => format::read(text),
    };
    answer_noted(asked, record, read, is_wanted, to)
}

/// The record of a piece: a classic puzzle with its format, unless all are variants, or a text.
fn read_one(
    line: u64,
    text: String,
    variant: Option<&VariantFormat>,
    all_variants: bool,
) -> (Option<Format>, Record) {
    if !all_variants && let Some((format, mut record)) = classic(&text, variant) {
        record.line += line - 1;
        record.last_line += line - 1;
        if let Err(malformed) = &mut record.clues {
            malformed.line += line - 1;
        }
        return (Some(format), record);
    }
    let last_line = line + text.trim_end().matches('\n').count() as u64;
    let expected = Expected::CLASSIC;
    let clues = Err(text::Malformed { line, column: 1, expected, found: Unexpected::EndOfLine });
    let notes = Notes { source: text, ..Notes::default() };
    (None, Record { line, last_line, clues, notes })
}

/// Reads the text of a record that is no classic puzzle, if it is a variant.
fn noted(asked: &dyn AskVariant, record: &Record) -> Option<Result<Draft, Malformed>> {
    match &record.clues {
        // Classic puzzles are written like variants too.
        Ok(clues) if asked.only() => Some(format::read(&clues.to_string())),
        Ok(_) => None,
        Err(_) if asked.only() => Some(format::read(record.original())),
        Err(_) => format::read_certain(record.original()).or_else(|| small(record).map(Ok)),
    }
}

/// A grid of four to eight rows that stands in a column, a member or an array of its own. A line of that length may be a
/// classic puzzle that was cut off.
fn small(record: &Record) -> Option<Draft> {
    let text = record.original();
    let stands_apart = !std::ptr::eq(text, &*record.notes.source) || text.starts_with('[');
    let grid = VariantFormat::of(text).filter(|format| stands_apart && format.name == "grid")?;
    grid.read(text).ok().filter(|draft| (16..=64).contains(&draft.board.cell_count()))
}

/// Answers a record whose text is a variant, and passes on the parts of the answer.
fn answer_noted(
    asked: &dyn AskVariant,
    mut record: Record,
    read: Result<Draft, Malformed>,
    is_wanted: bool,
    to: &SyncSender<Part>,
) -> ControlFlow<()> {
    if record.notes.fields.is_empty() {
        let (source, tail) = without_comment(&record.notes.source);
        let (source, tail) = (source.to_owned(), tail.to_owned());
        record.notes = Notes { source, tail, ..record.notes };
    }
    let record = Arc::new(record);
    let tell = |delivery| give(to, Part::Variant(Arc::clone(&record), delivery));
    if !is_wanted {
        return tell(Delivery::Again);
    }
    if let Ok(draft) = &read
        && let Some(words) = &draft.about.description
        && let Some(sentence) = untold(words, &draft.rules)
    {
        give(to, Part::Untold(record.line, sentence.to_owned()))?;
    }
    let mut found = |finding| tell(Delivery::Found(finding));
    let end = match read.and_then(|draft| ready(draft, &record)) {
        Ok(variant) => Ok(asked.ask_variant(&variant, &mut found)),
        Err(malformed) => answer_large(asked, &record, malformed, &mut found),
    };
    let delivery = match end {
        Ok(end) => Delivery::End(end),
        Err(malformed) => {
            let place = place_of(record.line, &malformed);
            Delivery::Malformed { why: malformed.in_line(), place }
        }
    };
    tell(delivery)
}

/// The place of an error in a source where the text begins on a line.
pub(super) fn place_of(line: u64, malformed: &Malformed) -> String {
    match malformed.place {
        Place::Text { line: below, column } => format!("{}:{column}", line + below as u64 - 1),
        _ => line.to_string(),
    }
}

/// Answers a record that is no board because it is a larger grid, if such grids are answered.
fn answer_large(
    asked: &dyn AskVariant,
    record: &Record,
    malformed: Malformed,
    give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
) -> Result<End, Malformed> {
    let is_large = matches!(malformed.error, Error::Board(_));
    match is_large.then(|| read_large(record.original())).flatten() {
        Some(read) => {
            let claimed = record.notes.solution().and_then(values);
            let large = Large { grid: read?, claimed };
            asked.ask_large(&large, give).ok_or(malformed)
        }
        None => Err(malformed),
    }
}

/// Passes on records with their answers; those whose texts are variants are answered as such if they are
/// wanted.
pub(super) fn give_answered<Answer: Send + 'static>(
    asked: Option<&dyn AskVariant>,
    records: &mut dyn Iterator<Item = (Answered<Answer>, bool)>,
    to: &SyncSender<Part>,
) -> ControlFlow<()> {
    let mut together = Vec::with_capacity(records.size_hint().0);
    for ((record, answer), is_wanted) in records {
        match asked.and_then(|asked| Some((asked, noted(asked, &record)?))) {
            Some((asked, read)) => {
                give_records(to, mem::take(&mut together))?;
                answer_noted(asked, record, read, is_wanted, to)?;
            }
            None => together.push((record, answer)),
        }
    }
    give_records(to, together)
}

/// Why a list of variants cannot be continued.
pub(crate) fn not_continued() -> String {
    words!(
        en: "--resume continues lists with variants only in lines, CSV and JSON Lines; without --resume the file is written anew",
        ko: "변형 퍼즐이 있는 목록은 한 줄에 하나씩 쓴 결과와 CSV, JSON Lines일 때만 --resume로 이어서 할 수 있습니다. --resume 없이 실행하면 새로 씁니다",
    )
}
