//! Canonical forms of candidate puzzles (Sukaku) and of grids that break the rules: against all
//! 2 · 6⁸ moves of cells, against the symmetries, and where everything looks alike.

use ninefold::canon::{self, Canonical, Canoniser, reference};
use ninefold::generate::{self, Random, Seed};
use ninefold::{Candidates, Cell, Digit, DigitSet, Grid, Transform};
use std::collections::HashSet;

/// All transformations.
const ALL: u64 = 2 * 1296 * 1296 * 362_880;

fn canonical(candidates: &Candidates) -> Canonical<Candidates> {
    Canoniser::new().candidates(candidates)
}

/// Candidates by a rule, rows, columns and digits counted from 0.
fn by(rule: impl Fn(usize, usize, usize) -> bool) -> Candidates {
    Candidates::from_sets(Cell::ALL.map(|cell| {
        let (row, column) = (cell.row_index(), cell.column_index());
        Digit::ALL.into_iter().filter(|digit| rule(row, column, digit.index())).collect()
    }))
}

/// A solution with each other candidate kept at random, `out_of` 100.
fn random_candidates(random: &mut Random, out_of: u32) -> Candidates {
    let solution = generate::grid(random);
    Candidates::from_sets(Cell::ALL.map(|cell| {
        let kept = Digit::ALL.into_iter().filter(|_| random.below(100) < out_of);
        kept.collect::<DigitSet>().with(solution.get(cell))
    }))
}

/// The form and the number of automorphisms by their definition: every move of cells is tried. The
/// best labels follow from it: digits in ascending order of where they stand.
fn by_definition(candidates: &Candidates) -> (Candidates, u64) {
    let mut best: Option<(String, Candidates)> = None;
    let mut ways = 0;
    for geometry in 0..Transform::GEOMETRIES {
        let to = Transform::geometry(geometry);
        // The content of the first cell decides most.
        let first = to.inverse().cell(Cell::at(0, 0));
        if best
            .as_ref()
            .is_some_and(|(_, form)| candidates.get(first).len() > form.get(Cell::at(0, 0)).len())
        {
            continue;
        }
        let moved = to.candidates(candidates);
        let mut planes = Digit::ALL
            .map(|digit| (moved.cells_with(digit).bits().reverse_bits() >> (128 - 81), digit));
        planes.sort_unstable();
        let mut labels = Digit::ALL;
        for ((_, digit), label) in planes.into_iter().zip(Digit::ALL) {
            labels[digit.index()] = label;
        }
        let id = *Transform::IDENTITY.rows();
        let relabel = Transform::new(false, id, id, labels).expect("every digit once");
        let form = relabel.candidates(&moved);
        let text = form.to_string();
        match &best {
            Some((least, _)) if *least < text => {}
            Some((least, _)) if *least == text => ways += 1,
            _ => (best, ways) = (Some((text, form)), 1),
        }
    }
    let (_, form) = best.expect("there are moves");
    // Digits in the same cells can be exchanged: n! for n of them, a factor for each.
    let mut orders = 1;
    for (i, digit) in Digit::ALL.into_iter().enumerate() {
        let before = &Digit::ALL[..i];
        let twins = before.iter().filter(|d| form.cells_with(**d) == form.cells_with(digit));
        orders *= twins.count() as u64 + 1;
    }
    (form, ways * orders)
}

#[test]
fn forms_are_the_smallest_of_all() {
    let mut random = Random::new(Seed(1));
    let cases = [
        random_candidates(&mut random, 30),
        // Two cells with few candidates, in a common row; the rest is free.
        by(|r, c, d| (r, c) != (0, 0) && (r, c) != (0, 4) || d < 2),
    ];
    for candidates in cases {
        let (form, automorphisms) = by_definition(&candidates);
        let found = canonical(&candidates);
        assert_eq!(found.form().to_string(), form.to_string());
        assert_eq!(found.automorphisms(), automorphisms, "of {candidates}");
        assert_eq!(found.transform().candidates(&candidates), form);
    }
}

