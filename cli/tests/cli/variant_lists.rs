//! Lists with variants: runs that go on, answers in tables, comments, and formats without a place for them.

use crate::variants::rows;
use crate::{PUZZLE, ninefold, read, stderr, stdout};
use std::fs;

const FOUR: &str = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4";

fn run(args: &[&str], input: &str) -> (String, String) {
    let run = ninefold().args(args).arg("-").stdin(input.to_owned()).assert();
    (stdout(&run), stderr(&run))
}

/// Different 4×4, each with one solution, among mistakes and classic puzzles if those are wanted.
fn list(is_mixed: bool) -> String {
    let solved = ["1243", "4312", "2431", "3124"].concat();
    let mut lines = String::new();
    for left_out in 0_u32..120 {
        let givens = solved.chars().enumerate().filter(|(at, _)| left_out >> at & 1 == 0);
        let givens: String =
            givens.map(|(at, digit)| format!(".~R{}C{}_{digit}", at / 4 + 1, at % 4 + 1)).collect();
        lines += &format!(".Shape~4x4{givens}\n");
        match left_out {
            50 => lines += "nonsense\n.Frobnicate~3~R1C1\n",
            60 | 80 if is_mixed => lines += &format!("{PUZZLE}\n"),
            115 => lines += ".Shape~4x4\n",
            _ => {}
        }
    }
    lines
}

#[test]
fn every_command_goes_on_with_them() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.txt"), folder.path().join("out"));
    for is_mixed in [false, true] {
        fs::write(&input, list(is_mixed)).unwrap();
        for command in [
            &["rate"][..],
            &["rate", "--csv"],
            &["rate", "--json"],
            &["rate", "--max", "easy"],
            &["rate", "--max", "easy", "--csv"],
            &["rate", "--max", "easy", "--json"],
            &["minimise", "--seed", "5"],
            &["minimise", "--seed", "5", "--to", "csv"],
            &["minimise", "--seed", "5", "--to", "jsonl"],
            &["minimise", "--seed", "5", "--to", "variant-json"],
        ] {
            let run = |resume: &[&str]| {
                let run = ninefold().args(command).arg(&input).arg("-o").arg(&output);
                let assert = run.args(resume).assert();
                // What an earlier run left out does not decide the status.
                let is_whole = command.get(1) != Some(&"--max");
                assert!(!is_whole || assert.get_output().status.code() == Some(1), "{command:?}");
                assert
            };
            run(&[]);
            let whole = fs::read_to_string(&output).unwrap();
            for cut in [whole.len() * 99 / 100, whole.len() * 2 / 3, 5] {
                fs::write(&output, &whole[..cut]).unwrap();
                let messages = stderr(&run(&["--resume"]));
                assert!(fs::read_to_string(&output).unwrap() == whole, "{command:?} {cut}");
                let number = |line: &str| -> Option<u64> {
                    line.split(' ').find_map(|word| word.parse().ok())
                };
                let first = messages.lines().next().filter(|_| cut > 5);
                let Some(first) = first else { continue };
                assert!(first.starts_with("continuing after "), "{command:?}: {messages}");
                let all = list(is_mixed).lines().count() as u64;
                let summary = messages.lines().find(|line| line.contains(" puzzles: "));
                if command[0] == "rate" && command.len() < 3 {
                    let rest = all - number(first).unwrap();
                    assert_eq!(summary.and_then(number), Some(rest), "{command:?}: {messages}");
                }
            }
            // Another puzzle stands where the run would go on.
            let other = whole.replacen('\n', "\nother\n", 1);
            fs::write(&output, other).unwrap();
            let run = ninefold().args(command).arg(&input).arg("-o").arg(&output).arg("--resume");
            assert!(stderr(&run.assert().code(2)).contains("without --resume"), "{command:?}");
        }
    }
}

