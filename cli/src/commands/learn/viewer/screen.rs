//! Lines of styled text, and the terminal that shows them.

use anstream::{AutoStream, ColorChoice};
use anstyle::{Effects, Style};
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::terminal::{self, Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{execute, queue};
use std::io::{self, Write};
use std::panic;
use textwrap::core::display_width;

/// A line of pieces, each in one style.
#[derive(Clone, Default, Debug)]
pub(super) struct Line(Vec<(Style, String)>);

impl Line {
    /// A line in one style.
    pub(super) fn new(style: Style, text: impl Into<String>) -> Line {
        Line(vec![(style, text.into())])
    }

    /// Adds a piece.
    pub(super) fn push(&mut self, style: Style, text: impl Into<String>) {
        self.0.push((style, text.into()));
    }

    /// Adds blanks until the line is this wide.
    pub(super) fn pad(&mut self, width: usize) {
        let missing = width.saturating_sub(self.width());
        self.push(Style::new(), " ".repeat(missing));
    }

    /// Adds another line behind this one.
    pub(super) fn append(&mut self, mut other: Line) {
        self.0.append(&mut other.0);
    }

    /// The columns that it takes.
    pub(super) fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| display_width(text)).sum()
    }

    /// The beginning that has room in this many columns, with the codes of its styles if `styled`.
    pub(super) fn text(&self, width: usize, styled: bool) -> String {
        let (mut out, mut left) = (String::new(), width);
        for (style, text) in &self.0 {
            let (shown, _) = split(text, left);
            left -= display_width(shown);
            if styled {
                out.push_str(&format!("{style}{shown}{style:#}"));
            } else {
                out.push_str(shown);
            }
        }
        out
    }
}

/// A text cut behind the characters that have room in this many columns.
pub(super) fn split(text: &str, columns: usize) -> (&str, &str) {
    let mut used = 0;
    let end = text.char_indices().find_map(|(at, c)| {
        used += display_width(c.encode_utf8(&mut [0; 4]));
        (used > columns).then_some(at)
    });
    text.split_at(end.unwrap_or(text.len()))
}

/// The terminal, taken over until it is dropped.
pub(super) struct Screen {
    has_colours: bool,
}

impl Screen {
    /// Takes it over, and gives it back before a panic ends the program.
    pub(super) fn open() -> io::Result<Screen> {
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            give_back();
            report(panic);
        }));
        terminal::enable_raw_mode()?;
        let has_colours = AutoStream::choice(&io::stdout()) != ColorChoice::Never;
        let screen = Screen { has_colours };
        execute!(io::stdout(), EnterAlternateScreen, Hide)?;
        Ok(screen)
    }

    /// Shows lines that fit in its columns and rows.
    pub(super) fn show(&self, lines: impl Fn(usize, usize) -> Vec<Line>) -> io::Result<()> {
        let (columns, rows) = terminal::size()?;
        let (columns, rows) = (usize::from(columns), usize::from(rows));
        let mut out = Vec::new();
        for (row, mut line) in (0..).zip(lines(columns, rows)).take(rows) {
            if !self.has_colours {
                line.0.iter_mut().for_each(|(style, _)| *style = without_colours(*style));
            }
            queue!(out, MoveTo(0, row))?;
            out.extend_from_slice(line.text(columns, true).as_bytes());
            queue!(out, Clear(ClearType::UntilNewLine))?;
        }
        queue!(out, Clear(ClearType::FromCursorDown))?;
        let mut terminal = io::stdout().lock();
        terminal.write_all(&out)?;
        terminal.flush()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Makes the terminal as it was.
fn give_back() {
    // Nobody could read that this failed.
    let _ = execute!(io::stdout(), Show, LeaveAlternateScreen);
    let _ = terminal::disable_raw_mode();
}

/// What has a background is inverted instead.
fn without_colours(style: Style) -> Style {
    let plain = Style::new().effects(style.get_effects());
    match style.get_bg_color() {
        Some(_) => plain.effects(style.get_effects() | Effects::INVERT),
        None => plain,
    }
}
