//! What people have: drawings of Ninefold itself, rows with gaps, numbered lists, files with names.

use ninefold::text::{Answer, Format, detect, detect_file, parse, write};
use ninefold::{Clues, Grid};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The format of a text, and the clues of its only record.
fn read(text: &str) -> (Format, Clues) {
    let records = parse(text);
    let [record] = &records[..] else { panic!("{} records in {text}", records.len()) };
    match &record.clues {
        Ok(clues) => (detect(text), *clues),
        Err(error) => panic!("{error} in {text}"),
    }
}

fn puzzle() -> Grid {
    PUZZLE.parse().expect("a grid")
}

/// The puzzle's rows, each written by `row` from its nine characters.
fn rows(row: impl Fn(&str) -> String) -> Vec<String> {
    (0..9).map(|i| row(&PUZZLE[9 * i..9 * i + 9])).collect()
}

fn threes(row: &str) -> String {
    [&row[..3], &row[3..6], &row[6..]].join(" ")
}

#[test]
fn a_terminal_s_drawing_is_read_back() {
    let spaced = |row: &str| row.replace('.', "·").chars().map(|c| format!("{c} ")).collect();
    let drawn = |colour: &str| {
        let (on, off) = if colour.is_empty() { ("", "") } else { (colour, "\u{1b}[0m") };
        let mut text = String::from("Puzzle 3\n┌───────┬───────┬───────┐\n");
        for (i, row) in rows(spaced).into_iter().enumerate() {
            let cells: Vec<char> = row.chars().collect();
            let block = |b: usize| cells[6 * b..6 * b + 6].iter().collect::<String>();
            if i == 3 || i == 6 {
                text += "├───────┼───────┼───────┤\n";
            }
            text += &format!("{on}│{off} {}│ {}│ {}│\n", block(0), block(1), block(2));
        }
        text + "└───────┴───────┴───────┘\n"
    };
    for text in [drawn(""), drawn("\u{1b}[2m"), drawn("\u{1b}[38;5;4m").replace('\n', "\r\n")] {
        assert_eq!(read(&text), (Format::Boxed, Clues::Grid(puzzle())), "{text}");
    }
    // The solution may stand beside it.
    let double = |line: &str| format!("{line}   {line}\n");
    let beside: String = drawn("").lines().skip(1).map(double).collect();
    assert_eq!(read(&beside), (Format::Boxed, Clues::Grid(puzzle())), "{beside}");
    let dots = PUZZLE.replace('.', "·");
    assert_eq!(read(&dots), (Format::Line, Clues::Grid(puzzle())));
}

#[test]
fn a_comment_does_not_decide_the_format() {
    for comment in ["&#10;https://f-puzzles.com/?load=*", "u5"] {
        let text = format!("{PUZZLE} # name: {comment}\n");
        assert_eq!(read(&text), (Format::Line, Clues::Grid(puzzle())), "{text}");
    }
}

/// As `hint` and `explain` draw it; the step is done when it is read.
#[test]
fn a_step_s_drawing_is_the_position_after_it() {
    let text = "\
1. Pointing: 2 b1\\c2 => r7c2<>2
4블록에서 2가 들어갈 수 있는 칸입니다.
    1     2       3         4     5      6         7     8     9
  ┌───────────────────────┬──────────────────────┬────────────────────┐
1 │ 4     1679    12679   │ 139   2369   1269    │ 8     1239  5      │
2 │ 26789 3       1256789 │ 14589 24569  1245689 │ 12679 1249  124679 │
3 │ 2689  15689   125689  │ 7     234569 1245689 │ 12369 12349 123469 │
  ├───────────────────────┼──────────────────────┼────────────────────┤
4 │ 3789  2       135789  │ 3459  34579  4579    │ 13579 6     13789  │
5 │ 3679  15679   135679  │ 359   8      25679   │ 4     12359 12379  │
6 │ 36789 +456789 356789  │ 3459  1      245679  │ 23579 23589 23789  │
  ├───────────────────────┼──────────────────────┼────────────────────┤
7 │ *28!9 -8*9    2a89    │ 6     459    3       │ 1259  7     12489  │
8 │ 5     6789    36789   │ 2     479    14789   │ 1369  13489 134689 │
9 │ 1     6789    4       │ 589   579    5789    │ 23569 23589 23689  │
  └───────────────────────┴──────────────────────┴────────────────────┘
";
    let (format, clues) = read(text);
    assert_eq!(format, Format::Pencilmarks);
    let sets = clues.candidates().sets().map(|set| set.to_string());
    assert_eq!((&*sets[45], &*sets[46], &*sets[54]), ("36789", "4", "289"));
    // r6c2 is 4, so its row has no other.
    assert_eq!(&*sets[48], "359");
    assert_eq!((&*sets[55], &*sets[56]), ("9", "289"));
    assert_eq!(parse(&format!("{text}\n{text}")).len(), 2);
    let wrong = text.replace("│ 4 ", "│ q ");
    let errors = parse(&wrong);
    assert_eq!(errors.len(), 1);
    assert_eq!(errors[0].clues.as_ref().map_err(|error| (error.line, error.column)), Err((5, 5)));
}

