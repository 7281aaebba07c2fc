//! `hint`, `explain`, `rate`, `techniques`.

use crate::{PUZZLE, SOLUTION, ninefold, stderr, stdout};
use ninefold::rate::Scale;

pub(crate) const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SEVERAL: &str =
    ".....1.3...978....68.3.97..1..9.5.8..9....5....3.....4......1.2....4....47..2.3..";

/// Arto Inkala's of 2012.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The easy puzzle with a wrong digit in r1c3, where a 4 belongs.
fn wrong() -> String {
    EASY.replacen("53.", "531", 1)
}

#[test]
fn a_hint_comes_in_three_depths() {
    let hint =
        |level: &str| stdout(&ninefold().args(["hint", "--depth", level, EASY]).assert().success());
    assert_eq!(hint("1"), "Look at block 4.\n");
    assert_eq!(hint("2"), "Hidden Single: look at block 4.\n");
    let whole = hint("3");
    assert!(whole.starts_with("Hidden Single: b4 => r5c3=6\nIn block 4, "), "{whole}");
    assert_eq!(whole.lines().count(), 2 + 14);
    assert!(whole.contains("+6"), "{whole}");
    let korean = stdout(&ninefold().args(["hint", "--lang", "ko", EASY]).assert().success());
    assert!(korean.contains("4블록"), "{korean}");
}

#[test]
fn a_hint_says_first_what_is_wrong() {
    let with = |arguments: &[&str], state: &str| {
        stdout(&ninefold().arg("hint").args(arguments).arg(state).assert().success())
    };
    let wrong = wrong();
    assert_eq!(with(&["--givens", EASY], &wrong), "The 1 in r1c3 is wrong.\n");
    assert_eq!(
        with(&["--givens", EASY, "--depth", "1"], &wrong),
        "Something is wrong in block 1.\n"
    );
    for command in ["hint", "explain"] {
        let assert = ninefold().args([command, "--givens", PUZZLE, &wrong]).assert().code(1);
        let told = "<argument>:1: the position does not contain the givens of that puzzle (r";
        assert!(stderr(&assert).starts_with(told), "{}", stderr(&assert));
    }
    let word = "contradictory: no place for 1 in column 8; without the 1 in r1c3 there is exactly one solution";
    let assert = ninefold().args(["hint", &wrong]).assert().code(1).stdout_eq(format!("{word}\n"));
    let message = stderr(&assert);
    assert_eq!(message, format!("<argument>:1: {word}\n"));
}

#[test]
fn a_hint_reads_pencilmarks_and_misses_removed_candidates() {
    let convert = ["convert", "--to", "pencilmarks", EASY];
    let grid = stdout(&ninefold().args(convert).assert().success());
    let good =
        stdout(&ninefold().args(["hint", "--depth", "1", "-"]).stdin(&grid).assert().success());
    assert!(good.starts_with("Look at "), "{good}\n{grid}");
    let bad = grid.replacen("124", "12", 1);
    let hint = stdout(&ninefold().args(["hint", "-"]).stdin(&bad).assert().success());
    assert_eq!(hint, "4 was wrongly removed from r1c3.\n", "{bad}");
}

#[test]
fn a_solved_or_impossible_or_loose_puzzle_gets_a_plain_word() {
    let solved = stdout(&ninefold().args(["solve", EASY]).assert().success());
    for command in ["hint", "explain"] {
        let loose = ninefold().args([command, SEVERAL]).assert().code(1);
        for text in [stderr(&loose), stdout(&loose)] {
            assert!(text.contains("several solutions, such as"), "{text}");
        }
    }
    let word = stderr(&ninefold().args(["hint", solved.trim()]).assert().success());
    assert_eq!(word, "<argument>:1: already solved\n");
    let malformed = ninefold().arg("hint").arg("-").stdin("nonsense\n").assert().code(1);
    assert!(stderr(&malformed).contains("expected"), "{}", stderr(&malformed));
}

