//! A board with rules, and the questions one asks about it.

use std::sync::Arc;

use ninefold::{Clues, DigitSet, Grid};

use crate::board::{Board, Cell, Value, Values};
use crate::error::{Error, why};
use crate::outcome::{Budget, Count, Ended, Statistics, Verdict, counted, verdict};
use crate::rule::{Rule, RuleIndex};
use crate::search::{self, Compiled, Engine, Machines};

/// A board with rules, ready to be solved. Two are equal if their boards and their rules are, in order; the text is
/// [`variant-json`](crate::format::Format::OWN), which [`str::parse`] reads back, as it reads every format.
///
/// ```
/// use ninefold::Grid;
/// use ninefold_variants::{Budget, Puzzle};
///
/// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2".parse()?;
/// assert_eq!(puzzle.to_string().parse::<Puzzle>()?, puzzle);
/// // A classic puzzle is one too.
/// let grid: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let solution = Puzzle::from(grid).solve(Budget::UNLIMITED).expect("it has one");
/// assert_eq!(Puzzle::from(grid).line(&solution), grid.solve()?.to_string());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Puzzle {
    compiled: Arc<Compiled>,
}

impl PartialEq for Puzzle {
    fn eq(&self, other: &Puzzle) -> bool {
        self.board() == other.board() && self.rules() == other.rules()
    }
}

impl Eq for Puzzle {}

impl Puzzle {
    /// A board with rules.
    ///
    /// # Errors
    /// If a rule has a cell or a value that the board lacks, too few cells to mean anything, or numbers or lists beyond
    /// reason. A cell may stand twice in a rule, which then means what it says: a cage counts it twice, and no digit
    /// on a thermometer is greater than itself.
    ///
    /// ```
    /// use ninefold_variants::{Board, Budget, Puzzle, Rule};
    ///
    /// let board = Board::square(4)?;
    /// let cells = ["r1c1", "r1c2"].into_iter().filter_map(|name| board.named(name)).collect();
    /// let puzzle = Puzzle::new(board, vec![Rule::Cage { cells, sum: Some(3) }])?;
    /// assert_eq!(puzzle.count(1_000, Budget::UNLIMITED).found, 48);
    /// # Ok::<(), ninefold_variants::Error>(())
    /// ```
    pub fn new(board: Board, rules: Vec<Rule>) -> Result<Self, Error> {
        for rule in &rules {
            let cells = rule.cells(&board);
            let name = rule.kind().name();
            if let Some(cell) = cells.iter().find(|cell| cell.index() >= board.cell_count()) {
                return Err(Error::rule(
                    name,
                    format!("cell {}", cell.0),
                    why!("unknown cell", "판에 없는 칸입니다"),
                ));
            }
            crate::rule::sound(rule, &board)?;
        }
        let rules = rules.into_iter().map(|rule| rule.with_true_name(&board)).collect();
        let compiled = Compiled::new(Arc::new(board), rules, &Machines::default());
        Ok(Puzzle { compiled: Arc::new(compiled) })
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.compiled.board
    }

    /// The rules.
    pub fn rules(&self) -> &[Rule] {
        &self.compiled.rules
    }

    /// The rule at a place.
    ///
    /// # Panics
    /// If the puzzle has no such rule.
    pub fn rule(&self, rule: RuleIndex) -> &Rule {
        &self.rules()[rule.0]
    }

    /// The rules with their places.
    pub fn each_rule(&self) -> impl Iterator<Item = (RuleIndex, &Rule)> {
        (0..).map(RuleIndex).zip(self.rules())
    }

    /// A solution, if there is one and the budget suffices to find it; [`Puzzle::check`] tells why there is none.
    ///
    /// A [`Value`] counts from 0, so on most boards `Value(0)` is the digit 1: [`Board::number`] is the number
    /// that people see, and [`Puzzle::line`] writes the whole solution.
    ///
    /// ```
    /// use ninefold_variants::{Budget, Puzzle};
    ///
    /// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4".parse()?;
    /// let values = puzzle.solve(Budget::UNLIMITED).expect("there is one");
    /// assert_eq!(puzzle.line(&values), "1243431224313124");
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn solve(&self, budget: Budget<'_>) -> Option<Vec<Value>> {
        let mut solution = None;
        self.solutions(budget, |values| {
            solution = Some(values.to_vec());
            false
        });
        solution
    }

    /// The lexicographically first solution, row by row; None if there is none or the budget does not
    /// suffice.
    pub fn first(&self, budget: Budget<'_>) -> Option<Vec<Value>> {
        let mut found = self.solve(budget)?;
        let mut start = self.start(budget);
        for cell in 0..start.len() {
            // Smaller values, the least first, until one is in a solution.
            let mut smaller = start[cell] & Values::all(found[cell].index());
            while let Some(least) = smaller.first() {
                let mut tried = start.clone();
                tried[cell] = Values::of(least);
                let (ended, _) = search::solutions(&self.compiled, tried, budget, &mut |values| {
                    found = values.to_vec();
                    false
                });
                match ended {
                    Ended::Enough => break,
                    Ended::All => smaller = smaller.without(least),
                    Ended::Budget => return None,
                }
            }
            start[cell] = Values::of(found[cell]);
        }
        Some(found)
    }

