//! A mistake in one record of JSON, CSV or a program's array leaves all others as they are: as many
//! records come out as went in, in their places, whichever record it is in.

use ninefold::text::{Format, Record, detect, parse, parse_as};

const PUZZLES: [&str; 3] = [
    "..9.31......5.7....714....97..3..1...3..1..5.1.5.8..97.....32.6.4..........26..45",
    "7.....9..6...7..38....9..1..8..1.72.5..8.3.....3...6.......48..27.1....49..5.....",
    "..45..37..8....6..3.69.8..48.1.93.62...7.2...67.81.9.37..3.92.1..3....9..95..74..",
];

/// A text of three records: what stands before, between and after them.
struct Text {
    format: Format,
    pieces: [&'static str; 3],
    records: [String; 3],
}

impl Text {
    fn new(
        format: Format,
        pieces: [&'static str; 3],
        record: impl Fn(usize, &str) -> String,
    ) -> Text {
        Text { format, pieces, records: std::array::from_fn(|i| record(i + 1, PUZZLES[i])) }
    }

    /// The text with another record in one place.
    fn with(&self, place: usize, record: &str) -> String {
        let mut records: Vec<&str> = self.records.iter().map(String::as_str).collect();
        records[place] = record;
        let [before, between, after] = self.pieces;
        format!("{before}{}{after}", records.join(between))
    }
}

/// The nine rows of a puzzle.
fn rows(puzzle: &str, open: &str, cell: &str, close: &str, between: &str) -> String {
    let digits: Vec<String> = puzzle.replace('.', "0").chars().map(String::from).collect();
    let rows: Vec<String> =
        digits.chunks(9).map(|row| format!("{open}{}{close}", row.join(cell))).collect();
    rows.join(between)
}

fn texts() -> Vec<Text> {
    let object = |i: usize, p: &str| format!("{{\"id\": {i}, \"puzzle\": \"{p}\", \"n\": [1, 2]}}");
    let pretty = |i: usize, p: &str| {
        format!("{{\n  \"id\": {i},\n  \"puzzle\": \"{p}\",\n  \"n\": [\n    1,\n    2\n  ]\n}}")
    };
    let string = |_: usize, p: &str| format!("\"{p}\"");
    let array = |_: usize, p: &str| format!("[{}]", rows(p, "[", ",", "]", ","));
    vec![
        Text::new(Format::Jsonl, ["", "\n", "\n"], object),
        Text::new(Format::Jsonl, ["", "\n", "\n"], pretty),
        Text::new(Format::Jsonl, ["", "\n", "\n"], string),
        Text::new(Format::Jsonl, ["", "\n", "\n"], array),
        Text::new(Format::Json, ["[", ",\n", "]\n"], object),
        Text::new(Format::Json, ["[", ",", "]\n"], object),
        Text::new(Format::Json, ["[\n", ",\n", "\n]\n"], pretty),
        Text::new(Format::Json, ["[\n  ", ",\n  ", "\n]\n"], string),
        Text::new(Format::Json, ["[", ",", "]\n"], string),
        Text::new(Format::Json, ["[\n", ",\n", "\n]\n"], array),
        Text::new(Format::Code, ["", ";\n", ";\n"], |_, p| {
            format!("{{{}}}", rows(p, "{", ", ", "}", ",\n "))
        }),
        Text::new(Format::Code, ["", "\n", "\n"], |_, p| {
            format!("grid = [\n{}]", rows(p, "  [", ", ", "]", ",\n"))
        }),
        Text::new(Format::Csv, ["id,puzzle,note\n", "\n", "\n"], |i, p| format!("{i},{p},a note")),
        Text::new(Format::Csv, ["id,puzzle,note\n", "\n", "\n"], |i, p| {
            format!("{i},\"{p}\",\"a \"\"note\"\"\"")
        }),
    ]
}

/// Whether the records that are not broken are there, and nothing else but one malformed.
fn is_kept(records: &[Record], broken: usize) -> bool {
    records.len() == 3
        && records.iter().enumerate().all(|(i, record)| {
            i == broken
                || record.clues.as_ref().is_ok_and(|clues| clues.grid().to_string() == PUZZLES[i])
        })
}

/// Every character of every record, replaced or removed. A wrong bracket or quote at the very beginning
/// of a record is one of what stands between records.
#[test]
fn a_mistake_in_a_record_spoils_no_other() {
    for text in texts() {
        let (format, whole) = (text.format, text.with(0, &text.records[0]));
        assert_eq!(detect(&whole), format, "{whole}");
        assert!(is_kept(&parse(&whole), 3), "{whole}");
        let is_nested = text.records[0].starts_with("[[") || text.records[0].starts_with("{\n");
        for (place, record) in text.records.iter().enumerate() {
            let first = if is_nested { 2 } else { 0 };
            // Of the cells, every fifth.
            let is_sign = |at: &usize| !record.as_bytes()[*at].is_ascii_digit() || at % 5 == place;
            for at in (first..record.len()).filter(is_sign) {
                let sign = ["!", ""][at % 2];
                let mut wrong = record.clone();
                wrong.replace_range(at..=at, sign);
                let broken = text.with(place, &wrong);
                assert!(is_kept(&parse_as(format, &broken), place), "{format}: {broken}");
                // How the text begins decides what it is.
                if at > 0 && at + 1 < record.len() {
                    assert!(is_kept(&parse(&broken), place), "{format} recognised: {broken}");
                }
            }
        }
    }
}

#[test]
fn a_comma_between_two_elements_may_be_missing() {
    for text in texts().iter().filter(|text| text.format == Format::Json && text.pieces[1] != ",") {
        let [first, second, third] = &text.records;
        let [before, between, after] = text.pieces;
        let gap = between.replace(',', "");
        for whole in [
            format!("{before}{first}{gap}{second}{between}{third}{after}"),
            format!("{before}{first}{between}{second}{gap}{third}{after}"),
        ] {
            assert!(is_kept(&parse_as(Format::Json, &whole), 3), "{whole}");
            assert!(is_kept(&parse(&whole), 3), "{whole}");
        }
    }
}

#[test]
fn objects_may_lack_their_first_brace_and_have_commas_behind_them() {
    let texts = texts();
    let pretty = &texts[1].records;
    for (k, object) in pretty.iter().enumerate().skip(1).take(2) {
        let broken = texts[1].with(k, object.trim_start_matches("{\n"));
        assert!(is_kept(&parse(&broken), k), "{broken}");
    }
    for objects in texts[..2].iter().map(|text| text.records.join(",\n")) {
        assert!(is_kept(&parse(&objects), 3), "{objects}");
    }
}

#[test]
fn a_blank_line_within_a_puzzle_makes_no_other() {
    let record = |_: usize, p: &str| rows(p, "", " ", "", "\n");
    let text = Text::new(Format::Spaced, ["", "\n\n", "\n"], record);
    for (k, record) in text.records.iter().enumerate() {
        for (at, _) in record.match_indices('\n') {
            let mut wrong = record.clone();
            wrong.insert(at, '\n');
            let broken = text.with(k, &wrong);
            assert!(is_kept(&parse(&broken), k), "{broken}");
            assert_eq!(parse(&broken)[k].last_line - parse(&broken)[k].line, 9, "{broken}");
        }
    }
}

#[test]
fn a_quote_of_an_attribute_may_be_missing_or_one_too_many() {
    let game = |_: usize, p: &str| format!("  <game data=\"{}\"/>", p.replace('.', "0"));
    let text = Text::new(Format::OpenSudoku, ["<opensudoku>\n", "\n", "\n</opensudoku>\n"], game);
    for (k, record) in text.records.iter().enumerate() {
        for (at, _) in record.match_indices('"') {
            for quote in ["", "\"\""] {
                let mut wrong = record.clone();
                wrong.replace_range(at..=at, quote);
                let broken = text.with(k, &wrong);
                assert!(is_kept(&parse(&broken), k), "{broken}");
            }
        }
        let broken = text.with(k, &record.replacen("<game", "<game \"", 1));
        assert!(is_kept(&parse(&broken), k), "{broken}");
    }
}

#[test]
fn a_single_damaged_record_is_known_by_the_rest_of_its_text() {
    let [first, ..] = PUZZLES;
    let candidates = "123456789".repeat(40) + "x" + &"123456789".repeat(40) + "12345678";
    let rows = rows(first, "", " ", "", "\n");
    for (format, text) in [
        (Format::Hodoku, format!(":0000:x:{}q:::\n", &first[..70])),
        (Format::Sukaku, candidates),
        (Format::Sdx, rows.replacen("0 0 9 0 3 1", "12 u8 9 q 3 1", 1).replace('0', "12")),
    ] {
        assert_eq!(detect(&text), format, "{text}");
    }
}

#[test]
fn a_wrong_puzzle_does_not_make_json_another_notation() {
    let [_, second, _] = PUZZLES;
    let wrong = second.replacen('7', "q", 1);
    for text in [
        format!("{{\"puzzle\":\"{wrong}\"}}\n{{\"puzzle\":\"{second}\"}}\n"),
        format!("{{\"id\":7}}\n{{\"puzzle\":\"{second}\"}}\n"),
        format!("{{\"puzzle\":[1,2]}}\n{{\"puzzle\":\"{second}\"}}\n"),
    ] {
        assert_eq!(detect(&text), Format::Jsonl, "{text}");
        let good: Vec<bool> = parse(&text).iter().map(|record| record.clues.is_ok()).collect();
        assert_eq!(good, [false, true], "{text}");
    }
    let array = format!("[\"{wrong}\",\n\"{second}\"]\n");
    assert_eq!(detect(&array), Format::Json);
    assert_eq!(parse(&array).len(), 2);
}

#[test]
fn objects_over_several_lines_are_read() {
    let [first, second, _] = PUZZLES;
    let object = |p: &str, indent: &str| {
        format!("{{\n{indent}\"puzzle\": \"{p}\",\n\n{indent}\"more\": {{\n{indent}}}\n}}\n")
    };
    for indent in ["  ", "\t", ""] {
        for text in [
            object(first, indent),
            object(first, indent) + &object(second, indent),
            object(first, indent) + "\n" + &object(second, indent),
            object(first, indent).replace('\n', "\r\n"),
        ] {
            assert_eq!(detect(&text), Format::Jsonl, "{text}");
            // An array's reader takes them too.
            for records in [parse(&text), parse_as(Format::Json, &text)] {
                assert_eq!(records.len(), text.matches("puzzle").count(), "{text}");
                for (record, puzzle) in records.iter().zip(PUZZLES) {
                    let clues = record.clues.as_ref().expect("a puzzle");
                    assert_eq!(clues.grid().to_string(), puzzle, "{text}");
                }
            }
            assert_eq!(parse(&text)[0].last_line, 6, "{text}");
        }
    }
    let error = |text: &str| match &parse(text)[0].clues {
        Err(error) => error.to_string(),
        Ok(_) => panic!("{text}"),
    };
    let wrong = object(&first.replace("31", "3q"), "  ");
    assert_eq!(
        error(&wrong),
        "line 2, column 19: expected a digit 1-9 or a blank such as '.', found 'q'"
    );
    // An object that is never closed ends where the next one begins.
    let open = format!("{{\n  \"puzzle\": \"{first}\",\n{}", object(second, "  "));
    let records = parse(&open);
    assert_eq!(records.len(), 2, "{open}");
    assert_eq!((records[0].line, records[0].last_line, records[1].line), (1, 2, 3));
}

#[test]
fn a_game_with_a_damaged_name_is_no_other_element() {
    let game = |name: &str| format!("<{name} data=\"{}\"/>\n", PUZZLES[0]);
    for damaged in ["gme", "game]", "game;", "games", "gam e", "Game"] {
        let games = ["game", damaged, "game"].map(game).concat();
        let text = format!("<opensudoku>\n{games}<!-- {} --></opensudoku>\n", game("game").trim());
        let records = parse(&text);
        let good: Vec<_> = records.iter().map(|record| record.clues.is_ok()).collect();
        assert_eq!(good, [true, false, true], "{damaged}");
        assert_eq!(records[1].line, 3);
    }
}

#[test]
fn deep_json_is_called_deep() {
    let deep = format!("{{\"a\":{}{}}}\n", "[".repeat(200), "]".repeat(200));
    let error = parse(&deep)[0].clues.clone().expect_err("too deep").to_string();
    assert!(
        error.ends_with("expected at most 128 brackets inside each other, found more"),
        "{error}"
    );
}

#[test]
fn a_comment_may_stand_anywhere_in_an_array() {
    let rows = rows(PUZZLES[0], "{", ", ", "}", ",\n");
    let text = format!("{{{}}}", rows.replacen("0, 9", "0 /* two */, 9 /*/ nine */", 1));
    assert_eq!(detect(&text), Format::Code);
    let records = parse(&text);
    assert_eq!(records.len(), 1, "{text}");
    assert_eq!(records[0].clues.as_ref().map(|c| c.grid().to_string()).as_deref(), Ok(PUZZLES[0]));
}