/// The puzzle's first step is the same wherever it is shown.
#[test]
fn a_hint_is_the_first_step_of_the_path() {
    let first_line = |text: String| text.lines().next().unwrap_or_default().to_owned();
    for scale in Scale::ALL {
        for puzzle in [EASY, HARD] {
            // The smallest proofs of the hard one take long.
            if *scale == Scale::PROOF && puzzle == HARD {
                continue;
            }
            let scale = ["--scale", scale.name()];
            let run = |arguments: &[&str]| {
                let assert = ninefold().args(arguments).args(scale).arg(puzzle).assert().success();
                first_line(stdout(&assert))
            };
            let hint = run(&["hint"]);
            // The step's own rating may follow.
            let first = run(&["explain", "--brief"]);
            assert!(first.starts_with(&format!("1. {hint}")), "{first}");
            assert_eq!(run(&["explain", "--brief", "--step", "1"]), first);
        }
    }
}

#[test]
fn a_path_is_explained_step_by_step() {
    let text = stdout(&ninefold().args(["explain", EASY]).assert().success());
    assert!(text.starts_with("1. "), "{text}");
    assert!(text.contains("\n51. ") && !text.contains("\n52. "));
    let last = text.lines().last().expect("a line");
    assert!(last.starts_with("solved: easy, score "), "{last}");
    let full = ninefold().args(["explain", "--brief", SOLUTION]).assert().success();
    full.stdout_eq("solved: easy, score 0, 0 steps\n");
    let brief = stdout(&ninefold().args(["explain", "--brief", EASY]).assert().success());
    assert_eq!(brief.lines().count(), 52);
    let one = stdout(&ninefold().args(["explain", "--step", "3", EASY]).assert().success());
    assert!(one.starts_with("3. ") && !one.contains("solved"), "{one}");
    let none = ninefold().args(["explain", "--step", "99", EASY]).assert().code(1);
    assert_eq!(stderr(&none), "<argument>:1: there is no step 99; the path has 51\n");
}

#[test]
fn a_path_is_an_object_of_json() {
    let text = stdout(&ninefold().args(["explain", "--json", EASY]).assert().success());
    let path: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(path["puzzle"], EASY);
    assert_eq!(path["level"], "easy");
    let steps = path["steps"].as_array().expect("steps");
    assert_eq!(steps.len(), 51);
    assert_eq!(
        steps[0]["placements"][0]["digit"].as_u64().map(|d| (1..=9).contains(&d)),
        Some(true)
    );
    assert!(!steps[0]["pattern"].as_array().expect("parts").is_empty());
}

#[test]
fn every_instance_of_a_technique_is_found() {
    let find = ["explain", "--find", "hidden single", "--brief", EASY];
    let text = stdout(&ninefold().args(find).assert().success());
    let last = text.lines().last().expect("a line");
    let count: usize =
        last.trim_start_matches("Hidden Single: ").split(' ').next().unwrap().parse().unwrap();
    assert_eq!(text.lines().count(), count + 1);
    assert!(count > 10 && last.ends_with(" before step 1"), "{last}");
    let late = ["explain", "--find", "hidden-single", "--step", "52", EASY];
    assert_eq!(
        stdout(&ninefold().args(late).assert().success()),
        "Hidden Single: none found before step 52\n"
    );
    let unknown = ninefold().args(["explain", "--find", "nonsense", EASY]).assert().code(2);
    assert!(stderr(&unknown).contains("`ninefold techniques` lists them"));
}

/// The steps of a technique at the start need no path, so they are found within a limit that the path
/// would exceed.
#[test]
fn instances_need_no_path() {
    let slow = "98.76.5..7...5..8...5..8..985...6.9..9.........4...3..46...7.5.....2...4......1..";
    let within = |more: &[&str]| {
        let explain = ninefold().args(["explain", "--brief", "--timeout", "0.03", slow]);
        explain.args(["--scale", "explainer"]).args(more).assert()
    };
    assert!(stderr(&within(&[]).code(1)).contains("undecided"));
    let found = stdout(&within(&["--find", "hidden-single"]).success());
    assert!(found.ends_with(" before step 1\n"), "{found}");
}

