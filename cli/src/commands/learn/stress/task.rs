//! The tasks: their inputs and correct answers.

use crate::console::language::words;
use ninefold::{Cell, Grid, Solution, solve};

/// A task of an online judge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Task {
    /// Baekjoon 2239: nine rows of nine digits; the first solution in row-major order
    Boj2239,
    /// Baekjoon 2580: nine rows of nine numbers with spaces between; any solution
    Boj2580,
    /// Project Euler 96: fifty grids with headings; the sum of the top left numbers
    Euler96,
}

impl Task {
    /// How many grids an input has.
    pub(super) const fn grids(self) -> usize {
        match self {
            Task::Boj2239 | Task::Boj2580 => 1,
            Task::Euler96 => 50,
        }
    }

    /// Whether an input may have several solutions.
    pub(super) const fn allows_several(self) -> bool {
        !matches!(self, Task::Euler96)
    }

    /// The input as the program gets it.
    pub(super) fn input(self, grids: &[Grid]) -> String {
        let mut text = String::new();
        for (i, grid) in grids.iter().enumerate() {
            if self == Task::Euler96 {
                text.push_str(&format!("Grid {:02}\n", i + 1));
            }
            text.push_str(&rows(grid, if self == Task::Boj2580 { " " } else { "" }));
        }
        text
    }

    /// The right answer, or one of them.
    pub(super) fn expected(self, grids: &[Grid]) -> String {
        match self {
            Task::Boj2239 => rows(&first(&grids[0]), ""),
            Task::Boj2580 => rows(&first(&grids[0]), " "),
            Task::Euler96 => format!("{}\n", sum(grids)),
        }
    }

    /// The fault of an answer.
    pub(super) fn complaint(self, grids: &[Grid], output: &str) -> Option<String> {
        match self {
            Task::Boj2239 => not_the_text(&self.expected(grids), output),
            Task::Boj2580 => no_solution(&grids[0], output),
            Task::Euler96 => not_the_sum(sum(grids), output),
        }
    }
}

fn first(grid: &Grid) -> Grid {
    solve::first(*grid).map_or(*grid, |solution| solution.grid())
}

fn rows(grid: &Grid, between: &str) -> String {
    let row = |values: &[u8]| {
        values.iter().map(ToString::to_string).collect::<Vec<_>>().join(between) + "\n"
    };
    grid.values().chunks(9).map(row).collect()
}

fn sum(grids: &[Grid]) -> u32 {
    let corner = |grid: &Grid| {
        let values = first(grid);
        values.values()[..3].iter().fold(0, |number, &v| 10 * number + u32::from(v))
    };
    grids.iter().map(corner).sum()
}

/// Lines without trailing spaces, and no blank lines at the end, as judges compare them.
fn trimmed(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    lines
}

fn not_the_text(expected: &str, output: &str) -> Option<String> {
    let (expected, found) = (trimmed(expected), trimmed(output));
    let differs = (0..expected.len()).find(|&i| found.get(i) != Some(&expected[i]));
    match differs {
        Some(i) => Some(match found.get(i) {
            Some(line) => {
                let (number, expected, found) = (i + 1, expected[i], quoted(line));
                words!(
                    en: "line {number}: expected {expected}, found {found}",
                    ko: "{number}번째 줄: 바른 답은 {expected}, 출력은 {found}",
                )
            }
            None => words!(
                en: "the output ends after {} of {} lines",
                ko: "출력이 {1}줄 가운데 {0}줄에서 끝납니다",
                found.len(),
                expected.len(),
            ),
        }),
        None if found.len() > expected.len() => Some(words!(
            en: "line {}: nothing more was expected",
            ko: "{}번째 줄: 더 나오면 안 됩니다",
            expected.len() + 1,
        )),
        None => None,
    }
}

