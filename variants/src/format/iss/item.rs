//! The items of a constraint string: a name and what stands between tildes.

use super::bits;
use super::shape::Shape;
use crate::board::Cell;
use crate::error::{Error, Why, why};
use crate::format::Malformed;
use crate::rule::GivenName;

/// An item, with the items inside it if it is `Or`, `And` or `Replicate`.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) name: String,
    pub(super) arguments: Vec<String>,
    /// The byte at which it starts.
    pub(super) at: usize,
    pub(super) inner: Vec<Item>,
}

/// Items inside items inside items; deeper ones only a machine writes.
const DEEPEST: usize = 16;

/// Splits a text at its dots.
pub(super) fn items(text: &str) -> Result<Vec<Item>, Malformed> {
    let start = text.len() - text.trim_start().len();
    if !text[start..].starts_with('.') {
        return Err(Malformed::syntax(
            text,
            start,
            why!("a constraint string starts with a dot", "제약 문자열은 점으로 시작합니다"),
        ));
    }
    let mut open: Vec<Item> = Vec::new();
    let mut done: Vec<Item> = Vec::new();
    let mut at = start + 1;
    for part in text[start + 1..].split('.') {
        let squeezed: String = part.chars().filter(|c| !c.is_whitespace()).collect();
        let mut words = squeezed.split('~').map(str::to_owned);
        let name = words.next().unwrap_or_default();
        let item = Item { name, arguments: words.collect(), at: at - 1, inner: Vec::new() };
        at += part.len() + 1;
        let complete = match &*item.name {
            "End" => match open.pop() {
                Some(outer) => outer,
                None => {
                    return Err(Malformed::syntax(
                        text,
                        item.at,
                        why!("End without a beginning", "시작이 없는 End입니다"),
                    ));
                }
            },
            "Or" | "And" | "Replicate" if open.len() == DEEPEST => {
                return Err(Malformed::syntax(
                    text,
                    item.at,
                    why!("too many items inside each other", "항목이 너무 깊이 겹쳐 있습니다"),
                ));
            }
            // Copies of copies would soon be too many.
            "Replicate" if open.iter().any(|outer| outer.name == "Replicate") => {
                return Err(Malformed::syntax(
                    text,
                    item.at,
                    why!("Replicate inside Replicate", "Replicate 안에 Replicate가 있습니다"),
                ));
            }
            "Or" | "And" | "Replicate" => {
                open.push(item);
                continue;
            }
            "" if item.arguments.is_empty() => continue,
            _ => item,
        };
        open.last_mut().map_or(&mut done, |outer| &mut outer.inner).push(complete);
    }
    match open.last() {
        Some(item) => Err(Malformed::syntax(
            text,
            item.at,
            why!("{} without End", "End가 없는 {}입니다", item.name),
        )),
        None => Ok(done),
    }
}

impl Item {
    /// What it came with, for a message.
    pub(super) fn excerpt(&self) -> String {
        let all = self.arguments.join(" ");
        if all.chars().count() <= 80 { all } else { all.chars().take(79).chain(['…']).collect() }
    }

    /// The name for a message; a given has none in the text.
    pub(super) fn called(&self) -> &str {
        if self.name.is_empty() { "Given" } else { &self.name }
    }

    /// An error of this item.
    pub(super) fn wrong(&self, why: Why) -> Error {
        Error::rule(self.called(), self.excerpt(), why)
    }

    /// How the names of the cells begin that it makes beside the board, if it makes any.
    pub(super) fn makes(&self) -> Option<String> {
        match &*self.name {
            "Var" => Some(format!("V{}", self.arguments.first().map_or("", String::as_str))),
            "ChaosConstruction" => Some("CC".to_owned()),
            "Doppelganger" => Some("DG".to_owned()),
            _ => None,
        }
    }

    /// Whether it or an item inside it speaks of a cell whose name begins with one of these.
    pub(super) fn speaks_of(&self, made: &[String]) -> bool {
        let is_made = |word: &String| made.iter().any(|begin| word.starts_with(begin));
        self.arguments.iter().any(is_made) || self.inner.iter().any(|item| item.speaks_of(made))
    }

    /// An argument as a whole number.
    pub(super) fn number(&self, index: usize) -> Result<i32, Error> {
        let text = self.arguments.get(index).map_or("", String::as_str);
        text.parse()
            .map_err(|_| self.wrong(why!("{text:?} is not a number", "수가 아닙니다: {text:?}")))
    }

