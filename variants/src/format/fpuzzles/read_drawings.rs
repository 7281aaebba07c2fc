//! What f-puzzles only draws.

use serde_json::Value as Json;

use ninefold::sorting::sort;

use super::outside;
use crate::board::{Board, Cell};
use crate::format::draft::is_fog;
use crate::format::drawing::{self, Drawing, Form, Frame, Spot};
use crate::format::json::Node;
use crate::format::sudokupad::note;
use crate::format::{Draft, Malformed};

/// Drawings without a meaning of their own.
pub(super) const DRAWINGS: &[&str] = &["line", "text", "circle", "rectangle", "cage"];

/// Keys of lines that add-ons draw for others, their names there and their colours. f-puzzles and SudokuPad show such lines
/// only if they are drawn too.
pub(super) const LINES: &[(&str, &str, &str)] = &[
    ("renban", "Renban", "#F067F0"),
    ("whispers", "German Whispers", "#67F067"),
    ("regionsumline", "Region Sum Line", "#2ECBFF"),
    ("entropicline", "Entropic Line", "#FFCCAA"),
    ("modularline", "Modular Line", "#33BBBB"),
    ("nabner", "Nabner", "#C9C883"),
    ("doublearrow", "Double Arrow", "#C54B8B"),
    ("zipperline", "Zipper Line", "#C1B1FF"),
    ("slowthermometer", "Slow Thermometer", "#CFCFCF"),
    ("lockout", "Lockout", "#006CBA"),
];

/// Adds the drawings that belong to no rule of the puzzle: they name none that it has on their cells, and are not drawn
/// on just the cells of such a rule, as by the first releases of the add-on.
pub(super) fn drawings(name: &str, root: &Node<'_>, draft: &mut Draft) -> Result<(), Malformed> {
    let board = &draft.board;
    let mut own: Vec<Vec<Cell>> = Vec::new();
    // Setters colour the cages of clones.
    for key in LINES.iter().map(|line| line.0).chain(["clone"]) {
        for item in root.list(key)? {
            own.extend(groups(&item, board).unwrap_or_default());
        }
    }
    for drawing in root.list(name)? {
        let value = drawing.word("value").ok().flatten().unwrap_or_default();
        if name == "cage" && is_fog(&value) {
            draft.fog = true;
            continue;
        }
        if name == "cage"
            && let Some((name, text)) = noted(&value)
        {
            note(name, text, &drawing, draft)?;
            continue;
        }
        let groups = groups(&drawing, &draft.board).unwrap_or_default();
        let known = !groups.is_empty() && groups.iter().all(|group| own.contains(group));
        let is_plain = drawing.member("value").is_none_or(|node| node.is_empty());
        let of = drawing.word("fromConstraint").ok().flatten().unwrap_or_default();
        let is_named = (is_plain || name != "cage") && is_drawn_for(&of, name, &drawing, root);
        if !(is_named || known && is_plain) {
            let all = drawn(name, &drawing, &draft.board)?;
            // A rule whose name only begins as fog does is a rule all the same.
            let told = if of.is_empty() || is_fog(&of) { name } else { &of };
            draft.draw(all, drawing.unknown(told))?;
        }
    }
    Ok(())
}

/// The name and the text of a note for SudokuPad; a short number may be a sum.
fn noted(value: &str) -> Option<(&str, &str)> {
    let (name, text) = value.split_once(':')?;
    let text = text.trim();
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic());
    let is_sum = text != "1" && text.len() < 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    (is_name && (!is_sum || name == "title")).then_some((name, text))
}

/// Whether the puzzle has the rule of this name on the cells of a drawing. One cage goes around all cells of a rule.
fn is_drawn_for(of: &str, name: &str, drawing: &Node<'_>, root: &Node<'_>) -> bool {
    let mut key: String = of.chars().filter(char::is_ascii_alphanumeric).collect();
    key.make_ascii_lowercase();
    // Whispers of both kinds are written under one key.
    if key.ends_with("whispers") && root.value.get(&key).is_none() {
        key = "whispers".to_owned();
    }
    let own = names(drawing.value);
    let on = |names: Vec<&str>| own.iter().all(|name| names.contains(name));
    let Some(items) = root.value.get(&key).and_then(Json::as_array) else { return false };
    let mut items = items.iter().map(names);
    !DRAWINGS.contains(&&*key)
        && !own.is_empty()
        && if name == "cage" { on(items.flatten().collect()) } else { items.any(on) }
}

