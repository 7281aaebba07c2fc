//! Damage that joins two records, or makes one look like another notation: no record vanishes.

#![expect(clippy::unwrap_used, reason = "a test's helpers")]

use ninefold::Grid;
use ninefold::text::{Answer, Format, Record, Unexpected, detect, parse_as, write};

const PUZZLES: [&str; 6] = [
    "..9.31......5.7....714....97..3..1...3..1..5.1.5.8..97.....32.6.4..........26..45",
    "7.....9..6...7..38....9..1..8..1.72.5..8.3.....3...6.......48..27.1....49..5.....",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..45..37..8....6..3.69.8..48.1.93.62...7.2...67.81.9.37..3.92.1..3....9..95..74..",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    ".2.4...894.71.....6......512.1...57..9......2...8.4......2......6..35........8.6.",
];

/// The notations with one puzzle a line and nothing between. Lines of JSON have ends of their own.
fn lines() -> impl Iterator<Item = Format> {
    let all = Format::ALL.iter().copied().filter(|&format| format != Format::Jsonl);
    all.filter(|&format| list(format).lines().count() == PUZZLES.len())
}

/// The puzzles in a notation.
fn list(format: Format) -> String {
    let records = PUZZLES.map(|puzzle| Record::new(puzzle.parse::<Grid>().unwrap()));
    write(format, records.iter().map(|record| (record, &Answer::Unchanged)))
}

/// The givens of each record, `None` for malformed ones.
fn grids(format: Format, text: &str) -> Vec<Option<String>> {
    let records = parse_as(format, text).into_iter();
    records.map(|record| record.clues.ok().map(|clues| clues.grid().to_string())).collect()
}

/// Checks that the text has these puzzles and, in one place, a malformed record, whether the notation is
/// told or recognised.
fn check(format: Format, text: &str, malformed: usize, others: &[&str]) {
    for format in [format, detect(text)] {
        let mut found = grids(format, text);
        assert!(found.len() > malformed, "{format}: {text}");
        assert_eq!(found.remove(malformed), None, "{format}: {text}");
        let found: Vec<&str> = found.iter().flatten().map(String::as_str).collect();
        assert_eq!(found, others, "{format}: {text}");
    }
}

/// The puzzles without some.
fn without(places: &[usize]) -> Vec<&'static str> {
    (0..6).filter(|i| !places.contains(i)).map(|i| PUZZLES[i]).collect()
}

#[test]
fn a_lost_line_end_is_named() {
    for format in lines() {
        let text = list(format);
        // A Sukaku's givens are the cells with one candidate.
        let whole: Vec<String> = grids(format, &text).into_iter().flatten().collect();
        let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
        for (k, &end) in ends.iter().enumerate().take(5) {
            // Behind 81 cells alone a column may follow.
            let is_bare = matches!(format, Format::Line | Format::Sdm | Format::Sukaku);
            let signs: &[&str] = if is_bare { &["", "x"] } else { &["", "x", " ", ";", "\""] };
            for sign in signs {
                let mut joined = text.clone();
                joined.replace_range(end..=end, sign);
                let others = (0..6).filter(|i| ![k, k + 1].contains(i)).map(|i| whole[i].as_str());
                check(format, &joined, k, &others.collect::<Vec<_>>());
            }
        }
    }
}

#[test]
fn a_comment_does_not_hide_the_next_puzzle() {
    for comment in [" # easy", " # 7.2", "; 1.2/1.2/1.2", " diamond", " ends here."] {
        let mut lines = PUZZLES.map(|puzzle| format!("{puzzle}{comment}\n"));
        lines[2].pop();
        check(Format::Line, &lines.concat(), 2, &without(&[2, 3]));
        let text = lines[2].clone() + &lines[3];
        let error = parse_as(Format::Line, &text)[0].clues.clone().unwrap_err();
        assert_eq!(error.found, Unexpected::AnotherPuzzle);
        assert_eq!(error.column as usize, 82 + comment.len());
    }
}

