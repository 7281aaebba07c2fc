//! Relations of two numbers.

use crate::error::why;
use serde_json::Value as Json;

use crate::board::{Board, Value, Values};
use crate::format::Malformed;
use crate::format::json::{Node, json};
use crate::rule::{GivenName, Relation, Table};

/// A relation as JSON.
pub(super) fn write(relation: &Relation, board: &Board) -> Json {
    match relation {
        Relation::Difference(number) => json!({ "difference": *number }),
        Relation::Ratio(number) => json!({ "ratio": *number }),
        Relation::Sum(number) => json!({ "sum": *number }),
        Relation::Apart(number) => json!({ "apart": *number }),
        Relation::Less => json!("less"),
        Relation::NotGreater => json!("not greater"),
        Relation::Equal => json!("equal"),
        Relation::Different => json!("different"),
        Relation::Table(table) => {
            let row = |values: &Values| values.iter().map(|v| board.number(v)).collect::<Vec<_>>();
            let mut members = json!({ "table": table.rows.iter().map(row).collect::<Vec<_>>() });
            if let Some(name) = table.name.text() {
                members["name"] = json!(name);
            }
            members
        }
    }
}

/// Reads a relation.
pub(super) fn read(node: &Node<'_>, board: &Board) -> Result<Relation, Malformed> {
    if let Some(word) = node.value.as_str() {
        return match word {
            "less" => Ok(Relation::Less),
            "not greater" => Ok(Relation::NotGreater),
            "equal" => Ok(Relation::Equal),
            "different" => Ok(Relation::Different),
            _ => Err(node.wrong(why!("unknown relation: {word:?}", "없는 관계입니다: {word:?}"))),
        };
    }
    let mut members = if node.value.is_object() { node.members()? } else { Vec::new() };
    let mut given = GivenName::default();
    if node.member("table").is_some() {
        for (_, name) in members.extract_if(.., |(member, _)| *member == "name") {
            given = GivenName::new(&name.text()?);
        }
    }
    let [(name, member)] = &members[..] else {
        return Err(node.wrong(why!(
            "a relation is a word, or one name with a number or table",
            "관계는 낱말 하나이거나, 이름 하나에 수나 표를 붙인 것입니다"
        )));
    };
    match *name {
        "difference" => Ok(Relation::Difference(member.number()?)),
        "ratio" => Ok(Relation::Ratio(member.number()?)),
        "sum" => Ok(Relation::Sum(member.number()?)),
        "apart" => Ok(Relation::Apart(member.number()?)),
        "table" => {
            let rows = member.items()?;
            if rows.len() != board.value_count() {
                return Err(member.wrong(why!(
                    "expected a list for each value",
                    "값마다 목록이 하나씩 있어야 합니다"
                )));
            }
            let row = |row: &Node<'_>| {
                let values = row.items()?;
                let values = values.iter().map(|value| value.on_board(board));
                values.collect::<Result<Vec<Value>, _>>().map(|all| all.into_iter().collect())
            };
            let rows = rows.iter().map(row).collect::<Result<_, _>>()?;
            Ok(Relation::Table(Table { rows, name: given }))
        }
        _ => Err(member.unknown(name)),
    }
}
