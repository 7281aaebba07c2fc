//! What the page says of rules. Their names and sentences are those of the table; `SNAPSHOTS=overwrite` in the environment
//! writes them.

use std::fmt::Write as _;

use ninefold_variants::picture::{NUMBERED, ORDERED, OUTSIDE};
use ninefold_variants::rule::{KNOWN, TABLE};
use ninefold_variants::{Language, Puzzle};

const KINDS: &str = "kinds.ts";
const KNOWN_NAMES: &str = "known.ts";

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
    text.push_str(
        "\n/** The kinds of clues outside the grid, and the sign before their numbers where a board has several of these kinds. */\n\
         export const OUTSIDE: Readonly<Record<string, string>> = {\n",
    );
    for (kind, sign) in OUTSIDE {
        let _ = writeln!(text, "  {:?}: {sign:?},", kind.name());
    }
    text.push_str("};\n");
    for (list, name, says) in [
        (NUMBERED, "NUMBERED", "whose numbers have no place on the board"),
        (ORDERED, "ORDERED", "whose cells have an order"),
    ] {
        let _ = writeln!(
            text,
            "\n/** The kinds {says}. */\nexport const {name}: readonly string[] = ["
        );
        for kind in list {
            let _ = writeln!(text, "  {:?},", kind.name());
        }
        text.push_str("];\n");
    }
    same(KINDS, &text);
}

#[test]
fn the_page_says_what_known_names_say() {
    let mut text = String::from(
        "// `variants/tests/variants/page.rs` writes this file.\n\n\
         /** What rules of the setter's own say by names that players know, N for the number behind the name; in Korean. */\n\
         export const KNOWN: Readonly<Record<string, readonly [string, string]>> = {\n",
    );
    for known in KNOWN {
        let [english, korean] =
            [Language::English, Language::Korean].map(|language| known.says(language));
        let _ = writeln!(text, "  {:?}: [{english:?}, {korean:?}],", known.name);
    }
    text.push_str("};\n");
    same(KNOWN_NAMES, &text);
}

/// That the page's file holds this text, or the text is written there.
fn same(file: &str, text: &str) {
    let path = format!("{}/../web/src/i18n/{file}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("SNAPSHOTS").is_some_and(|value| value == "overwrite") {
        std::fs::write(path, text).unwrap();
        return;
    }
    // The sources may have come with the line ends of another system.
    let written = std::fs::read_to_string(path).unwrap().replace("\r\n", "\n");
    assert!(written == text, "SNAPSHOTS=overwrite writes web/src/i18n/{file} anew");
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
