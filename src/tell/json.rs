//! Steps as JSON, as `ninefold explain --json` writes them. `docs/RATING.md` describes the fields.

use crate::grid::{CandidateSet, CellSet, DigitSet, Language};
use crate::marks::{Node, Via};
use crate::step::{Item, Link, Part, Step};
use alloc::string::ToString;
use serde_json::{Value, json};

impl Step {
    /// The step as a JSON object: `technique` (its code), `text` (the short notation in English),
    /// `reason` (sentences in a language), `placements`, `eliminations`, `pattern` and `chains`.
    pub fn to_json(&self, language: Language) -> Value {
        let pattern = self.pattern();
        let chains = pattern.chains().iter().map(|chain| chain.iter().map(link).collect::<Value>());
        json!({
            "technique": self.technique().entry().code,
            "text": self.to_string(),
            "reason": self.explain(language),
            "placements": candidates(self.placements()),
            "eliminations": candidates(self.eliminations()),
            "pattern": pattern.parts().iter().map(part).collect::<Value>(),
            "chains": chains.collect::<Value>(),
        })
    }
}

/// A list of objects, each with `cell` and `digit`.
pub fn candidates(set: &CandidateSet) -> Value {
    set.iter().map(|c| json!({ "cell": c.cell.to_string(), "digit": c.digit.get() })).collect()
}

/// A list of the cells' names.
pub fn cells(set: CellSet) -> Value {
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
