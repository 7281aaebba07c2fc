//! The blocks of rules. Most become the items of f-puzzles that mean the same.

use serde_json::Value as Json;

use super::drawings::drawings;
use super::{around, cell, cells_of};
use crate::board::{Board, Cell, Value};
use crate::error::why;
use crate::format::fpuzzles::{Grid, outside_line, rules};
use crate::format::json::{Node, json};
use crate::format::{Draft, Malformed};
use crate::rule::{Automaton, Rule};

/// Blocks of marks, and one that says something about pairs without a mark.
pub(super) const DIFFERENCES: u16 = 200;
pub(super) const RATIOS: u16 = 201;
pub(super) const SUMS: u16 = 202;
pub(super) const NONCONSECUTIVE: u16 = 15;

/// What the items of a block are.
#[derive(Clone, Copy)]
enum Of {
    /// There are none.
    None,
    Cells,
    Edges,
    Corners,
    Cages,
    Lines,
    /// Places outside the board.
    Clues,
}

/// The number of a kind of block, the key of f-puzzles that means the same, and the list of its items.
const BLOCKS: &[(u16, &str, &str, Of)] = &[
    (10, "diagonal-", "", Of::None),
    (11, "diagonal+", "", Of::None),
    (12, "antiking", "", Of::None),
    (13, "antiknight", "", Of::None),
    (14, "disjointgroups", "", Of::None),
    (100, "even", "cells", Of::Cells),
    (101, "odd", "cells", Of::Cells),
    (102, "maximum", "cells", Of::Cells),
    (103, "minimum", "cells", Of::Cells),
    (DIFFERENCES, "difference", "clues", Of::Edges),
    (RATIOS, "ratio", "clues", Of::Edges),
    (SUMS, "xv", "clues", Of::Edges),
    (300, "thermometer", "thermometers", Of::Lines),
    (301, "killercage", "cages", Of::Cages),
    (303, "quadruple", "clues", Of::Corners),
    (400, "renban", "lines", Of::Lines),
    (401, "whispers", "lines", Of::Lines),
    (402, "palindrome", "lines", Of::Lines),
    (403, "betweenline", "lines", Of::Lines),
    (404, "regionsumline", "lines", Of::Lines),
    (409, "doublearrow", "lines", Of::Lines),
    (500, "littlekillersum", "clues", Of::Clues),
    (501, "sandwichsum", "clues", Of::Clues),
    (502, "xsum", "clues", Of::Clues),
    (503, "skyscraper", "clues", Of::Clues),
    (600, "rowindexer", "cells", Of::Cells),
    (601, "columnindexer", "cells", Of::Cells),
];

/// Adds what a block says.
pub(super) fn block(
    number: u16,
    block: &Node<'_>,
    grid: &Grid,
    draft: &mut Draft,
) -> Result<(), Malformed> {
    if let Some(&(_, key, name, of)) = BLOCKS.iter().find(|row| row.0 == number) {
        let slow = block.member("slow").is_some_and(|flag| !flag.is_empty());
        let key = if slow { "slowthermometer" } else { key };
        return match (of, block.member(name)) {
            (Of::None, _) => rules(key, &block.instead(&Json::Bool(true)), grid, draft),
            (_, None) => Ok(()),
            // What its regions add up to is told apart from what its parts do.
            (_, Some(_))
                if block.member("singleRegionTotals").is_some_and(|flag| !flag.is_empty()) =>
            {
                draft.missed(block.unknown(key))
            }
            (_, Some(list)) => {
                let items =
                    list.items()?.into_iter().map(|node| item(of, &node, block, &draft.board));
                let items = Json::Array(items.collect::<Result<_, _>>()?);
                rules(key, &list.instead(&items), grid, draft)
            }
        };
    }
    let found = match number {
        302 => clones(block, &draft.board),
        305 => {
            let cells = names(&block.needed("cells")?, &draft.board)?;
            let items = Json::Array(vec![json!({ "cells": cells })]);
            return rules("extraregion", &block.instead(&items), grid, draft);
        }
        405 => sequences(block, &draft.board),
        406 | 16 => groups(number, block, &draft.board),
        407 if draft.board.value_count() == 9 => {
            each_line(block, &draft.board, |cells| vec![Rule::Lockout { cells, least: 4 }])
        }
        408 => arrows(block, &draft.board),
        504 => rooms(block, &draft.board),
        // The digits themselves, and what was read with the board and the marks.
        0 | super::REGIONS | super::LINES | NONCONSECUTIVE => Ok(Vec::new()),
        4000..5000 => {
            draft.fog = true;
            Ok(Vec::new())
        }
        _ => return drawings(number, block, draft),
    };
    match found {
        Ok(rules) => rules
            .into_iter()
            .try_for_each(|rule| draft.push(rule))
            .map_err(|error| block.error(error)),
        Err(error) => draft.missed(error),
    }
}

