//! SudokuPad's own JSON. It is a drawing: only cells, regions, cages, chess rules and the solution mean
//! something. Links hold it in a short form (`PuzzleZipper` of
//! <https://github.com/SudokuPad/sudokutools>).

use crate::error::{Error, why};
use std::borrow::Cow;

use super::draft::{claimed, is_fog};
use super::drawing::{self, Drawing, Form, Frame};
use super::json::{self, Node};
use super::{Draft, Malformed};
use crate::board::{Board, Cell, Values, block_shape};
use crate::rule::{Differ, Rule};

/// Members that are no rules.
const HARMLESS: &[&str] = &[
    "id", "cells", "regions", "cages", "metadata", "cellSize", "settings", "title", "author",
    "rules", "ruleset", "solution", "videos", "duration",
];

/// Whether a text is this JSON, short or long.
pub(super) fn recognises(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with('{')
        && !text.contains("\"grid\"")
        && ["\"cells\"", "ce:", "cells:"].iter().any(|word| text.contains(word))
}

/// Reads the JSON.
pub(super) fn read(text: &str) -> Result<Draft, Malformed> {
    let long = long_form(text);
    let mut json = json::parse(&long)?;
    rename(&mut json);
    let root = Node::new(&json);
    let rows = root.needed("cells")?.items()?;
    let columns = rows.first().map_or(Ok(0), |row| row.items().map(|cells| cells.len()))?;
    if rows.len() != columns {
        return Err(root.wrong(why!(
            "{} rows of {columns} cells",
            "{columns}칸짜리 행이 {}개입니다",
            rows.len()
        )));
    }
    let board = Board::lines(columns, columns, columns, 1).map_err(|error| root.error(error))?;
    let mut draft = Draft::new(board);
    regions(&root, &mut draft.board)?;
    for (row, node) in rows.iter().enumerate() {
        let cells = node.items()?;
        if cells.len() != columns {
            return Err(node.wrong(why!(
                "expected {columns} cells, found {}",
                "{columns}칸이어야 하는데 {}칸입니다",
                cells.len()
            )));
        }
        for (column, node) in cells.iter().enumerate() {
            let Some(value) = node.member("value").filter(|value| !value.is_empty()) else {
                continue;
            };
            let values = Values::of(value.on_board(&draft.board)?);
            if let Some(cell) = draft.board.cell(row, column) {
                draft.push(Rule::Allowed { cell, values }).map_err(|error| value.error(error))?;
            }
        }
    }
    let mut is_free = false;
    for cage in root.list("cages")? {
        is_free |= self::cage(&cage, &mut draft)?;
    }
    if let Some(data) = root.member("metadata") {
        about(&data, &mut draft)?;
    }
    if draft.board.regions().next().is_none() && !is_free {
        let words = draft.about.description.as_deref().unwrap_or_default();
        let is_usual = |words: &str| words.trim().eq_ignore_ascii_case("normal sudoku rules apply");
        if words.split(['.', ';', '\n']).any(is_usual)
            && let Some((height, width)) = block_shape(columns, columns, columns)
        {
            draft.board.add_blocks(height, width);
        } else {
            draft.missed(root.error(Error::unknown("missing regions", "")))?;
        }
    }
    // Cages that nobody sees may say once more that a row, column or region has no digit twice.
    let board = &draft.board;
    draft
        .rules
        .retain(|rule| !matches!(rule, Rule::Different { cells, .. } if board.in_house(cells)));
    for (name, node) in root.members()? {
        if HARMLESS.contains(&name) || node.is_empty() {
            continue;
        }
        for item in node.items().unwrap_or_else(|_| vec![node]) {
            let drawing = drawing(name, &item)?;
            draft.draw(drawing.into_iter().collect(), item.unknown(name))?;
        }
    }
    Ok(draft)
}

/// The side of a cell in which SudokuPad counts widths and letters.
const SIDE: f64 = 64.0;

