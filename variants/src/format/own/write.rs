//! Writing.

use serde_json::{Map, Value as Json};

use super::{VERSION, relation};
use crate::board::{Board, Cell, Value, Values};
use crate::error::Error;
use crate::format::json::json;
use crate::format::written::FILLED;
use crate::format::{Draft, Written};
use crate::rule::{Automaton, Rule};

/// Writes a draft; nothing is lost but what a player has filled in.
pub(in crate::format) fn write(draft: &Draft) -> Result<Written, Error> {
    let board = &draft.board;
    let regions: Vec<_> = board.regions().map(|region| board.names(&region.cells)).collect();
    let mut object = Map::new();
    let mut put = |name: &str, value: Json| {
        object.insert(name.to_owned(), value);
    };
    put(VERSION, json!(1));
    put("rows", json!(board.rows()));
    put("columns", json!(board.columns()));
    put("values", json!(board.value_count()));
    put("least", json!(board.least()));
    put("lines", json!(board.has_lines()));
    let holes = board.holes().map(|(row, column)| format!("r{}c{}", row + 1, column + 1));
    let holes: Vec<_> = holes.collect();
    if !holes.is_empty() {
        put("holes", json!(holes));
    }
    put("regions", json!(regions));
    let about = &draft.about;
    for (name, text) in
        [("title", &about.title), ("author", &about.author), ("description", &about.description)]
    {
        if let Some(text) = text {
            put(name, json!(text.as_str()));
        }
    }
    if let Some(solution) = &about.solution {
        put("solution", numbers(board, solution));
    }
    put("rules", draft.rules.iter().map(|rule| self::rule(rule, board)).collect());
    if !draft.drawn.is_empty() {
        put("drawn", draft.drawn.iter().map(|drawing| drawing.to_json(board)).collect());
    }
    if draft.fog {
        put("fog", json!(true));
    }
    let unknown = draft.unknown.iter().filter_map(|unknown| match &unknown.error {
        Error::Unknown { name, at } => Some(json!({ "name": name.as_str(), "at": at.as_str() })),
        _ => None,
    });
    let unknown: Vec<_> = unknown.collect();
    if !unknown.is_empty() {
        put("unknown", json!(unknown));
    }
    let losses = if about.filled.is_empty() { Vec::new() } else { vec![FILLED] };
    Ok(Written { text: Json::Object(object).to_string(), losses })
}

fn numbers(board: &Board, values: &[Value]) -> Json {
    values.iter().map(|&value| board.number(value)).collect()
}

/// A rule with the name of its kind.
fn rule(rule: &Rule, board: &Board) -> Json {
    let list = |cells: &[Cell]| board.names(cells);
    let name = |cell: &Cell| board.name(*cell);
    let mut members = match rule {
        Rule::Allowed { cell, values } => {
            json!({ "cell": name(cell), "values": numbers(board, &values.iter().collect::<Vec<_>>()) })
        }
        Rule::Odd(cell) | Rule::Even(cell) => json!({ "cell": name(cell) }),
        Rule::Minimum { cell, others } | Rule::Maximum { cell, others } => {
            json!({ "cell": name(cell), "others": list(others) })
        }
        Rule::AntiKnight | Rule::AntiKing | Rule::Nonconsecutive => json!({}),
        Rule::Mark { cells, relation } => {
            json!({ "cells": list(cells), "relation": relation::write(relation, board) })
        }
        Rule::Negative(negative) => {
            let relations: Vec<_> =
                negative.relations.iter().map(|own| relation::write(own, board)).collect();
            let marked: Vec<_> = negative.marked.iter().map(|pair| list(pair)).collect();
            json!({ "relations": relations, "marked": marked })
        }
        Rule::Whisper { cells, least } | Rule::Lockout { cells, least } => {
            json!({ "cells": list(cells), "difference": *least })
        }
        Rule::Clone { first, second } | Rule::SameXSum { first, second } => {
            json!({ "first": list(first), "second": list(second) })
        }
        Rule::Pairs { cells, relation, all } => json!({
            "cells": list(cells), "relation": relation::write(relation, board), "all": *all,
        }),
        Rule::Cage { cells, sum } => json!({ "cells": list(cells), "sum": *sum }),
        Rule::Sum { cells, sum } => {
            let (cells, factors): (Vec<_>, Vec<_>) = cells.iter().copied().unzip();
            json!({ "cells": list(&cells), "factors": factors, "sum": *sum })
        }
        Rule::Arrow { pill, shaft } => json!({ "pill": list(pill), "shaft": list(shaft) }),
        Rule::RegionSum { parts } => {
            json!({ "parts": parts.iter().map(|part| list(part)).collect::<Vec<_>>() })
        }
        Rule::SumLine { cells, sum, closed } => {
            json!({ "cells": list(cells), "sum": *sum, "closed": *closed })
        }
        Rule::Modular { cells, modulus } => json!({ "cells": list(cells), "modulus": *modulus }),
        Rule::Quadruple { cells, values, exact } => {
            json!({ "cells": list(cells), "values": numbers(board, values), "exact": *exact })
        }
        Rule::LittleKiller { cells, sum }
        | Rule::Sandwich { cells, sum }
        | Rule::XSum { cells, sum } => json!({ "cells": list(cells), "sum": *sum }),
        Rule::Skyscraper { cells, seen } => json!({ "cells": list(cells), "seen": *seen }),
        Rule::NumberedRoom { cells, value } => {
            json!({ "cells": list(cells), "value": board.number(*value) })
        }
        Rule::Indexer { cell, line, value } => {
            json!({ "cell": name(cell), "line": list(line), "value": board.number(*value) })
        }
        Rule::Automaton { cells, automaton } => {
            let (steps, accepting) = machine(automaton);
            json!({ "cells": list(cells), "steps": steps, "accepting": accepting })
        }
        _ => json!({ "cells": list(&rule.cells(board)) }),
    };
    if let Rule::Automaton { automaton, .. } = rule
        && let Some(name) = automaton.name.text()
    {
        members["name"] = json!(name);
    }
    members["rule"] = json!(rule.kind().name());
    members
}

/// The next states of each state, null if there is none; and the states in which a line may end.
fn machine(automaton: &Automaton) -> (Json, Json) {
    let states = 0..automaton.state_count();
    let values = || Values::all(automaton.value_count()).iter();
    let row = |state| values().map(|v| json!(automaton.next(state, v))).collect();
    let accepting = states.clone().filter(|&state| automaton.accepting(state)).collect();
    (states.map(row).collect::<Vec<Json>>().into(), accepting)
}
