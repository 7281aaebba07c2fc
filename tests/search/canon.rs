//! Compares the fast canoniser with the one that tries every order of columns, with the symmetries,
//! and with known forms.

use crate::common;
use ninefold::canon::{self, Canoniser, reference};
use ninefold::generate::{self, Random, Request, Seed};
use ninefold::{Cell, Digit, Grid, Transform, solve};
use std::collections::HashMap;

fn grid(text: &str) -> Grid {
    text.parse().expect("a grid")
}

/// A complete grid: any solution of a random first row and random places of the other 1s.
fn random_complete(random: &mut Random) -> Grid {
    let mut start = Grid::EMPTY;
    let mut digits = Digit::ALL;
    random.shuffle(&mut digits);
    for (column, digit) in digits.into_iter().enumerate() {
        start.set(Cell::at(0, column), digit);
    }
    random.transform().grid(&solve::any(start).expect("a row never excludes a solution").grid())
}

/// A complete grid with all but `clues` cells blanked.
fn random_clues(random: &mut Random, clues: usize) -> Grid {
    let complete = random_complete(random);
    let mut cells = Cell::ALL;
    random.shuffle(&mut cells);
    let mut grid = Grid::EMPTY;
    for &cell in &cells[..clues] {
        grid.set(cell, complete.get(cell));
    }
    grid
}

/// The grid with the most automorphisms, 648.
const MOST_SYMMETRIC: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

/// Grids at the edges: nothing, little, all of one digit, a full house, highly symmetric.
fn edges() -> Vec<Grid> {
    let mut edges: Vec<Grid> = [
        ".".repeat(81),
        format!("{}5{}", ".".repeat(40), ".".repeat(40)),
        format!("1{}", ".".repeat(80)),
        format!("123456789{}", ".".repeat(72)),
        format!("123......456......789......{}", ".".repeat(54)),
        MOST_SYMMETRIC.to_owned(),
    ]
    .iter()
    .map(|text| grid(text))
    .collect();
    let complete = grid(MOST_SYMMETRIC);
    for digits in 1..9 {
        let mut some = Grid::EMPTY;
        for (cell, digit) in complete.filled().filter(|(_, digit)| digit.get() <= digits) {
            some.set(cell, digit);
        }
        edges.push(some);
    }
    edges
}

#[test]
fn agrees_with_the_reference() {
    let mut random = Random::new(Seed(1));
    let mut canoniser = Canoniser::new();
    let clue_counts =
        [1, 2, 4, 6, 9, 12, 15, 17, 17, 17, 19, 21, 24, 28, 33, 40, 50, 60, 70, 78, 81, 81];
    let cases = clue_counts.map(|clues| random_clues(&mut random, clues));
    for grid in cases.into_iter().chain(edges()) {
        let (fast, slow) = (canoniser.grid(&grid), reference::canonical(&grid));
        assert_eq!(fast.form(), slow.form(), "of {grid}");
        assert_eq!(fast.automorphisms(), slow.automorphisms(), "of {grid}");
        assert_eq!(fast.transform().grid(&grid), *fast.form(), "of {grid}");
        assert_eq!(slow.transform().grid(&grid), *slow.form(), "of {grid}");
    }
}

#[test]
fn takes_grids_that_break_the_rules() {
    let texts = [
        "1".repeat(81).replacen('1', "2", 3),
        format!("11{}", ".".repeat(79)),
        format!("1.......2.1{}", ".".repeat(70)),
        MOST_SYMMETRIC.replacen('2', "1", 1),
    ];
    let mut random = Random::new(Seed(2));
    for text in &texts {
        let grid = grid(text);
        let canonical = Canoniser::new().grid(&grid);
        let moved = random.transform().grid(&grid);
        assert_eq!(Canoniser::new().grid(&moved).form(), canonical.form());
        assert!(*canonical.form() <= grid);
    }
}

#[test]
fn constant_under_a_hundred_thousand_transformations() {
    let mut random = Random::new(Seed(3));
    let mut canoniser = Canoniser::new();
    for i in 0..100 {
        let grid = random_clues(&mut random, [17, 18, 20, 22, 25, 30, 45, 60, 80, 81][i % 10]);
        let canonical = canoniser.grid(&grid);
        assert_eq!(canonical.transform().grid(&grid), *canonical.form());
        for _ in 0..1000 {
            let moved = random.transform().grid(&grid);
            let again = canoniser.grid(&moved);
            assert_eq!(again.form(), canonical.form(), "of {moved}, isomorphic to {grid}");
            assert_eq!(again.automorphisms(), canonical.automorphisms(), "of {moved}");
            assert_eq!(again.transform().grid(&moved), *canonical.form(), "of {moved}");
            assert!(*canonical.form() <= moved);
        }
    }
}

