//! Recognises the format of a text.

use super::format::{Format, NOTATIONS};
use super::marked::unmarked;
use super::parse_as;
use super::split::{Line, uncoloured};
use crate::text::notation::line;

/// The longest beginning that is examined, in bytes.
pub(super) const SAMPLE_BYTES: usize = 1 << 16;

/// The most lines that are examined.
pub(super) const SAMPLE_LINES: usize = 500;

/// The beginning of an input: at most 64 KiB and 500 lines.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    text: &'a str,
}

impl<'a> Sample<'a> {
    /// A sample of this text.
    pub fn new(text: &'a str) -> Sample<'a> {
        let text = text.trim_start_matches('\u{feff}');
        let some = &text[..text.floor_char_boundary(SAMPLE_BYTES)];
        // The last line may be incomplete, but it is all there is when it is the first.
        let whole = some.rfind('\n').filter(|_| some.len() < text.len());
        let some = whole.map_or(some, |at| &some[..=at]);
        let end = some.match_indices('\n').nth(SAMPLE_LINES - 1);
        Sample { text: end.map_or(some, |(at, _)| &some[..=at]) }
    }

    /// Its text.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// Its lines that are neither blank nor comments, with trailing spaces kept.
    pub fn lines(&self) -> impl Iterator<Item = &'a str> + Clone {
        self.all_lines().filter(|line| !line.starts_with('#'))
    }

    /// Its lines that are not blank, comments included; a line of exactly nine or 81 spaces counts
    /// as cells.
    pub fn all_lines(&self) -> impl Iterator<Item = &'a str> + Clone {
        self.text.lines().filter(|line| !line.trim().is_empty() || matches!(line.len(), 9 | 81))
    }

    /// How many of its [lines](Sample::lines) are of a kind.
    pub(super) fn count(&self, is_one: impl Fn(&Line<'_>) -> bool) -> usize {
        self.lines().filter(|line| is_one(&Line::of(line))).count()
    }
}

/// The format that reads most of the beginning of a text; [`Format::Line`] when none reads any of
/// it, so that each line is an error of its own.
pub fn detect(text: &str) -> Format {
    let text = &unmarked(uncoloured(Sample::new(text).text.into()));
    best(&Sample { text }).unwrap_or(Format::Line)
}

/// As [`detect`], for the text of a file with this name. The format that its extension stands for is
/// taken if it reads at least half of the puzzles, or if no format reads any.
pub fn detect_file(text: &str, name: &str) -> Format {
    // `line` reads the same and keeps what stands behind the cells.
    let named = Format::of_file(name).filter(|&format| format != Format::Sdm);
    let Some(named) = named else { return detect(text) };
    let text = &unmarked(uncoloured(Sample::new(text).text.into()));
    let sample = Sample { text };
    let records = parse_as(named, sample.text());
    let good = records.iter().filter(|record| record.clues.is_ok()).count();
    match best(&sample) {
        Some(_) if good > 0 && 2 * good >= records.len() => named,
        Some(best) if best != named && (named.notation().score)(&sample) == 0 => best,
        _ => named,
    }
}

/// The format that reads most lines of a sample, if one reads any.
fn best(sample: &Sample<'_>) -> Option<Format> {
    // Most lists need no comparison.
    if sample.lines().next().is_some() && sample.lines().all(line::is_plain) {
        return Some(Format::Line);
    }
    // The last one of those with the highest score.
    let scored = NOTATIONS.iter().map(|notation| ((notation.score)(sample), notation.format));
    scored.max_by_key(|scored| scored.0).filter(|scored| scored.0 > 0).map(|scored| scored.1)
}
