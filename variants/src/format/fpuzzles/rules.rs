//! The rules, by their keys.

use ninefold::sorting::sort;

use super::Grid;
use super::outside;
use super::read_drawings::drawn;
use crate::board::{Cell, Value};
use crate::error::{Error, why};
use crate::format::json::Node;
use crate::format::{Draft, Malformed};
use crate::rule::{Differ, Entry, Relation, Rule, TABLE};

type Rules = Result<Vec<Rule>, Malformed>;

/// Reads what stands under a key, and adds it to the draft.
pub(in crate::format) fn rules(
    key: &str,
    node: &Node<'_>,
    grid: &Grid,
    draft: &mut Draft,
) -> Result<(), Malformed> {
    let whole = match global(key, node, grid) {
        Ok(whole) => whole,
        Err(error) => return draft.missed(error),
    };
    let add = |rules: Vec<Rule>, node: &Node<'_>, draft: &mut Draft| {
        for rule in rules {
            // A list without cells says nothing.
            if rule.is_everywhere() || !rule.cells(&draft.board).is_empty() {
                draft.push(rule).map_err(|error| node.error(error))?;
            }
        }
        Ok(())
    };
    if let Some(rules) = whole {
        return add(rules, node, draft);
    }
    let Ok(items) = node.items() else { return draft.missed(node.unknown(key)) };
    for item in &items {
        let rules = members(key, item).and_then(|()| match key {
            "minimum" | "maximum" => extreme(key, item, &items, grid),
            _ => local(key, item, grid),
        });
        let drawn = |draft: &Draft| drawn(key, item, &draft.board).unwrap_or_default();
        match rules {
            Ok(rules) if rules.is_empty() && outside::KEYS.contains(&key) => {
                let all = drawn(draft);
                all.into_iter()
                    .try_for_each(|one| draft.drawn(one))
                    .map_err(|error| item.error(error))?;
            }
            Ok(rules) => add(rules, item, draft)?,
            Err(error) => draft.draw(drawn(draft), item.in_rule(key, error))?,
        }
    }
    Ok(())
}

/// What an item may have: what is read below, and how it looks.
const MEMBERS: &[&str] = &[
    "lines",
    "cells",
    "cell",
    "cloneCells",
    "value",
    "values",
    "direction",
    "baseC",
    "outlineC",
    "fontC",
    "color",
    "width",
    "height",
    "size",
    "angle",
    "fromConstraint",
    "isNewConstraint",
    "fromRangskSolver",
];

/// Refuses what is no object, and a member that may say more than what is read.
fn members(key: &str, item: &Node<'_>) -> Result<(), Malformed> {
    let members = item.members().map_err(|_| item.unknown(key))?;
    let mut unknown =
        members.iter().filter(|(name, node)| !MEMBERS.contains(name) && !node.is_empty());
    unknown.next().map_or(Ok(()), |(_, node)| Err(node.unknown(key)))
}

/// A rule of the whole board that is there or not.
fn global(key: &str, node: &Node<'_>, grid: &Grid) -> Result<Option<Vec<Rule>>, Malformed> {
    let board = &grid.board;
    let diagonal = |falls: bool| {
        if board.rows() != board.columns() {
            return Err(
                node.refuse(key, why!("the board is not square", "판이 정사각형이 아닙니다"))
            );
        }
        Ok(vec![Rule::diagonal(board, falls)])
    };
    let rules = match key {
        "diagonal+" => diagonal(false)?,
        "diagonal-" => diagonal(true)?,
        "antiknight" => vec![Rule::AntiKnight],
        "antiking" => vec![Rule::AntiKing],
        "disjointgroups" => {
            let why = || why!("the regions are no blocks", "영역이 블록 모양이 아닙니다");
            let groups = grid.disjoint().ok_or_else(|| node.refuse(key, why()))?.into_iter();
            groups.map(|cells| Rule::Different { cells, why: Differ::Disjoint }).collect()
        }
        _ => return Ok(None),
    };
    if node.value.as_bool() == Some(true) { Ok(Some(rules)) } else { Err(node.unknown(key)) }
}

