//! What a text only draws. It may mean a rule, or nothing.

use serde_json::{Map, Value as Json};

use super::Malformed;
use super::json::{Node, json};
use crate::board::{Board, Cell};

/// Hundredths of the side of a cell, right and down from the corner of the board.
pub type Spot = [i32; 2];

/// Red, green, blue and how opaque, each of 8 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink(pub u32);

/// A shape that a text draws. Lengths are hundredths of the side of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Drawing {
    /// Its form and place.
    pub form: Form,
    /// The colour inside.
    pub fill: Option<Ink>,
    /// The colour of its line.
    pub stroke: Option<Ink>,
    /// The width of its line.
    pub width: i32,
    /// The letters in it.
    pub text: String,
    /// The colour of the letters.
    pub ink: Option<Ink>,
    /// The height of the letters.
    pub size: i32,
    /// Whether it lies upon the lines of the board.
    pub over: bool,
}

/// The form of a drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Form {
    /// A line through points.
    Line(Vec<Spot>),
    /// A line with a head at its end.
    Arrow(Vec<Spot>),
    /// A rectangle.
    Box(Frame),
    /// An ellipse.
    Round(Frame),
    /// A frame around cells.
    Cells(Vec<Cell>),
}

/// The place of a rectangle or an ellipse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The middle.
    pub middle: Spot,
    /// Width and height.
    pub size: Spot,
    /// By how many degrees it is turned.
    pub turned: i32,
}

/// Nothing is drawn farther away, or larger.
const FAR: f64 = 10_000.0;
/// Longer texts are cut.
const LETTERS: usize = 100;
/// Lines through more points are cut.
const POINTS: usize = 1_000;

impl Drawing {
    /// A form without colours.
    pub(super) fn new(form: Form) -> Drawing {
        let (fill, stroke, ink) = (None, None, None);
        Drawing { form, fill, stroke, width: 0, text: String::new(), ink, size: 0, over: false }
    }

    /// A cell of a colour, below the lines of the board.
    pub(super) fn of_cell(board: &Board, cell: Cell, ink: Ink) -> Drawing {
        let frame = Frame { middle: middle(board, cell), size: [100, 100], turned: 0 };
        let mut drawing = Drawing::new(Form::Box(frame));
        drawing.fill = Some(ink);
        drawing
    }

    /// The cell and its colour, if nothing else is drawn.
    pub(super) fn coloured_cell(&self, board: &Board) -> Option<(Cell, Ink)> {
        let Form::Box(Frame { middle: [x, y], size: [100, 100], turned: 0 }) = self.form else {
            return None;
        };
        let cell = board.cell((y / 100) as usize, (x / 100) as usize)?;
        let is_plain = !self.over && self.stroke.is_none() && self.text.is_empty();
        Some((cell, self.fill.filter(|_| is_plain && middle(board, cell) == [x, y])?))
    }

    /// With letters, if the member has some.
    pub(super) fn with_text(mut self, text: Option<String>, ink: Option<Ink>, size: i32) -> Self {
        self.text = text.unwrap_or_default().chars().take(LETTERS).collect();
        (self.ink, self.size) = (ink, size);
        self
    }

    /// As a value of Ninefold's JSON.
    pub(super) fn to_json(&self, board: &Board) -> Json {
        let mut object = Map::new();
        let mut put = |name: &str, value: Json| {
            object.insert(name.to_owned(), value);
        };
        match &self.form {
            Form::Line(points) => put("line", spots(points)),
            Form::Arrow(points) => put("arrow", spots(points)),
            Form::Box(frame) => put("box", frame.to_json()),
            Form::Round(frame) => put("round", frame.to_json()),
            Form::Cells(cells) => put("cells", json!(board.names(cells))),
        }
        for (name, ink) in [("fill", self.fill), ("stroke", self.stroke), ("ink", self.ink)] {
            if let Some(ink) = ink {
                put(name, ink.to_json());
            }
        }
        for (name, length) in [("width", self.width), ("size", self.size)] {
            if length != 0 {
                put(name, json!(length));
            }
        }
        if !self.text.is_empty() {
            put("text", json!(self.text.as_str()));
        }
        if self.over {
            put("over", json!(true));
        }
        Json::Object(object)
    }

