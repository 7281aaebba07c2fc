//! Steps and ratings as JSON. The fields are described in `docs/RATING.md`.

use ninefold::rate::{Figure, Rating};
use ninefold::technique::{Item, Link, Node, Part, Step, Via};
use ninefold::text::Record;
use ninefold::{CandidateSet, CellSet, DigitSet};
use serde_json::{Map, Value, json};

/// A step: its technique, its effects, its pattern, both texts, and its score or rating.
pub(crate) fn step(step: &Step, reason: &str, counted: Option<Figure>) -> Value {
    let pattern = step.pattern();
    let chains = pattern.chains().iter().map(|chain| chain.iter().map(link).collect::<Value>());
    let mut object = json!({
        "technique": step.technique().entry().code,
        "text": step.to_string(),
        "reason": reason,
        "placements": candidates(step.placements()),
        "eliminations": candidates(step.eliminations()),
        "pattern": pattern.parts().iter().map(part).collect::<Value>(),
        "chains": chains.collect::<Value>(),
    });
    let name = match counted {
        Some(Figure::Tenths(_)) => "rating",
        Some(Figure::Size(_)) => "size",
        _ => "score",
    };
    if let (Some(object), Some(counted)) = (object.as_object_mut(), counted) {
        object.insert(name.to_owned(), figure(counted));
    }
    object
}

/// What a rating says: its figures, hardest technique and the number of steps by technique.
pub(crate) fn rating(rating: &Rating) -> Map<String, Value> {
    let techniques: Map<String, Value> = rating
        .techniques()
        .map(|(technique, count)| (technique.entry().code.to_owned(), count.into()))
        .collect();
    let mut map = Map::new();
    map.insert("solved".to_owned(), rating.is_solved().into());
    map.extend(figures(rating));
    let hardest = rating.hardest().map(|technique| technique.entry().code);
    map.insert("hardest".to_owned(), hardest.into());
    map.insert("count".to_owned(), rating.steps().into());
    map.insert("techniques".to_owned(), techniques.into());
    map
}

/// The figures of a rating by name.
pub(crate) fn figures(rating: &Rating) -> impl Iterator<Item = (String, Value)> + '_ {
    rating.figures().map(|(name, figure)| (name.to_owned(), self::figure(figure)))
}

/// The line of a puzzle that has no answer: its text, and why.
pub(crate) fn error(record: &Record, word: &str) -> Value {
    let puzzle = record
        .clues
        .as_ref()
        .map_or_else(|_| record.notes.source.clone(), |clues| clues.grid().to_string());
    json!({ "puzzle": puzzle, "error": word })
}

/// A level by its name, tenths with one decimal place, other figures as whole numbers.
pub(crate) fn figure(figure: Figure) -> Value {
    match figure {
        Figure::Level(_) => figure.to_string().into(),
        Figure::Score(number) | Figure::Size(number) => number.into(),
        Figure::Tenths(tenths) => (f64::from(tenths) / 10.0).into(),
    }
}

pub(crate) fn candidates(set: &CandidateSet) -> Value {
    set.iter().map(|c| json!({ "cell": c.cell.to_string(), "digit": c.digit.get() })).collect()
}

pub(crate) fn cells(set: CellSet) -> Value {
    set.iter().map(|cell| Value::from(cell.to_string())).collect()
}

fn digits(set: DigitSet) -> Value {
    set.iter().map(|digit| Value::from(digit.get())).collect()
}

fn part(part: &Part) -> Value {
    let role = part.role.to_string();
    match part.item {
        Item::House(house) => json!({ "role": role, "house": house.to_string() }),
        Item::Candidates(at, of) => {
            json!({ "role": role, "cells": cells(at), "digits": digits(of) })
        }
    }
}

fn link(link: &Link) -> Value {
    let via = match link.via {
        Via::Cell(cell) => json!({ "cell": cell.to_string() }),
        Via::House(house) => json!({ "house": house.to_string() }),
        Via::Set(at, of) => json!({ "cells": cells(at), "digits": digits(of) }),
        Via::Nested(n) => json!({ "step": n }),
        Via::Other => Value::Null,
    };
    json!({ "from": node(&link.from), "to": node(&link.to), "via": via })
}

fn node(node: &Node) -> Value {
    json!({ "digit": node.digit.get(), "cells": cells(node.cells), "on": node.on })
}
