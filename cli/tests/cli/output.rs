//! Formats, files, colours and drawings of what is written.

use crate::{NONE, PUZZLE, SOLUTION, TWO, ninefold, read, stderr, stdout, testdata};
use snapbox::cmd::cargo_bin;
use snapbox::str;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

#[test]
fn answers_have_the_format_of_the_puzzle() {
    for task in ["boj2239", "boj2580"] {
        ninefold()
            .args(["solve", "-q", &testdata(&format!("judge/{task}/unique.in"))])
            .assert()
            .success()
            .stdout_eq(read(&format!("judge/{task}/unique.out")));
    }
}

#[test]
fn a_boxed_puzzle_is_boxed_in_a_pipe_and_drawn_in_colour() {
    let boxed = stdout(&ninefold().args(["convert", "--to", "boxed", PUZZLE]).assert().success());
    ninefold().args(["solve", "-q"]).stdin(boxed.clone()).assert().success().stdout_eq(str![[r#"
+-------+-------+-------+
| 9 1 4 | 5 2 6 | 3 7 8 |
| 5 8 7 | 1 3 4 | 6 2 9 |
| 3 2 6 | 9 7 8 | 5 1 4 |
+-------+-------+-------+
| 8 5 1 | 4 9 3 | 7 6 2 |
| 4 3 9 | 7 6 2 | 1 8 5 |
| 6 7 2 | 8 1 5 | 9 4 3 |
+-------+-------+-------+
| 7 6 8 | 3 4 9 | 2 5 1 |
| 2 4 3 | 6 5 1 | 8 9 7 |
| 1 9 5 | 2 8 7 | 4 3 6 |
+-------+-------+-------+

"#]]);
    let drawn = ninefold()
        .args(["solve", "-q", "--color", "always"])
        .stdin(boxed.clone())
        .assert()
        .success();
    let drawn = stdout(&drawn);
    assert!(drawn.contains("┌───────┬───────┬───────┐"));
    assert!(drawn.contains("\u{1b}[36m9\u{1b}[0m"), "found digits have a colour: {drawn:?}");
    assert!(drawn.contains("\u{1b}[1m4\u{1b}[0m"), "givens are bold: {drawn:?}");
    // Colour is for terminals only.
    let plain = ninefold().args(["solve", "-q"]).stdin(boxed).assert().success();
    assert!(!stdout(&plain).contains('\u{1b}'));
}

#[test]
fn drawings_say_what_is_the_matter() {
    let draw = |puzzle: &str| {
        let arguments = ["solve", "-q", "--to", "boxed", "--color", "always"];
        stdout(&ninefold().args(arguments).stdin(puzzle).assert())
    };
    assert!(draw(TWO).ends_with("one of several solutions\n"));
    assert!(draw(NONE).ends_with("contradictory: no digit can go into r1c9\n"));
    let malformed = draw("12");
    assert!(malformed.starts_with("malformed: expected 81 cells, found 2"), "{malformed}");
}

#[test]
fn answers_go_to_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("solved.txt");
    std::fs::write(&path, "something longer than the answer ".repeat(9)).unwrap();
    ninefold()
        .args(["solve", PUZZLE, "-o"])
        .arg(&path)
        .assert()
        .success()
        .stdout_eq("")
        .stderr_eq("1 puzzle: 1 unique; [..] s, [..] puzzles/s\n");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), format!("{SOLUTION}\n"));
    let below = path.join("nowhere");
    let assert = ninefold().args(["solve", PUZZLE, "-o"]).arg(&below).assert().code(2);
    assert!(stderr(&assert).starts_with("ninefold: error: cannot write "));
}

#[test]
fn an_empty_list_has_brackets_or_a_heading() {
    let folder = tempfile::tempdir().expect("a folder");
    let rated = "puzzle,level,score,hardest,count,techniques,error,message\n";
    for (name, of_rate, of_solve) in [
        ("list.json", "[]\n", "[]\n"),
        ("list.csv", rated, "puzzle,solution\n"),
        ("list.tsv", &rated.replace(',', "\t"), "puzzle\tsolution\n"),
        ("list.txt", "", ""),
    ] {
        let path = folder.path().join(name);
        let written = |arguments: &[&str], input: &str| {
            ninefold().args(arguments).arg("-o").arg(&path).stdin(input).assert().success();
            std::fs::read_to_string(&path).expect("it was written")
        };
        assert_eq!(written(&["rate", "--min", "extreme", PUZZLE], ""), of_rate, "{name}");
        let again = ["rate", "--min", "extreme", "--resume", PUZZLE];
        assert_eq!(written(&again, ""), of_rate, "{name}");
        assert_eq!(written(&["solve"], ""), of_solve, "{name}");
    }
}

#[test]
fn a_file_is_not_emptied_while_it_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.txt");
    std::fs::write(&path, PUZZLE).unwrap();
    let assert = ninefold().arg("solve").arg(&path).arg("-o").arg(&path).assert().code(2);
    assert!(stderr(&assert).contains("cannot be read and written at once"));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), PUZZLE);
}

/// A program that sends one puzzle through a pipe and waits for its answer gets it. Otherwise this
/// test would wait for ever.
#[test]
fn answers_do_not_wait_for_more_input() {
    let mut child = Command::new(cargo_bin!("ninefold"))
        .args(["solve", "-q"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        writeln!(input, "{PUZZLE}").unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert_eq!(answer.trim_end(), SOLUTION);
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_closed_pipe_ends_every_command_quietly() {
    // More than is on its way at a time.
    let input = format!("{PUZZLE}\n").repeat(40_000);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.txt");
    std::fs::write(&path, input).unwrap();
    for command in ["solve", "solutions", "convert --to rows"] {
        let mut child = Command::new(cargo_bin!("ninefold"))
            .args(command.split(' '))
            .arg(&path)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{command}");
        assert_eq!(output.status.code(), Some(0), "{command}");
    }
}

/// The most memory that a process has used so far, in KiB.
#[cfg(target_os = "linux")]
pub(crate) fn peak_memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
    peak.trim().trim_end_matches(" kB").parse().expect("a number")
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_input() {
    let mut child = Command::new(cargo_bin!("ninefold"))
        .args(["convert", "--to", "line"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let batch = format!("{PUZZLE}\n").repeat(10_000);
    let feeder = std::thread::spawn(move || {
        for _ in 0..50 {
            input.write_all(batch.as_bytes()).expect("it reads on");
        }
        input
    });
    // Kept in memory, half a million puzzles would take a hundred megabytes.
    assert_eq!(lines.by_ref().take(500_000).count(), 500_000);
    let peak = peak_memory(child.id());
    assert!(peak < 64 << 10, "{peak} KiB");
    drop(feeder.join().expect("all was written"));
    assert!(child.wait().expect("it ends").success());
}
