//! Runs that were interrupted go on where they stopped.

use crate::{PUZZLE, SOLUTION, ninefold, read, stderr, stdout, testdata};
use ninefold::text::Format;
use std::path::Path;

/// Puzzles of all kinds: unique, several solutions, none, malformed.
fn mixed(folder: &Path, format: Format) -> String {
    let several = read("several.txt");
    let several: String = several.split_inclusive('\n').take(3).collect();
    let sample = read("sample.txt");
    let text = format!(
        "{}{PUZZLE}\n{}\n{several}{}\n",
        sample.lines().take(3).map(|line| format!("{line} # tail\n")).collect::<String>(),
        crate::NONE,
        crate::CONTRADICTORY,
    );
    let path = folder.join("puzzles");
    let assert = ninefold()
        .args(["convert", "--to", format.name(), "-o"])
        .arg(&path)
        .stdin(text)
        .assert()
        .success();
    drop(assert);
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn whatever_byte_a_run_stopped_at() {
    for &format in Format::ALL {
        let folder = tempfile::tempdir().unwrap();
        let input = mixed(folder.path(), format);
        let output = folder.path().join("out");
        let solve = |resume: &[&str]| {
            let assert = ninefold()
                .args(["solve", "-q", "--from", format.name(), &input, "-o"])
                .arg(&output)
                .args(resume)
                .assert();
            assert!(assert.get_output().status.code() < Some(2), "{format}");
        };
        solve(&[]);
        let whole = std::fs::read(&output).unwrap();
        let steps = 16;
        for cut in (0..=steps).map(|step| step * whole.len() / steps) {
            std::fs::write(&output, &whole[..cut]).unwrap();
            solve(&["--resume"]);
            let resumed = std::fs::read(&output).unwrap();
            assert_eq!(
                String::from_utf8_lossy(&resumed),
                String::from_utf8_lossy(&whole),
                "{format}, stopped at byte {cut}"
            );
        }
    }
}

/// More records than are answered again stand there in every format.
#[test]
fn what_stands_there_is_read_in_every_format() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.txt"), folder.path().join("out"));
    let puzzles = many(100, "4");
    let mut lines: Vec<&str> = puzzles.lines().collect();
    let several = read("several.txt");
    lines[50] = crate::NONE;
    lines[51] = several.lines().next().expect("a line");
    for &format in Format::ALL {
        lines[52] = "malformed";
        std::fs::write(&input, lines.join("\n") + "\n").unwrap();
        let solve = |resume: &[&str]| {
            let run = ninefold().args(["solve", "-q", "--to", format.name()]).arg(&input);
            run.arg("-o").arg(&output).args(resume).assert()
        };
        solve(&[]).code(1);
        let whole = std::fs::read(&output).unwrap();
        std::fs::write(&output, &whole[..whole.len() * 9 / 10]).unwrap();
        let assert = solve(&["--resume"]);
        assert!(std::fs::read(&output).unwrap() == whole, "{format}: {}", stderr(&assert));
        std::fs::write(&output, &whole[..whole.len() * 9 / 10]).unwrap();
        let mut others = lines.clone();
        others.swap(44, 45);
        std::fs::write(&input, others.join("\n") + "\n").unwrap();
        let assert = solve(&["--resume"]).code(2);
        assert!(stderr(&assert).contains("without --resume"), "{format}");
    }
}

#[test]
fn the_summary_says_where_the_run_continued() {
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("out.txt");
    let sample = testdata("sample.txt");
    ninefold().args(["solve", "-q", &sample, "-o"]).arg(&output).assert().success();
    let whole = std::fs::read_to_string(&output).unwrap();
    std::fs::write(&output, &whole[..82 * 10 + 30]).unwrap();
    let assert =
        ninefold().args(["solve", "--resume", &sample, "-o"]).arg(&output).assert().success();
    assert!(
        stderr(&assert).starts_with("continuing after 10 answered puzzles\n14 puzzles: 14 unique")
    );
    assert_eq!(std::fs::read_to_string(&output).unwrap(), whole);
}

#[test]
fn it_needs_an_output_file_and_one_format() {
    ninefold().args(["solve", "--resume", PUZZLE]).assert().code(2);
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("out.txt");
    std::fs::write(&output, "").unwrap();
    let assert = ninefold()
        .args(["solve", "--resume", &testdata("sample.txt"), &testdata("judge/boj2239/unique.in")])
        .arg("-o")
        .arg(&output)
        .assert()
        .code(2);
    assert!(stderr(&assert).contains("different formats"));
}

/// Puzzles of their own, so that no answer looks like another.
fn many(number: usize, seed: &str) -> String {
    let number = number.to_string();
    let assert = ninefold().args(["generate", "-q", "-n", &number, "--seed", seed]).assert();
    stdout(&assert.success())
}