    /// The arguments from the given one on as cells, at least one.
    pub(super) fn cells(&self, shape: &Shape, from: usize) -> Result<Vec<Cell>, Error> {
        let names = self.arguments.get(from..).unwrap_or_default();
        if names.is_empty() {
            return Err(self.no_cells());
        }
        names.iter().map(|name| self.cell(shape, name)).collect()
    }

    /// The cell of a name.
    pub(super) fn cell(&self, shape: &Shape, name: &str) -> Result<Cell, Error> {
        shape.cell(name).ok_or_else(|| {
            self.wrong(why!("{name:?} is not a cell of the board", "판에 없는 칸입니다: {name:?}"))
        })
    }

    /// The lists behind the first argument, between empty words; a word with an underscore names those behind it.
    pub(super) fn lists(&self) -> Result<Vec<(GivenName, &[String])>, Error> {
        let words = self.arguments.get(1..).unwrap_or_default();
        let (mut lists, mut name) = (Vec::new(), GivenName::default());
        for chunk in words.chunk_by(|_, next| !next.is_empty() && !next.starts_with('_')) {
            let list = match &chunk[0] {
                first if first.is_empty() => &chunk[1..],
                first if first.starts_with('_') => {
                    name = GivenName::unescaped(&first[1..]);
                    &chunk[1..]
                }
                _ => chunk,
            };
            if !list.is_empty() {
                lists.push((name.clone(), list));
            }
        }
        if lists.is_empty() { Err(self.no_cells()) } else { Ok(lists) }
    }

    fn no_cells(&self) -> Error {
        self.wrong(why!("no cells", "칸이 없습니다"))
    }

    /// The arguments from the given one on as cells in groups that this word separates.
    pub(super) fn groups(
        &self,
        shape: &Shape,
        from: usize,
        separates: impl Fn(&str) -> bool,
    ) -> Result<Vec<Vec<Cell>>, Error> {
        let mut groups = vec![Vec::new()];
        for word in self.arguments.get(from..).unwrap_or_default() {
            if separates(word) {
                groups.push(Vec::new());
            } else if let Some(group) = groups.last_mut() {
                group.push(self.cell(shape, word)?);
            }
        }
        Ok(groups)
    }

    /// The item with each cell moved as `from` is moved to `to`.
    pub(super) fn moved(&self, shape: &Shape, from: Cell, to: Cell) -> Result<Item, Error> {
        let board = &shape.board;
        let (start, end) = (board.place(from), board.place(to));
        let down = end.0 as isize - start.0 as isize;
        let right = end.1 as isize - start.1 as isize;
        let arguments =
            self.arguments.iter().map(|word| {
                // A given's values stand behind the cell.
                let (name, values) = word.split_at(word.find('_').unwrap_or(word.len()));
                let Some(cell) = shape.cell(name) else { return Ok(word.clone()) };
                match board.beside(cell, down, right) {
                    Some(cell) => Ok(shape.name(cell) + values),
                    None => Err(self
                        .wrong(why!("a copy is outside the board", "복사한 것이 판을 벗어납니다"))),
                }
            });
        let arguments = arguments.collect::<Result<_, _>>()?;
        let inner = self.inner.iter().map(|item| item.moved(shape, from, to));
        let inner = inner.collect::<Result<_, _>>()?;
        Ok(Item { name: self.name.clone(), arguments, at: self.at, inner })
    }
}

/// The cell that a `Replicate` starts from, and those that it is copied to.
pub(super) fn targets(item: &Item, shape: &Shape) -> Result<Option<(Cell, Vec<Cell>)>, Error> {
    if item.inner.is_empty() {
        return Ok(None);
    }
    let origin = item.arguments.get(1).map_or("R1C1", String::as_str);
    let origin = item.cell(shape, origin)?;
    let digits = item.arguments.first().map_or("", String::as_str);
    let digits =
        bits::digits(digits).ok_or_else(|| item.wrong(why!("not base 64", "base64가 아닙니다")))?;
    let mut cells = Vec::new();
    for (i, digit) in digits.iter().enumerate() {
        for bit in (0..6).filter(|bit| digit >> bit & 1 == 1) {
            let cell = origin.index() + 6 * i + bit;
            match u16::try_from(cell).ok().filter(|_| cell < shape.board.cell_count()) {
                Some(cell) => cells.push(Cell(cell)),
                None => {
                    return Err(item.wrong(why!(
                        "a copy is outside the board",
                        "복사한 것이 판을 벗어납니다"
                    )));
                }
            }
        }
    }
    Ok(Some((origin, cells)))
}
