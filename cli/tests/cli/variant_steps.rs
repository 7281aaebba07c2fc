//! `hint` and `explain` on variants.

use crate::{PUZZLE, ninefold, read, stderr, stdout};
use serde_json::{Value, json};

/// A killer of 4×4.
const KILLER: &str = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4";
const SOLUTION: &str = "1243431224313124";

fn run(arguments: &[&str], input: &str, code: i32) -> String {
    stdout(&ninefold().args(arguments).stdin(input.to_owned()).assert().code(code))
}

/// The strings of the examples, one of each size.
fn examples() -> Vec<String> {
    let text = read("variants.txt");
    text.lines().filter(|line| line.starts_with(".Shape")).take(4).map(str::to_owned).collect()
}

/// The steps place the solution, and remove nothing of it.
#[test]
fn steps_end_at_the_solution() {
    let text = run(&["explain", "--json"], &examples().join("\n"), 0);
    let solutions = run(&["solve", "--quiet"], &examples().join("\n"), 0);
    assert_eq!(text.lines().count(), 4);
    for (line, solution) in text.lines().zip(solutions.lines()) {
        let path: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(path["solved"], true);
        assert_eq!(path["solution"], solution);
        let size = solution.len().isqrt();
        let at = |cell: &Value| {
            let name = cell.as_str().expect("a name").trim_start_matches('r');
            let (row, column) = name.split_once('c').expect("a cell");
            let place = (row.parse::<usize>().unwrap_or(0) - 1) * size;
            solution.as_bytes()[place + column.parse::<usize>().unwrap_or(0) - 1] - b'0'
        };
        let mut placed = 0;
        for step in path["steps"].as_array().expect("steps") {
            for placement in step["placements"].as_array().expect("a list") {
                placed += 1;
                assert_eq!(placement["digit"], at(&placement["cell"]));
            }
            for gone in step["eliminations"].as_array().expect("a list") {
                assert_ne!(gone["digit"], at(&gone["cell"]));
            }
        }
        let givens = examples().iter().map(|text| text.matches(".~R").count()).max();
        assert!(placed + givens.unwrap_or(0) >= solution.len(), "{placed}");
    }
}

#[test]
fn a_hint_begins_where_the_player_is() {
    let hint = |filled: &str, code| run(&["hint", "--filled", filled], KILLER, code);
    assert!(hint("12..............", 0).starts_with("Full House: block 1 => r2c2=3\n"));
    assert!(hint(&SOLUTION.replace("4", "."), 0).contains("=> "));
    let said = |filled: &str| {
        let run = ninefold().args(["hint", "--filled", filled]).stdin(KILLER).assert().code(1);
        stderr(&run)
    };
    let solved = ninefold().args(["hint", "--filled", SOLUTION]).stdin(KILLER).assert().success();
    assert!(stderr(&solved).contains("The puzzle is solved."));
    assert!(said("1").contains("--filled: it needs 16 cells"));
    assert!(said("19..............").contains("--filled: 9 is not a value of this board"));
}

/// A mistake is told as in classic puzzles: it is the hint.
#[test]
fn a_hint_says_first_what_is_wrong() {
    let hint = |filled: &str, more: &[&str], puzzle: &str| {
        run(&[&["hint", "--filled", filled], more].concat(), puzzle, 0)
    };
    let two = "21..............";
    assert_eq!(hint(two, &[], KILLER), "The 2 in r1c1 is wrong.\nThe 1 in r1c2 is wrong.\n");
    assert_eq!(hint("11..............", &[], KILLER), "The 1 in r1c2 is wrong.\n");
    assert_eq!(hint(two, &["--depth", "1"], KILLER), "Something is wrong in block 1.\n");
    assert_eq!(hint(two, &["--depth", "2"], KILLER), "A digit is wrong in block 1.\n");
    let json: Value = serde_json::from_str(&hint(two, &["--json"], KILLER)).expect("JSON");
    assert_eq!(json["mistakes"], json!(["The 2 in r1c1 is wrong.", "The 1 in r1c2 is wrong."]));
    assert!(json.get("error").is_none(), "{json}");
    let without_blocks = ".Shape~5x5.~R1C1_1.~R2C2_1.~R3C3_1.~R4C4_1.~R1C2_2.~R2C3_2.~R3C4_2\
        .~R4C5_2.~R1C3_3.~R2C4_3.~R3C5_3.~R1C4_4.~R2C5_4";
    let said = hint("........................2", &["--depth", "1"], without_blocks);
    assert_eq!(said, "Something is wrong in row 5.\n");
}

