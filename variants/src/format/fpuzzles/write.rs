//! Writing. What f-puzzles has no key for is drawn or lost, and named.

use serde_json::{Map, Value as Json};

use super::outside::place_of;
use super::read_drawings::LINES;
use super::{Grid, write_drawings};
use crate::board::{Board, Cell, Value};
use crate::error::{Error, why};
use crate::format::json::json;
use crate::format::{Draft, Loss, Written};
use crate::rule::{Differ, Negative, Relation, Rule, in_order};

/// Writes a draft as the JSON of f-puzzles.
pub(in crate::format) fn write(draft: &Draft) -> Result<Written, Error> {
    let board = &draft.board;
    draft.needs_whole_frame()?;
    let size = board.rows();
    let is_square = size == board.columns() && size == board.value_count();
    if !is_square || board.least() != 1 || !board.has_lines() {
        return Err(Error::Syntax(why!(
            "f-puzzles and links to SudokuPad hold only square boards with the values from 1 to the number of rows",
            "f-puzzles와 SudokuPad 링크의 판은 정사각형이고, 값은 1부터 행의 수까지입니다"
        )));
    }
    let mut losses = Vec::new();
    let mut regions: Vec<Option<usize>> = vec![None; board.cell_count()];
    for (number, region) in board.regions().enumerate() {
        if region.cells.iter().any(|cell| regions[cell.index()].is_some()) {
            losses.push(Loss::of_board("region"));
        } else {
            region.cells.iter().for_each(|cell| regions[cell.index()] = Some(number));
        }
    }
    let grid = Grid::from_regions(board, &regions);
    let mut cells: Vec<Map<String, Json>> = regions
        .iter()
        .map(|region| Map::from_iter([("region".to_owned(), json!(*region))]))
        .collect();
    let mut object = Map::new();
    object.insert("size".to_owned(), json!(size));
    let about = &draft.about;
    for (name, text) in
        [("title", &about.title), ("author", &about.author), ("ruleset", &about.description)]
    {
        object.insert(name.to_owned(), json!(text.as_deref().unwrap_or_default()));
    }
    if let Some(solution) = &about.solution {
        let numbers = solution.iter().map(|&value| board.number(value));
        object.insert("solution".to_owned(), numbers.collect());
    }
    let mut is_drawing_lost = false;
    let mut drawn: Vec<(&str, Json)> = Vec::new();
    for drawing in &draft.drawn {
        if let Some((cell, ink)) = drawing.coloured_cell(board) {
            cells[cell.index()].insert("c".to_owned(), ink.to_json());
        } else if let Some(item) = write_drawings::item(drawing, board) {
            drawn.push(item);
        } else {
            is_drawing_lost = true;
        }
    }
    draft.lose(&mut losses, false, is_drawing_lost);
    let writer = Writer { board, grid: &grid, rules: &draft.rules };
    let everywhere = write_drawings::everywhere(&draft.rules, board);
    for rule in &draft.rules {
        if let Rule::Allowed { cell, values } = rule {
            let numbers = values.iter().map(|value| board.number(value)).collect();
            if !allow(&mut cells[cell.index()], numbers) {
                losses.push(Loss::rule(rule, board, false));
            }
            continue;
        }
        let Some((key, value, same)) = writer.rule(rule) else {
            let before = drawn.len();
            let drawings = write_drawings::of_rule(rule, board, &everywhere);
            drawn
                .extend(drawings.iter().filter_map(|drawing| write_drawings::item(drawing, board)));
            losses.push(Loss::rule(rule, board, drawn.len() > before));
            continue;
        };
        if let Some((_, name, colour)) = LINES.iter().find(|line| line.0 == key) {
            // The add-on knows whispers by their difference, and no others.
            let half = size.div_ceil(2) as i32;
            let name = match rule {
                Rule::Whisper { least, .. } if *least == half - 1 => "Dutch Whispers",
                Rule::Whisper { least, .. } if *least != half => key,
                _ => *name,
            };
            let line = json!({
                "lines": value["lines"].clone(),
                "outlineC": *colour,
                "width": 0.4,
                "fromConstraint": name,
            });
            drawn.push(("line", line));
        }
        match value {
            Json::Bool(_) => drop(object.insert(key.to_owned(), value)),
            item => add(&mut object, key, item),
        }
        if !same {
            losses.push(Loss::name(rule, board));
        }
    }
    for &(cell, value) in &about.filled {
        // A given digit stays one.
        cells[cell.index()].entry("value").or_insert_with(|| json!(board.number(value)));
    }
    drawn.into_iter().for_each(|(name, item)| add(&mut object, name, item));
    let rows: Vec<Json> =
        cells.chunks_mut(size).map(|row| row.iter_mut().map(std::mem::take).collect()).collect();
    object.insert("grid".to_owned(), json!(rows));
    Ok(Written { text: Json::Object(object).to_string(), losses })
}

