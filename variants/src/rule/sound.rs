//! Whether a rule can mean anything at all.

use super::{Relation, Rule};
use crate::board::Board;
use crate::error::{Error, Why, why};

/// So many times the cells of the board may one rule name: some work grows with the square of them, and a short text
/// must not fill the memory.
const MOST: usize = 4;

/// Refuses a rule that says nothing or cannot be reckoned with.
pub(crate) fn sound(rule: &Rule, board: &Board) -> Result<(), Error> {
    let names = || {
        let cells = rule.cells(board);
        cells.iter().map(|&cell| board.name(cell)).collect::<Vec<_>>().join(" ")
    };
    let refuse = |why: Why| Err(Error::rule(rule.kind().name(), names(), why));
    let large = |number: &i32| number.unsigned_abs() > 1_000_000;
    let huge = |relation: &Relation| match relation {
        Relation::Difference(number)
        | Relation::Ratio(number)
        | Relation::Sum(number)
        | Relation::Apart(number) => large(number),
        Relation::Table(table) => table.0.len() != board.values(),
        _ => false,
    };
    let cells = rule.cells(board).len();
    let listed = match rule {
        Rule::RegionSum { parts } if parts.iter().any(Vec::is_empty) => 0,
        Rule::Quadruple { values, .. } if values.len() > cells => usize::MAX,
        _ if rule.is_everywhere() => 1,
        _ => cells,
    };
    match rule {
        _ if !(1..=MOST * board.cells()).contains(&listed) => Err(Error::rule(
            rule.kind().name(),
            "",
            why!(
                "it names no cells, or too many cells or values",
                "칸이 없거나, 칸이나 값이 너무 많습니다"
            ),
        )),
        Rule::Mark { relation, .. } | Rule::Pairs { relation, .. } if huge(relation) => {
            refuse(why!(
                "its number is too large, or its table has another size",
                "수가 너무 크거나, 표의 크기가 다릅니다"
            ))
        }
        Rule::Negative(negative) if negative.relations.iter().any(huge) => refuse(why!(
            "a number is too large, or a table has another size",
            "수가 너무 크거나, 표의 크기가 다릅니다"
        )),
        Rule::Whisper { least, .. } | Rule::Lockout { least, .. } if large(least) => {
            refuse(why!("the difference is too large", "차가 너무 큽니다"))
        }
        Rule::Modular { modulus, .. } if large(modulus) => {
            refuse(why!("the modulus is too large", "나누는 수가 너무 큽니다"))
        }
        Rule::Clone { first, second } if first.len() != second.len() => {
            refuse(why!("the two groups have different sizes", "두 묶음의 칸 수가 다릅니다"))
        }
        Rule::Arrow { pill, shaft } if pill.is_empty() || shaft.is_empty() || pill.len() > 3 => {
            refuse(why!(
                "a pill of one to three cells and a shaft are wanted",
                "한 칸에서 세 칸까지의 동그라미와 화살대가 있어야 합니다"
            ))
        }
        Rule::DoubleArrow(cells) if cells.len() < 3 => {
            refuse(why!("three cells at least are wanted", "칸이 셋 이상이라야 합니다"))
        }
        Rule::Between(cells) | Rule::Lockout { cells, .. }
            if cells.len() < 2 || board.values() > 31 =>
        {
            refuse(why!(
                "two ends and at most 31 values are wanted",
                "양 끝이 있고 값이 31가지까지라야 합니다"
            ))
        }
        Rule::Modular { modulus, .. } if *modulus < 1 => {
            refuse(why!("a modulus from 1 is wanted", "나누는 수는 1부터라야 합니다"))
        }
        Rule::Sum { cells, sum }
            if cells.iter().any(|(_, f)| f.unsigned_abs() > 1000) || large(sum) =>
        {
            refuse(why!("a factor or the sum is too large", "곱할 수나 합이 너무 큽니다"))
        }
        Rule::Cage { sum: Some(sum), .. }
        | Rule::LittleKiller { sum, .. }
        | Rule::Sandwich { sum, .. }
        | Rule::XSum { sum, .. }
        | Rule::SumLine { sum, .. }
            if large(sum) =>
        {
            refuse(why!("the sum is too large", "합이 너무 큽니다"))
        }
        _ => Ok(()),
    }
}
