//! The notations: reads samples of each, writes answers in their format, and reports malformed
//! puzzles with their place as one record each.

#![expect(clippy::unwrap_used, reason = "a test's helpers")]

use ninefold::text::{Answer, Format, Key, Record, detect, parse, parse_as, write};
use ninefold::{Clues, Grid, Solution};
use std::path::{Path, PathBuf};

const FIRST: &str =
    "..9.31......5.7....714....97..3..1...3..1..5.1.5.8..97.....32.6.4..........26..45";
const SECOND: &str =
    "7.....9..6...7..38....9..1..8..1.72.5..8.3.....3...6.......48..27.1....49..5.....";
const SOLVED: &str =
    "459831762263597481871426539786359124934712658125684397598143276642975813317268945";

fn sample(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/formats").join(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The records of a sample, read as a stream in its own format.
fn read(name: &str) -> (Format, Vec<Record>) {
    let bytes = sample(name);
    let reader = ninefold::text::Reader::new(&bytes[..]).unwrap();
    (reader.format(), reader.map(Result::unwrap).collect())
}

fn grids(records: &[Record]) -> Vec<Grid> {
    records.iter().map(|record| record.clues.as_ref().unwrap().grid()).collect()
}

#[test]
fn samples_are_recognised_and_read() {
    let first: Grid = FIRST.parse().unwrap();
    let second: Grid = SECOND.parse().unwrap();
    let samples = [
        ("line.txt", Format::Line),
        ("line-spaces.txt", Format::Line),
        ("rows.txt", Format::Rows),
        ("spaced.txt", Format::Spaced),
        ("euler.txt", Format::Euler),
        ("boxed-ascii.txt", Format::Boxed),
        ("boxed-drawn.txt", Format::Boxed),
        ("boxed-clipboard.txt", Format::Boxed),
        ("pencilmarks.txt", Format::Pencilmarks),
        ("sukaku.txt", Format::Sukaku),
        ("collection.sdm", Format::Line),
        ("simple.ss", Format::Ss),
        ("sadman.sdk", Format::Sdk),
        ("sudocue.sdk", Format::Sdk),
        ("kaggle.csv", Format::Csv),
        ("columns.csv", Format::Csv),
        ("numbered.csv", Format::Csv),
        ("objects.jsonl", Format::Jsonl),
        ("strings.jsonl", Format::Jsonl),
        ("array.json", Format::Json),
        ("games-1.opensudoku", Format::OpenSudoku),
        ("games-2.opensudoku", Format::OpenSudoku),
        ("table.txt", Format::Table),
        ("code.txt", Format::Code),
        ("link.txt", Format::Link),
        ("susser.txt", Format::Susser),
        ("hodoku.txt", Format::Hodoku),
        ("work.sdx", Format::Sdx),
        ("bank.txt", Format::Bank),
        ("sudokuwiki.txt", Format::SudokuWiki),
        ("fpuzzles.txt", Format::FPuzzles),
        ("sudokupad.txt", Format::SudokuPad),
        ("coach.txt", Format::Coach),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/formats");
    let files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), samples.len(), "every sample has a row here");
    let is_missing = |format: &&Format| samples.iter().all(|sample| sample.1 != **format);
    let missing: Vec<&Format> = Format::ALL.iter().filter(is_missing).collect();
    // What is written as `sdm` is recognised as lines.
    assert_eq!(missing, [&Format::Sdm], "formats without a sample");
    for (name, format) in samples {
        let (found, records) = read(name);
        assert_eq!(found, format, "{name}");
        let wrong = records.iter().find_map(|record| record.clues.as_ref().err());
        assert_eq!(wrong, None, "{name}");
        match format {
            Format::Pencilmarks | Format::Sukaku => {
                let candidates: Vec<_> = records.iter().map(|r| r.clues.clone().unwrap()).collect();
                let of = |grid: &Grid| Clues::Candidates(grid.into());
                assert_eq!(candidates, [of(&first), of(&second)], "{name}");
            }
            Format::Sdk if name == "sadman.sdk" => assert_eq!(grids(&records), [first]),
            Format::Sdk => assert_eq!(grids(&records), [second]),
            _ => assert_eq!(grids(&records), [first, second], "{name}"),
        }
    }
}

