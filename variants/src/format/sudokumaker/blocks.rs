//! The blocks of rules. Most become the items of f-puzzles that mean the same.

use serde_json::Value as Json;

use super::drawings::drawings;
use super::{around, cell, cells_of, is_on, no_place};
use crate::board::{Board, Value};
use crate::format::fpuzzles::{Grid, outside_line, rules};
use crate::format::json::{Node, json};
use crate::format::{Draft, Malformed};
use crate::rule::{Automaton, Differ, Rule};

/// Blocks of marks, and one that says something about pairs without a mark.
pub(super) const DIFFERENCES: u16 = 200;
pub(super) const RATIOS: u16 = 201;
pub(super) const SUMS: u16 = 202;
pub(super) const NONCONSECUTIVE: u16 = 15;

/// More groups of digits than this no setter makes.
const MOST_GROUPS: usize = 8;

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
    Arrows,
    /// Cells that hold the same.
    Clones,
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
    (302, "clone", "groups", Of::Clones),
    (303, "quadruple", "clues", Of::Corners),
    (400, "renban", "lines", Of::Lines),
    (401, "whispers", "lines", Of::Lines),
    (402, "palindrome", "lines", Of::Lines),
    (403, "betweenline", "lines", Of::Lines),
    (404, "regionsumline", "lines", Of::Lines),
    (408, "arrow", "bulbsWithArrows", Of::Arrows),
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
    let board = &grid.board;
    if let Some(&(_, mut key, name, of)) = BLOCKS.iter().find(|row| row.0 == number) {
        if key == "thermometer" && is_on(block.value, "slow", false) {
            key = "slowthermometer";
        }
        let Of::None = of else {
            if is_on(block.value, "singleRegionTotals", false) {
                return draft.missed(block.unknown(key));
            }
            let mut items = Vec::new();
            for node in block.list(name)? {
                let item = item(number, of, node.value, block.value, board);
                items.push(item.ok_or_else(|| node.wrong(no_place()))?);
            }
            let items = Json::Array(items);
            let list = block.member(name);
            return rules(key, &list.as_ref().unwrap_or(block).instead(&items), grid, draft);
        };
        return rules(key, &block.instead(&Json::Bool(true)), grid, draft);
    }
    let found = match number {
        305 => different(block.value, board),
        405..408 => along_lines(number, block.value, board),
        16 => squares(block.value, board),
        504 => {
            for node in block.list("clues")? {
                let Some(value) = node.member("value").filter(|value| !value.is_empty()) else {
                    continue;
                };
                let place = clue(node.value, board).ok_or_else(|| node.wrong(no_place()))?;
                let cells = outside_line("numberedroom", &node.instead(&place), board)?;
                let rule = Rule::NumberedRoom { cells, value: value.on_board(board)? };
                draft.push(rule).map_err(|error| node.error(error))?;
            }
            return Ok(());
        }
        // The digits themselves, and what was read with the board and the marks.
        0 | super::REGIONS | super::LINES | NONCONSECUTIVE => return Ok(()),
        4000..5000 => {
            draft.fog = true;
            return Ok(());
        }
        _ => return drawings(number, block, draft),
    };
    let Some(rules) = found else {
        let name = match number {
            305 => "extra region",
            405 => "sequence",
            407 => "lockout line",
            _ => "groups of digits",
        };
        return draft.missed(block.unknown(name));
    };
    rules.into_iter().try_for_each(|rule| draft.push(rule)).map_err(|error| block.error(error))
}

/// An item as f-puzzles has it.
fn item(number: u16, of: Of, own: &Json, block: &Json, board: &Board) -> Option<Json> {
    let member = |from: &Json, name: &str| from.get(name).cloned().unwrap_or_default();
    let value = member(own, "value");
    let list = |list: &Json| Some(board.names(&cells_of(list, board)?));
    Some(match of {
        Of::None => return None,
        Of::Cells => json!({ "cell": board.name(cell(own, board)?) }),
        Of::Edges => {
            let value = match (number, value.as_i64()) {
                (SUMS, Some(10)) => "X".into(),
                (SUMS, Some(5)) => "V".into(),
                _ => value,
            };
            let cells = around(super::number(own, "edge")?, board, true)?;
            json!({ "cells": board.names(&cells), "value": value })
        }
        Of::Corners => {
            let cells = around(super::number(own, "corner")?, board, false)?;
            json!({ "cells": board.names(&cells), "values": member(own, "digits") })
        }
        Of::Cages => {
            // The program writes 0 for a cage without a sum.
            let value = if value.as_i64() == Some(0) { Json::Null } else { value };
            json!({ "cells": list(own.get("cells")?)?, "value": value })
        }
        Of::Lines => json!({ "cells": list(own)?, "value": member(block, "minDifference") }),
        Of::Clones => {
            let cells = cells_of(own, board)?;
            let (first, others) = (cells.first()?, cells.get(1..)?);
            let firsts = vec![*first; others.len()];
            json!({ "cells": board.names(&firsts), "cloneCells": board.names(others) })
        }
        Of::Arrows => {
            let pill = cells_of(own.get("bulbCells")?, board)?;
            let lines = own.get("arrows")?.as_array()?.iter().map(list);
            json!({ "cells": board.names(&pill), "lines": lines.collect::<Option<Vec<_>>>()? })
        }
        Of::Clues => clue(own, board)?,
    })
}

