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
    let rows: String = NONE
        .replace('.', "0")
        .as_bytes()
        .chunks(9)
        .map(|row| format!("{}\n", String::from_utf8_lossy(row)))
        .collect();
    let unsolvable = format!("{text}Grid 13\n{rows}");
    let assert = ninefold().args(["judge", "euler96"]).stdin(unsolvable).assert().code(1);
    assert_eq!(stdout(&assert), "");
    assert!(stderr(&assert).ends_with("no solution\n"), "{}", stderr(&assert));
}

#[test]
fn input_without_a_puzzle_is_reported() {
    for task in ["boj2239", "boj2580", "euler96"] {
        let assert = ninefold().args(["judge", task]).stdin("").assert().code(1).stdout_eq("");
        assert_eq!(stderr(&assert), "ninefold: error: there is no puzzle to work on\n");
    }
    ninefold().args(["judge", "boj1"]).stdin("").assert().code(2);
}
