//! Puzzles of other sizes and with other rules.

use crate::{PUZZLE, SOLUTION, ninefold, read, stderr, stdout, testdata};

#[test]
fn each_is_answered_in_its_place() {
    let solved = ninefold().args(["solve", "-q", &testdata("variants.txt")]).assert().success();
    let solved = stdout(&solved);
    let lengths: Vec<_> = solved.lines().map(str::len).collect();
    assert_eq!(lengths, [81, 36, 36, 16, 81, 81]);
    let checked = ninefold().args(["check", &testdata("variants.txt")]).assert().success();
    assert_eq!(stdout(&checked), "unique\n".repeat(6));
    // Every solution satisfies its own rules and no other's.
    let strings = read("variants.txt");
    let strings: Vec<_> = strings.lines().filter(|line| line.starts_with('.')).collect();
    for (i, solution) in solved.lines().enumerate() {
        let size = solution.len().isqrt();
        let givens: String = solution
            .chars()
            .enumerate()
            .map(|(at, digit)| format!(".~R{}C{}_{digit}", at / size + 1, at % size + 1))
            .collect();
        for (j, string) in strings.iter().enumerate().filter(|(j, _)| lengths[*j] == solution.len())
        {
            let run = ninefold().args(["count", "-"]).stdin(format!("{string}{givens}\n"));
            let count = stdout(&run.assert());
            assert_eq!(count, if i == j { "1\n" } else { "0\n" }, "{i} {j}");
        }
    }
}

/// Classic puzzles, variants and mistakes on the lines of one file.
fn mixed() -> String {
    let strings = read("variants.txt");
    let killer = strings.lines().find(|line| line.starts_with(".Shape~6x6")).expect("one");
    format!(
        "{PUZZLE}\n{killer}\nnonsense\n.Frobnicate~3~R1C1\n# a comment\n\
         .Shape~4x4.Cage~7~R1C1~R2C1~R3C1.Cage~9~R1C2~R9C9\n.Shape~4x4.Cage~20~R1C1~R1C2\n\
         12..............\n{PUZZLE}\n"
    )
}

#[test]
fn they_come_among_classic_puzzles_in_any_number_of_threads() {
    let whole = mixed().repeat(30);
    let run = |threads: &str| {
        ninefold().args(["solve", "--threads", threads]).stdin(&whole).assert().code(1)
    };
    let [one, four] = ["1", "4"].map(run);
    assert_eq!(stdout(&one), stdout(&four));
    let answers = stdout(&one);
    let lines: Vec<_> = answers.lines().collect();
    assert_eq!(lines.len(), 8 * 30);
    for answers in lines.chunks(8) {
        assert_eq!((answers[0], answers[7]), (SOLUTION, SOLUTION));
        assert_eq!(answers[1], "124536356124241653563412435261612345");
        assert!(answers[2].starts_with("nonsense # malformed: "));
        assert!(answers[3].ends_with("the rule Frobnicate is not understood (3 R1C1)"));
        assert!(answers[4].ends_with("\"R9C9\" is not a cell of the board"), "{}", answers[4]);
        assert_eq!(
            answers[5],
            ".Shape~4x4.Cage~20~R1C1~R1C2 # contradictory: killer cage 20 at r1c1 r1c2"
        );
        assert!(answers[6].starts_with("1234341221434321 # one of several"), "{}", answers[6]);
    }
    let said = stderr(&one);
    assert!(said.contains("<stdin>:3:1: no variant format"), "{said}");
    assert!(said.contains("<stdin>:4:1: the rule Frobnicate is not understood"), "{said}");
    assert!(said.contains("<stdin>:6:"), "{said}");
    assert!(said.contains(
        "240 puzzles: 90 unique, 30 with several solutions, 30 without a solution, 90 malformed"
    ));
}

