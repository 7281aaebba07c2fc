//! Breaks each record of a list in each notation, and expects the others to be read, in their places,
//! whether the notation is named or recognised.

#![expect(clippy::unwrap_used, reason = "a test's helpers")]

use ninefold::text::{Answer, Format, Key, Record, detect, parse_as, write};
use ninefold::{Candidates, Cell, Clues, Grid};
use std::collections::BTreeMap;

const PUZZLES: [&str; 3] = [
    "..9.31......5.7....714....97..3..1...3..1..5.1.5.8..97.....32.6.4..........26..45",
    "7.....9..6...7..38....9..1..8..1.72.5..8.3.....3...6.......48..27.1....49..5.....",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
];

/// Puzzles as a list in a notation, with what its files usually hold beside them.
fn list(format: Format) -> String {
    let records: Vec<Record> = PUZZLES.iter().map(|puzzle| record(format, puzzle)).collect();
    write(format, records.iter().map(|record| (record, &Answer::Unchanged)))
}

fn record(format: Format, puzzle: &str) -> Record {
    let grid: Grid = puzzle.parse().unwrap();
    let mut record = Record::new(grid);
    match format {
        Format::Csv | Format::Json | Format::Jsonl => {
            record.notes.push_text("id", "7");
            record.notes.push_text(Key::NAME, "a name");
        }
        // Without pencilmarks and a placed digit they look like other notations.
        Format::Sdx | Format::Ss => {
            let mut state = grid;
            let open = Cell::ALL.into_iter().find(|&cell| grid.get(cell).is_none()).unwrap();
            let digit = Candidates::from(&grid).get(open).first();
            state.set(open, digit);
            record.notes.push_text(Key::STATE, state.to_string());
        }
        _ => {}
    }
    record
}

/// The text with one of the lines that hold a record changed.
fn broken(text: &str, record: &Record, change: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let own = record.line as usize - 1..(record.last_line as usize).min(lines.len());
    own.filter_map(|at| {
        let changed = change(lines[at])?;
        Some(lines[..at].concat() + &changed + &lines[at + 1..].concat())
    })
    .collect()
}

/// Whether a line is one of the record's rows: it has cells.
fn has_cells(line: &str) -> bool {
    line.bytes().any(|b| b.is_ascii_digit())
}

/// Other characters, more and fewer characters, at several places of a line.
fn changes(format: Format, line: &str) -> Vec<String> {
    let mut changed = Vec::new();
    // The signs that hold an array or a file together, and the one that shows a state, are another
    // matter.
    let counts = |c: char| match format {
        Format::Json => c.is_alphanumeric() || c == '.',
        Format::OpenSudoku => c.is_ascii_digit(),
        Format::Ss => c != '+',
        _ => true,
    };
    let places: Vec<usize> =
        line.trim_end().char_indices().filter(|place| counts(place.1)).map(|(at, _)| at).collect();
    for share in 0..6 {
        let at = places[share * (places.len() - 1) / 5];
        for other in ["q", "!", "§"] {
            let mut text = line.to_owned();
            text.replace_range(at..=at, other);
            changed.push(text);
        }
        let (mut more, mut fewer) = (line.to_owned(), line.to_owned());
        more.insert(at, '5');
        fewer.remove(at);
        changed.extend([more, fewer]);
    }
    changed
}

/// The clues of the records, `None` for malformed ones.
fn clues(format: Format, text: &str) -> Vec<Option<Clues>> {
    parse_as(format, text).into_iter().map(|record| record.clues.ok()).collect()
}

#[test]
fn a_mistake_costs_one_puzzle_wherever_it_is() {
    let mut lost: BTreeMap<Format, Vec<String>> = BTreeMap::new();
    for &format in Format::ALL {
        let text = list(format);
        let whole = clues(format, &text);
        assert_eq!(whole.len(), 3, "{format}: {text}");
        let usual = if format == Format::Sdm { Format::Line } else { format };
        assert_eq!(detect(&text), usual, "{text}");
        for (k, record) in parse_as(format, &text).iter().enumerate() {
            for number in 0..30 {
                let change =
                    |line: &str| has_cells(line).then(|| changes(format, line)[number].clone());
                for text in broken(&text, record, change) {
                    let recognised = detect(&text);
                    for (how, format) in [("told", format), ("recognised", recognised)] {
                        let found = clues(format, &text);
                        // The broken one may be malformed or another puzzle, but it is there.
                        let is_kept = |i: usize| i == k || found.get(i) == Some(&whole[i]);
                        if found.len() != 3 || !(0..3).all(is_kept) {
                            let what = format!("{how} as {format}, record {k}:\n{text}");
                            lost.entry(usual).or_default().push(what);
                        }
                    }
                }
            }
        }
    }
    let report: Vec<String> = lost
        .iter()
        .map(|(format, texts)| format!("{format}: {} lost, such as {}", texts.len(), texts[0]))
        .collect();
    assert!(lost.is_empty(), "{}", report.join("\n"));
}