#[test]
fn a_misspelt_technique_is_recognised() {
    for command in [&["techniques", "x-wng"][..], &["explain", "--find", "x-wng", EASY]] {
        let message = stderr(&ninefold().args(command).assert().code(2));
        assert!(message.contains("did you mean x-wing?"), "{message}");
        let korean = [command, &["--lang", "ko"]].concat();
        let message = stderr(&ninefold().args(&korean).assert().code(2));
        assert!(message.contains("혹시 x-wing?"), "{message}");
    }
}

/// Techniques of variants have no page, but are no unknown names.
#[test]
fn techniques_of_variants_are_described_elsewhere() {
    for command in [&["techniques", "one-rule"][..], &["hint", "--without", "Cases", EASY]] {
        let run = ninefold().args(command).assert().code(2);
        assert!(stderr(&run).contains("which docs/VARIANTS.md describes"), "{}", stderr(&run));
    }
}

#[test]
fn techniques_can_be_left_out() {
    let without = ["explain", "--brief", "--without", "hidden-single", "--max-level", "easy", EASY];
    let text = stdout(&ninefold().args(without).assert().success());
    assert!(!text.contains("Hidden Single"), "{text}");
}

#[test]
fn ratings_come_as_lines_csv_and_json() {
    let input = format!("{EASY}\n{SEVERAL}\nnonsense\n");
    let rate = |format: &[&str]| {
        let assert = ninefold().args(["rate", "--from", "line"]).args(format).stdin(&input);
        stdout(&assert.assert().code(1))
    };
    let lines = rate(&[]);
    let rows: Vec<Vec<&str>> = lines.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows.len(), 3);
    assert_eq!((rows[0][0], rows[0][1], rows[0][3]), (EASY, "easy", "hidden-single"));
    assert_eq!((rows[1][1], rows[2][1]), ("several", "malformed"));
    assert!(rows[1][4].starts_with("several solutions, such as "), "{lines}");
    let csv = rate(&["--csv"]);
    let records = ninefold::text::parse(&csv);
    assert_eq!(records.len(), 3);
    for (record, error) in records.iter().zip(["", "several", "malformed"]) {
        assert_eq!(record.notes.fields.len(), 8, "{csv}");
        assert_eq!(record.notes.text("error"), Some(error), "{csv}");
    }
    for line in rate(&["--json"]).lines() {
        let object: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert!(object["level"].is_string() || object["error"].is_string(), "{line}");
    }
}

#[test]
fn a_summary_draws_a_histogram() {
    let assert = ninefold().args(["rate", "--summary"]).stdin(format!("{EASY}\n")).assert();
    let text = stdout(&assert.success());
    assert!(text.starts_with("Level\n  easy     ████"), "{text}");
    assert!(text.contains("Hidden Single  ████"), "{text}");
    // A variant's hardest technique counts beside those of classic puzzles.
    let variant = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4";
    let mixed = format!("{EASY}\n{variant}\n{variant}\n");
    let assert = ninefold().args(["rate", "--summary"]).stdin(mixed).assert();
    let text = stdout(&assert.success());
    let (_, hardest) = text.split_once("Hardest technique\n").expect("a heading");
    let counts =
        hardest.lines().flat_map(str::split_whitespace).filter_map(|word| word.parse::<u64>().ok());
    assert_eq!(counts.sum::<u64>(), 3, "{text}");
}

#[test]
fn techniques_are_listed_and_described() {
    let list = stdout(&ninefold().arg("techniques").assert().success());
    assert_eq!(list.lines().count(), ninefold::Technique::ALL.len() + 1);
    let by_code = stdout(&ninefold().args(["techniques", "hidden-pair"]).assert().success());
    assert!(by_code.starts_with("Hidden Pair (hidden-pair), "), "{by_code}");
    let by_name = stdout(&ninefold().args(["techniques", "Hidden Pair"]).assert().success());
    assert_eq!(by_code, by_name);
    let near = stderr(&ninefold().args(["techniques", "pair"]).assert().code(2));
    assert!(near.contains("naked-pair"), "{near}");
}

