//! How each kind of rule is drawn: a row each.

use std::ops::RangeInclusive;

use ninefold::generate::Random;

use super::areas::{Areas, different, extra_regions};
use super::lists::{self, clones};
use super::{Solved, lines};
use crate::board::{Board, Cell, block_shape};
use crate::rule::{Differ, Kind, Relation, Rule};

/// How a kind of rule is drawn.
pub(super) enum Draw {
    /// Rules of the whole board.
    Whole(fn(&Board) -> Vec<Rule>),
    /// Some of all that hold: usually this many on 81 cells.
    List { usual: usize, all: fn(&Solved<'_>, &mut Random) -> Vec<Rule> },
    /// A line through cells, of one of some sizes. It `rises` if its beginning must hold too.
    Line {
        usual: usize,
        sizes: RangeInclusive<usize>,
        rises: bool,
        rule: fn(&Solved<'_>, &[Cell]) -> Option<Rule>,
    },
    /// A set of cells that touch, with its images.
    Area { usual: usize, rules: fn(&mut Areas<'_, '_>, &mut Random) -> Vec<Rule> },
    /// Cages, which cover the board unless a number of them is wanted.
    Cages,
    /// What follows from the other rules.
    Rest,
}

/// How a kind is drawn; None for kinds that mean nothing by themselves.
pub(super) fn draw(kind: Kind) -> Option<Draw> {
    let list = |usual, all| Some(Draw::List { usual, all });
    let line = |usual, sizes, rule| Some(Draw::Line { usual, sizes, rises: false, rule });
    let rising = |usual, sizes, rule| Some(Draw::Line { usual, sizes, rises: true, rule });
    match kind {
        Kind::Given | Kind::Distinct | Kind::Pairs | Kind::Sum | Kind::Automaton => None,
        Kind::Negative => Some(Draw::Rest),
        Kind::AntiKnight => Some(Draw::Whole(|_| vec![Rule::AntiKnight])),
        Kind::AntiKing => Some(Draw::Whole(|_| vec![Rule::AntiKing])),
        Kind::Nonconsecutive => Some(Draw::Whole(|_| vec![Rule::Nonconsecutive])),
        Kind::Diagonal => Some(Draw::Whole(|board| {
            [true, false].map(|falls| Rule::diagonal(board, falls)).into()
        })),
        Kind::Windoku => Some(Draw::Whole(|board| {
            let (height, width) = blocks(board);
            different(board.windoku(height, width), Differ::Windoku)
        })),
        Kind::Disjoint => Some(Draw::Whole(|board| {
            let (height, width) = blocks(board);
            different(board.disjoint(height, width), Differ::Disjoint)
        })),
        Kind::Odd => list(12, |solved, _| solved.cells(|cell| Some(Rule::Odd(cell)))),
        Kind::Even => list(12, |solved, _| solved.cells(|cell| Some(Rule::Even(cell)))),
        Kind::Minimum => list(8, |solved, _| {
            solved.cells(|cell| {
                Some(Rule::Minimum { cell, others: solved.board.neighbours(cell).collect() })
            })
        }),
        Kind::Maximum => list(8, |solved, _| {
            solved.cells(|cell| {
                Some(Rule::Maximum { cell, others: solved.board.neighbours(cell).collect() })
            })
        }),
        Kind::Difference => list(14, |solved, _| solved.marks(&[Relation::Difference(1)])),
        Kind::Ratio => list(8, |solved, _| solved.marks(&[Relation::Ratio(2)])),
        Kind::Xv => list(14, |solved, _| solved.marks(&[Relation::Sum(5), Relation::Sum(10)])),
        Kind::Inequality => list(36, |solved, _| solved.marks(&[Relation::Less])),
        Kind::Quadruple => list(8, lists::quadruples),
        Kind::CountingCircles => list(1, lists::circles),
        Kind::Clone => list(2, clones),
        Kind::LittleKiller => list(8, |solved, _| {
            let clue = |cells: Vec<Cell>| Rule::LittleKiller { sum: solved.sum(&cells), cells };
            solved.board.slants(3).into_iter().map(clue).collect()
        }),
        Kind::Sandwich => list(18, lists::sandwiches),
        Kind::XSum => list(12, |solved, _| solved.rays(lists::x_sum)),
        Kind::Skyscraper => list(16, |solved, _| solved.rays(lists::skyscraper)),
        Kind::NumberedRoom => list(12, |solved, _| solved.rays(lists::numbered_room)),
        Kind::Indexer => list(9, lists::indexers),
        Kind::Thermometer => rising(7, 3..=6, |_, cells| {
            Some(Rule::Thermometer { cells: cells.to_vec(), slow: false })
        }),
        Kind::SlowThermometer => rising(7, 3..=6, |_, cells| {
            Some(Rule::Thermometer { cells: cells.to_vec(), slow: true })
        }),
        Kind::Whisper => rising(4, 4..=8, |solved, cells| {
            let least = (solved.board.value_count() as i32 + 1) / 2;
            Some(Rule::Whisper { cells: cells.to_vec(), least })
        }),
        Kind::Entropic => rising(4, 5..=9, |_, cells| Some(Rule::Entropic(cells.to_vec()))),
        Kind::Modular => {
            rising(4, 5..=9, |_, cells| Some(Rule::Modular { cells: cells.to_vec(), modulus: 3 }))
        }
        Kind::Palindrome => line(5, 3..=5, |_, cells| Some(Rule::Palindrome(cells.to_vec()))),
        Kind::Renban => line(6, 3..=5, |_, cells| Some(Rule::Renban(cells.to_vec()))),
        Kind::Between => line(6, 3..=6, |_, cells| Some(Rule::Between(cells.to_vec()))),
        Kind::Lockout => line(5, 3..=6, |solved, cells| {
            let least = (solved.board.value_count() as i32 - 1) / 2;
            Some(Rule::Lockout { cells: cells.to_vec(), least })
        }),
        Kind::RegionSum => line(6, 3..=7, lines::region_sum),
        Kind::SumLine => line(6, 3..=7, |solved, cells| {
            let sum = solved.board.value_count() as i32 + 1;
            Some(Rule::SumLine { cells: cells.to_vec(), sum, closed: false })
        }),
        Kind::Zipper => line(6, 3..=5, |_, cells| Some(Rule::Zipper(cells.to_vec()))),
        Kind::DoubleArrow => line(6, 4..=5, |_, cells| Some(Rule::DoubleArrow(cells.to_vec()))),
        Kind::Arrow => line(8, 3..=4, |_, cells| {
            Some(Rule::Arrow { pill: cells[..1].to_vec(), shaft: cells[1..].to_vec() })
        }),
        Kind::Pill => line(5, 4..=6, lines::pill),
        Kind::ExtraRegion => Some(Draw::Area { usual: 3, rules: extra_regions }),
        Kind::Cage => Some(Draw::Cages),
    }
}

/// How many rows and columns a block has.
fn blocks(board: &Board) -> (usize, usize) {
    let shape = block_shape(board.rows(), board.columns(), board.value_count());
    shape.unwrap_or((board.rows(), board.columns()))
}
