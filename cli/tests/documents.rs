//! Runs the console sessions in the documents and compares the output with the documents.
//!
//! In a block marked `console`, a line `$ command` is run by `sh` in an empty folder beside a link
//! to `testdata`, and what follows is what it must print on both streams, times aside. `[..]`
//! stands for any text in a line and a line `...` for any lines. With `SNAPSHOTS=overwrite` in the
//! environment the documents are rewritten with what was printed.

use snapbox::Data;
use snapbox::cmd::cargo_bin;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// How a document calls the program before it is installed.
const NOT_INSTALLED: &str = "cargo run --quiet --release --package ninefold-cli --";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository").to_owned()
}

/// The documents: those at the root and all below `docs/`.
fn documents() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![(root(), false), (root().join("docs"), true)];
    while let Some((folder, deep)) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
            if path.is_dir() && deep {
                folders.push((path, true));
            } else if path.extension().is_some_and(|extension| extension == "md") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Runs a command as a reader would, and returns what the terminal would show.
fn run(command: &str, folder: &Path) -> String {
    let program = cargo_bin!("ninefold");
    let bin = program.parent().expect("a folder");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let paths = [bin.to_owned()].into_iter().chain(std::env::split_paths(&path));
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1; {}", command.replace(NOT_INSTALLED, "ninefold"))])
        .env("PATH", std::env::join_paths(paths).expect("paths"))
        .env_remove("CLICOLOR_FORCE")
        .current_dir(folder)
        .output()
        .expect("sh runs");
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

/// Whether the printed text is the one shown, apart from times.
fn same(printed: &str, shown: &str) -> bool {
    // snapbox reads `\` as a path separator and rewrites it on one side only.
    let text = |text: &str| Data::text(without_times(text).replace('\\', "/"));
    snapbox::Assert::new().action_env("NOTHING").try_eq(None, text(printed), text(shown)).is_ok()
}

/// The text without the times and rates at the end of summaries.
fn without_times(text: &str) -> String {
    let untimed = |line: &str| match line.rsplit_once("; ") {
        Some((summary, times)) if times.ends_with(" puzzles/s") => format!("{summary}\n"),
        _ => format!("{line}\n"),
    };
    text.lines().map(untimed).collect()
}

/// The document with the current output of every session, and the differences.
fn rerun(text: &str, folder: &Path) -> (String, Vec<String>) {
    let (mut now, mut wrong) = (String::new(), Vec::new());
    let mut lines = text.lines().peekable();
    let mut in_session = false;
    while let Some(line) = lines.next() {
        now.push_str(line);
        now.push('\n');
        if line.starts_with("```") {
            in_session = !in_session && line == "```console";
        }
        let Some(command) = line.strip_prefix("$ ").filter(|_| in_session) else { continue };
        let mut shown = String::new();
        while let Some(line) = lines.next_if(|line| !line.starts_with("$ ") && *line != "```") {
            shown.push_str(line);
            shown.push('\n');
        }
        let printed = run(command, folder);
        if same(&printed, &shown) {
            now.push_str(&shown);
        } else {
            wrong.push(format!("$ {command}\n--- shown\n{shown}--- printed\n{printed}"));
            now.push_str(&printed);
        }
    }
    (now, wrong)
}

#[test]
fn every_session_prints_what_it_shows() {
    let overwrite = std::env::var_os("SNAPSHOTS").is_some_and(|value| value == "overwrite");
    let (mut sessions, mut wrong) = (0, Vec::new());
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a text");
        let folder = tempfile::tempdir().expect("a folder");
        #[cfg(unix)]
        std::os::unix::fs::symlink(root().join("testdata"), folder.path().join("testdata"))
            .expect("a link");
        let (now, differences) = rerun(&text, folder.path());
        sessions += text.lines().filter(|line| line.starts_with("$ ")).count();
        if overwrite && !differences.is_empty() {
            fs::write(&document, now).expect("the document can be written");
        } else {
            wrong.extend(differences.iter().map(|it| format!("{}\n{it}", document.display())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(sessions > 5, "README shows sessions");
}

#[test]
fn a_difference_is_seen() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = |shown: &str| format!("```console\n$ echo one; echo two\n{shown}```\n");
    let differences = |shown: &str| rerun(&session(shown), folder.path()).1.len();
    assert_eq!(differences("one\ntwo\n"), 0);
    assert_eq!(differences("o[..]e\n...\n"), 0);
    assert_eq!(differences("one\n"), 1);
    assert_eq!(differences("one\nthree\n"), 1);
    assert!(same("2 b2\\r3\n", "2 b2\\r3\n") && !same("2 b2\\r3\n", "2 b2\\r4\n"));
    assert!(same("2 puzzles; 0.1 s, 20 puzzles/s\n", "2 puzzles; 0.2 s, 10 puzzles/s\n"));
    assert!(!same("2 puzzles; 0.1 s, 20 puzzles/s\n", "3 puzzles; 0.1 s, 20 puzzles/s\n"));
    assert_eq!(rerun(&session("one\n"), folder.path()).0, session("one\ntwo\n"));
}