/// A line of HoDoKu's or Susser's holds a position: 4 in r1c3 was found, and 2 was removed from
/// r1c4, so that 6 is left.
#[test]
fn a_position_is_continued_not_the_givens() {
    let givens = EASY;
    let placed = EASY.replacen("53.", "53+4", 1);
    let hodoku = format!(":0000:x:{placed}:214::");
    let susser = format!("{placed}:214");
    for line in [&hodoku, &susser] {
        let hint = stdout(&ninefold().args(["hint", line]).assert().success());
        let whole = stdout(&ninefold().args(["explain", "--json", line]).assert().success());
        let path: serde_json::Value = serde_json::from_str(&whole).expect("JSON");
        assert_eq!(path["puzzle"], givens);
        let steps = path["steps"].as_array().expect("steps");
        // 50 of the 51 blanks are left.
        assert_eq!(steps.len(), 50, "{line}");
        assert!(!whole.contains("\"r1c3\""), "a digit that stands there is advised: {whole}");
        let row = hint.lines().find(|line| line.starts_with("1 │")).expect("the first row");
        let row = row.split_whitespace().collect::<Vec<_>>().join(" ").replace(['+', '-', '*'], "");
        assert!(row.starts_with("1 │ 5 3 4 │ 6 7 "), "{hint}");
        // The rating is that of the puzzle as it was given; the position stands beside it.
        let rate = |text: &str| stdout(&ninefold().args(["rate", "-q", text]).assert().success());
        let alone = rate(givens);
        let beside = rate(line);
        let beside = beside.strip_prefix(alone.trim_end()).expect("the same rating");
        assert!(beside.contains(&placed.replace('+', "")), "{beside}");
    }
}

#[test]
fn mistakes_in_a_position_are_named() {
    let told = |line: String| stdout(&ninefold().args(["hint", &line]).assert().success());
    let wrong = EASY.replacen("53.", "53+1", 1);
    assert_eq!(told(format!("{wrong}:")), "The 1 in r1c3 is wrong.\n");
    assert_eq!(told(format!("{EASY}:413")), "4 was wrongly removed from r1c3.\n");
}

#[test]
fn every_step_is_shown_with_its_proof() {
    let explain = |arguments: &[&str]| {
        let command = ["explain", "--verify"];
        stdout(&ninefold().args(command).args(arguments).assert().success())
    };
    let is_proof =
        |line: &&str| line.trim_start().starts_with("Proof: ") && line.ends_with(" [accepted]");
    let text = explain(&["--brief", EASY]);
    let lines: Vec<&str> = text.lines().collect();
    let (steps, end) = lines.split_at(lines.len() - 1);
    assert!(end[0].starts_with("solved: "), "{text}");
    assert!(steps.chunks(2).all(|pair| is_proof(&pair[1])), "{text}");
    assert!(lines[1].starts_with("   Proof: truths 6"), "{text}");
    for scale in Scale::ALL {
        let puzzle = if *scale == Scale::PROOF { EASY } else { HARD };
        let text = explain(&["--scale", scale.name(), puzzle]);
        let proofs = text.lines().filter(is_proof).count();
        assert!(text.contains(&format!(", {proofs} steps: ")), "{text}");
    }
    let found = explain(&["--find", "hidden-single", "--lang", "ko", EASY]);
    assert!(
        found.lines().any(|line| line.starts_with("증명: truths 6") && line.ends_with(" [확인됨]")),
        "{found}"
    );
}