#[test]
fn rows_with_gaps_are_read() {
    let grid = Clues::Grid(puzzle());
    let spaces = |row: &str| row.replace('.', " ").trim_end().to_owned();
    for (text, format) in [
        (rows(threes).join("\n"), Format::Rows),
        (rows(|row| row.replace('.', " ")).join("\n"), Format::Rows),
        (rows(spaces).join("\n"), Format::Rows),
        (rows(str::to_owned).join(" "), Format::Line),
        (rows(threes).join(" "), Format::Line),
        (rows(str::to_owned).join("   ") + " # from a mail", Format::Line),
        (PUZZLE.chars().map(|c| format!("{c} ")).collect(), Format::Line),
        (PUZZLE.replace('.', "0").chars().map(|c| format!("{c}\t")).collect(), Format::Line),
    ] {
        assert_eq!(read(&text), (format, grid), "{text}");
        let two = format!("{text}\n\n{text}\n");
        assert_eq!((detect(&two), parse(&two).len()), (format, 2), "{two}");
    }
    // A row of which digits are missing is none with spaces cut off.
    let short = rows(str::to_owned).join("\n").replacen("53..7....", "53", 1);
    assert!(parse(&short)[0].clues.is_err());
}

#[test]
fn a_wrong_row_is_one_error() {
    for number in 0..9 {
        for bad in ["8..q6...3", "8...6..3", "8...6....3", "hello"] {
            let mut lines = rows(str::to_owned);
            lines[number] = bad.to_owned();
            let text = lines.join("\n");
            let records = parse(&text);
            assert_eq!(records.len(), 1, "{} {text}", detect(&text));
            assert!(records[0].clues.is_err(), "{text}");
        }
    }
}

#[test]
fn numbers_and_ratings_before_a_puzzle_stay() {
    for label in ["7.2", "1.", "12)", "11.9/1.2/1.2", "3:"] {
        let text = format!("{label} {PUZZLE} # x\n{label} {PUZZLE}\n");
        let records = parse(&text);
        assert_eq!(detect(&text), Format::Line, "{text}");
        assert!(records.iter().all(|record| record.clues == Ok(Clues::Grid(puzzle()))), "{text}");
        let again = records.iter().map(|record| (record, &Answer::Unchanged));
        assert_eq!(write(Format::Line, again.clone()), text);
        assert!(write(Format::Csv, again).contains(label), "{text}");
    }
    assert!(parse(&format!("7.2x {PUZZLE}"))[0].clues.is_err());
}

#[test]
fn the_extension_decides_where_the_text_does_not() {
    let named = |text: &str, name: &str| detect_file(text, name);
    let broken = "{\"puzzle\":\"53..7....6..195\n";
    assert_eq!(named(broken, "a/b.jsonl"), Format::Jsonl);
    assert_eq!(named("hello\n", "b.JSONL"), Format::Jsonl);
    assert_eq!(named("", "b.csv"), Format::Csv);
    assert_eq!(named(PUZZLE, "b.sdm"), Format::Line);
    assert_eq!(named(PUZZLE, "b.txt"), Format::Line);
    // A name that does not fit.
    assert_eq!(named(PUZZLE, "b.sdk"), Format::Line);
    assert_eq!(named(PUZZLE, "b.jsonl"), Format::Line);
    let marks: String = (0..9).map(|_| "123 45 6 7 8 9 1 2 3\n").collect();
    assert_eq!(named(&marks, "b.sdx"), Format::Sdx);
    assert_eq!(detect(&marks), Format::Pencilmarks);
}

/// The first placed digit of work in progress may come late.
#[test]
fn the_sign_of_a_notation_may_come_late() {
    let open = "123 45 6 7 8 9 1 2 3\n".repeat(9) + "\n";
    let text = open.repeat(5) + &open.replacen('6', "u6", 1);
    assert_eq!(detect(&text), Format::Sdx);
}