#[test]
fn they_are_checked_counted_and_listed() {
    let run = |command: &[&str], code: i32| {
        stdout(&ninefold().args(command).stdin(mixed()).assert().code(code))
    };
    let checked = run(&["check"], 1);
    let words: Vec<_> = checked.lines().map(|line| line.split(':').next().unwrap()).collect();
    let malformed = "malformed";
    assert_eq!(
        words,
        ["unique", "unique", malformed, malformed, malformed, "contradictory", "several", "unique"]
    );
    assert!(checked.contains("contradictory: killer cage 20 at r1c1 r1c2\n"), "{checked}");
    let counts = run(&["count"], 1);
    let counts: Vec<_> = counts.lines().collect();
    assert_eq!(counts[..2], ["1", "1"]);
    assert_eq!(counts[5], "0");
    let listed = run(&["solutions"], 1);
    let found = listed.lines().filter(|line| line.len() == 16).count();
    assert_eq!(counts[6], found.to_string());
    let few = run(&["count", "--limit", "2"], 1);
    assert_eq!(few.lines().nth(6), Some("2"));
}

#[test]
fn other_commands_say_that_they_take_classic_puzzles() {
    let said = |command: &[&str], text: &str, code: i32| {
        stderr(&ninefold().args(command).stdin(text.to_owned()).assert().code(code))
    };
    let text = read("variants.txt");
    let elsewhere = "most others, such as solve, check and hint, take variants too";
    for command in ["vicinity", "transform"] {
        let said = said(&[command], &text, 1);
        assert_eq!(said.matches(elsewhere).count(), 1, "{command}: {said}");
        assert!(said.contains("classic puzzle, found a variant\n"), "{command}: {said}");
    }
    let canon = said(&["canon"], &text, 1);
    assert!(canon.contains("moving rows and changing digits breaks most other rules"), "{canon}");
    let string = &rows()[0];
    assert!(said(&["race"], string, 1).contains(elsewhere));
    for variant in [string, "3x3::k:0;1"] {
        let told = said(&["verify"], variant, 1);
        assert!(told.contains("judge-steps checks other claims about them"), "{told}");
    }
    let checked = ninefold().args(["canon", "--json"]).stdin(string.clone()).assert().code(1);
    let why = r#""error":"classic-only","message":"canon takes classic puzzles only""#;
    assert!(stdout(&checked).contains(why), "{}", stdout(&checked));
    let second = format!("{PUZZLE}\n {string}\n");
    assert!(said(&["race"], &second, 1).contains("<stdin>:2:1: "));
    assert!(said(&["same", string, string], "", 2).contains(elsewhere));
}

/// People read Korean; what programs read is the same in both languages.
#[test]
fn messages_are_korean_and_answers_stay_the_same() {
    let cell = ".Shape~4x4.Cage~5~R1C1~R9C9\n.Shape~9x9.XSum~0~X1\n.Frobnicate~3~R1C1\nnonsense\n";
    let text = format!("{}\n{cell}", rows()[3]);
    let run = |command: &[&str], code: i32| {
        let [english, korean] = ["en", "ko"].map(|language| {
            let run = ninefold().args(["--lang", language]).args(command).stdin(text.clone());
            run.assert().code(code)
        });
        assert_eq!(stdout(&english), stdout(&korean), "{command:?}");
        stderr(&korean)
    };
    for command in [&["check"][..], &["check", "--json"], &["solve"], &["solve", "--to", "jsonl"]] {
        let said = run(command, 1);
        assert!(said.contains("판에 없는 칸입니다: \"R9C9\""), "{said}");
        let sentences = said.lines().filter(|line| line.starts_with("<stdin>:"));
        let is_korean = |c: char| ('가'..='힣').contains(&c);
        assert!(sentences.clone().all(|line| line.contains(is_korean)), "{said}");
        assert_eq!(sentences.count(), 4, "{said}");
    }
    let lost = run(&["convert", "--to", "line"], 1);
    assert!(
        lost.contains("<stdin>:1: 킬러 케이지 규칙이 빠졌습니다: 다른 퍼즐이 되었습니다"),
        "{lost}"
    );
    // A puzzle that a format cannot hold is written as it was, and that is said.
    let oblong = ninefold().args(["--lang", "ko", "convert", "--to", "fpuzzles"]);
    let oblong = oblong.stdin(".Shape~4x5.Cage~3~R1C1~R1C2\n").assert().code(1);
    assert!(stdout(&oblong).starts_with(".Shape~4x5.Cage~3~R1C1~R1C2 # f-puzzles and links"));
    assert!(
        stderr(&oblong).contains("f-puzzles와 SudokuPad 링크의 판은 정사각형이고"),
        "{}",
        stderr(&oblong)
    );
}

