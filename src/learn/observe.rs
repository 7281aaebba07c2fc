//! The reports that a rung makes while it searches, and the observers that receive them.

use super::board::Board;
use super::dimensions::Spot;
use crate::grid::{Digit, House, Language};
use alloc::string::{String, ToString};
use core::fmt;

/// Why a search has no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Stopped {
    /// The observer ended it, for instance at a limit.
    Limit,
    /// The rung does not take boards of this size.
    Size,
}

impl Stopped {
    /// The reason in a language.
    pub fn text(self, language: Language) -> String {
        match (self, language) {
            (_, Language::English) => self.to_string(),
            (Stopped::Limit, Language::Korean) => "탐색이 한도에 이르러 멈췄습니다".into(),
            (Stopped::Size, Language::Korean) => "이 솔버는 이 크기의 판을 다루지 않습니다".into(),
        }
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stopped::Limit => "the search was stopped at its limit",
            Stopped::Size => "the rung does not take boards of this size",
        })
    }
}

impl core::error::Error for Stopped {}

/// Observes a search. Every method does nothing by default, so an observer pays only for what it
/// uses.
pub trait Observer {
    /// The recursive function is entered with this many of its calls open below: 0 for the first.
    ///
    /// # Errors
    /// [`Stopped::Limit`] ends the search.
    fn call(&mut self, level: usize) -> Result<(), Stopped> {
        let _ = level;
        Ok(())
    }

    /// The search asks whether a digit may stand in a cell. One check.
    fn check(&mut self, spot: Spot, digit: Digit) {
        let _ = (spot, digit);
    }

    /// The answer was no: the digit already stands in this house.
    fn reject(&mut self, spot: Spot, digit: Digit, house: House) {
        let _ = (spot, digit, house);
    }

    /// The digit is written into the cell.
    fn place(&mut self, spot: Spot, digit: Digit) {
        let _ = (spot, digit);
    }

    /// The cell is cleared again.
    fn undo(&mut self, spot: Spot) {
        let _ = spot;
    }

    /// The call ends without a solution: nothing is left to try (in this cell, if the rung works on
    /// a cell). One backtrack.
    fn back(&mut self, spot: Option<Spot>) {
        let _ = spot;
    }

    /// The search is back in the call of this level. Reported only where [`Observer::back`], which
    /// leads to the level below, does not imply it.
    fn resume(&mut self, level: usize) {
        let _ = level;
    }

    /// The board is complete.
    fn solution(&mut self, board: &Board) {
        let _ = board;
    }

    /// The counts of a search whose steps cannot be watched; reported at its end, before its
    /// solution.
    fn total(&mut self, counts: Counts) {
        let _ = counts;
    }

    /// Work without an event of its own: the number of checks (of all digits of a cell at once, or
    /// of a digit in a house) and of looks (a cell, a mask or a link read).
    fn cost(&mut self, checks: u64, looks: u64) {
        let _ = (checks, looks);
    }
}

/// Ignores everything; a search with it runs as if there were no observer.
#[derive(Clone, Copy, Default, Debug)]
pub struct Silent;

impl Observer for Silent {}

/// What a search cost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[non_exhaustive]
pub struct Counts {
    /// Entries into the recursive function, the first and the last included.
    pub calls: u64,
    /// Questions whether a digit may stand in a cell; where masks answer for all digits of a cell,
    /// or for one digit in all cells of a house, at once, that is one.
    pub checks: u64,
    /// Cells, masks or links read to answer them and to find the next cell.
    pub looks: u64,
    /// Digits written into cells.
    pub assignments: u64,
    /// Calls that ended without a solution after trying everything in their cell.
    pub backtracks: u64,
    /// The most calls that were open below another one: 0 when there was no recursion.
    pub deepest: usize,
}

impl core::ops::AddAssign for Counts {
    /// Sums, and the deeper of the two levels.
    fn add_assign(&mut self, other: Counts) {
        self.calls += other.calls;
        self.checks += other.checks;
        self.looks += other.looks;
        self.assignments += other.assignments;
        self.backtracks += other.backtracks;
        self.deepest = self.deepest.max(other.deepest);
    }
}

/// Counts, and stops a search that makes too many calls.
#[derive(Clone, Debug)]
pub struct Counter {
    now: Counts,
    at_solution: Option<Counts>,
    most_calls: u64,
}

impl Counter {
    /// Counts without a limit.
    pub const fn new() -> Counter {
        Counter::with_limit(u64::MAX)
    }

    /// Stops the search when it would make more than this many calls before its solution.
    pub const fn with_limit(most_calls: u64) -> Counter {
        let now =
            Counts { calls: 0, checks: 0, looks: 0, assignments: 0, backtracks: 0, deepest: 0 };
        Counter { now, at_solution: None, most_calls }
    }

    /// The counts up to the solution, or all when none was found.
    pub fn until_solution(&self) -> Counts {
        self.at_solution.unwrap_or(self.now)
    }

    /// The counts up to the end of the program: more than [`Counter::until_solution`] for a rung
    /// that continues after it has found the solution.
    pub const fn until_end(&self) -> Counts {
        self.now
    }
}

impl Default for Counter {
    fn default() -> Counter {
        Counter::new()
    }
}

impl Observer for Counter {
    #[inline]
    fn call(&mut self, level: usize) -> Result<(), Stopped> {
        if self.now.calls >= self.most_calls && self.at_solution.is_none() {
            return Err(Stopped::Limit);
        }
        self.now.calls += 1;
        self.now.deepest = self.now.deepest.max(level);
        Ok(())
    }

    #[inline]
    fn check(&mut self, _: Spot, _: Digit) {
        self.now.checks += 1;
    }

    #[inline]
    fn place(&mut self, _: Spot, _: Digit) {
        self.now.assignments += 1;
    }

    #[inline]
    fn back(&mut self, _: Option<Spot>) {
        self.now.backtracks += 1;
    }

    fn solution(&mut self, _: &Board) {
        self.at_solution = Some(self.now);
    }

    fn total(&mut self, counts: Counts) {
        self.now += counts;
    }

    #[inline]
    fn cost(&mut self, checks: u64, looks: u64) {
        self.now.checks += checks;
        self.now.looks += looks;
    }
}
