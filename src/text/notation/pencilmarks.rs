//! Grids of candidates, drawn with lines around the blocks.

use crate::grid::{Candidates, Cell, Clues, Digit, DigitSet};
use crate::text::cells::{groups, wrong};
use crate::text::malformed::{Expected, Malformed, Unexpected};
use crate::text::marked;
use crate::text::nine::Item;
use crate::text::notation::boxed::{self, Boxes, is_bar};
use crate::text::split::Line;
use crate::text::{Format, Notation, Sample};
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt::Write;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Pencilmarks,
    name: "pencilmarks",
    summary: ["a drawn grid with the candidates of each cell", "칸마다 후보를 적어 그린 판"],
    extensions: &[],
    score,
    piece_end: b'\n',
    parser: || marked::parser(|| Box::new(Boxes::new(marked_row))),
    writer: || {
        marked::writer(|shown, _, _, out| {
            if let Some(candidates) = shown.candidates() {
                write(&candidates, out);
            }
        })
    },
};

/// The rows and borders, if more rows have cells with several digits than have blanks. A single such
/// row has a mistake: no puzzle lacks the digits of one row only.
fn score(sample: &Sample<'_>) -> usize {
    let reads = |line: &Line<'_>| marked_row(line).is_ok();
    let groups = |line: &Line<'_>, is_one: fn(&str) -> bool| {
        line.text.split(|c: char| is_bar(c) || c.is_whitespace()).any(is_one) && reads(line)
    };
    let several = sample
        .count(|line| groups(line, |group| group.bytes().filter(u8::is_ascii_digit).count() > 1));
    let blank = sample.count(|line| groups(line, |group| matches!(group, "." | "0" | "_" | "*")));
    if several < 2 || several <= blank {
        return 0;
    }
    boxed::score(sample, reads).max(sample.count(reads))
}

/// The signs that `hint` and `explain` draw before the digits of a step.
fn is_sign(c: char) -> bool {
    matches!(c, '+' | '-' | '*' | '!' | '#' | '?' | '~' | '=' | 'a'..='d' | 'A'..='Z')
}

/// The candidates of a cell, and whether the step that is drawn places its digit.
#[derive(Clone, Copy, Default)]
struct Marked {
    set: DigitSet,
    placed: bool,
}

impl Item for Marked {
    /// The position after the step: a digit that it places is no candidate of its peers.
    fn clues(rows: &[[Marked; 9]; 9]) -> Clues {
        let marked = Cell::ALL.map(|cell| rows[cell.row_index()][cell.column_index()]);
        let mut candidates = Candidates::from_sets(marked.map(|marked| marked.set));
        for (cell, marked) in Cell::ALL.into_iter().zip(marked) {
            if let Some(digit) = marked.set.only().filter(|_| marked.placed) {
                for peer in cell.peers() {
                    candidates.eliminate(peer, digit);
                }
            }
        }
        Clues::Candidates(candidates)
    }
}

/// Reads a row of a drawing of candidates or of a step.
fn marked_row(line: &Line<'_>) -> Result<[Marked; 9], Malformed> {
    match boxed::start(line.text) {
        0 => row(line).map(|sets| sets.map(|set| Marked { set, placed: false })),
        start => step_row(line, start),
    }
}

/// Reads nine groups of digits. A lone `.` or `0` leaves every digit open, a lone `-` none.
pub(in crate::text) fn row(line: &Line<'_>) -> Result<[DigitSet; 9], Malformed> {
    groups(line, is_bar, |set: &mut DigitSet, c, is_first| {
        *set = match (c, Digit::from_ascii(u8::try_from(c).unwrap_or_default())) {
            (_, Some(digit)) if !set.contains(digit) => set.with(digit),
            (_, Some(_)) => {
                return Err(Expected::Item(
                    "each digit once in a cell",
                    "한 칸에 한 번씩만 나오는 숫자",
                ));
            }
            ('.' | '0' | '_' | '*', None) if is_first => DigitSet::FULL,
            ('-', None) if is_first => DigitSet::EMPTY,
            _ => {
                return Err(Expected::Item(
                    "a digit 1-9, a space or '|'",
                    "숫자 1-9, 공백 또는 '|'",
                ));
            }
        };
        Ok(())
    })
}

/// A row of a step's drawing, which begins at a byte of the line.
fn step_row(line: &Line<'_>, start: usize) -> Result<[Marked; 9], Malformed> {
    let mut cells = [Marked::default(); 9];
    let mut groups = line.text[start..]
        .split(|c: char| c == '│' || c.is_whitespace())
        .filter(|group| !group.is_empty());
    let at = |group: &str| group.as_ptr() as usize - line.text.as_ptr() as usize;
    for (count, cell) in cells.iter_mut().enumerate() {
        let group = groups.next().ok_or_else(|| Malformed {
            found: Unexpected::Cells(count as u32),
            ..wrong(line, line.text.trim_end().len(), Expected::Cells(9))
        })?;
        let what = Expected::Item("a digit 1-9, a space or '|'", "숫자 1-9, 공백 또는 '|'");
        *cell = step_cell(group).ok_or_else(|| wrong(line, at(group), what))?;
    }
    match groups.next() {
        Some(group) => Err(wrong(line, at(group), Expected::NoMore(9))),
        None => Ok(cells),
    }
}

/// The candidates of a cell after the step: `+` places the digit behind it, `-` removes it.
fn step_cell(group: &str) -> Option<Marked> {
    let (mut set, mut placed, mut sign) = (DigitSet::EMPTY, None, None);
    for c in group.chars() {
        match (Digit::from_ascii(u8::try_from(c).unwrap_or_default()), sign.take()) {
            (Some(digit), Some('+')) => placed = Some(DigitSet::of(digit)),
            (Some(_), Some('-')) => {}
            (Some(digit), _) => {
                set.insert(digit);
            }
            (None, None) if is_sign(c) => sign = Some(c),
            (None, None) if group == "∅" => {}
            _ => return None,
        }
    }
    let marked = Marked { set: placed.unwrap_or(set), placed: placed.is_some() };
    sign.is_none().then_some(marked)
}

/// Draws candidates, each column as wide as its longest cell.
pub(in crate::text) fn write(candidates: &Candidates, out: &mut String) {
    let widths: [usize; 9] = core::array::from_fn(|column| {
        (0..9).map(|row| candidates.get(Cell::at(row, column)).len()).max().unwrap_or(1).max(1)
    });
    for row in 0..9 {
        if row % 3 == 0 {
            border(&widths, out);
        }
        for (column, &width) in widths.iter().enumerate() {
            out.push_str(if column % 3 == 0 { "| " } else { "" });
            let set = candidates.get(Cell::at(row, column));
            if set.is_empty() {
                out.push('-');
            }
            let _ = write!(out, "{set}");
            let space = width + 1 - set.len().max(1);
            out.extend(core::iter::repeat_n(' ', space));
        }
        out.push_str("|\n");
    }
    border(&widths, out);
}

fn border(widths: &[usize; 9], out: &mut String) {
    for block in widths.chunks(3) {
        out.push('+');
        out.extend(core::iter::repeat_n('-', block.iter().sum::<usize>() + 4));
    }
    out.push_str("+\n");
}
