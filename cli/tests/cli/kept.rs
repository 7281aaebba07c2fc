//! Each puzzle of a list in each notation, broken in turn: every command answers the others, in their
//! places, whether the notation is named or recognised.

use crate::{ninefold, read, stdout};
use ninefold::Grid;
use ninefold::text::{Answer, Format, Record, parse_as, write};

/// Three puzzles of the sample.
fn records() -> Vec<Record> {
    let sample = read("sample.txt");
    let grids = sample.lines().filter_map(|line| line.get(..81)?.parse::<Grid>().ok());
    grids.take(3).map(Record::new).collect()
}

/// The text without a character of a record's cells; packed ones are cut in the middle.
fn broken(format: Format, text: &str, record: &Record) -> String {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    // A heading, a section or a border comes first.
    let headed = [Format::Euler, Format::Sdk, Format::Boxed, Format::Pencilmarks].contains(&format);
    let at = record.line as usize - 1 + usize::from(headed);
    let (half, rest) = lines[at].split_at(lines[at].len() / 2);
    let packed = [Format::FPuzzles, Format::SudokuPad, Format::Coach].contains(&format);
    let rest = if packed { "\n".to_owned() } else { format!("q{}", &rest[1..]) };
    lines[..at].concat() + half + &rest + &lines[at + 1..].concat()
}

#[test]
fn a_mistake_costs_one_answer_in_every_command() {
    let records = records();
    for &format in Format::ALL {
        let text = write(format, records.iter().map(|record| (record, &Answer::Unchanged)));
        let whole = parse_as(format, &text);
        for (k, record) in whole.iter().enumerate() {
            let text = broken(format, &text, record);
            let expected: Vec<bool> = (0..3).map(|i| i != k).collect();
            let name = format.name();
            // Without a placed digit, work in progress looks like pencilmarks.
            let recognised: &[&[&str]] = if format == Format::Sdx { &[] } else { &[&[]] };
            for from in [&["--from", name][..]].iter().chain(recognised) {
                let run = |command: &[&str]| {
                    let run = ninefold().args(command).arg("-q").args(*from);
                    stdout(&run.stdin(text.clone()).assert().code(1))
                };
                let good = |lines: String| -> Vec<bool> {
                    lines.lines().map(|line| !line.contains("malformed")).collect()
                };
                // All commands read alike; in some notations all are asked.
                assert_eq!(good(run(&["check"])), expected, "{from:?} {text}");
                if ![Format::Line, Format::Csv, Format::Boxed].contains(&format) {
                    continue;
                }
                for command in
                    [&["convert", "--to", "line"][..], &["rate"], &["canon", "--to", "line"]]
                {
                    assert_eq!(good(run(command)), expected, "{command:?} {from:?} {text}");
                }
                let solved = run(&["solve"]);
                let again = parse_as(format, &solved);
                let is_good: Vec<bool> = again.iter().map(|record| record.clues.is_ok()).collect();
                assert_eq!(is_good, expected, "solve {from:?} {text}{solved}");
                let lines = run(&["solve", "--to", "line"]);
                let is_full = |line: &str| line.parse::<Grid>().is_ok_and(|grid| grid.is_full());
                let is_solved: Vec<bool> = lines.lines().map(is_full).collect();
                assert_eq!(is_solved, expected, "solve --to line {from:?} {text}{lines}");
            }
        }
    }
}
