//! Nine lines of nine digits with spaces between them, as in Baekjoon 2580.

use crate::grid::Grid;
use crate::text::cells::{character, value, wrong};
use crate::text::malformed::{Expected, Malformed};
use crate::text::marked;
use crate::text::nine::{Nine, Partial};
use crate::text::notation::rows::Blocks;
use crate::text::split::Line;
use crate::text::{Format, Notation};
use alloc::boxed::Box;
use alloc::string::String;

pub(in crate::text) const NOTATION: Notation = Notation {
    format: Format::Spaced,
    name: "spaced",
    summary: ["nine lines of nine digits with spaces between", "숫자 아홉 개를 띄어 쓴 아홉 줄"],
    extensions: &[],
    score: |sample| sample.count(|line| row(line).is_ok()),
    piece_end: b'\n',
    parser: || {
        marked::parser(|| {
            Box::new(Blocks { row, nine: Nine::default(), partial: Partial::default() })
        })
    },
    writer: || marked::grid_writer(write),
};

/// Reads nine single characters with spaces or tabs between.
fn row(line: &Line<'_>) -> Result<[u8; 9], Malformed> {
    let mut values = [0; 9];
    let mut count = 0;
    let mut joined = false;
    for (at, c) in line.text.char_indices() {
        if c.is_whitespace() {
            joined = false;
            continue;
        }
        if count == 9 {
            return Err(wrong(line, at, Expected::NoMore(9)));
        }
        if joined {
            return Err(wrong(
                line,
                at,
                Expected::Item("a space between the cells", "칸 사이의 공백"),
            ));
        }
        values[count] = value(c).ok_or_else(|| wrong(line, at, Expected::Cell))?;
        count += 1;
        joined = true;
    }
    if count < 9 {
        return Err(wrong(line, line.text.trim_end().len(), Expected::Cell));
    }
    Ok(values)
}

fn write(grid: &Grid, out: &mut String) {
    for row in grid.values().chunks(9) {
        for (i, &value) in row.iter().enumerate() {
            if i > 0 {
                out.push(' ');
            }
            out.push(character(value, '0'));
        }
        out.push('\n');
    }
}
