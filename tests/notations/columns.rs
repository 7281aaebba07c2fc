//! CSV and JSON keep everything beside the puzzle, whatever its name.

use ninefold::text::{Answer, Format, Record, parse, parse_as, write};
use ninefold::{Grid, Solution};

const FIRST: &str =
    "..9.31......5.7....714....97..3..1...3..1..5.1.5.8..97.....32.6.4..........26..45";
const SECOND: &str =
    "7.....9..6...7..38....9..1..8..1.72.5..8.3.....3...6.......48..27.1....49..5.....";

const SOLUTION: &str =
    "459831762263597481871426539786359124934712658125684397598143276642975813317268945";

fn solution() -> Solution {
    Solution::try_from(SOLUTION.parse::<Grid>().expect("a grid")).expect("a solution")
}

/// The text written again, malformed rows too.
fn again_as_is(csv: &str) -> String {
    write(Format::Csv, parse(csv).iter().map(|record| (record, &Answer::Unchanged)))
}

fn again(format: Format, text: &str) -> String {
    let records = parse(text);
    assert!(records.iter().all(|record| record.clues.is_ok()), "{text}");
    write(format, records.iter().map(|record| (record, &Answer::Unchanged)))
}

/// A mistake in the first row does not turn it into a heading, whether CSV is named or recognised.
#[test]
fn a_mistake_in_the_first_row_makes_no_heading() {
    let puzzle =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    for broken in [format!("{puzzle}q"), puzzle[..80].into(), puzzle.replacen('4', "k", 1)] {
        for text in [
            format!("1,{broken},a\n2,{puzzle},b\n3,{puzzle},c\n"),
            format!("{broken}, easy\n{puzzle}, hard\n{puzzle}, hard\n"),
            format!("{}, easy\n{puzzle}, hard\n{puzzle}, hard\n", &puzzle[..40]),
        ] {
            let good: Vec<bool> = parse(&text).iter().map(|record| record.clues.is_ok()).collect();
            assert_eq!(good, [false, true, true], "{text}");
            let told = parse_as(Format::Csv, &text);
            assert_eq!(told.len(), 3, "{text}");
            assert!(told[0].clues.is_err(), "{text}");
        }
    }
}

#[test]
fn a_short_first_row_has_the_columns_of_the_heading() {
    let text = format!("id,puzzle,name\n1\n2,{FIRST},x\n");
    let records = parse_as(Format::Csv, &text);
    let answers = [Answer::Unchanged, Answer::NoSolution];
    let written = write(Format::Csv, records.iter().zip(&answers));
    let mut lines = written.lines();
    assert_eq!(lines.next(), Some("id,puzzle,name,solution"), "{written}");
    assert!(lines.next().is_some_and(|line| line.contains("malformed")), "{written}");
    assert_eq!(lines.next(), Some(&*format!("2,{FIRST},x,none: no solution")));
}

/// Without a column of solutions the reason stands behind the others, once.
#[test]
fn malformed_rows_are_marked() {
    let text = format!("id,puzzle\n1,12x\n2,{FIRST}\n");
    let marked = again_as_is(&text);
    assert!(marked.starts_with("id,puzzle\n1,12x,\"malformed: line 2, column 6"), "{marked}");
    let again = again_as_is(&marked);
    assert_eq!(again.matches("malformed").count(), 1, "{again}");
}