/// A damaged list of candidates is no grid of 27×27.
#[test]
fn damaged_classic_puzzles_are_no_variants() {
    let sukaku = "123456789".repeat(81);
    let damaged = sukaku.replacen('5', "!", 1);
    let assert = ninefold().args(["solve", "-q"]).stdin(damaged + "\n").assert().code(1);
    assert!(stdout(&assert).contains("malformed"), "{}", stdout(&assert));
    for cut in 1..81 {
        let assert = ninefold().args(["check"]).stdin(format!("{}\n", &PUZZLE[..cut])).assert();
        let answer = stdout(&assert);
        let size = cut.isqrt();
        assert!(answer.starts_with("malformed") || size * size == cut, "{cut}: {answer}");
    }
}

/// What is written as one notation is read back as the same puzzle.
#[test]
fn they_are_converted() {
    let solve =
        |text: String| stdout(&ninefold().args(["solve", "-q"]).stdin(text).assert().success());
    let solved = solve(read("variants.txt"));
    for to in ["iss", "variant-json", "fpuzzles-json", "fpuzzles"] {
        let run = ninefold().args(["convert", "--to", to, &testdata("variants.txt")]);
        let assert = run.assert().success();
        assert_eq!(stdout(&assert).lines().count(), 6, "{to}");
        assert_eq!(solve(stdout(&assert)), solved, "{to}: {}", stderr(&assert));
    }
    // Classic puzzles too; what has no place is named.
    let string = stdout(&ninefold().args(["convert", "--to", "iss", PUZZLE]).assert().success());
    assert!(string.starts_with('.') && solve(string) == format!("{SOLUTION}\n"));
    let run = ninefold().args(["convert", "-q", "--to", "line", &testdata("variants.txt")]);
    let assert = run.assert().code(1);
    let named = |line: &str| {
        let place = format!("variants.txt:{line}: the rule killer cage is lost: this is another");
        stderr(&assert).contains(&place)
    };
    assert!(["3", "5"].into_iter().all(named), "{}", stderr(&assert));
    assert_eq!(stderr(&assert).matches("another puzzle now").count(), 6);
    let run = ninefold().args(["convert", "--to", "boxed", &testdata("variants.txt")]);
    assert!(
        stderr(&run.assert().code(1))
            .contains("classic puzzles only; variants are written as variant-json, iss, ")
    );
    // Where rules have no name in a notation, their names are lost and not they.
    let mixed = ninefold().args(["convert", "--to", "iss"]).stdin(mixed()).assert().code(1);
    assert_eq!(stdout(&mixed).lines().count(), 8);
}

/// A mistake in a list of classic puzzles makes it no list of variants: a piece of a line may look like a
/// grid of another size.
#[test]
fn a_mistake_in_a_classic_list_changes_nothing_else() {
    let sample = read("sample.txt");
    let lines: Vec<_> = sample.lines().take(4).collect();
    for cut in [4, 9, 16, 25, 36, 49, 64] {
        let (one, other) = lines[1].split_at(cut);
        let text = format!("{}\n{one}\n{other}\n{}\n", lines[0], lines[2]);
        let run = ninefold().args(["solve", "-q", "--to", "jsonl"]).stdin(text);
        let answers = stdout(&run.assert().code(1));
        let solved = answers.lines().filter(|line| line.contains("solution")).count();
        assert_eq!((answers.lines().count(), solved), (4, 2), "{cut}: {answers}");
    }
}

/// A 6×6 with one solution, a classic puzzle, a text that is none, and a puzzle whose rules contradict each
/// other: each has a row or an object of its own.
pub(crate) fn rows() -> [String; 4] {
    let strings = read("variants.txt");
    let six = strings.lines().find(|line| line.starts_with(".Shape~6x6")).expect("one").to_owned();
    [six, PUZZLE.to_owned(), "nonsense".to_owned(), ".Shape~4x4.Cage~20~R1C1~R1C2".to_owned()]
}