/// The rules of one item of a list.
fn local(key: &str, item: &Node<'_>, grid: &Grid) -> Rules {
    let board = &grid.board;
    let cells = || item.needed("cells")?.cells(board);
    // A click leaves a line of one cell, which says nothing.
    let least = match key {
        "doublearrow" => 3,
        "betweenline" | "lockout" => 2,
        _ => 0,
    };
    let each = |rule: &dyn Fn(Vec<Cell>) -> Rule| -> Rules {
        let lines = lines(item, grid)?.into_iter().filter(|line| line.len() >= least);
        Ok(lines.map(rule).collect())
    };
    let values = board.value_count() as i32;
    let half = (values + 1) / 2;
    match key {
        "renban" => each(&|cells| Rule::Renban(once(cells))),
        "whispers" => {
            let least = item.number_of("value")?.unwrap_or(half);
            each(&|cells| Rule::Whisper { cells, least })
        }
        "germanwhispers" => each(&|cells| Rule::Whisper { cells, least: half }),
        "dutchwhispers" => each(&|cells| Rule::Whisper { cells, least: half - 1 }),
        "regionsumline" => each(&|cells| Rule::RegionSum { parts: grid.parts(&cells) }),
        "lockout" => each(&|cells| Rule::Lockout { cells, least: values / 2 }),
        "modularline" => each(&|cells| Rule::Modular { cells, modulus: 3 }),
        "nabner" => each(&|cells| {
            let relation = Relation::Apart(2);
            Rule::Pairs { cells: once(cells), relation, all: true }
        }),
        "arrow" => arrow(item, grid),
        "killercage" => cage(item, cells()?),
        "extraregion" => Ok(vec![Rule::Different { cells: once(cells()?), why: Differ::Extra }]),
        "odd" => single(item, grid, &Rule::Odd),
        "even" => single(item, grid, &Rule::Even),
        "difference" | "ratio" | "xv" => mark(key, item, grid),
        "clone" => {
            let second = item.needed("cloneCells")?.cells(board)?;
            Ok(vec![Rule::Clone { first: cells()?, second }])
        }
        "quadruple" => {
            let values = item.list("values")?;
            let values = values.iter().map(|value| value.on_board(board));
            let values: Vec<Value> = values.collect::<Result<_, _>>()?;
            let rule = Rule::Quadruple { cells: cells()?, values, exact: false };
            Ok(vec![rule])
        }
        "rowindexer" | "columnindexer" | "boxindexer" => {
            let index = |cell| indexer(key, item, grid, cell);
            // The typed form has one cell.
            let cells = match item.member("cell") {
                Some(cell) => vec![cell.cell(board)?],
                None => cells()?,
            };
            cells.into_iter().map(index).collect()
        }
        key if outside::KEYS.contains(&key) => outside::clue(key, item, board),
        key => {
            // Some rows have no key, or several.
            let has_key =
                |row: &&Entry| row.f_puzzles == key && !key.is_empty() && !key.contains(' ');
            match TABLE.iter().find(has_key).and_then(|row| row.kind.bare()) {
                Some(rule) => each(&rule),
                None => Err(item.unknown(key)),
            }
        }
    }
}

/// The cells without those that come again, as where a line is closed.
fn once(cells: Vec<Cell>) -> Vec<Cell> {
    let mut seen = Vec::new();
    for cell in cells {
        if !seen.contains(&cell) {
            seen.push(cell);
        }
    }
    seen
}

/// The lines of an item; an item with cells only is one line.
fn lines(item: &Node<'_>, grid: &Grid) -> Result<Vec<Vec<Cell>>, Malformed> {
    let lines = match item.member("cells").filter(|_| item.member("lines").is_none()) {
        Some(cells) => vec![cells],
        None => item.needed("lines")?.items()?,
    };
    lines.iter().map(|line| line.cells(&grid.board)).collect()
}

/// Each line of an arrow starts in the circle or pill.
fn arrow(item: &Node<'_>, grid: &Grid) -> Rules {
    let mut pill = item.needed("cells")?.cells(&grid.board)?;
    // Its number is read from left to right or from top to bottom, whichever way it was drawn.
    sort(&mut pill);
    if item.number_of::<i64>("value")?.is_some() {
        return Err(item.refuse(
            "arrow",
            why!("an arrow has no value of its own", "화살표에는 값이 따로 없습니다"),
        ));
    }
    if pill.len() > 3 {
        return Err(item.unknown("arrow"));
    }
    let mut rules = Vec::new();
    for mut line in lines(item, grid)? {
        if line.is_empty() || !pill.contains(&line[0]) {
            return Err(item.refuse(
                "arrow",
                why!(
                    "a shaft does not start in the circle",
                    "화살대가 동그라미에서 시작하지 않습니다"
                ),
            ));
        }
        line.remove(0);
        // A circle without a shaft says nothing.
        if !line.is_empty() {
            rules.push(Rule::Arrow { pill: pill.clone(), shaft: line });
        }
    }
    Ok(rules)
}

