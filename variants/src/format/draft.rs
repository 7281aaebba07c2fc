//! A puzzle as it stands in a text.

use crate::board::{Board, Cell, Value, Values};
use crate::error::{Error, why};
use crate::puzzle::Puzzle;
use crate::rule::Rule;
use ninefold::{Digit, Grid};

use super::{Drawing, Malformed};

/// A puzzle as a text has it: the board, the rules, and what else stood there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The board with its houses.
    pub board: Board,
    /// The rules.
    pub rules: Vec<Rule>,
    /// What people say about it.
    pub about: About,
    /// What is only drawn. It may mean a rule; then `unknown` names it.
    pub drawn: Vec<Drawing>,
    /// Whether the text covers the board until digits are right. Fog is no rule: here one sees the whole board.
    pub fog: bool,
    /// The rules that nobody here understands, with their places.
    pub unknown: Vec<Malformed>,
}

/// What a text says about a puzzle, and no solver needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// Its name.
    pub title: Option<String>,
    /// Who set it.
    pub author: Option<String>,
    /// Its rules in words.
    pub description: Option<String>,
    /// The solution that the text claims.
    pub solution: Option<Vec<Value>>,
    /// What a player has filled in so far.
    pub filled: Vec<(Cell, Value)>,
}

/// The solution that a text claims, with a sign for each cell, if it is one of the board's.
pub(super) fn claimed(board: &Board, text: &str) -> Option<Vec<Value>> {
    let values = text.chars().map(|c| board.value(i64::from(c.to_digit(36)?)));
    values.collect::<Option<Vec<_>>>().filter(|values| values.len() == board.cell_count())
}

impl From<&Puzzle> for Draft {
    fn from(puzzle: &Puzzle) -> Draft {
        let (board, rules) = (puzzle.board().clone(), puzzle.rules().to_vec());
        Draft { rules, ..Draft::new(board) }
    }
}

/// A digit in a cell of the classic board.
fn placed(cell: Cell, value: Value) -> Option<(ninefold::Cell, Digit)> {
    Some((ninefold::Cell::new(cell.index())?, Digit::new(value.0 + 1)?))
}

impl Draft {
    /// A board without rules.
    pub fn new(board: Board) -> Self {
        let (rules, about) = (Vec::new(), About::default());
        Draft { board, rules, about, drawn: Vec::new(), fog: false, unknown: Vec::new() }
    }

    /// The draft, unless it has a rule that nobody here understands.
    ///
    /// # Errors
    /// The first such rule, with its place.
    pub fn understood(mut self) -> Result<Draft, Malformed> {
        if self.unknown.is_empty() { Ok(self) } else { Err(self.unknown.swap_remove(0)) }
    }

    /// How many digits are given.
    pub fn givens(&self) -> usize {
        self.allowed().iter().filter(|values| values.len() == 1).count()
    }

    /// The clues, if this is a classic puzzle: the usual board of nine rows, and nothing but given digits.
    pub fn classic(&self) -> Option<Grid> {
        let is_usual = Board::square(9).is_ok_and(|usual| self.board == usual);
        if !is_usual || self.fog || !self.unknown.is_empty() {
            return None;
        }
        let mut grid = Grid::EMPTY;
        for rule in &self.rules {
            let Rule::Allowed { cell, values } = rule else { return None };
            let (cell, digit) = placed(*cell, values.only()?)?;
            // Of two digits in one cell neither is right.
            if grid.get(cell).is_some_and(|other| other != digit) {
                return None;
            }
            grid.set(cell, Some(digit));
        }
        Some(grid)
    }

    /// The puzzle, ready to be solved.
    ///
    /// # Errors
    /// If a rule is not understood, and as [`Puzzle::new`].
    pub fn puzzle(self) -> Result<Puzzle, Error> {
        self.understood().map_err(|unknown| unknown.error)?.of_known_rules()
    }

    /// The puzzle of the rules that are understood, which may have more solutions than the one that was meant.
    ///
    /// # Errors
    /// As [`Puzzle::new`].
    pub fn of_known_rules(self) -> Result<Puzzle, Error> {
        Puzzle::new(self.board, self.rules)
    }

