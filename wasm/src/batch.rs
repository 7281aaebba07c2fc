//! Many puzzles of a text at once.

use crate::text::trouble;
use crate::{Answer, answer};
use ninefold::grid::text::{self, Answer as Written, Record, Shape};
use ninefold::rate::Order;
use ninefold::{Clues, NotUnique, Puzzle, solve};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// The shape of a text, and whether it can be cut between any two lines.
#[wasm_bindgen]
pub fn shape_of(sample: &str) -> String {
    let shape = text::detect(sample);
    let by_line = matches!(shape, Shape::Line | Shape::Sdm | Shape::Sukaku | Shape::Bank);
    answer(&json!({ "name": shape.name(), "byLine": by_line }))
}

/// Does a task with every puzzle of a text: `solve` writes the text's own shape, `check` a word a line,
/// `rate` level, score and hardest technique with tabs between.
///
/// # Errors
/// When shape or task are unknown.
#[wasm_bindgen]
pub fn batch(text: &str, shape: &str, task: &str) -> Answer {
    let shape: Shape = shape.parse().map_err(|trouble| JsError::new(&format!("{trouble}")))?;
    let records = text::parse_as(shape, text);
    let clues: Vec<Clues> = records.iter().filter_map(|r| r.clues.clone().ok()).collect();
    let proved = solve::batch(clues).puzzles();
    let wrong: Value = records.iter().filter_map(|r| r.clues.as_ref().err()).map(trouble).collect();
    let output = match task {
        "solve" => solved(shape, &records, &proved),
        "check" => lines(&records, &proved, |_, fate| word(fate)),
        "rate" => lines(&records, &proved, rated),
        other => return Err(JsError::new(&format!("there is no task {other}"))),
    };
    Ok(answer(&json!({
        "output": output,
        "puzzles": records.len(),
        "counts": tally(&records, &proved),
        "trouble": wrong,
    })))
}

type Proved = Result<Puzzle, NotUnique>;

/// The records with what is known of each; nothing of malformed ones.
fn with_fates<'a>(
    records: &'a [Record],
    proved: &'a [Proved],
) -> impl Iterator<Item = (&'a Record, Option<&'a Proved>)> {
    let mut proved = proved.iter();
    records
        .iter()
        .map(move |record| (record, if record.clues.is_ok() { proved.next() } else { None }))
}

fn solved(shape: Shape, records: &[Record], proved: &[Proved]) -> String {
    let answers: Vec<Written> = with_fates(records, proved)
        .map(|(_, fate)| match fate {
            Some(Ok(puzzle)) => Written::Solved(*puzzle.solution()),
            Some(Err(NotUnique::Several([a, b]))) => Written::Several(*a.min(b)),
            Some(Err(NotUnique::None)) => Written::NoSolution,
            Some(Err(NotUnique::Contradictory(conflict))) => Written::Contradictory(*conflict),
            None => Written::Unchanged,
        })
        .collect();
    text::write(shape, records.iter().zip(&answers))
}

fn lines(
    records: &[Record],
    proved: &[Proved],
    tell: impl Fn(&Clues, &Proved) -> String,
) -> String {
    let mut out = String::new();
    for (record, fate) in with_fates(records, proved) {
        let _ = match (&record.clues, fate) {
            (Ok(clues), Some(fate)) => writeln!(out, "{}", tell(clues, fate)),
            (Err(malformed), _) => writeln!(out, "malformed: {malformed}"),
            (Ok(_), None) => writeln!(out),
        };
    }
    out
}

fn word(fate: &Proved) -> String {
    match fate {
        Ok(_) => "unique".to_owned(),
        Err(NotUnique::Several([a, b])) => format!("several: {} {}", a.min(b), a.max(b)),
        Err(NotUnique::Contradictory(conflict)) => format!("contradictory: {conflict}"),
        Err(NotUnique::None) => "none".to_owned(),
    }
}

fn rated(clues: &Clues, fate: &Proved) -> String {
    let grid = clues.grid();
    match fate {
        Ok(puzzle) => {
            let grade = Order::NINEFOLD.grade(puzzle);
            let hardest = grade.hardest().map_or("-", |rank| rank.technique.row().code);
            let level = if grade.is_solved() { grade.level().name() } else { "unsolved" };
            format!("{grid}\t{level}\t{}\t{hardest}", grade.score())
        }
        Err(NotUnique::Several(_)) => format!("{grid}\tseveral solutions"),
        Err(trouble) => format!("{grid}\t{trouble}"),
    }
}

/// How many puzzles ended in which way.
fn tally(records: &[Record], proved: &[Proved]) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for (_, fate) in with_fates(records, proved) {
        let word = match fate {
            Some(Ok(_)) => "unique",
            Some(Err(NotUnique::Several(_))) => "several",
            Some(Err(_)) => "none",
            None => "malformed",
        };
        *counts.entry(word).or_default() += 1;
    }
    counts
}