#[test]
fn another_run_is_not_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.txt"), folder.path().join("out.txt"));
    let puzzles = many(200, "1");
    std::fs::write(&input, &puzzles).unwrap();
    let run = |command: &[&str], input: &Path, resume: bool| {
        let run = ninefold().args(command).arg("-q").arg(input).arg("-o").arg(&output);
        run.args(if resume { &["--resume"][..] } else { &[] }).assert()
    };
    for command in [
        &["solve"][..],
        &["rate"],
        &["rate", "--csv"],
        &["minimise", "--seed", "5"],
        &["canon"],
        &["canon", "--full"],
        &["canon", "--json"],
    ] {
        run(command, &input, false).success();
        let whole = std::fs::read_to_string(&output).unwrap();
        // It was interrupted within a line.
        let cut = whole.lines().take(150).map(|line| line.len() + 1).sum::<usize>() + 20;
        let left = &whole[..cut];
        let set_back = || std::fs::write(&output, left).unwrap();
        set_back();
        run(command, &input, true).success();
        assert_eq!(std::fs::read_to_string(&output).unwrap(), whole, "{command:?}");

        let others = folder.path().join("others.txt");
        let lines: Vec<&str> = puzzles.lines().collect();
        let other = many(1, "2");
        let (first, last) = ([other.trim()], [lines[149], lines[148]]);
        // Two in the middle, of different numbers of clues, change places.
        let blanks = |line: &str| line.matches('.').count();
        let far = (61..110).find(|&far| blanks(lines[far]) != blanks(lines[60])).expect("one");
        let mut middle = lines.clone();
        middle.swap(60, far);
        for (what, lines) in [
            ("another input", many(200, "3").lines().map(str::to_owned).collect::<Vec<_>>()),
            ("a shorter one", lines[..100].iter().map(ToString::to_string).collect()),
            (
                "another first puzzle",
                [&first[..], &lines[1..]].concat().iter().map(ToString::to_string).collect(),
            ),
            ("others in the middle", middle.iter().map(ToString::to_string).collect()),
            (
                "others at the end",
                [&lines[..148], &last, &lines[150..]]
                    .concat()
                    .iter()
                    .map(ToString::to_string)
                    .collect(),
            ),
            (
                "one more before",
                [&first[..], &lines[..]].concat().iter().map(ToString::to_string).collect(),
            ),
        ] {
            set_back();
            std::fs::write(&others, lines.join("\n") + "\n").unwrap();
            let assert = run(command, &others, true).code(2);
            assert!(stderr(&assert).contains("without --resume"), "{command:?}, {what}");
            assert!(
                std::fs::read_to_string(&output).unwrap() == left,
                "{command:?}, {what}: it is as it was"
            );
        }
    }
    // Another format, other options, a file of somebody else.
    std::fs::write(&input, &puzzles).unwrap();
    for (before, after) in [
        (&["solve", "--to", "rows"][..], &["solve", "--to", "csv"][..]),
        (&["solve", "--to", "line"], &["solve", "--to", "rows"]),
        (&["rate", "--csv"], &["rate", "--json"]),
    ] {
        run(before, &input, false).success();
        let there = std::fs::read_to_string(&output).unwrap();
        run(after, &input, true).code(2);
        assert!(std::fs::read_to_string(&output).unwrap() == there, "{after:?}");
    }
    std::fs::write(&input, format!("{SOLUTION}\n{SOLUTION}\n")).unwrap();
    run(&["minimise", "--seed", "5"], &input, false).success();
    run(&["minimise", "--seed", "6"], &input, true).code(2);
    std::fs::write(&output, "Dear diary\n").unwrap();
    run(&["solve"], &input, true).code(2);
    assert_eq!(std::fs::read_to_string(&output).unwrap(), "Dear diary\n");
}

/// A malformed puzzle and one of candidates stand before the point where the run goes on.
#[test]
fn what_came_before_decides_the_status_but_is_not_counted() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.txt"), folder.path().join("out"));
    let puzzles = many(100, "4");
    let mut lines: Vec<String> = puzzles.lines().map(str::to_owned).collect();
    lines[40] = "malformed".to_owned();
    lines[90] = "12345".to_owned();
    std::fs::write(&input, lines.join("\n") + "\n").unwrap();
    for command in [
        &["solve"][..],
        &["solve", "--to", "boxed"],
        &["solve", "--to", "pencilmarks"],
        &["solve", "--to", "code"],
        &["solve", "--to", "csv"],
        &["rate"],
        &["rate", "--csv"],
        &["rate", "--json"],
        &["minimise", "--seed", "5"],
        &["canon"],
    ] {
        let run = |resume: &[&str]| {
            ninefold().args(command).arg(&input).arg("-o").arg(&output).args(resume).assert()
        };
        run(&[]).code(1);
        let whole = std::fs::read(&output).unwrap();
        std::fs::write(&output, &whole[..whole.len() * 85 / 100]).unwrap();
        let assert = run(&["--resume"]).code(1);
        assert!(std::fs::read(&output).unwrap() == whole, "{command:?}: {}", stderr(&assert));
        let messages = stderr(&assert);
        let number = |text: &str| -> u64 { text.parse().expect("a number") };
        let words = |line: &str| -> Vec<u64> {
            line.split(' ').filter(|word| word.parse::<u64>().is_ok()).map(number).collect()
        };
        let first = words(messages.lines().next().expect("a line"))[0];
        // The malformed one before the point counts with the earlier run, the other with this one; malformed
        // ones count too where each has a line.
        let counts_all =
            command[0] == "rate" || [&["solve"][..], &["solve", "--to", "csv"]].contains(&command);
        let rest = if counts_all { 100 - first } else { 98 - first + 1 };
        if ["solve", "rate"].contains(&command[0]) {
            let summary = messages.lines().find(|line| line.contains(" puzzles: ")).expect("one");
            assert_eq!(words(summary)[0], rest, "{command:?}: {messages}");
        }
    }
}