/// One clue moved, added or changed: the same form exactly when the reference says so.
#[test]
fn distinguishes_neighbours() {
    let mut random = Random::new(Seed(4));
    let base = random_clues(&mut random, 18);
    let mut forms = HashMap::new();
    for (cell, _) in base.filled() {
        let mut fewer = base;
        fewer.set(cell, None);
        let fast = *canon::canonical(fewer).form();
        let slow = *reference::canonical(&fewer).form();
        assert_eq!(*forms.entry(fast).or_insert(slow), slow);
    }
    let slow: std::collections::HashSet<Grid> = forms.values().copied().collect();
    assert_eq!(forms.len(), slow.len());
    assert!(forms.len() > 10, "most ways to blank a cell differ");
}

#[test]
fn finds_the_transformation_between_isomorphs() {
    let mut random = Random::new(Seed(5));
    let a = random_clues(&mut random, 24);
    let b = random.transform().grid(&a);
    let found = canon::isomorphism(a, b).expect("isomorphic by construction");
    assert_eq!(found.grid(&a), b);
    let other = random_clues(&mut random, 24);
    assert_eq!(canon::isomorphism(a, other), None);
    assert_eq!(canon::isomorphism(a, random_clues(&mut random, 25)), None);
}

#[test]
fn counts_automorphisms() {
    let all = u64::from(Transform::GEOMETRIES) * u64::from(Transform::RELABELLINGS);
    assert_eq!(canon::canonical(Grid::EMPTY).automorphisms(), all);
    assert_eq!(canon::canonical(grid(MOST_SYMMETRIC)).automorphisms(), 648);
    // One clue: any of 81 cells, any of nine digits.
    let one = grid(&format!("7{}", ".".repeat(80)));
    assert_eq!(canon::canonical(one).automorphisms(), all / 81 / 9);
    assert_eq!(canon::canonical(one).form().to_string(), format!("{}1", ".".repeat(80)));
}

/// The forms and automorphism counts that the reference canoniser found, for 300 grids.
#[test]
fn equals_the_forms_of_the_conformance_set() {
    equals_forms(&common::conformance("forms.txt"));
}

/// Published forms and automorphism counts, when the reference data is present.
#[test]
fn equals_published_forms() {
    if let Some(text) = common::shared("logic/minlex-half.txt") {
        equals_forms(&text);
    }
}

fn equals_forms(text: &str) {
    let mut canoniser = Canoniser::new();
    let mut seen = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let canonical = canoniser.grid(&grid(fields[0]));
        assert_eq!(canonical.form().to_string(), fields[1], "of {}", fields[0]);
        assert_eq!(canonical.automorphisms().to_string(), fields[2], "of {}", fields[0]);
        seen += 1;
    }
    assert!(seen > 100);
}

/// All 17-clue puzzles, when the reference data is present.
#[test]
fn keeps_every_17_clue_puzzle() {
    let Some(text) = common::shared("corpora/17_clue.txt") else { return };
    let puzzles: Vec<Grid> = common::puzzles(&text).collect();
    assert_eq!(puzzles.len(), 49_158);
    keeps_all(puzzles);
}

#[test]
fn keeps_every_generated_puzzle() {
    let made = generate::puzzles(&Request::default(), Seed(7), 0..20_000);
    keeps_all(made.into_iter().map(|puzzle| puzzle.expect("a puzzle").grid()).collect());
}

/// None of the puzzles are isomorphic, and a transformed, shuffled copy adds none.
fn keeps_all(mut puzzles: Vec<Grid>) {
    let mut random = Random::new(Seed(6));
    let mut canoniser = Canoniser::new();
    let mut forms = std::collections::HashSet::new();
    for puzzle in &puzzles {
        assert!(forms.insert(*canoniser.grid(puzzle).form()), "{puzzle} came before");
    }
    random.shuffle(&mut puzzles);
    for puzzle in &puzzles {
        let moved = random.transform().grid(puzzle);
        assert!(!forms.insert(*canoniser.grid(&moved).form()), "{moved} is new");
    }
}