pub(crate) const SIX: &str = "124536356124241653563412435261612345";

/// Far behind what is read to recognise the notation.
#[test]
fn they_may_come_late_among_classic_puzzles() {
    let many = format!("{PUZZLE}\n").repeat(2000);
    let [six, _, wrong, none] = rows();
    let text = format!("{many}{six}\n{PUZZLE}\n{wrong}\n.Frobnicate~3~R1C1\n{none}\n{PUZZLE}\n");
    for to in [&[][..], &["--to", "line", "--threads", "1"]] {
        let run = ninefold().args(["solve"]).args(to).stdin(text.clone()).assert().code(1);
        let answers = stdout(&run);
        let lines: Vec<_> = answers.lines().skip(1999).collect();
        assert_eq!((lines.len(), lines[0], lines[1], lines[2]), (7, SOLUTION, SIX, SOLUTION));
        assert!(lines[3].starts_with("nonsense # malformed: "), "{}", lines[3]);
        assert!(
            lines[4].ends_with("the rule Frobnicate is not understood (3 R1C1)"),
            "{}",
            lines[4]
        );
        assert!(
            lines[5].ends_with(" # contradictory: killer cage 20 at r1c1 r1c2"),
            "{}",
            lines[5]
        );
        assert_eq!(lines[6], SOLUTION);
        assert!(stderr(&run).contains("<stdin>:2004:1: the rule Frobnicate is not understood"));
    }
    let counts = stdout(&ninefold().args(["count", "--json"]).stdin(text.clone()).assert().code(1));
    assert!(counts.lines().nth(2000).is_some_and(|line| line.ends_with("\"count\":1}")));
    let moved = ninefold().args(["transform", "--seed", "1"]).stdin(text).assert().code(1);
    assert!(stderr(&moved).contains("<stdin>:2001:1: expected a classic puzzle, found a variant"));
}

#[test]
fn an_interrupted_run_is_continued() {
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("out.txt");
    let input = folder.path().join("in.txt");
    let late = format!("{PUZZLE}\n").repeat(1000) + &mixed().repeat(20);
    for (text, to) in [
        (mixed().repeat(30), "line"),
        (late.clone(), "line"),
        (late, "csv"),
        (mixed().repeat(30), "jsonl"),
    ] {
        std::fs::write(&input, text).unwrap();
        let run = |resume: &[&str]| {
            let run = ninefold().args(["solve", "--to", to]).arg(&input).arg("-o").arg(&output);
            run.args(resume).assert().code(1)
        };
        run(&[]);
        let whole = std::fs::read_to_string(&output).unwrap();
        for cut in [whole.len(), whole.len() / 2, whole.len() - 3, 5, 0] {
            std::fs::write(&output, &whole[..cut]).unwrap();
            run(&["--resume"]);
            assert_eq!(std::fs::read_to_string(&output).unwrap(), whole, "{to} {cut}");
        }
    }
}

#[test]
fn variants_are_rated_among_classic_puzzles() {
    let text = format!("{PUZZLE}\n{}\n.Shape~4x4.Cage~3~R1C1~R1C2\n.Frob~2\n", rows()[1]);
    let rated = |flags: &[&str], code: i32| {
        stdout(&ninefold().arg("rate").args(flags).stdin(text.clone()).assert().code(code))
    };
    let lines = rated(&[], 1);
    let fields: Vec<Vec<&str>> = lines.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(fields.len(), 4);
    assert_eq!(fields[1][..2], [rows()[1].as_str(), "easy"]);
    assert!(fields[1][4].contains("hidden-single:"), "{lines}");
    assert!(fields[2][1].starts_with("several"), "{lines}");
    let json = rated(&["--json"], 1);
    let one: serde_json::Value = serde_json::from_str(json.lines().nth(1).unwrap()).unwrap();
    let easy = serde_json::json!({"level": "easy", "solved": true});
    assert_eq!((&one["level"], &one["solved"]), (&easy["level"], &easy["solved"]));
    assert!(one["score"].as_u64() >= one["count"].as_u64(), "{one}");
    let csv = rated(&["--csv"], 1);
    let widths: Vec<usize> = csv.lines().map(|line| line.split(',').count()).collect();
    assert!(csv.starts_with("puzzle,level,score,hardest,count,techniques,error,message"), "{csv}");
    assert_eq!(widths[0], widths[2], "{csv}");
    let hard = rated(&["--min", "hard"], 1);
    assert!(!hard.contains("\teasy\t"), "{hard}");
    let refused = rated(&["--scale", "hodoku"], 1);
    assert!(refused.contains("for classic puzzles only: --scale"), "{refused}");
}