    /// The given values, one set a cell; a cell with one value is a given digit.
    pub fn allowed(&self) -> Vec<Values> {
        let mut allowed = vec![self.board.values(); self.board.cell_count()];
        for rule in &self.rules {
            if let Rule::Allowed { cell, values } = rule {
                allowed[cell.index()] &= *values;
            }
        }
        allowed
    }

    /// Notes a rule that is not understood, or fog; any other error stays one.
    pub(super) fn missed(&mut self, error: Malformed) -> Result<(), Malformed> {
        if matches!(&error.error, Error::Unknown { name, .. } if is_fog(name)) {
            self.fog = true;
            return Ok(());
        }
        if !matches!(error.error, Error::Unknown { .. }) || self.unknown.len() >= MOST_UNKNOWN {
            // What cannot be may come of a rule before it, such as one that makes cells.
            return Err(if self.unknown.is_empty() { error } else { self.unknown.swap_remove(0) });
        }
        self.unknown.push(error);
        Ok(())
    }

    /// Adds what is only drawn.
    pub(super) fn drawn(&mut self, drawing: Drawing) -> Result<(), Error> {
        if self.drawn.len() >= MOST_DRAWN {
            return Err(Error::Syntax(why!(
                "more than {MOST_DRAWN} drawings",
                "그림이 {MOST_DRAWN}개를 넘습니다"
            )));
        }
        self.drawn.push(drawing);
        Ok(())
    }

    /// Adds drawings of one name, which may mean a rule; of each name the first is noted as not understood.
    pub(super) fn draw(&mut self, all: Vec<Drawing>, unknown: Malformed) -> Result<(), Malformed> {
        let Malformed { place, error } = &unknown;
        let failed = |error| Malformed { place: place.clone(), error };
        all.into_iter().try_for_each(|drawing| self.drawn(drawing)).map_err(failed)?;
        let name = |error: &Error| match error {
            Error::Unknown { name, .. } => Some(name.clone()),
            _ => None,
        };
        let is_noted = self.unknown.iter().any(|other| name(&other.error) == name(error));
        if is_noted { Ok(()) } else { self.missed(unknown) }
    }

    /// Refuses a board with holes, for formats without them.
    pub(super) fn needs_whole_frame(&self) -> Result<(), Error> {
        match self.board.holes().next() {
            Some(_) => Err(Error::Syntax(why!(
                "the format has no boards with holes",
                "이 형식에는 빈자리가 있는 판이 없습니다"
            ))),
            None => Ok(()),
        }
    }

    /// Adds a rule, if it can mean anything.
    pub(super) fn push(&mut self, rule: Rule) -> Result<(), Error> {
        if self.rules.len() >= MOST {
            return Err(Error::Syntax(why!(
                "more than {MOST} rules",
                "규칙이 {MOST}개를 넘습니다"
            )));
        }
        // Candidates may be missing in a cell (such a puzzle has no solution), but no text says so by mistake.
        if let Rule::Allowed { cell, values } = &rule
            && values.is_empty()
        {
            let why = why!("it leaves no value", "들어갈 수 있는 값이 없습니다");
            return Err(Error::rule("given", self.board.name(*cell), why));
        }
        crate::rule::sound(&rule, &self.board)?;
        self.rules.push(rule.with_true_name(&self.board));
        Ok(())
    }
}

/// Whether a text means fog by a name: where there is light, or which digit makes some.
pub(super) fn is_fog(name: &str) -> bool {
    let start = name.get(..3).unwrap_or_default();
    start.eq_ignore_ascii_case("fog")
        || start.eq_ignore_ascii_case("fow")
        || name.starts_with("trigger")
}

/// More rules than this no setter draws; a short text must not fill the memory.
const MOST: usize = 100_000;
/// The same of drawings.
const MOST_DRAWN: usize = 4_000;
/// A text with more rules that are not understood is no puzzle.
const MOST_UNKNOWN: usize = 100;
