//! Compares a rater with Sudoku Explainer 1.2.1, on the puzzles of `testdata/explainer/steps.txt`.
//!
//! ```text
//! cargo run --release --example explainer-conformance                      # Ninefold itself
//! cargo run --release --example explainer-conformance -- puzzles > list    # the puzzles alone
//! my-rater < list > rated
//! cargo run --release --example explainer-conformance -- compare < rated   # any other rater
//! ```
//!
//! `compare` reads lines `puzzle ER/EP/ED`; ER alone will do, and the ratings of all steps may
//! follow. What is stated is compared. The exit status is 1 if anything differs or a puzzle is
//! missing.

use ninefold::rate::explainer::{Outcome, Unlimited, follow};
use ninefold::{Clues, Grid};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;
use std::io::Read;
use std::ops::ControlFlow;
use std::process::ExitCode;

#[path = "../tests/common/explainer_list.rs"]
mod explainer_list;

use explainer_list::{LIST, Rated};

/// How many differences are shown.
const SHOWN: usize = 20;

fn main() -> ExitCode {
    let list: Vec<Rated<'_>> = LIST.lines().filter_map(Rated::read).collect();
    match std::env::args().nth(1).as_deref() {
        None => compare(&list, &list.iter().map(|rated| own(rated.puzzle)).collect::<String>()),
        Some("puzzles") => {
            list.iter().for_each(|rated| println!("{}", rated.puzzle));
            ExitCode::SUCCESS
        }
        Some("compare") => {
            let mut text = String::new();
            if let Err(error) = std::io::stdin().read_to_string(&mut text) {
                eprintln!("cannot read what the rater says: {error}");
                return ExitCode::from(2);
            }
            compare(&list, &text)
        }
        Some(_) => {
            eprintln!("say nothing, `puzzles` or `compare`");
            ExitCode::from(2)
        }
    }
}

/// The line that Ninefold writes.
fn own(puzzle: &str) -> String {
    let Ok(grid) = puzzle.parse::<Grid>() else { return format!("{puzzle} malformed\n") };
    let mut steps = String::new();
    let outcome = follow(&Clues::from(grid), &mut Unlimited, &mut |step| {
        let _ = write!(steps, " {}", step.rating);
        ControlFlow::Continue(())
    });
    match outcome {
        Outcome::Rated(rating) => format!("{puzzle} {rating}{steps}\n"),
        Outcome::Stopped => format!("{puzzle} unrated\n"),
    }
}

/// What agrees, by the whole part of ER.
#[derive(Default)]
struct Tally {
    puzzles: u32,
    er: u32,
    all_three: u32,
    steps: u32,
}

fn compare(list: &[Rated<'_>], text: &str) -> ExitCode {
    let answers: HashMap<&str, Rated<'_>> =
        text.lines().filter_map(Rated::read).map(|answer| (answer.puzzle, answer)).collect();
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let (mut wrong, mut missing) = (Vec::new(), 0);
    for rated in list {
        let whole = rated.rating.split('.').next().unwrap_or_default();
        let tally = tallies.entry(whole).or_default();
        tally.puzzles += 1;
        let Some(answer) = answers.get(rated.puzzle) else {
            missing += 1;
            continue;
        };
        let er = |rating: &str| rating.split('/').next().unwrap_or_default().to_owned();
        let is_er = er(answer.rating) == er(rated.rating);
        let is_rating = answer.rating == rated.rating;
        let are_steps = answer.steps == rated.steps;
        tally.er += u32::from(is_er);
        tally.all_three += u32::from(is_rating);
        tally.steps += u32::from(are_steps);
        let states_three = answer.rating.contains('/');
        let states_steps = !answer.steps.is_empty();
        if !is_er || states_three && !is_rating || states_steps && !are_steps {
            wrong.push(difference(rated, answer));
        }
    }
    println!("  ER  puzzles  same ER  same ER/EP/ED  same steps");
    for (whole, tally) in &tallies {
        let Tally { puzzles, er, all_three, steps } = tally;
        println!("{whole:>3}.x  {puzzles:>6}  {er:>7}  {all_three:>13}  {steps:>10}");
    }
    wrong.iter().take(SHOWN).for_each(|line| println!("{line}"));
    println!("{} puzzles, {} different, {missing} missing", list.len(), wrong.len());
    ExitCode::from(u8::from(!wrong.is_empty() || missing > 0))
}

fn difference(rated: &Rated<'_>, answer: &Rated<'_>) -> String {
    let mut text = format!("{}: {}, not {}", rated.puzzle, answer.rating, rated.rating);
    if !answer.steps.is_empty()
        && let Some(i) = (0..rated.steps.len().max(answer.steps.len()))
            .find(|&i| rated.steps.get(i) != answer.steps.get(i))
    {
        let show = |steps: &[_]| steps.get(i).map_or("none".to_owned(), ToString::to_string);
        let (theirs, ours) = (show(&rated.steps), show(&answer.steps));
        let _ = write!(text, "; step {} is {ours}, not {theirs}", i + 1);
    }
    text
}
