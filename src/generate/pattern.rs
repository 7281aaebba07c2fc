//! Puzzles with clues in given cells.
//!
//! The digits of a random solution in a given pattern rarely have only that solution. So this
//! module improves the digits: one or two clues take other digits that some solution allows, and
//! the change stays when the number of solutions falls (or stays the same, so as not to get stuck).

use super::error::NotFound;
use super::grids::grid;
use super::minimise;
use super::question::given;
use super::random::Random;
use super::request::Request;
use super::unavoidable::{CELLS, small_sets};
use crate::grid::{Candidates, Cell, CellSet, Grid, Language};
use crate::solve;
use crate::solve::{Cancel, Puzzle};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// The cells of the clues, read from 81 characters. A cell with `.`, `0`, `-` or `_` has no clue, and white space does not
/// count, so a pattern may be drawn in rows.
///
/// ```
/// use ninefold::generate::Pattern;
///
/// let pattern: Pattern = format!("x{}1", ".".repeat(79)).parse()?;
/// assert_eq!(pattern.0.len(), 2);
/// let error = "x..".parse::<Pattern>().unwrap_err();
/// assert_eq!(error.to_string(), "expected the 81 cells of a classic puzzle, found 3 characters");
/// # Ok::<(), ninefold::generate::NotPattern>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pattern(pub CellSet);

/// The number of characters of a text that has not 81 and is no pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotPattern(pub usize);

impl FromStr for Pattern {
    type Err = NotPattern;

    fn from_str(text: &str) -> Result<Pattern, NotPattern> {
        let signs = || text.chars().filter(|sign| !sign.is_whitespace());
        let found = signs().count();
        if found != Cell::ALL.len() {
            return Err(NotPattern(found));
        }
        let clues = Cell::ALL.into_iter().zip(signs());
        let clues = clues.filter(|(_, sign)| !matches!(sign, '.' | '0' | '-' | '_'));
        Ok(Pattern(clues.map(|(cell, _)| cell).collect()))
    }
}

impl NotPattern {
    /// What is wrong, in a language.
    pub fn text(&self, language: Language) -> String {
        let found = self.0;
        match language {
            Language::English => {
                format!("expected the 81 cells of a classic puzzle, found {found} characters")
            }
            Language::Korean => format!("일반 퍼즐의 81칸이어야 하는데 {found}글자입니다"),
        }
    }
}

impl fmt::Display for NotPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl core::error::Error for NotPattern {}

/// The first limit for counting solutions.
const MANY: u64 = 2_000;
/// The number of changes before a new start.
const CHANGES: u32 = 400;

/// A puzzle with clues in exactly these cells.
pub(super) fn fill(
    request: &Request,
    cells: CellSet,
    mut random: Random,
    stop: Option<&Cancel>,
) -> Result<Puzzle, NotFound> {
    let starts = request.starts.unwrap_or(Request::STARTS);
    let mut closest = None;
    let mut fewest_missed = usize::MAX;
    for start in 1..=starts {
        if stop.is_some_and(Cancel::is_cancelled) {
            return Err(NotFound { starts: start - 1, closest });
        }
        let solution = request.solution.unwrap_or_else(|| grid(&mut random));
        let mut missed = 0;
        small_sets(&solution, &CELLS, |set| missed += usize::from(set & cells.bits() == 0));
        if request.solution.is_some() {
            // The digits are fixed, so there is only one puzzle to try.
            return match proper(request, given(&solution, cells)) {
                Ok(puzzle) => Ok(puzzle),
                Err(closest) => Err(NotFound { starts: start, closest }),
            };
        }
        // Starts that hit few of the small unavoidable sets have very many solutions.
        fewest_missed = fewest_missed.min(missed);
        if missed > fewest_missed + 2 {
            continue;
        }
        let Some(grid) = improved(given(&solution, cells), &mut random) else { continue };
        match proper(request, grid) {
            Ok(puzzle) => return Ok(puzzle),
            Err(found) => closest = closest.or(found),
        }
    }
    Err(NotFound { starts, closest })
}

/// The puzzle, if it is proper and, where required, minimal; otherwise the grid, if it is proper.
fn proper(request: &Request, grid: Grid) -> Result<Puzzle, Option<Grid>> {
    let puzzle = Puzzle::try_from(grid).map_err(|_| None)?;
    let suits =
        (!request.minimal || minimise::is_minimal(&puzzle) == Ok(true)) && request.suits(&puzzle);
    if suits { Ok(puzzle) } else { Err(Some(grid)) }
}

/// Changes digits until there is one solution; `None` when that fails.
fn improved(mut grid: Grid, random: &mut Random) -> Option<Grid> {
    let mut solutions = solve::count(grid, MANY);
    let mut cells: Vec<Cell> = grid.filled_cells().iter().collect();
    for _ in 0..CHANGES {
        if solutions == 1 {
            return Some(grid);
        }
        random.shuffle(&mut cells);
        let changed = 1 + random.below(2) as usize;
        let mut next = grid;
        for &cell in &cells[..changed] {
            next.set(cell, None);
        }
        for &cell in &cells[..changed] {
            let mut digits = Candidates::from(&next).get(cell);
            digits.remove(grid.get(cell)?);
            if digits.is_empty() {
                break;
            }
            let digit = digits.iter().nth(random.below(digits.len() as u32) as usize);
            next.set(cell, digit);
        }
        if next.clue_count() < cells.len() {
            continue;
        }
        let count = solve::count(next, (solutions + 1).min(MANY));
        if count >= 1 && count <= solutions {
            (grid, solutions) = (next, count);
        }
    }
    None
}
