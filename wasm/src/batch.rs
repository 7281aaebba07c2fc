//! Many puzzles at once.

use crate::arguments::line;
use crate::json::{Json, json};
use crate::{Answer, answer};
use ninefold::canon::Canoniser;
use ninefold::rate::Scale;
use ninefold::technique::Budget;
use ninefold::{Clues, NotUnique, Puzzle, solve};
use std::fmt::Write as _;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Does a task with puzzles, one per line, as 81 characters or 729 for candidates. Returns one line
/// each: for `solve` the solution, `several` with one solution, or `none`; for `check` the verdict;
/// for `rate` level, score and hardest technique, for `canon` the canonical form, separated by tabs.
///
/// # Errors
/// When a line cannot be read or the task is unknown.
#[wasm_bindgen]
pub fn batch(lines: &str, task: &str) -> Answer {
    let clues: Vec<Clues> = lines.lines().map(line).collect::<Result<_, _>>()?;
    let tell = match task {
        "solve" => solution,
        "check" => word,
        "rate" => rated,
        "canon" => canonical,
        other => return Err(JsError::new(&format!("there is no task {other}"))),
    };
    let proved = solve::batch(clues.iter().copied()).puzzles();
    let mut output = String::new();
    for (clues, fate) in clues.iter().zip(&proved) {
        let _ = writeln!(output, "{}", tell(clues, fate));
    }
    Ok(answer(&json!({ "output": output, "puzzles": proved.len(), "counts": tally(&proved) })))
}

type Proved = Result<Puzzle, NotUnique>;

fn solution(_: &Clues, fate: &Proved) -> String {
    match fate {
        Ok(puzzle) => puzzle.solution().to_string(),
        Err(NotUnique::Several([a, _])) => format!("several {a}"),
        Err(_) => "none".to_owned(),
    }
}

fn word(_: &Clues, fate: &Proved) -> String {
    match fate {
        Ok(_) => "unique".to_owned(),
        Err(NotUnique::Several([a, b])) => format!("several: {a} {b}"),
        Err(NotUnique::Contradictory(conflict)) => format!("contradictory: {conflict}"),
        Err(NotUnique::None) => "none".to_owned(),
    }
}

fn rated(clues: &Clues, fate: &Proved) -> String {
    match fate {
        Ok(puzzle) => {
            let rating = Scale::NINEFOLD.rate(puzzle, &Budget::unlimited());
            let figures: Vec<String> =
                rating.figures().map(|(_, figure)| figure.to_string()).collect();
            let hardest = rating.hardest().map_or("-", |technique| technique.entry().code);
            format!("{clues}\t{}\t{hardest}", figures.join("\t"))
        }
        Err(trouble) => troubled(clues, trouble),
    }
}

/// The smallest of all isomorphs: puzzles with the same one differ in names and places only. Without
/// a unique solution it could take long.
fn canonical(clues: &Clues, fate: &Proved) -> String {
    match fate {
        Ok(_) => format!("{clues}\t{}", Canoniser::new().clues(clues).form()),
        Err(trouble) => troubled(clues, trouble),
    }
}

fn troubled(clues: &Clues, trouble: &NotUnique) -> String {
    match trouble {
        NotUnique::Several(_) => format!("{clues}\tseveral solutions"),
        trouble => format!("{clues}\t{trouble}"),
    }
}

/// The number of puzzles of each result that there is.
fn tally(proved: &[Proved]) -> Json {
    let number = |of: fn(&Proved) -> bool| proved.iter().filter(|fate| of(fate)).count();
    let counts = [
        ("unique", number(Result::is_ok)),
        ("several", number(|fate| matches!(fate, Err(NotUnique::Several(_))))),
        ("none", number(|fate| !matches!(fate, Ok(_) | Err(NotUnique::Several(_))))),
    ];
    let members = counts.into_iter().filter(|(_, count)| *count > 0);
    Json::object(&members.map(|(kind, count)| (kind, count.into())).collect::<Vec<_>>())
}
