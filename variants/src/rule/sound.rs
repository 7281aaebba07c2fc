//! Whether a rule can mean anything at all.

use super::{Relation, Rule};
use crate::board::Board;
use crate::error::Error;

/// Refuses a rule that says nothing or cannot be reckoned with.
pub(crate) fn sound(rule: &Rule, board: &Board) -> Result<(), Error> {
    let names = || {
        let cells = rule.cells(board);
        cells.iter().map(|&cell| board.name(cell)).collect::<Vec<_>>().join(" ")
    };
    let refuse = |why: &str| Err(Error::rule(rule.kind().name(), names(), why));
    let large = |number: &i32| number.unsigned_abs() > 1_000_000;
    let huge = |relation: &Relation| match relation {
        Relation::Difference(number)
        | Relation::Ratio(number)
        | Relation::Sum(number)
        | Relation::Apart(number) => large(number),
        Relation::Table(table) => table.0.len() != board.values(),
        _ => false,
    };
    match rule {
        Rule::Mark { relation, .. } | Rule::Pairs { relation, .. } if huge(relation) => {
            refuse("its number is too large, or its table has another size")
        }
        Rule::Negative(negative) if negative.relations.iter().any(huge) => {
            refuse("a number is too large, or a table has another size")
        }
        Rule::Whisper { least, .. } | Rule::Lockout { least, .. } if large(least) => {
            refuse("the difference is too large")
        }
        Rule::Modular { modulus, .. } if large(modulus) => refuse("the modulus is too large"),
        Rule::Clone { first, second } if first.len() != second.len() => {
            refuse("the two groups have different sizes")
        }
        Rule::Arrow { pill, shaft } if pill.is_empty() || shaft.is_empty() || pill.len() > 3 => {
            refuse("a pill of one to three cells and a shaft are wanted")
        }
        Rule::DoubleArrow(cells) if cells.len() < 3 => refuse("three cells at least are wanted"),
        Rule::Between(cells) | Rule::Lockout { cells, .. }
            if cells.len() < 2 || board.values() > 31 =>
        {
            refuse("two ends and at most 31 values are wanted")
        }
        Rule::Modular { modulus, .. } if *modulus < 1 => refuse("a modulus from 1 is wanted"),
        Rule::XSum { cells, .. } | Rule::NumberedRoom { cells, .. } if cells.is_empty() => {
            refuse("a line is wanted")
        }
        Rule::Sum { cells, sum }
            if cells.iter().any(|(_, f)| f.unsigned_abs() > 1000) || large(sum) =>
        {
            refuse("a factor or the sum is too large")
        }
        Rule::Cage { sum: Some(sum), .. }
        | Rule::LittleKiller { sum, .. }
        | Rule::Sandwich { sum, .. }
        | Rule::XSum { sum, .. }
        | Rule::SumLine { sum, .. }
            if large(sum) =>
        {
            refuse("the sum is too large")
        }
        _ => Ok(()),
    }
}