/// The names of the cells of a list of numbers.
fn names(list: &Node<'_>, board: &Board) -> Result<Json, Malformed> {
    let cells = cells_of(list, board)?;
    Ok(cells.into_iter().map(|cell| Json::from(board.name(cell))).collect())
}

/// An item as f-puzzles has it.
fn item(of: Of, node: &Node<'_>, block: &Node<'_>, board: &Board) -> Result<Json, Malformed> {
    let value = node.value.get("value").cloned().unwrap_or_default();
    let between = |name: &str| -> Result<Json, Malformed> {
        let cells = around(&node.needed(name)?, board, name == "edge")?;
        Ok(cells.into_iter().map(|cell| Json::from(board.name(cell))).collect())
    };
    Ok(match of {
        Of::None => Json::Null,
        Of::Cells => json!({ "cell": board.name(cell(node, board)?) }),
        Of::Edges => {
            let value =
                match (block.member("type").and_then(|kind| kind.number().ok()), value.as_i64()) {
                    (Some(SUMS), Some(10)) => Json::from("X"),
                    (Some(SUMS), Some(5)) => Json::from("V"),
                    _ => value,
                };
            json!({ "cells": between("edge")?, "value": value })
        }
        Of::Corners => {
            let digits = node.value.get("digits").cloned().unwrap_or_default();
            json!({ "cells": between("corner")?, "values": digits })
        }
        Of::Cages => {
            // A cage without a sum has a nought.
            let value = if value.as_i64() == Some(0) { Json::Null } else { value };
            json!({ "cells": names(&node.needed("cells")?, board)?, "value": value })
        }
        Of::Lines => {
            let least = block.value.get("minDifference").cloned().unwrap_or_default();
            json!({ "cells": names(node, board)?, "value": least })
        }
        Of::Clues => clue(node, board, value)?,
    })
}

/// A clue outside the board, whose places count a row and a column more on each side.
fn clue(node: &Node<'_>, board: &Board, value: Json) -> Result<Json, Malformed> {
    let number: usize = node.needed("outerCell")?.number()?;
    let columns = board.columns() + 2;
    let (row, column) = (number / columns, number % columns);
    let direction = match node.number_of::<i8>("diagonal")? {
        Some(1) => Json::from(if row == 0 || column == columns - 1 { "DL" } else { "UR" }),
        Some(-1) => Json::from(if row == 0 || column == 0 { "DR" } else { "UL" }),
        _ => Json::Null,
    };
    Ok(json!({ "cell": format!("R{row}C{column}"), "direction": direction, "value": value }))
}

/// The rules of each line of a block.
fn each_line(
    block: &Node<'_>,
    board: &Board,
    rules: impl Fn(Vec<Cell>) -> Vec<Rule>,
) -> Result<Vec<Rule>, Malformed> {
    let mut all = Vec::new();
    for line in block.list("lines")? {
        all.extend(rules(cells_of(&line, board)?));
    }
    Ok(all)
}

/// Cells that hold the same.
fn clones(block: &Node<'_>, board: &Board) -> Result<Vec<Rule>, Malformed> {
    let mut rules = Vec::new();
    for group in block.list("groups")? {
        for pair in cells_of(&group, board)?.windows(2) {
            rules.push(Rule::Clone { first: vec![pair[0]], second: vec![pair[1]] });
        }
    }
    Ok(rules)
}

