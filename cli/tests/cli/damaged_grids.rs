//! Grids of other sizes, whole or damaged, and what stands before them.

use crate::{PUZZLE, ninefold, stderr, stdout};

/// What a command says of one text: its answers and its messages.
fn said(command: &str, text: &str) -> (String, String) {
    let run = ninefold().args([command, "-q"]).stdin(text.to_owned()).assert();
    (stdout(&run), stderr(&run))
}

/// So many rows of so many words or signs.
fn blank(rows: usize, columns: usize, between: &str) -> Vec<String> {
    vec![vec!["."; columns].join(between); rows]
}

fn drawn(rows: &[String]) -> String {
    rows.join("\n") + "\n"
}

#[test]
fn a_byte_order_mark_is_skipped_before_every_format() {
    let own = r#"{"ninefold-variant":1,"rows":4,"rules":[]}"#;
    let puzzles = "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}";
    let bordered = "+-----+-----+\n| 1 2 | . . |\n| . . | . . |\n+-----+-----+\n| . . | . . |\n| . . | 3 . |\n+-----+-----+\n";
    for text in [
        ".Shape~4x4.Cage~3~R1C1~R1C2\n",
        "1234............\n12..............\n",
        "1234\n....\n....\n..1.\n",
        bordered,
        own,
        puzzles,
        &format!("{PUZZLE}\n.Shape~4x4.Cage~3~R1C1~R1C2\n"),
    ] {
        for command in ["count", "solve", "convert"] {
            assert_eq!(said(command, &format!("\u{feff}{text}")), said(command, text), "{text}");
        }
        assert_eq!(said("check", text).1, "", "{text}");
    }
    let marked = "\u{feff}.Shape~4x4.Cage~3~R1C1~R1C2\n";
    let named = ninefold().args(["convert", "--from", "iss", "--to", "iss"]).stdin(marked).assert();
    assert_eq!(stdout(&named.success()), &marked[3..]);
}

#[test]
fn a_large_grid_of_small_numbers_is_no_list_of_small_puzzles() {
    let small = |between: &str, rows: usize| {
        let mut grid = blank(rows, 16, between);
        let width = 1 + between.len();
        for (row, column, digit) in
            [(0, 0, "1"), (0, 2, "3"), (3, 5, "2"), (6, 9, "3"), (12, 0, "4")]
        {
            grid[row].replace_range(column * width..=column * width, digit);
        }
        grid
    };
    for between in [" ", ""] {
        let (answers, errors) = said("check", &drawn(&small(between, 16)));
        assert_eq!((answers.lines().count(), &*errors), (1, ""), "{answers}");
        for (rows, place) in [(15, "15:"), (14, "14:"), (17, "17:1"), (32, "17:1")] {
            let (answers, errors) = said("check", &drawn(&small(between, rows)));
            let why = format!("expected 16 rows of 16 cells, found {rows}");
            assert!(errors.starts_with(&format!("<stdin>:{place}")), "{errors}");
            assert!(errors.contains(&why) && errors.lines().count() == 1, "{errors}");
            assert!(
                answers.starts_with("malformed: ") && answers.lines().count() == 1,
                "{answers}"
            );
        }
    }
    let mut wrong = blank(16, 16, " ");
    wrong[4].replace_range(..1, "17");
    let told = "<stdin>:5:1: \"17\" is not a value of a grid of 16 rows\n";
    assert_eq!(said("check", &drawn(&wrong)).1, told);
    // Puzzles of four rows, one in each line, have numbers twice in a column.
    let list = "1.....2..3.....4\n".repeat(15) + "2.....1..3.....4\n";
    assert_eq!(said("count", &list).0.lines().count(), 16);
}

#[test]
fn a_mistake_in_a_drawn_grid_gives_one_message() {
    let bordered = "+-----+-----+\n| 1 2 | . . |\n| . . | . . |\n+-----+-----+\n| . . | . . |\n| . . | . . |\n+-----+-----+\n";
    for (text, why) in [
        (
            "12345\n.....\n...6.\n.....\n.....\n".into(),
            "3:4: '6' is too large for a grid of 5 rows",
        ),
        (
            "17,2,.,.\n.,.,.,.\n.,.,.,.\n.,.,.,.\n".into(),
            "1:1: \"17\" is not a value of a grid of 4 rows",
        ),
        (
            "123456\n......\n.......\n......\n......\n......\n".into(),
            "3:1: expected 6 cells in the row, found 7",
        ),
        (
            "........\n1.......\n........\n........\n".into(),
            "4:9: expected 8 rows of 8 cells, found 4",
        ),
        (
            bordered.repeat(2),
            "9:1: expected 4 rows of 4 cells, found 8; a blank line separates two grids",
        ),
    ] {
        let (answers, errors) = said("check", &text);
        assert_eq!(errors, format!("<stdin>:{why}\n"));
        assert_eq!(answers.lines().count(), 1, "{answers}");
    }
    // Nine columns are a classic puzzle with a mistake.
    let short = "123456789\n".repeat(3) + "12345678\n" + &".........\n".repeat(5);
    assert!(said("check", &short).1.contains("expected"), "{}", said("check", &short).1);
}

#[test]
fn short_killers_stand_in_nine_rows() {
    let text = "RJJDEPGD<H```````^F````D```D``````9`L````HE``L`L`SJ```C```I````A``B`````^<```````";
    let rows: Vec<String> = (0..9).map(|row| text[9 * row..][..9].to_owned()).collect();
    let line = said("check", text);
    assert!(line.0.starts_with("unique"), "{line:?}");
    assert_eq!(said("check", &drawn(&rows)), line);
    for rows in [&rows[..], &rows[..8]] {
        let named =
            ninefold().args(["check", "-q", "--from", "killer"]).stdin(drawn(rows)).assert();
        assert_eq!(stdout(&named).lines().count(), 1, "{}", stdout(&named));
    }
    let (_, errors) = said("check", &text[..80]);
    let why = "<stdin>:1:81: a killer of sums and arrows has 81 characters, found 80\n";
    assert_eq!(errors, why);
}

#[test]
fn small_grids_and_faulty_strings_as_arguments() {
    let counted = ninefold().args(["count", "-q", "1234............"]).assert().success();
    assert_eq!(stdout(&counted), "12\n");
    for (argument, why) in [
        (".Foo", "no such file, and the rule Foo is not understood"),
        ("3x3::k:1", "<argument>:1:"),
    ] {
        let told = stderr(&ninefold().args(["check", argument]).assert().failure());
        assert!(told.contains(why), "{told}");
    }
}

#[test]
fn a_damaged_link_late_in_a_list_is_told_as_such() {
    let text = format!("{PUZZLE}\n").repeat(600) + "https://sudokupad.app/xyz\n";
    let why =
        "<stdin>:601:23: expected the puzzle itself in the link, found only the name of a puzzle";
    let errors = said("check", &text).1;
    assert!(errors.starts_with(why), "{errors}");
}
