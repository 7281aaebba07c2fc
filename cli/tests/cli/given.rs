//! Solutions beside puzzles in the input, and failed puzzles among lines of JSON.

use crate::general::takes;
use crate::statuses::COMMANDS;
use crate::{CONTRADICTORY, NONE, PUZZLE, SOLUTION, TWO, ninefold, stderr, stdout};

#[test]
fn a_wrong_solution_beside_a_puzzle_is_reported() {
    let wrong = SOLUTION.replacen("91", "19", 1);
    let first_of_two =
        "752461839319782465684359721147935286298614573563278914836597142921843657475126398";
    let input = format!(
        "quizzes,solutions\n{PUZZLE},{SOLUTION}\n{PUZZLE},{wrong}\n{PUZZLE},\n{TWO},{first_of_two}\n\
         {TWO},{wrong}\n{PUZZLE},who knows\n"
    );
    let assert = ninefold().arg("check").stdin(input.clone()).assert().code(1);
    let lines: Vec<String> = stdout(&assert).lines().map(str::to_owned).collect();
    assert_eq!(lines[0], "unique");
    assert_eq!(lines[1], "unique, the given solution is wrong");
    assert_eq!(lines[2], "unique");
    assert!(lines[3].starts_with("several: "), "{}", lines[3]);
    assert!(lines[4].starts_with("several, the given solution is wrong: "), "{}", lines[4]);
    assert_eq!(lines[5], "unique, the given solution is wrong");
    assert!(stderr(&assert).contains("2 with a wrong solution beside it"), "{}", stderr(&assert));

    let assert = ninefold().arg("solve").stdin(input.clone()).assert().code(1);
    let summary =
        "6 puzzles: 2 unique, 1 with several solutions, 3 with a wrong solution beside it; ";
    assert!(stderr(&assert).contains(summary), "{}", stderr(&assert));
    let assert = ninefold().args(["solve", "-q"]).stdin(input).assert().code(1);
    let told: Vec<String> = stderr(&assert).lines().map(str::to_owned).collect();
    let places = ["<stdin>:3", "<stdin>:6", "<stdin>:7"];
    assert_eq!(told, places.map(|place| format!("{place}: the given solution is wrong")));

    // What cannot be worked on keeps it.
    let short = &PUZZLE[1..];
    let input = format!("puzzle,solution\n{short},{SOLUTION}\n{CONTRADICTORY},{SOLUTION}\n");
    for (command, kept) in [(&["minimise", "--seed", "1"][..], [true; 2]), (&["solve"], [false; 2])]
    {
        let table = stdout(&ninefold().args(command).stdin(input.clone()).assert().code(1));
        let rows = table.lines().skip(1).map(|row| row.contains(SOLUTION));
        assert!(rows.eq(kept), "{table}");
        let to = ninefold().args(command).args(["--to", "jsonl"]).stdin(input.clone());
        let objects = stdout(&to.assert().code(1));
        assert!(objects.lines().map(|row| row.contains(SOLUTION)).eq(kept), "{objects}");
        assert_eq!(objects.matches(",\"solution\":null,").count(), if kept[0] { 0 } else { 2 });
    }
    let object = format!("{{\"puzzle\":\"{PUZZLE}\",\"solution\":\"{wrong}\"}}\n");
    let assert = ninefold().args(["check", "-q"]).stdin(object).assert().code(1);
    assert_eq!(stdout(&assert), "unique, the given solution is wrong\n");
    let killer = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4";
    for (puzzle, wrong) in [(PUZZLE, &*wrong), (killer, "1234123412341234")] {
        let object = format!("{{\"puzzle\":\"{puzzle}\",\"solution\":\"{wrong}\"}}\n");
        let assert = ninefold().args(["solve", "-q"]).stdin(object).assert().code(1);
        let told: serde_json::Value = serde_json::from_str(&stdout(&assert)).expect("JSON");
        assert_eq!(told["given_solution"], wrong, "{told}");
        assert_eq!(told["error"], "wrong-solution", "{told}");
        assert_ne!(told["solution"], wrong, "{told}");
    }
    let right = format!("puzzle,solution\n{PUZZLE},{SOLUTION}\n");
    ninefold().args(["check", "-q"]).stdin(right.clone()).assert().success();
    ninefold().args(["solve", "-q"]).stdin(right.clone()).assert().success().stdout_eq(right);
}

