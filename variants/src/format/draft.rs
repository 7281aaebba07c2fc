//! A puzzle as it stands in a text.

use crate::board::{Board, Value, Values};
use crate::error::{Error, why};
use crate::puzzle::Puzzle;
use crate::rule::Rule;

/// A puzzle as a text has it: the board, the rules, and what else stood there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The board with its houses.
    pub board: Board,
    /// The rules.
    pub rules: Vec<Rule>,
    /// What people say about it.
    pub about: About,
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
}

impl From<&Puzzle> for Draft {
    fn from(puzzle: &Puzzle) -> Draft {
        let (board, rules) = (puzzle.board().clone(), puzzle.rules().to_vec());
        Draft { board, rules, about: About::default() }
    }
}

impl Draft {
    /// A board without rules.
    pub fn new(board: Board) -> Self {
        Draft { board, rules: Vec::new(), about: About::default() }
    }

    /// How many digits are given.
    pub fn givens(&self) -> usize {
        self.allowed().iter().filter(|values| values.len() == 1).count()
    }

    /// The puzzle, ready to be solved.
    ///
    /// # Errors
    /// As [`Puzzle::new`].
    pub fn puzzle(self) -> Result<Puzzle, Error> {
        Puzzle::new(self.board, self.rules)
    }

    /// The given values, one set a cell; a cell with one value is a given digit.
    pub fn allowed(&self) -> Vec<Values> {
        let mut allowed = vec![self.board.all(); self.board.cells()];
        for rule in &self.rules {
            if let Rule::Allowed { cell, values } = rule {
                allowed[cell.index()].0 &= values.0;
            }
        }
        allowed
    }

    /// Refuses a board with holes, for notations without them.
    pub(super) fn needs_whole_frame(&self) -> Result<(), Error> {
        match self.board.holes().next() {
            Some(_) => Err(Error::Board(why!(
                "the notation has no boards with holes",
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
        crate::rule::sound(&rule, &self.board)?;
        self.rules.push(rule);
        Ok(())
    }
}

/// More rules than this no setter draws; a short text must not fill the memory.
const MOST: usize = 100_000;
