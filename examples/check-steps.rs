//! Checks the steps of any program by their proofs.
//!
//! ```text
//! cargo run --release --example check-steps < steps.txt
//! cargo run --release --example check-steps -- write < puzzles.txt    # Ninefold's own, in this form
//! ```
//!
//! A line with a puzzle (81 characters, or 729 with nine candidates a cell) begins a path. The lines
//! after it are its steps in order: claims, a colon, a proof. What follows `#` is a comment.
//!
//! ```text
//! 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//! r5c5=5 : truths r5c5
//! r5c3=6 : truths 6b4
//! ```
//!
//! `docs/PROOFS.md` explains proofs. The exit status is 1 if a step is refused, 2 if a line cannot be
//! read.

use ninefold::position::Position;
use ninefold::proof::{Checker, Claim, Proof, Unreadable};
use ninefold::rate::Scale;
use ninefold::technique::Budget;
use ninefold::{Clues, Puzzle};
use std::io::{self, BufRead, BufWriter, Write};
use std::process::ExitCode;

fn main() -> io::Result<ExitCode> {
    match std::env::args().nth(1).as_deref() {
        None => check(),
        Some("write") => write(),
        Some(_) => {
            eprintln!("say nothing or `write`");
            Ok(ExitCode::from(2))
        }
    }
}

/// Checks the steps on standard input.
fn check() -> io::Result<ExitCode> {
    let mut checker: Option<Checker> = None;
    let (mut puzzles, mut accepted, mut refused, mut unread) = (0, 0, 0, 0);
    for (number, line) in io::stdin().lock().lines().enumerate() {
        let line = line?;
        let text = line.split('#').next().unwrap_or_default();
        if text.trim().is_empty() {
            continue;
        }
        match read(text) {
            Ok(Line::Start(start)) => {
                puzzles += 1;
                checker = Some(*start);
            }
            Ok(Line::Step(step)) => match &mut checker {
                Some(checker) => match checker.take(&step.0, &step.1) {
                    Ok(()) => accepted += 1,
                    Err(flaw) => {
                        refused += 1;
                        println!("line {}: refused: {}: {flaw}", number + 1, step.0);
                    }
                },
                None => {
                    unread += 1;
                    eprintln!("line {}, column 1: expected a puzzle before its steps", number + 1);
                }
            },
            Err(Unreadable { at, expected }) => {
                unread += 1;
                let column = text[..at].chars().count() + 1;
                eprintln!("line {}, column {column}: expected {expected}", number + 1);
            }
        }
    }
    println!(
        "{puzzles} puzzles, {accepted} steps accepted, {refused} refused, {unread} lines unread"
    );
    Ok(ExitCode::from(match (unread, refused, puzzles) {
        (1.., _, _) | (_, _, 0) => 2,
        (_, 1.., _) => 1,
        _ => 0,
    }))
}

enum Line {
    Start(Box<Checker>),
    Step(Box<(Claim, Proof)>),
}

fn read(text: &str) -> Result<Line, Unreadable> {
    let Some((claim, proof)) = text.split_once(':') else {
        let expected = "a puzzle, or claims, a colon and a proof";
        let at = text.len() - text.trim_start().len();
        let clues: Clues = text.trim().parse().map_err(|_| Unreadable { at, expected })?;
        // Without a single solution, deadly patterns and symmetries prove nothing.
        let unique = Puzzle::try_from(clues).ok().map(|puzzle| puzzle.unique());
        return Ok(Line::Start(Box::new(Checker::new(clues.candidates(), unique))));
    };
    let shift = claim.len() + 1;
    let proof =
        proof.parse().map_err(|wrong: Unreadable| Unreadable { at: wrong.at + shift, ..wrong });
    Ok(Line::Step(Box::new((claim.parse()?, proof?))))
}

/// Writes the paths of the puzzles on standard input, with the proofs.
fn write() -> io::Result<ExitCode> {
    let mut out = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let clues = line?.split_whitespace().find_map(|word| word.parse::<Clues>().ok());
        let Some(puzzle) = clues.and_then(|clues| Puzzle::try_from(clues).ok()) else { continue };
        let position = Position::start(puzzle);
        let path = Scale::NINEFOLD.path(&position, &Budget::unlimited());
        let mut marks = position.marks().clone();
        writeln!(out, "{}", puzzle.clues())?;
        for step in path.steps() {
            let proof =
                step.proof(&marks).irreducible(&marks.candidates(), marks.unique(), &step.claim());
            writeln!(out, "{} : {proof}", step.claim())?;
            marks.apply(step);
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
