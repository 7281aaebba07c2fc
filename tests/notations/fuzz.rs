//! Tests every notation with random puzzles and with random, mutated and truncated texts: output is
//! read back, and no input makes a parser or a writer panic.

#![expect(clippy::unwrap_used, reason = "a test's helpers")]

use ninefold::generate::{Random, Seed};
use ninefold::text::{Answer, Format, Reader, Record, detect, parse_as, write};
use ninefold::{Candidates, Cell, Clues, DigitSet, Grid};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::io::BufReader;
use std::path::Path;

/// Any grid from empty to full, including contradictory ones.
fn grids() -> impl Strategy<Value = Grid> {
    (0_u8..=10, vec((0_u8..10, 1_u8..=9), 81)).prop_map(|(share, cells)| {
        let value = |i: usize| if cells[i].0 < share { cells[i].1 } else { 0 };
        Grid::from_values(std::array::from_fn(value)).unwrap()
    })
}

/// Any candidates, including cells without any.
fn candidates() -> impl Strategy<Value = Candidates> {
    vec(0_u16..512, 81).prop_map(|bits| {
        let mut candidates = Candidates::FULL;
        for cell in Cell::ALL {
            candidates.set(cell, DigitSet::from_bits(bits[cell.index()]));
        }
        candidates
    })
}

fn clues() -> impl Strategy<Value = Clues> {
    prop_oneof![grids().prop_map(Clues::Grid), candidates().prop_map(Clues::Candidates)]
}

/// Any printable name, or one made of pieces by which some notation is recognised.
fn name() -> impl Strategy<Value = String> {
    let printable = |piece: &&str| piece.bytes().all(|byte| matches!(byte, b' '..=b'~'));
    let pieces: Vec<&str> = PIECES.iter().copied().filter(printable).collect();
    prop_oneof!["[ -~]{0,20}", vec(select(pieces), 1..4).prop_map(|pieces| pieces.concat())]
}

/// The part of clues that a format can hold.
fn held(format: Format, clues: &Clues) -> Clues {
    match format {
        Format::Pencilmarks | Format::Sukaku => Clues::Candidates(clues.candidates()),
        Format::Csv | Format::Json | Format::Jsonl => *clues,
        // A cell without any candidates is one that has no clue there.
        Format::FPuzzles | Format::SudokuPad => match clues {
            Clues::Candidates(candidates) => {
                let all = |set: DigitSet| if set.is_empty() { DigitSet::FULL } else { set };
                let sets = Cell::ALL.map(|cell| all(candidates.get(cell)));
                let is_grid = sets.iter().all(|set| [1, 9].contains(&set.len()));
                if is_grid {
                    Clues::Grid(clues.grid())
                } else {
                    Clues::Candidates(Candidates::from_sets(sets))
                }
            }
            Clues::Grid(_) => *clues,
        },
        _ => Clues::Grid(clues.grid()),
    }
}

/// Whether a text's format can be recognised: `sdm` looks like `line`, a drawing of single
/// candidates like one of digits, a full table like spaced digits, and work in progress without placed digits like pencilmarks or
/// digits.
fn shows(format: Format, read: Format) -> bool {
    let same = |a: Format, b: Format| format == a && read == b;
    format == read
        || same(Format::Sdm, Format::Line)
        || same(Format::Pencilmarks, Format::Boxed)
        || same(Format::Sdx, Format::Pencilmarks)
        || same(Format::Sdx, Format::Spaced)
        || same(Format::Table, Format::Spaced)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_back(
        puzzles in vec(clues(), 1..5),
        name in name(),
        tail in prop_oneof!["( # [ -~]{0,20}[!-~])?", name().prop_map(|name| format!(" # {name}.")) ],
    ) {
        let mut records: Vec<Record> = puzzles.iter().map(|clues| Record::new(*clues)).collect();
        records[0].notes.push_text(ninefold::text::Key::NAME, name);
        records[0].notes.tail = tail;
        for &format in Format::ALL {
            let text = write(format, records.iter().map(|record| (record, &Answer::Unchanged)));
            prop_assert!(shows(format, detect(&text)), "{format} {}: {text}", detect(&text));
            let again = parse_as(format, &text);
            let read: Vec<_> = again.iter().map(|record| record.clues.clone()).collect();
            let expected: Vec<_> = puzzles.iter().map(|clues| Ok(held(format, clues))).collect();
            prop_assert_eq!(read, expected, "{}: {}", format, text);
            if matches!(format, Format::Line | Format::Sukaku) {
                prop_assert_eq!(&again[0].notes.tail[..], written_tail(&records[0]), "{}", text);
            }
            // Writing once more changes nothing.
            let twice = write(format, again.iter().map(|record| (record, &Answer::Unchanged)));
            let third = parse_as(format, &twice);
            prop_assert_eq!(
                write(format, third.iter().map(|record| (record, &Answer::Unchanged))), twice
            );
        }
    }
}

/// The tail as written: its own, otherwise the name as a comment.
fn written_tail(record: &Record) -> String {
    let notes = &record.notes;
    let name = notes.text("name").unwrap_or_default();
    match (&notes.tail[..], name) {
        ("", "") => String::new(),
        ("", name) => format!(" # name: {name}").trim_end().to_owned(),
        (tail, _) => tail.to_owned(),
    }
}

