//! `ninefold convert`.

use crate::{PUZZLE, SOLUTION, ninefold, stderr, stdout, testdata};
use ninefold::text::Format;

#[test]
fn there_and_back_again() {
    let sample = testdata("sample.txt");
    let puzzles = std::fs::read_to_string(&sample).unwrap();
    for &format in Format::ALL {
        let to = ["convert", "--to", format.name(), &sample];
        let there = ninefold().args(to).assert().success();
        let back =
            ninefold().args(["convert", "--to", "line"]).stdin(stdout(&there)).assert().success();
        let are_clues = matches!(format, Format::Pencilmarks | Format::Sukaku);
        let said = String::from_utf8_lossy(&back.get_output().stderr).into_owned();
        // A sheet of work in progress has candidates too.
        let has_candidates = are_clues || format == Format::Sdx;
        assert_eq!(said.contains("are lost"), has_candidates, "{format}: {said}");
        // Headings that a notation cannot be without come back as comments.
        let back: Vec<String> = stdout(&back).lines().map(|line| line[..81].to_owned()).collect();
        assert_eq!(back.len(), 24);
        if are_clues {
            // A cell with one candidate left comes back as a digit.
            let kept = |a: char, b: char| a == b || a == '.';
            let keeps = |a: &str, b: &str| a.chars().zip(b.chars()).all(|(a, b)| kept(a, b));
            assert!(puzzles.lines().zip(&back).all(|(a, b)| keeps(a, b)), "{format}");
        } else {
            assert!(puzzles.lines().eq(&back), "{format}");
        }
    }
}

#[test]
fn what_stands_behind_a_puzzle_is_kept() {
    let line = format!("{PUZZLE} # ED=1.2/1.2/1.2\n");
    ninefold().args(["convert", "--to", "line"]).stdin(&*line).assert().success().stdout_eq(&*line);
}

#[test]
fn the_target_must_be_named() {
    let assert = ninefold().args(["convert", PUZZLE]).assert().code(2).stdout_eq("");
    assert!(stderr(&assert).contains("needs --to FORMAT"));
}

#[test]
fn the_name_of_the_output_may_name_the_target() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzle.sdk");
    ninefold().args(["convert", PUZZLE, "-o"]).arg(&path).assert().success().stdout_eq("");
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("[Puzzle]\n..45..37.\n"), "{text}");
}

#[test]
fn solutions_take_the_place_that_a_notation_has_for_them() {
    let csv = format!("id,quizzes,solutions,level\n7,{PUZZLE},,easy\n");
    ninefold()
        .args(["solve", "-q"])
        .stdin(&*csv)
        .assert()
        .success()
        .stdout_eq(csv.replace(",,", &format!(",{SOLUTION},")));
    let json = ninefold().args(["solve", "-q", "--to", "jsonl", PUZZLE]).assert().success();
    let json = stdout(&json);
    assert!(json.contains(PUZZLE) && json.contains(SOLUTION), "{json}");
}

#[test]
fn what_is_lost_is_reported_once_for_a_run() {
    let sukaku: String = (0..81).map(|i| if i == 7 { "1........" } else { "123456789" }).collect();
    let input = format!("{sukaku}\n{sukaku}\n");
    let assert = ninefold().args(["convert", "--to", "line"]).stdin(&*input).assert().success();
    assert_eq!(
        stderr(&assert),
        "the candidate clues of 2 puzzles are lost, because this format has no place for them; \
         the first is <stdin>:1\n"
    );
    let assert = ninefold().args(["convert", "--to", "csv"]).stdin(&*input).assert().success();
    assert_eq!(stderr(&assert), "");
}

#[test]
fn rows_of_csv_are_as_long_as_their_heading() {
    let plain = format!("{PUZZLE}\n");
    let late = format!("{plain}{plain}{PUZZLE} ; 7.2 hard\n");
    let tasks = [
        &["convert", "--to", "csv"][..],
        &["solve", "--to", "csv"],
        &["canon", "--to", "csv"],
        &["solutions", "--to", "csv"],
    ];
    for task in tasks {
        let table = |input: &str| stdout(&ninefold().args(task).stdin(input).assert().success());
        let columns = |line: &str| line.split(',').count();
        let (with, without) = (table(&late), table(&plain));
        assert!(with.lines().all(|line| columns(line) == columns(with.lines().next().unwrap())));
        assert!(with.lines().next().unwrap().contains("comment"), "{task:?}: {with}");
        assert!(with.ends_with("7.2 hard\n") || with.contains(",7.2 hard,"), "{task:?}: {with}");
        assert!(!without.contains("comment"), "{task:?}: {without}");
    }
}

