//! A histogram for a terminal.

use crate::console::progress::Grouped;
use crate::show::columns::width;
use std::fmt::Write;

/// The longest bar, in characters.
const WIDTH: u64 = 40;
/// Eighths of a character.
const PARTS: [char; 8] = [' ', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/// A line for each row: name, bar, count, share of all.
pub(crate) fn draw(rows: &[(String, u64)]) -> String {
    let most = rows.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let all = rows.iter().map(|(_, count)| count).sum::<u64>().max(1);
    let names = rows.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    let counts = Grouped(most).to_string().len();
    let mut out = String::new();
    for (name, count) in rows {
        let eighths = (count * WIDTH * 8).div_ceil(most);
        let mut bar = "█".repeat((eighths / 8) as usize);
        if !eighths.is_multiple_of(8) {
            bar.push(PARTS[(eighths % 8) as usize]);
        }
        let share = *count as f64 / all as f64 * 100.0;
        let count = Grouped(*count).to_string();
        let (gap, longest) = (names - width(name), WIDTH as usize);
        let _ =
            writeln!(out, "  {name}{:gap$}  {bar:<longest$}  {count:>counts$}  {share:5.1} %", "");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_in_proportion() {
        let rows = [("few".to_owned(), 10), ("many".to_owned(), 1000), ("none".to_owned(), 0)];
        let picture = draw(&rows);
        let lines: Vec<&str> = picture.lines().collect();
        let blocks = |line: &str| line.chars().filter(|c| *c == '█').count();
        assert_eq!(lines.iter().map(|line| blocks(line)).collect::<Vec<_>>(), [0, 40, 0]);
        assert!(lines[0].contains('▌') && lines[0].ends_with("    10    1.0 %"), "{picture}");
        assert!(lines[2].ends_with("     0    0.0 %"), "{picture}");
    }

    #[test]
    fn bars_begin_below_each_other_in_korean() {
        let picture = draw(&[("쉬움".to_owned(), 2), ("매우 어려움".to_owned(), 1)]);
        let before = |line: &str| width(line.split('█').next().unwrap_or_default());
        assert_eq!(picture.lines().map(before).collect::<Vec<_>>(), [15, 15], "{picture}");
    }
}
