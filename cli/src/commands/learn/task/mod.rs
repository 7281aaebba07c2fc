//! The tasks of online judges, for `judge` and `stress`: each is a row of [`Task::row`].

mod classic;
mod dominoes;
mod kind;
mod letters;
mod squiggly;
mod steps;
#[cfg(test)]
mod tests;
mod words;

use crate::console::language::words;
pub(crate) use kind::{Corner, Kind};
use ninefold::generate::Random;
use ninefold::text::Format;
use ninefold::{Cell, Digit, Grid};
use ninefold_variants::{Board, Puzzle, Rule, Values};
pub(crate) use words::Fault;

/// A task of an online judge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Task {
    /// Baekjoon 2239: nine rows of nine digits; the first solution in row order
    Boj2239,
    /// Baekjoon 2580: nine rows of nine numbers with spaces between; any solution
    Boj2580,
    /// Baekjoon 1840: 81 cells with their digits, in the order filled; the first mistake
    Boj1840,
    /// Baekjoon 4574: a grid filled with dominoes
    Boj4574,
    /// Project Euler 96: grids with headings; the sum of their first three-digit numbers
    Euler96,
    /// SPOJ SUDOKU: a number, and that many grids of 16 by 16 letters
    SpojSudoku,
    /// POJ 3076: grids of 16 by 16 letters, to the end of the input
    Poj3076,
    /// HDU 4069: regions between walls; the solution, or none, or several
    Hdu4069,
}

/// What a task is.
#[derive(Clone, Copy)]
pub(crate) enum Row {
    /// Classic puzzles.
    Classic(&'static Classic),
    /// Anything else, in a notation of its own.
    Own(&'static Contest),
}

/// A task with classic puzzles.
pub(crate) struct Classic {
    /// The notation of its input.
    pub(crate) format: Format,
    /// How many puzzles an input for a program has.
    cases: usize,
    /// Whether they may have several solutions.
    several: bool,
    write: fn(&[Case]) -> String,
    expected: fn(&[Case]) -> String,
    complaint: fn(&[Case], &str) -> Option<String>,
}

/// A task with a notation of its own.
pub(crate) struct Contest {
    /// Reads an input.
    pub(crate) read: fn(&str) -> Result<Vec<Case>, Fault>,
    /// The answer to the puzzle of this number, from 0; nothing if the task has none.
    pub(crate) answer: fn(usize, &Case) -> Option<String>,
    write: fn(&[Case]) -> String,
    /// Makes the input of this number for a program.
    pub(super) make: fn(&mut Random, usize) -> (Kind, Vec<Case>),
}

/// A puzzle of an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Case {
    /// The line at which it starts, from 1.
    pub(crate) line: usize,
    /// The number in each cell, 0 if it is blank.
    pub(crate) cells: Vec<u8>,
    /// What there is besides.
    pub(crate) shape: Shape,
}

/// What a puzzle has besides its given numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// The usual boxes.
    Boxes,
    /// The number of each cell's region, from 0.
    Regions(Vec<u8>),
    /// Dominoes; those with numbers are given.
    Dominoes(Vec<[usize; 2]>),
    /// The cells in the order in which they were filled.
    Steps(Vec<usize>),
}

impl Task {
    /// What it is.
    pub(crate) const fn row(self) -> Row {
        match self {
            Task::Boj2239 => Row::Classic(&Classic {
                format: Format::Rows,
                cases: 1,
                several: true,
                write: classic::bare,
                expected: classic::first_bare,
                complaint: classic::not_the_first,
            }),
            Task::Boj2580 => Row::Classic(&Classic {
                format: Format::Spaced,
                cases: 1,
                several: true,
                write: classic::spaced,
                expected: classic::first_spaced,
                complaint: classic::not_any,
            }),
            Task::Euler96 => Row::Classic(&Classic {
                format: Format::Euler,
                cases: 50,
                several: false,
                write: classic::headed,
                expected: classic::sum,
                complaint: classic::wrong_sum,
            }),
            Task::Boj1840 => Row::Own(&Contest {
                read: steps::read,
                answer: steps::answer,
                write: steps::write,
                make: steps::make,
            }),
            Task::Boj4574 => Row::Own(&Contest {
                read: dominoes::read,
                answer: dominoes::answer,
                write: dominoes::write,
                make: dominoes::make,
            }),
            Task::SpojSudoku => Row::Own(&Contest {
                read: letters::read_counted,
                answer: letters::answer,
                write: letters::write_counted,
                make: letters::make,
            }),
            Task::Poj3076 => Row::Own(&Contest {
                read: letters::read,
                answer: letters::answer,
                write: letters::write,
                make: letters::make,
            }),
            Task::Hdu4069 => Row::Own(&Contest {
                read: squiggly::read,
                answer: squiggly::answer,
                write: squiggly::write,
                make: squiggly::make,
            }),
        }
    }

    /// How many classic puzzles an input has.
    pub(super) const fn cases(self) -> usize {
        match self.row() {
            Row::Classic(classic) => classic.cases,
            Row::Own(_) => 1,
        }
    }

