//! Making puzzles and telling them apart: `generate`, `grids`, `minimise`, `needless`, `canon`,
//! `same`, `transform`.

use crate::{NONE, PUZZLE, SOLUTION, TWO, ninefold, stderr, stdout};

fn lines(args: &[&str]) -> Vec<String> {
    let assert = ninefold().args(args).assert().success();
    stdout(&assert).lines().map(str::to_owned).collect()
}

#[test]
fn a_seed_makes_the_same_with_any_number_of_threads() {
    let run = |threads| lines(&["generate", "-n", "40", "--seed", "1", "--threads", threads]);
    let one = run("1");
    assert_eq!(one.len(), 40);
    assert_eq!(one, run("3"));
    assert_eq!(one[..5], lines(&["generate", "-n", "5", "--seed", "1"]));
    let grids = lines(&["grids", "-n", "300", "--seed", "1", "--threads", "1"]);
    assert_eq!(grids, lines(&["grids", "-n", "300", "--seed", "1", "--threads", "2"]));
    let checked = ninefold().arg("check").stdin(one.join("\n")).assert().success();
    assert!(stdout(&checked).lines().all(|line| line == "unique"));
}

#[test]
fn without_a_seed_the_random_one_is_printed() {
    let first = ninefold().args(["generate"]).assert().success();
    let told = stderr(&first);
    let seed = told.split_whitespace().nth(1).expect("--seed NUMBER makes …");
    let again = ninefold().args(["generate", "--seed", seed]).assert().success();
    assert_eq!(stdout(&first), stdout(&again));
}

#[test]
fn json_is_not_written_under_another_name() {
    for command in ["rate", "generate"] {
        let run = ninefold().args([command, "--json", "-o", "list.csv"]).stdin("").assert().code(2);
        let told = stderr(&run);
        assert!(told.contains("--json writes JSON, not csv: give the file another name"), "{told}");
    }
}

#[test]
fn json_states_what_was_proved() {
    let assert =
        ninefold().args(["generate", "--seed", "3", "--max", "easy", "--json"]).assert().success();
    let object: serde_json::Value = serde_json::from_str(&stdout(&assert)).expect("JSON");
    assert_eq!(object["level"], "easy");
    assert_eq!(object["solved"], true);
    assert_eq!(object["solution"].as_str().map(str::len), Some(81));
}

#[test]
fn impossible_requests_are_refused_with_the_reason() {
    for (args, reason) in [
        (&["--clues", "16"][..], "17 are the least"),
        (&["--clues", "41..60", "--minimal"], "40 are the most"),
        (&["--symmetry", "full", "--clues", "18"], "no pattern with the symmetry full"),
        (&["--clues", "30..20"], "the range of clues is empty"),
        (&["--rule", "killer", "--clues", "30..20"], "the range of clues is empty"),
        (&["--rule", "anti"], "anti could be anti-knight, anti-king"),
        (&["--rule", "sum"], "puzzles with the rule sum are not made"),
        (&["--rule", "dutchwhispers", "--size", "3"], "the size must be 4 to 16"),
        (&["--rule", "killer", "--to", "sdk"], "not as sdk"),
        (&["-o", "no/such/folder"], "cannot write no/such/folder"),
        (
            &["--pattern", &"x".repeat(80)],
            "expected the 81 cells of a classic puzzle, found 80 characters",
        ),
        (&["--from-solution", PUZZLE], "r1c1 is blank"),
        (&["--starts", "0"], "at least 1"),
    ] {
        let assert = ninefold().arg("generate").args(args).assert().code(2);
        let told = stderr(&assert);
        assert!(told.contains(reason), "{args:?}: {told}");
        // No seed changes it.
        assert!(!told.contains("--seed"), "{args:?}: {told}");
    }
    let assert = ninefold()
        .args(["generate", "--clues", "17", "--minimal", "--starts", "20", "--seed", "1"])
        .assert()
        .code(1);
    assert!(stderr(&assert).contains("no such puzzle in 20 starts; the closest has"));
}

#[test]
fn the_solution_can_be_given() {
    let made = lines(&["generate", "-n", "3", "--from-solution", SOLUTION, "--seed", "1"]);
    let solved = ninefold().arg("solve").stdin(made.join("\n")).assert().success();
    assert!(stdout(&solved).lines().all(|line| line == SOLUTION));
}

#[test]
fn minimal_puzzles_stay_puzzles() {
    let minimal = lines(&["minimise", "--seed", "1", PUZZLE]);
    ninefold().args(["needless", &minimal[0]]).assert().success().stdout_eq("minimal\n");
    let assert = ninefold().args(["needless", PUZZLE]).assert().code(1);
    assert!(stdout(&assert).starts_with("needless: given "));
    let all = lines(&["minimise", "--all", "--max-puzzles", "20", PUZZLE]);
    assert_eq!(all.len(), 20);
    let refused = ninefold().args(["minimise", "--all", "--to", "iss", PUZZLE]).assert().code(2);
    assert!(stderr(&refused).contains("--all writes classic puzzles"));
    let assert = ninefold().args(["minimise", TWO, NONE, PUZZLE, "--seed", "1"]).assert().code(1);
    assert!(stderr(&assert).contains("several solutions"));
    assert!(stderr(&assert).contains("contradictory: no digit can go into r1c9"));
    assert_eq!(stdout(&assert).lines().count(), 3, "each puzzle has one record");
}