/// Malformed records of every notation and text of none, written in each notation and read back.
#[test]
fn a_malformed_record_is_one_in_every_notation() {
    let mut lost: BTreeMap<Format, Vec<String>> = BTreeMap::new();
    for (from, records) in malformed_lists() {
        let kept: Vec<Option<Clues>> = records.iter().map(|r| r.clues.clone().ok()).collect();
        for &to in Format::ALL {
            let text = write(to, records.iter().map(|record| (record, &Answer::Unchanged)));
            for (how, format) in [("told", to), ("recognised", detect(&text))] {
                let found = clues(format, &text);
                let same = |(kept, found): (&Option<Clues>, &Option<Clues>)| match (kept, found) {
                    (Some(kept), Some(Clues::Grid(found))) => kept.grid() == *found,
                    (Some(_), Some(Clues::Candidates(_))) => true,
                    // What is no puzzle in one notation may be one in another.
                    (None, _) => true,
                    _ => false,
                };
                if found.len() != 3 || !kept.iter().zip(&found).all(same) {
                    let what = format!("{how} as {format}, from {from}:\n{text}");
                    lost.entry(to).or_default().push(what);
                }
            }
        }
    }
    let report: Vec<String> = lost
        .iter()
        .map(|(format, texts)| format!("{format}: {} lost, such as {}", texts.len(), texts[0]))
        .collect();
    assert!(lost.is_empty(), "{}", report.join("\n"));
}

/// Lists of three records of which one is malformed, each as it was read.
fn malformed_lists() -> Vec<(Format, Vec<Record>)> {
    let mut lists = Vec::new();
    for k in 0..3 {
        let mut lines = PUZZLES;
        lines[k] = "hello";
        lists.push((Format::Line, parse_as(Format::Line, &lines.join("\n"))));
    }
    for &format in Format::ALL {
        let text = list(format);
        for (k, record) in parse_as(format, &text).iter().enumerate() {
            let change =
                |line: &str| has_cells(line).then(|| changes(format, line)[5 * k + 1].clone());
            let broken = broken(&text, record, change).into_iter();
            let read = broken.map(|text| parse_as(format, &text));
            let one = |records: &Vec<Record>| records.iter().filter(|r| r.clues.is_err()).count();
            lists.extend(read.filter(|read| one(read) == 1).map(|records| (format, records)));
        }
    }
    lists
}

/// Borders, headings and what else stands between the rows of drawings and files.
#[test]
fn a_mistake_between_rows_loses_nothing() {
    let mut lost: BTreeMap<Format, Vec<String>> = BTreeMap::new();
    for format in [Format::Boxed, Format::Pencilmarks, Format::Ss, Format::Euler, Format::Sdk] {
        let text = list(format);
        let whole = clues(format, &text);
        for (k, record) in parse_as(format, &text).iter().enumerate() {
            for number in 0..30 {
                let change = |line: &str| {
                    let is_between = !has_cells(line) || line.starts_with("Grid");
                    let is_between = is_between && !line.trim().is_empty();
                    is_between.then(|| changes(format, line)[number].clone())
                };
                for text in broken(&text, record, change) {
                    for format in [format, detect(&text)] {
                        let found = clues(format, &text);
                        let is_kept = |i: usize| i == k || found.get(i) == Some(&whole[i]);
                        if found.len() != 3 || !(0..3).all(is_kept) {
                            lost.entry(format).or_default().push(format!("record {k}:\n{text}"));
                        }
                    }
                }
            }
        }
    }
    let report = lost
        .iter()
        .map(|(format, texts)| format!("{format}: {} lost, such as {}", texts.len(), texts[0]));
    assert!(lost.is_empty(), "{}", report.collect::<Vec<_>>().join("\n"));
}
