//! What the page says of rules. Their names and sentences are those of the table; `SNAPSHOTS=overwrite` in the environment
//! writes them.

use std::fmt::Write as _;

use ninefold_variants::rule::TABLE;
use ninefold_variants::{Language, Puzzle};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/src/i18n/kinds.ts");

#[test]
fn the_page_says_what_rules_say() {
    let mut text = String::from(
        "// `variants/tests/variants/page.rs` writes this file.\n\n\
         /** Every kind of rule of a variant: what it says, its Korean name, and what it says in Korean. In English a kind is \
         its own name. */\nexport const RULES = {\n",
    );
    for entry in TABLE {
        let [english, korean] =
            [Language::English, Language::Korean].map(|language| entry.kind.sentence(language));
        let _ =
            writeln!(text, "  {:?}: [{english:?}, {:?}, {korean:?}],", entry.name, entry.korean);
    }
    text.push_str("} as const;\n");
    if std::env::var_os("SNAPSHOTS").is_some_and(|value| value == "overwrite") {
        std::fs::write(FILE, text).unwrap();
        return;
    }
    // The sources may have come with the line ends of another system.
    let written = std::fs::read_to_string(FILE).unwrap().replace("\r\n", "\n");
    assert!(written == text, "SNAPSHOTS=overwrite writes web/src/i18n/kinds.ts anew");
}

/// A rule that several cells break shows at the pairs that do, or else at all of its filled cells.
#[test]
fn a_broken_rule_shows_where_it_is_broken() {
    let shown = |rule: &str, line: &str| {
        let puzzle: Puzzle = format!(".Shape~4x4.{rule}").parse().unwrap();
        let board = puzzle.board();
        let mut values = vec![None; board.cell_count()];
        for (cell, value) in board.filled(line).unwrap() {
            values[cell.index()] = Some(value);
        }
        let cells = puzzle.rules()[0].faults(board, &values);
        cells.iter().map(|&cell| board.name(cell)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(shown("Thermo~R1C1~R1C2~R1C3", "133............."), "r1c2 r1c3");
    assert_eq!(shown("Sum~8~R1C1~R1C2~R1C3", "234............."), "r1c1 r1c2 r1c3");
    assert_eq!(shown("Cage~8~R1C1~R1C2~R1C3", "131............."), "r1c1 r1c3");
    assert_eq!(shown("AntiKnight", "1.....1.....2..."), "r1c1 r2c3");
}
