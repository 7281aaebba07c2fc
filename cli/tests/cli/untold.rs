//! Rules that stand only in the words about a puzzle, and solutions beside it.

use crate::{ninefold, stderr, stdout};

/// A puzzle of f-puzzles with these words and more members.
fn puzzle(words: &str, more: &str) -> String {
    let row = "[{},{},{},{}]";
    format!("{{\"size\":4,\"grid\":[{row},{row},{row},{row}],\"ruleset\":\"{words}\"{more}}}\n")
}

#[test]
fn a_rule_that_only_words_name_is_told() {
    let cage = r#","killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]"#;
    let told = |words: &str, more: &str| {
        stderr(&ninefold().args(["check", "-q"]).stdin(puzzle(words, more)).assert())
    };
    for words in [
        "Normal rules. Anti-knight rules apply",
        "Cells a knight's move apart cannot hold the same digit",
        "Anti-king: digits may not repeat a king's move apart",
        "This is a nonconsecutive sudoku",
        "Digits may not repeat on the main diagonals",
        "Disjoint groups apply",
        "Windoku",
    ] {
        let sentence = words.split(". ").last().unwrap();
        let wanted =
            format!("<stdin>:1: the text says \"{sentence}\", but the puzzle has no such rule\n");
        assert_eq!(told(words, ""), wanted);
    }
    for words in [
        "Normal sudoku rules apply.",
        "There is no anti-knight rule.",
        "Anti-knight rules do not apply.",
        "Digits may repeat on the main diagonals.",
        "Cells a knight's move apart may hold the same digit.",
    ] {
        assert_eq!(told(words, ""), "", "{words}");
    }
    assert_eq!(told("Anti-knight rules apply", r#","antiknight":true"#), "");
    assert_eq!(
        told("Digits differ on both diagonals", r#","diagonal+":true,"diagonal-":true"#),
        ""
    );
    assert_eq!(told("Anti-knight rules apply", cage).lines().count(), 1);
    // Also of classic puzzles in links.
    let row = format!("[{}{{}}]", "{},".repeat(8));
    let grid = [&*row; 9].join(",");
    let text = format!("{{\"size\":9,\"grid\":[{grid}],\"ruleset\":\"Anti-knight rules apply\"}}");
    let link = stdout(&ninefold().args(["convert", "--to", "fpuzzles", "-q"]).stdin(text).assert());
    let told = stderr(&ninefold().args(["check", "-q"]).stdin(link).assert());
    assert!(told.contains("the text says \"Anti-knight rules apply\""), "{told}");
}

#[test]
fn a_solution_in_an_array_is_compared() {
    let string = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R1C1_1.~R2C3_1.~R3C2_4";
    let right = "1243431224313124";
    for (first, verdict) in [("1", "unique"), ("2", "unique, the given solution is wrong")] {
        let solution = first.to_owned() + &right[1..];
        let rows: Vec<&str> = (0..4).map(|row| &solution[4 * row..][..4]).collect();
        let digits: Vec<String> = solution.chars().map(String::from).collect();
        let lists: Vec<String> =
            digits.chunks(4).map(|row| format!("[{}]", row.join(","))).collect();
        for beside in [
            format!("[{}]", digits.join(",")),
            format!("[{}]", lists.join(",")),
            format!("{rows:?}"),
            format!("\"{solution}\""),
        ] {
            let text = format!("{{\"puzzle\":\"{string}\",\"solution\":{beside}}}\n");
            let checked = stdout(&ninefold().args(["check", "-q"]).stdin(text).assert());
            assert_eq!(checked.trim_end(), verdict, "{beside}");
        }
    }
}