    /// Whether there is no solution, one, or more.
    ///
    /// ```
    /// use ninefold_variants::{Budget, Puzzle, Verdict};
    ///
    /// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2".parse()?;
    /// let Verdict::Several([a, b]) = puzzle.check(Budget::UNLIMITED) else { panic!("three solutions") };
    /// assert_ne!(puzzle.line(&a), puzzle.line(&b));
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn check(&self, budget: Budget<'_>) -> Verdict {
        verdict(|each| self.solutions(budget, each).0)
    }

    /// How many solutions there are, at most `limit`. A puzzle is unique if 1 was found and the search
    /// ended with [`Ended::All`].
    ///
    /// ```
    /// use ninefold_variants::{Budget, Ended, Puzzle};
    ///
    /// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2".parse()?;
    /// let count = puzzle.count(10, Budget::UNLIMITED);
    /// assert_eq!((count.found, count.ended), (3, Ended::All));
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn count(&self, limit: u64, budget: Budget<'_>) -> Count {
        counted(limit, |each| self.solutions(budget, each))
    }

    /// Shows each solution to `each`, until it returns false. This is no iterator, since the search keeps its place on
    /// the stack.
    ///
    /// ```
    /// use ninefold_variants::{Budget, Puzzle};
    ///
    /// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2".parse()?;
    /// let mut two = Vec::new();
    /// puzzle.solutions(Budget::UNLIMITED, |values| {
    ///     two.push(puzzle.line(values));
    ///     two.len() < 2
    /// });
    /// assert_ne!(two[0], two[1]);
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn solutions(
        &self,
        budget: Budget<'_>,
        mut each: impl FnMut(&[Value]) -> bool,
    ) -> (Ended, Statistics) {
        search::solutions(&self.compiled, self.start(budget), budget, &mut each)
    }

    /// Shows each solution to `each` in lexicographic order, row by row, until it returns false. Takes up to a few
    /// times as long as [`Puzzle::solutions`]. Where there are many, it divides them by the values of one cell after the
    /// other, and keeps up to about a thousand for each of these cells.
    ///
    /// ```
    /// use ninefold_variants::{Budget, Puzzle};
    ///
    /// let puzzle: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2".parse()?;
    /// let mut two = Vec::new();
    /// puzzle.solutions_in_order(Budget::UNLIMITED, |values| {
    ///     two.push(puzzle.line(values));
    ///     two.len() < 2
    /// });
    /// assert_eq!(two, ["1234341221434321", "1234341223414123"]);
    /// # Ok::<(), ninefold_variants::format::Malformed>(())
    /// ```
    pub fn solutions_in_order(
        &self,
        budget: Budget<'_>,
        mut each: impl FnMut(&[Value]) -> bool,
    ) -> (Ended, Statistics) {
        search::ordered(&self.compiled, self.start(budget), budget, &mut each)
    }

    /// Shows each solution within some candidates of each cell.
    pub(crate) fn solutions_within(
        &self,
        candidates: Vec<Values>,
        budget: Budget<'_>,
        mut each: impl FnMut(&[Value]) -> bool,
    ) -> Ended {
        search::solutions(&self.compiled, candidates, budget, &mut each).0
    }

    /// The same board with some of the rules.
    pub(crate) fn with_rules(&self, rules: &[RuleIndex]) -> Puzzle {
        let rules: Vec<Rule> = rules.iter().map(|&rule| self.rule(rule).clone()).collect();
        let compiled = Compiled::new(Arc::clone(&self.compiled.board), rules, self.machines());
        Puzzle { compiled: Arc::new(compiled) }
    }

    /// The compiled puzzle; None if there is no time.
    pub(crate) fn engine(&self, budget: Budget<'_>) -> Option<&Engine> {
        self.compiled.whole(budget)
    }

    /// The machines of its rules.
    pub(crate) fn machines(&self) -> &Machines {
        &self.compiled.machines
    }

    /// The candidates before any search; all values if there is no time to tell.
    pub(crate) fn start(&self, budget: Budget<'_>) -> Vec<Values> {
        let all = || vec![self.board().values(); self.board().cell_count()];
        self.compiled.plain(budget).map_or_else(all, |plain| plain.engine.start.clone())
    }

    /// A solution written row by row: one character a cell up to 9, above separated by commas.
    pub fn line(&self, values: &[Value]) -> String {
        let numbers = values.iter().map(|&value| self.board().number(value).to_string());
        numbers.collect::<Vec<_>>().join(if self.board().needs_commas() { "," } else { "" })
    }
}

impl From<Grid> for Puzzle {
    fn from(grid: Grid) -> Puzzle {
        Puzzle::from(&Clues::from(grid))
    }
}

impl From<&ninefold::Puzzle> for Puzzle {
    fn from(puzzle: &ninefold::Puzzle) -> Puzzle {
        Puzzle::from(puzzle.clues())
    }
}

impl From<&Clues> for Puzzle {
    /// A classic puzzle, as a board with givens.
    fn from(clues: &Clues) -> Puzzle {
        let rules = ninefold::Cell::ALL.into_iter().filter_map(|cell| {
            let digits = match clues {
                Clues::Grid(grid) => DigitSet::from(grid.get(cell)?),
                Clues::Candidates(candidates) => candidates.get(cell),
            };
            let (cell, values) = (Cell(cell.index() as u16), Values(digits.bits().into()));
            (digits.len() < 9).then_some(Rule::Allowed { cell, values })
        });
        let puzzle = Board::square(9).and_then(|board| Puzzle::new(board, rules.collect()));
        puzzle.unwrap_or_else(|_| unreachable!("the classic board has these cells"))
    }
}