#[test]
fn a_variant_that_was_refused_before_decides_the_status() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.txt"), folder.path().join("out"));
    let classic = format!("{PUZZLE}\n");
    fs::write(&input, format!("{}{FOUR}\n{}", classic.repeat(40), classic.repeat(70))).unwrap();
    for to in [&[][..], &["--csv"]] {
        let run = |resume: &[&str]| {
            let run = ninefold().args(["rate", "--scale", "explainer", "--min", "1.0"]).args(to);
            run.arg(&input).arg("-o").arg(&output).args(resume).assert().code(1)
        };
        run(&[]);
        let whole = fs::read(&output).unwrap();
        fs::write(&output, &whole[..whole.len() * 9 / 10]).unwrap();
        let told = stderr(&run(&["--resume"]));
        assert!(told.starts_with("continuing after ") && !told.contains("without"), "{told}");
        assert!(fs::read(&output).unwrap() == whole, "{to:?}");
    }
}

#[test]
fn tables_stay_tables_when_puzzles_become_smaller() {
    let [.., none] = rows();
    let table = format!("id,puzzle,name\n1,{FOUR},four\n2,{PUZZLE},nine\n3,{none},none\n");
    let smaller = ".Shape~4x4.Cage~3~R1C1~R1C2.~R3C1_2.~R2C3_1.~R3C2_4";
    let (out, told) = run(&["minimise", "--smallest"], &table);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines[..2], ["id,puzzle,name", &format!("1,{smaller},four")], "{out}{told}");
    assert!(lines[2].starts_with("2,") && lines[2].ends_with(",nine"), "{out}");
    assert!(lines[3].starts_with(&format!("3,{none},none,contradictory: killer cage ")), "{out}");
    // The reason stands there once, and those of malformed variants too.
    let broken = format!("{out}4,.Shape~4xq,broken\n");
    let (again, _) = run(&["minimise", "--smallest"], &broken);
    assert!(again.starts_with(&out), "{again}");
    assert!(again.lines().last().unwrap().starts_with("4,.Shape~4xq,broken,\"malformed: "));
    assert!(told.contains("<stdin>:4: contradictory: "), "{told}");
    let (objects, _) = run(&["minimise", "--smallest", "--to", "jsonl"], &table);
    let objects: Vec<serde_json::Value> =
        objects.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((&objects[0]["puzzle"], &objects[0]["name"]), (&smaller.into(), &"four".into()));
    assert_eq!(
        (&objects[2]["puzzle"], &objects[2]["error"]),
        (&none.into(), &"contradictory".into())
    );
    // From lines too, where a puzzle is a line of its own.
    let lines = format!("{FOUR} # four\n{PUZZLE}\n");
    let (out, _) = run(&["minimise", "--smallest", "--to", "csv"], &lines);
    assert!(out.starts_with(&format!("puzzle,comment\n{smaller},four\n")), "{out}");
}

