//! What people copy from other places: programs, spreadsheets, links.

use ninefold::text::{Format, Key, detect, parse};
use ninefold::{Clues, Grid};

const PUZZLE: &str =
    "..9.31......5.7....714....97..3..1...3..1..5.1.5.8..97.....32.6.4..........26..45";

/// The format of a text, and the puzzle of its only record.
fn read(text: &str) -> (Format, Grid) {
    let records = parse(text);
    let [record] = &records[..] else { panic!("{} records in {text}", records.len()) };
    match &record.clues {
        Ok(clues) => (detect(text), clues.grid()),
        Err(error) => panic!("{error} in {text}"),
    }
}

/// The puzzle's rows, each made of its cells.
fn rows(row: impl Fn(Vec<char>) -> String, between: &str) -> String {
    let cells: Vec<char> = PUZZLE.chars().collect();
    cells.chunks(9).map(|cells| row(cells.to_vec())).collect::<Vec<_>>().join(between)
}

/// Cells with a separator, blanks as something else.
fn joined(cells: &[char], blank: &str, between: &str) -> String {
    let cell = |&c: &char| if c == '.' { blank.to_owned() } else { c.to_string() };
    cells.iter().map(cell).collect::<Vec<_>>().join(between)
}

#[test]
fn arrays_of_programs_are_read() {
    let line = |open: &str, close: &str, blank: &str, between: &str| {
        rows(|cells| format!("{open}{}{close}", joined(&cells, blank, between)), ",\n  ")
    };
    let texts = [
        format!("grid = [\n{},\n]\n", line("[", "]", "0", ", ")),
        format!("grid = np.array([{}], dtype=int)", line("[", "]", "0", ", ")),
        format!("grid = [{}]", line("[", "]", "None", ", ")),
        format!("grid = [{}]", line("['", "']", ".", "', '")),
        format!("int a[9][9] = {{\n{}}};\n", line("{", "}", "0", ",")),
        format!("int[][] a = new int[][] {{{}}};", line("{", "}", "0", ",")),
        format!("char a[9][10] = {{{}}};", line("\"", "\"", ".", "")),
        format!("let a = vec![{}];", line("vec![", "]", "0", ", ")),
        format!("[[{}]]", rows(|cells| joined(&cells, "0", " "), "]\n [")),
        format!("[[{}]]", rows(|cells| joined(&cells, "0.", " "), "]\n [")),
        format!("puzzle = (\n{}\n)", rows(|cells| format!("'{}'", joined(&cells, ".", "")), "\n")),
        format!("int a[81] = {{ {} }};", rows(|cells| joined(&cells, "0", ", "), ",\n")),
    ];
    for text in texts {
        assert_eq!(read(&text), (Format::Code, PUZZLE.parse().unwrap()), "{text}");
    }
}

#[test]
fn json_stays_json() {
    let array = format!("[{}]", rows(|cells| format!("[{}]", joined(&cells, "0", ",")), ",\n"));
    assert_eq!(read(&array).0, Format::Json);
    assert_eq!(read(&array.replace('\n', "")).0, Format::Jsonl);
}

#[test]
fn rows_of_a_spreadsheet_have_empty_fields() {
    for (between, trimmed) in [("\t", false), (",", false), (";", false), ("\t", true)] {
        let mut text = rows(|cells| joined(&cells, "", between), "\n");
        if trimmed {
            text =
                text.lines().map(|row| row.trim_end_matches('\t')).collect::<Vec<_>>().join("\n");
        }
        assert_eq!(read(&text), (Format::Table, PUZZLE.parse().unwrap()), "{text}");
    }
    // A row without a digit has its tabs only.
    let empty = format!("{}{}", "\t\t\t\t\t\t\t\t\n".repeat(8), "1\t\t\t\t\t\t\t\t2\n");
    assert_eq!(read(&empty).1.to_string(), format!("{}1.......2", ".".repeat(72)));
}

#[test]
fn links_hold_the_puzzle_in_several_ways() {
    let zeros = PUZZLE.replace('.', "0");
    let commas = zeros.chars().map(String::from).collect::<Vec<_>>().join(",");
    for link in [
        format!("https://sudokuexchange.com/play/?s={zeros}&d=3"),
        format!("https://sudokuexchange.com/play/?s={commas}"),
        format!("http://localhost:4173/#p={PUZZLE}"),
        format!("http://localhost:4173/#view=explain&p={PUZZLE}&step=7"),
        format!("#p={PUZZLE}"),
    ] {
        assert_eq!(read(&link), (Format::Link, PUZZLE.parse().unwrap()), "{link}");
    }
    // "k" is a 6 with four zeros after it.
    let short = format!("https://sudokuexchange.com/play/?s=k{}", &zeros[5..]);
    assert_eq!(read(&short).1.to_string(), format!("6....{}", &PUZZLE[5..]));
}

#[test]
fn the_page_s_link_keeps_placed_digits_and_candidates() {
    let link = format!("https://example.org/#p=%2B4{}%3A211", &PUZZLE[1..]);
    let records = parse(&link);
    assert_eq!(records[0].clues, Ok(Clues::Grid(PUZZLE.parse().unwrap())));
    assert_eq!(records[0].notes.text(&Key::STATE).unwrap(), format!("4{}", &PUZZLE[1..]));
    let sukaku = format!("https://example.org/#p={}", "123456789".repeat(81));
    assert!(matches!(parse(&sukaku)[0].clues, Ok(Clues::Candidates(_))));
}

