//! Writing what f-puzzles only draws.

use serde_json::{Map, Value as Json};

use super::outside::place_of;
use crate::board::Board;
use crate::format::drawing::{Drawing, Form, Frame, Ink, Spot, middle};
use crate::format::json::json;
use crate::rule::{Relation, Rule};
use ninefold::Language;
use ninefold::sorting::sort;

/// The colour of lines and letters for rules that f-puzzles lacks.
const GREY: Ink = Ink(0x80_80_80_ff);

/// A drawing as an item of a list, and the name of the list; none if f-puzzles cannot draw it at this place.
pub(super) fn item(drawing: &Drawing, board: &Board) -> Option<(&'static str, Json)> {
    let mut item = Map::new();
    let mut put = |name: &str, json: Json| {
        item.insert(name.to_owned(), json);
    };
    let length = |length: i32, scale: f64| json!(f64::from(length) / scale);
    let is_plain = drawing.fill.is_none() && drawing.stroke.is_none();
    let name = match &drawing.form {
        Form::Line(points) => {
            let line: Json = points.iter().map(place).collect::<Option<Vec<_>>>()?.into();
            put("lines", json!([line]));
            put("width", length(drawing.width, 50.0));
            "line"
        }
        Form::Arrow(_) => return None,
        Form::Cells(cells) => {
            put("cells", cells.iter().map(|&cell| board.name(cell).to_ascii_uppercase()).collect());
            "cage"
        }
        Form::Box(frame) | Form::Round(frame) => {
            put("cells", around(frame.middle)?.into());
            for (name, side) in [("width", frame.size[0]), ("height", frame.size[1])] {
                if side != 0 {
                    put(name, length(side, 100.0));
                }
            }
            if frame.turned != 0 {
                put("angle", json!(frame.turned));
            }
            match drawing.form {
                Form::Round(_) => "circle",
                _ if is_plain && !drawing.text.is_empty() => "text",
                _ => "rectangle",
            }
        }
    };
    for (name, ink) in
        [("baseC", drawing.fill), ("outlineC", drawing.stroke), ("fontC", drawing.ink)]
    {
        if let Some(ink) = ink {
            put(name, ink.to_json());
        }
    }
    if !drawing.text.is_empty() {
        put("value", json!(drawing.text.as_str()));
        put("size", length(drawing.size, 50.0));
    }
    Some((name, Json::Object(item)))
}

/// The name of the place whose middle this is, on the board or beside it.
fn place(spot: &Spot) -> Option<String> {
    let at = |middle: i32| (middle.rem_euclid(100) == 50).then(|| middle.div_euclid(100) + 1);
    Some(format!("R{}C{}", at(spot[1])?, at(spot[0])?))
}

/// The places around the middle of which a spot lies: one, two with a common edge, or four.
fn around(spot: Spot) -> Option<Vec<String>> {
    let middles = |at: i32| match at.rem_euclid(100) {
        50 => Some(vec![at]),
        0 => Some(vec![at - 50, at + 50]),
        _ => None,
    };
    let (across, down) = (middles(spot[0])?, middles(spot[1])?);
    down.iter().flat_map(|y| across.iter().map(|x| place(&[*x, *y]))).collect()
}

/// The names of rules of the whole board that come in parts: together they speak of as many cells.
pub(super) fn everywhere<'a>(rules: &'a [Rule], board: &Board) -> Vec<&'a str> {
    let named = |rule: &'a Rule| Some((rule.given_name()?, rule.cells(board).len()));
    let mut counts: Vec<(&str, usize)> = rules.iter().filter_map(named).collect();
    sort(&mut counts);
    let same = counts.chunk_by(|a, b| a.0 == b.0);
    let is_whole = |same: &&[(&str, usize)]| {
        same.iter().map(|(_, count)| count).sum::<usize>() >= board.cell_count()
    };
    same.filter(is_whole).map(|same| same[0].0).collect()
}

/// How a rule looks that f-puzzles lacks; nothing for a rule of the whole board, or one with a name that is `everywhere`.
pub(super) fn of_rule(rule: &Rule, board: &Board, everywhere: &[&str]) -> Vec<Drawing> {
    if rule.given_name().is_some_and(|name| everywhere.contains(&name)) {
        return Vec::new();
    }
    let cells = rule.cells(board);
    let (Some(&first), false) = (cells.first(), cells.len() >= board.cell_count()) else {
        return Vec::new();
    };
    let letters = |at: Spot, text: String| {
        let frame = Form::Box(Frame { middle: at, size: [0, 0], turned: 0 });
        Drawing::new(frame).with_text(Some(text), Some(GREY), 30)
    };
    let number = rule.number(board).map(|number| number.to_string());
    let is_clue =
        matches!(rule, Rule::NumberedRoom { .. } | Rule::Skyscraper { .. } | Rule::Sandwich { .. });
    let is_hidden = rule.given_name().is_some_and(|name| name.starts_with("hidden skyscraper"));
    let is_beside = (is_clue || is_hidden) && place_of(board, &cells, false).is_some();
    let is_cage = rule.given_name().is_some_and(|name| name.contains("cage"));
    match rule {
        Rule::Mark { cells: [a, b], relation } => {
            let [one, other] = [middle(board, *a), middle(board, *b)];
            let is_forward = one < other;
            let sign = match relation {
                Relation::Less if one[1] == other[1] => {
                    if is_forward {
                        "<"
                    } else {
                        ">"
                    }
                }
                Relation::Less => {
                    if one[1] < other[1] {
                        "∧"
                    } else {
                        "∨"
                    }
                }
                Relation::Equal => "=",
                _ => "",
            };
            let sign = match number {
                Some(number) => number,
                None if sign.is_empty() => rule.title(board, Language::English),
                None => sign.to_owned(),
            };
            vec![letters([0, 1].map(|i| (one[i] + other[i]) / 2), sign)]
        }
        _ if is_beside => {
            let here = middle(board, first);
            let second = cells.get(1).map_or(here, |&cell| middle(board, cell));
            let spot = [0, 1].map(|i| 2 * here[i] - second[i]);
            vec![letters(spot, number.unwrap_or_else(|| rule.title(board, Language::English)))]
        }
        Rule::SumLine { .. }
        | Rule::Lockout { .. }
        | Rule::Entropic(_)
        | Rule::Modular { .. }
        | Rule::Pairs { all: true, .. }
        | Rule::Automaton { .. }
            if !is_cage =>
        {
            let spots = cells.iter().map(|&cell| middle(board, cell)).collect();
            let mut line = Drawing::new(Form::Line(spots));
            (line.stroke, line.width) = (Some(GREY), 12);
            let text = number.unwrap_or_else(|| rule.title(board, Language::English));
            vec![line, letters(middle(board, first), text)]
        }
        Rule::XSum { .. } | Rule::SameXSum { .. } | Rule::Indexer { .. } => Vec::new(),
        // Those of more cells speak of the whole board.
        _ if 2 * cells.len() <= board.cell_count() => {
            let mut cage = Drawing::new(Form::Cells(cells));
            cage.stroke = Some(GREY);
            vec![cage.with_text(Some(rule.title(board, Language::English)), Some(GREY), 20)]
        }
        _ => Vec::new(),
    }
}
