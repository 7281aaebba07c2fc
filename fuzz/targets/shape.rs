//! One notation, picked by the first byte, under any text: records come in order, are the same
//! however the bytes are cut, and can be written in every notation.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ninefold::text::{Answer, Reader, Record, Shape, write};
use std::io::BufReader;

fn read(shape: Shape, text: &[u8], size: usize) -> Vec<Record> {
    let reader = Reader::with_shape(BufReader::with_capacity(size, text), shape);
    reader.map(|record| record.expect("memory does not fail")).collect()
}

fuzz_target!(|bytes: &[u8]| {
    let [shape, size, text @ ..] = bytes else { return };
    let shape = Shape::ALL[usize::from(*shape) % Shape::ALL.len()];
    let records = read(shape, text, 1 << 16);
    assert_eq!(records, read(shape, text, 1 + usize::from(*size)));
    assert!(records.is_sorted_by_key(|record| record.line));
    for record in &records {
        assert!(record.line <= record.last_line);
        assert!(record.clues.as_ref().err().is_none_or(|error| error.line >= record.line));
    }
    for &to in Shape::ALL {
        let text = write(to, records.iter().map(|record| (record, &Answer::NoSolution)));
        assert!(to != Shape::Line || text.lines().count() == records.len());
    }
});
