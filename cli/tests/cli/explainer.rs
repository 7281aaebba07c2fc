//! The scale of Sudoku Explainer on the command line: ER, EP and ED.

use crate::{NONE, TWO, ninefold, stderr, stdout, testdata};
use serde_json::Value;

/// 2.3/1.2/1.2, with 17 clues.
const EASY: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
/// Arto Inkala's of 2012.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

const SCALE: [&str; 2] = ["--scale", "explainer"];

#[test]
fn ratings_stand_in_lines_csv_and_json() {
    let run =
        |arguments: &[&str]| stdout(&ninefold().arg("rate").args(SCALE).args(arguments).assert());
    let line = run(&["-q", EASY]);
    assert!(line.starts_with(&format!("{EASY}\t2.3\t1.2\t1.2\tnaked-single\t")), "{line}");
    let csv = run(&["-q", "--csv", EASY, TWO, NONE]);
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "puzzle,er,ep,ed,hardest,count,techniques,error,message");
    assert!(lines[1].starts_with(&format!("{EASY},2.3,1.2,1.2,naked-single,64,")), "{csv}");
    let records = ninefold::text::parse(&csv);
    assert!(records.iter().all(|record| record.notes.fields.len() == 9), "{csv}");
    assert!(records[1].notes.text("er").is_some_and(str::is_empty), "numbers are numbers: {csv}");
    let json: Value = serde_json::from_str(&run(&["-q", "--json", EASY])).expect("JSON");
    assert_eq!((json["er"].as_f64(), json["ed"].as_f64()), (Some(2.3), Some(1.2)));
    let picture = run(&["--summary", EASY, EASY]);
    assert!(picture.starts_with("ER\n  2.3 ") && picture.contains("Naked Single"), "{picture}");
}

#[test]
fn ratings_select_puzzles_on_every_scale() {
    let sample = testdata("sample.txt");
    let ratings = |arguments: &[&str]| -> Vec<String> {
        let text = stdout(&ninefold().args(["rate", "-q", &sample]).args(arguments).assert());
        text.lines().filter_map(|line| line.split('\t').nth(1)).map(str::to_owned).collect()
    };
    let number = |text: &String| text.parse::<f64>().expect("a number");
    let all = ratings(&SCALE);
    let some = ratings(&[&SCALE[..], &["--min", "1.5", "--max", "7.2"]].concat());
    let expected: Vec<_> =
        all.iter().filter(|er| (1.5..=7.2).contains(&number(er))).cloned().collect();
    assert_eq!(some, expected);
    assert!(!some.is_empty() && some.len() < all.len(), "{all:?}");
    let easy = ratings(&["--max", "easy"]);
    assert!(!easy.is_empty() && easy.iter().all(|level| level == "easy"), "{easy:?}");
    let hard = ratings(&["--scale", "hodoku", "--min", "medium"]);
    assert!(!hard.is_empty() && hard.iter().all(|level| level != "easy"), "{hard:?}");
    let wrong = ninefold().args(["rate", "--min", "hard", EASY]).args(SCALE).assert().code(2);
    assert!(
        stderr(&wrong).contains("--min hard: expected a rating such as 7.2"),
        "{}",
        stderr(&wrong)
    );
}

/// The rating of each step stands beside it; its text is that of the pattern.
#[test]
fn steps_are_explained_with_their_ratings() {
    let explain = |arguments: &[&str]| {
        stdout(&ninefold().arg("explain").args(SCALE).args(arguments).assert().success())
    };
    let text = explain(&[EASY]);
    let first = text.lines().next().expect("a line");
    assert!(first.starts_with("1. Hidden Single: b") && first.ends_with(" [1.2]"), "{first}");
    assert!(text.contains("is the only cell that can still hold"), "{text}");
    assert!(text.ends_with("Naked Single\n") || text.contains("solved: ER 2.3, EP 1.2, ED 1.2"));
    let hard = explain(&["--step", "1", HARD]);
    assert!(hard.contains("Suppose") || hard.contains("the conclusion is the same"), "{hard}");
    let korean = explain(&["--step", "1", "--lang", "ko", HARD]);
    assert!(korean.contains("따라서"), "{korean}");
    let json: Value = serde_json::from_str(&explain(&["--json", EASY])).expect("JSON");
    assert_eq!(json["steps"][0]["rating"].as_f64(), Some(1.2));
}

/// The scale has rules, not a table of techniques.
#[test]
fn nothing_can_be_left_out() {
    for flags in [["--without", "x-wing"], ["--max-level", "hard"]] {
        let refused = ninefold().args(["rate", EASY]).args(SCALE).args(flags).assert().code(2);
        assert!(stderr(&refused).contains("need a scale with a table"), "{}", stderr(&refused));
    }
}

#[test]
fn a_puzzle_that_takes_too_long_is_undecided() {
    let command = ["rate", "-q", "--timeout", "0.000001", HARD, EASY];
    let text = stdout(&ninefold().args(command).args(SCALE).assert().code(1));
    let first = text.lines().next().expect("a line");
    assert!(first.ends_with("\tundecided\t\t\t\tundecided: the time was up"), "{text}");
    let summary = ["rate", "--summary", "--timeout", "0.000001", HARD];
    let text = stdout(&ninefold().args(summary).args(SCALE).assert().code(1));
    assert!(text.contains("without a rating"), "{text}");
}

