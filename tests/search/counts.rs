//! Exact counts: all grids of the small sizes, and puzzles with known numbers of solutions.

use crate::common;
use ninefold::learn::Masks;
use ninefold::learn::{Board, Dimensions, Spot};
use ninefold::{Candidates, Cell, DigitSet, Grid, solve};

/// How many ways there are to fill the board; cells in the order of `blanks`.
fn fillings(board: &mut Board, masks: &mut Masks, blanks: &[Spot]) -> u64 {
    let Some((&spot, rest)) = blanks.split_first() else { return 1 };
    let mut total = 0;
    for digit in masks.fits(spot) {
        board.place(spot, digit);
        masks.place(spot, digit);
        total += fillings(board, masks, rest);
        masks.erase(spot, digit);
        board.erase(spot);
    }
    total
}

/// All grids of a size: those whose first row is in order, times the relabellings.
fn all_grids(side: usize) -> u64 {
    let dimensions = Dimensions::of_side(side).expect("a size of the ladder");
    let mut board = Board::empty(dimensions);
    for (column, digit) in dimensions.digits().enumerate() {
        board.place(dimensions.at(0, column), digit);
    }
    let mut masks = Masks::of(&board);
    let blanks: Vec<Spot> = board.blanks().collect();
    let relabellings: u64 = (1..=side as u64).product();
    relabellings * fillings(&mut board, &mut masks, &blanks)
}

#[test]
fn all_small_grids() {
    assert_eq!(all_grids(4), 288);
    assert_eq!(all_grids(6), 28_200_960);
}

/// Counts on which the engine and the reference solver agreed when the set was made.
#[test]
fn puzzles_of_the_conformance_set() {
    has_counts(&common::conformance("counts.txt"), 20_000);
}

/// Counts on which two other programs agree, when they are present.
#[test]
fn puzzles_with_many_solutions() {
    if let Some(text) = common::shared("logic/multisol-counts-half.txt") {
        has_counts(&text, 2_000);
    }
}

/// Compares puzzles with the counts beside them, up to `most` solutions, as more take too long.
fn has_counts(text: &str, most: u64) {
    let mut seen = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split_whitespace();
        let (Some(puzzle), Some(count)) = (fields.next(), fields.next()) else { continue };
        let grid: Grid = puzzle.parse().expect("a puzzle");
        let count: u64 = count.parse().expect("a count");
        if count <= most {
            assert_eq!(solve::count(grid, u64::MAX), count, "{puzzle}");
            has_true_candidates(grid);
            seen += 1;
        }
    }
    assert!(seen > 50);
}

/// Compares the true candidates with those of all solutions.
fn has_true_candidates(grid: Grid) {
    let mut all = Candidates::from_sets([DigitSet::EMPTY; 81]);
    for solution in solve::solutions(grid) {
        for cell in Cell::ALL {
            all.set(cell, all.get(cell) | solution.get(cell).into());
        }
    }
    assert_eq!(solve::true_candidates(grid), all, "{grid}");
}
