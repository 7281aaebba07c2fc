//! Cells, values and reasons in words.

use ninefold::Language;
use ninefold::sorting::sort;

use crate::board::{Board, Cell, HouseIndex, HouseKind, Value, Values};
use crate::check::Reason;
use crate::explain::finders::totals::equation;
use crate::explain::position::Position;
use crate::explain::step::Step;
use crate::rule::Rule;

/// The words of a language at a position.
pub(in crate::explain) struct Words<'a> {
    pub(in crate::explain) position: &'a Position<'a>,
    pub(in crate::explain) language: Language,
}

/// From this many cells on, those of a row or column are named together.
const MANY: usize = 5;

impl Words<'_> {
    pub(in crate::explain) fn reasons(&self, reasons: &[Reason]) -> Vec<String> {
        let puzzle = self.position.puzzle();
        let name = |reason: &Reason| match reason {
            Reason::House(house) => self.house(*house),
            Reason::Rule(rule) => puzzle.rule(*rule).described(puzzle.board(), self.language),
            Reason::Total { .. } => equation(puzzle, reason).unwrap_or_default().0,
        };
        reasons.iter().map(name).collect()
    }

    /// The same, as they stand in a sentence.
    pub(in crate::explain) fn reasons_with_articles(&self, reasons: &[Reason]) -> Vec<String> {
        let names = self.reasons(reasons).into_iter().zip(reasons);
        names.map(|(name, reason)| self.with_article(name, reason)).collect()
    }

    /// A reason that was named before: of its cells the first, or as before if that is the name of another one too.
    pub(in crate::explain) fn short(&self, reason: &Reason, all: &[Reason]) -> String {
        let puzzle = self.position.puzzle();
        let long = |reason: &Reason| self.reasons(std::slice::from_ref(reason)).join("");
        let short = |reason: &Reason| match reason {
            Reason::Rule(rule) => {
                puzzle.rule(*rule).name_with_cells(puzzle.board(), self.language, 1)
            }
            _ => long(reason),
        };
        let mut name = short(reason);
        if all.iter().any(|other| other != reason && short(other) == name) {
            name = long(reason);
        }
        self.with_article(name, reason)
    }

    fn with_article(&self, name: String, reason: &Reason) -> String {
        let (Language::English, Reason::Rule(rule)) = (self.language, reason) else { return name };
        match self.position.puzzle().rule(*rule) {
            Rule::Negative(_) => {
                format!("the rule that {} are given", name.strip_suffix(" given").unwrap_or(&name))
            }
            rule if rule.is_everywhere() => format!("the {name} rule"),
            _ => format!("the {name}"),
        }
    }

    pub(in crate::explain) fn house(&self, house: HouseIndex) -> String {
        house_name(self.position.puzzle().board(), house, self.language)
    }

    pub(in crate::explain) fn cell(&self, cell: Cell) -> String {
        self.position.puzzle().board().name(cell)
    }

    /// Cells by name. If there are many, those of a row or column are named together: `r1c2345`.
    pub(in crate::explain) fn cells(&self, cells: impl Iterator<Item = Cell>) -> String {
        let mut rest: Vec<Cell> = cells.collect();
        let board = self.position.puzzle().board();
        if rest.len() < MANY || board.rows().max(board.columns()) > 9 {
            return self.list(&rest.iter().map(|&cell| self.cell(cell)).collect::<Vec<_>>());
        }
        sort(&mut rest);
        let mut names = Vec::new();
        while let Some(&first) = rest.first() {
            let at = board.place(first);
            let row = |cell: &Cell| board.place(*cell).0 == at.0;
            let column = |cell: &Cell| board.place(*cell).1 == at.1;
            let is_row = rest.iter().filter(|cell| row(cell)).count()
                >= rest.iter().filter(|cell| column(cell)).count();
            let line = rest.extract_if(.., |cell| if is_row { row(cell) } else { column(cell) });
            let numbers = |cell: Cell| {
                let (row, column) = board.place(cell);
                (if is_row { column } else { row } + 1).to_string()
            };
            let numbers: String = line.map(numbers).collect();
            names.push(match is_row {
                true => format!("r{}c{numbers}", at.0 + 1),
                false => format!("r{numbers}c{}", at.1 + 1),
            });
        }
        self.list(&names)
    }

    pub(in crate::explain) fn or_cells(&self, step: &Step) -> String {
        let cells: Vec<String> = step.pattern.iter().map(|(cell, _)| self.cell(*cell)).collect();
        self.or(&cells)
    }

    pub(in crate::explain) fn number(&self, value: Value) -> String {
        self.position.puzzle().board().number(value).to_string()
    }

    pub(in crate::explain) fn comma(&self) -> &'static str {
        if self.position.puzzle().board().needs_commas() { "," } else { "" }
    }

    pub(in crate::explain) fn values(&self, values: Values, between: &str) -> String {
        self.numbers(values).join(between)
    }

    pub(in crate::explain) fn numbers(&self, values: Values) -> Vec<String> {
        values.iter().map(|value| self.number(value)).collect()
    }

    pub(in crate::explain) fn list_values(&self, values: Values) -> String {
        self.list(&self.numbers(values))
    }

    pub(in crate::explain) fn list(&self, items: &[String]) -> String {
        self.joined(items, " and ")
    }

    pub(in crate::explain) fn or(&self, items: &[String]) -> String {
        self.joined(items, " or ")
    }

    pub(in crate::explain) fn joined(&self, items: &[String], last: &str) -> String {
        match (self.language, items) {
            (Language::English, [rest @ .., end]) if !rest.is_empty() => {
                format!("{}{last}{end}", rest.join(", "))
            }
            _ => items.join(", "),
        }
    }
}

/// A house in words: `row 3`, `block 5`, or `region 5` where the regions are no blocks.
pub fn house_name(board: &Board, house: HouseIndex, language: Language) -> String {
    let kind = board.house(house).kind;
    let number = board.houses()[..=house.0].iter().filter(|other| other.kind == kind).count();
    match (language, kind) {
        (Language::English, HouseKind::Row) => format!("row {number}"),
        (Language::English, HouseKind::Column) => format!("column {number}"),
        (Language::English, HouseKind::Region) if is_block(board, house) => {
            format!("block {number}")
        }
        (Language::English, HouseKind::Region) => format!("region {number}"),
        (Language::Korean, HouseKind::Row) => format!("{number}행"),
        (Language::Korean, HouseKind::Column) => format!("{number}열"),
        (Language::Korean, HouseKind::Region) if is_block(board, house) => format!("{number}블록"),
        (Language::Korean, HouseKind::Region) => format!("{number}영역"),
    }
}

/// Whether the cells of a house fill a rectangle.
fn is_block(board: &Board, house: HouseIndex) -> bool {
    let cells = &board.house(house).cells;
    let places = || cells.iter().map(|&cell| board.place(cell));
    let span = |of: fn((usize, usize)) -> usize| {
        let (least, most) = (places().map(of).min(), places().map(of).max());
        most.zip(least).map_or(0, |(most, least)| most - least + 1)
    };
    span(|(row, _)| row) * span(|(_, column)| column) == cells.len()
}

/// With a capital letter.
pub(in crate::explain) fn large(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| {
        std::iter::once(first.to_ascii_uppercase()).chain(letters).collect()
    })
}
