//! A puzzle of candidates stays the puzzle that it is in every command.

use super::{ninefold, stderr, stdout};
use ninefold::generate::{self, Random, Seed};
use ninefold::{Candidates, Cell, Digit, DigitSet};
use std::collections::HashSet;

/// Candidates around a solution: in each cell its digit, and others by chance.
fn sukaku(seed: u64) -> Candidates {
    let mut random = Random::new(Seed(seed));
    let solution = generate::grid(&mut random);
    Candidates::from_sets(Cell::ALL.map(|cell| {
        let others = Digit::ALL.into_iter().filter(|_| random.below(4) == 0);
        others.collect::<DigitSet>().with(solution.get(cell))
    }))
}

fn lines(count: u64) -> String {
    (0..count).map(|seed| format!("{}\n", sukaku(seed))).collect()
}

#[test]
fn different_ones_are_all_kept() {
    let input = lines(300);
    let kept = ninefold().args(["canon", "-q", "--dedup", "--as-given", "-"]).stdin(&*input);
    assert_eq!(stdout(&kept.assert().success()), input);
    // Moved and relabelled they are the same ones again.
    let moved = ninefold().args(["transform", "-q", "--seed", "1", "-"]).stdin(&*input);
    let moved = stdout(&moved.assert().success());
    assert_ne!(moved, input);
    let forms = |input: &str| {
        let forms = ninefold().args(["canon", "-q", "-"]).stdin(input).assert().success();
        stdout(&forms).lines().map(str::to_owned).collect::<Vec<String>>()
    };
    let forms = (forms(&input), forms(&moved));
    assert_eq!(forms.0, forms.1);
    assert!(forms.0.iter().all(|form| form.len() == 729));
    assert_eq!(forms.0.iter().collect::<HashSet<_>>().len(), 300);
}

#[test]
fn same_distinguishes_them() {
    let (a, b) = (sukaku(1).to_string(), sukaku(2).to_string());
    ninefold().args(["same", &a, &b]).assert().code(1).stdout_eq("different\n");
    let moved = ninefold().args(["transform", "-q", "--seed", "1", "-"]).stdin(&*a);
    let moved = stdout(&moved.assert().success());
    let found = stdout(&ninefold().args(["same", &a, moved.trim()]).assert().success());
    let again = ninefold().args(["transform", "-q", "--by", found.trim(), "-"]).stdin(a);
    assert_eq!(stdout(&again.assert().success()), moved);
}

#[test]
fn rate_and_explain_name_the_puzzle_that_was_asked_about() {
    // Easy enough: two candidates in a few cells.
    let mut easy = Candidates::from(&generate::grid(&mut Random::new(Seed(3))).grid());
    for cell in Cell::ALL.into_iter().step_by(7) {
        let digits = easy.get(cell);
        easy.set(cell, digits.with(Digit::ALL[cell.row_index()]));
    }
    let text = easy.to_string();
    let rated = stdout(&ninefold().args(["rate", "-q", "-"]).stdin(&*text).assert().success());
    assert!(rated.starts_with(&format!("{text}\t")), "{rated}");
    let explained = ninefold().args(["explain", "--json", "-"]).stdin(&*text).assert().success();
    let explained = stdout(&explained);
    assert!(explained.contains(&format!("\"puzzle\":\"{text}\"")), "{explained}");
}

/// The digits alone would do, but the candidates are clues: every command sees one puzzle.
#[test]
fn a_pencilmark_file_is_one_puzzle() {
    let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let drawn = stdout(&ninefold().args(["convert", "--to", "pencilmarks", puzzle]).assert());
    let clues = Candidates::from(&puzzle.parse::<ninefold::Grid>().unwrap()).to_string();
    let json = ninefold().args(["explain", "--json", "-"]).stdin(&*drawn).assert().success();
    assert!(stdout(&json).contains(&format!("\"puzzle\":\"{clues}\"")));
    let rated = ninefold().args(["rate", "-q", "-"]).stdin(&*drawn).assert().success();
    assert!(stdout(&rated).starts_with(&format!("{clues}\t")));
    // A missing candidate leaves no solution for any of them; hint and explain say which.
    let wrong = drawn.replacen("124", "12", 1);
    let counted = ninefold().args(["count", "-q", "-"]).stdin(&*wrong).assert();
    assert_eq!(stdout(&counted), "0\n");
    let rated = ninefold().args(["rate", "-q", "-"]).stdin(&*wrong).assert();
    assert!(stdout(&rated).ends_with("\tnone\t\t\tno solution\n"), "{}", stdout(&rated));
    let told = stderr(&ninefold().args(["explain", "-"]).stdin(wrong).assert().code(1));
    assert!(told.contains("4 was wrongly removed from r1c3"), "{told}");
}
