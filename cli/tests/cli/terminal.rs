//! What a person at a terminal sees. `script` plays the terminal; without it these tests report that
//! they were not run.

use crate::not_run::not_run;
use crate::{PUZZLE, testdata};
use snapbox::cmd::cargo_bin;
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Duration;

/// What a successful run leaves on a terminal; `None` when nothing here can play one.
fn on_a_terminal(arguments: &str, no_color: bool) -> Option<String> {
    let play = |command: &str| {
        let mut script = Command::new("script");
        script.args(["-qec", command, "/dev/null"]);
        script
    };
    if !play("true").output().is_ok_and(|output| output.status.success()) {
        not_run("there is no `script` of util-linux to play the terminal");
        return None;
    }
    let mut script = play(&format!("'{}' {arguments}", cargo_bin!("ninefold").display()));
    script.env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR").env("TERM", "xterm-256color");
    if no_color {
        script.env("NO_COLOR", "1");
    }
    let output = script.output().expect("`script` runs");
    let seen = String::from_utf8_lossy(&output.stdout).replace("\r\n", "\n");
    assert!(output.status.success(), "{}: {seen}", output.status);
    Some(seen)
}

/// What a run leaves on a terminal of this many columns, and its exit status, when these keys are
/// pressed while it runs.
fn on_a_terminal_of(columns: u16, arguments: &str, keys: &str) -> Option<(String, i32)> {
    on_a_terminal("--version", true)?;
    let program = cargo_bin!("ninefold").display();
    let command = format!("stty rows 24 cols {columns}; exec '{program}' {arguments}");
    let mut script = Command::new("script")
        .args(["-qec", &command, "/dev/null"])
        .env("TERM", "xterm-256color")
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("`script` runs");
    let mut input = script.stdin.take().expect("a pipe");
    if !keys.is_empty() {
        // The screen is taken over before a key is pressed.
        std::thread::sleep(Duration::from_secs(3));
    }
    input.write_all(keys.as_bytes()).expect("`script` reads");
    let output = script.wait_with_output().expect("it ends");
    drop(input);
    let seen = String::from_utf8_lossy(&output.stdout).replace("\r\n", "\n");
    Some((seen, output.status.code().expect("an exit status")))
}

/// Help and sentences are as wide as the terminal; drawings stay as they are.
#[test]
fn words_fit_the_terminal() {
    for arguments in [
        "solve --help".to_owned(),
        "--help".to_owned(),
        "techniques x-wing".to_owned(),
        "techniques x-wing --lang ko".to_owned(),
        format!("hint {PUZZLE}"),
        format!("explain --lang ko {PUZZLE}"),
    ] {
        for columns in [60, 80] {
            let Some((seen, status)) = on_a_terminal_of(columns, &arguments, "") else { return };
            assert_eq!(status, 0, "{seen}");
            // Two columns for a Korean syllable. Words that cannot be broken are longer.
            let width = |line: &str| -> usize {
                line.chars().map(|c| if ('가'..='힣').contains(&c) { 2 } else { 1 }).sum()
            };
            let is_text = |line: &&str| {
                line.split_whitespace().all(|word| word.chars().count() < 20)
                    && !line.contains(['│', '─', '|', '+'])
            };
            for line in seen.lines().filter(is_text) {
                assert!(width(line) <= columns.into(), "{arguments}: {line}");
            }
        }
    }
}

/// Leaving the viewer is no failure, also before the end of a long search; Ctrl-C interrupts.
#[test]
fn a_search_that_is_watched_ends_as_the_person_ends_it() {
    let long = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    for (keys, puzzle, status) in
        [("q", PUZZLE, 0), ("q", long, 0), ("\u{3}", PUZZLE, 130), ("\u{3}", long, 130)]
    {
        let arguments = format!("trace --rung place-then-check --max-events 10000 {puzzle}");
        let Some((seen, ended)) = on_a_terminal_of(80, &arguments, keys) else { return };
        assert_eq!(ended, status, "{keys:?} {puzzle}: {seen}");
    }
}

/// A race of slow rungs shows which one runs.
#[test]
fn a_race_shows_its_progress() {
    let arguments = format!("race --only place-then-check,bitmask --max-calls 3000000 {PUZZLE}");
    let Some((seen, status)) = on_a_terminal_of(80, &arguments, "") else { return };
    assert_eq!(status, 0, "{seen}");
    let (before, table) = seen.split_once("rung ").expect("a table");
    assert!(before.contains("0 / 2") && before.contains("place-then-check"), "{seen:?}");
    assert!(table.contains("bitmask"), "{seen:?}");
}

#[test]
fn a_puzzle_given_as_an_argument_is_drawn() {
    let Some(seen) = on_a_terminal(&format!("solve {PUZZLE}"), false) else { return };
    assert!(seen.contains("┌───────┬───────┬───────┐"), "{seen}");
    assert!(seen.contains("\u{1b}[1m4\u{1b}[0m"), "givens are bold: {seen:?}");
    assert!(seen.contains("\u{1b}[36m9\u{1b}[0m"), "found digits have a colour: {seen:?}");
}

#[test]
fn without_colour_the_puzzle_stands_beside_its_solution() {
    let Some(seen) = on_a_terminal(&format!("solve {PUZZLE}"), true) else { return };
    assert!(!seen.contains('\u{1b}'), "{seen:?}");
    assert!(seen.contains("│ · · 4 │ 5 · · │ 3 7 · │   │ 9 1 4 │ 5 2 6 │ 3 7 8 │"), "{seen}");
}

#[test]
fn a_file_keeps_its_format_on_a_terminal() {
    let file = testdata("judge/boj2580/unique.in");
    let Some(seen) = on_a_terminal(&format!("solve -q {file}"), false) else { return };
    assert!(seen.starts_with("9 6 4 3 1 8 7 2 5\n"), "{seen:?}");
}

/// Short lists of hard puzzles are read at once, so what was read says nothing about the time left.
#[test]
fn progress_is_that_of_the_answers() {
    let folder = tempfile::tempdir().expect("a folder");
    let (list, output) = (folder.path().join("list"), folder.path().join("out"));
    let steps = std::fs::read_to_string(testdata("explainer/steps.txt")).expect("a list");
    let is_hard =
        |line: &&str| line.split(' ').nth(1).is_some_and(|rating| rating.starts_with("9."));
    let hard: Vec<&str> = steps.lines().filter(is_hard).map(|line| &line[..81]).take(60).collect();
    std::fs::write(&list, hard.join("\n")).expect("a list is written");
    let command = format!(
        "rate --scale explainer --threads 1 -o '{}' '{}'",
        output.display(),
        list.display()
    );
    let Some(seen) = on_a_terminal(&command, true) else { return };
    let percents: Vec<u32> =
        seen.split(" %  ").filter_map(|before| before.rsplit(' ').next()?.parse().ok()).collect();
    assert!(percents.is_sorted() && percents.len() > 2, "{seen:?}");
    assert!(percents[0] < 90 && percents.iter().any(|percent| *percent > percents[0]), "{seen:?}");
    assert!(seen.contains(" left"), "{seen:?}");
    assert!(seen.contains("60 puzzles"), "{seen:?}");
}

#[test]
fn an_error_has_a_colour() {
    let Some(seen) = on_a_terminal("solve nowhere.txt || true", false) else { return };
    assert!(seen.contains("\u{1b}[31merror:\u{1b}[0m cannot read"), "{seen:?}");
}
