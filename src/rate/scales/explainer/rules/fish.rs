//! X-wing, swordfish, jellyfish.

use crate::grid::{CandidateSet, Cell, CellSet, Digit, House, HouseKind};
use crate::rate::scales::explainer::board::Board;
use crate::rate::scales::explainer::find::Find;
use crate::rate::scales::explainer::houses::{Places, bits, sets_of};
use crate::rate::scales::explainer::kind::Kind;
use crate::technique::{Ground, Pattern, Role};
use core::ops::ControlFlow;

/// A digit whose places in some lines lie in as many lines of the other kind.
#[derive(Clone, Copy, Debug)]
pub(in crate::rate::scales::explainer) struct Fish {
    pub(in crate::rate::scales::explainer) digit: Digit,
    /// Whether the lines that hold the digit are columns.
    pub(in crate::rate::scales::explainer) by_columns: bool,
    /// The numbers of those lines.
    pub(in crate::rate::scales::explainer) base: Places,
    /// The numbers of the lines that cover the digit's places.
    pub(in crate::rate::scales::explainer) cover: Places,
}

impl Fish {
    /// The digit's other places in the covering lines.
    pub(in crate::rate::scales::explainer) fn removals(&self, board: &Board) -> CandidateSet {
        let mut cells = CellSet::EMPTY;
        for line in bits(self.cover) {
            let cover = if self.by_columns { House::row(line) } else { House::column(line) };
            let outside = board.places(cover, self.digit) & !self.base;
            cells.extend(Board::cells_at(cover, outside));
        }
        CandidateSet::digit(self.digit, cells)
    }

    /// The lines that hold the digit.
    pub(in crate::rate::scales::explainer) fn bases(&self) -> impl Iterator<Item = House> + use<> {
        let by_columns = self.by_columns;
        bits(self.base).map(move |i| if by_columns { House::column(i) } else { House::row(i) })
    }

    /// The lines that cover the digit's places.
    fn covers_of(&self) -> impl Iterator<Item = House> + use<> {
        let by_columns = self.by_columns;
        bits(self.cover).map(move |i| if by_columns { House::row(i) } else { House::column(i) })
    }

    fn pattern(&self, board: &Board) -> Pattern {
        let lines = self.bases().fold(CellSet::EMPTY, |all, line| all | line.cells());
        Pattern::on(Ground::Houses)
            .cells(Role::Body, board.cells_with(self.digit) & lines, self.digit)
            .houses(Role::Base, self.bases().collect())
            .houses(Role::Cover, self.covers_of().collect())
    }

    /// Whether a cell lies in a covering line.
    pub(in crate::rate::scales::explainer) fn covers(&self, cell: Cell) -> bool {
        let line = if self.by_columns { cell.row_index() } else { cell.column_index() };
        self.cover >> line & 1 == 1
    }
}

/// Visits every fish of `count` lines in the original's order: columns first, digits innermost.
pub(in crate::rate::scales::explainer) fn each(
    board: &Board,
    count: usize,
    visit: &mut dyn FnMut(Fish) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for by_columns in [true, false] {
        let house = |i: usize| if by_columns { House::column(i) } else { House::row(i) };
        let mut fitting = [0 as Places; 9];
        for digit in Digit::ALL {
            if board.placed(digit) + 2 * count > 9 {
                continue;
            }
            let fits = |&i: &usize| {
                (2..=count as u32).contains(&board.places(house(i), digit).count_ones())
            };
            let lines = (0..9).filter(fits).fold(0, |lines, i| lines | 1 << i);
            if (lines as Places).count_ones() >= count as u32 {
                fitting[digit.index()] = lines;
            }
        }
        let lines = fitting.iter().fold(0, |all, lines| all | lines);
        for base in sets_of(lines, count) {
            for digit in Digit::ALL {
                if base & !fitting[digit.index()] != 0 {
                    continue;
                }
                let cover = bits(base).fold(0, |all, i| all | board.places(house(i), digit));
                if cover.count_ones() as usize == count {
                    visit(Fish { digit, by_columns, base, cover })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The first fish of `count` lines with an elimination.
pub(in crate::rate::scales::explainer) fn first(board: &Board, count: usize) -> Option<Find> {
    let mut found = None;
    let _ = each(board, count, &mut |fish| {
        let kind = if fish.by_columns {
            Kind::Fish(count as u8, HouseKind::Column, HouseKind::Row)
        } else {
            Kind::Fish(count as u8, HouseKind::Row, HouseKind::Column)
        };
        found = Find::remove(kind, fish.removals(board), move |board| fish.pattern(board));
        if found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found
}
