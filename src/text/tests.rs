//! Requirements for every notation: it recognises and reads back its own output.

use super::*;
use crate::grid::{Clues, Grid};

#[test]
fn says_line_and_column() {
    let error = "53..7..q.\n600195000\n".parse::<Grid>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 1, column 8: expected a digit 1-9 or a blank such as '.', found 'q'"
    );
}

#[test]
fn every_format_reads_its_own_output() {
    let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let record = Record::new(puzzle.parse::<Grid>().unwrap());
    for &format in Format::ALL {
        let two = write(format, [(&record, &Answer::Unchanged); 2]);
        // `sdm` looks like `line`, and `sdx` looks like `pencilmarks` when nothing is placed.
        if !matches!(format, Format::Sdm | Format::Sdx) {
            assert_eq!(detect(&two), format, "{two}");
        }
        let read = parse_as(format, &two);
        assert_eq!(read.len(), 2, "{two}");
        for again in read {
            let again = again.clues.unwrap();
            assert_eq!(again.candidates(), record.clues.as_ref().unwrap().candidates(), "{two}");
        }
    }
}

#[test]
fn drawn_grids_are_read() {
    let expected: Grid =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            .parse()
            .unwrap();
    let row = |r: usize, blank: char| -> Vec<char> {
        expected.values()[9 * r..9 * r + 9].iter().map(|&v| cells::character(v, blank)).collect()
    };
    let draw = |border: &str, blank: char, line: &dyn Fn(&[char]) -> String| {
        let mut text = String::new();
        for r in 0..9 {
            if r % 3 == 0 {
                text = text + border + "\n";
            }
            text = text + &line(&row(r, blank)) + "\n";
        }
        text + border
    };
    let join = |cells: &[char], block: &str, cell: &str, edge: &str| {
        let blocks: Vec<String> = cells
            .chunks(3)
            .map(|three| three.iter().map(char::to_string).collect::<Vec<_>>().join(cell))
            .collect();
        format!("{edge}{}{edge}", blocks.join(block))
    };
    let drawings = [
        draw("+-------+-------+-------+", '.', &|c| join(c, " | ", " ", "|")),
        draw("+-------+-------+-------+", ' ', &|c| format!("| {} |", join(c, " | ", " ", ""))),
        draw("+---+---+---+", ' ', &|c| join(c, "|", "", "|")),
        draw("------+-------+------", '-', &|c| join(c, " | ", " ", "")),
        draw(" *-----------*", '.', &|c| format!(" {}", join(c, "|", "", "|"))),
        draw("-----------", '0', &|c| join(c, "|", "", "")),
        draw("", '.', &|c| join(c, "|", "", "")).trim_start().replace("\n\n", "\n"),
        draw("├───────┼───────┼───────┤", '.', &|c| format!("│ {} │", join(c, " │ ", " ", ""))),
        draw("╠═══╪═══╪═══╬═══╪═══╪═══╣", ' ', &|c| format!("║ {} ║", join(c, " ║ ", " │ ", ""))),
        draw("+---+---+---+---+---+---+---+---+---+", ' ', &|c| {
            format!("| {} |", join(c, " | ", " | ", ""))
        }),
        draw("=====================", '_', &|c| join(c, "   ", " ", "")),
    ];
    for text in drawings {
        for text in [text.clone(), text.replace('\n', "\r\n")] {
            let records = parse(&text);
            assert_eq!(records.len(), 1, "{} {text}\n{records:?}", detect(&text));
            assert_eq!(records[0].clues, Ok(Clues::Grid(expected)), "{text}");
        }
    }
}

#[test]
fn a_malformed_puzzle_is_one_record_and_the_next_is_read() {
    let good = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n";
    let short = &good[..50];
    let text = format!("{short}\n\n{good}{}\n{good}", good.replace('9', "q"));
    let records = parse(&text);
    assert_eq!(
        records.iter().map(|r| r.clues.is_ok()).collect::<Vec<_>>(),
        [false, true, false, true]
    );
    assert_eq!(
        records[0].clues.as_ref().unwrap_err().to_string(),
        "line 6, column 1: expected row 6 of 9, found a blank line"
    );
    assert_eq!(records[3].line, 27);
}

#[test]
#[cfg(feature = "std")]
fn the_beginning_ends_with_a_whole_line() {
    let line = format!("{}\n", ".".repeat(81));
    let many = line.repeat(2_000);
    let read = head(&mut many.as_bytes()).unwrap();
    assert!(read.len() > 60_000 && read.len() % line.len() == 0, "{}", read.len());
    let two = format!("{line}{line}");
    for whole in [&two, two.trim_end(), &"x".repeat(10_000)] {
        assert_eq!(head(&mut whole.as_bytes()).unwrap(), whole.as_bytes());
    }
}
