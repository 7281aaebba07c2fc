//! Several solutions: `solutions` lists them all in order, and `solve` prints the first of them.

use crate::{NONE, TWO, ninefold, read, stdout, testdata};
use snapbox::cmd::cargo_bin;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// All solutions by trying every digit in every blank from the top, which is their order.
fn brute_force(grid: &mut [u8; 81], from: usize, found: &mut Vec<String>) {
    let Some(cell) = (from..81).find(|&cell| grid[cell] == b'.') else {
        found.push(String::from_utf8(grid.to_vec()).expect("digits"));
        return;
    };
    let (row, column) = (cell / 9, cell % 9);
    for digit in b'1'..=b'9' {
        let clash = (0..9).any(|i| {
            let block = (row / 3 * 3 + i / 3) * 9 + column / 3 * 3 + i % 3;
            [row * 9 + i, i * 9 + column, block].iter().any(|&other| grid[other] == digit)
        });
        if !clash {
            grid[cell] = digit;
            brute_force(grid, cell + 1, found);
        }
    }
    grid[cell] = b'.';
}

#[test]
fn the_order_is_that_of_full_enumeration() {
    let firsts =
        stdout(&ninefold().args(["solve", "-q", &testdata("several.txt")]).assert().success());
    for (line, first) in read("several.txt").lines().zip(firsts.lines()) {
        let mut grid = [0; 81];
        grid.copy_from_slice(&line.as_bytes()[..81]);
        let mut all = Vec::new();
        brute_force(&mut grid, 0, &mut all);
        assert!(all.is_sorted());
        assert!(line.ends_with(&format!("# {} solutions", all.len())), "{line}: {}", all.len());
        assert_eq!(&first[..81], all[0]);
        let listed = stdout(&ninefold().arg("solutions").stdin(&line[..81]).assert().success());
        assert!(listed.lines().eq(&all), "{line}: another order");
        let some =
            ninefold().args(["solutions", "--limit", "7"]).stdin(&line[..81]).assert().success();
        assert!(stdout(&some).lines().eq(all.iter().take(7)));
    }
}

#[test]
fn none_and_a_limit_of_nothing() {
    let none = ninefold().arg("solutions").stdin(NONE).assert().code(1);
    assert!(stdout(&none).starts_with(&format!("{NONE} # contradictory: ")));
    for command in ["solutions", "count"] {
        ninefold().args([command, "--limit", "0"]).stdin(TWO).assert().code(2).stdout_eq("");
    }
}

#[test]
fn they_come_in_the_format_of_the_puzzle_or_another() {
    let rows: String = TWO
        .as_bytes()
        .chunks(9)
        .map(|row| String::from_utf8(row.to_vec()).expect("ASCII").replace('.', "0") + "\n")
        .collect();
    let listed = stdout(&ninefold().arg("solutions").stdin(rows).assert().success());
    assert_eq!(listed.lines().filter(|line| line.len() == 9).count(), 18);
    let boxed = ninefold().args(["solutions", "--to", "boxed"]).stdin(TWO).assert().success();
    assert!(stdout(&boxed).starts_with("+-------+-------+-------+\n| 7 5 2 | 4 6 1 | 8 3 9 |\n"));
}

#[test]
fn listing_ends_quietly_when_nobody_reads_on() {
    // The empty grid has more solutions than anyone can wait for.
    let mut child = Command::new(cargo_bin!("ninefold"))
        .args(["solutions", &".".repeat(81)])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("a pipe"))
        .read_line(&mut first)
        .expect("a first solution while the search goes on");
    assert_eq!(first.trim_end().len(), 81);
    assert!(first.starts_with("123456789456789123789123456"));
    let output = child.wait_with_output().expect("it ends by itself");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}