/// Numbers that go on by the same: each is half of its neighbours' sum.
fn sequences(block: &Node<'_>, board: &Board) -> Result<Vec<Rule>, Malformed> {
    each_line(block, board, |cells| {
        let half = |three: &[Cell]| Rule::Sum {
            cells: vec![(three[0], 1), (three[1], -2), (three[2], 1)],
            sum: 0,
        };
        cells.windows(3).map(half).collect()
    })
}

/// One value of each group in as many cells of a line, or in all squares of four cells. The bits of a group are digits.
fn groups(number: u16, block: &Node<'_>, board: &Board) -> Result<Vec<Rule>, Malformed> {
    let mut classes = vec![u8::MAX; board.value_count()];
    let list = block.list("groups")?;
    let count = list.len();
    let mut fits = (1..=8).contains(&count);
    for (own, group) in list.iter().enumerate() {
        let digits: u64 = group.number::<i64>()? as u64;
        for value in board.values().iter() {
            if digits.checked_shr(board.number(value) as u32).unwrap_or(0) & 1 == 1 {
                let class = &mut classes[value.index()];
                fits &= *class == u8::MAX;
                *class = own as u8;
            }
        }
    }
    let all = || board.values().iter();
    let same = |class: &dyn Fn(Value) -> usize| {
        all().all(|a| {
            let like =
                |b: Value| (classes[a.index()] == classes[b.index()]) == (class(a) == class(b));
            classes[a.index()] != u8::MAX && all().all(like)
        })
    };
    let third = (board.value_count() / 3).max(1);
    let modulus = count.max(1);
    if fits && number == 16 {
        if let Some(automaton) = Automaton::of_classes(&classes, count) {
            let squares = board.cells().filter_map(|cell| board.square_at(cell));
            let rule = |cells| Rule::Automaton { cells, automaton: automaton.clone() };
            return Ok(squares.map(rule).collect());
        }
    } else if fits && same(&|value| board.number(value) as usize % modulus) {
        let modulus = modulus as i32;
        return each_line(block, board, |cells| vec![Rule::Modular { cells, modulus }]);
    } else if fits && count == 3 && same(&|value| value.index() / third) {
        return each_line(block, board, |cells| vec![Rule::Entropic(cells)]);
    }
    Err(block.unknown("groups of digits"))
}

/// Each arrow starts in its circle, whose first cell has the ones.
fn arrows(block: &Node<'_>, board: &Board) -> Result<Vec<Rule>, Malformed> {
    let mut rules = Vec::new();
    for bulb in block.list("bulbsWithArrows")? {
        let mut pill = cells_of(&bulb.needed("bulbCells")?, board)?;
        pill.reverse();
        for arrow in bulb.list("arrows")? {
            let cells = cells_of(&arrow, board)?;
            let shaft = match cells.split_first() {
                Some((first, shaft)) if pill.contains(first) => shaft.to_vec(),
                _ => {
                    return Err(arrow.refuse(
                        "arrow",
                        why!(
                            "a shaft does not start in the circle",
                            "화살대가 동그라미에서 시작하지 않습니다"
                        ),
                    ));
                }
            };
            // A circle without a shaft says nothing.
            if !shaft.is_empty() {
                rules.push(Rule::Arrow { pill: pill.clone(), shaft });
            }
        }
    }
    Ok(rules)
}

/// Numbered rooms.
fn rooms(block: &Node<'_>, board: &Board) -> Result<Vec<Rule>, Malformed> {
    let mut rules = Vec::new();
    for node in block.list("clues")? {
        if let Some(value) = node.member("value").filter(|value| !value.is_empty()) {
            let place = clue(&node, board, Json::Null)?;
            let cells = outside_line("numberedroom", &node.instead(&place), board)?;
            rules.push(Rule::NumberedRoom { cells, value: value.on_board(board)? });
        }
    }
    Ok(rules)
}