/// What is drawn: places are rows and columns, in cells.
fn drawing(name: &str, item: &Node<'_>) -> Result<Option<Drawing>, Malformed> {
    let swapped = |[down, right]: [i32; 2]| [right, down];
    let length = |name: &str, scale: f64| drawing::length(item, name, scale);
    let form = match name {
        "lines" | "arrows" => {
            let Some(list) = item.member("wayPoints") else { return Ok(None) };
            let points = drawing::points(&list, 100.0)?.into_iter().map(swapped).collect();
            if name == "lines" { Form::Line(points) } else { Form::Arrow(points) }
        }
        "underlays" | "overlays" => {
            let Some(center) =
                item.member("center").and_then(|node| drawing::point(&node, 100.0).map(swapped))
            else {
                return Ok(None);
            };
            let side = |name| length(name, 100.0).unwrap_or(0);
            let size = [side("width"), side("height")];
            let frame = Frame { middle: center, size, turned: length("angle", 1.0).unwrap_or(0) };
            let is_round = item.flag("rounded") == Some(true);
            if is_round { Form::Round(frame) } else { Form::Box(frame) }
        }
        _ => return Ok(None),
    };
    let is_line = matches!(form, Form::Line(_) | Form::Arrow(_));
    let mut drawing = Drawing::new(form);
    drawing.fill = drawing::ink(item, "backgroundColor");
    drawing.stroke = drawing::ink(item, if is_line { "color" } else { "borderColor" });
    let width = length("thickness", 100.0 / SIDE).or(length("borderSize", 100.0 / SIDE));
    drawing.width = width.unwrap_or(2);
    drawing.over = name == "overlays";
    let ink = drawing::ink(item, "color");
    let size = length("fontSize", 100.0 / SIDE).unwrap_or(31);
    Ok(Some(if is_line { drawing } else { drawing.with_text(item.word("text")?, ink, size) }))
}

/// Adds the regions, lists of rows and columns from 0.
fn regions(root: &Node<'_>, board: &mut Board) -> Result<(), Malformed> {
    for region in root.list("regions")? {
        let cells = places(&region, board)?;
        board.add_region(cells).map_err(|error| region.error(error))?;
    }
    let size = board.rows();
    let mut counts = board.regions().map(|region| region.cells.len());
    match counts.next() {
        // Other cells are a margin for what is drawn.
        Some(count) if count != size && counts.all(|count| count != size) => Err(root.wrong(why!(
            "the regions have {count} cells, but the board has {size} rows",
            "영역은 {count}칸인데 판은 {size}행입니다"
        ))),
        _ => Ok(()),
    }
}

/// The cells of a list of rows and columns from 0, or of names.
fn places(node: &Node<'_>, board: &Board) -> Result<Vec<Cell>, Malformed> {
    let place = |node: &Node<'_>| {
        if node.value.is_string() {
            return node.cell(board);
        }
        let at = node.items()?;
        let number = |i: usize| {
            at.get(i).map_or(Err(node.wrong(why!("not a cell", "칸이 아닙니다"))), Node::number)
        };
        let cell = board.cell(number(0)?, number(1)?);
        cell.ok_or_else(|| node.wrong(why!("not a cell of the board", "판에 없는 칸입니다")))
    };
    node.items()?.iter().map(place).collect()
}

/// A cage with a sum or with different digits, which nobody sees if it is hidden. One without cells is a note. Tells
/// whether it says that no cell has a region.
fn cage(node: &Node<'_>, draft: &mut Draft) -> Result<bool, Malformed> {
    let cells = match node.member("cells") {
        Some(cells) => places(&cells, &draft.board)?,
        None => Vec::new(),
    };
    let text = node.word("value")?.unwrap_or_default();
    if cells.is_empty() {
        match text.split_once(':') {
            Some((name, value)) => note(name.trim(), value.trim(), node, draft)?,
            None => feature(&text, node, draft)?,
        }
        return Ok(false);
    }
    let sum = node.number_of("sum").ok().flatten();
    let sum: Option<i32> = if text.is_empty() { sum } else { text.parse().ok() };
    let sum = sum.filter(|sum| *sum != 0);
    let unique = node.flag("unique");
    let is_hidden = text.is_empty() && node.flag("hidden") == Some(true);
    // The cells that belong to no region stand in a cage that nobody sees.
    if is_hidden && unique != Some(true) {
        return Ok(draft.board.cells().all(|cell| cells.contains(&cell)));
    }
    if sum.is_none() && !(unique == Some(true) && text.is_empty()) {
        let at = format!("{} value:{text}", draft.board.names(&cells).join(" "));
        let unknown = node.error(Error::unknown("cages", at));
        let cage = Drawing::new(Form::Cells(cells)).with_text(Some(text), None, 0);
        draft.draw(vec![cage], unknown)?;
        return Ok(false);
    }
    let rule = match sum {
        Some(sum) if unique == Some(false) => {
            Rule::Sum { cells: cells.into_iter().map(|cell| (cell, 1)).collect(), sum }
        }
        None if is_hidden => {
            let is_diagonal = [true, false].iter().any(|falls| {
                let diagonal = draft.board.diagonal(*falls);
                diagonal.len() == cells.len() && diagonal.iter().all(|cell| cells.contains(cell))
            });
            Rule::Different {
                cells,
                why: if is_diagonal { Differ::Diagonal } else { Differ::Extra },
            }
        }
        sum => Rule::Cage { cells, sum },
    };
    draft.push(rule).map_err(|error| node.error(error))?;
    Ok(false)
}

