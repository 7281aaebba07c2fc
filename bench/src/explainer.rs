//! Compares a rater with Sudoku Explainer 1.2.1, on the puzzles of `testdata/explainer/steps.txt`.
//!
//! ```text
//! cargo run --release -p ninefold-bench -- explainer                    # Ninefold itself
//! cargo run --release -p ninefold-bench -- explainer puzzles > list     # the puzzles alone
//! my-rater < list > rated
//! cargo run --release -p ninefold-bench -- explainer compare < rated    # any other rater
//! cargo run --release -p ninefold-bench -- explainer list FILE          # Ninefold on another list
//! ```
//!
//! `compare` reads lines `puzzle ER/EP/ED`; ER alone is enough, and the ratings of all steps may
//! follow. Only what a line states is compared. The exit status is 1 if anything differs or a puzzle
//! is missing. `list` compares Ninefold with published ratings: on each line of the file a puzzle,
//! then ER, EP and ED, or ER alone, separated by slashes or blanks.

use anyhow::{Context, Result, ensure};
use clap::{Args, Subcommand};
use ninefold::Grid;
use ninefold::rate::explainer::{follow, rate};
use ninefold::technique::Budget;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;
use std::io::Read;
use std::ops::ControlFlow;
use std::path::PathBuf;

#[path = "../../tests/common/explainer_list.rs"]
mod explainer_list;

use explainer_list::Rated;

/// How many differences are shown.
const SHOWN: usize = 20;

#[derive(Args)]
pub(crate) struct Explainer {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Subcommand)]
enum What {
    /// Print the puzzles alone, for another rater
    Puzzles,
    /// Compare what another rater says on standard input
    Compare,
    /// Compare Ninefold with published ratings
    List {
        /// Lines with a puzzle, then ER, EP and ED or ER alone
        file: PathBuf,
    },
}

impl Explainer {
    pub(crate) fn run(&self) -> Result<()> {
        let list = explainer_list::own();
        match &self.what {
            None => compare(&list, &list.iter().map(|rated| own(rated.puzzle)).collect::<String>()),
            Some(What::Puzzles) => {
                list.iter().for_each(|rated| println!("{}", rated.puzzle));
                Ok(())
            }
            Some(What::Compare) => {
                let mut text = String::new();
                std::io::stdin().read_to_string(&mut text).context("standard input")?;
                compare(&list, &text)
            }
            Some(What::List { file }) => published(
                &std::fs::read_to_string(file).with_context(|| file.display().to_string())?,
            ),
        }
    }
}

/// The line that Ninefold writes.
fn own(puzzle: &str) -> String {
    let Ok(grid) = puzzle.parse::<Grid>() else { return format!("{puzzle} malformed\n") };
    let mut steps = String::new();
    let ratings = follow(grid, &Budget::unlimited(), &mut |step| {
        let _ = write!(steps, " {}", step.rating);
        ControlFlow::Continue(())
    });
    match ratings {
        Ok(ratings) => format!("{puzzle} {ratings}{steps}\n"),
        Err(spent) => format!("{puzzle} {spent}\n"),
    }
}

/// A puzzle of a published list, and what is stated of ER, EP and ED.
fn stated(line: &str) -> Option<(Grid, Vec<f64>)> {
    let mut words = line.split_whitespace().skip_while(|word| word.len() != 81);
    let grid = words.next()?.parse().ok()?;
    let theirs = words.flat_map(|word| word.split('/')).map_while(|word| word.parse().ok()).take(3);
    Some((grid, theirs.collect())).filter(|(_, theirs): &(Grid, Vec<f64>)| !theirs.is_empty())
}

/// Compares Ninefold's ratings with those of a list, and prints every other one at once.
fn published(text: &str) -> Result<()> {
    let names = ["ER", "EP", "ED"];
    let (mut puzzles, mut all_same, mut unread) = (0, 0, 0);
    let [mut stated_of, mut same, mut near] = [[0; 3]; 3];
    let start = std::time::Instant::now();
    for (number, line) in text.lines().enumerate() {
        if line.starts_with('#') || line.trim().is_empty() {
            continue;
        }
        let Some((grid, theirs)) = stated(line) else {
            eprintln!("line {}: expected a puzzle and its rating", number + 1);
            unread += 1;
            continue;
        };
        let Ok(ours) = rate(grid, &Budget::unlimited()) else { continue };
        let ours = [ours.er, ours.ep, ours.ed];
        puzzles += 1;
        let mut is_same = true;
        for (i, theirs) in theirs.iter().enumerate() {
            let apart = (theirs * 10.0).round() as i32 - i32::from(ours[i].get());
            stated_of[i] += 1;
            same[i] += u32::from(apart == 0);
            near[i] += u32::from(apart.abs() <= 1);
            is_same &= apart == 0;
        }
        all_same += u32::from(is_same);
        if !is_same {
            let [er, ep, ed] = ours;
            println!("{grid} {er}/{ep}/{ed}, not {theirs:?}");
        }
    }
    println!("{puzzles} puzzles in {:.1} s, {all_same} the same", start.elapsed().as_secs_f64());
    for i in 0..3 {
        println!(
            "{}: {} stated, {} the same, {} within 0.1",
            names[i], stated_of[i], same[i], near[i]
        );
    }
    ensure!(puzzles > 0, "no line has a puzzle and its rating");
    ensure!(unread == 0, "{unread} lines could not be read");
    ensure!(all_same == puzzles, "not all are the same");
    Ok(())
}

/// What agrees, by the whole part of ER.
#[derive(Default)]
struct Tally {
    puzzles: u32,
    er: u32,
    all_three: u32,
    steps: u32,
}

fn compare(list: &[Rated<'_>], text: &str) -> Result<()> {
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
    ensure!(wrong.is_empty() && missing == 0, "not all are the same");
    Ok(())
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
