//! Paths and grades: the same for all isomorphs of a puzzle, and correct for known puzzles.

mod common;

use ninefold::generate::{Request, Seed, puzzles};
use ninefold::rate::{End, Level, Order, Path, start};
use ninefold::{Puzzle, Transform};
use std::ops::ControlFlow;

/// The project's own puzzles.
const OWN: &str = include_str!("../testdata/puzzles-logic.txt");
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Arto Inkala's of 2012.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn puzzle(text: &str) -> Puzzle {
    Puzzle::try_from(text.parse::<ninefold::Grid>().expect("a grid")).expect("one solution")
}

/// Some transformations that have nothing in common.
fn transforms() -> impl Iterator<Item = Transform> {
    (1..).map(|i: u32| {
        let geometry = i.wrapping_mul(2_654_435_761) >> 7;
        Transform::geometry(geometry).then(&Transform::relabelling(i.wrapping_mul(40_503)))
    })
}

fn check_isomorphs(puzzle: &Puzzle, images: usize) {
    let order = Order::NINEFOLD;
    let path = Path::of(puzzle, &order);
    assert_eq!(*path.grade(), order.grade(puzzle), "{:?}", puzzle.grid());
    for transform in transforms().take(images) {
        let image = Path::of(&puzzle.transformed(&transform), &order);
        assert_eq!(image.grade(), path.grade(), "{:?} {transform:?}", puzzle.grid());
    }
}

#[test]
fn isomorphs_have_the_same_grade() {
    for grid in common::puzzles(OWN) {
        check_isomorphs(&Puzzle::try_from(grid).expect("one solution"), 20);
    }
    let random = puzzles(&Request::default(), Seed(8), 0..40).expect("possible");
    random.iter().flatten().for_each(|puzzle| check_isomorphs(puzzle, 2));
}

#[test]
fn a_mapped_path_is_a_path_of_the_puzzle_itself() {
    for grid in common::puzzles(OWN) {
        let puzzle = Puzzle::try_from(grid).expect("one solution");
        let mut marks = start(&puzzle);
        for step in Path::of(&puzzle, &Order::NINEFOLD).steps() {
            assert!(step.agrees_with(puzzle.solution()), "{step}");
            assert!(marks.find_all(step.technique()).iter().any(|found| {
                found.placements() == step.placements()
                    && step.eliminations().is_subset(found.eliminations())
            }));
            marks.apply(step);
        }
    }
}

#[test]
fn singles_are_easy() {
    let easy = puzzle(EASY);
    for order in Order::ALL {
        let grade = order.grade(&easy);
        assert_eq!((grade.end(), grade.level(), grade.steps()), (End::Solved, Level::Easy, 51));
        assert_eq!(grade.techniques().map(|(_, count)| count).sum::<usize>(), 51);
    }
}

#[test]
fn what_an_order_does_not_solve_is_extreme() {
    let grade = Order::NINEFOLD.up_to(Level::Easy).grade(&puzzle(HARD));
    assert_eq!((grade.end(), grade.level()), (End::Stuck, Level::Extreme));
}

#[test]
fn a_path_stops_where_it_is_told() {
    let mut marks = start(&puzzle(EASY));
    let mut seen = 0;
    let grade = Order::NINEFOLD.follow(&mut marks, &mut |_, _| {
        seen += 1;
        if seen > 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((grade.end(), grade.steps(), marks.open().len()), (End::Stopped, 5, 46));
}

/// HoDoKu gives these puzzles the level and score beside them.
#[test]
fn hodokus_order_gives_hodokus_levels_and_nearly_always_its_scores() {
    let (mut all, mut same_score) = (0, 0);
    for line in include_str!("../testdata/hodoku.txt").lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let &[text, level, score] = words.as_slice() else { panic!("{line}") };
        let grade = Order::HODOKU.grade(&puzzle(text));
        assert_eq!(grade.level(), level.parse().expect("a level"), "{text}");
        all += 1;
        same_score += u32::from(grade.score() == score.parse::<u32>().expect("a score"));
    }
    assert_eq!((all, same_score), (300, 291));
}