fn about(data: &Node<'_>, draft: &mut Draft) -> Result<(), Malformed> {
    for (name, node) in data.members()?.into_iter().filter(|(_, node)| !node.is_empty()) {
        let text = node.text().unwrap_or_else(|_| node.value.to_string());
        note(name, &text, &node, draft)?;
    }
    Ok(())
}

/// A rule of the whole board.
fn feature(name: &str, node: &Node<'_>, draft: &mut Draft) -> Result<(), Malformed> {
    let rules = match name {
        "antiknight" => vec![Rule::AntiKnight],
        "antiking" => vec![Rule::AntiKing],
        "sudokux" => [false, true].map(|falls| Rule::diagonal(&draft.board, falls)).into(),
        "" => return Ok(()),
        _ => return draft.missed(node.unknown(name)),
    };
    rules.into_iter().try_for_each(|rule| draft.push(rule)).map_err(|error| node.error(error))
}

/// What people say about the puzzle, or a rule that is turned on; anything else is not ours.
pub(super) fn note(
    name: &str,
    text: &str,
    node: &Node<'_>,
    draft: &mut Draft,
) -> Result<(), Malformed> {
    let about = &mut draft.about;
    let name = &*name.to_ascii_lowercase();
    match name {
        "title" => about.title = Some(text.to_owned()),
        "author" => about.author = Some(text.to_owned()),
        "rules" | "ruleset" => about.description = Some(text.to_owned()),
        "solution" => about.solution = claimed(&draft.board, text).or(about.solution.take()),
        name if is_fog(name) => draft.fog = true,
        name if ["true", "1"].contains(&text) => return feature(name, node, draft),
        _ => {}
    }
    Ok(())
}

/// The short names and the long ones.
const NAMES: &[(&str, &str)] = &[
    ("a", "arrows"),
    ("c", "color"),
    ("c1", "borderColor"),
    ("c2", "backgroundColor"),
    ("ca", "cages"),
    ("ce", "cells"),
    ("cs", "cellSize"),
    ("ct", "center"),
    ("d", "duration"),
    ("fs", "fontSize"),
    ("h", "height"),
    ("hl", "headLength"),
    ("l", "lines"),
    ("o", "overlays"),
    ("r", "rounded"),
    ("re", "regions"),
    ("t", "title"),
    ("te", "text"),
    ("th", "thickness"),
    ("u", "underlays"),
    ("v", "value"),
    ("vd", "videos"),
    ("w", "width"),
    ("wp", "wayPoints"),
];

fn rename(json: &mut serde_json::Value) {
    match json {
        serde_json::Value::Array(items) => items.iter_mut().for_each(rename),
        serde_json::Value::Object(members) => {
            for (name, mut value) in std::mem::take(members) {
                rename(&mut value);
                let long =
                    NAMES.iter().find(|names| names.0 == name).map(|names| names.1.to_owned());
                members.insert(long.unwrap_or(name), value);
            }
        }
        _ => {}
    }
}

/// JSON from the short form: without quotes around names, with `'` for `"`, nothing for `{}` in lists,
/// `t` and `f` for true and false, and colours without quotes.
fn long_form(text: &str) -> Cow<'_, str> {
    if text.contains('"') {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() * 2);
    // The last character that is no part of a word.
    let mut before = ' ';
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\'' => {
                out.push('"');
                while let Some(c) = chars.next() {
                    match c {
                        '\'' => break,
                        '\\' if chars.peek() == Some(&'\'') => out.extend(chars.next()),
                        '\\' => {
                            out.push('\\');
                            out.extend(chars.next());
                        }
                        c => out.push(c),
                    }
                }
                out.push('"');
                before = '\'';
            }
            ',' | ']' | '}' | '{' | '[' | ':' => {
                let open = matches!(before, ',' | '[') || before == '{' && c == ',';
                if open && matches!(c, ',' | ']' | '}') {
                    out.push_str("{}");
                }
                out.push(c);
                before = c;
            }
            c if c.is_whitespace() => out.push(c),
            c => {
                let mut word = String::from(c);
                while let Some(c) = chars.next_if(|c| !",]}{[:'".contains(*c)) {
                    word.push(c);
                }
                let colour = |word: &str| {
                    word.starts_with('#')
                        || word.len() == 6 && word.chars().all(|c| c.is_ascii_hexdigit())
                };
                match &*word {
                    _ if chars.peek() == Some(&':') => out.push_str(&format!("\"{word}\"")),
                    "f" if before == ':' => out.push_str("false"),
                    "t" if before == ':' => out.push_str("true"),
                    _ if before == ':' && colour(&word) => out.push_str(&format!("\"{word}\"")),
                    _ => out.push_str(&word),
                }
                before = 'w';
            }
        }
    }
    Cow::Owned(out)
}
