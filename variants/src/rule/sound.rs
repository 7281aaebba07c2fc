//! Whether a rule can mean anything at all.

use std::slice;

use super::{Relation, Rule};
use crate::board::{Board, Value};
use crate::error::{Error, why};

/// A rule may name at most this many times the cells of the board: some work grows with the square of that number,
/// and a short text must not fill the memory.
const MOST: usize = 4;

/// Refuses a rule that says nothing or cannot be reckoned with.
pub(crate) fn sound(rule: &Rule, board: &Board) -> Result<(), Error> {
    let cells = rule.cells(board);
    let listed = match rule {
        Rule::RegionSum { parts } if parts.iter().any(Vec::is_empty) => 0,
        Rule::SameXSum { first, second } if first.is_empty() || second.is_empty() => 0,
        Rule::Negative(negative) => negative.relations.len().max(1),
        _ if rule.is_everywhere() => 1,
        _ => cells.len(),
    };
    let fits = (1..=MOST * board.cell_count()).contains(&listed);
    let why = match rule {
        _ if listed == 0 => why!("it names no cells", "칸이 없습니다"),
        _ if !fits => why!("it names too many cells", "칸이 너무 많습니다"),
        Rule::Quadruple { values, .. } if values.len() > cells.len() => {
            why!("it has more values than cells", "값이 칸보다 많습니다")
        }
        _ if lacks_value(rule, board) => {
            why!("the board lacks a value", "판에 없는 값입니다")
        }
        _ if has_other_size(rule, board) => {
            why!("its table has another size", "표의 크기가 다릅니다")
        }
        _ if is_large(rule) => why!("a number is too large", "수가 너무 큽니다"),
        Rule::Clone { first, second } if first.len() != second.len() => {
            why!("the two groups have different sizes", "두 묶음의 칸 수가 다릅니다")
        }
        Rule::Arrow { pill, shaft } if pill.is_empty() || shaft.is_empty() || pill.len() > 3 => {
            why!(
                "expected a pill of one to three cells and a shaft",
                "한 칸에서 세 칸까지의 동그라미와 화살대가 있어야 합니다"
            )
        }
        Rule::DoubleArrow(cells) if cells.len() < 3 => {
            why!("expected three cells or more", "칸이 셋 이상이어야 합니다")
        }
        Rule::Between(cells) | Rule::Lockout { cells, .. } if cells.len() < 2 => {
            why!("its two ends must be two cells", "양 끝의 두 칸이 있어야 합니다")
        }
        Rule::Modular { modulus, .. } if *modulus < 1 => {
            why!("expected a modulus from 1", "나누는 수는 1 이상이어야 합니다")
        }
        Rule::Whisper { least, .. } | Rule::Lockout { least, .. } if *least < 0 => {
            why!("expected a difference from 0", "차는 0 이상이어야 합니다")
        }
        _ if relations(rule).iter().any(|own| matches!(own, Relation::Ratio(..=0))) => {
            why!("expected a ratio from 1", "비는 1 이상이어야 합니다")
        }
        _ => return Ok(()),
    };
    let named = board.names(if fits { &cells } else { &[] });
    Err(Error::rule(rule.kind().name(), named.join(" "), why))
}

/// Whether the rule has a value of another board.
fn lacks_value(rule: &Rule, board: &Board) -> bool {
    let lacks = |value: &Value| usize::from(value.0) >= board.value_count();
    match rule {
        Rule::Allowed { values, .. } => values.iter().any(|value| lacks(&value)),
        Rule::Quadruple { values, .. } => values.iter().any(lacks),
        Rule::NumberedRoom { value, .. } | Rule::Indexer { value, .. } => lacks(value),
        _ => false,
    }
}

/// Whether a table or the machine of the rule is that of another board.
fn has_other_size(rule: &Rule, board: &Board) -> bool {
    let differs = |relation: &Relation| match relation {
        Relation::Table(table) => table.rows.len() != board.value_count(),
        _ => false,
    };
    match rule {
        Rule::Automaton { automaton, .. } => automaton.value_count() != board.value_count(),
        _ => relations(rule).iter().any(differs),
    }
}

/// Whether a number of the rule is beyond all bounds.
fn is_large(rule: &Rule) -> bool {
    let large = |number: &i32| number.unsigned_abs() > 1_000_000;
    let huge = |relation: &Relation| match relation {
        Relation::Difference(number)
        | Relation::Ratio(number)
        | Relation::Sum(number)
        | Relation::Apart(number) => large(number),
        _ => false,
    };
    match rule {
        Rule::Sum { cells, sum } => {
            large(sum) || cells.iter().any(|(_, factor)| factor.unsigned_abs() > 1000)
        }
        Rule::Whisper { least: number, .. }
        | Rule::Lockout { least: number, .. }
        | Rule::Modular { modulus: number, .. }
        | Rule::Cage { sum: Some(number), .. }
        | Rule::LittleKiller { sum: number, .. }
        | Rule::Sandwich { sum: number, .. }
        | Rule::XSum { sum: number, .. }
        | Rule::SumLine { sum: number, .. } => large(number),
        _ => relations(rule).iter().any(huge),
    }
}

/// The relations that the rule has.
fn relations(rule: &Rule) -> &[Relation] {
    match rule {
        Rule::Mark { relation, .. } | Rule::Pairs { relation, .. } => slice::from_ref(relation),
        Rule::Negative(negative) => &negative.relations,
        _ => &[],
    }
}