fn cage(item: &Node<'_>, cells: Vec<Cell>) -> Rules {
    let sum = item.number_of("value").map_err(|_| item.unknown("killercage"))?;
    Ok(vec![Rule::Cage { cells, sum: sum.filter(|sum| *sum != 0) }])
}

fn single(item: &Node<'_>, grid: &Grid, rule: &dyn Fn(Cell) -> Rule) -> Rules {
    Ok(vec![rule(item.needed("cell")?.cell(&grid.board)?)])
}

/// Less or greater than its neighbours, but those with the same mark.
fn extreme(key: &str, item: &Node<'_>, items: &[Node<'_>], grid: &Grid) -> Rules {
    let board = &grid.board;
    let marked = items.iter().map(|item| item.needed("cell")?.cell(board));
    let marked: Vec<Cell> = marked.collect::<Result<_, _>>()?;
    let cell = item.needed("cell")?.cell(board)?;
    let others = board.neighbours(cell).filter(|other| !marked.contains(other)).collect();
    Ok(vec![if key == "minimum" {
        Rule::Minimum { cell, others }
    } else {
        Rule::Maximum { cell, others }
    }])
}

/// What a dot or an X or V says; nothing if an X or V is not written.
pub(super) fn relation(key: &str, item: &Node<'_>) -> Result<Option<Relation>, Malformed> {
    Ok(Some(match key {
        "difference" | "ratio" => {
            let number = match item.word("value")?.as_deref() {
                Some("1:2" | "2:1") if key == "ratio" => None,
                _ => item.number_of("value").map_err(|_| item.unknown(key))?,
            };
            match key {
                "ratio" => Relation::Ratio(number.unwrap_or(2)),
                _ => Relation::Difference(number.unwrap_or(1)),
            }
        }
        _ => match item.word("value")?.as_deref() {
            Some("X" | "x") => Relation::Sum(10),
            Some("V" | "v") => Relation::Sum(5),
            None => return Ok(None),
            Some(_) => return Err(item.unknown(key)),
        },
    }))
}

/// The two cells that a mark lies between.
pub(super) fn pair(
    key: &str,
    item: &Node<'_>,
    grid: &crate::Board,
) -> Result<[Cell; 2], Malformed> {
    let cells = item.needed("cells")?.cells(grid)?;
    cells
        .try_into()
        .map_err(|_| item.refuse(key, why!("expected two cells", "칸이 둘이어야 합니다")))
}

fn mark(key: &str, item: &Node<'_>, grid: &Grid) -> Rules {
    let cells = pair(key, item, &grid.board)?;
    Ok(relation(key, item)?.map(|relation| Rule::Mark { cells, relation }).into_iter().collect())
}

/// The cell tells where in its row, column or block the number of its own place stands.
fn indexer(key: &str, item: &Node<'_>, grid: &Grid, cell: Cell) -> Result<Rule, Malformed> {
    let board = &grid.board;
    let (row, column) = board.place(cell);
    let none = || item.refuse(key, why!("the cell has no region", "영역이 없는 칸입니다"));
    let (line, place) = match key {
        "columnindexer" => {
            ((0..board.columns()).filter_map(|x| board.cell(row, x)).collect(), column)
        }
        "rowindexer" => ((0..board.rows()).filter_map(|y| board.cell(y, column)).collect(), row),
        _ => {
            let region = grid.region(cell).ok_or_else(none)?;
            let place = region.iter().position(|other| *other == cell).ok_or_else(none)?;
            (region, place)
        }
    };
    let value = board.value(place as i64 + 1);
    let value = value.ok_or_else(|| {
        item.error(Error::rule(
            key,
            board.name(cell),
            why!("its place is not a value of the board", "칸의 자리 번호가 판에 없는 값입니다"),
        ))
    })?;
    Ok(Rule::Indexer { cell, line, value })
}
