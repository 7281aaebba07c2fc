//! Files that are written: packed ones, pipes, standard output by its name; and ranges.

use crate::{CONTRADICTORY, NONE, PUZZLE, SOLUTION, ninefold, read, stderr, stdout, testdata};
use std::fs;
use std::process::Command;

#[test]
fn names_say_how_a_file_is_packed() {
    let folder = tempfile::tempdir().unwrap();
    let sample = testdata("sample.txt");
    for (name, start) in [("a.txt.gz", &[0x1f, 0x8b][..]), ("a.txt.zst", &[0x28, 0xb5, 0x2f, 0xfd])]
    {
        let path = folder.path().join(name);
        ninefold().args(["convert", "--to", "line", &sample, "-o"]).arg(&path).assert().success();
        assert!(fs::read(&path).unwrap().starts_with(start), "{name}");
        let back = ninefold().args(["convert", "--to", "line"]).arg(&path).assert().success();
        assert_eq!(stdout(&back), read("sample.txt"), "{name}");
        // The name in front of the ending says the format.
        let csv = folder.path().join(name.replace("txt", "csv"));
        ninefold().args(["rate", "-q", &sample, "-o"]).arg(&csv).assert().success();
        let back = ninefold().args(["convert", "--to", "csv"]).arg(&csv).assert().success();
        assert!(stdout(&back).starts_with("puzzle,level,score,"), "{name}");
        // Nothing packed is something.
        ninefold().args(["solve", "-q", "-o"]).arg(&path).stdin("").assert().success();
        assert!(fs::read(&path).unwrap().starts_with(start), "{name}");
    }
}

/// More than one packed part.
#[test]
fn a_long_file_is_packed_in_parts() {
    let folder = tempfile::tempdir().unwrap();
    let lines = format!("{PUZZLE}\n").repeat(40_000);
    for name in ["a.gz", "a.zst"] {
        let path = folder.path().join(name);
        ninefold()
            .args(["convert", "--to", "line", "-o"])
            .arg(&path)
            .stdin(&*lines)
            .assert()
            .success();
        assert!(fs::metadata(&path).unwrap().len() < 200_000, "{name}");
        let counted = ninefold().args(["convert", "--to", "line"]).arg(&path).assert().success();
        assert!(stdout(&counted) == lines, "{name}");
    }
}

#[test]
fn tabs_and_commas_follow_the_name() {
    let folder = tempfile::tempdir().unwrap();
    let tsv = folder.path().join("a.tsv");
    ninefold().args(["solve", "-q", PUZZLE, "-o"]).arg(&tsv).assert().success();
    let text = fs::read_to_string(&tsv).unwrap();
    assert!(text.contains(&format!("{PUZZLE}\t{SOLUTION}")), "{text}");
    let csv = folder.path().join("a.csv");
    ninefold().args(["solve", "-q"]).arg(&tsv).arg("-o").arg(&csv).assert().success();
    let text = fs::read_to_string(&csv).unwrap();
    assert!(text.contains(&format!("{PUZZLE},{SOLUTION}")), "{text}");
}

#[test]
fn a_dash_is_standard_output() {
    let folder = tempfile::tempdir().unwrap();
    for command in ["solve", "rate", "print", "minimise", "canon", "transform"] {
        let run = |more: &[&str]| {
            let mut run = ninefold().args([command, "-q"]).arg(PUZZLE).args(more);
            if ["minimise", "transform"].contains(&command) {
                run = run.args(["--seed", "1"]);
            }
            run.current_dir(folder.path()).assert().success().get_output().stdout.clone()
        };
        assert!(run(&["-o", "-"]) == run(&[]), "{command}");
        assert!(!folder.path().join("-").exists(), "{command}");
    }
}

