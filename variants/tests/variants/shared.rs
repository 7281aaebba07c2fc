//! Puzzles that nobody here wrote: what is read, what is refused, and whether the solutions satisfy the rules.

use std::collections::BTreeMap;
use std::path::Path;

use ninefold_variants::format::{self, Draft};
use ninefold_variants::{Error, Value};

/// Puzzles to check against, which are no part of the repository.
fn shared(name: &str) -> Option<String> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/variants"));
    let text = std::fs::read_to_string(folder.join(name)).ok();
    if text.is_none() {
        crate::not_run::not_run(&format!("{name} is not there"));
    }
    text
}

/// The name of the rule that a text is refused for, or the message.
fn refused(error: &Error) -> String {
    match error {
        Error::Unknown { name, .. } => name.clone(),
        error => error.to_string(),
    }
}

/// Whether the solution satisfies the houses and every rule.
fn satisfied(draft: &Draft, solution: &[Value]) -> Result<(), String> {
    let values: Vec<_> = solution.iter().copied().map(Some).collect();
    for house in draft.board.houses() {
        let mut seen = 0_u32;
        for cell in &house.cells {
            let bit = 1 << solution[cell.index()].0;
            if seen & bit != 0 {
                return Err(format!("{house:?}"));
            }
            seen |= bit;
        }
    }
    match draft.rules.iter().find(|rule| !rule.holds(&draft.board, &values)) {
        Some(rule) => Err(format!("{rule:?}")),
        None => Ok(()),
    }
}

/// A solution as Interactive Sudoku Solver writes it: letters above 9.
fn solution(draft: &Draft, text: &str) -> Option<Vec<Value>> {
    let most = draft.board.number(Value(draft.board.value_count() as u8 - 1));
    let number = |c: char| match c {
        'A'..='Z' if most > 9 => Some(i64::from(c as u8 - b'A') + 1),
        c => c.to_digit(10).map(i64::from),
    };
    let values: Option<Vec<_>> = text.chars().map(|c| draft.board.value(number(c)?)).collect();
    values.filter(|values| values.len() == draft.board.cell_count())
}

/// What of the strings is no rule of ours.
const REFUSED: &[&str] = &[
    "ChaosConstruction",
    "Doppelganger",
    "FullRank",
    "Lunchbox",
    "Or",
    "RegionSameValues",
    "SameValues",
    "Var",
];

/// Names of puzzles that stand where a puzzle should.
const NAMES: &[&str] =
    &["Bicycle race", "Hard renban 1", "Hard renban 3", "Wecoc #1 [mod A]", "tarek unsolvable #41"];

#[test]
fn strings_of_interactive_sudoku_solver() {
    let Some(text) = shared("iss-half.jsonl") else { return };
    let (mut read, mut solved) = (0, 0);
    let mut missing: BTreeMap<String, usize> = BTreeMap::new();
    for (number, line) in text.lines().enumerate() {
        let entry: serde_json::Value = serde_json::from_str(line).unwrap();
        let input = entry["input"].as_str().unwrap();
        if input.starts_with("/data") || NAMES.contains(&input) {
            continue;
        }
        // A person can look at each of them.
        let opened = format::pieces(input)[0].open();
        assert!(opened.is_ok(), "line {}: {opened:?}", number + 1);
        match format::read(input) {
            Ok(draft) => {
                read += 1;
                if let Some(text) = entry["solution"].as_str() {
                    let solution = solution(&draft, text).unwrap();
                    satisfied(&draft, &solution)
                        .unwrap_or_else(|why| panic!("line {}: {why}", number + 1));
                    solved += 1;
                }
            }
            Err(error) => *missing.entry(refused(&error.error)).or_default() += 1,
        }
    }
    // A file of them, one a line, has them in order.
    let inputs = text.lines().map(|line| {
        let entry: serde_json::Value = serde_json::from_str(line).unwrap();
        entry["input"].as_str().unwrap().to_owned()
    });
    let inputs: Vec<_> = inputs.filter(|input| !input.contains('\n')).collect();
    let file = inputs.join("\n");
    let pieces: Vec<_> = format::pieces(&file).into_iter().map(|piece| piece.text).collect();
    assert_eq!(pieces, inputs);
    println!("{read} read, {solved} solutions agree, refused: {missing:?}");
    let missing: Vec<&str> = missing.keys().map(String::as_str).collect();
    assert_eq!(missing, REFUSED);
}

/// What is meant by strings, by what they allow.
#[test]
fn typed_json() {
    let Some(text) = shared("typed-half.jsonl") else { return };
    for (number, line) in text.lines().enumerate() {
        let draft =
            format::read(line).unwrap_or_else(|error| panic!("line {}: {error}", number + 1));
        let solution = draft.about.solution.as_ref().unwrap();
        satisfied(&draft, solution).unwrap_or_else(|why| panic!("line {}: {why}", number + 1));
    }
}

/// The given numbers of a text, row by row, a dot for none; with the size and the least number.
#[test]
fn links_of_f_puzzles() {
    let Some(text) = shared("fpuzzles-half.json") else { return };
    let entries: serde_json::Value = serde_json::from_str(&text).unwrap();
    let mut missing: Vec<String> = Vec::new();
    for entry in entries.as_array().unwrap() {
        let [title, packed] = [0, 1].map(|i| entry[i].as_str().unwrap());
        for link in [
            format!("https://www.f-puzzles.com/?load={packed}"),
            format!("https://sudokupad.app/fpuzzles{packed}"),
        ] {
            match format::read(&link) {
                Ok(draft) => {
                    for text in entry[2].as_array().into_iter().flatten() {
                        if let Some(solution) = solution(&draft, text.as_str().unwrap()) {
                            satisfied(&draft, &solution)
                                .unwrap_or_else(|why| panic!("{title}: {why}"));
                        }
                    }
                }
                Err(error) => missing.push(refused(&error.error)),
            }
        }
    }
    // Rules that are only drawn.
    assert_eq!(missing, ["line", "line", "text", "text"]);
}