/// Writes the numbers that a cell may have; whether there is room for them.
fn allow(cell: &mut Map<String, Json>, numbers: Vec<i32>) -> bool {
    let is_told = cell.contains_key("value") || cell.contains_key("givenPencilMarks");
    if is_told || numbers.is_empty() {
        return false;
    }
    if let [number] = numbers[..] {
        cell.insert("value".to_owned(), json!(number));
        cell.insert("given".to_owned(), json!(true));
    } else {
        cell.insert("givenPencilMarks".to_owned(), json!(numbers));
    }
    true
}

/// Adds an item to the list under a key.
fn add(object: &mut Map<String, Json>, key: &str, item: Json) {
    match object.get_mut(key) {
        Some(Json::Array(items)) => items.push(item),
        _ => drop(object.insert(key.to_owned(), json!([item]))),
    }
}

struct Writer<'a> {
    board: &'a Board,
    grid: &'a Grid,
    rules: &'a [Rule],
}

/// A key, what stands under it, and whether it is read back as the same rule.
type Member = (&'static str, Json, bool);

impl Writer<'_> {
    fn names(&self, cells: &[Cell]) -> Json {
        cells.iter().map(|&cell| self.name(cell)).collect()
    }

    fn name(&self, cell: Cell) -> String {
        self.board.name(cell).to_ascii_uppercase()
    }

    fn line(&self, key: &'static str, cells: &[Cell]) -> Option<Member> {
        (!cells.is_empty()).then(|| (key, json!({ "lines": [self.names(cells)] }), true))
    }

    fn rule(&self, rule: &Rule) -> Option<Member> {
        let board = self.board;
        let item = |key, json| Some((key, json, true));
        match rule {
            Rule::Odd(cell) => item("odd", json!({ "cell": self.name(*cell) })),
            Rule::Even(cell) => item("even", json!({ "cell": self.name(*cell) })),
            Rule::Minimum { cell, others } => self.extreme("minimum", *cell, others),
            Rule::Maximum { cell, others } => self.extreme("maximum", *cell, others),
            Rule::Different { cells, why } => self.different(cells, *why),
            Rule::AntiKnight => item("antiknight", json!(true)),
            Rule::AntiKing => item("antiking", json!(true)),
            Rule::Nonconsecutive => {
                self.marks(&["difference", "ratio"]).is_empty().then_some(())?;
                item("nonconsecutive", json!(true))
            }
            Rule::Negative(negative) => self.negative(negative),
            Rule::Mark { cells, relation } => {
                let (key, value) = mark(relation)?;
                item(key, json!({ "cells": self.names(cells), "value": value }))
            }
            Rule::Whisper { cells, least } if !cells.is_empty() => item(
                "whispers",
                json!({ "lines": [self.names(cells)], "value": least.to_string() }),
            ),
            Rule::Clone { first, second } => item(
                "clone",
                json!({ "cells": self.names(first), "cloneCells": self.names(second) }),
            ),
            Rule::Pairs { cells, relation: Relation::Apart(2), all: true } => {
                self.line("nabner", cells)
            }
            Rule::Cage { cells, sum } => item(
                "killercage",
                match sum {
                    Some(sum) => json!({ "cells": self.names(cells), "value": sum.to_string() }),
                    None => json!({ "cells": self.names(cells) }),
                },
            ),
            Rule::Arrow { pill, shaft } => {
                // Readers put its cells in order.
                let first = pill.first().filter(|_| pill.is_sorted())?;
                let line = [&[*first], &shaft[..]].concat();
                item("arrow", json!({ "cells": self.names(pill), "lines": [self.names(&line)] }))
            }
            Rule::LittleKiller { cells, sum } => {
                let (place, direction) = place_of(board, cells, true)?;
                item(
                    "littlekillersum",
                    json!({
                        "cell": place, "cells": self.names(cells), "direction": direction,
                        "value": sum.to_string(),
                    }),
                )
            }
            Rule::RegionSum { parts } => {
                let line = parts.concat();
                (self.grid.parts(&line) == *parts).then_some(())?;
                self.line("regionsumline", &line)
            }
            Rule::Modular { cells, modulus: 3 } => self.line("modularline", cells),
            Rule::Lockout { cells, least } if *least == (board.value_count() / 2) as i32 => {
                self.line("lockout", cells)
            }
            Rule::Quadruple { cells, values, exact: false } => {
                let values: Vec<_> = values.iter().map(|&value| board.number(value)).collect();
                item("quadruple", json!({ "cells": self.names(cells), "values": values }))
            }
            Rule::Sandwich { cells, sum } => self.outside("sandwichsum", cells, *sum),
            Rule::XSum { cells, sum } => self.outside("xsum", cells, *sum),
            Rule::Skyscraper { cells, seen } => {
                self.outside("skyscraper", cells, i32::try_from(*seen).ok()?)
            }
            Rule::Indexer { cell, line, value } => self.indexer(*cell, line, *value),
            _ => {
                let key = rule.kind().entry().f_puzzles;
                rule.kind().bare().filter(|_| !key.is_empty())?;
                self.line(key, &rule.cells(board))
            }
        }
    }

    /// The neighbours must be those without the same mark.
    fn extreme(&self, key: &'static str, cell: Cell, others: &[Cell]) -> Option<Member> {
        let marked: Vec<Cell> = self
            .rules
            .iter()
            .filter_map(|rule| match rule {
                Rule::Minimum { cell, .. } if key == "minimum" => Some(*cell),
                Rule::Maximum { cell, .. } if key == "maximum" => Some(*cell),
                _ => None,
            })
            .collect();
        let own = self.board.neighbours(cell).filter(|other| !marked.contains(other));
        own.eq(others.iter().copied()).then(|| (key, json!({ "cell": self.name(cell) }), true))
    }

    fn different(&self, cells: &[Cell], why: Differ) -> Option<Member> {
        if why == Differ::Diagonal {
            for (key, falls) in [("diagonal+", false), ("diagonal-", true)] {
                if self.board.diagonal(falls) == cells {
                    return Some((key, json!(true), true));
                }
            }
        }
        if why == Differ::Disjoint
            && self.grid.disjoint().is_some_and(|groups| why.is_of(&groups, self.rules))
        {
            return Some(("disjointgroups", json!(true), true));
        }
        Some(("extraregion", json!({ "cells": self.names(cells) }), why == Differ::Extra))
    }

    /// The pairs with marks of these kinds, in the order in which they are read.
    fn marks(&self, keys: &[&str]) -> Vec<[Cell; 2]> {
        let mut pairs = Vec::new();
        for key in keys {
            pairs.extend(self.rules.iter().filter_map(|rule| match rule {
                Rule::Mark { cells, relation } if mark(relation)?.0 == *key => Some(*cells),
                _ => None,
            }));
        }
        pairs
    }

    fn negative(&self, negative: &Negative) -> Option<Member> {
        let relations = &negative.relations;
        let (kind, keys) = match relations.first()? {
            Relation::Difference(_) => ("difference", ["ratio", "difference"].as_slice()),
            Relation::Ratio(_) => ("ratio", ["ratio", "difference"].as_slice()),
            _ => ("xv", ["xv"].as_slice()),
        };
        let usual = match kind {
            "difference" => *relations == [Relation::Difference(1)],
            "xv" => *relations == [Relation::Sum(5), Relation::Sum(10)],
            _ => {
                let mut own = Vec::new();
                for rule in self.rules {
                    if let Rule::Mark { relation: relation @ Relation::Ratio(_), .. } = rule
                        && !own.contains(relation)
                    {
                        own.push(relation.clone());
                    }
                }
                if own.is_empty() { *relations == [Relation::Ratio(2)] } else { *relations == own }
            }
        };
        let marks = self.marks(keys);
        if !usual || in_order(&marks) != in_order(&negative.marked) {
            return None;
        }
        let same = marks == negative.marked && (kind != "difference" || !marks.is_empty());
        Some(match kind {
            "difference" => ("nonconsecutive", json!(true), same),
            kind => ("negative", json!(kind), same),
        })
    }

    fn outside(&self, key: &'static str, cells: &[Cell], sum: i32) -> Option<Member> {
        let (place, _) = place_of(self.board, cells, false)?;
        Some((key, json!({ "cell": place, "value": sum.to_string() }), true))
    }

    fn indexer(&self, cell: Cell, line: &[Cell], value: Value) -> Option<Member> {
        let (row, column) = self.board.place(cell);
        let houses = self.board.houses();
        let is = |house: usize| houses.get(house).is_some_and(|house| house.cells == line);
        let region = self.grid.region(cell).filter(|region| *region == line);
        let place = region.and_then(|region| region.iter().position(|own| *own == cell));
        let key = if is(row) && usize::from(value.0) == column {
            "columnindexer"
        } else if is(self.board.rows() + column) && usize::from(value.0) == row {
            "rowindexer"
        } else if place == Some(usize::from(value.0)) {
            "boxindexer"
        } else {
            return None;
        };
        Some((key, json!({ "cells": [self.name(cell)] }), true))
    }
}

/// The key and the value of a mark.
fn mark(relation: &Relation) -> Option<(&'static str, String)> {
    Some(match relation {
        Relation::Difference(number) => ("difference", number.to_string()),
        Relation::Ratio(number) => ("ratio", number.to_string()),
        Relation::Sum(10) => ("xv", "X".to_owned()),
        Relation::Sum(5) => ("xv", "V".to_owned()),
        _ => return None,
    })
}
