//! The table of commands that tests run, and the exit status of each on every kind of input: the rule
//! that `docs/COMMANDS.md` states, and its table.

use crate::general::{commands, takes};
use crate::section::assert_section;
use crate::{NONE, PUZZLE, TWO, ninefold};
use std::fmt::Write;

/// What a command does with puzzles.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Kind {
    /// Looks for solutions, and takes several.
    Solves,
    /// Needs puzzles with exactly one solution.
    NeedsOne,
    /// Reads and writes puzzles without solving them.
    Text,
    /// Reads none.
    Reads0,
}

use Kind::{NeedsOne, Reads0, Solves, Text};

/// Every command with arguments that it can be called with, and whether there must be a puzzle in
/// the input.
pub(crate) const COMMANDS: &[(&str, Kind, &[&str], bool)] = &[
    ("solve", Solves, &[], false),
    ("check", NeedsOne, &[], false),
    ("count", Solves, &[], false),
    ("solutions", Solves, &["--limit", "3"], false),
    ("convert", Text, &["--to", "boxed"], false),
    ("formats", Reads0, &[], false),
    ("hint", NeedsOne, &[], false),
    ("explain", NeedsOne, &[], false),
    ("verify", Solves, &[], true),
    ("judge-steps", NeedsOne, &[], true),
    ("rate", NeedsOne, &[], false),
    ("techniques", Reads0, &["x-wing"], false),
    ("generate", Reads0, &["--seed", "1"], false),
    ("grids", Reads0, &["--seed", "1"], false),
    ("sample", Reads0, &["--seed", "1"], false),
    ("minimise", NeedsOne, &["--seed", "1"], false),
    ("vicinity", NeedsOne, &["--add", "0"], false),
    ("candidates", Solves, &[], false),
    ("needless", NeedsOne, &[], false),
    ("contradiction", Solves, &[], false),
    ("rules", Reads0, &["killer"], false),
    ("canon", Text, &[], false),
    ("same", Reads0, &[PUZZLE, PUZZLE], false),
    ("transform", Text, &["--seed", "1"], false),
    ("learn", Solves, &["bitmask"], true),
    ("race", Solves, &["--only", "bitmask,mrv", "--bars", "none"], true),
    ("trace", Solves, &["--rung", "mrv"], true),
    ("stress", Reads0, &["--task", "boj2239", "--inputs", "0", "--", "true"], false),
    ("adversary", Reads0, &["--against", "mrv", "--seed", "1", "--goal", "60"], false),
    ("judge", Solves, &["boj2239"], true),
    ("print", NeedsOne, &["--svg", "--no-solutions"], true),
    ("serve", Reads0, &["--help"], false),
    ("bench", Solves, &["--rounds", "1"], true),
    ("completions", Reads0, &["bash"], false),
    ("man", Reads0, &[], false),
];

/// A puzzle without a needless clue.
const MINIMAL: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// The commands that write an object for each puzzle.
pub(crate) fn answering_in_json() -> Vec<&'static str> {
    let commands = COMMANDS.iter().filter(|row| row.1 != Reads0).map(|row| row.0);
    commands.filter(|name| takes(name, "--json") && takes(name, "--from")).collect()
}

/// Puzzles, one a line, as a command reads them.
pub(crate) fn as_read(command: &str, input: &str) -> String {
    let rows = |line: &str| {
        let cells: Vec<char> = line.chars().collect();
        cells.chunks(9).map(|row| row.iter().collect::<String>() + "\n").collect::<String>()
    };
    match command {
        "judge" => input.lines().map(rows).collect(),
        "judge-steps" => {
            let asked = |line: &str| format!("{{\"puzzle\": \"{line}\", \"ask\": \"solve\"}}\n");
            input.lines().map(asked).collect()
        }
        "needless" => input.replace(PUZZLE, MINIMAL),
        _ => input.to_owned(),
    }
}

/// The status of a run on this input.
fn status(command: &str, arguments: &[&str], input: &str) -> i32 {
    let input = as_read(command, input);
    let assert = ninefold().arg(command).args(arguments).stdin(input).assert();
    assert.get_output().status.code().unwrap_or(-1)
}

#[test]
fn one_rule_for_all_commands() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("missing.txt");
    let missing = missing.to_str().expect("a name");
    let mut out = String::from(
        "| command | fine | malformed | no solution | several | no puzzle | unreadable | wrong usage |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    for &(command, kind, arguments, needed) in COMMANDS {
        let mut row = vec![(status(command, arguments, &format!("{PUZZLE}\n")), Some(0))];
        if kind == Reads0 {
            row.extend([(0, None); 5]);
        } else {
            let broken = format!("{PUZZLE}\n{}x\n", &PUZZLE[..70]);
            let from_a_file = [arguments, &[missing]].concat();
            row.extend([
                (status(command, arguments, &broken), Some(1)),
                (status(command, arguments, &format!("{NONE}\n")), Some(i32::from(kind != Text))),
                (
                    status(command, arguments, &format!("{TWO}\n")),
                    Some(i32::from(kind == NeedsOne)),
                ),
                (status(command, arguments, ""), Some(i32::from(needed))),
                (status(command, &from_a_file, ""), Some(2)),
            ]);
        }
        row.push((status(command, &["--no-such-flag"], ""), Some(2)));
        let _ = write!(out, "| `{command}` |");
        for (column, (status, expected)) in row.iter().enumerate() {
            assert!(
                expected.is_none_or(|expected| *status == expected),
                "{command}, column {column}: {status}"
            );
            let _ = match expected {
                Some(_) => write!(out, " {status} |"),
                None => write!(out, " |"),
            };
        }
        out.push('\n');
    }
    assert_section("statuses", &out);
}

#[test]
fn every_command_is_in_the_table() {
    let listed = commands();
    let here: Vec<&str> = COMMANDS.iter().map(|row| row.0).collect();
    assert_eq!(
        listed, here,
        "COMMANDS in this file has a row for each command, in the order of the help"
    );
}

#[test]
fn what_is_compared_or_tested_or_requested_can_fail() {
    ninefold().args(["same", PUZZLE, TWO]).assert().code(1);
    let failing = [
        "stress",
        "--task",
        "boj2239",
        "--seed",
        "1",
        "--inputs",
        "1",
        "--no-shrink",
        "--",
        "false",
    ];
    ninefold().args(failing).assert().code(1);
    let request = ["generate", "--clues", "17", "--minimal", "--starts", "1", "--seed", "1"];
    ninefold().args(request).assert().code(1);
}
