//! A board with rules, and the questions one asks about it.

use std::time::{Duration, Instant};

use ninefold::Language;

use crate::board::{Board, Value, Values};
use crate::error::{Error, Why, why};
use crate::rule::Rule;
use crate::search::{Clauses, Engine, Walk, Walked, classic, clauses, compile};

/// A board with rules, ready to be solved.
#[derive(Clone, Debug)]
pub struct Puzzle {
    board: Board,
    rules: Vec<Rule>,
    engine: Engine,
}

/// How much work a question may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    deadline: Option<Instant>,
    guesses: u64,
}

/// Why the search for solutions ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// There are no more.
    All,
    /// The asker wanted no more.
    Enough,
    /// The budget is used up.
    Budget,
}

/// What a search cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// How many guesses were made, and conflicts that clauses were learned from.
    pub guesses: u64,
}

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The solutions found.
    pub found: u64,
    /// Why no more were looked for.
    pub ended: Ended,
    /// What it cost.
    pub statistics: Statistics,
}

impl Budget {
    /// As much as it takes.
    pub const NONE: Budget = Budget { deadline: None, guesses: u64::MAX };

    /// So much time from now.
    pub fn within(time: Duration) -> Self {
        Budget { deadline: Instant::now().checked_add(time), ..Budget::NONE }
    }

    /// The same with at most so many guesses.
    #[must_use]
    pub fn with_guesses(self, guesses: u64) -> Self {
        Budget { guesses, ..self }
    }

    /// So many guesses.
    pub fn guesses(guesses: u64) -> Self {
        Budget { guesses, ..Budget::NONE }
    }
}

