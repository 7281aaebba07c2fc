//! Rules and regions beside the cells: no puzzle is read as classic without them.

use ninefold::text::{Record, Value, parse, parse_as};
use ninefold::{Clues, text::Format};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

const REGIONS: &str =
    "AAAACCCCCAADBBBBBCADDBEECCCADDBEEEFFADBBEEFFFDDDHEFFIFGGGHEIIIFGGGHHHHIIGGGHHHIII";

/// The digits of the puzzle, in nine rows of an array.
fn numbers() -> String {
    let row = |row: &[u8]| {
        let digits: Vec<String> = row
            .iter()
            .map(|&byte| char::from(byte).to_digit(10).unwrap_or(0).to_string())
            .collect();
        format!("[{}]", digits.join(","))
    };
    let rows: Vec<String> = PUZZLE.as_bytes().chunks(9).map(row).collect();
    format!("[{}]", rows.join(","))
}

/// What is found instead of a classic puzzle; nothing if it is one.
fn found(record: &Record) -> Option<String> {
    record.clues.as_ref().err().map(|wrong| wrong.found.to_string())
}

/// The text for those who read other puzzles.
fn original(record: &Record) -> &str {
    let mut fields = record.notes.fields.iter();
    let clues = fields.find_map(|note| match &note.value {
        Value::Clues(text) => Some(&**text),
        _ => None,
    });
    clues.unwrap_or(&record.notes.source)
}

