//! Notations: what puzzles that nobody here wrote mean, and what is refused.

use std::collections::BTreeMap;
use std::path::Path;

use ninefold_variants::format::{self, Draft};
use ninefold_variants::{Budget, Error, Value};

/// Puzzles to check against, which are no part of the repository.
fn shared(name: &str) -> Option<String> {
    let folder = std::env::var("VARIANTS").unwrap_or("/work/shared/variants".to_owned());
    let text = std::fs::read_to_string(Path::new(&folder).join(name)).ok();
    if text.is_none() {
        eprintln!("skipped: {name} is absent");
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
    let most = draft.board.number(Value(draft.board.values() as u8 - 1));
    let number = |c: char| match c {
        'A'..='Z' if most > 9 => Some(i64::from(c as u8 - b'A') + 1),
        c => c.to_digit(10).map(i64::from),
    };
    let values: Option<Vec<_>> = text.chars().map(|c| draft.board.value(number(c)?)).collect();
    values.filter(|values| values.len() == draft.board.cells())
}

/// What of the strings is no rule of ours.
const REFUSED: &[&str] = &[
    "ChaosConstruction",
    "CountingCircles",
    "Doppelganger",
    "FullRank",
    "Lunchbox",
    "Or",
    "RegionSameValues",
    "SameValues",
    "Var",
];

#[test]
fn strings_of_interactive_sudoku_solver() {
    let Some(text) = shared("iss-half.jsonl") else { return };
    let (mut read, mut solved) = (0, 0);
    let mut missing: BTreeMap<String, usize> = BTreeMap::new();
    for (number, line) in text.lines().enumerate() {
        let entry: serde_json::Value = serde_json::from_str(line).unwrap();
        let input = entry["input"].as_str().unwrap();
        if !input.trim_start().starts_with('.') || input.trim_start().starts_with("./") {
            continue;
        }
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
    println!("{read} read, {solved} solutions agree, refused: {missing:?}");
    let missing: Vec<&str> = missing.keys().map(String::as_str).collect();
    assert_eq!(missing, REFUSED);
}

/// What is meant by strings, by what they allow.
#[test]
fn items_mean_what_their_program_means() {
    for (text, solutions) in [
        // A cage that names a cell twice counts it twice.
        (".Shape~2x2.NoBoxes.Cage~3~R1C1~R1C2~R1C2", 0),
        (".Shape~2x2.NoBoxes.Cage~5~R1C1~R1C2~R1C2", 1),
        // Marks lie between all neighbours of a list; the earlier cell is greater.
        (".Shape~2x2.GreaterThan~R1C1~R1C2~R2C1", 1),
        (".Shape~2x2.GreaterThan~R1C1~R2C2", -1),
        // Of two clues at one place the last counts, at either end.
        (".Shape~4x4.Skyscraper~R1~4~.Skyscraper~R1~~4.Skyscraper~R1~1~", 12),
        // Givens of one cell are what all of them allow.
        (".Shape~2x2.~R1C1_1_2.~R1C1_2", 1),
        (".Shape~2x2.~R1C1_3", -1),
        // Lines count in tens, cells in base 17.
        (".Shape~1x16.Sum~1~R1Cg.Sum~2~R1CF.LittleKiller~1~R1C1", -1),
        (".Shape~2x2~3~Raw.Sum~4_=_1_-1~R1C1~R1C2", 0),
        (".Shape~2x2~3~Raw.Sum~2_=_1_-1~R1C1~R1C2", 9),
        // A zero may stand behind the last piece of a sum line.
        (".Shape~1x3~0-3~Raw.SumLine~3~R1C1~R1C2~R1C3.~R1C3_0.~R1C1_1", 1),
        (".Shape~2x2.Or.~R1C1_1.End", -1),
        (".Shape~4x4.Replicate~D.Quad~R1C1~1~1.End", 0),
        (".Shape~2x2~2~Raw.Replicate~D.~R1C1_2.End", 4),
        (".Shape~2x2~2~Raw.Replicate~D.~R1C2_2.End", -1),
        (".Shape~1x3~2~Raw.Regex~MSoyezJ9~R1C1~R1C2~R1C3", 1),
        (".Shape~2x2~2~Raw.And.StrictXV.End", -1),
    ] {
        let found = format::read(text).map(|draft| {
            let puzzle = draft.puzzle().unwrap();
            puzzle.count(100, Budget::NONE).found as i64
        });
        assert_eq!(found.as_ref().copied().unwrap_or(-1), solutions, "{text}: {found:?}");
    }
}

#[test]
fn an_item_that_is_not_understood_is_named_with_its_place() {
    let message = |text| format::read(text).unwrap_err().to_string();
    assert_eq!(
        message(".Cage~3~R1C1~R1C2.\n  .Var~A~~2"),
        "line 2, column 3: the rule Var is not understood (A  2)"
    );
    assert_eq!(
        message(".Cage~3~R1C1~R1Cg"),
        "line 1, column 1: the rule Cage (3 R1C1 R1Cg) cannot be: \"R1Cg\" is no cell of the board"
    );
}

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
