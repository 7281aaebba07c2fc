//! Classic puzzles in the formats of variants.

use crate::{PUZZLE, SOLUTION, ninefold, stdout};
use serde_json::{Value, json};

fn run(arguments: &[&str], input: &str) -> String {
    stdout(&ninefold().args(arguments).stdin(input.to_owned()).assert().code(0))
}

/// The puzzle in each format of variants.
fn plain() -> Vec<String> {
    let to = |format| run(&["convert", "--to", format], PUZZLE);
    ["iss", "fpuzzles-json", "variant-json"].map(to).into()
}

/// A puzzle of f-puzzles with names, its solution, and the player's digits in these cells.
fn played(filled: &[usize]) -> Value {
    let cell = |at: usize| match PUZZLE.as_bytes()[at] {
        b'.' | b'0' if filled.contains(&at) => {
            json!({ "value": SOLUTION.as_bytes()[at] - b'0' })
        }
        b'.' | b'0' => json!({}),
        digit => json!({ "value": digit - b'0', "given": true }),
    };
    let row = |row: usize| (0..9).map(|column| cell(9 * row + column)).collect::<Vec<_>>();
    let grid: Vec<_> = (0..9).map(row).collect();
    let solution: Vec<u8> = SOLUTION.bytes().map(|digit| digit - b'0').collect();
    json!({ "size": 9, "title": "Ninth", "author": "Ada", "solution": solution, "grid": grid })
}

/// The blank cells of the puzzle.
fn blanks() -> Vec<usize> {
    (0..81).filter(|&at| b".0".contains(&PUZZLE.as_bytes()[at])).collect()
}

#[test]
fn they_are_answered_as_lines_are() {
    for command in [
        &["rate", "--json"][..],
        &["rate", "--scale", "hodoku", "--csv"],
        &["hint", "--scale", "explainer"],
        &["hint", "--depth", "1", "--filled", PUZZLE],
        &["explain", "--brief", "--without", "x-wing"],
        &["canon"],
        &["convert", "--to", "rows"],
    ] {
        let wanted = run(command, PUZZLE);
        for text in plain() {
            assert_eq!(run(command, &text), wanted, "{command:?} {text}");
        }
    }
}

#[test]
fn they_stand_in_lists_and_tables() {
    let iss = plain().swap_remove(0);
    let iss = iss.trim();
    let rated = run(&["rate", "--json"], PUZZLE);
    let mixed = format!("{iss}\n.Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4\n{PUZZLE}\n");
    let all = stdout(&ninefold().args(["rate", "--json"]).stdin(mixed).assert().code(1));
    let all: Vec<&str> = all.lines().collect();
    assert_eq!((all[0], all[2]), (rated.trim(), rated.trim()));
    let table = format!("name,puzzle\none,{iss}\n");
    assert!(run(&["canon"], &table).ends_with(" # name: one\n"));
    let rows = json!([{ "id": 1, "puzzle": iss }, { "id": 2, "puzzle": played(&[]).to_string() }]);
    let rows = run(&["rate", "--json"], &rows.to_string());
    for line in rows.lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!((&line["puzzle"], &line["count"].is_u64()), (&json!(PUZZLE), &true));
    }
    assert!(run(&["rate", "--json", "--from", "iss"], iss) == rated);
}

#[test]
fn what_stands_beside_them_is_kept() {
    let blanks = blanks();
    let text = played(&blanks[..2]).to_string();
    let rated: Value = serde_json::from_str(&run(&["rate", "--json"], &text)).expect("JSON");
    assert_eq!((&rated["name"], &rated["author"]), (&json!("Ninth"), &json!("Ada")));
    assert_eq!(rated["solution"], SOLUTION);
    // A hint goes on from the player's digits.
    let all_but_one = played(&blanks[1..]).to_string();
    let hint = run(&["hint", "--depth", "3"], &all_but_one);
    assert!(hint.starts_with("Full House"), "{hint}");
    // The whole solution is none.
    let whole = run(&["hint"], &played(&blanks).to_string());
    assert_eq!(whole, run(&["hint"], PUZZLE));
    // Commands that write a puzzle anew lose nothing.
    let anew = run(&["convert", "--to", "fpuzzles-json"], &text);
    assert!(anew.contains("Ninth") && anew.contains("Ada") && anew.contains("solution"));
}
