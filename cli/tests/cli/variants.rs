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
        assert!(answers[4].ends_with("\"R9C9\" is no cell of the board"), "{}", answers[4]);
        assert_eq!(answers[5], ".Shape~4x4.Cage~20~R1C1~R1C2 # no solution");
        assert!(answers[6].starts_with("1234341221434321 # one of several"), "{}", answers[6]);
    }
    let said = stderr(&one);
    assert!(said.contains("<stdin>:3:1: no notation"), "{said}");
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
    assert!(checked.contains("contradictory: killer cage at r1c1 r1c2\n"), "{checked}");
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
    let assert = ninefold().args(["rate", &testdata("variants.txt")]).assert().code(1);
    assert!(stderr(&assert).contains("only solve, check, count, solutions and convert take them"));
}

#[test]
fn a_run_is_not_continued() {
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("out.txt");
    let run = |resume: &[&str]| {
        let run = ninefold().args(["solve", &testdata("variants.txt"), "-o"]).arg(&output);
        run.args(resume).assert()
    };
    run(&[]).success();
    let whole = std::fs::read(&output).unwrap();
    let assert = run(&["--resume"]).code(2);
    assert!(stderr(&assert).contains("does not continue lists with variants"));
    assert_eq!(std::fs::read(&output).unwrap(), whole);
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
    let run = ninefold().args(["convert", "--to", "line", &testdata("variants.txt")]);
    let assert = run.assert().success();
    assert!(
        stderr(&assert).contains("the rule killer cage is lost of 2 puzzles"),
        "{}",
        stderr(&assert)
    );
    assert!(stderr(&assert).contains("other puzzles"), "{}", stderr(&assert));
    let run = ninefold().args(["convert", "--to", "csv", &testdata("variants.txt")]);
    assert!(stderr(&run.assert().code(1)).contains("convert take them"));
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
