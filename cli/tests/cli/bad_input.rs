//! Input that is wrong, odd or absent.

use crate::{PUZZLE, SOLUTION, ninefold, stderr, stdout, testdata};
use snapbox::str;

#[test]
fn one_message_each_and_the_others_are_solved() {
    let input = format!("{PUZZLE}\n{}\nhello\n{PUZZLE}5\n{PUZZLE}\n", &PUZZLE[..80]);
    let assert = ninefold().arg("solve").stdin(input).assert().code(1).stderr_eq(str![[r#"
<stdin>:2:81: expected 81 cells, found 80
<stdin>:3:1: expected a digit 1-9 or a blank such as '.', found 'h'
<stdin>:4:82: expected the end of the line after 81 cells, found '5'
<stdin>: read as line (one puzzle a line, 81 characters and any text after them); --from FORMAT names another format
5 puzzles: 2 unique, 3 malformed; [..] s, [..] puzzles/s

"#]]);
    let lines: Vec<String> = stdout(&assert).lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), 5, "each puzzle has one record");
    assert_eq!((&*lines[0], &*lines[4]), (SOLUTION, SOLUTION));
    assert!(lines[2].starts_with("hello # malformed: "), "{}", lines[2]);
}

#[test]
fn messages_name_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.txt");
    std::fs::write(&path, format!("{PUZZLE}\n12x\n")).unwrap();
    for command in ["solve", "check", "count", "solutions"] {
        let assert = ninefold().args([command, "-q"]).arg(&path).assert().code(1);
        let message = format!("{}:2:4: expected 81 cells, found 3\n", path.display());
        assert_eq!(stderr(&assert), message, "{command}");
    }
    ninefold().args(["count", "-q"]).arg(&path).assert().code(1).stdout_eq("1\nmalformed\n");
    ninefold().args(["check", "-q"]).arg(&path).assert().code(1).stdout_eq(str![[r#"
unique
malformed: line 2, column 4: expected 81 cells, found 3

"#]]);
}

#[test]
fn files_that_cannot_be_read_do_not_keep_the_others_from_being_solved() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing.txt");
    let assert = ninefold()
        .args(["solve", "-q"])
        .args([missing.as_path(), folder.path()])
        .arg(testdata("sample.txt"))
        .assert()
        .code(2);
    assert_eq!(stdout(&assert).lines().count(), 24);
    let messages = stderr(&assert);
    let lines: Vec<&str> = messages.lines().collect();
    assert_eq!(lines.len(), 2, "{messages}");
    assert!(lines[0].starts_with("ninefold: error: cannot read "), "{messages}");
    assert!(lines[0].contains("missing.txt: "), "{messages}");
    assert!(lines[1].contains("directory"), "{messages}");
}

#[test]
fn empty_input_is_no_error() {
    for input in ["", "\n\n\r\n", "\u{feff}"] {
        for command in ["solve", "check", "count", "solutions"] {
            ninefold().args([command, "-q"]).stdin(input).assert().success().stdout_eq("");
        }
    }
}

#[test]
fn windows_texts_are_read() {
    for text in [
        format!("\u{feff}{PUZZLE}\r\n{PUZZLE}\r\n"),
        format!("{PUZZLE}\t\n\n  {PUZZLE}   "),
        format!("\u{feff}{}\r\n{PUZZLE}", PUZZLE.replace('.', "0")),
    ] {
        ninefold()
            .args(["solve", "-q"])
            .stdin(text)
            .assert()
            .success()
            .stdout_eq(format!("{SOLUTION}\n{SOLUTION}\n"));
    }
}

#[test]
fn standard_input_has_a_name_and_may_stand_among_files() {
    let assert = ninefold()
        .args(["solve", "-q", &testdata("sample.txt"), "-", &testdata("several.txt")])
        .stdin(PUZZLE)
        .assert()
        .success();
    let lines: Vec<String> = stdout(&assert).lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), 24 + 1 + 6);
    assert_eq!(lines[24], SOLUTION);
}

#[test]
fn a_puzzle_may_be_an_argument() {
    ninefold().args(["solve", "-q", PUZZLE]).assert().success().stdout_eq(format!("{SOLUTION}\n"));
    let rows = "45.......\n".repeat(2);
    let assert = ninefold().args(["check", "-q", &rows]).assert().code(1);
    assert!(stderr(&assert).starts_with("<argument>:3:1: expected row 3 of 9"));
    // One cell is missing, but it is no file's name either.
    let assert = ninefold().args(["check", "-q", &PUZZLE[..80]]).assert().code(1);
    assert!(stderr(&assert).starts_with("<argument>:1:81: expected 81 cells, found 80"));
    // Too short for a puzzle, so it is a file's name.
    let assert = ninefold().args(["solve", &PUZZLE[..40]]).assert().code(2);
    assert!(stderr(&assert).starts_with("ninefold: error: cannot read ..45"));
}

#[test]
fn a_forced_format_is_obeyed() {
    let assert = ninefold().args(["solve", "-q", "--from", "rows"]).stdin(PUZZLE).assert().code(1);
    assert!(stderr(&assert).contains(":1:10: expected the end of the line after 9 cells"));
    let assert = ninefold().args(["solve", "--from", "nonsense"]).stdin(PUZZLE).assert().code(2);
    let message = stderr(&assert);
    assert!(message.starts_with("ninefold: error: invalid value"), "{message}");
    assert!(message.contains("possible values: line"), "{message}");
}

#[test]
fn a_question_without_end_is_not_kept() {
    let text = format!(
        "{{\"id\": \"{}\"}}\n{{\"puzzle\": \"{PUZZLE}\", \"ask\": \"solve\"}}\n",
        "x".repeat(2 << 20)
    );
    let told = stdout(&ninefold().arg("judge-steps").stdin(text).assert().code(1));
    let told: Vec<&str> = told.lines().collect();
    assert!(told[0].contains("line 1 is longer than 1048576 bytes"), "{}", told[0]);
    assert_eq!(told[1..], [format!("{{\"solution\":\"{SOLUTION}\"}}")]);
}
