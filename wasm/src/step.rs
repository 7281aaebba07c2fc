//! Steps, marks and ratings as JSON.

use crate::arguments::masks;
use crate::json::{Json, json};
use crate::proof::proof_json;
use ninefold::learn::Counts;
use ninefold::rate::{Rating, Scale};
use ninefold::technique::{Item, Link, Node, Part, Via};
use ninefold::{CandidateSet, Cell, CellSet, DigitSet, Marks, Step};
use ninefold::{Language, Level};

/// A step from a position: technique, effects, pattern, texts, and the proof.
pub(crate) fn step(step: &Step, before: &Marks, language: Language) -> Json {
    let technique = step.technique();
    let rank = Scale::NINEFOLD.rank(technique);
    let pattern = step.pattern();
    let chains = pattern.chains().iter().map(|chain| chain.iter().map(link).collect::<Json>());
    json!({
        "technique": technique.entry().code,
        "name": technique.name(language),
        "level": rank.map(|rank| rank.level.name()),
        "score": rank.map(|rank| rank.score),
        "text": step.to_string(),
        "reason": step.explain(language),
        "placements": candidate_list(step.placements()),
        "eliminations": candidate_list(step.eliminations()),
        "pattern": pattern.parts().iter().map(part).collect::<Json>(),
        "chains": chains.collect::<Json>(),
        "proof": proof_json(&step.proof(before)),
    })
}

/// The placed digits, and the candidates of the open cells.
pub(crate) fn marks(marks: &Marks) -> Json {
    json!({ "digits": marks.grid().to_string(), "candidates": masks(&marks.candidates()) })
}

/// What a rating says.
pub(crate) fn rating(rating: &Rating, language: Language) -> Json {
    let technique = rating.hardest();
    json!({
        "scale": rating.scale().name(),
        "solved": rating.is_solved(),
        "level": rating.level().map(Level::name),
        "score": rating.score(),
        "hardest": technique.map(|technique| technique.entry().code),
        "hardestName": technique.map(|technique| technique.name(language)),
        "end": rating.end().to_string(),
    })
}

/// What a search cost.
pub(crate) fn counts(counts: &Counts) -> Json {
    json!({
        "calls": counts.calls,
        "checks": counts.checks,
        "looks": counts.looks,
        "assignments": counts.assignments,
        "backtracks": counts.backtracks,
        "deepest": counts.deepest,
    })
}

pub(crate) fn candidate_list(set: &CandidateSet) -> Json {
    set.iter().map(|c| json!({ "cell": c.cell.index(), "digit": c.digit.get() })).collect()
}

pub(crate) fn cells(set: CellSet) -> Json {
    set.iter().map(Cell::index).collect()
}

fn digits(set: DigitSet) -> Json {
    set.iter().map(|digit| Json::from(digit.get())).collect()
}

fn part(part: &Part) -> Json {
    // As used in the style sheet.
    let role = part.role.to_string().replace(' ', "-");
    match part.item {
        Item::House(house) => json!({ "role": role, "house": house.index() }),
        Item::Candidates(at, of) => {
            json!({ "role": role, "cells": cells(at), "digits": digits(of) })
        }
        _ => json!({ "role": role }),
    }
}

fn link(link: &Link) -> Json {
    let via = match link.via {
        Via::Cell(cell) => json!({ "cell": cell.index() }),
        Via::House(house) => json!({ "house": house.index() }),
        Via::Set(at, of) => json!({ "cells": cells(at), "digits": digits(of) }),
        Via::Nested(n) => json!({ "step": n }),
        Via::Other => Json::NULL,
    };
    json!({
        "from": node(&link.from),
        "to": node(&link.to),
        "strong": link.is_strong(),
        "via": via,
    })
}

fn node(node: &Node) -> Json {
    json!({ "digit": node.digit.get(), "cells": cells(node.cells), "on": node.on })
}
