//! A grid with its candidates, drawn for a person, and a step's pattern in it.
//!
//! With colours each role has its own; without, each candidate of the step has a sign: `+` is
//! placed, `-` is removed, the others belong to the pattern.

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Effects, Style};
use ninefold::technique::{Item, Node, Role, Step};
use ninefold::{Candidate, Cell, Digit, House, Marks};
use std::fmt::Write;
use std::io;

/// The style of one candidate, digit or house.
#[derive(Clone, Copy, PartialEq)]
struct Look {
    sign: char,
    style: Style,
}

const fn look(sign: char, color: AnsiColor) -> Look {
    Look { sign, style: color.on_default().effects(Effects::BOLD) }
}

const fn inverted(sign: char, color: AnsiColor) -> Look {
    Look { sign, style: color.on_default().effects(Effects::INVERT) }
}

const PLACED: Look = inverted('+', AnsiColor::Green);
const GONE: Look = inverted('-', AnsiColor::Red);
const GIVEN: Style = Style::new().bold();
const FOUND: Style = AnsiColor::Cyan.on_default();
const PLAIN: Style = Style::new();
const FRAME: Style = Style::new().dimmed();

/// The style of a role. Sets differ by letter and colour.
fn of_role(role: Role) -> Look {
    match role {
        Role::Hinge => look('!', AnsiColor::Magenta),
        Role::Wing | Role::Cover => look('*', AnsiColor::Cyan),
        Role::Fin | Role::EndoFin => look('#', AnsiColor::Yellow),
        Role::Missing => look('?', AnsiColor::BrightBlack),
        Role::ColourA => look('a', AnsiColor::Blue),
        Role::ColourB => look('b', AnsiColor::Yellow),
        Role::ColourC => look('c', AnsiColor::Magenta),
        Role::ColourD => look('d', AnsiColor::Cyan),
        Role::False => look('~', AnsiColor::Red),
        Role::Link => look('=', AnsiColor::Yellow),
        Role::Set(n) => {
            const COLORS: [AnsiColor; 5] = [
                AnsiColor::Green,
                AnsiColor::Magenta,
                AnsiColor::Cyan,
                AnsiColor::Blue,
                AnsiColor::Yellow,
            ];
            look((b'A' + n % 26) as char, COLORS[usize::from(n) % COLORS.len()])
        }
        // The body of the pattern, its base, and what is true.
        _ => look('*', AnsiColor::Green),
    }
}

/// Whether standard output is coloured.
pub(crate) fn wants_colours() -> bool {
    AutoStream::choice(&io::stdout()) != ColorChoice::Never
}

/// A grid of pencilmarks and the step shown in it.
pub(crate) struct Board<'a> {
    /// The marks before the step.
    pub(crate) marks: &'a Marks,
    /// The step.
    pub(crate) step: Option<&'a Step>,
    /// Whether with colours.
    pub(crate) styled: bool,
}

