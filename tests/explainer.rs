//! The scale of Sudoku Explainer: every step as the original's.

mod common;

use ninefold::rate::explainer::{Outcome, Rating, Step, Unlimited, follow};
use ninefold::{Candidate, Cell, Clues, Grid};
use std::fmt::Write;
use std::ops::ControlFlow;

/// Compares one in this many traces; `EXPLAINER_EVERY=1` compares all.
const EVERY: usize = 8;

/// A step as traces write it.
fn text(step: &Step) -> String {
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

fn steps(puzzle: &str) -> (Vec<Step>, Rating) {
    let clues = Clues::from(puzzle.parse::<Grid>().expect("a grid"));
    let mut steps = Vec::new();
    let outcome = follow(&clues, &mut Unlimited, &mut |step| {
        steps.push(*step);
        ControlFlow::Continue(())
    });
    match outcome {
        Outcome::Rated(rating) => (steps, rating),
        Outcome::Stopped => unreachable!("nobody stopped it"),
    }
}

#[test]
fn steps_are_the_originals() {
    let Some(traces) = common::shared("ratings/se-traces-half.txt") else { return };
    let every = std::env::var("EXPLAINER_EVERY").ok().and_then(|n| n.parse().ok()).unwrap_or(EVERY);
    let (mut lines, mut compared, mut wrong) = (0, 0, Vec::new());
    let mut name = "";
    for line in traces.lines() {
        if let Some(comment) = line.strip_prefix("# set ") {
            name = comment;
        }
        let fields: Vec<&str> = line.split('\t').collect();
        let [puzzle, rating, trace] = fields[..] else { continue };
        if puzzle.starts_with('#') {
            continue;
        }
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
        if end == theirs.len() && ours.to_string() != rating {
            wrong.push(format!("{name} {puzzle}: {ours}, not {rating}"));
        }
    }
    eprintln!("{lines} traces, {compared} steps compared");
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(12)].join("\n")
    );
}
