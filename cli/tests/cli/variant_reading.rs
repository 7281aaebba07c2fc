//! Lists of variants that look like classic puzzles, and damaged variants.

use crate::{PUZZLE, SOLUTION, ninefold, stderr, stdout};

/// The cells of a jigsaw, its regions, and its solution.
pub(crate) const JIGSAW: [&str; 3] = [
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
    let digits: String = regions.bytes().map(|byte| char::from(byte - b'A' + b'1')).collect();
    for text in [
        format!("{cells}{regions}\n"),
        format!("{cells} {regions}\n"),
        format!("{cells},{regions}\n"),
        format!("{cells} | {regions}\n"),
        format!("{cells} # {regions}\n"),
        format!("{cells};{digits}\n"),
        format!("{cells} {digits}\n"),
        format!("{cells} # {digits}\n"),
        format!("{cells}{digits}\n"),
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
fn a_damaged_jigsaw_is_told_as_such() {
    let (cells, rows) = (".".repeat(81), ["AAABBBCCC", "DDDEEEFFF", "GGGHHHIII"]);
    let regions: String = rows.iter().map(|row| row.repeat(3)).collect();
    let drawn: Vec<&str> = rows.iter().flat_map(|row| [*row; 3]).collect();
    let drawn = format!("{}\n{}", ".........\n".repeat(9), drawn[..8].join("\n"));
    for (text, why) in [
        (format!("{cells}{}", &regions[1..]), ":1:162: a jigsaw of 9 rows has 81 letters"),
        (format!("{cells}{regions}I"), ":1:163: a jigsaw of 9 rows has 81 letters"),
        (format!("{}{regions}", &cells[1..]), ":1:81: a jigsaw of 9 rows has 81 cells before"),
        (format!("{cells}{}5", &regions[1..]), ":1:162: '5' is not a region letter"),
        (format!("{cells}{}K", &regions[..80]), ":1:162: region K of this jigsaw needs 9 cells"),
        (drawn, ":18:10: a jigsaw of 9 rows has 81 letters for its regions, found 72"),
    ] {
        let checked = ninefold().arg("check").stdin(format!("{text}\n")).assert().code(1);
        assert!(stderr(&checked).contains(why), "{}", stderr(&checked));
    }
}

#[test]
fn a_damaged_killer_is_told_as_such() {
    for (text, why) in [
        ("SumoCueV1=9J0+0J0", ":1:18: a SumoCue puzzle has 81 cells"),
        ("SumoCueV2=9+0", ":1:1: a SumoCue puzzle begins with SumoCueV1"),
        ("3x3::k:1:2", ":1:11: a killer that begins with 3x3: has 81 numbers with colons between"),
        (&*format!("4x4::k:{}", "768:".repeat(16)), r#":1:1: a killer begins with 3x3::k:"#),
        (&*format!("^{}", "<9".repeat(40)), ":1:1: the arrow '^' of this killer points beyond"),
        (&*"9<".repeat(40), ":1:81: a killer of sums and arrows has 81 characters, found 80"),
        (&*"9<".repeat(41), ":1:82: a killer of sums and arrows has 81 characters, found 82"),
        (&*format!("9<?{}", "9<".repeat(39)), ":1:3: '?' in a killer of 81 characters is neither"),
        // Over several lines they are one puzzle each.
        (&*format!("SumoCueV1{}", "\n=0+0=0".repeat(26)), ":27:7: a SumoCue puzzle has 81 cells"),
        (
            &*format!("3x3::k:{}x", "\n0:0:0:".repeat(26)),
            ":27:8: a killer that begins with 3x3: has",
        ),
    ] {
        let checked = ninefold().arg("check").stdin(format!("{text}\n")).assert().code(1);
        assert!(stderr(&checked).contains(why), "{}", stderr(&checked));
        assert_eq!(stdout(&checked).lines().count(), 1, "{text}");
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

/// One line that is too short leaves the others of a list of small grids what they are; a classic puzzle too. But a classic
/// puzzle that was cut off is no grid of another size.
#[test]
fn a_bad_line_harms_no_list_of_grids() {
    let (small, short) = ("1234....2......1", "1234....2......");
    let verdicts = |lines: &[&str]| {
        let checked = ninefold().arg("check").stdin(lines.join("\n")).assert();
        let told = stdout(&checked);
        let word = |line: &str| line.split(':').next().unwrap_or_default().to_owned();
        told.lines().map(word).collect::<Vec<_>>()
    };
    let six = &format!("123456{}", ".".repeat(30));
    for list in [[short, small, small], [small, short, six], [small, six, short]] {
        let wanted = list.map(|line| if line == short { "malformed" } else { "several" });
        assert_eq!(verdicts(&list), wanted, "{list:?}");
    }
    assert_eq!(verdicts(&[small, PUZZLE, small]), ["several", "unique", "several"]);
    let cut = &PUZZLE[..64];
    assert_eq!(verdicts(&[PUZZLE, cut, PUZZLE]), ["unique", "malformed", "unique"]);
    assert_eq!(verdicts(&[cut, PUZZLE]), ["malformed", "unique"]);
}

/// JSON that was cut off costs its own puzzle only, and its solution is no puzzle.
#[test]
fn cut_off_json_costs_one_puzzle() {
    let rows = SOLUTION.as_bytes().chunks(9).map(|row| format!("\"{}\"", row.escape_ascii()));
    let rows = rows.collect::<Vec<_>>().join(",");
    let typed = format!(r#"{{"rows":9,"local_constraints":[],"solution":[{rows}],"bool_con"#);
    let four = ".Shape~4x4.Cage~3~R1C1~R1C2";
    for (list, wanted) in [
        ([&typed, four, PUZZLE], ["malformed", "several", "unique"]),
        ([four, &typed, PUZZLE], ["several", "malformed", "unique"]),
        ([PUZZLE, four, &typed], ["unique", "several", "malformed"]),
    ] {
        let checked = ninefold().arg("check").stdin(list.join("\n")).assert().code(1);
        let told = stdout(&checked);
        let words: Vec<&str> = told.lines().filter_map(|line| line.split(':').next()).collect();
        assert_eq!(words, wanted, "{told}");
    }
}

/// An object without its last brace ends where the next begins a line.
#[test]
fn an_object_that_is_not_closed_costs_one_puzzle() {
    for end in ["", ","] {
        let object = |id: u32| format!(r#"{{"id":{id},"puzzle":"{PUZZLE}"}}"#);
        let open = object(2).replace('}', end);
        let text = format!("[{},\n{open}\n  {},\n{}]", object(1), object(3), object(4));
        let checked = ninefold().arg("check").stdin(text).assert().code(1);
        let told = stdout(&checked);
        let words: Vec<&str> = told.lines().filter_map(|line| line.split(':').next()).collect();
        assert_eq!(words, ["unique", "malformed", "unique", "unique"], "{told}");
    }
}

/// Candidates that the setter allows are clues in links too.
#[test]
fn links_keep_candidates_that_are_clues() {
    // The puzzle with fewer clues, and each blank cell without one wrong digit.
    let cell = |(at, right): (usize, char)| match (PUZZLE.as_bytes()[at], at % 3) {
        (b'.', _) | (_, 0) => {
            let wrong = if right == '1' { '2' } else { '1' };
            "123456789".chars().map(|d| if d == wrong { '.' } else { d }).collect()
        }
        _ => "123456789".chars().map(|d| if d == right { d } else { '.' }).collect::<String>(),
    };
    let candidates: String = SOLUTION.chars().enumerate().map(cell).collect();
    let count =
        |text: &str| stdout(&ninefold().args(["count", "-q"]).stdin(text.to_owned()).assert());
    for format in ["fpuzzles", "sudokupad"] {
        let written = ninefold().args(["convert", "-q", "--to", format]).stdin(candidates.clone());
        let link = stdout(&written.assert().success());
        assert_eq!(count(&link), count(&candidates));
        let back =
            ninefold().args(["convert", "-q", "--to", "sukaku"]).stdin(link.clone()).assert();
        assert_eq!(stdout(&back.success()).trim(), candidates);
        // A line has no place for them, so it is another puzzle.
        let told = stderr(&ninefold().args(["convert", "--to", "line"]).stdin(link).assert());
        assert!(told.contains("the candidate clues of 1 puzzle are lost"), "{told}");
    }
}

#[test]
fn small_puzzles_in_words_are_no_grid() {
    // Sixteen 4×4 puzzles in a line each: as one grid, the numbers would repeat in its columns.
    let line = "1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 .\n";
    let told = stdout(&ninefold().args(["check", "-q"]).stdin(line.repeat(16)).assert().success());
    assert_eq!(told, "unique\n".repeat(16));
    // Columns of numbers beside puzzles are no cells, also if a puzzle has a cell too many.
    let line = format!("{PUZZLE},{SOLUTION},30,12\n");
    let text = format!("{line}{line}.{line}{line}");
    let told = stdout(&ninefold().args(["check", "-q"]).stdin(text).assert().code(1));
    assert_eq!(told.lines().filter(|line| line.starts_with("unique")).count(), 3, "{told}");
}

#[test]
fn a_cell_without_candidates_ends_no_program() {
    let sukaku = format!(".........{}\n", "123456789".repeat(80));
    let question = format!("{{\"puzzle\": \"{}\", \"ask\": \"check\"}}\n", sukaku.trim());
    let told = stdout(&ninefold().arg("judge-steps").stdin(question).assert());
    assert!(told.contains("\"verdict\":\"contradictory\""), "{told}");
    ninefold().args(["needless", "-q"]).stdin(sukaku).assert().code(1);
}
