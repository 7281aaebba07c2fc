//! The examples in the help of every command are run as they stand.
//!
//! Each runs through `sh` in a folder of its own, which holds the files that the examples name.
//! Options that say how long a command works are set to small values first.

use crate::general::commands;
use crate::logic::EASY;
use crate::{PUZZLE, TWO, ninefold, read, stdout};
use snapbox::cmd::cargo_bin;
use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// A command whose example would take long, the option that bounds it, and the value for the test.
const SHORTER: &[(&str, &str, &str)] = &[
    ("adversary --against bitmask", "--goal", "1000"),
    ("adversary --against mrv", "--goal", "200"),
    ("adversary", "--seconds", "2"),
    ("stress", "--inputs", "2"),
    ("sample", "-n", "100"),
    // Any free port.
    ("serve", "--port", "0"),
];

/// Examples whose status is not 0, with their status and the reason.
const STATUS: &[(&str, i32)] = &[
    // `grep` finds no line, since all puzzles of the test have one solution.
    ("ninefold check puzzles.txt | grep -vn unique", 1),
    // The killer has needless cages, and the other one is broken.
    ("ninefold needless killer.txt", 1),
    ("ninefold contradiction broken.txt", 1),
    // Greedy placement gets stuck.
    ("ninefold learn greedy puzzles.txt", 1),
];

/// The examples of a command.
fn examples(command: &str) -> Vec<String> {
    // So wide that no line is wrapped.
    let help = ninefold().args([command, "--help"]).env("COLUMNS", "1000").assert().success();
    stdout(&help)
        .lines()
        .skip_while(|line| *line != "Examples:")
        .skip(1)
        .take_while(|line| line.starts_with("  "))
        .fold(Vec::new(), |mut examples: Vec<String>, line| {
            match examples.last_mut().filter(|example| example.ends_with('\\')) {
                Some(begun) => begun.push_str(&format!("\n{line}")),
                None => examples.push(line.trim().to_owned()),
            }
            examples
        })
}

/// The example with the option set to the value, wherever the example calls the command.
fn with_option(example: &str, command: &str, option: &str, value: &str) -> String {
    let call = format!("ninefold {command}");
    let mut words: Vec<&str> = example.split(' ').collect();
    if !example.contains(&call) {
        return example.to_owned();
    }
    match words.iter().position(|word| *word == option) {
        Some(at) => words[at + 1] = value,
        None => return example.replace(&call, &format!("{call} {option} {value}")),
    }
    words.join(" ")
}

/// The example, bounded.
fn shorter(example: &str) -> String {
    SHORTER.iter().fold(example.to_owned(), |example, (command, option, value)| {
        with_option(&example, command, option, value)
    })
}

