//! Writing. A rule without an item of its own becomes one that means the same, if there is one.

mod places;

use super::bits;
use super::machine;
use super::rules::is_pill;
use super::shape::{LARGEST, cell_name, layout};
use crate::board::{Board, Cell, Value, Values, block_shape};
use crate::error::{Error, why};
use crate::format::{Draft, Loss, Written};
use crate::rule::{Differ, Negative, Relation, Rule, Table, in_order};

/// Writes a draft as a constraint string.
pub(in crate::format) fn write(draft: &Draft) -> Result<Written, Error> {
    let board = &draft.board;
    draft.needs_whole_frame()?;
    if board.rows().max(board.columns()).max(board.value_count()) > LARGEST {
        return Err(Error::Syntax(why!(
            "its program has boards of up to 16 rows and values",
            "그 프로그램의 판은 16행, 16열, 값 16가지까지입니다"
        )));
    }
    let (head, kept) = layout(board);
    let mut writer = Writer { board, items: head, places: Vec::new() };
    let mut losses = Vec::new();
    if !kept {
        losses.push(Loss::of_board("region"));
    }
    for negatives in [false, true] {
        for rule in &draft.rules {
            if matches!(rule, Rule::Negative(_)) == negatives {
                match writer.rule(rule, &draft.rules) {
                    Some(true) => {}
                    Some(false) => losses.push(Loss::name(rule, board)),
                    None => losses.push(Loss::rule(rule, board, false)),
                }
            }
        }
    }
    draft.lose(&mut losses, true, !draft.drawn.is_empty());
    // An empty string is no constraint string.
    let text = if writer.items.is_empty() { ".Shape~9x9".to_owned() } else { writer.items };
    Ok(Written { text, losses })
}

struct Writer<'a> {
    board: &'a Board,
    items: String,
    /// Where outside clues stand already; of two the program keeps the last.
    places: Vec<String>,
}

