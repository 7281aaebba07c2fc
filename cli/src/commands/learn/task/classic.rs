//! The tasks on 9×9: their inputs, right answers and faults.

use super::{Case, not_the_text, quoted, trimmed};
use crate::console::language::words;
use ninefold::{Grid, Solution, solve};

/// The input of Baekjoon 2239.
pub(super) fn bare(cases: &[Case]) -> String {
    cases.iter().map(|case| rows(&case.grid(), "")).collect()
}

/// The input of Baekjoon 2580.
pub(super) fn spaced(cases: &[Case]) -> String {
    cases.iter().map(|case| rows(&case.grid(), " ")).collect()
}

/// The input of Project Euler 96.
pub(super) fn headed(cases: &[Case]) -> String {
    let one = |(i, case): (usize, &Case)| format!("Grid {:02}\n{}", i + 1, rows(&case.grid(), ""));
    cases.iter().enumerate().map(one).collect()
}

/// The first solution, as Baekjoon 2239 wants it.
pub(super) fn first_bare(cases: &[Case]) -> String {
    cases.iter().map(|case| rows(&first(&case.grid()), "")).collect()
}

/// The first solution, as Baekjoon 2580 wants it.
pub(super) fn first_spaced(cases: &[Case]) -> String {
    cases.iter().map(|case| rows(&first(&case.grid()), " ")).collect()
}

/// The answer to Project Euler 96.
pub(super) fn sum(cases: &[Case]) -> String {
    format!("{}\n", sum_of(cases))
}

/// The fault of an answer to Baekjoon 2239.
pub(super) fn not_the_first(cases: &[Case], output: &str) -> Option<String> {
    not_the_text(&first_bare(cases), output)
}

/// The fault of an answer to Baekjoon 2580.
pub(super) fn not_any(cases: &[Case], output: &str) -> Option<String> {
    cases.iter().find_map(|case| no_solution(&case.grid(), output))
}

/// The fault of an answer to Project Euler 96.
pub(super) fn wrong_sum(cases: &[Case], output: &str) -> Option<String> {
    not_the_sum(sum_of(cases), output)
}

/// The first solution.
pub(super) fn first(grid: &Grid) -> Grid {
    solve::first(*grid).map_or(*grid, |solution| solution.grid())
}

pub(super) fn rows(grid: &Grid, between: &str) -> String {
    let row = |values: &[u8]| {
        values.iter().map(ToString::to_string).collect::<Vec<_>>().join(between) + "\n"
    };
    grid.values().chunks(9).map(row).collect()
}

fn sum_of(cases: &[Case]) -> u32 {
    let corner = |case: &Case| {
        let values = first(&case.grid());
        values.values()[..3].iter().fold(0, |number, &v| 10 * number + u32::from(v))
    };
    cases.iter().map(corner).sum()
}

fn no_solution(puzzle: &Grid, output: &str) -> Option<String> {
    let lines = trimmed(output);
    if lines.len() != 9 {
        return Some(words!(
            en: "expected nine lines, found {}",
            ko: "아홉 줄이어야 하는데 {}줄입니다",
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
                ko: "{}번째 줄: 수가 아홉 개여야 하는데 {n}개입니다: {line}",
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
pub(super) fn not_the_sum(sum: u32, output: &str) -> Option<String> {
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