#[test]
fn lines_of_json_keep_the_place_of_failed_puzzles() {
    let input = format!("{PUZZLE}\nnonsense\n{NONE}\n{TWO}\n{PUZZLE}\n");
    for command in ["explain", "rate"] {
        let arguments = [command, "--json", "-q", "--from", "line"];
        let text = stdout(&ninefold().args(arguments).stdin(&input).assert().code(1));
        let objects: Vec<serde_json::Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let failed: Vec<bool> = objects.iter().map(|object| object["error"].is_string()).collect();
        assert_eq!(failed, [false, true, true, true, false], "{command}");
        assert_eq!(objects[1]["puzzle"], "nonsense", "{command}");
        assert_eq!(objects[2]["puzzle"], NONE, "{command}");
    }
}

/// One word for it in lines, CSV and JSON.
#[test]
fn what_logic_does_not_solve_is_unsolved_everywhere() {
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let rate = |arguments: &[&str]| {
        let arguments = [&["rate", "-q", "--max-level", "easy"], arguments].concat();
        stdout(&ninefold().args(arguments).stdin(hard).assert().success())
    };
    assert!(rate(&[]).contains("\tunsolved\t"));
    assert!(rate(&["--csv"]).contains(",unsolved,"));
    assert!(rate(&["--json"]).contains("\"level\":\"unsolved\""));
    let explained = ["explain", "--json", "--max-level", "easy", hard];
    let explained = stdout(&ninefold().args(explained).assert().success());
    assert!(explained.contains("\"level\":\"unsolved\""), "{explained}");
}

#[test]
fn a_link_as_an_argument_is_a_puzzle() {
    let link = format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", PUZZLE.replace('.', "0"));
    ninefold()
        .args(["solve", "-q", "--to", "line", &link])
        .assert()
        .success()
        .stdout_eq(format!("{SOLUTION}\n"));
    let bare = &link["https://".len()..];
    ninefold().args(["check", "-q", bare]).assert().success().stdout_eq("unique\n");
    for format in ["fpuzzles", "sudokupad", "sudokuwiki", "coach"] {
        let link =
            stdout(&ninefold().args(["convert", "-q", "--to", format, PUZZLE]).assert().success());
        let link = link.trim();
        ninefold().args(["check", "-q", link]).assert().success().stdout_eq("unique\n");
        ninefold().args(["trace", "--rung", "mrv", link]).assert().success();
    }
}

#[test]
fn whatever_writes_puzzles_takes_a_file_and_a_format() {
    let folder = tempfile::tempdir().expect("a folder");
    for (command, _, arguments, _) in COMMANDS {
        if !takes(command, "--to") {
            continue;
        }
        let other_format = ["--to", "boxed"];
        let arguments = arguments.strip_prefix(&other_format).unwrap_or(arguments);
        let run = || ninefold().args([command, "-q"]).args(arguments).stdin(PUZZLE);
        let csv = folder.path().join("puzzles.csv");
        let written = run().arg("-o").arg(&csv).assert().success();
        assert_eq!(stdout(&written), "", "{command}");
        let by_name = std::fs::read_to_string(&csv).expect("a file");
        assert!(by_name.starts_with("puzzle"), "{command}: {by_name}");
        let by_format = stdout(&run().args(["--to", "csv"]).assert().success());
        assert_eq!(by_format, by_name, "{command}");
    }
}

#[test]
fn records_that_cannot_be_worked_on_keep_their_place() {
    let input = format!("{PUZZLE}\nnonsense\n{TWO}\n{PUZZLE}\n");
    for command in [&["minimise", "--seed", "1"][..], &["transform", "--seed", "1"]] {
        let text = stdout(
            &ninefold().args(command).args(["-q", "--from", "line"]).stdin(&input).assert().code(1),
        );
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 4, "{command:?}: {text}");
        assert!(lines[1].starts_with("nonsense # malformed: "), "{command:?}: {text}");
    }
}
