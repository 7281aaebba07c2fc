//! What f-puzzles only draws.

use super::outside;
use crate::board::{Board, Cell, sort};
use crate::format::draft::is_fog;
use crate::format::drawing::{self, Drawing, Form, Frame, Spot};
use crate::format::json::Node;
use crate::format::{Draft, Malformed};

/// Drawings without a meaning of their own.
pub(super) const DRAWINGS: &[&str] = &["line", "text", "circle", "rectangle", "cage"];

/// What the value of a cage begins with that is a note for SudokuPad.
const NOTES: &[&str] = &["title:", "author:", "rules:", "solution:", "msgcorrect:", "source:"];

/// Keys of rules that the add-on draws for others, and clones, whose cages setters colour.
const DRAWN: &[&str] = &[
    "renban",
    "whispers",
    "entropicline",
    "modularline",
    "regionsumline",
    "nabner",
    "doublearrow",
    "zipperline",
    "slowthermometer",
    "clone",
];

/// Adds the drawings that belong to no rule: they do not say so, and are not drawn on just the
/// cells of such a rule, as by the first releases of the add-on.
pub(super) fn drawings(name: &str, root: &Node<'_>, draft: &mut Draft) -> Result<(), Malformed> {
    let board = &draft.board;
    let mut own: Vec<Vec<Cell>> = Vec::new();
    for key in DRAWN {
        for item in root.list(key)? {
            own.extend(groups(&item, board).unwrap_or_default());
        }
    }
    for drawing in root.list(name)? {
        let says = |key: &str| drawing.member(key).is_some_and(|node| !node.is_empty());
        let named = ["fromConstraint", "isNewConstraint", "fromRangskSolver"];
        let value = drawing.word("value").ok().flatten().unwrap_or_default();
        if name == "cage" && (is_fog(&value) || NOTES.iter().any(|note| value.starts_with(note))) {
            draft.fog |= is_fog(&value);
            continue;
        }
        let groups = groups(&drawing, &draft.board).unwrap_or_default();
        let known = !groups.is_empty() && groups.iter().all(|group| own.contains(group));
        if !(named.iter().any(|key| says(key)) || known && !says("value")) {
            let all = drawn(name, &drawing, &draft.board)?;
            draft.draw(all, drawing.unknown(name))?;
        }
    }
    Ok(())
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