#[test]
fn a_grid_may_have_a_comment_behind_it() {
    for text in [format!("{PUZZLE}\n"), format!(" {PUZZLE} # mine\r\n\n"), format!("{PUZZLE};7")] {
        assert_eq!(text.parse(), Ok(puzzle()), "{text:?}");
    }
    let many = format!("{PUZZLE}\n").repeat(3) + "hello\n";
    let error = many.parse::<Grid>().expect_err("several puzzles").to_string();
    assert_eq!(error, "line 2, column 1: expected one puzzle, found another one");
}

/// 81 cells in a line, with these between cells, blocks of a row, rows and bands.
fn divided(cells: &str, between: [&str; 4]) -> String {
    let mut text = String::new();
    for (i, c) in cells.chars().enumerate() {
        text.push(c);
        let at = [27, 9, 3, 1].iter().position(|n| (i + 1) % n == 0).unwrap_or(3);
        text += between[3 - at];
    }
    text.trim_end().to_owned()
}

#[test]
fn spaces_divide_the_cells_of_a_line() {
    let solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    for between in [
        [" "; 4],
        ["  "; 4],
        ["\t"; 4],
        ["", "", " ", " "],
        ["", " ", " ", " "],
        ["", "", " ", "  "],
        ["", " ", "  ", "  "],
        [" ", "  ", "   ", "   "],
    ] {
        for cells in [PUZZLE, solution] {
            let grid: Grid = cells.parse().expect("a grid");
            let line = divided(cells, between);
            let solved = format!("{line} {}", divided(solution, between));
            let tails = ["", " # easy", " 7.2", " 24 3 1.2", ", easy, 24", "; 12"];
            let tailed = tails.map(|tail| format!("{line}{tail}"));
            for text in tailed.iter().chain([&solved]) {
                assert_eq!(read(text), (Format::Line, Clues::Grid(grid)), "{text}");
                assert_eq!(text.parse(), Ok(grid), "{text}");
            }
        }
    }
    let spaced = PUZZLE.replace('.', " ");
    for tail in ["", " 24", " 7.2", &format!(" {solution}"), " # 1 2 3"] {
        let text = format!("{spaced}{tail}");
        assert_eq!(read(&text), (Format::Line, Clues::Grid(puzzle())), "{text}");
    }
}

/// The beginning of a larger grid in one line is no puzzle.
#[test]
fn a_larger_grid_in_a_line_is_not_read_as_a_small_one() {
    // No number of the first 81 has two digits, and those of the last have three.
    let rows = |size: usize, number: fn(usize) -> usize| {
        let words: Vec<String> = (0..size * size).map(|i| number(i).to_string()).collect();
        words
    };
    let late = |i: usize| if i < 81 { i % 9 } else { i % 10 + 1 };
    let grids = [
        rows(10, |i| i % 10 + 1),
        rows(10, late),
        rows(10, |_| 0),
        rows(16, |i| i * 7 % 16 + 1),
        rows(16, late),
        rows(16, |_| 0),
        rows(36, |i| i * 7 % 36 + 1),
        rows(64, |_| 0),
        rows(121, |i| i % 22 + 100),
    ];
    for words in grids {
        let padded: Vec<String> = words.iter().map(|word| format!("{word:>2}")).collect();
        let wide: Vec<String> = words.iter().map(|word| format!("{word:>3}")).collect();
        for text in
            [words.join(" "), words.join("\t"), words.join("  "), padded.join(" "), wide.join("")]
        {
            for blank in ["0", ".", "-"] {
                let text = text.replace(" 0", &format!(" {blank}"));
                assert!(text.parse::<Clues>().is_err(), "{text}");
                assert!(parse(&text).iter().all(|record| record.clues.is_err()), "{text}");
            }
        }
    }
    // Nine rows of a small one may have any numbers behind them.
    let nine = PUZZLE.as_bytes().chunks(9).map(|row| str::from_utf8(row).expect("digits"));
    let numbers = rows(10, |i| 5 * i)[..12].join(" ");
    let beside = format!("{} {numbers}", nine.collect::<Vec<_>>().join(" "));
    assert_eq!(beside.parse::<Clues>(), PUZZLE.parse());
    // All numbers of its first 27 cells are given.
    let aligned: String = (0..1296).map(|i| format!("{:>3}", 1 + i % 9 + i / 27 % 9)).collect();
    assert!(aligned.parse::<Grid>().is_err());
    assert!(aligned.replace("10", " .").parse::<Grid>().is_err());
}
