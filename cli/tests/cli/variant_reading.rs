//! Lists of variants that look like classic puzzles, and damaged variants.

use crate::{PUZZLE, SOLUTION, ninefold, stderr, stdout};

/// The cells of a jigsaw, its regions, and its solution.
const JIGSAW: [&str; 3] = [
    ".....56.8.......4.........3..732........1......49....17.........35.......1.......",
    "AAAACCCCCAADBBBBBCADDBEECCCADDBEEEFFADBBEEFFFDDDHEFFIFGGGHEIIIFGGGHHHHIIGGGHHHIII",
    "379245618583769142421586973197324586652817439864932751748691325935178264216453897",
];

fn rows(cells: &str) -> String {
    (0..9).map(|row| cells[9 * row..][..9].to_owned() + "\n").collect()
}

#[test]
fn a_jigsaw_is_no_classic_puzzle() {
    let [cells, regions, solution] = JIGSAW;
    let [above, below] = [cells, regions].map(rows);
    for text in [
        format!("{cells}{regions}\n"),
        format!("{cells} {regions}\n"),
        format!("{above}{below}"),
        format!("{above}\n{below}"),
        format!("A jigsaw\n{above}\n{below}"),
    ] {
        let solved = ninefold().args(["solve", "-q"]).stdin(&text).assert().success();
        assert_eq!(stdout(&solved), format!("{solution}\n"), "{text}");
        let refused = ninefold().arg("canon").stdin(&text).assert().code(1);
        assert!(stderr(&refused).contains("canon takes classic puzzles only"), "{text}");
    }
    let told = ninefold().args(["check", "-v"]).stdin(above + "\n" + &below).assert().success();
    assert!(stderr(&told).contains("recognised as a list with variants"), "{}", stderr(&told));
    let [above, below] = [cells, regions].map(rows);
    // Among classic puzzles.
    let classic = rows(PUZZLE);
    for text in [
        format!("{PUZZLE}\n{cells} {regions}\n{PUZZLE}\n"),
        format!("{classic}\n{above}\n{below}\n{classic}"),
    ] {
        let solved = ninefold().args(["solve", "-q"]).stdin(&text).assert().success();
        // Classic puzzles are answered in their own notation.
        let solved = stdout(&solved).replace('\n', "");
        assert_eq!(solved, format!("{SOLUTION}{solution}{SOLUTION}"), "{text}");
    }
}

#[test]
fn a_damaged_killer_is_told_as_such() {
    for (text, why) in [
        ("SumoCueV1=9J0+0J0", "expected 81 cells, found 2"),
        ("3x3::k:1:2", "expected 81 cells, found 2"),
        (&*format!("^{}", "<9".repeat(40)), "it points beside the board"),
    ] {
        let checked = ninefold().arg("check").stdin(format!("{text}\n")).assert().code(1);
        assert!(stderr(&checked).contains(why), "{}", stderr(&checked));
    }
}

#[test]
fn text_above_a_drawn_grid_is_left_out() {
    let grid = "1.....\n......\n......\n......\n......\n.....1\n";
    let counted = ninefold().args(["check", "-q"]).stdin(format!("Easy\n{grid}\nHard\n{grid}"));
    let counted = stdout(&counted.assert().code(1));
    assert_eq!(counted.lines().filter(|line| line.starts_with("several")).count(), 2, "{counted}");
    assert_eq!(counted.lines().count(), 2, "{counted}");
}

/// A puzzle without a rating has as many columns as one with a rating, in both languages.
#[test]
fn lines_of_ratings_have_five_columns() {
    let text = format!(
        ".Shape~4x4\n.Shape~4x4.Cage~20~R1C1~R1C2\n.Frobnicate~3~R1C1\n1234567\n{PUZZLE}\n\
         .Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4\n"
    );
    let rate = |more: &[&str]| {
        let run = ninefold().args(["rate", "-q"]).args(more).stdin(text.clone());
        stdout(&run.assert().code(1))
    };
    let rated = rate(&[]);
    let rows: Vec<Vec<&str>> = rated.lines().map(|line| line.split('\t').collect()).collect();
    let words: Vec<&str> = rows.iter().map(|row| row[1]).collect();
    assert_eq!(words, ["several", "contradictory", "malformed", "malformed", "easy", "easy"]);
    assert!(rows.iter().all(|row| row.len() == 5), "{rated}");
    assert!(rows[0][4].starts_with("several solutions, such as"), "{rated}");
    assert_eq!(rate(&["--lang", "ko"]), rated);
    let other = rate(&["--scale", "proof"]);
    assert!(other.lines().any(|line| line.contains("\tclassic-only\t\t\t")), "{other}");
    for command in [&["needless"][..], &["needless", "--timeout", "1e-9"]] {
        let first = |language: &str| {
            let run = ninefold().args(command).args(["-q", "--lang", language]).stdin(text.clone());
            let text = stdout(&run.assert().code(1));
            text.lines().map(|line| line.split(' ').next().map(str::to_owned)).collect::<Vec<_>>()
        };
        assert_eq!(first("ko"), first("en"), "{command:?}");
    }
}

#[test]
fn a_board_without_rules_is_made_as_a_line() {
    let made = ["generate", "-q", "--size", "6", "--seed", "1", "--to", "line"];
    let line = stdout(&ninefold().args(made).assert().success());
    assert_eq!(line.trim_end().len(), 36, "{line}");
    assert_eq!(stdout(&ninefold().arg("check").stdin(line).assert().success()), "unique\n");
    let killer = ninefold().args(made).args(["--rule", "killer"]).assert().code(2);
    assert!(stderr(&killer).contains("not as line"), "{}", stderr(&killer));
}
