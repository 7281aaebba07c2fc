//! What `solve`, `check` and `count` say about unique, several, no and contradictory.

use crate::{CONTRADICTORY, NONE, PUZZLE, SOLUTION, TWO, ninefold, read, stdout, testdata};
use snapbox::str;

#[test]
fn the_sample_is_solved_in_order() {
    let solved =
        stdout(&ninefold().args(["solve", &testdata("sample.txt")]).assert().success().stderr_eq(
            str![[r#"
24 puzzles: 24 unique; [..] s, [..] puzzles/s

"#]],
        ));
    let puzzles = read("sample.txt");
    assert_eq!(solved.lines().count(), puzzles.lines().count());
    for (puzzle, solution) in puzzles.lines().zip(solved.lines()) {
        assert!(puzzle.chars().zip(solution.chars()).all(|(p, s)| p == '.' || p == s));
        assert!(!solution.contains('.'));
    }
    assert!(solved.starts_with(SOLUTION));
}

#[test]
fn each_puzzle_has_one_answer_and_the_status_tells() {
    let input = format!("{PUZZLE}\n{TWO}\n{NONE}\n{CONTRADICTORY}\n{PUZZLE} # again\n");
    ninefold().arg("solve").stdin(input.clone()).assert().code(1).stdout_eq(format!(
        "{SOLUTION}
752461839319782465684359721147935286298614573563278914836597142921843657475126398
{NONE} # contradictory: no digit can go into r1c9
{CONTRADICTORY} # contradictory: 5 twice in row 3: r3c1 and r3c7
{SOLUTION} # again
"
    ));
    ninefold()
        .arg("check")
        .stdin(input.clone())
        .assert()
        .code(1)
        .stdout_eq(str![[r#"
unique
several: 752461839319782465684359721147935286298614573563278914836597142921843657475126398 752461839319782465684359721147935286298674513563218974836597142921843657475126398
contradictory: no digit can go into r1c9
contradictory: 5 twice in row 3: r3c1 and r3c7
unique

"#]])
        .stderr_eq(str![[r#"
5 puzzles: 2 unique, 1 with several solutions, 2 without a solution; [..] s, [..] puzzles/s

"#]]);
    ninefold().args(["count", "-q"]).stdin(input).assert().code(1).stderr_eq("").stdout_eq(str![[
        r#"
1
2
0
0
1

"#
    ]]);
}

#[test]
fn no_solution_that_only_search_finds() {
    // The first puzzle of the sample with a digit that its solution does not have there.
    let wrong = PUZZLE.replacen("..", "1.", 1);
    ninefold().arg("check").stdin(wrong.clone()).assert().code(1).stdout_eq("none\n");
    ninefold()
        .args(["solve", "-q"])
        .stdin(wrong.clone())
        .assert()
        .code(1)
        .stdout_eq(format!("{wrong} # no solution\n"));
}

#[test]
fn a_check_wants_proper_puzzles() {
    ninefold().args(["check", "-q"]).stdin(PUZZLE).assert().success();
    ninefold().args(["check", "-q"]).stdin(TWO).assert().code(1);
}

#[test]
fn any_takes_a_solution_without_a_proof() {
    let solved = stdout(
        &ninefold()
            .args(["solve", "--any"])
            .stdin(format!("{PUZZLE}\n{TWO}\n{NONE}\n"))
            .assert()
            .code(1)
            .stderr_eq(str![[r#"
3 puzzles: 2 solved, 1 without a solution; [..] s, [..] puzzles/s

"#]]),
    );
    let lines: Vec<&str> = solved.lines().collect();
    assert_eq!(lines[0], SOLUTION);
    // Whichever it is, it is a solution of the puzzle: solving it again changes nothing.
    ninefold().args(["check", "-q"]).stdin(lines[1]).assert().success().stdout_eq("unique\n");
    assert!(TWO.chars().zip(lines[1].chars()).all(|(p, s)| p == '.' || p == s));
}

#[test]
fn counts_stop_at_the_limit() {
    let counts = |limit: &str| {
        stdout(
            &ninefold()
                .args(["count", "-q", "--limit", limit, &testdata("several.txt")])
                .assert()
                .success(),
        )
    };
    assert_eq!(counts("100000"), "2\n9\n21\n244\n1638\n7141\n");
    assert_eq!(counts("244"), "2\n9\n21\n244\n244\n244\n");
    assert_eq!(counts("2"), "2\n".repeat(6));
}

#[test]
fn candidates_are_clues() {
    // Every candidate in every cell but the first, which has two: the digit 1 or 2.
    let sukaku = format!("12.......{}", "123456789".repeat(80));
    let solved = ninefold().args(["solve", "-q"]).stdin(&*sukaku).assert().success();
    let digits: String = stdout(&solved).chars().filter(char::is_ascii_digit).collect();
    assert_eq!(stdout(&solved).trim_end().len(), 729, "it stays a Sukaku");
    assert!(digits.starts_with("123456789456789123"), "{digits}");
    ninefold()
        .args(["solve", "-q", "--to", "line"])
        .stdin(&*sukaku)
        .assert()
        .success()
        .stdout_eq(format!("{digits}\n"));
    ninefold()
        .args(["count", "-q", "--limit", "3"])
        .stdin(sukaku)
        .assert()
        .success()
        .stdout_eq("3\n");
}

/// Thousands of puzzles, good and bad, take several batches, and neither the number of threads nor
/// the instructions that are used show in the output.
#[test]
fn threads_and_levels_answer_the_same_in_the_same_order() {
    let kinds = [PUZZLE, TWO, NONE, "not a puzzle", CONTRADICTORY, "........."];
    let input: String =
        (0..9000).map(|i| format!("{}\n", kinds[i * i % 7 % kinds.len()])).collect();
    for command in ["solve", "solve --any", "check", "count --limit 3"] {
        let run = |more: &str| {
            let words = format!("{command} -q --from line{more}");
            stdout(&ninefold().args(words.split(' ')).stdin(input.clone()).assert().code(1))
        };
        let one = run(" --threads 1");
        assert_eq!(one.lines().count(), 9000, "{command}");
        for more in ["", " --threads 2", " --threads 7"] {
            assert_eq!(run(more), one, "{command}{more}");
        }
        for level in ["baseline", "avx2", "avx512"].into_iter().filter(|_| command == "solve") {
            assert_eq!(run(&format!(" --cpu {level}")), one, "{level}");
        }
    }
}