impl Writer<'_> {
    /// Adds an item.
    fn item(&mut self, name: &str, arguments: &[String], cells: &[Cell]) -> Option<bool> {
        self.items.push('.');
        self.items.push_str(name);
        let cells = cells.iter().map(|&cell| cell_name(self.board, cell));
        for argument in arguments.iter().cloned().chain(cells) {
            self.items.push('~');
            self.items.push_str(&argument);
        }
        Some(true)
    }

    fn plain(&mut self, name: &str, cells: &[Cell]) -> Option<bool> {
        if cells.is_empty() { None } else { self.item(name, &[], cells) }
    }

    fn with(&mut self, name: &str, number: impl std::fmt::Display, cells: &[Cell]) -> Option<bool> {
        if cells.is_empty() { None } else { self.item(name, &[number.to_string()], cells) }
    }

    /// Writes a rule: true if it is read back, false if others that mean the same are; nothing if it has no place.
    fn rule(&mut self, rule: &Rule, all: &[Rule]) -> Option<bool> {
        let board = self.board;
        match rule {
            Rule::Different { cells, .. } | Rule::Cage { cells, .. } if repeats(cells) => None,
            Rule::Allowed { cell, values } => self.given(*cell, *values),
            Rule::Odd(_) | Rule::Even(_) => {
                let (cell, values) = rule.single(board)?;
                self.given(cell, values)?;
                Some(false)
            }
            Rule::Minimum { cell, others } | Rule::Maximum { cell, others } => {
                for &other in others {
                    let less = matches!(rule, Rule::Minimum { .. });
                    let pair = if less { [*cell, other] } else { [other, *cell] };
                    self.mark(pair, &Relation::Less)?;
                }
                Some(false)
            }
            Rule::Different { cells, why } => self.different(cells, *why, all),
            Rule::AntiKnight => self.global("AntiKnight"),
            Rule::AntiKing => self.global("AntiKing"),
            Rule::Nonconsecutive => self.item("AntiConsecutive", &[], &[]),
            Rule::Mark { cells, relation } => self.mark(*cells, relation),
            Rule::Negative(negative) => self.negative(negative, all),
            Rule::Thermometer { cells, slow: true } => {
                self.table(cells, &Relation::NotGreater, false)?;
                Some(false)
            }
            Rule::Whisper { cells, least } => self.with("Whisper", least, cells),
            Rule::Clone { first, second } => {
                for (a, b) in first.iter().zip(second) {
                    self.with("SameValues", 2, &[*a, *b])?;
                }
                Some(false)
            }
            Rule::Pairs { cells, relation: Relation::Equal, all: true } if cells.len() > 1 => {
                self.with("SameValues", cells.len(), cells)
            }
            Rule::Pairs { cells, relation, all } => self.table(cells, relation, *all),
            Rule::Cage { cells, sum } => self.cage(cells, *sum),
            Rule::Sum { cells, sum } => self.sum(cells, *sum),
            Rule::Arrow { pill, shaft } => self.arrow(pill, shaft),
            Rule::LittleKiller { cells, sum } => self.little_killer(cells, *sum),
            Rule::RegionSum { parts } => self.parts(parts),
            Rule::SumLine { cells, sum, closed } => {
                self.with("SumLine", sum, cells)?;
                self.items.push_str(if *closed { "~LOOP" } else { "" });
                Some(true)
            }
            Rule::Entropic(cells) if (board.value_count(), board.least()) != (9, 1) => {
                self.entropic(cells)
            }
            Rule::Modular { cells, modulus } => self.with("Modular", modulus, cells),
            // Ends alone say nothing, and its program cannot read them.
            Rule::Between(cells) if cells.len() < 3 => Some(false),
            Rule::Lockout { cells, least } if *least > 0 => self.with("Lockout", least, cells),
            Rule::Quadruple { cells, values, exact } if !values.is_empty() => {
                let values: Vec<_> = values.iter().map(|v| board.number(*v).to_string()).collect();
                let name = if *exact { "ContainExact" } else { "ContainAtLeast" };
                self.with(name, values.join("_"), cells)
            }
            Rule::Sandwich { cells, sum } if *sum >= 0 => {
                let (id, back) = self.line(cells).filter(|_| cells.len() == board.value_count())?;
                self.place(format!("Sandwich {id}"))?;
                self.item("Sandwich", &[sum.to_string(), id], &[])?;
                Some(!back)
            }
            Rule::XSum { cells, sum } if *sum > 0 => self.outside("XSum", cells, *sum),
            Rule::Skyscraper { cells, seen } if *seen > 0 => {
                self.outside("Skyscraper", cells, i32::try_from(*seen).ok()?)
            }
            Rule::NumberedRoom { cells, value } => {
                self.outside("NumberedRoom", cells, board.number(*value))
            }
            Rule::Indexer { cell, line, value } => self.indexer(*cell, line, *value),
            Rule::SameXSum { first, second } => {
                let machine = machine::packed(&machine::same_x_sum(board, first, second)?)?;
                self.item("NFA", &[machine, String::new()], &[&first[..], second].concat())?;
                Some(false)
            }
            Rule::Automaton { cells, automaton } => {
                self.item("NFA", &[machine::packed(automaton)?, automaton.name.escaped()], cells)
            }
            _ => {
                rule.kind().bare()?;
                self.plain(rule.kind().entry().iss, &rule.cells(board))
            }
        }
    }

    fn global(&mut self, name: &str) -> Option<bool> {
        if self.board.has_lines() { self.item(name, &[], &[]) } else { None }
    }

    fn given(&mut self, cell: Cell, values: Values) -> Option<bool> {
        if values.is_empty() {
            return None;
        }
        let mut word = cell_name(self.board, cell);
        for value in values.iter() {
            word.push_str(&format!("_{}", self.board.number(value)));
        }
        self.item("", &[word], &[])
    }

    fn different(&mut self, cells: &[Cell], why: Differ, all: &[Rule]) -> Option<bool> {
        let (size, square) = (self.board.columns(), self.board.rows() == self.board.columns());
        let is_group = square && matches!(why, Differ::Windoku | Differ::Disjoint);
        if is_group && let Some((height, width)) = block_shape(size, size, size) {
            let (name, groups) = match why {
                Differ::Windoku => ("Windoku", self.board.windoku(height, width)),
                _ => ("DisjointSets", self.board.disjoint(height, width)),
            };
            if size == self.board.value_count() && why.is_of(&groups, all) {
                return if groups[0] == cells { self.item(name, &[], &[]) } else { Some(true) };
            }
        }
        if why == Differ::Diagonal && self.board.has_lines() && square {
            for (direction, falls) in [("1", false), ("-1", true)] {
                if self.board.diagonal(falls) == cells {
                    return self.item("Diagonal", &[direction.to_owned()], &[]);
                }
            }
        }
        self.plain("AllDifferent", cells)?;
        Some(why == Differ::Set && cells.is_sorted())
    }

    fn touch(&self, [a, b]: [Cell; 2]) -> bool {
        self.board.neighbours(a).any(|cell| cell == b)
    }

    fn mark(&mut self, cells: [Cell; 2], relation: &Relation) -> Option<bool> {
        let [a, b] = cells;
        let name = match relation {
            Relation::Difference(1) => "WhiteDot",
            Relation::Ratio(2) => "BlackDot",
            Relation::Sum(10) => "X",
            Relation::Sum(5) => "V",
            Relation::Less => "GreaterThan",
            _ => "",
        };
        if name.is_empty() || !self.touch(cells) {
            self.table(&cells, relation, false)?;
            return Some(false);
        }
        // The greater cell comes first.
        let cells = if name == "GreaterThan" { [b, a] } else { [a, b] };
        self.plain(name, &cells)
    }

    /// A table for each cell and the next, or for all pairs in order.
    fn table(&mut self, cells: &[Cell], relation: &Relation, all: bool) -> Option<bool> {
        let board = self.board;
        let holds = |a: usize, b: usize| relation.holds(board, Value(a as u8), Value(b as u8));
        let size = board.value_count();
        let mut digits = vec![0_u8; (size * size).div_ceil(6)];
        for bit in (0..size * size).filter(|bit| holds(bit / size, bit % size)) {
            digits[bit / 6] |= 1 << (bit % 6);
        }
        let key = bits::text(&digits);
        let symmetric = (0..size).all(|a| (0..size).all(|b| holds(a, b) == holds(b, a)));
        let arguments = [key, relation.given_name().escaped()];
        if all && !symmetric {
            for (i, a) in cells.iter().enumerate() {
                for b in &cells[i + 1..] {
                    self.item("Pair", &arguments, &[*a, *b])?;
                }
            }
            return Some(false);
        }
        self.item(if all { "PairX" } else { "Pair" }, &arguments, cells)?;
        Some(
            matches!(relation, Relation::Table(Table { rows, .. }) if rows.len() == size)
                && !cells.is_empty(),
        )
    }

    fn negative(&mut self, negative: &Negative, all: &[Rule]) -> Option<bool> {
        let marked = in_order(&negative.marked);
        for (name, relations) in [
            ("StrictKropki", [Relation::Difference(1), Relation::Ratio(2)]),
            ("StrictXV", [Relation::Sum(5), Relation::Sum(10)]),
        ] {
            let marks = all.iter().filter_map(|rule| match rule {
                Rule::Mark { cells, relation } if relations.contains(relation) => Some(*cells),
                _ => None,
            });
            let marks: Vec<_> = marks.collect();
            if negative.relations == relations
                && marks.iter().all(|pair| self.touch(*pair))
                && in_order(&marks) == marked
            {
                self.item(name, &[], &[])?;
                return Some(negative.marked == marks);
            }
        }
        let table = Table::new(self.board.value_count(), |a, b| {
            negative.relations.iter().all(|own| !own.holds(self.board, a, b))
        });
        let table = Relation::Table(table);
        for pair in negative.pairs(self.board) {
            self.table(&pair, &table, false)?;
        }
        Some(false)
    }

    fn cage(&mut self, cells: &[Cell], sum: Option<i32>) -> Option<bool> {
        if sum == Some(0) {
            self.with("Sum", 0, cells)?;
            self.plain("AllDifferent", cells)?;
            return Some(false);
        }
        self.with("Cage", sum.unwrap_or(0), cells)
    }

    fn sum(&mut self, terms: &[(Cell, i32)], sum: i32) -> Option<bool> {
        let (cells, factors): (Vec<_>, Vec<_>) = terms.iter().copied().unzip();
        if factors.iter().any(|factor| factor.unsigned_abs() > 100) {
            return None;
        }
        if factors.iter().all(|factor| *factor == 1) {
            return self.with("Sum", sum, &cells);
        }
        let factors: Vec<_> = factors.iter().map(ToString::to_string).collect();
        self.with("Sum", format!("{sum}_=_{}", factors.join("_")), &cells)
    }

    fn arrow(&mut self, pill: &[Cell], shaft: &[Cell]) -> Option<bool> {
        let cells = [pill, shaft].concat();
        match pill.len() {
            1 => self.plain("Arrow", &cells),
            2 | 3 if is_pill(self.board, pill) => self.with("PillArrow", pill.len(), &cells),
            _ if self.board.needs_commas() => None,
            size => {
                let place = |i: usize| -(10_i32.pow((size - 1 - i) as u32));
                let pill = pill.iter().enumerate().map(|(i, &cell)| (cell, place(i)));
                let shaft = shaft.iter().map(|&cell| (cell, 1));
                self.sum(&pill.chain(shaft).collect::<Vec<_>>(), 0)?;
                Some(false)
            }
        }
    }

    fn parts(&mut self, parts: &[Vec<Cell>]) -> Option<bool> {
        if parts.is_empty() || parts.iter().any(Vec::is_empty) {
            return None;
        }
        let words = |part: &Vec<Cell>| {
            part.iter().map(|&cell| cell_name(self.board, cell)).collect::<Vec<_>>().join("~")
        };
        let words: Vec<_> = parts.iter().map(words).collect();
        self.item("EqualSum", &[words.join("~-~")], &[])
    }
}

/// Whether a cell is named twice. It would have to differ from itself, but is read as one.
fn repeats(cells: &[Cell]) -> bool {
    (1..cells.len()).any(|at| cells[..at].contains(&cells[at]))
}