/// A clue outside the board, whose places count a row and a column more on each side.
fn clue(own: &Json, board: &Board) -> Option<Json> {
    let columns = board.columns() + 2;
    let number = super::number(own, "outerCell")?;
    let (row, column) = (number / columns, number % columns);
    let direction = match own.get("diagonal").and_then(Json::as_i64) {
        Some(1) => if row == 0 || column == columns - 1 { "DL" } else { "UR" }.into(),
        Some(-1) => if row == 0 || column == 0 { "DR" } else { "UL" }.into(),
        _ => Json::Null,
    };
    let value = own.get("value").cloned().unwrap_or_default();
    Some(json!({ "cell": format!("R{row}C{column}"), "direction": direction, "value": value }))
}

/// An extra region.
fn different(block: &Json, board: &Board) -> Option<Vec<Rule>> {
    let cells = cells_of(block.get("cells")?, board)?;
    Some(vec![Rule::Different { cells, why: Differ::Extra }])
}

/// Sequences, lines of groups of digits, and lockout lines.
fn along_lines(number: u16, block: &Json, board: &Board) -> Option<Vec<Rule>> {
    let groups = if number == 406 { groups(block, board)? } else { Vec::new() };
    let count = groups.iter().max().map_or(1, |&most| most as usize + 1);
    let is = |class: &dyn Fn(Value) -> usize| {
        // The groups may have any order.
        let same = |a: Value, b: Value| groups[a.index()] == groups[b.index()];
        let all = || board.values().iter();
        !groups.is_empty() && all().all(|a| all().all(|b| same(a, b) == (class(a) == class(b))))
    };
    let is_modular = is(&|value| board.number(value) as usize % count);
    let is_entropic = count == 3 && is(&|value| board.third(value.index()));
    let mut rules = Vec::new();
    for line in block.get("lines")?.as_array()? {
        let cells = cells_of(line, board)?;
        match number {
            // The numbers rise or fall by equal steps: each is half the sum of its neighbours.
            405 => rules.extend(cells.windows(3).map(|three| Rule::Sum {
                cells: vec![(three[0], 1), (three[1], -2), (three[2], 1)],
                sum: 0,
            })),
            406 if is_modular => rules.push(Rule::Modular { cells, modulus: count as i32 }),
            406 if is_entropic => rules.push(Rule::Entropic(cells)),
            407 if board.value_count() == 9 => rules.push(Rule::Lockout { cells, least: 4 }),
            _ => return None,
        }
    }
    Some(rules)
}

/// Each square of four cells has a value of each group.
fn squares(block: &Json, board: &Board) -> Option<Vec<Rule>> {
    let groups = groups(block, board)?;
    let count = groups.iter().max()? + 1;
    let automaton = Automaton::of_classes(&groups, count.into())?;
    let squares = board.cells().filter_map(|cell| board.square_at(cell));
    let rule = |cells| Rule::Automaton { cells, automaton: automaton.clone() };
    Some(squares.map(rule).collect())
}

/// The group of each value, if each value is in one group and no group is empty. The bits of a group are digits.
fn groups(block: &Json, board: &Board) -> Option<Vec<u8>> {
    let groups: Option<Vec<u64>> =
        block.get("groups")?.as_array()?.iter().map(Json::as_u64).collect();
    let groups = groups.filter(|groups| groups.len() <= MOST_GROUPS)?;
    let group = |value: Value| {
        let digit = 1 << board.number(value);
        let mut own = (0..).zip(&groups).filter(|(_, group)| **group & digit != 0);
        own.next().filter(|_| own.next().is_none()).map(|(number, _)| number)
    };
    let own: Option<Vec<u8>> = board.values().iter().map(group).collect();
    own.filter(|own| (0..).zip(&groups).all(|(number, _)| own.contains(&number)))
}
