//! The answers to setters' questions as JSON.

use serde_json::{Map, Value as Json, json};

use super::{Estimate, Need, TrueCandidates};
use crate::board::{Cell, Values};
use crate::puzzle::Puzzle;
use crate::rule::{RuleIndex, parts};

impl TrueCandidates {
    /// `candidates`, a list of numbers for each cell; if they were counted, `counts`, the numbers of
    /// solutions by candidate, and `unique_with`, the digits each of which makes the puzzle unique; and
    /// `solutions` if they are few, or `more_than`, a number that is less than that of all.
    pub fn to_json(&self, puzzle: &Puzzle) -> Map<String, Json> {
        let board = puzzle.board();
        let cells = || board.cells();
        let numbers = |values: Values| -> Json { values.iter().map(|v| board.number(v)).collect() };
        let mut found = Map::new();
        found.insert("candidates".to_owned(), cells().map(|cell| numbers(self.of(cell))).collect());
        if self.limit() > 1 {
            let of = |cell: Cell| -> Map<String, Json> {
                let count =
                    |value| (board.number(value).to_string(), self.count(cell, value).into());
                self.of(cell).iter().map(count).collect()
            };
            let named = |(cell, value)| format!("{}={}", board.name(cell), board.number(value));
            found.insert("counts".to_owned(), cells().map(|cell| Json::from(of(cell))).collect());
            let with: Json = self.makes_unique().into_iter().map(named).collect();
            found.insert("unique_with".to_owned(), with);
        }
        if let Some(count) = self.solutions() {
            found.insert("solutions".to_owned(), count.into());
        }
        if let Some(count) = self.more_than() {
            found.insert("more_than".to_owned(), count.into());
        }
        found
    }
}

impl Estimate {
    /// The interval, which never begins below 0. An end is infinite or no number if it is not known.
    pub fn interval(&self) -> [f64; 2] {
        [(self.solutions - self.margin).max(0.0), self.solutions + self.margin]
    }

    /// `estimate`, `low` and `high`, the ends of the interval, and `samples`. What is not known is null, also the
    /// estimate if no sample reached a solution; if it is too large for a float, there is `log10`.
    pub fn to_json(&self) -> Map<String, Json> {
        let [low, high] = self.interval();
        let solutions = Some(self.solutions).filter(|solutions| *solutions > 0.0);
        let object = [("estimate", json!(solutions)), ("low", json!(low)), ("high", json!(high))];
        let log10 = self.solutions.is_infinite().then(|| ("log10", json!(self.log10)));
        let object = object.into_iter().chain([("samples", json!(self.samples))]).chain(log10);
        object.map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

impl Puzzle {
    /// Rules as a list of objects with `rule`, its kind, `number`, its place in [`Puzzle::rules`], and `cells`, none for a
    /// rule of the whole board.
    pub fn listed(&self, rules: &[RuleIndex]) -> Json {
        rules.iter().filter_map(|&rule| self.rule_json(rule)).collect()
    }

    /// The rule with this number, as a member of [`Puzzle::listed`].
    pub(crate) fn rule_json(&self, number: RuleIndex) -> Option<Json> {
        let (board, rule) = (self.board(), self.rules().get(number.0)?);
        let cells = if rule.is_everywhere() { Vec::new() } else { rule.cells(board) };
        let cells = board.names(&cells);
        Some(json!({ "rule": rule.kind().name(), "number": number.0, "cells": cells }))
    }

    /// Rules as one takes them away: all disjoint groups at once, every other rule by itself.
    pub fn items(&self, rules: &[RuleIndex]) -> Vec<Vec<RuleIndex>> {
        parts(self.rules(), rules.iter().copied())
    }

    /// Each item as the first of its rules is [listed](Self::listed). If there are others, they are rules of the whole
    /// board, and `with` has their numbers.
    pub(crate) fn items_json(&self, rules: &[RuleIndex]) -> Json {
        let item = |item: Vec<RuleIndex>| {
            let mut object = self.rule_json(item[0])?;
            if item.len() > 1 {
                object["cells"] = json!([]);
                object["with"] = item[1..].iter().map(|rule| rule.0).collect();
            }
            Some(object)
        };
        self.items(rules).into_iter().filter_map(item).collect()
    }

    /// `minimal` if all needs are known, `needless`, what is not needed, and `unknown`, that of which it is not
    /// known.
    pub fn needs_json(&self, needs: &[Need]) -> Map<String, Json> {
        let (needless, unknown) = (Need::Needless.among(needs), Need::Undecided.among(needs));
        let mut found = Map::new();
        if unknown.is_empty() {
            found.insert("minimal".to_owned(), needless.is_empty().into());
        }
        found.insert("needless".to_owned(), self.items_json(&needless));
        if !unknown.is_empty() {
            found.insert("unknown".to_owned(), self.items_json(&unknown));
        }
        found
    }
}
