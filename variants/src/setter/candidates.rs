//! True candidates: the values that a cell has in some solution, and in how many.

use crate::board::{Cell, Value, Values};
use crate::outcome::{Budget, Ended};
use crate::puzzle::Puzzle;

/// This many solutions are listed, or more if candidates are counted further, before candidates are asked about one
/// by one. Below that, listing all is faster and gives every number at once.
const LISTED: u64 = 1_000;

/// The values that each cell has in some solution, and in how many solutions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrueCandidates {
    values: usize,
    limit: u64,
    /// The solutions found with each value of each cell.
    counts: Vec<u64>,
    /// For each cell, the values that are not ruled out.
    open: Vec<Values>,
    /// The number of all solutions, if they are few enough to be listed.
    solutions: Option<u64>,
    /// There are more solutions than this, if they are too many to be listed.
    more_than: Option<u64>,
    ended: Ended,
}

impl TrueCandidates {
    /// The values of a cell that are in a solution.
    pub fn of(&self, cell: Cell) -> Values {
        let has = |value: &Value| self.counts[self.place(cell, *value)] > 0;
        Values::all(self.values).iter().filter(has).collect()
    }

    /// The values of a cell that may or may not be in a solution; none if the answer is
    /// complete.
    pub fn unknown(&self, cell: Cell) -> Values {
        self.open[cell.index()] - self.of(cell)
    }

    /// How many solutions have the value in the cell: the limit stands for that many or more.
    pub fn count(&self, cell: Cell, value: Value) -> u64 {
        self.counts[self.place(cell, value)].min(self.limit)
    }

    /// The number up to which solutions are counted.
    pub(super) fn limit(&self) -> u64 {
        self.limit
    }

    /// How many solutions the puzzle has, if they are at most a thousand or at most the limit, and the numbers were
    /// asked for.
    pub fn solutions(&self) -> Option<u64> {
        self.solutions
    }

    /// A number that is less than that of the solutions, if these are too many to be counted.
    pub fn more_than(&self) -> Option<u64> {
        self.more_than
    }

    /// Whether the budget did not suffice or the asker stopped, so that values may be unknown and numbers
    /// too low.
    pub fn is_partial(&self) -> bool {
        self.ended != Ended::All
    }

    /// The digits each of which, given beside the others, would make the puzzle unique. None if the puzzle
    /// is unique already, or if the numbers were not asked for.
    pub fn makes_unique(&self) -> Vec<(Cell, Value)> {
        if self.solutions == Some(1) || self.limit < 2 || self.is_partial() {
            return Vec::new();
        }
        let once = self.counts.iter().enumerate().filter(|(_, count)| **count == 1);
        once.map(|(place, _)| {
            (Cell((place / self.values) as u16), Value((place % self.values) as u8))
        })
        .collect()
    }

    fn place(&self, cell: Cell, value: Value) -> usize {
        cell.index() * self.values + value.index()
    }

    fn add(&mut self, solution: &[Value]) {
        for (cell, value) in solution.iter().enumerate() {
            self.counts[cell * self.values + value.index()] += 1;
        }
    }
}

impl Puzzle {
    /// The values each cell has in some solution, with the number of solutions up to `limit`; 1 asks only
    /// whether there is one, and 0 is taken as 1.
    ///
    /// Whenever more is known, `each` sees it, and returns whether to go on: first the values, then the
    /// numbers. So a program can draw the answer while it grows, and drop it when the puzzle changes.
    ///
    /// ```
    /// use ninefold_variants::{Budget, Puzzle, Value};
    ///
    /// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2".parse()?;
    /// let known = puzzle.true_candidates(10, Budget::UNLIMITED, |_| true);
    /// let cell = puzzle.board().named("r2c3").expect("it is on the board");
    /// // 1 and 2; two solutions have the 1.
    /// assert_eq!(known.of(cell).iter().collect::<Vec<_>>(), [Value(0), Value(1)]);
    /// assert_eq!(known.count(cell, Value(0)), 2);
    /// assert_eq!(known.solutions(), Some(3));
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn true_candidates(
        &self,
        limit: u64,
        budget: Budget<'_>,
        mut each: impl FnMut(&TrueCandidates) -> bool,
    ) -> TrueCandidates {
        let (cells, values) = (self.board().cell_count(), self.board().value_count());
        let mut known = TrueCandidates {
            values,
            limit: limit.max(1),
            counts: vec![0; cells * values],
            open: self.start(budget),
            solutions: None,
            more_than: None,
            ended: Ended::All,
        };
        known.ended = self.prove_each(&mut known, budget, &mut each);
        if limit > 1 && known.ended == Ended::All && each(&known) {
            known.ended = self.count_each(&mut known, budget, &mut each);
        }
        known
    }

    /// Finds a solution for each value that has one. Each search must find a value that no solution before
    /// it has.
    fn prove_each(
        &self,
        known: &mut TrueCandidates,
        budget: Budget<'_>,
        each: &mut dyn FnMut(&TrueCandidates) -> bool,
    ) -> Ended {
        for cell in 0..known.open.len() {
            loop {
                let rest = known.unknown(Cell(cell as u16));
                if rest.is_empty() {
                    break;
                }
                let mut start = known.open.clone();
                start[cell] = rest;
                let ended = self.solutions_within(start, budget, |solution| {
                    known.add(solution);
                    false
                });
                match ended {
                    Ended::Enough if !each(known) => return Ended::Enough,
                    Ended::Enough => {}
                    Ended::All => known.open[cell] -= rest,
                    Ended::Budget => return Ended::Budget,
                }
            }
        }
        Ended::All
    }

    /// Counts the solutions of each value up to the limit.
    fn count_each(
        &self,
        known: &mut TrueCandidates,
        budget: Budget<'_>,
        each: &mut dyn FnMut(&TrueCandidates) -> bool,
    ) -> Ended {
        let mut listed = TrueCandidates { counts: vec![0; known.counts.len()], ..known.clone() };
        let (mut found, most) = (0, LISTED.max(known.limit));
        let ended = self.solutions_within(known.open.clone(), budget, |solution| {
            listed.add(solution);
            found += 1;
            found <= most
        });
        if ended == Ended::All {
            listed.solutions = Some(found);
            *known = listed;
            return Ended::All;
        }
        // Some of these solutions may be among those that proved the values.
        for (count, listed) in known.counts.iter_mut().zip(&listed.counts) {
            *count = (*count).max(*listed);
        }
        if ended == Ended::Budget {
            return ended;
        }
        known.more_than = Some(most);
        for place in 0..known.counts.len() {
            if (1..known.limit).contains(&known.counts[place]) {
                let mut start = known.open.clone();
                start[place / known.values] = Values::of(Value((place % known.values) as u8));
                let mut count = 0;
                let ended = self.solutions_within(start, budget, |_| {
                    count += 1;
                    count < known.limit
                });
                known.counts[place] = known.counts[place].max(count);
                if ended == Ended::Budget {
                    return ended;
                }
                if !each(known) {
                    return Ended::Enough;
                }
            }
        }
        Ended::All
    }
}
