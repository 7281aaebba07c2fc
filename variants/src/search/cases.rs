//! Lines whose X-sums are equal but unknown, case by case: one for each sum. For a known sum the filters see far more.

use std::sync::{Arc, OnceLock};

use super::compile::Compiled;
use super::{Machines, Walk, Walked};
use crate::board::{Board, Cell};
use crate::filter::sums::MOST_VALUES;
use crate::outcome::Budget;
use crate::rule::{Kind, Rule, joined};

/// A puzzle that falls into cases.
#[derive(Debug)]
pub(crate) struct Cases {
    board: Arc<Board>,
    /// The lines of which each case knows the X-sum.
    lines: Vec<Vec<Cell>>,
    /// The other rules.
    rules: Vec<Rule>,
    made: OnceLock<Vec<Compiled>>,
}

impl Cases {
    /// The cases of the first group of lines with equal X-sums; None if there are none. Two lines alone are not
    /// divided: several such pairs would multiply their sums.
    pub(crate) fn of(board: &Arc<Board>, rules: &[Rule]) -> Option<Cases> {
        let groups = joined(rules, Kind::XSum);
        // Other lines have too many sums.
        let values = board.value_count();
        let fits = |lines: &&Vec<&[Cell]>| {
            values <= MOST_VALUES && lines.iter().all(|line| line.len() <= values)
        };
        let lines = groups.iter().filter(|lines| lines.len() > 2).find(fits)?;
        let is_other = |rule: &&Rule| match rule {
            Rule::SameXSum { first, .. } => !lines.contains(&&first[..]),
            _ => true,
        };
        Some(Cases {
            board: Arc::clone(board),
            lines: lines.iter().map(|line| line.to_vec()).collect(),
            rules: rules.iter().filter(is_other).cloned().collect(),
            made: OnceLock::new(),
        })
    }

    /// The puzzle of each case that is not ruled out at once; None if there is no time. All solutions of the whole puzzle are
    /// among theirs, and no two have one in common.
    pub(crate) fn each(&self, machines: &Machines, budget: Budget<'_>) -> Option<&[Compiled]> {
        if self.made.get().is_none() {
            self.made.set(self.make(machines, budget)?).ok();
        }
        self.made.get().map(Vec::as_slice)
    }

    fn make(&self, machines: &Machines, budget: Budget<'_>) -> Option<Vec<Compiled>> {
        // The X-sum of a line whose cells may hold the same can be greater than all numbers together.
        let longest = self.lines.iter().map(Vec::len).max().unwrap_or(0) as i32;
        let highest = self.board.least() + self.board.value_count() as i32 - 1;
        let mut made = Vec::new();
        for sum in 0..=longest * highest {
            let known = self.lines.iter().map(|line| Rule::XSum { cells: line.clone(), sum });
            let rules = self.rules.iter().cloned().chain(known).collect();
            let case = Compiled::new(Arc::clone(&self.board), rules, machines);
            let plain = &case.plain(budget)?.engine;
            if Walk::new(plain, plain.start.clone()).next(Budget::guesses(0)) != Walked::Done {
                made.push(case);
            }
        }
        Some(made)
    }
}