    /// Whether an input may have classic puzzles with several solutions.
    pub(super) const fn allows_several(self) -> bool {
        matches!(self.row(), Row::Classic(Classic { several: true, .. }))
    }

    /// Whether a case can be left out of an input.
    pub(super) const fn counts_its_cases(self) -> bool {
        matches!(self, Task::Boj4574 | Task::SpojSudoku | Task::Poj3076 | Task::Hdu4069)
    }

    /// The input as the program gets it.
    pub(super) fn input(self, cases: &[Case]) -> String {
        match self.row() {
            Row::Classic(classic) => (classic.write)(cases),
            Row::Own(contest) => (contest.write)(cases),
        }
    }

    /// The right answer, or one of them.
    pub(super) fn expected(self, cases: &[Case]) -> String {
        match self.row() {
            Row::Classic(classic) => (classic.expected)(cases),
            Row::Own(contest) => {
                cases.iter().enumerate().filter_map(|(i, case)| (contest.answer)(i, case)).collect()
            }
        }
    }

    /// The fault of an answer.
    pub(super) fn complaint(self, cases: &[Case], output: &str) -> Option<String> {
        match self.row() {
            Row::Classic(classic) => (classic.complaint)(cases, output),
            Row::Own(_) => not_the_text(&self.expected(cases), output),
        }
    }
}

impl Case {
    /// A classic puzzle.
    pub(super) fn of(grid: &Grid) -> Case {
        Case { line: 1, cells: grid.values().to_vec(), shape: Shape::Boxes }
    }

    /// Its given digits, if it has 9×9 cells.
    pub(super) fn grid(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for (cell, &value) in Cell::ALL.into_iter().zip(&self.cells) {
            grid.set(cell, Digit::new(value));
        }
        grid
    }

    /// How many cells are blank.
    pub(super) fn blanks(&self) -> usize {
        self.cells.iter().filter(|&&value| value == 0).count()
    }

    /// The blank cells, in groups that are filled together.
    pub(super) fn groups(&self) -> Vec<Vec<usize>> {
        let blank = |cell: &usize| self.cells[*cell] == 0;
        match &self.shape {
            Shape::Boxes | Shape::Regions(_) => {
                (0..self.cells.len()).filter(blank).map(|cell| vec![cell]).collect()
            }
            Shape::Dominoes(tiles) => tiles
                .iter()
                .filter(|tile| tile.iter().all(blank))
                .map(|tile| tile.to_vec())
                .collect(),
            Shape::Steps(_) => Vec::new(),
        }
    }

    /// The rules of rows, columns and regions, with the given numbers.
    pub(super) fn puzzle(&self) -> Option<Puzzle> {
        let size = self.cells.len().isqrt();
        let board = match &self.shape {
            Shape::Regions(regions) => {
                let mut board = Board::lines(size, size, size, 1).ok()?;
                for number in 0..size {
                    let own =
                        (0..).zip(regions).filter(|(_, region)| usize::from(**region) == number);
                    board
                        .add_region(own.map(|(cell, _)| ninefold_variants::Cell(cell)).collect())
                        .ok()?;
                }
                board
            }
            _ => Board::square(size).ok()?,
        };
        let given = (0..).map(ninefold_variants::Cell).zip(&self.cells);
        let given = given.filter_map(|(cell, &number)| {
            let values = Values::of(board.value(i64::from(number))?);
            Some(Rule::Allowed { cell, values })
        });
        let rules = given.collect();
        Puzzle::new(board, rules).ok()
    }

    /// The numbers of the first solutions found, at most this many.
    pub(super) fn solutions(&self, most: usize) -> Vec<Vec<u8>> {
        let mut found = Vec::new();
        if let Some(puzzle) = self.puzzle() {
            puzzle.solutions(ninefold_variants::Budget::UNLIMITED, |values| {
                found.push(values.iter().map(|value| value.0 + 1).collect());
                found.len() < most
            });
        }
        found
    }

    /// The numbers of the solution that the right answer has, or else of any; nothing if there is none.
    pub(super) fn solution(&self) -> Option<Vec<u8>> {
        match &self.shape {
            Shape::Boxes if self.cells.len() == 81 => {
                Some(classic::first(&self.grid()).values().to_vec())
            }
            Shape::Dominoes(_) => dominoes::solutions(self, 1).pop(),
            Shape::Boxes | Shape::Regions(_) => self.solutions(1).pop(),
            Shape::Steps(_) => None,
        }
    }
}

/// Lines without trailing spaces, and no blank lines at the end, as judges compare them.
pub(super) fn trimmed(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    lines
}

pub(super) fn not_the_text(expected: &str, output: &str) -> Option<String> {
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

/// A piece of output, shortened if it is long.
pub(super) fn quoted(text: &str) -> String {
    let short: String = text.chars().take(40).collect();
    let more = if short.len() < text.len() { "…" } else { "" };
    format!("{short:?}{more}")
}