/// Whoever writes several hints or paths to a file finds each in its place.
#[test]
fn what_has_no_text_keeps_its_place() {
    let list =
        format!("{KILLER}\n.Shape~4x4.~R1C1_1.~R1C2_1\n.Shape~4x4.Frobnicate~R1C1\n{KILLER}\n");
    for command in [&["hint", "--depth", "1"][..], &["explain", "--brief"]] {
        let text = run(command, &list, 1);
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        let at = lines.iter().position(|line| line.starts_with("contradictory: "));
        let at = at.unwrap_or_else(|| panic!("{command:?}: {text}"));
        assert_eq!(lines[at + 1], "malformed", "{text}");
        assert_eq!(lines[..at], lines[at + 2..], "{text}");
    }
    let list = format!("{PUZZLE}\nnonsense\n{PUZZLE}\n");
    let text = run(&["hint", "--depth", "1"], &list, 1);
    assert_eq!(text.lines().nth(2), Some("malformed"), "{text}");
}

/// The text of a step tells its reasons already; JSON has its proof anyway.
#[test]
fn a_proof_is_a_member_of_json() {
    let refused = ninefold().args(["explain", "--verify"]).stdin(KILLER).assert().code(1);
    assert!(
        stderr(&refused).contains("for classic puzzles only: --verify"),
        "{}",
        stderr(&refused)
    );
    assert!(run(&["explain", "--verify", "--json"], KILLER, 0).contains("\"proof\""));
}

#[test]
fn bad_json_is_told_with_its_line() {
    let text = run(&["judge-steps"], "{}\n{]\n", 1);
    assert!(text.contains("(line 2, column 2)"), "{text}");
}

/// A setter is told what follows so far.
#[test]
fn steps_need_no_single_solution() {
    let several = KILLER.split(".~R2C3").next().unwrap_or_default();
    let hint = run(&["hint"], several, 0);
    assert!(hint.starts_with("One Rule: killer cage 3 at r1c1 r1c2 => r1c1=1, r1c2=2\n"), "{hint}");
    assert!(hint.ends_with("several solutions; this step holds in all that are left.\n"), "{hint}");
    let json: Value = serde_json::from_str(&run(&["hint", "--json"], several, 0)).expect("JSON");
    assert_eq!(json["verdict"], "several");
    let path = run(&["explain", "--brief"], several, 1);
    let end = path.lines().last().unwrap_or_default();
    assert_eq!(
        end,
        "after 5 steps: several solutions, such as 1243431221343421 and 1243431224313124"
    );
    // Where the solutions part, trying cases would not help.
    let end =
        ninefold().args(["hint", "--filled", "124343..2.3.3..."]).stdin(several).assert().code(1);
    assert!(
        stderr(&end).contains("several solutions, such as 1243431221343421"),
        "{}",
        stderr(&end)
    );
    let wrong = run(&["hint", "--filled", "2..............."], several, 0);
    assert_eq!(wrong, "The 2 in r1c1 is wrong.\n");
}

#[test]
fn a_hint_goes_on_from_what_a_text_of_f_puzzles_has_filled_in() {
    let text = |filled: &str| {
        let given = "..4.4.1.24......";
        let number = |text: &str| text.parse::<u8>().expect("a digit");
        let cell = |at: usize| match (&given[at..=at], &filled[at..=at]) {
            (".", ".") => json!({}),
            (".", filled) => json!({ "value": number(filled) }),
            (given, _) => json!({ "value": number(given), "given": true }),
        };
        let rows: Vec<Vec<Value>> =
            (0..4).map(|row| (row * 4..row * 4 + 4).map(cell).collect()).collect();
        let cage = json!({ "cells": ["R1C1", "R1C2"], "value": "3" });
        json!({ "size": 4, "grid": rows, "killercage": [cage] }).to_string()
    };
    let said = |filled: &str| run(&["hint", "--filled", filled], KILLER, 0);
    let (empty, begun) = ("................", "12..............");
    assert_eq!(run(&["hint"], &text(begun), 0), said(begun));
    assert_eq!(run(&["hint", "--filled", empty], &text(begun), 0), said(empty));
    // The whole solution, which a setter left in the cells, is no progress.
    assert_eq!(run(&["hint"], &text(SOLUTION), 0), said(empty));
    let wrong = text("21..............");
    let told = "The 2 in r1c1 is wrong.\nThe 1 in r1c2 is wrong.\n";
    assert_eq!(run(&["hint"], &wrong, 0), told);
    assert!(run(&["solve"], &wrong, 0).contains(SOLUTION));
}