impl Board<'_> {
    /// The drawing, 14 lines: the column numbers, nine rows with their numbers, four lines of
    /// frame.
    pub(crate) fn draw(&self) -> String {
        let cells: Vec<Vec<(Style, String)>> =
            Cell::ALL.iter().map(|&cell| self.cell(cell)).collect();
        let width = |pieces: &Vec<(Style, String)>| -> usize {
            pieces.iter().map(|(_, text)| text.chars().count()).sum()
        };
        let widths: [usize; 9] = std::array::from_fn(|column| {
            (0..9).map(|row| width(&cells[row * 9 + column])).max().unwrap_or(1)
        });
        let mut out = String::from("  ");
        for (column, width) in widths.iter().enumerate() {
            let lead = if column % 3 == 0 { "  " } else { "" };
            let number = (column + 1).to_string();
            let gap = if column < 8 { *width } else { 0 };
            let label = self.label(House::ALL[9 + column], &number);
            let _ = write!(out, "{lead}{label}{}", " ".repeat(gap));
        }
        out.push('\n');
        for row in 0..9 {
            if row % 3 == 0 {
                let (left, cross, right) =
                    if row == 0 { ("┌", "┬", "┐") } else { ("├", "┼", "┤") };
                self.edge(&mut out, &widths, left, cross, right);
            }
            let label = (row + 1).to_string();
            let _ = write!(out, "{} ", self.label(House::ALL[row], &label));
            for column in 0..9 {
                if column % 3 == 0 {
                    self.push(&mut out, FRAME, "│");
                    out.push(' ');
                }
                let pieces = &cells[row * 9 + column];
                pieces.iter().for_each(|(style, text)| self.push(&mut out, *style, text));
                out.push_str(&" ".repeat(widths[column] - width(pieces) + 1));
            }
            self.push(&mut out, FRAME, "│");
            out.push('\n');
        }
        self.edge(&mut out, &widths, "└", "┴", "┘");
        out
    }

    /// A row's or column's number, in the style of its role.
    fn label(&self, house: House, text: &str) -> String {
        let mut out = String::new();
        let bases = [Role::Base, Role::Cover].into_iter().find(|&role| {
            self.step.is_some_and(|step| step.pattern().houses_of(role).contains(house))
        });
        self.push(&mut out, bases.map_or(FRAME, |role| of_role(role).style), text);
        out
    }

    fn edge(&self, out: &mut String, widths: &[usize; 9], left: &str, cross: &str, right: &str) {
        let blocks: Vec<String> =
            widths.chunks(3).map(|w| "─".repeat(w.iter().sum::<usize>() + 4)).collect();
        out.push_str("  ");
        self.push(out, FRAME, &format!("{left}{}{right}", blocks.join(cross)));
        out.push('\n');
    }

    fn push(&self, out: &mut String, style: Style, text: &str) {
        if self.styled && style != PLAIN {
            let _ = write!(out, "{style}{text}{style:#}");
        } else {
            out.push_str(text);
        }
    }

    /// A cell's digit or candidates, each piece in its style.
    fn cell(&self, cell: Cell) -> Vec<(Style, String)> {
        if let Some(digit) = self.marks.placed(cell) {
            let plain = if self.marks.givens().contains(cell) { GIVEN } else { FOUND };
            return vec![self.piece(cell, digit, plain)];
        }
        let candidates = self.marks.cell(cell);
        if candidates.is_empty() {
            return vec![(GONE.style, "∅".to_owned())];
        }
        let plain = if self.step.is_some() { FRAME } else { PLAIN };
        candidates.iter().map(|digit| self.piece(cell, digit, plain)).collect()
    }

    fn piece(&self, cell: Cell, digit: Digit, plain: Style) -> (Style, String) {
        match self.step.and_then(|step| shown_as(step, cell, digit)) {
            None => (plain, digit.to_string()),
            Some(look) if self.styled => (look.style, digit.to_string()),
            Some(look) => (PLAIN, format!("{}{digit}", look.sign)),
        }
    }
}

/// The style of a step's candidate: by its effect, otherwise by its role in the pattern, otherwise
/// as a node of a chain.
fn shown_as(step: &Step, cell: Cell, digit: Digit) -> Option<Look> {
    let candidate = Candidate { cell, digit };
    if step.placements().contains(candidate) {
        return Some(PLACED);
    }
    if step.eliminations().contains(candidate) {
        return Some(GONE);
    }
    let role = step.pattern().parts().iter().rev().find_map(|part| match part.item {
        Item::Candidates(cells, digits) if cells.contains(cell) && digits.contains(digit) => {
            Some(part.role)
        }
        _ => None,
    });
    let of_node = |node: &Node| {
        let here = node.digit == digit && node.cells.contains(cell);
        here.then(|| of_role(if node.on { Role::ColourA } else { Role::ColourB }))
    };
    role.map(of_role).or_else(|| {
        let links = step.pattern().chains().iter().flatten();
        links.flat_map(|link| [&link.from, &link.to]).find_map(of_node)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ninefold::{Grid, Technique};

    fn marks() -> Marks {
        let grid: Grid =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                .parse()
                .expect("a grid");
        Marks::new(&grid)
    }

    #[test]
    fn a_step_is_marked_by_signs_without_colours() {
        let marks = marks();
        let step = marks.find(Technique::NakedSingle).expect("a naked single");
        let drawing = Board { marks: &marks, step: Some(&step), styled: false }.draw();
        assert_eq!(drawing.lines().count(), 14);
        assert!(drawing.contains("+5"), "{drawing}");
        let widths = drawing.lines().skip(1).map(|line| line.chars().count());
        assert!(widths.collect::<std::collections::BTreeSet<_>>().len() <= 2, "{drawing}");
    }

    #[test]
    fn colours_replace_the_signs() {
        let marks = marks();
        let step = marks.find(Technique::NakedSingle).expect("a naked single");
        let drawing = Board { marks: &marks, step: Some(&step), styled: true }.draw();
        assert!(!drawing.contains('+') && drawing.contains("\u{1b}["));
        let plain = anstream::adapter::strip_str(&drawing).to_string();
        let bare = Board { marks: &marks, step: None, styled: false }.draw();
        assert_eq!(plain, bare);
    }
}