#[test]
fn transformations_change_neither_form_nor_count() {
    let mut random = Random::new(Seed(2));
    let symmetric = [
        by(|r, c, d| (r + c) % 3 == d % 3),
        by(|r, c, d| r / 3 != d / 3 || c == d),
        by(|r, c, _| r == c),
        by(|r, c, d| r == d || c == d),
    ];
    let cases = (0..40).map(|n| random_candidates(&mut random, n)).collect::<Vec<_>>();
    for candidates in cases.iter().chain(&symmetric) {
        let found = canonical(candidates);
        assert_eq!(found.transform().candidates(candidates), *found.form());
        for _ in 0..5 {
            let moved = random.transform().candidates(candidates);
            let again = canonical(&moved);
            assert_eq!(again.form(), found.form(), "of {moved}, isomorphic to {candidates}");
            assert_eq!(again.automorphisms(), found.automorphisms());
            assert_eq!(again.transform().candidates(&moved), *found.form());
        }
    }
}

#[test]
fn different_sukaku_have_different_forms() {
    let mut random = Random::new(Seed(3));
    let forms: HashSet<Candidates> =
        (0..300).map(|_| *canonical(&random_candidates(&mut random, 40)).form()).collect();
    assert_eq!(forms.len(), 300);
    // One candidate more or less makes another puzzle.
    let one = random_candidates(&mut random, 40);
    let mut other = random.transform().candidates(&one);
    let found = canon::isomorphism(one, other).expect("isomorphic by construction");
    assert_eq!(found.candidates(&one), other);
    let cell = Cell::at(4, 4);
    other.set(cell, !other.get(cell));
    assert_eq!(canon::isomorphism(one, other), None);
    // The digits of a grid are not the candidates of one.
    let grid = generate::grid(&mut random).grid();
    assert_eq!(canon::isomorphism(grid, Candidates::from(grid)), None);
}

#[test]
fn symmetry_is_counted() {
    assert_eq!(canonical(&Candidates::FULL).automorphisms(), ALL);
    let none = Candidates::from_sets([DigitSet::EMPTY; 81]);
    assert_eq!(canonical(&none).automorphisms(), ALL);
    // One cell of 81 differs, by a digit of nine.
    let one = by(|r, c, d| (r, c, d) != (3, 7, 5));
    assert_eq!(canonical(&one).automorphisms(), ALL / 81 / 9);
    // The grid with the most automorphisms, written as candidates.
    let most = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    let most = Candidates::from(most.parse::<Grid>().expect("a grid"));
    assert_eq!(canonical(&most).automorphisms(), 648);
    // Rows and columns move together.
    let diagonal = by(|r, c, _| r == c);
    assert_eq!(canonical(&diagonal).automorphisms(), 2 * 1296 * 362_880);
}

#[test]
fn grids_that_break_the_rules_have_the_same_form_as_before() {
    let mut random = Random::new(Seed(4));
    let broken = (0..6).map(|n| {
        let mut grid = Grid::EMPTY;
        for _ in 0..12 + 8 * n {
            let cell = Cell::from_index(random.below(81) as usize);
            grid.set(cell, Digit::from_index(random.below(9) as usize));
        }
        let twice = Digit::from_index(0);
        grid.set(Cell::at(8, 7), twice);
        grid.set(Cell::at(8, 8), twice);
        grid
    });
    let broken: Vec<Grid> = broken.collect();
    for grid in broken {
        let (found, slow) = (Canoniser::new().grid(&grid), reference::canonical(&grid));
        assert_eq!(found.form(), slow.form(), "of {grid}");
        assert_eq!(found.automorphisms(), slow.automorphisms(), "of {grid}");
        assert_eq!(found.transform().grid(&grid), *found.form(), "of {grid}");
        let moved = random.transform().grid(&grid);
        assert_eq!(Canoniser::new().grid(&moved).form(), found.form());
    }
}

/// The reference would try all moves of cells here, one by one.
#[test]
fn one_digit_everywhere_is_done_at_once() {
    let ones: Grid = "1".repeat(81).parse().expect("a grid");
    assert_eq!(canon::canonical(ones).automorphisms(), ALL / 9);
    let mut but_one = ones;
    but_one.set(Cell::at(2, 2), None);
    assert_eq!(canon::canonical(but_one).automorphisms(), ALL / 9 / 81);
}