#[cfg(unix)]
#[test]
fn a_named_pipe_is_written_and_never_read() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    if !Command::new("mkfifo").arg(&pipe).status().is_ok_and(|status| status.success()) {
        crate::not_run::not_run("named pipes: there is no mkfifo");
        return;
    }
    for command in [&["solve", "-q"][..], &["rate", "-q"], &["print"]] {
        let reader = Command::new("cat").arg(&pipe).stdout(std::process::Stdio::piped()).spawn();
        let reader = reader.expect("cat starts");
        let patience = std::time::Duration::from_secs(60);
        let run = ninefold().args(command).args([PUZZLE, "-o"]).arg(&pipe).timeout(patience);
        run.assert().success();
        let read = reader.wait_with_output().expect("it ends").stdout;
        assert!(!read.is_empty(), "{command:?}");
    }
    let run = ninefold().args(["solve", "--resume", PUZZLE, "-o"]).arg(&pipe);
    run.timeout(std::time::Duration::from_secs(60)).assert().code(2);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_noticed_by_help_too() {
    for arguments in ["--help", "--version", "solve --help"] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("a full disk");
        let program = snapbox::cmd::cargo_bin!("ninefold");
        let status = Command::new(program).args(arguments.split(' ')).stdout(full).status();
        assert_eq!(status.expect("it runs").code(), Some(2), "{arguments}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_output_that_cannot_be_written_is_named() {
    let full = || fs::OpenOptions::new().write(true).open("/dev/full").expect("a full disk");
    for command in ["solve", "check", "race"] {
        let mut run = Command::new(snapbox::cmd::cargo_bin!("ninefold"));
        let output = run.args([command, PUZZLE]).stdout(full()).output().expect("it runs");
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(told.contains("cannot write <stdout>: No space left"), "{command}: {told}");
        assert_eq!(output.status.code(), Some(2), "{command}");
    }
    let run = ninefold().args(["solve", PUZZLE, "-o", "/dev/full"]).assert().code(2);
    assert!(stderr(&run).contains("cannot write /dev/full: No space left"), "{}", stderr(&run));
}

/// What was written before Ctrl-C is a whole packed file.
#[cfg(unix)]
#[test]
fn ctrl_c_leaves_a_packed_file() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["a.gz", "a.zst"] {
        let path = folder.path().join(name);
        let mut run = Command::new(snapbox::cmd::cargo_bin!("ninefold"))
            .args(["generate", "-q", "-n", "100000000", "--seed", "1", "-o"])
            .arg(&path)
            .spawn()
            .unwrap();
        while !path.exists() {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        // Earlier than the first part is packed.
        std::thread::sleep(std::time::Duration::from_secs(1));
        let id = run.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        assert_eq!(run.wait().unwrap().code(), Some(130), "{name}");
        let back = ninefold().args(["convert", "--to", "line"]).arg(&path).assert().success();
        assert!(stdout(&back).lines().count() > 0, "{name}");
    }
}

#[test]
fn ranges_without_room_are_refused() {
    for (command, reason) in [
        (&["rate", "--min", "hard", "--max", "easy"][..], "the least level is above"),
        (&["rate", "--scale", "explainer", "--min", "7.2", "--max", "7.1"], "the least er is"),
        (&["vicinity", "--add", "90"], "from 0 to 81"),
        (&["count", "--limit", "0"], "at least 1"),
        (&["solutions", "--limit", "0"], "at least 1"),
        (&["generate", "--min", "hard", "--max", "easy"], "the least level is above"),
        (&["generate", "--clues", ".."], "a range needs an end"),
        (&["rate", "--min", "7.2"], "extreme; an ER needs --scale explainer"),
        (&["rate", "--scale", "hodoku", "--min", "1000"], "a score is written score=1000"),
    ] {
        let puzzle = if command[0] == "generate" { "" } else { PUZZLE };
        let assert = ninefold().args(command).stdin(puzzle).assert().code(2);
        assert!(stderr(&assert).contains(reason), "{command:?}: {}", stderr(&assert));
    }
    // Whether there is room depends on the puzzle.
    let assert = ninefold().args(["vicinity", "--add", "60", PUZZLE]).assert().code(1);
    assert!(stderr(&assert).contains("cannot lose 1 and get 60 others"), "{}", stderr(&assert));
}

#[test]
fn ranges_may_be_open() {
    for (range, number) in [("--clues=30..", 30..=81), ("--clues=..24", 17..=24)] {
        let text =
            stdout(&ninefold().args(["generate", "-q", "--seed", "1", range]).assert().success());
        let clues = text.chars().filter(char::is_ascii_digit).count();
        assert!(number.contains(&clues), "{range}: {text}");
    }
    let made = ninefold().args(["generate", "-q", "--seed", "1", "--min", "medium"]).assert();
    let rated = ninefold().args(["rate", "-q"]).stdin(stdout(&made.success())).assert().success();
    assert!(!stdout(&rated).contains("\teasy\t"), "{}", stdout(&rated));
}

#[test]
fn a_summary_counts_what_is_written() {
    let input = format!("{PUZZLE}\n{NONE}\n{CONTRADICTORY}\n{PUZZLE}\n");
    let run = |level: &str| {
        let run = ninefold().args(["rate", "--max", level]).stdin(input.clone()).assert().code(1);
        (stdout(&run).lines().count(), stderr(&run))
    };
    let left_out = "2 without a rating left out\n";
    assert_eq!(run("extreme"), (2, format!("2 puzzles: 2 easy; {left_out}")));
    let run = ninefold().args(["rate", "--min", "hard"]).stdin(input.clone()).assert().code(1);
    assert_eq!(stderr(&run), format!("0 puzzles; {left_out}"));
    // It is no table for programs.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.csv");
    let run = ninefold().args(["rate", "--summary", PUZZLE, "-o"]).arg(&path).assert().code(2);
    assert!(stderr(&run).contains("a table for people, not csv") && !path.exists());
}

#[test]
fn a_summary_says_what_a_number_is() {
    let sample = testdata("sample.txt");
    for (scale, words) in [("explainer", " with ER "), ("proof", " with proof size ")] {
        let assert = ninefold().args(["rate", "--scale", scale, &sample]).assert().success();
        assert!(stderr(&assert).starts_with("24 puzzles: "), "{}", stderr(&assert));
        assert!(stderr(&assert).contains(words), "{}", stderr(&assert));
    }
}