/// One step of a path that ends at the solution is no failure.
#[test]
fn one_step_of_a_path_is_shown() {
    let all = run(&["explain", "--json"], KILLER, 0);
    let all: Value = serde_json::from_str(&all).expect("JSON");
    let one = run(&["explain", "--json", "--step", "2"], KILLER, 0);
    let one: Value = serde_json::from_str(&one).expect("JSON");
    for name in ["solved", "solution", "size", "count", "techniques"] {
        assert_eq!(one[name], all[name], "{name}");
    }
    let rated = run(&["rate", "--json"], KILLER, 0);
    let rated: Value = serde_json::from_str(&rated).expect("JSON");
    for (name, value) in rated.as_object().expect("members") {
        assert_eq!(all[name], *value, "{name}");
    }
    assert_eq!(one["steps"], json!([all["steps"][1]]));
    assert!(run(&["explain", "--step", "2"], KILLER, 0).starts_with("2. "));
}

#[test]
fn what_has_no_start_is_named() {
    let input = ".Shape~4x4.Cage~20~R1C1~R1C2\n.Frobnicate~3~R1C1\n";
    for command in ["hint", "explain"] {
        let run = ninefold().args([command, "--lang", "en"]).stdin(input).assert().code(1);
        let said = stderr(&run);
        for words in ["contradictory: killer cage 20", "Frobnicate"] {
            assert!(said.contains(words), "{command}: {said}");
        }
        assert_eq!(stdout(&run), "contradictory: killer cage 20 at r1c1 r1c2\n\nmalformed\n");
    }
    let text = run(&["hint", "--json"], input, 1);
    let errors: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON")["error"].clone())
        .collect();
    assert_eq!(errors, ["contradictory", "malformed"]);
}

/// Flags that say nothing of a puzzle are not passed over in silence.
#[test]
fn flags_of_the_other_kind_are_refused() {
    let said = |arguments: &[&str], puzzle: &str| {
        stderr(&ninefold().args(arguments).stdin(puzzle.to_owned()).assert().code(1))
    };
    assert!(said(&["hint", "--scale", "hodoku"], KILLER).ends_with("only: --scale\n"));
    let both = ["explain", "--without", "x-wing", "--max-level", "hard"];
    assert!(said(&both, KILLER).ends_with("only: --without, --max-level\n"));
    assert!(said(&["explain", "--find", "x-wing"], KILLER).contains("only: --find"));
    assert!(said(&["hint", "--filled", "12"], PUZZLE).contains("--filled: it needs 81 cells"));
}

