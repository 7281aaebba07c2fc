//! `ninefold judge`: exactly what the tasks say, to the byte.

use crate::not_run::not_run;
use crate::{NONE, ninefold, read, stderr, stdout, testdata};
use std::path::Path;

#[test]
fn the_samples_are_answered() {
    for (task, sample) in [
        ("boj2239", "unique"),
        ("boj2239", "several"),
        ("boj2580", "unique"),
        ("euler96", "twelve"),
        ("boj1840", "none"),
        ("boj1840", "wrong"),
        ("boj4574", "two"),
        ("spoj-sudoku", "one"),
        ("poj3076", "twice"),
        ("hdu4069", "two"),
    ] {
        let input = format!("judge/{task}/{sample}.in");
        let answer = read(&format!("judge/{task}/{sample}.out"));
        let run = || ninefold().args(["judge", task]);
        run().stdin(read(&input)).assert().success().stdout_eq(&*answer).stderr_eq("");
        run().arg(testdata(&input)).assert().success().stdout_eq(&*answer);
        let windows = read(&input).replace('\n', "\r\n");
        run().stdin(windows.trim_end()).assert().success().stdout_eq(&*answer);
    }
}

#[test]
fn the_official_fifty_grids() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/corpora/p096_sudoku.txt");
    if !file.exists() {
        not_run("../shared/corpora/p096_sudoku.txt is not there");
        return;
    }
    ninefold().args(["judge", "euler96"]).arg(file).assert().success().stdout_eq("Ans = 24702\n");
}

/// Each fault of an input is named with its line, and nothing is answered.
#[test]
fn what_is_no_input_is_named() {
    for (task, input, said) in [
        ("boj1840", "1 1 5\n1 10 3\n", "<stdin>:2: expected a number from 1 to 9, found \"10\""),
        ("boj4574", "1\n1 A1 2 B2\n", "<stdin>:2: expected a cell beside the other, found \"B2\""),
        ("boj4574", "1\n1 A1 2 J1\n", "<stdin>:2: expected a cell from A1 to I9, found \"J1\""),
        ("spoj-sudoku", "2\nABQ\n", "<stdin>:2: expected 16 letters from A to P, or - for a blank"),
        ("poj3076", "----------------\n", "<stdin>:1: the input ends here"),
        ("hdu4069", "1\n10\n", "<stdin>:2: expected walls and a digit, found \"10\""),
        ("hdu4069", &format!("1\n{}", "0 ".repeat(81)), "the region of r1c1 has 81 cells, not 9"),
    ] {
        let assert = ninefold().args(["judge", task]).stdin(input).assert().code(1).stdout_eq("");
        assert!(stderr(&assert).contains(said), "{task}: {}", stderr(&assert));
    }
    let row = "AA--------------\n".to_owned() + &"----------------\n".repeat(15);
    let assert = ninefold().args(["judge", "poj3076"]).stdin(row).assert().code(1);
    assert_eq!(stderr(&assert), "<stdin>:1: no solution\n");
}

#[test]
fn verbose_prints_each_grid_and_the_time() {
    let assert = ninefold()
        .args(["judge", "euler96", "--verbose", &testdata("judge/euler96/twelve.in")])
        .assert()
        .success()
        .stdout_eq(
            "\
Grid 01: 735
Grid 02: 549
...
Grid 12: 158
Ans = 5795
Elapsed time is [..] seconds
",
        );
    assert_eq!(stdout(&assert).lines().count(), 14);
}

#[test]
fn a_wrong_sum_is_never_printed() {
    let text = read("judge/euler96/twelve.in");
    let malformed = text.replacen("\n0", "\nO", 1);
    let assert = ninefold().args(["judge", "euler96"]).stdin(malformed).assert().code(1);
    assert_eq!(stdout(&assert), "");
    assert!(stderr(&assert).contains(": expected a digit 1-9 or a blank such as '.', found 'O'"));
    let rows = |cells: &str| -> String {
        let rows = cells.as_bytes().chunks(9);
        rows.map(|row| format!("{}\n", String::from_utf8_lossy(row))).collect()
    };
    let twice = "55".to_owned() + &"0".repeat(79);
    let assert = ninefold().args(["judge", "boj2239"]).stdin(rows(&twice)).assert().code(1);
    assert_eq!(stderr(&assert), "<stdin>:1: contradictory: 5 twice in row 1: r1c1 and r1c2\n");
    let unsolvable = format!("{text}Grid 13\n{}", rows(&NONE.replace('.', "0")));
    let assert = ninefold().args(["judge", "euler96"]).stdin(unsolvable).assert().code(1);
    assert_eq!(stdout(&assert), "");
    assert!(
        stderr(&assert).ends_with("contradictory: no digit can go into r1c9\n"),
        "{}",
        stderr(&assert)
    );
}

#[test]
fn input_without_a_puzzle_is_reported() {
    for task in ["boj2239", "boj2580", "euler96", "poj3076", "hdu4069"] {
        let assert = ninefold().args(["judge", task]).stdin("").assert().code(1).stdout_eq("");
        assert_eq!(stderr(&assert), "ninefold: error: there is no puzzle to work on\n");
    }
    ninefold().args(["judge", "boj1"]).stdin("").assert().code(2);
}
