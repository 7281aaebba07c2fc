//! What links to f-puzzles and SudokuPad hold.

use crate::grid::{Cell, Clues, Grid, House};
use crate::text::notation::links::packed_links::decode;
use crate::text::{Answer, Format, Loss, losses, write};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The JSON of the puzzle, with a member more.
fn json(more: &str) -> String {
    let cell = |c: char| match c {
        '.' => "{}".into(),
        digit => format!(r#"{{"value":{digit},"given":true}}"#),
    };
    let cells: Vec<String> = PUZZLE.chars().map(cell).collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    format!(r#"{{{more}"size":9,"grid":[{}]}}"#, rows.join(","))
}

fn grid(text: &str) -> Result<Grid, String> {
    decode(text).map(|(position, _)| position.givens).map_err(|error| error.2.to_string())
}

/// A link in each of these forms, and its ids, hold the same puzzle.
#[test]
fn prefixes_count_where_an_id_begins() {
    // About one of 130 packed texts has the prefix of another kind inside.
    let inner = (0..20_000)
        .map(|i: u128| lz_str::compress_to_base64(&json(&format!(r#""title":"{}","#, i.pow(8)))))
        .find(|data| data.contains("scl") || data.contains("/fpuz"))
        .expect("one of them");
    for data in [lz_str::compress_to_base64(&json("")), inner] {
        for before in [
            "ctc",
            "scl",
            "fpuz",
            "fpuzzles",
            "https://sudokupad.app/fpuzzles",
            "https://sudokupad.app/sudoku/ctc",
            "sudokupad.app/fpuzzles",
            "www.sudokupad.app/scl",
            "app.crackingthecryptic.com/sudoku/ctc",
            "https://app.crackingthecryptic.com/?puzzleid=scl",
            "https://www.f-puzzles.com/?load=",
            "https://app.crackingthecryptic.com/sudoku/?load=fpuzzles",
        ] {
            assert_eq!(grid(&format!("{before}{data}")), Ok(PUZZLE.parse().unwrap()), "{before}");
        }
    }
}

/// Some programs make a blank of each `+`.
#[test]
fn blanks_in_the_data_are_signs() {
    let data = (0..1000)
        .map(|i| lz_str::compress_to_base64(&json(&format!(r#""title":"{i}","#))))
        .filter(|data| data.contains('+'));
    for data in data.take(20) {
        let link = format!("https://www.f-puzzles.com/?load={}", data.replace('+', " "));
        assert_eq!(grid(&link), Ok(PUZZLE.parse().unwrap()), "{link}");
        assert_eq!(grid(&format!("{link} # easy")), Ok(PUZZLE.parse().unwrap()), "{link}");
    }
    let named =
        "https://www.f-puzzles.com/?id=abc and words of which there may be quite a few more";
    assert!(grid(named).unwrap_err().contains("only the name"), "{named}");
}

#[test]
fn values_that_are_no_digits_are_malformed() {
    let text = json("").replacen(r#""value":5"#, r#""value":12"#, 1);
    let link = format!("fpuzzles{}", lz_str::compress_to_base64(&text));
    assert_eq!(grid(&link).unwrap_err(), "the value 12");
    let text = json("").replacen(r#""value":5"#, r#""value":0"#, 1);
    let link = format!("fpuzzles{}", lz_str::compress_to_base64(&text));
    assert_eq!(grid(&link).unwrap_err(), "the given value 0");
    for blank in ["null", "\"\""] {
        let text = json("").replacen(r#""value":5"#, &format!(r#""value":{blank}"#), 1);
        let link = format!("fpuzzles{}", lz_str::compress_to_base64(&text));
        assert_eq!(grid(&link).unwrap().clue_count(), 29);
    }
}

#[test]
fn damaged_links_are_recognised_and_their_fault_is_named() {
    let cages = json(r#""killercage":[{"cells":["R1C1"]}],"#);
    let large = json("").replace(r#""size":9"#, r#""size":16"#);
    let whole = lz_str::compress_to_base64(&json(""));
    for (data, fault) in [
        (lz_str::compress_to_base64(&cages), "the rule \"killercage\""),
        (lz_str::compress_to_base64(&large), "the size 16"),
        (whole[..whole.len() / 2].into(), "one that is damaged or cut off"),
    ] {
        for site in ["https://www.f-puzzles.com/?load=", "https://sudokupad.app/fpuzzles"] {
            let records = crate::text::parse(&format!("{site}{data}\n"));
            let error = records[0].clues.as_ref().unwrap_err().found.to_string();
            assert_eq!(error, fault, "{site}");
        }
    }
}

/// What a cell says beyond digits, marks of a player and colours may be a rule.
#[test]
fn clues_in_cells_are_not_passed_over() {
    for (more, fault) in [
        (r#""givenPencilMarks":[1,12]"#, "the value 12"),
        (r#""givenPencilMarks":"12""#, "the candidates \"12\""),
        (r#""parity":"Odd""#, "the rule \"parity\""),
        (r#""region":null"#, "irregular regions"),
        (r#""region":-1"#, "irregular regions"),
    ] {
        let text = json("").replacen("{}", &format!("{{{more}}}"), 1);
        let link = format!("fpuzzles{}", lz_str::compress_to_base64(&text));
        assert_eq!(grid(&link).unwrap_err(), fault);
    }
    for harmless in [r#""c":"1","candidates":[1,2]"#, r#""givenPencilMarks":[]"#, r#""region":0"#] {
        let text = json("").replacen("{}", &format!("{{{harmless}}}"), 1);
        let link = format!("fpuzzles{}", lz_str::compress_to_base64(&text));
        assert_eq!(grid(&link), Ok(PUZZLE.parse().unwrap()), "{harmless}");
    }
}

/// SudokuPad has the rules of a drawing in its regions, its cages and its facts.
#[test]
fn a_drawing_is_classic_only_without_rules() {
    let blocks: Vec<String> = House::blocks()
        .map(|block| {
            let places =
                block.cells().into_iter().map(|cell| (cell.row_index(), cell.column_index()));
            let places: Vec<String> = places.map(|(r, c)| format!("[{r},{c}]")).collect();
            format!("[{}]", places.join(","))
        })
        .collect();
    let blocks = blocks.join(",");
    let read = |regions: &str, more: &str| {
        let object = json(&format!(r#""regions":[{regions}],{more}"#)).replace("grid", "cells");
        grid(&format!("scl{}", lz_str::compress_to_base64(&object)))
    };
    for (more, fault) in [
        (r#""metadata":{"antiknight":true},"#, r#"the rule "antiknight""#),
        (r#""metadata":{"antiking":"1"},"#, r#"the rule "antiking""#),
        (r#""cages":[{"value":"antiknight: true"}],"#, "cages"),
        (r#""cages":[{"value":"antiknight"}],"#, "cages"),
        (r#""cages":[{"cells":[[0,0]],"value":"title: x"}],"#, "cages"),
    ] {
        assert_eq!(read(&blocks, more).unwrap_err(), fault, "{more}");
    }
    for harmless in [
        "",
        r#""metadata":{"rules":"1 to 9","antiknight":false},"#,
        r#""cages":[{"value":""},{"value":"FogLight"},{"value":"title: 1 of 2"}],"#,
    ] {
        assert_eq!(read(&blocks, harmless), Ok(PUZZLE.parse().unwrap()), "{harmless}");
    }
    let first = blocks.split_once("],[[").map(|(first, _)| first.to_owned() + "]").unwrap();
    for regions in
        ["", &first, &blocks.replace("[2,2]", "[0,3]"), &blocks.replace("[2,2]", "[9,9]")]
    {
        assert_eq!(read(regions, "").unwrap_err(), "irregular regions", "{regions}");
    }
}

/// Candidates that are clues make it another puzzle.
#[test]
fn candidates_may_be_clues() {
    let text = json("").replacen("{}", r#"{"givenPencilMarks":[1,2],"centerPencilMarks":[2]}"#, 1);
    let link = format!("fpuzzles{}", lz_str::compress_to_base64(&text));
    let [record] = &crate::text::parse(&link)[..] else { panic!("one puzzle") };
    let Ok(Clues::Candidates(candidates)) = record.clues else { panic!("{:?}", record.clues) };
    let sets = Cell::ALL.map(|cell| candidates.get(cell).len());
    assert_eq!(&sets[..5], [1, 1, 2, 9, 1]);
    let written = write(Format::SudokuPad, [(record, &Answer::Unchanged)]);
    assert_eq!(crate::text::parse(&written)[0].clues, record.clues);
    assert_eq!(losses(Format::FPuzzles, record), [Loss::Pencilmarks]);
    // A player may have filled in such a cell.
    let text = json("").replacen("{}", r#"{"value":2,"givenPencilMarks":[1,2]}"#, 1);
    let link = format!("fpuzzles{}", lz_str::compress_to_base64(&text));
    let [filled] = &crate::text::parse(&link)[..] else { panic!("one puzzle") };
    assert_eq!((&filled.clues, losses(Format::FPuzzles, filled)), (&record.clues, Vec::new()));
}