#[test]
fn what_stands_beside_them_is_kept_or_named() {
    let commented = format!("{FOUR} # my name\n");
    for to in ["iss", "fpuzzles", "line"] {
        let (out, told) = run(&["convert", "--to", to], &commented);
        assert!(out.ends_with(" # my name\n") && !told.contains("comments"), "{to}: {out}{told}");
    }
    for to in ["variant-json", "fpuzzles-json"] {
        let (out, told) = run(&["convert", "--to", to], &commented);
        serde_json::from_str::<serde_json::Value>(&out).expect("JSON alone");
        assert!(told.contains("the comments of 1 puzzle are lost"), "{to}: {told}");
    }
    let object = format!("{{\"id\":7,\"puzzle\":\"{FOUR}\",\"solution\":\"1243431224313124\"}}\n");
    let (out, told) = run(&["convert", "--to", "iss"], &object);
    assert_eq!(out, format!("{FOUR} # id: 7; solution: 1243431224313124\n"), "{told}");
    let (out, _) = run(&["solve", "--to", "line"], &object);
    assert_eq!(out, "1243431224313124 # id: 7\n");
    let csv = format!("name,puzzle,solution\nMine,{FOUR},1243431224313124\n");
    for to in ["variant-json", "fpuzzles-json"] {
        let (out, told) = run(&["convert", "--to", to], &csv);
        assert!(out.contains(r#""title":"Mine""#), "{to}: {out}");
        assert!(out.contains(r#""solution":[1,2,4,3,"#) && told.is_empty(), "{to}: {out}{told}");
    }
    let (out, told) = run(&["convert", "--to", "fpuzzles"], &csv);
    assert!(!out.contains('#') && told.is_empty(), "{out}{told}");
    let (again, _) = run(&["convert", "--to", "variant-json"], &out);
    assert!(again.contains(r#""title":"Mine""#), "{again}");
    let (out, told) = run(&["convert", "--to", "iss"], &csv);
    assert!(out.contains("Mine") && out.contains("1243431224313124"), "{out}");
    assert!(told.is_empty(), "{told}");
    let (out, _) = run(&["minimise", "--smallest", "--to", "variant-json"], &commented);
    serde_json::from_str::<serde_json::Value>(&out).expect("JSON alone");
    let (out, _) = run(&["minimise", "--smallest"], &commented);
    assert!(out.ends_with("R3C2_4 # my name\n"), "{out}");
    let (out, _) = run(&["solve"], &format!("{} # my name\n", rows()[3]));
    assert!(out.ends_with("r1c1 r1c2 # my name\n"), "{out}");
}

/// A comment behind JSON goes with it, as behind any puzzle.
#[test]
fn a_comment_behind_json_is_no_puzzle() {
    let own = r##"{"ninefold-variant":1,"rows":2,"title":"a } # \" b","rules":[]}"##;
    let text = format!("{own} # one }} {{ \"\n{own}\n[{own}, {own}] # two\n{own}# three\n");
    assert_eq!(run(&["count", "-q"], &text).0, "2\n".repeat(5));
    let (out, _) = run(&["convert", "--to", "csv"], &text);
    assert!(
        out.starts_with("puzzle,comment\n")
            && out.lines().nth(1).unwrap().ends_with("one } { \"\"\""),
        "{out}"
    );
    // So is what the program says of a puzzle itself.
    let (out, _) = run(&["solve", "-q"], &format!("{}\n{own}\n", own.replace(":2", ":x")));
    assert!(out.lines().next().unwrap().contains(" # malformed: "), "{out}");
    assert_eq!(
        run(&["count", "-q"], &format!("{}\n{own}\n", out.lines().next().unwrap()))
            .0
            .lines()
            .count(),
        2
    );
}

#[test]
fn a_document_of_classic_puzzles_stays_one() {
    let text = format!("{PUZZLE}\n{FOUR}\n{PUZZLE}\n");
    for (command, to, begins, times) in [
        ("solve", "opensudoku", "<?xml", 1),
        ("solve", "euler", "Grid 01", 1),
        ("solutions", "opensudoku", "<?xml", 1),
        ("solutions", "fpuzzles", "https://www.f-puzzles.com/?load=", 2),
        ("solutions", "sudokupad", "https://sudokupad.app/", 2),
    ] {
        let run = ninefold().args([command, "--to", to]).stdin(text.clone()).assert().code(1);
        assert_eq!(stdout(&run).matches(begins).count(), times, "{command} {to}");
        let told = stderr(&run);
        assert!(told.contains("this format holds solutions of classic puzzles only; line, "));
    }
}

/// A format that they do not have is refused, whether it is named or implied.
#[test]
fn their_solutions_stand_on_lines() {
    let line = "1243431224313124\n";
    for to in ["line", "grid"] {
        assert_eq!(
            run(&["solve", "-q", "--to", to], FOUR),
            (line.to_owned(), String::new()),
            "{to}"
        );
    }
    for command in ["solve", "solutions"] {
        for to in ["boxed", "rows", "sdk", "hodoku", "pencilmarks", "code"] {
            let refused = ninefold().args([command, "--to", to]).stdin(FOUR).assert().code(1);
            let told = stderr(&refused);
            assert!(told.contains("solutions of classic puzzles only"), "{command} {to}: {told}");
            assert!(!stdout(&refused).contains(line.trim()), "{command} {to}");
        }
    }
}

#[test]
fn what_a_player_filled_in_is_said_to_be_lost() {
    let rows = |cage: &str| {
        let row = "[{},{},{},{}]";
        format!(r#"{{"size":4,{cage}"grid":[[{{}},{{"value":2}},{{}},{{}}],{row},{row},{row}]}}"#)
    };
    let cage = r#""killercage":[{"cells":["R1C1","R1C2"],"value":"3"}],"#;
    for to in ["iss", "variant-json", "fpuzzles-json"] {
        let (_, told) = run(&["convert", "--to", to], &rows(cage));
        let lost = "the placed digits are lost in 1 puzzle; the first is <stdin>:1\n";
        assert_eq!(told, if to == "fpuzzles-json" { "" } else { lost }, "{to}");
    }
    assert!(run(&["convert", "--to", "line"], &rows("")).1.contains("the placed digits are lost"));
}

/// Links have the solution filled in, and constraint strings have it given. Each is read back with the same solution.
#[test]
fn they_are_solved_in_their_notations() {
    let text = read("variants.txt") + PUZZLE;
    let (solved, _) = run(&["solve", "-q"], &text);
    for (to, begins) in [
        ("iss", "."),
        ("variant-json", "{"),
        ("fpuzzles-json", "{"),
        ("fpuzzles", "https://www.f-puzzles.com/?load="),
        ("sudokupad", "https://sudokupad.app/"),
    ] {
        let (written, told) = run(&["solve", "--to", to], &text);
        assert!(told.starts_with("7 puzzles: 7 unique; "), "{to}: {told}");
        assert!(written.lines().all(|line| line.starts_with(begins)), "{to}: {written}");
        // The digits that are filled in stand beside a classic puzzle.
        let (again, _) = run(&["solve", "-q", "--to", "line"], &written);
        let again = again.lines().map(|line| line.split(' ').next().unwrap());
        assert!(again.eq(solved.lines()), "{to}");
        let given = run(&["convert", "-q", "--to", "line"], &written).0;
        assert_eq!(given.starts_with(&solved[..81]), to == "iss", "{to}: {given}");
    }
    let (object, _) = run(&["solve", "--to", "fpuzzles-json"], FOUR);
    assert_eq!(object.matches("\"given\":true").count(), 5, "{object}");
    assert_eq!(object.matches("\"value\":").count(), 17, "a cage and all cells: {object}");
    let several = run(&["solve", "--to", "iss"], ".Shape~4x4.~R1C1_1").0;
    assert!(several.ends_with("~R4C4_1 # one of several solutions\n"), "{several}");
    let none = ".Shape~4x4.~R1C1_1.~R1C2_1";
    assert!(run(&["solve", "--to", "fpuzzles"], none).0.starts_with(none));
    let oblong = ninefold().args(["solve", "--to", "fpuzzles"]).stdin(".Shape~2x3\n");
    assert!(stderr(&oblong.assert().code(1)).contains("<stdin>:1: f-puzzles and links"));
    let resumed = ninefold().args(["solve", "--to", "iss", "--resume", "-o", "solved.txt", FOUR]);
    assert!(stderr(&resumed.assert().code(2)).contains("only in lines, CSV and JSON Lines"));
}

#[test]
fn those_that_are_not_taken_are_counted() {
    let text = format!("{FOUR}\n").repeat(30);
    for command in [&["canon"][..], &["transform", "--seed", "1"], &["minimise", "--all"]] {
        let told = stderr(&ninefold().args(command).stdin(text.clone()).assert().code(1));
        assert_eq!(told.matches("expected a classic puzzle, found a variant").count(), 1);
        assert!(told.contains("<stdin>: 29 more variants\n"), "{command:?}: {told}");
        assert_eq!(command.contains(&"--all"), told.contains("for classic puzzles only: --all\n"));
    }
    // The message about a damaged one is the same as elsewhere.
    let fault = "the rule Cage (15 R1C1 R9) is impossible: \"R9\" is not a cell of the board";
    let (out, told) = run(&["canon"], &format!("{FOUR}\n.Cage~15~R1C1~R9\n{FOUR}\n"));
    assert!(told.contains(&format!("<stdin>:2:1: {fault}\n")), "{told}");
    assert!(told.contains("<stdin>: 1 more variant\n"), "{told}");
    assert!(out.contains(&format!("expected a classic puzzle, found a variant: {fault}\n")));
}

#[test]
fn steps_of_variants_are_verified() {
    let explained = ninefold().args(["explain", "--json"]).stdin(read("variants.txt"));
    let proofs = stdout(&explained.assert());
    let steps = proofs.matches("\"proof\"").count();
    let assert = ninefold().arg("verify").stdin(proofs.clone()).assert().success();
    let (out, told) = (stdout(&assert), stderr(&assert));
    assert!(steps > 500, "{steps}");
    assert_eq!(out.lines().filter(|line| line.starts_with("accepted: ")).count(), steps, "{out}");
    assert!(told.contains(&format!(" {steps} steps accepted, 0 refused, 0 malformed")), "{told}");
    // An object that was cut off costs no other puzzle.
    let cut = format!("{{\"puzzle\"\n{proofs}");
    let told = stderr(&ninefold().arg("verify").stdin(cut).assert().code(1));
    assert!(told.contains(&format!(" {steps} steps accepted, 0 refused, 1 malformed")), "{told}");
    // A step of another puzzle, a reason that does not say so, and one that is not there.
    let step = |claim: &str, reason: &str| {
        format!(
            r#"{{"placements":[],"eliminations":[{claim}],"proof":{{"reasons":[{reason}],"cells":[]}}}}"#
        )
    };
    let nine = r#"{"cell":"r1c1","digit":4}"#;
    let (cage, row) = (r#"{"rule":"killer cage","number":0}"#, r#"{"house":"row 1"}"#);
    let steps = [step(nine, row), step(nine, cage), step(nine, r#"{"house":"row 5"}"#)].join(",");
    let object = format!(r#"{{"puzzle":".Shape~4x4.Cage~3~R1C1~R1C2","steps":[{steps}]}}"#);
    let assert = ninefold().arg("verify").stdin(object.clone()).assert().code(1);
    let lines = stdout(&assert);
    let lines: Vec<&str> = lines.lines().collect();
    let refused = "refused: <stdin>:1 step 1: r1c1<>4: the houses and rules allow r1c1=4";
    assert!(lines[0].starts_with(refused), "{lines:?}");
    assert_eq!(lines[1..], ["accepted: <stdin>:1 step 2: r1c1<>4", "malformed: <stdin>:1 step 3"]);
    assert!(stderr(&assert).contains("1 puzzle: 1 step accepted, 1 refused, 1 malformed"));
    let korean = ninefold().args(["verify", "--lang", "ko"]).stdin(object).assert().code(1);
    assert!(stderr(&korean).contains("퍼즐의 하우스와 규칙으로 된 proof"));
    let contradictory = format!(r#"{{"puzzle":".~R1C1_1.~R1C2_1","steps":[{}]}}"#, step(nine, row));
    let assert = ninefold().arg("verify").stdin(contradictory).assert().code(1);
    assert!(stderr(&assert).contains("the puzzle contradicts itself"));
}
