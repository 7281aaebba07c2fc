//! "All marks are given."

use super::around;
use super::blocks::{DIFFERENCES, NONCONSECUTIVE, RATIOS, SUMS};
use crate::board::Cell;
use crate::format::json::Node;
use crate::format::{Draft, Malformed};
use crate::rule::{Negative, Relation, Rule};

/// Adds what the blocks of marks say of pairs without a mark. Dots of one kind usually free a pair from what the other
/// kind says.
pub(super) fn negatives(blocks: &[(u16, Node<'_>)], draft: &mut Draft) -> Result<(), Malformed> {
    for (kind, frees, relation) in [
        (
            DIFFERENCES,
            Some((RATIOS, "overrideNegativeDifferences")),
            Relation::Difference as fn(i32) -> _,
        ),
        (RATIOS, Some((DIFFERENCES, "overrideNegativeRatios")), Relation::Ratio),
        (SUMS, None, Relation::Sum),
    ] {
        let mut marked: Vec<[Cell; 2]> = Vec::new();
        let mut relations: Vec<Relation> = Vec::new();
        let mut place = None;
        for (number, block) in blocks {
            let other = frees.filter(|(other, _)| other == number);
            let is_free = other
                .is_some_and(|(_, name)| block.member(name).is_none_or(|flag| !flag.is_empty()));
            if *number == kind || is_free {
                for clue in block.list("clues")? {
                    if let [a, b] = around(&clue.needed("edge")?, &draft.board, true)?[..] {
                        marked.push([a, b]);
                    }
                }
            }
            if *number == kind {
                for item in block.list("negative")? {
                    relations.push(relation(item.number()?));
                    place = Some(block);
                }
            }
            if kind == DIFFERENCES && *number == NONCONSECUTIVE {
                relations.push(Relation::Difference(1));
                place = Some(block);
            }
        }
        let Some(place) = place else { continue };
        let rule = if marked.is_empty() && relations == [Relation::Difference(1)] {
            Rule::Nonconsecutive
        } else {
            Rule::Negative(Negative { relations, marked })
        };
        draft.push(rule).map_err(|error| place.error(error))?;
    }
    Ok(())
}
