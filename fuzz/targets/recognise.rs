//! Any text in its recognised notation, as a stream and as one puzzle.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ninefold::Clues;
use ninefold::text::{Answer, Record, Format, parse_as, write};

fuzz_target!(|bytes: &[u8]| {
    let reader = ninefold::text::Reader::new(bytes).expect("memory does not fail");
    let format = reader.format();
    let records: Vec<Record> = reader.map(|record| record.expect("memory does not fail")).collect();
    // Writing in the same notation keeps the content.
    let keep = |records: &[Record]| {
        write(format, records.iter().map(|record| (record, &Answer::Unchanged)))
    };
    if matches!(format, Format::Line | Format::Sukaku) {
        let lines = String::from_utf8_lossy(bytes);
        let lines = lines.trim_start_matches('\u{feff}').lines().map(str::trim);
        let puzzles = lines.filter(|line| !line.is_empty() && !line.starts_with('#')).count();
        // A line of spaces is a puzzle too.
        assert!(records.len() >= puzzles, "{} records of {puzzles} lines", records.len());
    }
    // Malformed puzzles keep their places.
    let answered = write(Format::Line, records.iter().map(|record| (record, &Answer::NoSolution)));
    assert_eq!(answered.lines().count(), records.len());
    // Simple Sudoku's file has candidates beside givens, so candidates alone come back as those.
    let held = |clues: &Clues| format != Format::Ss || matches!(clues, Clues::Grid(_));
    let good: Vec<Record> =
        records.into_iter().filter(|record| record.clues.as_ref().is_ok_and(held)).collect();
    let again = parse_as(format, &keep(&good));
    assert_eq!(again.len(), good.len());
    for (before, after) in good.iter().zip(&again) {
        assert_eq!(before.clues, after.clues);
    }
    if let Ok(text) = core::str::from_utf8(bytes) {
        let _ = text.parse::<Clues>();
    }
});
