//! Grids of more than 32 rows.

use crate::{PUZZLE, SOLUTION, ninefold, stderr, stdout};

/// A drawn grid of this many rows with a blank in each, and its only solution on a line.
fn large(size: usize) -> (String, String) {
    let side = size.isqrt();
    let number = |i: usize, j: usize| (i % side * side + i / side + j) % size + 1;
    let cell = |i: usize, j: usize| match i * 7 % size == j {
        true => format!("{:>3}", if i.is_multiple_of(2) { "." } else { "0" }),
        false => format!("{:3}", number(i, j)),
    };
    let row = |i: usize| (0..size).map(|j| cell(i, j)).collect::<Vec<_>>().join(" ") + "\n";
    let all = (0..size).flat_map(|i| (0..size).map(move |j| number(i, j).to_string()));
    ((0..size).map(row).collect(), all.collect::<Vec<_>>().join(","))
}

/// Each row of a grid of 36 rows has as many cells as a 6×6, and one of 81 rows as a classic puzzle.
#[test]
fn large_grids_are_solved_and_not_read_row_by_row() {
    for size in [36, 64, 81, 225] {
        let (drawn, solution) = large(size);
        let check = ninefold().args(["check"]).stdin(drawn.clone()).assert().success();
        assert_eq!(stdout(&check), "unique\n", "{size}");
        let line = ninefold().args(["convert", "--to", "line"]).stdin(drawn).assert().success();
        // Puzzles of all sizes stand in one list.
        let list = format!("{PUZZLE}\n{}{}\n", stdout(&line), solution.replacen("1,", "0,", 1));
        let solve = ninefold().args(["solve", "-q"]).stdin(list).assert().success();
        assert_eq!(stdout(&solve), format!("{SOLUTION}\n{solution}\n{solution}\n"), "{size}");
    }
    let (drawn, _) = large(36);
    let several = drawn.lines().skip(6).map(|row| format!("{row}\n")).collect::<String>();
    let several = [". ".repeat(36), "\n".to_owned()].concat().repeat(6) + &several;
    let ask = |arguments: &[&str]| ninefold().args(arguments).stdin(several.clone()).assert();
    assert_eq!(stdout(&ask(&["count", "--limit", "3"]).success()), "3\n");
    let solutions = stdout(&ask(&["solutions", "--limit", "3", "--to", "line"]).success());
    let solutions: Vec<&str> = solutions.lines().collect();
    assert_eq!(solutions.len(), 3);
    assert!(stdout(&ask(&["solve", "-q"]).success()).starts_with(solutions[0]));
    assert!(stdout(&ask(&["check"]).code(1)).starts_with("several: "));
    let bench = ask(&["bench", "--rounds", "1"]).success();
    assert_eq!(
        stderr(&bench),
        "1 puzzle: 0 unique, 1 with several solutions, 0 without a solution\n"
    );
}

/// Of two solutions the smaller stands first, also where 2 and 10 decide.
#[test]
fn the_smaller_of_two_solutions_stands_first() {
    let number = |i: usize, j: usize| (i % 4 * 4 + i / 4 + j) % 16 + 1;
    let swapped = |number| match number {
        2 => 10,
        _ => 2,
    };
    let text = |blank: &dyn Fn(usize) -> usize| {
        let cell = |i, j| match matches!((i, j), (0 | 2, 1 | 9)) {
            true => blank(number(i, j)).to_string(),
            false => number(i, j).to_string(),
        };
        let cells = (0..16).flat_map(|i| (0..16).map(move |j| cell(i, j)));
        cells.collect::<Vec<_>>().join(",")
    };
    let (puzzle, small, large) = (text(&|_| 0), text(&|number| number), text(&swapped));
    let check = ninefold().args(["check", "-q"]).stdin(puzzle.clone()).assert().code(1);
    assert_eq!(stdout(&check), format!("several: {small} {large}\n"));
    let check = ninefold().args(["check", "-q", "--json"]).stdin(puzzle).assert().code(1);
    assert!(stdout(&check).contains(&format!(r#""solutions":["{small}","{large}"]"#)));
}

/// What is wrong with a large grid is said once.
#[test]
fn large_grids_are_refused_whole() {
    let (drawn, _) = large(64);
    let refused = |command: &str, text: String, why: &str| {
        let run = ninefold().args([command]).stdin(text).assert().code(1);
        let first = stderr(&run);
        assert!(first.starts_with(&format!("<stdin>:{why}\n")), "{first:.300}");
        assert_eq!(first.matches("<stdin>").count(), 1, "{first:.300}");
    };
    refused(
        "hint",
        drawn.clone(),
        "1:1: the board is impossible: 64 cells in a row; 32 are the most",
    );
    let (many, _) = large(289);
    refused("check", many, "1:1: the board is impossible: 289 cells in a row; 256 are the most");
    let wrong = drawn.replacen("64", "65", 1);
    refused("check", wrong, "1:254: \"65\" is not a value of a grid of 64 rows");
    let short = drawn.replacen(" 2 ", " ", 1);
    refused("check", short, "1:1: expected 64 cells in the row, found 63");
}