/// The names of the cells of an item, on the board or beside it.
fn names(item: &Json) -> Vec<&str> {
    let lists = ["lines", "cells", "cell"].iter().filter_map(|name| item.get(name));
    let lists =
        lists.flat_map(|list| list.as_array().map_or(std::slice::from_ref(list), |all| all));
    let inner =
        lists.flat_map(|list| list.as_array().map_or(std::slice::from_ref(list), |all| all));
    inner.filter_map(Json::as_str).collect()
}

/// What is drawn: a line for each list of cells, or a form around the middle of the cells.
pub(super) fn drawn(name: &str, item: &Node<'_>, board: &Board) -> Result<Vec<Drawing>, Malformed> {
    if outside::KEYS.contains(&name) {
        return outside::drawn(name, item, board);
    }
    let length = |name: &str, scale: f64| drawing::length(item, name, scale);
    let places = |list: &Node<'_>| -> Result<Vec<Spot>, Malformed> {
        Ok(list.items()?.iter().filter_map(|item| place(&item.text().ok()?)).collect())
    };
    let forms = match name {
        "text" | "circle" | "rectangle" => {
            let all = match item.member("cells") {
                Some(cells) => places(&cells)?,
                None => place(&item.word("cell")?.unwrap_or_default()).into_iter().collect(),
            };
            let count = all.len().max(1) as i64;
            let sum = |i: usize| all.iter().map(|spot| i64::from(spot[i])).sum::<i64>();
            let middle = [0, 1].map(|i| (sum(i) / count) as i32);
            let side = |name| length(name, 100.0).unwrap_or(0);
            let turned = length("angle", 1.0).unwrap_or(0);
            let frame = Frame { middle, size: [side("width"), side("height")], turned };
            Ok(vec![if name == "circle" { Form::Round(frame) } else { Form::Box(frame) }])
        }
        _ if item.member("lines").is_some() => {
            item.list("lines")?.iter().map(|line| places(line).map(Form::Line)).collect()
        }
        _ => item
            .list("cells")?
            .iter()
            .map(|cell| cell.cell(board))
            .collect::<Result<_, _>>()
            .map(|cells| vec![Form::Cells(cells)]),
    };
    let styled = |form| {
        let mut drawing = Drawing::new(form);
        drawing.fill = drawing::ink(item, "baseC");
        drawing.stroke = drawing::ink(item, "outlineC");
        drawing.width = if name == "line" { length("width", 50.0).unwrap_or(10) } else { 2 };
        drawing.over = name != "line";
        let text = item.word("value").ok().flatten();
        drawing.with_text(text, drawing::ink(item, "fontC"), length("size", 50.0).unwrap_or(50))
    };
    Ok(forms?.into_iter().map(styled).collect())
}

/// The middle of a place such as `R10C0`, on the board or beside it.
fn place(name: &str) -> Option<Spot> {
    let (row, column) = name.strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
    let middle = |text: &str| Some(text.parse::<i16>().ok().map(i32::from)? * 100 - 50);
    Some([middle(column)?, middle(row)?])
}

/// The cells of each line or group of an item, in order of the board.
fn groups(item: &Node<'_>, board: &Board) -> Result<Vec<Vec<Cell>>, Malformed> {
    let mut groups = Vec::new();
    for line in item.list("lines")? {
        groups.push(line.cells(board)?);
    }
    for name in ["cells", "cloneCells"] {
        if let Some(cells) = item.member(name) {
            groups.push(cells.cells(board)?);
        }
    }
    groups.iter_mut().for_each(|group| sort(group));
    Ok(groups)
}