#[test]
fn another_puzzle_in_its_own_column_is_none_of_the_list() {
    for between in [" ", "\t", ", ", " # like "] {
        let text = format!("{}{between}{} 1\n", PUZZLES[0], PUZZLES[1]);
        let records = parse_as(Format::Line, &text);
        assert_eq!(records.len(), 1);
        assert!(records[0].clues.is_ok(), "{text}");
    }
}

/// What a damaged link, number or line is, the others decide.
#[test]
fn a_damaged_line_does_not_change_the_notation() {
    for (format, part, damaged) in [
        (Format::FPuzzles, "f-puzzles", "fpuzzles"),
        (Format::SudokuPad, "sudokupad.app", "sudokupadapp"),
        (Format::SudokuWiki, "sudokuwiki", "sudoku iki"),
        (Format::SudokuWiki, "bd=", "b="),
        (Format::Bank, "000000000000 ", "00000000000 "),
        (Format::Bank, "000000000000 ", "000000 000000 "),
        (Format::Susser, ":", ""),
    ] {
        let text = list(format);
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        for k in 0..6 {
            let mut lines = lines.clone();
            let line = lines[k].replacen(part, damaged, 1);
            lines[k] = &line;
            let text = lines.concat();
            assert_eq!(detect(&text), format, "{text}");
            let found = grids(format, &text);
            let kept = |i: usize| i == k || found[i].as_deref() == Some(PUZZLES[i]);
            assert!(found.len() == 6 && (0..6).all(kept), "{format}: {text}");
        }
    }
    let headed = list(Format::Euler);
    let (_, headless) = headed.split_once('\n').unwrap();
    assert_eq!(detect(headless), Format::Euler);
    assert_eq!(grids(Format::Euler, headless), PUZZLES.map(|puzzle| Some(puzzle.to_owned())));
}

/// Every sign of the third game's tag, and the white space before it.
#[test]
fn a_damaged_tag_costs_one_game() {
    let text = list(Format::OpenSudoku);
    let start = text.match_indices("<game").nth(2).unwrap().0;
    let start = text[..start].rfind("/>").unwrap();
    let end = start + text[start + 2..].find("/>").unwrap() + 4;
    let is_sign = |at: &usize| !text.as_bytes()[*at].is_ascii_digit();
    for at in (start..end).filter(is_sign) {
        for other in ["", ">", "<", "!", "\""] {
            let mut damaged = text.clone();
            damaged.replace_range(at..=at, other);
            let found = grids(Format::OpenSudoku, &damaged);
            let has = |i: usize| found.contains(&Some(PUZZLES[i].to_owned()));
            // The damage stands between two games.
            let kept = [0, 3, 4, 5].into_iter().all(has) && (has(1) || has(2));
            let named = has(1) && has(2) || found.contains(&None);
            assert!(kept && named, "{damaged}");
        }
    }
}

#[test]
fn headings_do_not_hide_the_format() {
    let record = Record::new(PUZZLES[0].parse::<Grid>().unwrap());
    let drawn = |format| write(format, [(&record, &Answer::Unchanged)]);
    for (format, heading) in [
        (Format::Boxed, "Puzzle 17, hard\n"),
        (Format::Pencilmarks, "After the singles:\n\n"),
        (Format::Rows, "# Puzzle\n\n"),
        (Format::Line, &"# a comment\n".repeat(60)),
    ] {
        let text = format!("{heading}{}", drawn(format));
        let reader = ninefold::text::Reader::new(text.as_bytes()).unwrap();
        assert_eq!(reader.format(), format, "{text}");
        let records: Vec<Record> = reader.map(Result::unwrap).collect();
        assert_eq!(records.len(), 1, "{text}");
        assert_eq!(
            records[0].clues.as_ref().unwrap().candidates(),
            record.clues.as_ref().unwrap().candidates()
        );
    }
    let (rows, first) = (drawn(Format::Rows), PUZZLES[0]);
    assert_eq!(detect(&format!("Grid\n{rows}")), Format::Euler);
    assert_eq!(detect(&format!("puzzle\n{first}\n")), Format::Csv);
}
