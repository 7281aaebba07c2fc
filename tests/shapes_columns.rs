//! CSV and JSON keep everything beside the puzzle, whatever its name.

use ninefold::text::{Answer, Shape, parse, parse_as, write};

const FIRST: &str =
    "..9.31......5.7....714....97..3..1...3..1..5.1.5.8..97.....32.6.4..........26..45";
const SECOND: &str =
    "7.....9..6...7..38....9..1..8..1.72.5..8.3.....3...6.......48..27.1....49..5.....";

fn again(shape: Shape, text: &str) -> String {
    let records = parse(text);
    assert!(records.iter().all(|record| record.clues.is_ok()), "{text}");
    write(shape, records.iter().map(|record| (record, &Answer::Unchanged)))
}

#[test]
fn columns_without_a_name_and_with_the_same_name_stay() {
    // As data-frame programs write it, with an index in an unnamed first column.
    let index = format!(",puzzle,note,note,\n0,{FIRST},a,b,c\n1,{SECOND},d,e,f\n");
    assert_eq!(again(Shape::Csv, &index), index);
    let json = again(Shape::Jsonl, &index);
    let expected = format!("{{\"\":\"0\",\"puzzle\":\"{FIRST}\",\"note\":\"a\"");
    assert!(json.starts_with(&expected), "{json}");
    assert_eq!(parse_as(Shape::Jsonl, &json)[1].clues, parse(SECOND)[0].clues);
}

#[test]
fn strings_alone_become_a_column_and_objects() {
    let strings = format!("\"{FIRST}\"\n\"{SECOND}\"\n");
    assert_eq!(again(Shape::Jsonl, &strings), strings);
    assert_eq!(again(Shape::Csv, &strings), format!("puzzle\n{FIRST}\n{SECOND}\n"));
    let none = write(Shape::Jsonl, [(&parse(&strings)[0], &Answer::NoSolution)]);
    assert_eq!(
        none,
        format!("{{\"puzzle\":\"{FIRST}\",\"error\":\"none\",\"message\":\"no solution\"}}\n")
    );
}

#[test]
fn fields_cross_from_csv_to_json_and_back() {
    let csv = format!("id,puzzle,remark\n7,{FIRST},\"said \"\"so\"\", twice\"\n8,{SECOND},\n");
    assert_eq!(again(Shape::Csv, &again(Shape::Jsonl, &csv)), csv);
    let tabs = csv.replace("\"said \"\"so\"\", twice\"", "said").replace(',', "\t");
    assert_eq!(again(Shape::Csv, &tabs), tabs);
}