#[test]
fn variants_are_made() {
    let made = |flags: &str, code: i32| {
        let run = ninefold().arg("generate").args(flags.split(' ')).assert().code(code);
        (stdout(&run), stderr(&run))
    };
    let (one, _) = made("--rule killer --rule thermo=3 --size 6 --seed 4 -n 3 --threads 1", 0);
    let (two, _) = made("--rule killer --rule thermo=3 --size 6 --seed 4 -n 3 --threads 2", 0);
    assert_eq!(one, two);
    assert_eq!(one.lines().count(), 3);
    assert!(one.lines().all(|line| line.contains(".Cage~") && line.contains(".Thermo~")), "{one}");
    let checked = stdout(&ninefold().arg("check").stdin(one).assert().code(0));
    assert_eq!(checked, "unique\n".repeat(3));
    // What one notation would rename is written in the one that holds everything.
    let (odd, _) = made("--rule odd --size 6 --seed 1", 0);
    assert!(odd.contains("\"odd\""), "{odd}");
    let (link, _) = made("--rule arrow --seed 1 --to fpuzzles", 0);
    assert!(link.starts_with("https://"), "{link}");
    let (hard, _) = made("--rule killer --size 4 --max expert --seed 1", 0);
    assert_eq!(hard, made("--rule killer --size 4 --max unfair --seed 1", 0).0);
    let (json, _) = made("--rule jigsaw --size 7 --max easy --seed 2 --json", 0);
    let object: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(object["level"], "easy");
    assert_eq!(object["solution"].as_str().map(str::len), Some(49));
    for (flags, why) in [
        ("--rule frob", "no rule is called frob"),
        ("--rule killer=0", "expected a number from 1 to 1000 after ="),
        ("--rule killer --size 3", "the size must be 4 to 16"),
        ("--rule killer --technique x-wing", "for classic puzzles only: --technique"),
        ("--rule killer --to sdm", "not as sdm"),
        ("--rule killer --min 7", "7 is not a level of a variant"),
        ("--rule sum-line --to fpuzzles-json", "has no place for these rules"),
    ] {
        let run = ninefold().arg("generate").args(flags.split(' ')).args(["--seed", "1"]).assert();
        assert!(!run.get_output().status.success(), "{flags}");
        let said = stderr(&run);
        assert!(said.contains(why), "{flags}: {said}");
    }
}

#[test]
fn variants_are_printed() {
    let text = read("variants.txt");
    let svg = stdout(
        &ninefold()
            .args(["print", "--svg", "--per-page", "6", "--no-solutions"])
            .stdin(text)
            .assert()
            .code(0),
    );
    assert!(svg.contains("killer cage"), "{svg}");
    assert!(svg.contains("stroke-dasharray"));
    assert!(svg.matches("<circle").count() > 3);
}

/// The page shows them with their levels.
#[test]
fn the_gallery_has_ten_puzzles_of_the_levels_it_says() {
    let text = read("gallery.txt");
    let said: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("# ")?.split_once(": "))
        .map(|(level, _)| level)
        .collect();
    let rated = stdout(&ninefold().args(["rate", "-q"]).stdin(text.clone()).assert().code(0));
    let levels: Vec<&str> = rated.lines().filter_map(|line| line.split('\t').nth(1)).collect();
    assert_eq!(said.len(), 10);
    assert_eq!(levels, said);
}
