//! Steps as JSON, as `ninefold explain --json` writes them. `docs/VARIANTS.md` describes the members.

use ninefold::Language;
use serde_json::{Map, Value, json};

use super::position::Position;
use super::rating::Rating;
use super::step::Step;
use crate::board::{Board, Cell, HouseIndex};
use crate::check::Reason;
use crate::explain::words::names::house_name;
use crate::outcome::Budget;
use crate::puzzle::Puzzle;
use crate::rule::RuleIndex;

impl Rating {
    /// `solved`, `level`, `hardest` (the technique), `size`, `count` (the number of steps) and `score`, the work.
    pub fn to_json(&self) -> Map<String, Value> {
        let members = [
            ("solved", json!(self.solved)),
            ("level", json!(self.level.name())),
            ("hardest", json!(self.hardest.id())),
            ("size", json!(self.size)),
            ("count", json!(self.steps)),
            ("score", json!(self.score)),
        ];
        members.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
    }
}

impl Puzzle {
    /// The rating as members of JSON; only `solved`, which is false, if the budget did not suffice.
    pub fn rated(&self, budget: Budget<'_>) -> Map<String, Value> {
        let unknown = || Map::from_iter([("solved".to_owned(), false.into())]);
        self.rate(budget).map_or_else(unknown, |rating| rating.to_json())
    }
}

impl Step {
    /// The step as an object of JSON: `technique`, `text` (the short notation in English), `reason`
    /// (sentences in a language), `placements`, `eliminations`, `pattern` and `proof`, which is
    /// `fewest` if that is proved. The position is the one before the step.
    pub fn to_json(&self, position: &Position<'_>, language: Language) -> Value {
        let board = position.puzzle().board();
        let placed = self.placements();
        let placements: Value = placed.map(|(cell, value)| at(board, cell, value)).collect();
        let eliminations: Value = self
            .effects
            .iter()
            .filter(|effect| effect.kept.len() != 1)
            .flat_map(|effect| {
                let gone = position.of(effect.cell) - effect.kept;
                gone.iter().map(move |value| at(board, effect.cell, value))
            })
            .collect();
        let pattern = self.pattern.iter().map(|(cell, values)| {
            let digits: Vec<i32> = values.iter().map(|value| board.number(value)).collect();
            json!({ "cell": board.name(*cell), "digits": digits })
        });
        let reasons = self.proof.reasons.iter().map(|reason| self::reason(position, reason));
        let mut step = json!({
            "technique": self.technique.id(),
            "text": self.notation(position, Language::English),
            "reason": self.text(position, language),
            "placements": placements,
            "eliminations": eliminations,
            "pattern": pattern.collect::<Value>(),
            "proof": {
                "reasons": reasons.collect::<Value>(),
                "cells": board.names(&self.proof.cells),
            },
        });
        if self.is_fewest {
            step["proof"]["fewest"] = true.into();
        }
        step
    }
}

fn at(board: &Board, cell: Cell, value: crate::board::Value) -> Value {
    json!({ "cell": board.name(cell), "digit": board.number(value) })
}

/// A reason: a house by its name; a rule by its number in the puzzle, its kind and its cells; a total by
/// the houses that are added and the rules that are subtracted.
fn reason(position: &Position<'_>, reason: &Reason) -> Value {
    let puzzle = position.puzzle();
    let house = |house: &HouseIndex| house_name(puzzle.board(), *house, Language::English);
    let rule = |&number: &RuleIndex| puzzle.rule_json(number);
    match reason {
        Reason::House(number) => json!({ "house": house(number) }),
        Reason::Rule(number) => rule(number).into(),
        Reason::Total { houses, rules } => json!({
            "houses": houses.iter().map(house).collect::<Value>(),
            "less": rules.iter().map(rule).collect::<Value>(),
        }),
    }
}