/// The files that examples name.
fn prepare(folder: &Path) {
    let sample = read("sample.txt");
    let puzzles: Vec<&str> = sample.lines().take(3).collect();
    let rows: String =
        PUZZLE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect();
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a writable file");
    };
    write("puzzles.txt", &(puzzles.join("\n") + "\n"));
    write("puzzle.txt", &format!("{PUZZLE}\n"));
    write("half-solved.txt", &format!("914{}\n", &PUZZLE[3..]));
    write("several.txt", &format!("{TWO}\n"));
    write("killer.txt", ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4\n");
    let question = format!("{{\"puzzle\": \"{PUZZLE}\", \"ask\": \"hint\"}}\n");
    write("questions.jsonl", &question);
    write("broken.txt", ".Shape~4x4.Cage~20~R1C1~R1C2\n");
    write("puzzles.csv", &read("formats/kaggle.csv"));
    write("puzzle.sdk", &format!("[Puzzle]\n{rows}"));
    write("puzzle.ss", &read("formats/simple.ss"));
    write("steps.txt", &format!("{EASY}\nr5c5=5 : truths r5c5\nr5c3=6 : truths 6b4\n"));
    write("input.txt", &read("judge/boj2239/unique.in"));
    write("letters.txt", &read("judge/spoj-sudoku/one.in"));
    write("p096_sudoku.txt", &read("judge/euler96/twelve.in"));
    write("web/dist/index.html", "<!doctype html>");
    for shells in [".local/share/bash-completion/completions", ".zfunc", ".config/fish/completions"]
    {
        fs::create_dir_all(folder.join(shells)).expect("a folder");
    }
    // Programs that examples call and a machine may lack.
    for (name, command) in [
        ("my_program", "ninefold judge boj2239"),
        ("bin/java", "ninefold judge boj2580"),
        ("bin/python3", "ninefold judge boj2239"),
        ("euler", "ninefold judge euler96 0096.txt"),
        ("bin/man", "cat > /dev/null"),
    ] {
        write(name, &format!("#!/bin/sh\nexec {command}\n"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            fs::set_permissions(folder.join(name), fs::Permissions::from_mode(0o755))
                .expect("a file of ours");
        }
    }
}

/// `sh` for a script in the folder, with our program and the folder's own programs before others.
fn shell(script: &str, folder: &Path) -> Command {
    let program = cargo_bin!("ninefold");
    let own = [folder.join("bin"), program.parent().expect("a folder").to_owned()];
    let path = std::env::var_os("PATH").unwrap_or_default();
    let paths: OsString =
        std::env::join_paths(own.into_iter().chain(std::env::split_paths(&path))).expect("paths");
    let mut shell = Command::new("sh");
    shell
        .args(["-c", script])
        .current_dir(folder)
        .env("PATH", paths)
        .env("HOME", folder)
        .env("PUZZLE", PUZZLE)
        .env("OTHER", PUZZLE)
        .env_remove("CLICOLOR_FORCE")
        .stdin(Stdio::null());
    shell
}

/// What is wrong with an example, if anything is.
fn complaint(example: &str) -> Option<String> {
    let folder = tempfile::tempdir().expect("a folder");
    prepare(folder.path());
    let script = shorter(example);
    if example.starts_with("ninefold serve") {
        return unserved(&script, folder.path());
    }
    let output = shell(&script, folder.path()).output().expect("sh runs");
    let expected = STATUS.iter().find(|row| row.0 == example).map_or(0, |row| row.1);
    let messages = String::from_utf8_lossy(&output.stderr);
    (output.status.code() != Some(expected) || messages.contains("ninefold: error"))
        .then(|| format!("{script}\n{}, {expected} expected\n{messages}", output.status))
}

/// What is wrong with an example of `serve`, which runs until it is ended: it must say where it
/// listens, or that the program was built without the page.
fn unserved(script: &str, folder: &Path) -> Option<String> {
    let mut child = shell(&format!("exec {script}"), folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("sh runs");
    let mut line = String::new();
    let output = child.stdout.take().expect("a pipe");
    BufReader::new(output).read_line(&mut line).expect("text");
    let _ = child.kill();
    let messages = child.wait_with_output().expect("it ended").stderr;
    let messages = String::from_utf8_lossy(&messages);
    let without_page = !script.contains("--dir") && messages.contains("built without the page");
    (!line.starts_with("http://") && !without_page).then(|| format!("{script}\n{line}{messages}"))
}

#[test]
fn every_example_in_help_runs() {
    let examples: Vec<String> = commands().iter().flat_map(|command| examples(command)).collect();
    assert!(examples.len() > 2 * commands().len(), "most commands have several examples");
    for (example, _) in STATUS {
        assert!(examples.iter().any(|it| it == example), "no help shows: {example}");
    }
    let next = AtomicUsize::new(0);
    let some = || -> Vec<String> {
        let mut wrong = Vec::new();
        while let Some(example) = examples.get(next.fetch_add(1, Ordering::Relaxed)) {
            wrong.extend(complaint(example));
        }
        wrong
    };
    let wrong = thread::scope(|scope| {
        let all = [scope.spawn(some), scope.spawn(some)];
        all.map(|some| some.join().expect("no panic")).concat()
    });
    assert!(wrong.is_empty(), "{} examples fail:\n\n{}", wrong.len(), wrong.join("\n\n"));
}

#[test]
fn a_wrong_example_is_seen() {
    assert!(complaint("ninefold solve puzzles.txt").is_none());
    assert!(complaint("ninefold solve no-such-file.txt").is_some());
    assert!(complaint("ninefold solve puzzles.txt --no-such-flag").is_some());
    assert!(complaint("ninefold check puzzles.txt | grep nothing-like-it").is_some());
    assert!(complaint("ninefold serve --no-such-flag").is_some());
    let bounded = |example| with_option(example, "stress", "--inputs", "2");
    assert_eq!(bounded("ninefold stress --inputs 9 -- x"), "ninefold stress --inputs 2 -- x");
    assert_eq!(bounded("ninefold stress -- x"), "ninefold stress --inputs 2 -- x");
    assert_eq!(bounded("ninefold solve x"), "ninefold solve x");
}