#[test]
fn an_object_with_rules_is_no_classic_puzzle() {
    let numbers = numbers();
    let board = format!(r#""initial_board":"{PUZZLE}","rows":9"#);
    for (members, name) in [
        (format!(r#"{board},"visual_elements":"[{{}}]""#), "visual_elements"),
        (format!(r#"{board},"rules":"Normal sudoku rules apply. Knights differ.""#), "rules"),
        (format!(r#""grid":{numbers},"local_constraints":{{"XV":[]}}"#), "local_constraints"),
        (format!(r#""grid":{numbers},"bool_constraints":["Antiking"]"#), "bool_constraints"),
        (format!(r#""size":9,"grid":{numbers},"antiknight":true"#), "antiknight"),
        (format!(r#""size":9,"grid":{numbers},"xv":[ {{"cells":[[]]}}]"#), "xv"),
        (format!(r#""cells":[[]],"lines":[{{}}],"puzzle":"{PUZZLE}""#), "lines"),
        (format!(r#""puzzle":"{PUZZLE}","regions":[[[0,0]]]"#), "regions"),
    ] {
        let object = format!("{{{members}}}");
        for text in [object.clone(), format!("[{object}]"), format!("\"{PUZZLE}\"\n{object}")] {
            let records = parse(&text);
            let record = records.last().unwrap();
            assert_eq!(found(record).as_deref(), Some(name), "{text}");
            assert_eq!(original(record), object);
        }
        assert!(object.parse::<Clues>().is_err(), "{object}");
    }
    let long = format!(r#"{{"initial_board":"{PUZZLE}","rules":"{}"}}"#, "x ".repeat(9000));
    assert_eq!(original(&parse(&long)[0]), long);
}

#[test]
fn what_says_nothing_of_rules_changes_no_puzzle() {
    let numbers = numbers();
    for members in [
        format!(r#""initial_board":"{PUZZLE}","rules":"","visual_elements":"[]""#),
        format!(r#""initial_board":"{PUZZLE}","rules":"Normal Sudoku rules apply.""#),
        format!(r#""puzzle":"{PUZZLE}","rules":"Place the digits.","region":"Asia""#),
        format!(r#""size":9,"grid":{numbers},"unique":true,"antiknight":false"#),
        format!(r#""grid":{numbers},"local_constraints":{{}},"steps":[{{"a":1}}]"#),
        format!(r#""puzzle":"{PUZZLE}","cells":81,"steps":[{{"a":1}}]"#),
        format!(r#""puzzle":"{PUZZLE}","cells":[{{"r":1,"v":5}}]"#),
    ] {
        let records = parse(&format!("{{{members}}}"));
        assert_eq!(records[0].clues, Ok(PUZZLE.parse().unwrap()), "{members}");
    }
}

#[test]
fn a_row_of_a_table_keeps_its_rules() {
    let csv = format!(
        "id,initial_board,rules,visual_elements\n1,{PUZZLE},Normal sudoku rules apply.,[]\n\
         2,{PUZZLE},\"A \"\"king\"\" differs.\",\n3,{PUZZLE},,[1]\n"
    );
    let records = parse(&csv);
    let all: Vec<_> = records.iter().map(found).collect();
    assert_eq!(all, [None, Some("rules".into()), Some("visual_elements".into())]);
    let row = format!(
        r#"{{"id":"2","initial_board":"{PUZZLE}","rules":"A \"king\" differs.","visual_elements":""}}"#
    );
    assert_eq!(original(&records[1]), row);
    // Written there, it is read as it is.
    let again =
        format!("id,initial_board,rules\n1,{PUZZLE},\n2,\"{}\",x\n", row.replace('"', "\"\""));
    assert_eq!(original(&parse_as(Format::Csv, &again)[1]), row);
}

#[test]
fn a_text_with_rules_of_its_own_is_read_as_it_is() {
    let string = ".Cage~10~R1C1~R1C2";
    for text in [
        format!("puzzle,constraints\n{string},\"killer, thermo\"\n"),
        format!(r#"{{"puzzle":"{string}","constraints":["killer"]}}"#),
    ] {
        let records = parse(&text);
        assert_eq!((records.len(), original(&records[0])), (1, string), "{text}");
    }
}

#[test]
fn regions_in_a_column_make_a_jigsaw() {
    // What says nothing, the usual blocks, and 81 digits that are no layout change nothing.
    let rows = ["AAABBBCCC", "DDDEEEFFF", "GGGHHHIII"].map(|row| row.repeat(3)).concat();
    let mask: String = PUZZLE.chars().map(|cell| if cell == '.' { '0' } else { '1' }).collect();
    let others = ["", "north", "NaN", "n/a", "-", &rows, &mask, SOLUTION];
    let others: String = others.map(|text| format!("{PUZZLE},{text}\n")).concat();
    let records = parse(&format!("puzzle,Regions\n{PUZZLE},{REGIONS}\n{others}"));
    let jigsaw = format!("{PUZZLE} {REGIONS}");
    assert_eq!(found(&records[0]).as_deref(), Some("a jigsaw"));
    assert_eq!((records[1..].iter().find_map(found), records.len()), (None, 9));
    assert_eq!(original(&records[0]), jigsaw);
    for name in ["regions", "region", "layout", "jigsaw"] {
        let text = format!(r#"{{"puzzle":"{PUZZLE}","{name}":"{REGIONS}"}}"#);
        let records = parse(&text);
        assert_eq!(original(&records[0]), jigsaw);
        assert_eq!(found(&records[0]).as_deref(), Some("a jigsaw"), "{text}");
    }
}

#[test]
fn regions_behind_the_cells_make_a_jigsaw() {
    let digits = |first: u8| -> String {
        REGIONS.bytes().map(|byte| char::from(byte - b'A' + first)).collect()
    };
    let (digits, from_zero) = (digits(b'1'), digits(b'0'));
    let groups: Vec<&str> = (0..9).map(|row| &REGIONS[9 * row..9 * row + 9]).collect();
    let parsed = |text: &str| parse_as(Format::Line, text).remove(0).clues;
    for sign in [",", ";", " | ", ":", " ", "\t", "  # "] {
        for regions in [REGIONS, &digits, &from_zero, &groups.join(" "), &groups.join(",")] {
            assert!(parsed(&format!("{PUZZLE}{sign}{regions}")).is_err(), "{sign}{regions}");
            assert!(parsed(&format!("{PUZZLE}{sign}{regions}, 5.0")).is_err(), "{sign}{regions}");
        }
        // A solution is no layout, nor is one with a cell out of place, or a comment.
        let near = digits.replacen("1111", "1121", 1);
        for tail in [SOLUTION, &near, &digits[..80], &REGIONS[..80], &"words of ".repeat(12)] {
            assert!(parsed(&format!("{PUZZLE}{sign}{tail}")).is_ok(), "{sign}{tail}");
        }
    }
}
