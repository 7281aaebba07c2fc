//! One notation, picked by the first byte, under any text: records come in order, are the same
//! however the bytes are cut, and can be written in every notation.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ninefold::text::{Answer, Reader, Record, Format, write};
use std::io::BufReader;

fn read(format: Format, text: &[u8], size: usize) -> Vec<Record> {
    let reader = Reader::with_format(BufReader::with_capacity(size, text), format);
    reader.map(|record| record.expect("memory does not fail")).collect()
}

fuzz_target!(|bytes: &[u8]| {
    let [format, size, text @ ..] = bytes else { return };
    let format = Format::ALL[usize::from(*format) % Format::ALL.len()];
    let records = read(format, text, 1 << 16);
    assert_eq!(records, read(format, text, 1 + usize::from(*size)));
    assert!(records.is_sorted_by_key(|record| record.line));
    for record in &records {
        assert!(record.line <= record.last_line);
        assert!(record.clues.as_ref().err().is_none_or(|error| error.line >= record.line));
    }
    for &to in Format::ALL {
        let text = write(to, records.iter().map(|record| (record, &Answer::NoSolution)));
        assert!(to != Format::Line || text.lines().count() == records.len());
    }
});