#[test]
fn a_link_without_the_puzzle_is_reported_as_one() {
    for (link, way) in [
        (
            "https://sudokupad.app/h8cq2gdcnv",
            "; open https://sudokupad.app/api/puzzle/h8cq2gdcnv in",
        ),
        (
            "https://sudokupad.app/abc/some-name?x=1",
            "; open https://sudokupad.app/api/puzzle/abc/some-name in",
        ),
        (
            "https://app.crackingthecryptic.com/sudoku/7RNqPJt9mn",
            "; open https://sudokupad.app/api/puzzle/7RNqPJt9mn in",
        ),
        (
            "https://sudokupad.app/api/puzzle/abc123",
            "; open https://sudokupad.app/api/puzzle/abc123 in",
        ),
        ("https://app.crackingthecryptic.com/about", "; copy the puzzle itself there"),
        (
            "https://www.f-puzzles.com/?id=yabc123",
            "; open it there, choose Export, and use that link",
        ),
    ] {
        let records = parse(link);
        let error = records[0].clues.as_ref().unwrap_err().to_string();
        assert!(error.contains("expected the puzzle itself in the link, found only the name of a puzzle on a server"), "{link}: {error}");
        assert!(error.contains(way), "{link}: {error}");
        assert_eq!(records.len(), 1);
    }
    for link in ["https://www.youtube.com/watch?v=nH3vat8z9uM", "https://youtu.be/nH3vat8z9uM?t=5"]
    {
        let error = parse(link)[0].clues.as_ref().unwrap_err().to_string();
        assert!(error.contains("found a video; the link to its puzzle stands below"), "{error}");
    }
    let records = parse("https://www.sudokuwiki.org/sudoku.htm?bd=0090");
    let error = records[0].clues.as_ref().unwrap_err().to_string();
    assert_eq!(error, "line 1, column 46: expected 81 cells, found 4");
}

#[test]
fn arrays_that_are_no_puzzle_are_reported_with_their_place() {
    let error = |text: &str| {
        let records = ninefold::text::parse_as(Format::Code, text);
        records[0].clues.as_ref().unwrap_err().to_string()
    };
    let row = "[1,2,3,4,5,6,7,8,9]";
    assert_eq!(
        error(&format!("[{row},\n [1,2,3]]")),
        "line 2, column 8: expected 9 cells, found 3"
    );
    assert_eq!(
        error(&format!("[{row},\n [1,2,3,4,5,6,7,8,y]]")),
        "line 2, column 19: expected 9 cells, found 'y'"
    );
    assert_eq!(error(&format!("[{row}]")), "line 1, column 21: expected row 2 of 9, found ']'");
}

/// Arrays of more or fewer cells are puzzles of another size, which others read: one record each.
#[test]
fn an_array_of_another_size_is_one_record() {
    // With a number that no smaller grid has.
    let row = |size: usize, at: usize| {
        let cells = (0..size).map(|column| if column == at { size } else { 0 });
        format!("[{}]", cells.map(|number| number.to_string()).collect::<Vec<_>>().join(", "))
    };
    let rows =
        |size| format!("[{}]", (0..size).map(|at| row(size, at)).collect::<Vec<_>>().join(","));
    let flat = |size: usize| format!("[{}]", rows(size).replace(['[', ']'], ""));
    let count = |text: &str| parse(text).len();
    for size in [4, 6, 8, 10, 12, 16, 18, 25, 27, 36] {
        for text in [rows(size), flat(size)] {
            let drawn = text.replace(',', ",\n");
            for text in [&text, &drawn] {
                let records = parse(text);
                let [record] = &records[..] else { panic!("{} records: {text}", records.len()) };
                assert!(record.clues.is_err() && record.line == 1, "{text}");
                assert_eq!(record.original().matches(',').count(), size * size - 1, "{text}");
            }
        }
        let two = format!("[{},\n{}]", rows(size), rows(size));
        assert_eq!(count(&two), 2, "{two}");
        let mistaken = rows(size).replacen(", 0", ", 99", 1);
        assert_eq!(count(&mistaken), 1, "{mistaken}");
        let short = rows(size).replacen(", 0", "", 1).replace("],", "],\n");
        assert_eq!(count(&short), 1, "{short}");
    }
    // Lists of small puzzles stay what they are.
    assert_eq!(count(&format!("[{}]", vec![flat(4); 16].join(",\n"))), 16);
    assert_eq!(count(&format!("[{}]", vec!["0"; 4 * 81].join(",\n"))), 4);
    assert_eq!(count(&format!("[{}]", vec!["0"; 1_000 * 81].join(","))), 1_000);
    // A number too large costs one puzzle, not the others.
    assert_eq!(count(&format!("[16, {}]", vec!["1"; 4 * 81 - 1].join(","))), 4);
    // Those with one mistake too.
    let puzzle = ["0"; 81].join(",");
    assert_eq!(count(&format!("[{}[{puzzle},0]]", format!("[{puzzle}],\n").repeat(81))), 82);
    let large = ["16, 3"; 128].join(",");
    assert_eq!(count(&format!("[{}]", vec![format!("[{large}]"); 256].join(","))), 256);
    // Two classic puzzles of which one is cut off are no 12×12.
    assert_eq!(count(&format!("[{}]", ["3"; 144].join(",\n"))), 2);
    // A row of nine cells, one too many, belongs to the others.
    let eight = ["[8,0,0,0,0,0,0,0]"; 4].join(",");
    assert_eq!(count(&format!("[{eight},[0,0,7,0,0,0,0,0,0],{}]", &eight[18..])), 1);
    // Numbers that a small grid lacks.
    assert_eq!(
        count(&format!("[{}]", vec![format!("[5, 9{}]", ", 0".repeat(14)); 16].join(","))),
        1
    );
    // A part of an array of rows is a mistake for each row.
    assert_eq!(count(&format!("[{},\n{}]", row(16, 3), row(16, 5))), 2);
}