#[test]
fn lines_of_candidates_among_grids_are_continued() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.csv"), folder.path().join("out"));
    let puzzles = many(100, "6");
    let candidates = stdout(&ninefold().args(["convert", "--to", "sukaku", PUZZLE]).assert());
    let mut lines: Vec<&str> = puzzles.lines().collect();
    lines[40] = candidates.trim();
    lines[95] = candidates.trim();
    std::fs::write(&input, format!("puzzle\n{}\n", lines.join("\n"))).unwrap();
    for command in [&["rate"][..], &["rate", "--json"], &["canon"], &["canon", "--json"]] {
        let run = |resume: &[&str]| {
            let run = ninefold().args(command).arg("-q").arg(&input).arg("-o").arg(&output);
            run.args(resume).assert().success()
        };
        run(&[]);
        let whole = std::fs::read(&output).unwrap();
        std::fs::write(&output, &whole[..whole.len() * 97 / 100]).unwrap();
        run(&["--resume"]);
        assert!(std::fs::read(&output).unwrap() == whole, "{command:?}");
    }
}

#[test]
fn what_cannot_be_continued_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let sample = testdata("sample.txt");
    for (command, file, reason) in [
        (&["rate", "--min", "hard"][..], "out.txt.gz", "must not be compressed"),
        (&["solve"], "out.txt.gz", "must not be compressed"),
        (&["rate"], "out.csv.zst", "must not be compressed"),
    ] {
        let output = folder.path().join(file);
        let run = ninefold().args(command).args(["--resume", &sample, "-o"]).arg(&output);
        let assert = run.assert().code(2);
        assert!(stderr(&assert).contains(reason), "{command:?}: {}", stderr(&assert));
        assert!(!output.exists(), "{command:?}");
    }
    let assert = ninefold().args(["solve", "--resume", &sample, "-o", "-"]).assert().code(2);
    assert!(stderr(&assert).contains("must not be compressed"), "{}", stderr(&assert));
}

/// What was left out is left out again, wherever the run stopped.
#[test]
fn runs_that_select_are_continued() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.txt"), folder.path().join("out"));
    let puzzles = many(300, "6");
    let (left, right) = puzzles.split_at(200 * 82);
    // Some come twice, and some are no puzzles.
    let text = format!("{left}{left}malformed\n{right}{}\n{puzzles}", crate::NONE);
    std::fs::write(&input, text).unwrap();
    for command in [
        &["rate", "--min", "medium"][..],
        &["rate", "--max", "easy", "--csv"],
        &["rate", "--min", "medium", "--max", "medium", "--json"],
        &["canon", "--dedup"],
        &["canon", "--dedup", "--as-given", "--to", "rows"],
    ] {
        let run = |resume: &[&str]| {
            let run = ninefold().args(command).arg("-q").arg(&input).arg("-o").arg(&output);
            run.args(resume).assert()
        };
        run(&[]).code(1);
        let whole = std::fs::read(&output).unwrap();
        assert!(whole.len() > 8000, "{command:?} leaves enough");
        for cut in (0..=5).map(|step| step * whole.len() / 5) {
            std::fs::write(&output, &whole[..cut]).unwrap();
            run(&["--resume"]);
            assert!(std::fs::read(&output).unwrap() == whole, "{command:?}, stopped at {cut}");
        }
        std::fs::write(&output, [&whole[..whole.len() / 2], &whole[82 * 40..]].concat()).unwrap();
        let assert = run(&["--resume"]).code(2);
        assert!(stderr(&assert).contains("without --resume"), "{command:?}: {}", stderr(&assert));
    }
    let run = ninefold().args(["rate", "--min", "easy", "--resume", "-o"]).arg(&output);
    let assert = run.stdin(puzzles).assert().code(2);
    assert!(stderr(&assert).contains("it must be a file"), "{}", stderr(&assert));
}
