//! Steps of variants as JSON.

use crate::json::{Json, json};
use ninefold::Language;
use ninefold_variants::check::{Reason, check};
use ninefold_variants::explain::{Depth, Line, Position, Step};
use ninefold_variants::{Cell, HouseIndex, RuleIndex, Value};
use std::slice::from_ref;

/// A step in words and as cells, with the lines of its argument to draw, and whether its proof is accepted. The position is the one
/// before the step.
pub(super) fn step_as_json(step: &Step, position: &Position<'_>, language: Language) -> Json {
    let board = position.puzzle().board();
    let candidate =
        |cell: Cell, value: Value| json!({ "cell": cell.index(), "digit": value.0 + 1 });
    let gone = step.effects.iter().filter(|effect| effect.kept.len() != 1).flat_map(|effect| {
        let gone = position.of(effect.cell) - effect.kept;
        gone.iter().map(move |value| candidate(effect.cell, value))
    });
    let Step { effects, proof, .. } = step;
    let (_, used) = parts(&proof.reasons);
    let grounds = |reasons: &[Reason]| {
        let (houses, rules) = parts(reasons);
        let houses = houses.iter().map(|house| indexes(&board.house(*house).cells));
        let rules = rules.iter().map(|rule| position.puzzle().rule(*rule));
        let rules = rules.filter(|rule| !rule.is_everywhere());
        houses.chain(rules.map(|rule| indexes(&rule.cells(board)))).collect::<Json>()
    };
    let line = |Line { left, reasons, .. }: &Line| {
        let left = left.iter().map(|(cell, values)| json!([cell.index(), values.0]));
        json!({ "left": left.collect::<Json>(), "grounds": grounds(reasons) })
    };
    let rules = position.puzzle().rules();
    let is_accepted = check(board, rules, position.candidates(), proof, effects).is_ok();
    let texts = [Depth::Where, Depth::Which, Depth::Whole]
        .map(|depth| step.hint(position, depth, language));
    let lines = if texts[2].contains('\n') { step.lines(position) } else { Vec::new() };
    json!({
        "technique": step.technique.id(),
        "name": step.technique.name(language),
        "rank": step.technique as usize,
        "level": step.level().name(),
        "size": step.size(),
        "texts": texts.to_vec(),
        "lines": lines.iter().map(line).collect::<Json>(),
        "placements": step.placements().map(|(cell, value)| candidate(cell, value)).collect::<Json>(),
        "eliminations": gone.collect::<Json>(),
        "pattern": step.pattern.iter().map(|(cell, _)| cell.index()).collect::<Json>(),
        "grounds": grounds(&proof.reasons),
        "rules": used.iter().map(|rule| rule.0).collect::<Json>(),
        "reasons": step.reasons(position, language),
        "cells": indexes(&proof.cells),
        "accepted": is_accepted,
        "candidates": position.candidates().iter().map(|values| values.0).collect::<Json>(),
    })
}

/// The houses and the rules among reasons.
fn parts(reasons: &[Reason]) -> (Vec<HouseIndex>, Vec<RuleIndex>) {
    let parts = reasons.iter().map(|reason| match reason {
        Reason::House(house) => (from_ref(house), &[][..]),
        Reason::Rule(rule) => (&[][..], from_ref(rule)),
        Reason::Total { houses, rules } => (&houses[..], &rules[..]),
    });
    let (houses, rules): (Vec<_>, Vec<_>) = parts.unzip();
    (houses.concat(), rules.concat())
}

/// The places of cells.
pub(super) fn indexes(cells: &[Cell]) -> Json {
    cells.iter().map(|cell| cell.index()).collect()
}
