//! The scale of Sudoku Explainer: every step as the original's.

use crate::common;
use crate::common::explainer_list;
use ninefold::rate::Tenths;
use ninefold::rate::explainer::{RatedStep, Ratings, follow, rate};
use ninefold::technique::{Budget, Spent};
use ninefold::{Candidate, Cell, Grid};
use std::fmt::Write;
use std::ops::ControlFlow;

/// Compares one in this many traces; `EXPLAINER_EVERY=1` compares all.
const EVERY: usize = 8;

/// A step as traces write it.
fn text(step: &RatedStep) -> String {
    let mut text = format!("{};{}", step.rating, step.kind);
    if step.complexity > 0 {
        write!(text, "/{}", step.complexity).expect("a text");
    }
    match step.placement {
        Some(Candidate { cell, digit }) => write!(text, ";{cell}={digit};").expect("a text"),
        None => text.push_str(";-;"),
    }
    if step.eliminations.is_empty() {
        text.push('-');
    }
    let cells: Vec<String> = Cell::ALL
        .into_iter()
        .filter(|&cell| !step.eliminations.digits(cell).is_empty())
        .map(|cell| format!("{cell}<>{}", step.eliminations.digits(cell)))
        .collect();
    text + &cells.join(" ")
}

fn steps(puzzle: &str) -> (Vec<RatedStep>, Ratings) {
    let clues: Grid = puzzle.parse().expect("a grid");
    let mut steps = Vec::new();
    let ratings = follow(clues, &Budget::unlimited(), &mut |step| {
        steps.push(*step);
        ControlFlow::Continue(())
    });
    (steps, ratings.expect("no limit"))
}

#[test]
fn steps_are_the_originals() {
    let Some(traces) = common::shared("ratings/se-traces-half.txt") else { return };
    let every = std::env::var("EXPLAINER_EVERY").map_or(EVERY, |n| n.parse().expect("a number"));
    let (mut lines, mut compared, mut wrong) = (0, 0, Vec::new());
    let mut name = "";
    for line in traces.lines() {
        if let Some(comment) = line.strip_prefix("# set ") {
            name = comment;
        }
        let fields: Vec<&str> = line.split('\t').collect();
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        let [puzzle, rating, trace] = fields[..] else { panic!("not a trace: {line}") };
        lines += 1;
        if lines % every != 0 {
            continue;
        }
        let (steps, ours) = steps(puzzle);
        let theirs: Vec<&str> = trace.split(" | ").collect();
        let is_row_major = name.starts_with("rowmajor:");
        // Up to the first step at which the original depends on its Java machine.
        let open = |step: &&str| step.split(';').nth(1).is_some_and(|code| code.contains('+'));
        let end = theirs.iter().position(open).filter(|_| !is_row_major).unwrap_or(theirs.len());
        for (i, their) in theirs[..end].iter().enumerate() {
            compared += 1;
            let our = steps.get(i).map(text).unwrap_or_default();
            if our != *their {
                wrong.push(format!("{name} {puzzle} step {i}\n  ours {our}\n theirs {their}"));
                break;
            }
        }
        if end == theirs.len() && (steps.len() > end || ours.to_string() != rating) {
            wrong.push(format!("{name} {puzzle}: {ours}, not {rating}"));
        }
    }
    eprintln!("{lines} traces, {compared} steps compared");
    assert!(compared > 40 * lines / every, "{compared} steps of {lines} traces compared");
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(12)].join("\n")
    );
}

#[test]
fn taking_easy_steps_in_bulk_changes_no_rating() {
    for rated in explainer_list::own().iter().step_by(3) {
        let clues: Grid = rated.puzzle.parse().expect("a grid");
        let ours = rate(clues, &Budget::unlimited()).expect("no limit");
        assert_eq!(ours.to_string(), rated.rating, "{}", rated.puzzle);
    }
}

/// Puzzles of `17-clue-sample.txt` whose rating there is another rater's: the original, run again,
/// rates them as this scale does.
const RATED_OTHERWISE: usize = 9;

#[test]
fn published_ratings_are_the_same() {
    for (list, every, allowed) in [
        ("ratings/random-minimal-sample.txt", 8, 0),
        ("ratings/17-clue-sample.txt", 1, RATED_OTHERWISE),
        ("ratings/se-half.txt", 8, 0),
    ] {
        let Some(text) = common::shared(list) else { continue };
        let (mut wrong, mut compared) = (Vec::new(), 0);
        for line in text.lines().filter(|line| !line.starts_with('#')).step_by(every) {
            let mut words = line.split_whitespace().skip_while(|word| word.len() != 81);
            let (Some(puzzle), Some(rating)) = (words.next(), words.next()) else {
                panic!("{list}: no rated puzzle in {line}")
            };
            let clues: Grid = puzzle.parse().expect("a grid");
            let ours = rate(clues, &Budget::unlimited()).expect("no limit");
            compared += 1;
            let is_same = if rating.contains('/') {
                ours.to_string() == rating
            } else {
                ours.er.to_string() == rating
            };
            if !is_same {
                wrong.push(format!("{puzzle} {ours}, not {rating}"));
            }
        }
        assert!(compared > 100, "{list}: {compared} compared");
        assert!(wrong.len() <= allowed, "{list}: {}\n{}", wrong.len(), wrong.join("\n"));
    }
}

#[test]
fn a_spent_budget_leaves_a_puzzle_unrated() {
    // Arto Inkala's of 2012 needs chains inside chains.
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let clues: Grid = hard.parse().expect("a grid");
    let asked = core::cell::Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > 20
    };
    assert_eq!(rate(clues, &Budget::unlimited().until(&stop)), Err(Spent));
    assert_eq!(asked.get(), 21, "it stops as soon as it is told to");
    assert_eq!(rate(clues, &Budget::of(100)), Err(Spent));
}

#[test]
fn candidates_are_rated_as_they_are_stated() {
    // The candidates that clues leave over; the clues are cells of one candidate that no peer has.
    let grid: Grid =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            .parse()
            .expect("a grid");
    let candidates = ninefold::Candidates::from(&grid);
    let no_limit = Budget::unlimited();
    let rating = rate(candidates, &no_limit).expect("no limit");
    let of_grid = rate(grid, &no_limit).expect("no limit");
    assert_eq!(rating, of_grid, "the same candidates and, among them, the same digits");
}

#[test]
fn what_no_rule_solves_is_twenty() {
    // Two digits of a rectangle can be exchanged.
    let two = "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179";
    let clues: Grid = two.parse().expect("a grid");
    let rating = rate(clues, &Budget::unlimited()).expect("no limit");
    assert_eq!(rating.er, Tenths::UNSOLVED);
    assert_eq!(rating.ep, Tenths::default());
}

#[test]
fn ratings_are_read_as_they_are_shown() {
    for tenths in [0, 12, 72, 119, 200] {
        let tenths = Tenths::new(tenths);
        assert_eq!(tenths.to_string().parse(), Ok(tenths));
    }
    for wrong in ["", "7.25", "a", "7,2", "-1.0", "7."] {
        assert!(wrong.parse::<Tenths>().is_err(), "{wrong}");
    }
}