#[test]
fn every_format_is_described() {
    let text = include_str!("../../docs/FORMATS.md");
    for format in Format::ALL {
        assert!(text.contains(&format!("`{format}`")), "docs/FORMATS.md has no `{format}`");
    }
}

#[test]
fn file_names_determine_the_format() {
    assert_eq!(Format::of_file("a/b.SDM"), Some(Format::Sdm));
    assert_eq!(Format::of_file("a/collection.txt"), None);
    assert_eq!(Format::of_file("x.opensudoku"), Some(Format::OpenSudoku));
    assert_eq!("sdk".parse(), Ok(Format::Sdk));
    assert!("nothing".parse::<Format>().unwrap_err().to_string().contains("pencilmarks"));
}

#[test]
fn what_stands_beside_a_puzzle_is_kept() {
    let notes = |name: &str, record: usize, key: &str| -> Option<String> {
        read(name).1[record].notes.text(key).map(str::to_owned)
    };
    assert_eq!(read("line.txt").1[0].notes.tail, " # a first, easy one");
    assert_eq!(read("line.txt").1[1].notes.tail, "\t7.1;second");
    assert_eq!(notes("euler.txt", 1, &Key::NAME).unwrap(), "Grid 02");
    assert_eq!(notes("sudocue.sdk", 0, &Key::AUTHOR).unwrap(), "Jürgen Müller");
    assert_eq!(
        notes("columns.csv", 0, "a note; with a delimiter").unwrap(),
        "two\nlines, \"quoted\""
    );
    assert_eq!(notes("objects.jsonl", 0, "tags").unwrap(), "[\"a\",\"b\"]");
    assert_eq!(notes("games-1.opensudoku", 0, "folder").unwrap(), "Typed & tested");
    assert_eq!(notes("games-1.opensudoku", 1, "note").unwrap(), "a > b");
    let state = notes("sadman.sdk", 0, &Key::STATE).unwrap();
    assert_eq!(state, format!("4{}", &FIRST[1..]));
    assert!(notes("simple.ss", 0, &Key::STATE).unwrap().starts_with("..9.317"));
    assert!(notes("simple.ss", 0, &Key::PENCILMARKS).unwrap().starts_with(".2.456.8."));
    assert!(notes("games-2.opensudoku", 1, &Key::STATE).unwrap().starts_with("712"));
    for name in ["susser.txt", "hodoku.txt", "fpuzzles.txt", "sudokupad.txt", "coach.txt"] {
        assert_eq!(notes(name, 0, &Key::STATE), Some(state.clone()), "{name}");
    }
    assert!(notes("work.sdx", 0, &Key::STATE).unwrap().starts_with("4.9.31"));
    assert_eq!(notes("hodoku.txt", 1, "extra").unwrap(), "an extra: text");
    assert_eq!(notes("bank.txt", 1, "rating").unwrap(), "10.5");
    assert_eq!(notes("sudokupad.txt", 0, &Key::NAME).unwrap(), "Erstes Rätsel");
    assert_eq!(notes("sudokupad.txt", 1, &Key::AUTHOR).unwrap(), "somebody");
    let marks = notes("sudokuwiki.txt", 1, &Key::PENCILMARKS).unwrap();
    assert_eq!((marks.len(), &marks[..9], &marks[27..36]), (729, "......7..", "..34.6..."));
    // The candidates 5 in r2c3 and 2 in r1c9 are gone.
    let removed = notes("susser.txt", 0, &Key::PENCILMARKS).unwrap();
    assert_eq!((&removed[72..81], &removed[99..108]), (".......8.", ".23..6.8."));
}

/// Rewriting a sample in its own format with unchanged puzzles loses no note.
#[test]
fn the_same_format_keeps_every_note() {
    for entry in
        std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/formats")).unwrap()
    {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let (format, records) = read(&name);
        let text = write(format, records.iter().map(|record| (record, &Answer::Unchanged)));
        let again = parse_as(format, &text);
        assert_eq!(again.len(), records.len(), "{name}: {text}");
        for (before, after) in records.iter().zip(&again) {
            assert_eq!(before.clues, after.clues, "{name}: {text}");
            // A game under way is written as such; everything else verbatim.
            assert_eq!(before.notes, after.notes, "{name}: {text}");
        }
    }
}

