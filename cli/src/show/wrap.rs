//! Text in the width of the terminal.

use std::borrow::Cow;
use std::env;
use std::io::{self, IsTerminal};
use textwrap::{Options, WordSeparator, WordSplitter};

/// Lines are not longer than this, however wide the terminal is.
const WIDEST: usize = 100;

/// The length of lines on the terminal, or what `COLUMNS` says; `None` where none is known.
pub(crate) fn columns() -> Option<usize> {
    let told = || env::var("COLUMNS").ok()?.parse().ok();
    terminal().or_else(told).map(|columns| columns.clamp(20, WIDEST))
}

/// Sentences as they go to standard output: with line breaks between words where it is a terminal.
/// Not for drawings.
pub(crate) fn sentences(text: &str) -> Cow<'_, str> {
    match columns().filter(|_| io::stdout().is_terminal()) {
        Some(columns) => Cow::Owned(wrapped(text, columns)),
        None => Cow::Borrowed(text),
    }
}

/// The same for paragraphs whose lines are broken already; empty lines are between them.
pub(crate) fn paragraphs(text: &str) -> Cow<'_, str> {
    match io::stdout().is_terminal() {
        true => Cow::Owned(sentences(&joined(text)).into_owned()),
        false => Cow::Borrowed(text),
    }
}

/// Each paragraph on one line.
fn joined(text: &str) -> String {
    let one = |paragraph: &str| paragraph.lines().collect::<Vec<_>>().join(" ");
    text.split("\n\n").map(one).collect::<Vec<_>>().join("\n\n")
}

/// A text behind a name of `indent` columns: its lines begin below each other.
pub(crate) fn hanging(text: &str, indent: usize) -> String {
    let room = columns().unwrap_or(WIDEST).saturating_sub(indent).max(20);
    wrapped(text, room).replace('\n', &format!("\n{:indent$}", ""))
}

/// The text with lines of at most this many columns; longer words stay whole.
fn wrapped(text: &str, columns: usize) -> String {
    let line = |line: &str| {
        let indent = &line[..line.len() - line.trim_start().len()];
        let options = Options::new(columns)
            .subsequent_indent(indent)
            .break_words(false)
            .word_separator(WordSeparator::AsciiSpace)
            .word_splitter(WordSplitter::NoHyphenation);
        textwrap::fill(line, options)
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(unix)]
fn terminal() -> Option<usize> {
    use rustix::termios::tcgetwinsize;
    let sizes = [tcgetwinsize(io::stdout()), tcgetwinsize(io::stderr())];
    // The number of rows does not matter, unlike in `terminal_size`.
    sizes.into_iter().flatten().map(|size| usize::from(size.ws_col)).find(|&columns| columns > 0)
}

#[cfg(not(unix))]
fn terminal() -> Option<usize> {
    terminal_size::terminal_size().map(|(columns, _)| usize::from(columns.0))
}

#[cfg(test)]
mod tests {
    use super::{joined, wrapped};

    #[test]
    fn lines_break_between_words_only() {
        let text = "In row 1 and r4c4-r5c5 there is a pair.\n\n  - one two three four five six";
        assert_eq!(
            wrapped(text, 20),
            "In row 1 and\nr4c4-r5c5 there is a\npair.\n\n  - one two three\n  four five six"
        );
        assert_eq!(wrapped(&"a".repeat(30), 20), "a".repeat(30));
        assert_eq!(wrapped("", 20), "");
        assert_eq!(wrapped("one\n", 20), "one\n");
    }

    #[test]
    fn broken_lines_are_joined() {
        assert_eq!(joined("one\ntwo\n\nthree"), "one two\n\nthree");
    }

    #[test]
    fn a_korean_syllable_takes_two_columns() {
        assert_eq!(wrapped("가나다 라마바 사아자 차카타", 20), "가나다 라마바 사아자\n차카타");
    }
}