/// The solution of the input stays where no answer takes its place.
#[test]
fn a_malformed_row_keeps_its_solution_unless_answers_are_written() {
    let [given, short] = [SOLUTION, &FIRST[1..]];
    let csv = format!("puzzle,solution\n{short},{given}\n{FIRST},{given}\n");
    let json = format!("{{\"puzzle\":\"{short}\",\"solution\":\"{given}\"}}\n");
    let good = &parse(FIRST)[0];
    // How the malformed record is written beside the answer to another.
    let line = |format, text: &str, answer| {
        let written = write(format, [(&parse(text)[0], &Answer::Unchanged), (good, answer)]);
        written.lines().find(|line| line.contains(short)).map(str::to_owned).expect("a line")
    };
    let solved = Answer::Solved(solution());
    let reason = "malformed: line 2, column 81: expected 81 cells, found 80";
    let kept = line(Format::Csv, &csv, &Answer::Unchanged);
    assert_eq!(kept, format!("{short},{given},\"{reason}\""));
    assert_eq!(again_as_is(&csv), format!("puzzle,solution\n{kept}\n{FIRST},{given}\n"));
    assert_eq!(line(Format::Csv, &csv, &solved), format!("{short},\"{reason}\""));
    for format in [Format::Jsonl, Format::Json] {
        let kept = line(format, &json, &Answer::Unchanged);
        assert!(kept.contains(&format!("\"solution\":\"{given}\",\"error\"")), "{kept}");
        let none = line(format, &json, &solved);
        assert!(none.contains("\"solution\":null,\"error\":\"malformed\""), "{none}");
    }
    // A remark that stands in the place of a solution stays there.
    let marked = format!("puzzle,solution\n{short},\"{reason}\"\n");
    assert_eq!(again_as_is(&marked), marked);
}

#[test]
fn columns_without_a_name_and_with_the_same_name_stay() {
    // As data-frame programs write it, with an index in an unnamed first column.
    let index = format!(",puzzle,note,note,\n0,{FIRST},a,b,c\n1,{SECOND},d,e,f\n");
    assert_eq!(again(Format::Csv, &index), index);
    let json = again(Format::Jsonl, &index);
    let expected = format!("{{\"\":\"0\",\"puzzle\":\"{FIRST}\",\"note\":\"a\"");
    assert!(json.starts_with(&expected), "{json}");
    assert_eq!(parse_as(Format::Jsonl, &json)[1].clues, parse(SECOND)[0].clues);
}

#[test]
fn strings_alone_become_a_column_and_objects() {
    let strings = format!("\"{FIRST}\"\n\"{SECOND}\"\n");
    assert_eq!(again(Format::Jsonl, &strings), strings);
    assert_eq!(again(Format::Csv, &strings), format!("puzzle\n{FIRST}\n{SECOND}\n"));
    let none = write(Format::Jsonl, [(&parse(&strings)[0], &Answer::NoSolution)]);
    assert_eq!(
        none,
        format!("{{\"puzzle\":\"{FIRST}\",\"error\":\"none\",\"message\":\"no solution\"}}\n")
    );
}

#[test]
fn fields_cross_from_csv_to_json_and_back() {
    let csv = format!("id,puzzle,remark\n7,{FIRST},\"said \"\"so\"\", twice\"\n8,{SECOND},\n");
    assert_eq!(again(Format::Csv, &again(Format::Jsonl, &csv)), csv);
    let tabs = csv.replace("\"said \"\"so\"\", twice\"", "said").replace(',', "\t");
    assert_eq!(again(Format::Csv, &tabs), tabs);
}

#[test]
fn quotes_within_a_field_do_not_join_rows() {
    let rows = |records: &[Record]| -> Vec<(u64, u64, bool)> {
        records.iter().map(|r| (r.line, r.last_line, r.clues.is_ok())).collect()
    };
    let inches = format!("puzzle,note\n{FIRST},5\" tall\n{SECOND},6\" tall\n{FIRST},x\n");
    let records = parse(&inches);
    assert_eq!(rows(&records), [(2, 2, true), (3, 3, true), (4, 4, true)]);
    assert_eq!(records[1].notes.text("note"), Some("6\" tall"));
    // A line that is a row by itself ends a quote that was never closed.
    let open = format!("puzzle,note\n{FIRST},\"tall\n{SECOND},5\" x\n{FIRST},x\n");
    assert_eq!(rows(&parse(&open)), [(2, 2, false), (3, 3, true), (4, 4, true)]);
    let lines = format!("note,puzzle\n\"two\n\"\"lines\"\"\",{FIRST}\n\"\",{SECOND}\n");
    let records = parse(&lines);
    assert_eq!(rows(&records), [(2, 3, true), (4, 4, true)]);
    assert_eq!(records[0].notes.text("note"), Some("two\n\"lines\""));
    // The last line of a field may look like a row.
    let split = format!("id,note,puzzle\n1,\"hard, but\nfair, I think\",{FIRST}\n2,ok,{SECOND}\n");
    let records = parse(&split);
    assert_eq!(rows(&records), [(2, 3, true), (4, 4, true)]);
    assert_eq!(records[0].notes.text("note"), Some("hard, but\nfair, I think"));
    let open = format!("id,note,puzzle\n1,\"tall,{FIRST}\n2,\"so, tall\",{SECOND}\n3,x,{FIRST}\n");
    assert_eq!(rows(&parse(&open)), [(2, 2, false), (3, 3, true), (4, 4, true)]);
    let returns = format!("puzzle,note\n{FIRST},a\rb\n{SECOND},c\n");
    assert_eq!(parse(&returns)[0].notes.text("note"), Some("a\rb"));
}