#[test]
fn the_steps_of_others_are_verified() {
    let text = format!(
        "{EASY}\nr5c5=5 : truths r5c5\nr1c3=4 : truths 4r1 # wrong\n\nr5c3=6 : truths 6q4\nr5c3=6 : truths 6b4\n"
    );
    let assert = ninefold().arg("verify").stdin(text.clone()).assert().code(1);
    let out = stdout(&assert);
    let verdicts: Vec<&str> = out.lines().collect();
    assert_eq!(
        verdicts,
        [
            "accepted: <stdin>:2: r5c5=5",
            "refused: <stdin>:3: r1c3=4: the constraints leave r1c3(4) open",
            "malformed: <stdin>:5:17",
            "accepted: <stdin>:6: r5c3=6",
        ]
    );
    let messages = stderr(&assert);
    assert!(
        messages.contains("<stdin>:5:17: expected a constraint such as r4c7 or 5b3"),
        "{messages}"
    );
    assert!(messages.contains("1 puzzle: 2 steps accepted, 1 refused, 1 malformed"), "{messages}");
    // What a program reads is the same in Korean.
    let korean = ninefold().args(["verify", "--lang", "ko"]).stdin(text).assert().code(1);
    assert_eq!(stdout(&korean), out);
    assert!(stderr(&korean).contains("거부됨"));
    // A puzzle that cannot be read has no steps; nothing reads none.
    let lost = format!("{EASY}\n53..7\nr5c5=5 : truths r5c5\n");
    let assert = ninefold().arg("verify").stdin(lost).assert().code(1);
    assert_eq!(stdout(&assert), "malformed: <stdin>:2\nmalformed: <stdin>:3\n");
    // A step without a proof does not end the path; from a contradictory puzzle nothing is proved.
    let short = format!("{EASY}\nr5c5=5\nr5c5=5 : truths r5c5\n");
    let assert = ninefold().arg("verify").stdin(short).assert().code(1);
    assert_eq!(stdout(&assert), "malformed: <stdin>:2\naccepted: <stdin>:3: r5c5=5\n");
    let contradictory = format!("11{}\nr5c5=5 : truths r5c5\n", &EASY[2..]);
    let assert = ninefold().arg("verify").stdin(contradictory).assert().code(1);
    assert_eq!(stdout(&assert), "malformed: <stdin>:1\nmalformed: <stdin>:2\n");
    assert!(stderr(&assert).contains("the puzzle contradicts itself"));
    // A puzzle with a colon is no claim, and what stands below it is no step of the one above.
    let susser = format!("{EASY}\n{EASY}:423 513\nr5c5=5 : truths r5c5\n");
    let assert = ninefold().arg("verify").stdin(susser).assert().code(1);
    assert_eq!(stdout(&assert), "malformed: <stdin>:2\nmalformed: <stdin>:3\n");
    let told = "<stdin>:2: verify takes a puzzle as 81 characters, with its steps below, or what `ninefold explain --json --verify` writes\n";
    assert!(stderr(&assert).contains(told));
    ninefold().arg("verify").stdin("").assert().code(1);
}

#[test]
fn what_explain_writes_is_verified() {
    for (scale, other) in [("ninefold", HARD), ("hodoku", EASY), ("proof", EASY)] {
        let arguments = ["explain", "--json", "--verify", "--scale", scale, EASY, other];
        let json = stdout(&ninefold().args(arguments).assert().success());
        let assert = ninefold().arg("verify").stdin(json.clone()).assert().success();
        let out = stdout(&assert);
        assert!(out.lines().count() > 90 && out.lines().all(|line| line.starts_with("accepted: ")));
        // On several lines, with an object that breaks off before it.
        let value: serde_json::Value =
            serde_json::from_str(json.lines().next().expect("a line")).expect("JSON");
        let pretty = serde_json::to_string_pretty(&value).expect("JSON");
        let broken = format!("{{\"puzzle\": ]\n{pretty}\n");
        let assert = ninefold().arg("verify").stdin(broken).assert().code(1);
        let out = stdout(&assert);
        assert!(out.starts_with("malformed: <stdin>:1:12\naccepted: <stdin>:2 step 1: "), "{out}");
        let count = value["steps"].as_array().expect("steps").len();
        assert_eq!(out.lines().filter(|line| line.starts_with("accepted: ")).count(), count);
    }
}
