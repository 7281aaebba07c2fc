//! `parse` for grids, clues, candidates and solutions: a text that holds one, in any format.

use super::{Expected, Malformed, Record, Splitter, Unexpected, detect};
use crate::grid::{Candidates, Clues, Grid, NotASolution, Solution};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// The records of a text up to the second one, in the order of the text.
fn first_two(text: &str) -> Vec<Record> {
    let mut records = Vec::new();
    let format = detect(text);
    let mut parser = format.parser();
    let mut splitter = Splitter::new(format.piece_end());
    for piece in text.as_bytes().split_inclusive(|&b| b == format.piece_end()) {
        let mut emit = |record| records.push(record);
        splitter.feed(piece, &mut |line| parser.line(line, &mut emit));
        if records.len() > 1 {
            return records;
        }
    }
    let mut emit = |record| records.push(record);
    splitter.end(&mut |line| parser.line(line, &mut emit));
    parser.end(splitter.next_number(), &mut emit);
    records
}

impl FromStr for Clues {
    type Err = Malformed;

    /// Reads a text that holds one puzzle, in any format.
    fn from_str(text: &str) -> Result<Clues, Malformed> {
        let mut records = first_two(text).into_iter();
        let missing = Malformed {
            line: 1,
            column: 1,
            expected: Expected::OnePuzzle,
            found: Unexpected::EndOfInput,
        };
        let clues = records.next().ok_or(missing)?.clues?;
        match records.next() {
            None => Ok(clues),
            Some(second) => Err(Malformed {
                line: second.line,
                column: 1,
                expected: Expected::OnePuzzle,
                found: Unexpected::AnotherPuzzle,
            }),
        }
    }
}

impl FromStr for Grid {
    type Err = Malformed;

    /// Reads a text that holds one puzzle, in any format: 81 characters, nine rows, a drawn box
    /// and so on. Candidates are refused, since a grid cannot hold them; see [`Clues`].
    fn from_str(text: &str) -> Result<Grid, Malformed> {
        // Most texts are one line: the cells, and perhaps a comment.
        if let Ok((values, tail)) = crate::grid::line::split(text)
            && !tail.trim_end().contains('\n')
            && let Some(grid) = Grid::from_values(values)
        {
            return Ok(grid);
        }
        match text.parse()? {
            Clues::Grid(grid) => Ok(grid),
            Clues::Candidates(_) => Err(Malformed {
                line: 1,
                column: 1,
                expected: Expected::Item("digits", "숫자"),
                found: Unexpected::Words("candidates", "후보"),
            }),
        }
    }
}

impl FromStr for Candidates {
    type Err = Malformed;

    /// Reads a text that holds one puzzle, in any format. Of digits, these are the candidates that
    /// they leave.
    fn from_str(text: &str) -> Result<Candidates, Malformed> {
        Ok(text.parse::<Clues>()?.candidates())
    }
}

impl FromStr for Solution {
    type Err = ParseError<NotASolution>;

    /// Reads a text that holds one complete grid, in any format.
    fn from_str(text: &str) -> Result<Solution, ParseError<NotASolution>> {
        Solution::try_from(text.parse::<Grid>()?).map_err(ParseError::Refused)
    }
}

/// The reason why a text is not what was to be read.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ParseError<E> {
    /// The text holds no puzzle, or several.
    Malformed(Malformed),
    /// The text is well-formed, but what it holds is not fit.
    Refused(E),
}

impl<E> From<Malformed> for ParseError<E> {
    fn from(malformed: Malformed) -> ParseError<E> {
        ParseError::Malformed(malformed)
    }
}

impl<E: fmt::Display> fmt::Display for ParseError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseError::Malformed(malformed) => malformed.fmt(f),
            ParseError::Refused(why) => why.fmt(f),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> core::error::Error for ParseError<E> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Cell, Conflict};
    use crate::solve::{NotUnique, Puzzle};

    const SOLVED: &str =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

    #[test]
    fn solutions_are_read_and_checked() {
        let solution: Solution = SOLVED.parse().unwrap();
        assert_eq!(solution.to_string(), SOLVED);
        let blank = SOLVED.replacen('1', ".", 1).parse::<Solution>();
        assert_eq!(blank, Err(ParseError::Refused(NotASolution::Blank(Cell::at(0, 0)))));
        assert!(matches!("12".parse::<Solution>(), Err(ParseError::Malformed(_))));
    }

    #[test]
    fn candidates_are_read_from_digits_and_from_candidates() {
        let grid: Grid = SOLVED.replacen('1', ".", 1).parse().unwrap();
        let candidates: Candidates = grid.to_string().parse().unwrap();
        assert_eq!(candidates, Candidates::from(grid));
        assert_eq!(candidates.to_string().parse(), Ok(candidates));
    }

    #[test]
    fn puzzles_are_read_proved_and_written() {
        let text = SOLVED.replacen('1', ".", 1);
        let puzzle: Puzzle = text.parse().unwrap();
        assert_eq!((puzzle.to_string(), puzzle.solution().to_string()), (text, SOLVED.into()));
        let sukaku = Clues::from(puzzle.candidates()).to_string();
        assert_eq!(sukaku.parse::<Puzzle>().unwrap().to_string(), sukaku);
        let twice = SOLVED.replacen('2', "1", 1).parse::<Puzzle>();
        let refused = |error| {
            matches!(error, ParseError::Refused(NotUnique::Contradictory(Conflict::Twice { .. })))
        };
        assert!(twice.is_err_and(refused));
        assert!(matches!("12".parse::<Puzzle>(), Err(ParseError::Malformed(_))));
    }
}