#[test]
fn a_malformed_first_row_leaves_the_columns_as_they_are() {
    let solved = Answer::Solved(solution());
    for (first, error) in [
        (format!("1,{FIRST}5"), "the end of the line after 81 cells"),
        ("1,\"".to_owned(), "a closing quote"),
    ] {
        let records = parse(&format!("id,puzzle\n{first}\n2,{FIRST}\n"));
        let [wrong, good] = &records[..] else { panic!("{records:?}") };
        let text = write(Format::Csv, [(wrong, &Answer::Unchanged), (good, &solved)]);
        assert!(text.starts_with("id,puzzle,solution\n1,"), "{text}");
        assert!(text.contains(error), "{text}");
        assert!(text.ends_with(&format!("\n2,{FIRST},{SOLUTION}\n")), "{text}");
    }
}

#[test]
fn only_comments_make_a_column_of_comments() {
    let lines = format!("{FIRST}\n{SECOND}\n");
    assert_eq!(again(Format::Csv, &lines), format!("puzzle\n{lines}"));
    let first = format!("{FIRST} # easy\n{SECOND}\n");
    assert_eq!(again(Format::Csv, &first), format!("puzzle,comment\n{FIRST},easy\n{SECOND},\n"));
    let second = format!("{FIRST}\n{SECOND} # hard\n");
    assert_eq!(again(Format::Csv, &second), format!("puzzle,comment\n{FIRST},\n{SECOND},hard\n"));
    // Too late for a column, but not lost.
    let objects = format!("{{\"puzzle\":\"{FIRST}\"}}\n{{\"puzzle\":\"{SECOND}\",\"id\":7}}\n");
    assert_eq!(again(Format::Csv, &objects), format!("puzzle\n{FIRST}\n{SECOND},id: 7\n"));
    let ragged = format!("id,puzzle\n1,{FIRST}\n2,{SECOND},more\n");
    assert_eq!(again(Format::Csv, &ragged), ragged);
}

#[test]
fn opensudoku_gets_digits_whatever_the_blanks_were() {
    for text in [
        format!("{{\"puzzle\":\"{FIRST}\"}}\n"),
        format!("id,puzzle\n1,{}\n", FIRST.replace('.', "_")),
    ] {
        let written = again(Format::OpenSudoku, &text);
        let data = format!("data=\"{}\"", FIRST.replace('.', "0"));
        assert!(written.contains(&data), "{written}");
    }
}

#[test]
fn what_stands_behind_a_puzzle_goes_where_there_is_room() {
    for format in
        ["susser", "hodoku", "bank", "link", "sudokuwiki", "fpuzzles", "sudokupad", "coach"]
    {
        let format: Format = format.parse().expect("a format");
        let written = again(format, &format!("{FIRST}; 7.2 hard\n"));
        assert!(written.ends_with(" # 7.2 hard\n"), "{written}");
        let written = again(format, &format!("level,puzzle\nhard,{FIRST}\n"));
        assert!(written.ends_with(" # level: hard\n"), "{written}");
        let record = &parse_as(format, &written)[0];
        assert_eq!(record.notes.tail, " # level: hard", "{written}");
    }
    // What a notation has a place for stands there only.
    let named = again(Format::FPuzzles, &format!("name,puzzle\nSeven,{FIRST}\n"));
    assert!(!named.contains('#'), "{named}");
    assert_eq!(parse(&named)[0].notes.text("name"), Some("Seven"));
    let rated = again(Format::Bank, &format!("id,rating,puzzle\n0123456789ab,7.2,{FIRST}\n"));
    assert!(rated.starts_with("0123456789ab ") && rated.ends_with("  7.2\n"), "{rated}");
}