#[test]
fn answers_stand_in_every_format() {
    let puzzle: Grid = FIRST.parse().unwrap();
    let solution = Solution::try_from(SOLVED.parse::<Grid>().unwrap()).unwrap();
    let record = Record::new(puzzle);
    for &format in Format::ALL {
        let answers = [Answer::Solved(solution), Answer::NoSolution, Answer::Several(solution)];
        let text = write(format, answers.iter().map(|answer| (&record, answer)));
        let again = parse_as(format, &text);
        assert_eq!(again.len(), 3, "{text}");
        assert!(text.contains("no solution"), "{format}: {text}");
        for (record, answer) in again.iter().zip(answers) {
            // Some formats keep the puzzle and have a place for the solution beside it.
            let beside = matches!(
                format,
                Format::Csv
                    | Format::Jsonl
                    | Format::Json
                    | Format::Susser
                    | Format::Hodoku
                    | Format::Sdx
                    | Format::SudokuWiki
                    | Format::FPuzzles
                    | Format::SudokuPad
                    | Format::Coach
            );
            match answer.solution() {
                Some(_) if beside => {
                    let solution = record.notes.solution().or(record.notes.text(&Key::STATE));
                    assert_eq!(solution, Some(SOLVED), "{text}");
                    assert_eq!(grids(&again)[0], puzzle);
                }
                Some(_) => {
                    assert_eq!(record.clues.as_ref().unwrap().grid(), solution.grid(), "{text}");
                }
                None => assert!(!record.clues.as_ref().unwrap().grid().is_full(), "{text}"),
            }
        }
    }
}

/// A text, and the error of each of its records, empty for a well-formed one.
type Row<'a> = (Format, &'a str, &'a [&'a str]);

#[test]
fn malformed_texts_are_reported_with_their_place() {
    let cut = &FIRST[..80];
    let long = format!("{FIRST}1");
    let letter = FIRST.replacen("31", "3q", 1);
    let many_cells = format!("{FIRST}\n{cut}\n\n{long}\n  {letter} # x\n{SECOND}");
    let csv =
        format!("id,puzzle\n1,{cut}\n2,{SECOND}\n3\n4,\"{letter}\"\n5,\"{FIRST}\n6,{FIRST}\n");
    let json = format!(
        "{{\"puzzle\":\"{letter}\"}}\n{{\"puzzle\":\"{FIRST}\"\n{{\"a\":1}}\n[1,2]\n7\n\"{SECOND}\"\n"
    );
    let xml = format!(
        "<opensudoku>\n <game data=\"{letter}\"/>\n <game/>\n <game data=\"{FIRST}\"/>\n</opensudoku>\n"
    );
    let marks = "| 1 2 3 | 4 5 6 | 7 8 9 |\n".repeat(2) + "| 12 3 4 | 5 5a 6 | 7 8 9 |\n";
    let rows = "123456789\n12345678\n1234567890\n";
    let sukaku = format!("{}\n{}2{}\n", ".".repeat(728), "1..4....9", ".".repeat(719));
    let table: &[Row<'_>] = &[
        (
            Format::Line,
            &many_cells,
            &[
                "",
                "line 2, column 81: expected 81 cells, found 80",
                "line 4, column 82: expected the end of the line after 81 cells, found '1'",
                "line 5, column 8: expected a digit 1-9 or a blank such as '.', found 'q'",
                "",
            ],
        ),
        (
            Format::Rows,
            rows,
            &[
                "line 2, column 9: expected a digit 1-9 or a blank such as '.', found the end of the line",
            ],
        ),
        (
            Format::Spaced,
            "1 2 34",
            &["line 1, column 6: expected a space between the cells, found '4'"],
        ),
        (
            Format::Euler,
            "Grid 1\n12\nGrid 2\n",
            &[
                "line 2, column 3: expected a digit 1-9 or a blank such as '.', found the end of the line",
                "line 4, column 1: expected row 1 of 9, found the end of the input",
            ],
        ),
        (
            Format::Boxed,
            "|12.|456|..9|\n|1.|456|789|\n",
            &["line 2, column 13: expected 9 cells, found 8"],
        ),
        (
            Format::Pencilmarks,
            &marks,
            &["line 3, column 15: expected a digit 1-9, a space or '|', found 'a'"],
        ),
        (
            Format::Sukaku,
            &sukaku,
            &[
                "line 1, column 729: expected 729 cells, found 728",
                "line 2, column 10: expected the digit 1 or a blank such as '.', found '2'",
            ],
        ),
        (
            Format::Ss,
            "1..|9.7|..3\n.8.|...|.7\n",
            &["line 2, column 11: expected 9 cells, found 8"],
        ),
        (
            Format::Sdk,
            "[Puzzle]\n123456789\n[Puzzle]\n",
            &[
                "line 3, column 1: expected row 2 of 9, found a heading",
                "line 4, column 1: expected row 1 of 9, found the end of the input",
            ],
        ),
        (
            Format::Csv,
            &csv,
            &[
                "line 2, column 83: expected 81 cells, found 80",
                "",
                "line 4, column 2: expected a field with a puzzle, found the end of the line",
                "line 5, column 9: expected a digit 1-9 or a blank such as '.', found 'q'",
                "line 6, column 3: expected a closing quote, found the end of the line",
                "",
            ],
        ),
        (
            Format::Csv,
            "a,b,c,d,e,puzzle\n1\n",
            &["line 2, column 2: expected a field with a puzzle, found the end of the line"],
        ),
        (
            Format::Jsonl,
            &json,
            &[
                "line 1, column 17: expected a digit 1-9 or a blank such as '.', found 'q'",
                "line 2, column 94: expected JSON, found the end of the line",
                "line 3, column 7: expected an object with a key 'puzzle', found none",
                "line 4, column 1: expected a string of 81 cells, or 81 numbers in one array or nine, \
                 found [1,2]",
                "line 5, column 1: expected a string of 81 cells, or 81 numbers in one array or nine, \
                 found 7",
                "",
            ],
        ),
        (
            Format::OpenSudoku,
            &xml,
            &[
                "line 2, column 19: expected a digit 1-9 or a blank such as '.', found 'q'",
                "line 3, column 8: expected an attribute data=\"…\" in <game>, found none",
                "",
            ],
        ),
    ];
    for (format, text, expected) in table {
        let found: Vec<String> = parse_as(*format, text)
            .iter()
            .map(|record| record.clues.as_ref().err().map(ToString::to_string).unwrap_or_default())
            .collect();
        assert_eq!(found, *expected, "{format}\n{text}");
    }
}

