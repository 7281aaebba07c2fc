//! The JSON of Sudoku-Bench, whose rules stand in words.

use ninefold_variants::format;

/// A puzzle of so many rows with these rules and drawings.
fn json(size: usize, rules: &str, drawn: &str) -> String {
    serde_json::json!({
        "puzzle_id": "1", "initial_board": ".".repeat(size * size), "rows": size, "cols": size,
        "rules": rules, "visual_elements": drawn, "solution": "1234341223414123",
    })
    .to_string()
}

fn message(text: &str) -> String {
    format::read(text).unwrap_err().to_string()
}

#[test]
fn what_is_not_understood_is_told() {
    let text = json(4, "Normal Sudoku rules apply.", "[]").replacen("....", "1..4", 1);
    let draft = format::read(&text).unwrap();
    assert_eq!((draft.rules.len(), draft.board.regions().count()), (2, 4));
    assert_eq!(
        message(&json(4, "Normal sudoku rules apply. Knights differ.", "")),
        "rules: the rule in words is not understood (Knights differ)"
    );
    assert_eq!(
        message(&json(4, "", r#"[{"type": "line", "coords": ["r1c1", "r1c2"]}]"#)),
        "visual_elements[0]: the rule line is not understood (type:line coords:r1c1 r1c2)"
    );
    // The size is that of the cells where it is missing.
    let text = format!(r#"{{"initial_board":"{}","rules":"Classic sudoku"}}"#, ".".repeat(36));
    assert_eq!(format::read(&text).unwrap().board.rows(), 6);
}

#[test]
fn the_usual_rules_are_read() {
    for rules in [
        "",
        "Normal 9x9 sudoku rules apply.",
        "Standard Sudoku rules apply",
        "Normal sudoku rules apply: no digit repeats in any row, column or 3x3 region.",
        "Place the digits 1-9 once each in every row, column and 3x3 box.",
        "1. Place a number from 1 to 9 in each empty cell so that each row, column and 3 × 3 box contains each \
         number exactly one time.",
        "Fill the grid with the digits 1 through 9.\nEach row contains each digit once.\nEach column contains each \
         digit once.\nEach 3x3 box contains each digit once.",
        "Digits cannot repeat in any row, column or block.",
        "No digit may repeat in any row, column or box.",
        "No number can be repeated in a row, column or box.",
        "Every row, column, and 3x3 box must contain the digits 1 to 9.",
    ] {
        let read = format::read(&json(9, rules, ""));
        assert!(read.is_ok_and(|draft| draft.classic().is_some()), "{rules}");
    }
    for (size, rules) in [
        (6, "Each row, column and 2x3 box contains the digits 1-6 once."),
        (7, "Each row and column contains the digits 1-7 once."),
    ] {
        assert!(format::read(&json(size, rules, "")).is_ok(), "{rules}");
    }
}

#[test]
fn words_that_say_more_are_refused() {
    let digits =
        "Fill the grid with digits 1-9 so that each row, column and box contains each digit once";
    for rules in [
        "Each row, column and irregular region contains every digit once.",
        "Fill the grid with digits 0-8 so each row, column and box contains each digit once.",
        "Digits may not repeat in any row, column, 3x3 box or shaded region.",
        "Digits may not repeat in any row, column, 3x3 box or marked thermometer.",
        "Digits may not repeat in any row, column, 3x3 box or region.",
        "Digits may not repeat in any row, column or box, and may in any cell.",
        "Rows and columns contain each digit once, there are no boxes",
        "Rows and columns contain each digit once, no boxes.",
        "Rows and columns contain each digit once.",
        "Each row, column and 2x3 box contains each digit once.",
        "Digits must repeat in each row, column and box.",
        "Digits may repeat once in each row, column and box.",
        "Normal sudoku rules do not apply.",
        "Place a digit in each cell.",
        &format!("{digits}, and the four windows contain 1-9 once."),
        &format!("{digits} and digits a bishop step apart not repeat."),
        &format!("{digits}. 2 cells in a box are the digits 1 and 9."),
    ] {
        let expected = "rules: the rule in words is not understood";
        assert!(message(&json(9, rules, "")).starts_with(expected), "{rules}");
    }
    let shape = "Each row, column and 3x2 box (3 rows and 2 columns) contains each digit once.";
    assert!(message(&json(6, shape, "")).starts_with("rules"));
    assert!(
        message(&json(7, "Each row, column and box contains each digit once.", ""))
            .starts_with("rules")
    );
}