/// Below `n`, which is less than the size of any text here; 0 if it is 0.
fn below(random: &mut Random, n: usize) -> usize {
    random.below(n.max(1) as u32) as usize
}

/// Pieces with a meaning in some notation.
const PIECES: &[&str] = &[
    "\n",
    "\r\n",
    "\n\n",
    " ",
    "\t",
    ".",
    "0",
    "9",
    "|",
    "-",
    "---",
    "+",
    "*",
    ":",
    ",",
    ";",
    "\"",
    "'",
    "#",
    "#A",
    "# ",
    "[Puzzle]\n",
    "[State]\n",
    "[PencilMarks]\n",
    "Grid 01\n",
    "{",
    "}",
    "[",
    "]",
    "{\"puzzle\":\"",
    "null",
    "<",
    ">",
    "<!--",
    "-->",
    "<game data=\"",
    "\"/>",
    "<folder",
    "&amp;",
    "&#10;",
    "&",
    "version: 1\n",
    "0|0|1|",
    "puzzle,solution\n",
    "\u{feff}",
    "│",
    "─",
    "é",
    "\u{0}",
    "123456789",
    "1..4....9",
    "u5",
    "|---+---+---|",
    "*-----------*",
    "+1",
    "bd=",
    "?bd=",
    "S9B",
    "load=",
    "https://www.sudokuwiki.org/sudoku.htm?bd=",
    "https://f-puzzles.com/?load=",
    "https://sudoku.coach/en/play/",
    "sudokupad",
    "fpuz",
    "scl",
    "SCv7_32_",
];

fn mutated(seeds: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut text = seeds[below(random, seeds.len())].clone();
    if below(random, 8) == 0 {
        text.clear();
    }
    for _ in 0..=below(random, 6) {
        let at = below(random, text.len() + 1);
        match below(random, 7) {
            0 => text.truncate(at),
            1 if at < text.len() => text[at] = random.bits() as u8,
            2 => text.splice(at..at, PIECES[below(random, PIECES.len())].bytes()).for_each(drop),
            3 => {
                let end = (at + below(random, 40)).min(text.len());
                text.drain(at..end);
            }
            4 => {
                let end = (at + below(random, 200)).min(text.len());
                let copy = text[at..end].to_vec();
                text.splice(at..at, copy);
            }
            5 => {
                let other = &seeds[below(random, seeds.len())];
                let from = below(random, other.len());
                text.truncate(at);
                text.extend_from_slice(&other[from..]);
            }
            _ => {
                for _ in 0..below(random, 30) {
                    text.extend(PIECES[below(random, PIECES.len())].bytes());
                }
            }
        }
    }
    text
}

fn seeds() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/formats");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| std::fs::read(file).unwrap()).collect()
}

/// A parser's promises for any bytes: records come in order, are the same however the bytes are
/// cut, and can be written in every format.
fn check(format: Format, bytes: &[u8], random: &mut Random) {
    let read = |size: usize| -> Vec<Record> {
        let reader = Reader::with_format(BufReader::with_capacity(size, bytes), format);
        reader.map(Result::unwrap).collect()
    };
    let records = read(1 << 16);
    assert_eq!(records, read(1 + below(random, 70)), "{format}: the cuts matter");
    let lines = bytes.iter().filter(|&&b| b == b'\n').count() as u64 + 1;
    let mut before = 0;
    for record in &records {
        assert!(before <= record.line && record.line <= record.last_line, "{format}: {record:?}");
        assert!(record.last_line <= lines, "{format}: {record:?}");
        before = record.line;
        if let Err(error) = &record.clues {
            assert!(error.line >= record.line && error.line <= lines + 1, "{format}: {error}");
            assert!(error.column >= 1 && !error.to_string().contains('\n'), "{format}: {error}");
        }
    }
    for &to in Format::ALL {
        let answered = records.iter().map(|record| (record, &Answer::NoSolution));
        let text = write(to, answered);
        if to == Format::Line {
            assert_eq!(text.lines().count(), records.len(), "{format}: {text}");
        }
    }
}

#[test]
fn no_text_breaks_a_parser() {
    let seeds = seeds();
    for &format in Format::ALL {
        let mut random = Random::new(Seed(format as u64));
        for _ in 0..1500 {
            let bytes = mutated(&seeds, &mut random);
            check(format, &bytes, &mut random);
        }
    }
}

#[test]
fn recognised_texts_are_read_whatever_they_are() {
    let seeds = seeds();
    let mut random = Random::new(Seed(7));
    for _ in 0..1500 {
        let bytes = mutated(&seeds, &mut random);
        let reader = Reader::new(&bytes[..]).unwrap();
        let format = reader.format();
        let records: Vec<Record> = reader.map(Result::unwrap).collect();
        let known: Vec<Record> =
            Reader::with_format(&bytes[..], format).map(Result::unwrap).collect();
        assert_eq!(records, known);
        let _ = String::from_utf8_lossy(&bytes).parse::<Grid>();
    }
}