#[test]
fn reading_goes_on_behind_a_malformed_puzzle() {
    let puzzle = Record::new(FIRST.parse::<Grid>().unwrap());
    for &format in Format::ALL {
        let three = write(format, [(&puzzle, &Answer::Unchanged); 3]);
        let good = parse_as(format, &three);
        let bordered = matches!(format, Format::Boxed | Format::Pencilmarks);
        // A character of no notation in place of a digit in the second puzzle's first row.
        let at: usize = three
            .split_inclusive('\n')
            .take(good[1].line as usize - 1 + usize::from(bordered))
            .map(str::len)
            .sum();
        let digit = at
            + three[at..].find("31").or(three[at..].find("3  ")).or(three[at..].find('3')).unwrap();
        let mut broken = three.clone();
        broken.replace_range(digit..=digit, "!");
        let records = parse_as(format, &broken);
        let right: Vec<bool> = records.iter().map(|record| record.clues.is_ok()).collect();
        let expected = [true, false, true];
        assert_eq!(right, expected, "{format}: {broken}");
        // Its output is one malformed record again.
        let again =
            parse_as(format, &write(format, records.iter().map(|r| (r, &Answer::NoSolution))));
        let right: Vec<bool> = again.iter().map(|record| record.clues.is_ok()).collect();
        assert_eq!(right, expected, "{format}: {broken}");
    }
}

#[test]
fn any_format_is_a_grid() {
    let grid: Grid = FIRST.parse().unwrap();
    for &format in Format::ALL {
        let text = write(format, [(&Record::new(grid), &Answer::Unchanged)]);
        if !matches!(format, Format::Pencilmarks | Format::Sukaku | Format::Sdx) {
            assert_eq!(text.parse::<Grid>(), Ok(grid), "{text}");
        }
        let clues: Clues = text.parse().unwrap();
        assert_eq!(clues.candidates(), grid.into(), "{text}");
        assert_eq!(parse(&text).len(), 1);
    }
    let two = format!("{FIRST}\n{SECOND}\n");
    let error = two.parse::<Grid>().unwrap_err();
    assert_eq!(error.to_string(), "line 2, column 1: expected one puzzle, found another one");
    assert_eq!(detect(""), Format::Line);
    assert!("".parse::<Grid>().is_err());
}