    /// From a value of Ninefold's JSON.
    pub(super) fn read(node: &Node<'_>, board: &Board) -> Result<Drawing, Malformed> {
        let line = |name: &str| node.member(name).map(|list| points(&list, 1.0)).transpose();
        let frame = |name: &str| node.member(name).map(|list| Frame::read(&list)).transpose();
        let form = if let Some(points) = line("line")? {
            Form::Line(points)
        } else if let Some(points) = line("arrow")? {
            Form::Arrow(points)
        } else if let Some(frame) = frame("box")? {
            Form::Box(frame)
        } else if let Some(frame) = frame("round")? {
            Form::Round(frame)
        } else {
            Form::Cells(node.needed("cells")?.cells(board)?)
        };
        let length = |name| length(node, name, 1.0).unwrap_or(0);
        let mut drawing = Drawing::new(form);
        (drawing.fill, drawing.stroke) = (ink(node, "fill"), ink(node, "stroke"));
        drawing.width = length("width");
        drawing.over = node.flag("over") == Some(true);
        Ok(drawing.with_text(node.word("text")?, ink(node, "ink"), length("size")))
    }
}

impl Ink {
    /// As HTML writes it.
    pub(super) fn to_json(self) -> Json {
        json!(format!("#{:08x}", self.0))
    }
}

/// The middle of a cell.
pub(super) fn middle(board: &Board, cell: Cell) -> Spot {
    let (row, column) = board.place(cell);
    [column as i32 * 100 + 50, row as i32 * 100 + 50]
}

fn spots(points: &[Spot]) -> Json {
    points.iter().map(|&spot| json!(spot)).collect()
}

impl Frame {
    fn to_json(self) -> Json {
        json!([self.middle[0], self.middle[1], self.size[0], self.size[1], self.turned])
    }

    fn read(list: &Node<'_>) -> Result<Frame, Malformed> {
        let items = list.items()?;
        let [x, y, width, height, turned] =
            [0, 1, 2, 3, 4].map(|i| items.get(i).and_then(|item| scaled(item, 1.0)).unwrap_or(0));
        Ok(Frame { middle: [x, y], size: [width, height], turned })
    }
}

/// A number in a text, perhaps without the nought before its point. The reader of JSON is there already; the one of Rust
/// would bring a large table into the page's module.
fn decimal(text: &str) -> Option<f64> {
    let number = |text: &str| serde_json::from_str::<Json>(text).ok()?.as_f64();
    number(text).or_else(|| number(&format!("0{text}")))
}

/// A number, perhaps in a text, this many times as large.
fn scaled(node: &Node<'_>, scale: f64) -> Option<i32> {
    let number = match node.value {
        Json::String(text) => decimal(text),
        value => value.as_f64(),
    };
    number.map(|number: f64| (number * scale).round().clamp(-FAR, FAR) as i32)
}

/// The number of a member, this many times as large.
pub(super) fn length(node: &Node<'_>, name: &str, scale: f64) -> Option<i32> {
    scaled(&node.member(name)?, scale)
}

/// A list of pairs of numbers, each this many times as large.
pub(super) fn points(list: &Node<'_>, scale: f64) -> Result<Vec<Spot>, Malformed> {
    let items = list.items()?;
    Ok(items.iter().take(POINTS).filter_map(|item| point(item, scale)).collect())
}

/// A pair of numbers, each this many times as large.
pub(super) fn point(pair: &Node<'_>, scale: f64) -> Option<Spot> {
    let pair = pair.items().ok()?;
    Some([scaled(pair.first()?, scale)?, scaled(pair.get(1)?, scale)?])
}

/// The colour of a member.
pub(super) fn ink(node: &Node<'_>, name: &str) -> Option<Ink> {
    colour(&node.member(name)?)
}

/// A colour, or the first of a list: 6 digits, `#` and 3, 4, 6 or 8, or three or four numbers in brackets.
pub(super) fn colour(node: &Node<'_>) -> Option<Ink> {
    let text = node.value.get(0).unwrap_or(node.value).as_str()?.trim();
    if let Some(digits) = text.strip_prefix('#').or((text.len() == 6).then_some(text)) {
        let digits = match digits.len() {
            // SudokuPad's short black and white.
            1 => digits.repeat(6),
            3 | 4 => digits.chars().flat_map(|digit| [digit, digit]).collect(),
            _ => digits.to_owned(),
        };
        let opaque = if digits.len() == 6 { "ff" } else { "" };
        let digits = digits + opaque;
        return (digits.len() == 8).then(|| u32::from_str_radix(&digits, 16).ok().map(Ink))?;
    }
    let mut numbers = text.strip_prefix("rgb")?.split_once('(')?.1.trim_end_matches(')').split(',');
    let mut part = |scale: f64| {
        let number = decimal(numbers.next()?.trim())?;
        Some((number * scale).clamp(0.0, 255.0) as u32)
    };
    let [red, green, blue] = [part(1.0)?, part(1.0)?, part(1.0)?];
    Some(Ink(red << 24 | green << 16 | blue << 8 | part(255.0).unwrap_or(255)))
}
