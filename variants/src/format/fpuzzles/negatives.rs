//! "All marks are given."

use super::rules::{pair, relation};
use crate::format::json::Node;
use crate::format::{Draft, Malformed};
use crate::rule::{Negative, Relation, Rule};

/// Adds the negative of a kind of marks. A pair with a mark of a related kind is free.
pub(super) fn negatives(
    kind: &str,
    related: &[&str],
    root: &Node<'_>,
    draft: &mut Draft,
) -> Result<(), Malformed> {
    let mut marked = Vec::new();
    for key in related {
        for item in root.list(key)? {
            // One that is not understood is noted already.
            if !matches!(relation(key, &item), Ok(None)) {
                marked.push(pair(key, &item, &draft.board)?);
            }
        }
    }
    let mut relations = Vec::new();
    match kind {
        "xv" => relations = vec![Relation::Sum(5), Relation::Sum(10)],
        // Only dots of 1 have a negative.
        "difference" => relations.push(Relation::Difference(1)),
        _ => {
            for item in root.list(kind)? {
                let relation = relation(kind, &item).ok().flatten();
                relations.extend(relation.filter(|relation| !relations.contains(relation)));
            }
            if relations.is_empty() {
                relations.push(Relation::Ratio(2));
            }
        }
    }
    let rule = if marked.is_empty() && kind == "difference" {
        Rule::Nonconsecutive
    } else {
        Rule::Negative(Negative { relations, marked })
    };
    draft.push(rule).map_err(|error| root.error(error))
}