fn no_solution(puzzle: &Grid, output: &str) -> Option<String> {
    let lines = trimmed(output);
    if lines.len() != 9 {
        return Some(words!(
            en: "expected nine lines, found {}",
            ko: "아홉 줄이 필요한데 {}줄입니다",
            lines.len(),
        ));
    }
    let mut values = [0; 81];
    for (row, line) in lines.iter().enumerate() {
        let numbers: Vec<&str> = line.split_whitespace().collect();
        if numbers.len() != 9 {
            let (line, n) = (quoted(line), numbers.len());
            return Some(words!(
                en: "line {}: expected nine numbers, found {n} in {line}",
                ko: "{}번째 줄: 수 아홉 개가 필요한데 {n}개입니다: {line}",
                row + 1,
            ));
        }
        for (column, number) in numbers.iter().enumerate() {
            match number.parse() {
                Ok(value @ 1..=9) => values[9 * row + column] = value,
                _ => {
                    return Some(words!(
                        en: "line {}: {} is not a digit",
                        ko: "{}번째 줄: 숫자가 아닙니다: {}",
                        row + 1,
                        quoted(number),
                    ));
                }
            }
        }
    }
    let grid = Grid::from_values(values).unwrap_or_default();
    let changed = puzzle.filled().find(|&(cell, digit)| grid.get(cell) != Some(digit));
    match (changed, Solution::try_from(grid)) {
        (Some((cell, digit)), _) => Some(words!(
            en: "the given {digit} in {cell} was changed",
            ko: "{cell}에 주어진 숫자가 바뀌었습니다(주어진 값 {digit})",
        )),
        (None, Err(error)) => {
            Some(words!(en: "no solution: {error}", ko: "해가 아닙니다: {error}"))
        }
        (None, Ok(_)) => None,
    }
}

/// Programs may print more than the answer. The last line that is a whole number, or that ends in
/// `= number` or `: number`, counts.
fn not_the_sum(sum: u32, output: &str) -> Option<String> {
    let number = |line: &str| {
        let line = line.trim();
        let last = line.rsplit(['=', ':']).next().unwrap_or(line).trim();
        last.parse::<u64>().ok()
    };
    match trimmed(output).into_iter().rev().find_map(number) {
        Some(found) if found == u64::from(sum) => None,
        Some(found) => {
            Some(words!(en: "expected {sum}, found {found}", ko: "바른 답은 {sum}, 출력은 {found}"))
        }
        None => Some(words!(
            en: "expected {sum}, found no line that ends in a whole number",
            ko: "바른 답은 {sum}인데, 정수로 끝나는 줄이 없습니다",
        )),
    }
}

/// A piece of output, shortened if it is long.
fn quoted(text: &str) -> String {
    let short: String = text.chars().take(40).collect();
    let more = if short.len() < text.len() { "…" } else { "" };
    format!("{short:?}{more}")
}

/// A grid with all cells but these.
pub(super) fn without(grid: &Grid, cells: impl IntoIterator<Item = Cell>) -> Grid {
    let mut grid = *grid;
    cells.into_iter().for_each(|cell| grid.set(cell, None));
    grid
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str =
        "..45..37..8....6..3.69.8..48.1.93.62...7.2...67.81.9.37..3.92.1..3....9..95..74..";

    #[test]
    fn right_answers_pass_and_wrong_ones_are_named() {
        let grid: Grid = PUZZLE.parse().unwrap();
        for task in [Task::Boj2239, Task::Boj2580, Task::Euler96] {
            let grids = vec![grid; task.grids()];
            let right = task.expected(&grids);
            assert_eq!(task.complaint(&grids, &right), None, "{right}");
            assert_eq!(task.complaint(&grids, &right.replace('\n', " \r\n")), None);
            for wrong in
                ["", "hello\n", &right.replacen(&right[..1], "0", 1), &format!("{right}1\n")]
            {
                assert!(task.complaint(&grids, wrong).is_some(), "{task:?}: {wrong}");
            }
        }
    }

    #[test]
    fn any_solution_is_right_where_the_task_says_so() {
        let several: Grid =
            ".....1.3...978....68.3.97..1..9.5.8..9....5....3.....4......1.2....4....47..2.3.."
                .parse()
                .unwrap();
        let all: Vec<String> =
            solve::solutions(several).map(|solution| rows(&solution.grid(), " ")).collect();
        assert_eq!(all.len(), 2);
        assert!(all.iter().all(|one| Task::Boj2580.complaint(&[several], one).is_none()));
        let second = all[1].replace(' ', "");
        assert!(Task::Boj2239.complaint(&[several], &second).is_some());
    }

    #[test]
    fn the_sum_is_found_among_other_output() {
        assert_eq!(not_the_sum(24702, "Grid 01\nAns = 24702\nElapsed time is 0.1 seconds\n"), None);
        assert_eq!(not_the_sum(24702, "24702"), None);
        assert!(not_the_sum(24702, "Grid 01\n").is_some());
    }
}