impl Puzzle {
    /// A board with rules.
    ///
    /// # Errors
    /// If a rule has a cell that the board lacks, or has too few cells to mean anything.
    pub fn new(board: Board, rules: Vec<Rule>) -> Result<Self, Error> {
        for rule in &rules {
            let cells = rule.cells(&board);
            let name = rule.kind().name();
            if let Some(cell) = cells.iter().find(|cell| cell.index() >= board.cells()) {
                return Err(Error::rule(
                    name,
                    format!("cell {}", cell.0),
                    why!("no such cell", "그런 칸이 없습니다"),
                ));
            }
            crate::rule::sound(rule, &board)?;
        }
        let engine = compile(&board, &rules);
        Ok(Puzzle { board, rules, engine })
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The rules.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// A solution, if there is one and the budget suffices to find it.
    pub fn solve(&self, budget: Budget) -> Option<Vec<Value>> {
        let mut solution = None;
        self.solutions(budget, |values| {
            solution = Some(values.to_vec());
            false
        });
        solution
    }

    /// The lexicographically first solution, row by row; None if there is none or the budget does not
    /// suffice.
    pub fn first(&self, budget: Budget) -> Option<Vec<Value>> {
        let mut found = self.solve(budget)?;
        let mut start = self.engine.start.clone();
        for cell in 0..start.len() {
            // Smaller values, the least first, until one is in a solution.
            let mut smaller = start[cell] & ((1 << found[cell].0) - 1);
            while smaller != 0 {
                let least = 1 << smaller.trailing_zeros();
                let mut tried = start.clone();
                tried[cell] = least;
                let (ended, _) = search(&self.engine, tried, budget, &mut |values| {
                    found = values.to_vec();
                    false
                });
                match ended {
                    Ended::Enough => break,
                    Ended::All => smaller &= !least,
                    Ended::Budget => return None,
                }
            }
            start[cell] = 1 << found[cell].0;
        }
        Some(found)
    }

    /// How many solutions there are, at most `limit`.
    pub fn count(&self, limit: u64, budget: Budget) -> Count {
        let mut found = 0;
        let (ended, statistics) = self.solutions(budget, |_| {
            found += 1;
            found < limit
        });
        Count { found, ended, statistics }
    }

    /// Shows each solution to `each`, until it returns false.
    pub fn solutions(
        &self,
        budget: Budget,
        mut each: impl FnMut(&[Value]) -> bool,
    ) -> (Ended, Statistics) {
        search(&self.engine, self.engine.start.clone(), budget, &mut each)
    }

    /// The values each cell has in some solution; None if the budget does not suffice. All are empty if
    /// there is no solution.
    pub fn true_candidates(&self, budget: Budget) -> Option<Vec<Values>> {
        let mut open = self.engine.start.clone();
        let mut proved = vec![0_u32; open.len()];
        for cell in 0..open.len() {
            while open[cell] & !proved[cell] != 0 {
                let rest = open[cell] & !proved[cell];
                let mut start = open.clone();
                start[cell] = rest;
                let (ended, _) = search(&self.engine, start, budget, &mut |values| {
                    for (proved, value) in proved.iter_mut().zip(values) {
                        *proved |= 1 << value.0;
                    }
                    false
                });
                match ended {
                    Ended::Enough => {}
                    Ended::All => open[cell] &= !rest,
                    Ended::Budget => return None,
                }
            }
        }
        let none = proved.contains(&0);
        Some(proved.into_iter().map(|set| if none { Values::NONE } else { Values(set) }).collect())
    }

    /// If no solution exists: rules that contradict each other already, none of which can be left out, as
    /// places in [`Puzzle::rules`]. None if there is a solution or the budget does not suffice.
    pub fn contradiction(&self, budget: Budget) -> Option<Vec<usize>> {
        let none = |rules: &[usize]| {
            let kept: Vec<Rule> = rules.iter().map(|&number| self.rules[number].clone()).collect();
            let engine = compile(&self.board, &kept);
            match search(&engine, engine.start.clone(), budget, &mut |_| false).0 {
                Ended::Enough => Some(false),
                Ended::All => Some(true),
                Ended::Budget => None,
            }
        };
        let mut rules: Vec<usize> = (0..self.rules.len()).collect();
        if !none(&rules)? {
            return None;
        }
        // Halves first, since mostly few rules contradict.
        let mut chunk = rules.len().div_ceil(2).max(1);
        loop {
            let mut from = 0;
            while from < rules.len() {
                let end = (from + chunk).min(rules.len());
                let fewer = [&rules[..from], &rules[end..]].concat();
                // A rule whose need is not known within the budget stays.
                if none(&fewer) == Some(true) { rules = fewer } else { from = end }
            }
            if chunk == 1 {
                return Some(rules);
            }
            chunk = chunk.div_ceil(2);
        }
    }

    /// The rules that contradict each other already, in words, if they are few and soon found.
    pub fn contradictory(&self) -> Option<Why> {
        const FEW: usize = 4;
        let soon = Budget::within(Duration::from_secs(1));
        let rules = self.contradiction(soon)?;
        if !(1..=FEW).contains(&rules.len()) {
            return None;
        }
        let named = |language| {
            let named = rules.iter().map(|&rule| self.rules[rule].described(&self.board, language));
            named.collect::<Vec<_>>().join(", ")
        };
        Some(Why { english: named(Language::English), korean: named(Language::Korean) })
    }

    /// A solution written row by row: one character a cell up to 9, above separated by commas.
    pub fn line(&self, values: &[Value]) -> String {
        let numbers = values.iter().map(|&value| self.board.number(value).to_string());
        let comma = self.board.values() as i32 - 1 + self.board.least() > 9;
        numbers.collect::<Vec<_>>().join(if comma { "," } else { "" })
    }
}

/// After so many guesses clauses are learned where rules are pairs and houses alone.
const PATIENCE: u64 = 2_000;

/// Shows each solution within some candidates to `each`, until it returns false.
fn search(
    engine: &Engine,
    start: Vec<u32>,
    budget: Budget,
    each: &mut dyn FnMut(&[Value]) -> bool,
) -> (Ended, Statistics) {
    if start.contains(&0) {
        return (Ended::All, Statistics::default());
    }
    if engine.classic {
        let ended = match classic::solutions(&start, budget.deadline, budget.guesses, each) {
            Some(true) => Ended::All,
            Some(false) => Ended::Enough,
            None => Ended::Budget,
        };
        return (ended, Statistics::default());
    }
    let mut show = |solution: &[u32]| {
        let values: Vec<Value> = solution.iter().map(|mask| single(*mask)).collect();
        each(&values)
    };
    let learns = clauses::are_enough(engine);
    let mut walk = Walk::new(engine, start);
    let mut found: Vec<Vec<u32>> = Vec::new();
    let ended = loop {
        // Where solutions are many, the walk finds them soon.
        let patience = if learns && found.len() < 2 { PATIENCE } else { u64::MAX };
        match walk.next(budget.deadline, budget.guesses.min(patience)) {
            Walked::Solution => {
                if learns && found.len() < 2 {
                    found.push(walk.candidates().to_vec());
                }
                if !show(walk.candidates()) {
                    break Ended::Enough;
                }
            }
            Walked::Done => break Ended::All,
            Walked::Stopped if walk.guesses < budget.guesses && walk.guesses >= patience => {
                let most = budget.guesses - walk.guesses;
                let mut clauses = Clauses::new(engine, walk.root(), budget.deadline, most);
                found.iter().for_each(|solution| clauses.bar(solution));
                let ended = loop {
                    match clauses.next() {
                        Walked::Solution if show(clauses.candidates()) => {}
                        Walked::Solution => break Ended::Enough,
                        Walked::Done => break Ended::All,
                        Walked::Stopped => break Ended::Budget,
                    }
                };
                walk.guesses += clauses.conflicts();
                break ended;
            }
            Walked::Stopped => break Ended::Budget,
        }
    };
    (ended, Statistics { guesses: walk.guesses })
}

fn single(mask: u32) -> Value {
    Value(mask.trailing_zeros() as u8)
}
