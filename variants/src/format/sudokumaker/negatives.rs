//! "All marks are given."

use serde_json::Value as Json;

use super::blocks::{DIFFERENCES, NONCONSECUTIVE, RATIOS, SUMS};
use super::{around, is_on, number};
use crate::format::json::Node;
use crate::format::{Draft, Malformed};
use crate::rule::{Negative, Relation, Rule};

/// A kind of marks, and the kind that frees its pairs too, with the member that may deny this.
const KINDS: [(u16, u16, &str); 3] = [
    (DIFFERENCES, RATIOS, "overrideNegativeDifferences"),
    (RATIOS, DIFFERENCES, "overrideNegativeRatios"),
    (SUMS, SUMS, ""),
];

/// Adds what the blocks of marks say of pairs without a mark.
pub(super) fn negatives(blocks: &[(u16, Node<'_>)], draft: &mut Draft) -> Result<(), Malformed> {
    for (kind, other, denies) in KINDS {
        let (mut marked, mut relations, mut place) = (Vec::new(), Vec::new(), None);
        for (own, block) in blocks {
            let list = |name| block.value.get(name).and_then(Json::as_array).into_iter().flatten();
            if *own == kind || *own == other && is_on(block.value, denies, true) {
                let pair = |clue| around(number(clue, "edge")?, &draft.board, true);
                marked.extend(list("clues").filter_map(pair).map(|cells| [cells[0], cells[1]]));
            }
            if *own == kind {
                let said = block.member("negative").filter(|said| !said.is_empty());
                let numbers = || list("negative").filter_map(Json::as_i64);
                if let Some(said) = said
                    && said.value.as_array().map(Vec::len) != Some(numbers().count())
                {
                    draft.missed(said.unknown("negative"))?;
                }
                relations.extend(numbers());
            }
            if *own == NONCONSECUTIVE && kind == DIFFERENCES {
                relations.push(1);
            }
            place = place.or((!relations.is_empty()).then_some(block));
        }
        let Some(place) = place else { continue };
        let relation = |&number: &i64| {
            let number = i32::try_from(number).unwrap_or(i32::MAX);
            match kind {
                DIFFERENCES => Relation::Difference(number),
                RATIOS => Relation::Ratio(number),
                _ => Relation::Sum(number),
            }
        };
        let rule = if marked.is_empty() && kind == DIFFERENCES && relations == [1] {
            Rule::Nonconsecutive
        } else {
            Rule::Negative(Negative { relations: relations.iter().map(relation).collect(), marked })
        };
        draft.push(rule).map_err(|error| place.error(error))?;
    }
    Ok(())
}