#[test]
fn names_and_comments_that_are_lost_are_reported() {
    let lost = |to: &str, input: &str| {
        let assert = ninefold().args(["convert", "--to", to]).stdin(input).assert().success();
        stderr(&assert)
    };
    let csv = format!("name,id,puzzle\nSeven,7,{PUZZLE}\n,8,{PUZZLE}\n");
    assert_eq!(
        lost("rows", &csv),
        "the names of 1 puzzle are lost, because this format has no place for them; \
         the first is <stdin>:2\n\
         the other values of 2 puzzles are lost, because this format has no place for them; \
         the first is <stdin>:2\n"
    );
    assert_eq!(
        lost("sdm", &format!("{PUZZLE}\n{PUZZLE}; 7.2 hard\n")),
        "the comments of 1 puzzle are lost, because this format has no place for them; \
         the first is <stdin>:2\n"
    );
    let solved = format!("puzzle,solution\n{PUZZLE},{SOLUTION}\n");
    assert!(lost("boxed", &solved).starts_with("the solutions of 1 puzzle "));
    for format in ["line", "csv", "jsonl", "opensudoku", "susser", "coach"] {
        assert_eq!(lost(format, &csv), "", "{format}");
    }
}

#[test]
fn a_malformed_first_row_takes_no_solution_from_the_others() {
    let csv = format!("id,puzzle\n1,{PUZZLE}4\n2,{PUZZLE}\n3,{PUZZLE}\n");
    let assert = ninefold().arg("solve").stdin(&*csv).assert().code(1);
    let answers = stdout(&assert);
    assert!(answers.starts_with("id,puzzle,solution\n"), "{answers}");
    assert_eq!(answers.matches(SOLUTION).count(), 2, "{answers}");
    assert_eq!(answers.lines().count(), 4, "{answers}");
    assert!(stderr(&assert).contains("<stdin>:2:84: expected the end of the line"));
}

#[test]
fn a_malformed_first_object_is_answered_in_its_place() {
    let bad = PUZZLE.replacen('4', "q", 1);
    let json = format!("{{\"puzzle\":\"{bad}\"}}\n{{\"id\":7}}\n{{\"puzzle\":\"{PUZZLE}\"}}\n");
    let assert = ninefold().args(["solve", "-q"]).stdin(&*json).assert().code(1);
    let answers = stdout(&assert);
    let lines: Vec<&str> = answers.lines().collect();
    assert_eq!(lines.len(), 3, "{answers}");
    let malformed = "\"error\":\"malformed\",\"message\":\"malformed: ";
    assert!(lines[0].starts_with(&format!("{{\"puzzle\":\"{bad}\",{malformed}")), "{answers}");
    assert!(lines[1].contains("\"id\":7") && lines[1].contains(malformed), "{answers}");
    assert_eq!(lines[2], format!("{{\"puzzle\":\"{PUZZLE}\",\"solution\":\"{SOLUTION}\"}}"));
}

#[test]
fn the_formats_are_listed_once() {
    let listed = stdout(&ninefold().arg("formats").assert().success());
    for format in Format::ALL {
        assert!(listed.contains(&format!("{format}: ")), "{format}: {listed}");
    }
    let one = stdout(&ninefold().args(["formats", "euler"]).assert().success());
    assert!(one.ends_with("\n  carries: name\n"), "{one}");
    let help = ninefold().args(["solve", "--help"]).env("COLUMNS", "80").assert().success();
    let help = stdout(&help);
    assert!(help.contains("ninefold formats") && !help.contains("opensudoku"), "{help}");
    assert!(help.lines().count() <= 40, "{help}");
    assert!(help.lines().all(|line| line.chars().count() <= 80), "{help}");
}

#[test]
fn a_notation_of_variants_is_taken_as_named() {
    let run = |from: &str, text: &str| {
        let arguments = ["solve", "-q", "--threads", "1", "--from", from];
        stdout(&ninefold().args(arguments).stdin(text).assert())
    };
    let string = ".Shape~4x4.Cage~7~R1C1~R2C1~R3C1\n";
    let solved = run("iss", &format!("{string}1234\n{string}"));
    let lines: Vec<&str> = solved.lines().collect();
    assert_eq!(lines.len(), 3, "{solved}");
    assert_eq!(lines[0], lines[2]);
    assert_eq!(lines[1], "1234 # malformed: a constraint string starts with a dot");
    // Without the name, these letters are the regions of a jigsaw.
    let letters = "aabb\naabb\nccdd\nccdd\n";
    assert!(run("jigsaw", letters).starts_with("1234341221434321"));
    let three = run("jigsaw", &format!("{letters}\nabcd\n\n{letters}"));
    let three: Vec<&str> = three.lines().collect();
    assert_eq!(three.len(), 3, "{three:?}");
    assert!(three[1].starts_with("abcd # malformed: "), "{three:?}");
    assert_eq!(three[0], three[2]);
    assert!(run("grid", letters).ends_with("# malformed: unexpected 'a' in a grid of 4 rows\n"));
    let one = stdout(&ninefold().args(["formats", "killer"]).assert().success());
    assert_eq!(one, "killer: a killer of 81 characters, sums and arrows (only read)\n");
    let refused = ninefold().args(["canon", "--from", "iss"]).stdin(string).assert().code(1);
    assert!(stderr(&refused).contains("canon takes classic puzzles only"), "{}", stderr(&refused));
}