#[test]
fn a_variant_in_the_list_leaves_the_others_as_they_are() {
    let classic = format!("{SOLUTION}\nnonsense\n{SOLUTION}\n");
    let minimal = |list: &str| {
        let run = ninefold().args(["minimise", "-q", "--seed", "1"]).stdin(list).assert().code(1);
        [0, 2].map(|line| stdout(&run).lines().nth(line).map(str::to_owned))
    };
    let alone = minimal(&classic);
    assert_ne!(alone[0], alone[1]);
    assert_eq!(minimal(&format!("{classic}.Shape~4x4.Cage~3~R1C1~R1C2\n")), alone);
}

#[test]
fn canon_keeps_what_is_malformed_in_its_place() {
    let input = format!("{PUZZLE}\nhello\n{PUZZLE}\n");
    let assert = ninefold().args(["canon", "-q"]).stdin(input).assert().code(1);
    let text = stdout(&assert);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3, "{text}");
    assert!(lines[1].starts_with("hello # malformed: ") && lines[0] == lines[2], "{text}");
}

#[test]
fn isomorphs_are_distinguished_from_others() {
    let moved = &lines(&["transform", "--seed", "5", PUZZLE])[0];
    assert_ne!(moved, PUZZLE);
    assert_eq!(lines(&["canon", PUZZLE]), lines(&["canon", moved]));
    let by = &lines(&["same", PUZZLE, moved])[0];
    assert_eq!(&lines(&["transform", "--by", by, PUZZLE])[0], moved);
    ninefold().args(["same", PUZZLE, TWO]).assert().code(1).stdout_eq("different\n");
    let full = &lines(&["canon", "--full", moved])[0];
    let fields: Vec<&str> = full.split('\t').collect();
    assert_eq!(fields[1], "1");
    assert_eq!(lines(&["transform", "--by", fields[2], moved])[0], fields[0]);
    let input = [PUZZLE, TWO, moved, PUZZLE].join("\n");
    let kept = ninefold().args(["canon", "--dedup", "--as-given"]).stdin(input).assert().success();
    assert_eq!(stdout(&kept), format!("{PUZZLE}\n{TWO}\n"));
    assert!(stderr(&kept).contains("2 of 4 are different"));
    let turned = &lines(&["transform", "--operation", "rotate180", PUZZLE])[0];
    assert!(turned.chars().rev().eq(PUZZLE.chars()));
}

#[test]
fn all_grids_are_counted() {
    let census = lines(&["grids", "--census"]);
    assert_eq!(census.len(), 417);
    assert_eq!(census[416], "6670903752021072936960");
}

#[test]
fn a_number_of_rules_is_kept_or_the_other_number_is_said() {
    let made = |rule: &str| {
        let arguments = ["generate", "--rule", rule, "--seed", "1", "--size", "6"];
        let run = ninefold().args(arguments).assert().success();
        (stdout(&run), stderr(&run))
    };
    for count in [1, 3, 8] {
        let (puzzle, said) = made(&format!("killer={count}"));
        assert_eq!(puzzle.matches(".Cage~").count(), count, "{puzzle}");
        assert_eq!(said, "");
    }
    let (puzzle, said) = made("thermometer=100");
    let count = puzzle.matches(".Thermo~").count();
    assert!(count > 2 && said.contains(&format!("thermometer: {count} rules, not 100")), "{said}");
}

/// No other start, seed or level helps, so it is said once and without a tip.
#[test]
fn rules_that_leave_no_solution_are_said_once() {
    let arguments = ["generate", "--rule", "anti-king", "--size", "4", "-n", "3", "--seed", "1"];
    let told = stderr(&ninefold().args(arguments).assert().code(1));
    assert_eq!(told, "ninefold: error: these rules leave no solution on a 4×4 board\n");
    let told = stderr(&ninefold().args(["generate", "--rule", "jigsaw=2"]).assert().code(2));
    assert!(told.contains("jigsaw takes no number"), "{told}");
}

#[test]
fn json_of_variants_has_a_file_of_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = |name: &str| {
        let path = folder.path().join(name);
        let arguments = ["generate", "--rule", "killer", "--size", "4", "--seed", "1", "--json"];
        ninefold().args(arguments).arg("-o").arg(&path).assert().success();
        std::fs::read_to_string(path).expect("it is written")
    };
    assert!(made("some.jsonl").starts_with(r#"{"puzzle":".Shape~4x4."#));
    assert_eq!(made("some.json"), made("some.jsonl"));
}
