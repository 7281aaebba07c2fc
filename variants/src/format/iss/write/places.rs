//! Rules of whole lines: clues outside the board, indexers, and lines that become automata.

use super::Writer;
use crate::board::{Cell, Value, Values};
use crate::format::iss::machine;
use crate::format::iss::shape::cell_name;
use crate::rule::{Automaton, GivenName, Relation, Table};

/// The thirds of two cells are fewer.
const MOST_STATES: usize = 1 << 11;

impl Writer<'_> {
    /// Takes a place; nothing if a clue stands there.
    pub(super) fn place(&mut self, place: String) -> Option<()> {
        if self.places.contains(&place) {
            return None;
        }
        self.places.push(place);
        Some(())
    }

    /// The name of a whole row or column, and whether it is read from its far end.
    pub(super) fn line(&self, cells: &[Cell]) -> Option<(String, bool)> {
        let lines = self.board.rows() + self.board.columns();
        let houses = self.board.houses().get(..lines).filter(|_| self.board.has_lines())?;
        houses.iter().enumerate().find_map(|(i, house)| {
            let rows = self.board.rows();
            let id = if i < rows { format!("R{}", i + 1) } else { format!("C{}", i - rows + 1) };
            if house.cells == cells {
                Some((id, false))
            } else {
                house.cells.iter().rev().eq(cells).then_some((id, true))
            }
        })
    }

    pub(super) fn outside(&mut self, name: &str, cells: &[Cell], number: i32) -> Option<bool> {
        let (id, back) = self.line(cells)?;
        self.place(format!("{name} {id} {back}"))?;
        let number = number.to_string();
        let ends = if back { [String::new(), number] } else { [number, String::new()] };
        self.item(name, &[id, ends[0].clone(), ends[1].clone()], &[])
    }

    pub(super) fn little_killer(&mut self, cells: &[Cell], sum: i32) -> Option<bool> {
        let id = cells.first().map(|&cell| cell_name(self.board, cell))?;
        let own = crate::format::iss::clues::diagonal_from(self.board, cells[0]);
        if self.board.has_lines()
            && own.as_deref() == Some(cells)
            && self.place(format!("LittleKiller {id}")).is_some()
        {
            return self.item("LittleKiller", &[sum.to_string(), id], &[]);
        }
        self.with("Sum", sum, cells)?;
        Some(false)
    }

    pub(super) fn indexer(&mut self, cell: Cell, line: &[Cell], value: Value) -> Option<bool> {
        let (row, column) = self.board.place(cell);
        let houses = self.board.houses();
        let number = usize::try_from(self.board.number(value)).ok()?;
        let is = |house: usize| houses.get(house).is_some_and(|house| house.cells == line);
        let kind = if self.board.has_lines() && is(row) && number == column + 1 {
            "C"
        } else if self.board.has_lines() && is(self.board.rows() + column) && number == row + 1 {
            "R"
        } else {
            return self.pointed(cell, line, value);
        };
        self.item("Indexing", &[kind.to_owned()], &[cell])
    }

    /// An indexer of another line: a pair table for each cell that the indexer may point to.
    fn pointed(&mut self, cell: Cell, line: &[Cell], value: Value) -> Option<bool> {
        let board = self.board;
        let place = |own: Value| {
            let number = usize::try_from(board.number(own)).ok()?;
            number.checked_sub(1).filter(|&place| place < line.len())
        };
        // What points beside the line, or to its own cell though that would hold another value, cannot stand there.
        let fits =
            |own: &Value| place(*own).is_some_and(|place| line[place] != cell || *own == value);
        let allowed: Values = board.values().iter().filter(fits).collect();
        if allowed != board.values() {
            self.given(cell, allowed)?;
        }
        for own in allowed.iter() {
            let to = line[place(own)?];
            if to != cell {
                let table = Table::new(board.value_count(), |a, b| a != own || b == value);
                self.table(&[cell, to], &Relation::Table(table), false)?;
            }
        }
        Some(false)
    }

    /// An entropic line on a board whose values are not 1 to 9: an automaton that keeps the thirds of the last two.
    pub(super) fn entropic(&mut self, cells: &[Cell]) -> Option<bool> {
        let values = self.board.value_count();
        let board = self.board;
        let step = |last: &Vec<usize>, value: Value| {
            let own = board.third(value.index());
            let next = || last.iter().copied().skip(last.len().saturating_sub(1)).chain([own]);
            (!last.contains(&own)).then(|| next().collect())
        };
        let automaton = Automaton::build(values, Vec::new(), MOST_STATES, step, |_| true)?;
        if cells.is_empty() {
            return None;
        }
        let name = GivenName::new("entropic").escaped();
        self.item("NFA", &[machine::packed(&automaton)?, name], cells)?;
        Some(false)
    }
}
