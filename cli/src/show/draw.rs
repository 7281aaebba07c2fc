//! A grid drawn for a person at a terminal.

use anstyle::{AnsiColor, Style};
use ninefold::{Cell, Grid};
use std::fmt::Write;

const GIVEN: Style = Style::new().bold();
const FOUND: Style = AnsiColor::Cyan.on_default();
const FRAME: Style = Style::new().dimmed();

const TOP: &str = "┌───────┬───────┬───────┐";
const MIDDLE: &str = "├───────┼───────┼───────┤";
const BOTTOM: &str = "└───────┴───────┴───────┘";

/// Draws `filled`, distinguishing the digits of `given` from those found: with `styled` by weight
/// and colour, otherwise, if the two differ, side by side.
pub(crate) fn drawing(given: &Grid, filled: &Grid, styled: bool) -> String {
    let grids: &[&Grid] = if styled || given == filled { &[filled] } else { &[given, filled] };
    let frame = |text: &str| {
        if styled { format!("{FRAME}{text}{FRAME:#}") } else { text.to_owned() }
    };
    let mut out = String::new();
    let edge = |out: &mut String, line: &str| {
        out.push_str(&vec![frame(line); grids.len()].join("   "));
        out.push('\n');
    };
    for row in 0..9 {
        if row % 3 == 0 {
            edge(&mut out, if row == 0 { TOP } else { MIDDLE });
        }
        let rows = grids.iter().map(|grid| {
            let mut line = String::new();
            for column in 0..9 {
                if column % 3 == 0 {
                    let _ = write!(line, "{} ", frame("│"));
                }
                push_cell(&mut line, Cell::at(row, column), given, grid, styled);
            }
            line + &frame("│")
        });
        out.push_str(&rows.collect::<Vec<_>>().join("   "));
        out.push('\n');
    }
    edge(&mut out, BOTTOM);
    out
}

fn push_cell(line: &mut String, cell: Cell, given: &Grid, grid: &Grid, styled: bool) {
    let _ = match grid.get(cell) {
        None if styled => write!(line, "{FRAME}·{FRAME:#} "),
        None => write!(line, "· "),
        Some(digit) if !styled => write!(line, "{digit} "),
        Some(digit) if given.get(cell).is_some() => write!(line, "{GIVEN}{digit}{GIVEN:#} "),
        Some(digit) => write!(line, "{FOUND}{digit}{FOUND:#} "),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_alone_and_beside_its_solution() {
        let mut given = Grid::EMPTY;
        given.set(Cell::at(0, 0), ninefold::Digit::new(5));
        let alone = drawing(&given, &given, false);
        assert_eq!(alone.lines().count(), 13);
        assert!(alone.lines().all(|line| line.chars().count() == 25));
        assert!(alone.contains("│ 5 · · │ · · · │ · · · │\n"));
        let mut filled = given;
        filled.set(Cell::at(0, 1), ninefold::Digit::new(3));
        let both = drawing(&given, &filled, false);
        assert!(both.contains("│ 5 · · │ · · · │ · · · │   │ 5 3 · │ · · · │ · · · │\n"));
        let styled = drawing(&given, &filled, true);
        assert!(styled.contains(&format!("{GIVEN}5{GIVEN:#} {FOUND}3{FOUND:#} ")));
    }
}
