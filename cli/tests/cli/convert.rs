//! `ninefold convert`.

use crate::{PUZZLE, ninefold, stderr, stdout, testdata};

#[test]
fn there_and_back_again() {
    let sample = testdata("sample.txt");
    let puzzles = std::fs::read_to_string(&sample).unwrap();
    for shape in ["rows", "spaced", "boxed"] {
        let there = ninefold().args(["convert", "--to", shape, &sample]).assert().success();
        ninefold()
            .args(["convert", "--to", "line"])
            .stdin(stdout(&there))
            .assert()
            .success()
            .stderr_eq("")
            .stdout_eq(puzzles.clone());
    }
}

#[test]
fn what_stands_behind_a_puzzle_is_kept() {
    let line = format!("{PUZZLE} # ED=1.2/1.2/1.2\n");
    ninefold().args(["convert", "--to", "line"]).stdin(&*line).assert().success().stdout_eq(&*line);
}

#[test]
fn the_target_must_be_told() {
    let assert = ninefold().args(["convert", PUZZLE]).assert().code(2).stdout_eq("");
    assert!(stderr(&assert).contains("needs --to SHAPE"));
}
