//! `ninefold convert`.

use crate::{PUZZLE, SOLUTION, ninefold, stderr, stdout, testdata};
use ninefold::text::Shape;

#[test]
fn there_and_back_again() {
    let sample = testdata("sample.txt");
    let puzzles = std::fs::read_to_string(&sample).unwrap();
    for &shape in Shape::ALL {
        let to = ["convert", "--to", shape.name(), &sample];
        let there = ninefold().args(to).assert().success();
        let back =
            ninefold().args(["convert", "--to", "line"]).stdin(stdout(&there)).assert().success();
        let are_clues = matches!(shape, Shape::Pencilmarks | Shape::Sukaku);
        let said = String::from_utf8_lossy(&back.get_output().stderr).into_owned();
        // A sheet of work in progress has candidates too.
        let has_candidates = are_clues || shape == Shape::Sdx;
        assert_eq!(said.contains("are lost"), has_candidates, "{shape}: {said}");
        // Headings that a notation cannot be without come back as comments.
        let back: Vec<String> = stdout(&back).lines().map(|line| line[..81].to_owned()).collect();
        assert_eq!(back.len(), 24);
        if are_clues {
            // A cell with one candidate left comes back as a digit.
            let kept = |a: char, b: char| a == b || a == '.';
            let keeps = |a: &str, b: &str| a.chars().zip(b.chars()).all(|(a, b)| kept(a, b));
            assert!(puzzles.lines().zip(&back).all(|(a, b)| keeps(a, b)), "{shape}");
        } else {
            assert!(puzzles.lines().eq(&back), "{shape}");
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
    assert!(stderr(&assert).contains("needs --to SHAPE"));
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
        "the candidates, which are clues, of 2 puzzles have no place in this shape and are lost; \
         the first is <stdin>:1\n"
    );
    let assert = ninefold().args(["convert", "--to", "csv"]).stdin(&*input).assert().success();
    assert_eq!(stderr(&assert), "");
}