#[test]
fn an_interrupted_run_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("out");
    let sample = testdata("sample.txt");
    let run = |resume: &[&str]| {
        let command = ["rate", "-q", "--csv", &sample, "-o"];
        drop(ninefold().args(command).arg(&output).args(SCALE).args(resume).assert());
        std::fs::read_to_string(&output).unwrap()
    };
    let whole = run(&[]);
    for cut in [0, 30, whole.len() / 2, whole.len() - 1] {
        std::fs::write(&output, &whole[..cut]).unwrap();
        assert_eq!(run(&["--resume"]), whole, "stopped at byte {cut}");
    }
}

/// Ctrl-C in the middle of a list of hard puzzles: whole lines are left, and the run goes on.
#[cfg(unix)]
#[test]
fn ctrl_c_leaves_whole_lines() {
    let folder = tempfile::tempdir().unwrap();
    let (list, output) = (folder.path().join("list"), folder.path().join("out"));
    let steps = crate::read("explainer/steps.txt");
    let is_hard = |line: &&str| line.split(' ').nth(1).is_some_and(|rating| rating >= "8.5");
    let hard: Vec<&str> = steps.lines().filter(is_hard).map(|line| &line[..81]).take(100).collect();
    std::fs::write(&list, hard.join("\n") + "\n").unwrap();
    let run = |path: &std::path::Path| {
        let mut run = std::process::Command::new(snapbox::cmd::cargo_bin!("ninefold"));
        run.args(["rate", "-q", "--threads", "1"]).args(SCALE).arg(&list).arg("-o").arg(path);
        run
    };
    let mut first = run(&output).spawn().unwrap();
    let start = std::time::Instant::now();
    while std::fs::metadata(&output).map_or(0, |file| file.len()) == 0 {
        assert!(start.elapsed() < std::time::Duration::from_secs(60), "nothing is written");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let kill = std::process::Command::new("kill").args(["-INT", &first.id().to_string()]).status();
    assert!(kill.expect("kill").success());
    assert_eq!(first.wait().unwrap().code(), Some(130));
    let left = std::fs::read_to_string(&output).unwrap();
    assert!(left.ends_with('\n') && left.lines().count() < hard.len(), "{left}");
    assert!(run(&output).arg("--resume").status().unwrap().success());
    let whole = folder.path().join("whole");
    assert!(run(&whole).status().unwrap().success());
    assert_eq!(std::fs::read_to_string(&output).unwrap(), std::fs::read_to_string(&whole).unwrap());
}

/// Ctrl-C ends the search for a costly puzzle, and the best one so far is written.
#[cfg(unix)]
#[test]
fn ctrl_c_keeps_the_best_puzzle() {
    use std::io::{BufRead, BufReader};
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("best.txt");
    let mut search = std::process::Command::new(snapbox::cmd::cargo_bin!("ninefold"))
        .args(["adversary", "--against", "bitmask", "--seed", "1", "--seconds", "600", "-o"])
        .arg(&output)
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut told = BufReader::new(search.stderr.take().unwrap()).lines();
    let found = told.find(|line| line.as_ref().is_ok_and(|line| line.contains(" calls  ")));
    assert!(found.is_some());
    let id = search.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    told.for_each(drop);
    assert_eq!(search.wait().unwrap().code(), Some(130));
    let best = std::fs::read_to_string(&output).unwrap();
    assert!(best.contains(" calls of bitmask") && best.lines().count() == 1, "{best}");
}

/// The candidates that clues leave are the same puzzle.
#[test]
fn candidates_are_rated_as_stated() {
    let sukaku = stdout(&ninefold().args(["convert", "-q", "--to", "sukaku", EASY]).assert());
    let rated = ninefold().args(["rate", "-q", "-"]).args(SCALE).stdin(sukaku).assert().success();
    assert!(stdout(&rated).contains("\t2.3\t1.2\t1.2\t"), "{}", stdout(&rated));
}

#[test]
fn puzzles_are_made_by_rating() {
    let command = ["generate", "-q", "-n", "2", "--seed", "3"];
    let flags = "--scale explainer --min 2.0 --max 3.0 --max ed=1.2";
    let made = stdout(&ninefold().args(command).args(flags.split(' ')).assert().success());
    let rated = ninefold().args(["rate", "-q", "-"]).args(SCALE).stdin(made).assert().success();
    for line in stdout(&rated).lines() {
        let words: Vec<&str> = line.split('\t').collect();
        assert!(("2.0"..="3.0").contains(&words[1]) && words[3] == "1.2", "{line}");
    }
    let json =
        stdout(&ninefold().args(command).args(flags.split(' ')).arg("--json").assert().success());
    let object: Value = serde_json::from_str(json.lines().next().expect("a line")).expect("JSON");
    assert!(object["er"].is_number() && object["ed"] == 1.2, "{object}");
}

#[test]
fn ratings_that_no_puzzle_has_are_refused() {
    for (flags, why) in [
        ("--min 7.3 --max 7.1", "the least er is above the greatest"),
        ("--min 1.3 --max 1.4", "no step has a rating in the range of ER"),
        ("--min ed=12.5", "no puzzle with ED above 11.9 is known"),
        ("--max 2.0 --min ed=2.3", "ED is never above ER"),
        ("--min hard", "--min hard: expected a rating such as 7.2"),
        ("--min level=hard", "expected one of er, ep, ed"),
        ("--technique x-wing", "has no order of techniques"),
    ] {
        let flags = flags.split(' ');
        let refused = ninefold().arg("generate").args(SCALE).args(flags.clone()).assert().code(2);
        assert!(stderr(&refused).contains(why), "{why}: {}", stderr(&refused));
    }
    // Puzzles that are not solved have such ratings, but few expect that.
    let none = ninefold().arg("rate").args(SCALE).args(["--min", "99", EASY]).assert().success();
    assert!(stderr(&none).contains("no puzzle with ER above 11.9 is known"), "{}", stderr(&none));
}