/// The objects of `judge-steps` for questions.
fn judged(questions: &[Value], code: i32) -> Vec<Value> {
    let input: String = questions.iter().map(|question| format!("{question}\n")).collect();
    let text = run(&["judge-steps"], &input, code);
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn claims_are_judged_one_after_the_other() {
    let claims = json!([
        { "cell": "r2c2", "is": 3, "because": ["block 1"] },
        { "cell": "r1c1", "is": 1 },
        { "cell": "r1c1", "is": 1 },
        { "cell": "r1c2", "is": 1 },
        { "cell": "r1c2", "not": [1, 3], "because": ["killer cage 3 at r1c1 r1c2"] },
        { "cell": "r2c2", "is": 3, "because": [{ "house": "box 1" }] },
        { "cell": "r9c9", "is": 1 },
        { "cell": "r4c4", "is": 5 },
        { "cell": "r4c4" },
        { "cell": "r4c4", "is": 4, "because": ["row 17"] },
        { "cell": "r4c4", "is": 4, "not": 4 },
        { "cell": "r4c4", "is": [3, 4], "not": 3 },
        { "cell": "r4c4", "is": 4, "since": [] },
        "r4c4=4",
        "r4c4",
    ]);
    let given = judged(&[json!({ "id": "a", "puzzle": KILLER, "claims": claims })], 0);
    let verdicts: Vec<&str> = given[0]["claims"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|claim| claim["verdict"].as_str())
        .collect();
    let expected = [
        "not-by",
        "holds",
        "known",
        "wrong",
        "holds",
        "holds",
        "malformed",
        "malformed",
        "malformed",
        "malformed",
        "wrong",
        "holds",
        "malformed",
        "known",
        "malformed",
    ];
    assert_eq!(verdicts, expected);
    assert_eq!(given[0]["id"], "a");
    assert_eq!(given[0]["claims"][1]["step"]["proof"]["reasons"][0]["rule"], "killer cage");
    assert_eq!(
        (&given[0]["claims"][3]["cell"], &given[0]["claims"][3]["digit"]),
        (&json!("r1c2"), &json!(2))
    );
}

#[test]
fn questions_of_programs_have_answers() {
    let several = ".Shape~4x4.Cage~3~R1C1~R1C2";
    let given = judged(
        &[
            json!({ "puzzle": KILLER, "ask": "solve" }),
            json!({ "puzzle": PUZZLE, "ask": "solve" }),
            json!({ "puzzle": several, "ask": "check" }),
            json!({ "puzzle": several, "ask": "solve", "id": 7 }),
            json!({ "puzzle": KILLER, "ask": "hint", "filled": "12..............", "language": "ko" }),
            json!({ "puzzle": KILLER, "ask": "hint", "filled": "2..............." }),
            json!({ "puzzle": KILLER, "ask": "hint", "candidates": { "r1c1": [2, 3] } }),
            json!({ "puzzle": KILLER, "ask": "dance" }),
            json!({ "puzzle": KILLER, "ask": "hint", "seconds": -1 }),
            json!([1, 2]),
        ],
        1,
    );
    assert_eq!(given[0], json!({ "solution": SOLUTION }));
    assert_eq!(given[1], json!({ "solution": crate::SOLUTION }));
    assert_eq!(given[2]["verdict"], "several");
    assert_eq!((&given[3]["id"], &given[3]["error"]), (&json!(7), &json!("several")));
    assert_eq!(given[4]["look"], "1블록을 보세요.");
    let errors: Vec<_> = given[5..].iter().filter_map(|answer| answer["error"].as_str()).collect();
    assert_eq!(errors, ["mistake", "mistake", "malformed", "malformed", "malformed"]);
    let broken = run(&["judge-steps"], "{\"puzzle\": \n", 1);
    assert!(broken.contains("malformed"), "{broken}");
}

/// Nothing of a question is passed over in silence.
#[test]
fn wrong_members_of_questions_are_named() {
    let made = |name: &str, value: Value| {
        let mut question = json!({ "ask": "generate", "size": 4, "seed": 1 });
        question[name] = value;
        (question, name.to_owned())
    };
    let asked = |name: &str, value: Value| {
        let mut question = json!({ "puzzle": KILLER, "ask": "judge", "claims": [] });
        question[name] = value;
        (question, name.to_owned())
    };
    let wrong = [
        made("rules", "killer".into()),
        made("rule", "killer".into()),
        made("seconds", "x".into()),
        made("seconds", (-1).into()),
        made("language", "fr".into()),
        made("size", "4".into()),
        made("clues", json!([1, 2, 3])),
        made("minimal", 1.into()),
        made("seed", (-1).into()),
        made("puzzle", KILLER.into()),
        asked("foo", 1.into()),
        asked("claims", "r1c1=1".into()),
        asked("puzzle", 5.into()),
        asked("samples", 5.into()),
        asked("ask", 5.into()),
    ];
    let (questions, names): (Vec<Value>, Vec<String>) = wrong.into_iter().unzip();
    for (given, name) in judged(&questions, 1).iter().zip(names) {
        assert_eq!(given["error"], "malformed");
        assert!(given["message"].to_string().contains(&name), "{name}: {given}");
    }
}

/// A puzzle in JSON may stand in a question as it is, and a mistake names no cell but its own.
#[test]
fn puzzles_are_objects_too() {
    let text = run(&["convert", "--to", "variant-json"], KILLER, 0);
    let puzzle: Value = serde_json::from_str(&text).expect("JSON");
    let hint = |filled: &str| json!({ "puzzle": puzzle, "ask": "hint", "filled": filled });
    let given = judged(
        &[
            json!({ "puzzle": puzzle, "ask": "solve" }),
            hint("2..............."),
            hint("11.............."),
            json!({ "puzzle": puzzle, "ask": "hint", "filled": "2...............", "candidates": { "r2c2": [1, 4] } }),
        ],
        1,
    );
    assert_eq!(given[0], json!({ "solution": SOLUTION }));
    let cells =
        given[1..].iter().filter_map(|answer| answer["message"].as_str()?.split(" in ").nth(1));
    assert_eq!(cells.collect::<Vec<_>>(), ["r1c1", "r1c2", "r1c1, r2c2"]);
}

/// Where no step is left, cases are tried only if they are asked for.
#[test]
fn cases_are_tried_only_when_asked_for() {
    // Plain candidates without any single, pair or line: nothing but cases helps.
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let givens: String = hard
        .char_indices()
        .filter(|(_, digit)| *digit != '.')
        .map(|(at, digit)| format!(".~R{}C{}_{digit}", at / 9 + 1, at % 9 + 1))
        .collect();
    let input = format!(".Cage~45~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9{givens}");
    let text = run(&["explain", "--brief"], &input, 1);
    assert!(text.contains("no step is left without trying cases"), "{text}");
    let text = run(&["hint", "--cases", "--depth", "2"], &input, 0);
    assert!(text.starts_with("Rules Together: ") || text.starts_with("Cases: "), "{text}");
}

#[test]
fn givens_of_a_variant_are_refused_with_the_way_out() {
    let four = ".Shape~4x4.Cage~3~R1C1~R1C2";
    let run = ninefold().args(["hint", "--givens", four, four]).assert().code(2);
    assert!(stderr(&run).contains("--filled tells what you filled in"), "{}", stderr(&run));
}
