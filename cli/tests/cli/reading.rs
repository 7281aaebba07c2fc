//! Recognition, unpacking and decoding; and the messages when nothing is recognised.

use crate::{PUZZLE, SOLUTION, ninefold, read, stderr, stdout};
use std::io::Write;
use std::path::Path;

const SECOND: &str =
    "..9.31......5.7....714....97..3..1...3..1..5.1.5.8..97.....32.6.4..........26..45";

/// What `check` says of a text, with its status.
fn checked(text: impl Into<Vec<u8>>) -> (String, Option<i32>) {
    let assert = ninefold().args(["check", "-q"]).stdin(text.into()).assert();
    (stdout(&assert), assert.get_output().status.code())
}

fn unique(text: impl Into<Vec<u8>>, puzzles: usize) {
    assert_eq!(checked(text), ("unique\n".repeat(puzzles), Some(0)));
}

/// The cells of a puzzle as a JSON array of nine arrays.
fn rows(puzzle: &str) -> String {
    let digit = |b: &u8| if *b == b'.' { "0".to_owned() } else { char::from(*b).to_string() };
    let row = |row: &[u8]| format!("[{}]", row.iter().map(digit).collect::<Vec<_>>().join(", "));
    format!("[{}]", puzzle.as_bytes().chunks(9).map(row).collect::<Vec<_>>().join(",\n "))
}

#[test]
fn a_short_puzzle_is_told_from_a_missing_file() {
    for (arguments, is_short) in [
        (&["check", "53..7.."][..], true),
        (&["print", "53..7.."], true),
        (&["learn", "mrv", "123"], true),
        (&["check", "puzzles.txt"], false),
    ] {
        let english = stderr(&ninefold().args(arguments).assert().code(2));
        let korean = stderr(&ninefold().arg("--lang=ko").args(arguments).assert().code(2));
        assert_eq!(english.contains("too short for a puzzle of 81 cells"), is_short, "{english}");
        assert_eq!(korean.contains("81칸짜리 퍼즐"), is_short, "{korean}");
        assert!(korean.contains("그런 파일이"), "{korean}");
    }
}

#[test]
fn arrays_as_lines_are_puzzles() {
    let one = rows(PUZZLE).replace('\n', "");
    let flat = format!("[{}]", one.replace(['[', ']'], ""));
    unique(format!("{one}\n{one}\n"), 2);
    unique(format!("{flat}\n{one}\n{flat}\n"), 3);
    unique(one, 1);
}

/// A grid of another size as an array, of its cells or of its rows, on one line or many, alone or in a list.
#[test]
fn an_array_may_be_a_larger_grid() {
    let large = stdout(
        &ninefold()
            .args(["generate", "-q", "--size", "16", "--seed", "1", "--to", "line"])
            .assert(),
    );
    let cells: Vec<&str> =
        large.trim().split(',').map(|cell| if cell == "." { "0" } else { cell }).collect();
    let rows: Vec<String> = cells.chunks(16).map(|row| format!("[{}]", row.join(", "))).collect();
    let rows = format!("[{}]", rows.join(","));
    for text in [rows.clone(), rows.replace(", 0", ", null"), format!("[{}]", cells.join(","))] {
        unique(text.replace(',', ",\n"), 1);
        unique(format!("{text}\n{text}\n"), 2);
        unique(format!("[{text}, {text}]"), 2);
        unique(format!("{{\"puzzle\": {text}}}"), 1);
        // A cell too few moves the others.
        let (short, _) = text.rsplit_once(',').expect("commas");
        let brackets = if text.starts_with("[[") { "]]" } else { "]" };
        let (answers, _) = checked(format!("{short}{brackets}\n"));
        assert!(answers.starts_with("malformed: ") && answers.lines().count() == 1, "{answers}");
    }
}

#[test]
fn an_array_may_be_the_whole_file() {
    let (rows, second) = (rows(PUZZLE), rows(SECOND));
    let numbers = rows.replace(['[', ']', '\n'], "");
    unique(format!("[\n{}\n]\n", numbers.replace(',', ",\n")), 1);
    unique(rows.clone(), 1);
    unique(format!("[{rows},\n{second}]"), 2);
    unique(format!("[\n  \"{PUZZLE}\",\n  \"{SECOND}\"\n]\n"), 2);
    unique(format!("[\"{PUZZLE}\",\"{SECOND}\"]"), 2);
    unique(format!("[[{numbers}],\n [{numbers}]]"), 2);
    unique(
        format!("[{{\"a\": [1, 2],\n \"puzzle\": \"{PUZZLE}\"}},\n{{\"puzzle\": {second}}}]"),
        2,
    );
    let strings: Vec<_> = PUZZLE.as_bytes().chunks(9).map(String::from_utf8_lossy).collect();
    unique(
        format!(
            "[\n{}\n]",
            strings.iter().map(|row| format!("\"{row}\"")).collect::<Vec<_>>().join(",\n")
        ),
        1,
    );
    // One endless line, longer than the limit of a line.
    let many = vec![format!("\"{PUZZLE}\""); 20_000].join(",");
    unique(format!("[{many}]"), 20_000);
}

#[test]
fn what_is_wrong_in_an_array_has_its_place() {
    let text =
        format!("[\n  \"{PUZZLE}\",\n  \"12x\",\n  {{\"puzzle\": 5}}, \"{SECOND}\"\n] more\n");
    let assert = ninefold().args(["solve", "-q"]).stdin(text).assert().code(1);
    let messages = stderr(&assert);
    let places: Vec<&str> = messages.lines().map(|l| l.split(": ").next().unwrap()).collect();
    assert_eq!(places, ["<stdin>:3:7", "<stdin>:4:14", "<stdin>:5:3"], "{messages}");
    let lines = stdout(&assert);
    assert_eq!(lines.lines().next(), Some(&*format!("[\"{SOLUTION}\"")), "{lines}");
    assert_eq!(lines.lines().last(), Some("]"));
    let answer: serde_json::Value = serde_json::from_str(&lines).expect("a JSON array");
    assert_eq!(answer.as_array().map(Vec::len), Some(5), "{lines}");
    let few = "[1,2,3]\n";
    assert_eq!(checked(few).1, Some(1));
}

#[test]
fn finding_nothing_is_reported_with_the_format() {
    for (text, format) in
        [("[State]\n[PencilMarks]\n", "sdk"), ("# only\n# comments\n", "line"), ("[]", "json")]
    {
        for command in ["solve", "check", "count", "rate", "convert"] {
            let to: &[&str] = if command == "convert" { &["--to", "line"] } else { &[] };
            let assert = ninefold().args([command, "-q"]).args(to).stdin(text).assert().code(1);
            let message = stderr(&assert);
            let words = format!("<stdin>: no puzzle was found in what looks like {format} (");
            assert!(message.contains(&words), "{command}: {message}");
            assert!(message.contains("--from FORMAT"), "{message}");
        }
    }
    // Sections of another program's file.
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    ninefold().args(["check", "-q"]).arg(manifest).assert().code(1);
}

#[test]
fn the_recognised_format_is_printed_on_demand() {
    let quoted = format!("\"quizzes\",\"solutions\"\n\"{PUZZLE}\",\"{SOLUTION}\"\n");
    for (text, format) in [
        (quoted.clone(), "csv"),
        (format!("\"puzzle\"\n\"{PUZZLE}\"\n"), "csv"),
        (format!("\"{PUZZLE}\"\n"), "jsonl"),
        (PUZZLE.to_owned(), "line"),
    ] {
        let assert = ninefold().args(["check", "-v"]).stdin(text).assert().success();
        let words = format!("<stdin>: recognised as {format}: ");
        assert!(stderr(&assert).starts_with(&words), "{}", stderr(&assert));
    }
    unique(quoted, 1);
}

#[test]
fn old_line_ends_and_utf_16_are_read() {
    let text = format!("{PUZZLE}\n{SECOND}\n");
    unique(text.replace('\n', "\r"), 2);
    unique(
        read("several.txt").lines().take(1).map(|_| format!("{PUZZLE}\r")).collect::<String>(),
        1,
    );
    let little = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    let big = |text: &str| text.encode_utf16().flat_map(u16::to_be_bytes).collect::<Vec<u8>>();
    let marked = format!("\u{feff}{text}");
    for bytes in [little(&marked), big(&marked), little(&text), big(&text)] {
        unique(bytes, 2);
    }
    let windows = format!("\u{feff}quizzes,solutions\r\n{PUZZLE},\r\n");
    unique(little(&windows), 1);
}

#[test]
fn packed_files_are_read_or_refused_with_advice() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("{PUZZLE}\n{SECOND}\n");
    let gz = |text: &str| {
        let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        packed.write_all(text.as_bytes()).unwrap();
        packed.finish().unwrap()
    };
    let zst = |text: &str| {
        let level = ruzstd::encoding::CompressionLevel::Fastest;
        ruzstd::encoding::compress_to_vec(text.as_bytes(), level)
    };
    for (name, packed) in [("a.gz", gz(&text)), ("a.zst", zst(&text))] {
        unique(packed.clone(), 2);
        let path = folder.path().join(name);
        // Several parts, as in concatenated files.
        std::fs::write(&path, packed.repeat(2)).unwrap();
        let assert = ninefold().args(["check", "-q"]).arg(&path).assert().success();
        assert_eq!(stdout(&assert).lines().count(), 4, "{name}");
        // An incomplete part.
        std::fs::write(&path, &packed[..packed.len() - 6]).unwrap();
        ninefold().args(["check", "-q"]).arg(&path).assert().code(2);
    }
    for (magic, advice) in
        [(&b"PK\x03\x04abc"[..], "unzip -p"), (b"BZh9abcd", "bzip2 -dc"), (b"\xfd7zXZ\0", "xz -dc")]
    {
        let assert = ninefold().args(["solve", "-q"]).stdin(magic.to_vec()).assert().code(2);
        assert!(stderr(&assert).contains(advice), "{}", stderr(&assert));
    }
}

#[test]
fn what_is_read_is_never_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("p.txt");
    std::fs::write(&path, format!("{PUZZLE}\n")).unwrap();
    let link = folder.path().join("other name");
    std::fs::hard_link(&path, &link).unwrap();
    let commands: &[&[&str]] = &[
        &["solve"],
        &["solve", "--resume"],
        &["solutions"],
        &["convert", "--to", "line"],
        &["transform", "--seed", "1"],
        &["print"],
        &["print", "--svg"],
    ];
    for command in commands {
        for output in [&path, &link] {
            let file = || std::fs::File::open(&path).unwrap();
            let run = || {
                let mut run = std::process::Command::new(snapbox::cmd::cargo_bin!("ninefold"));
                run.args(*command).arg("-o").arg(output);
                run
            };
            for mut run in [
                {
                    let mut run = run();
                    run.arg(&path);
                    run
                },
                {
                    let mut run = run();
                    run.stdin(file());
                    run
                },
                {
                    let mut run = run();
                    run.arg("-").stdin(file());
                    run
                },
            ] {
                let said = run.output().unwrap();
                assert_eq!(said.status.code(), Some(2), "{command:?}");
                let words = String::from_utf8_lossy(&said.stderr).into_owned();
                assert!(
                    words.contains("cannot be read and written at once"),
                    "{command:?}: {words}"
                );
                assert_eq!(std::fs::read_to_string(&path).unwrap(), format!("{PUZZLE}\n"));
            }
        }
    }
    // A file that the shell appends to would be read for ever.
    let append = std::fs::OpenOptions::new().append(true).open(&path).unwrap();
    let status = std::process::Command::new(snapbox::cmd::cargo_bin!("ninefold"))
        .arg("solve")
        .arg(&path)
        .stdout(append)
        .status()
        .unwrap();
    assert_eq!(status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), format!("{PUZZLE}\n"));
}

#[test]
fn the_number_of_threads_has_bounds() {
    for number in ["0", "1025", "20000", "100000", "x"] {
        for command in [&["solve", PUZZLE][..], &["generate"], &["grids"], &["sample"]] {
            let assert = ninefold().args(command).args(["--threads", number]).assert().code(2);
            assert!(stderr(&assert).contains("expected a number from 1 to 1024"), "{number}");
        }
    }
    ninefold().args(["solve", "-q", "--threads", "1024", PUZZLE]).assert().success();
}

/// What is drawn can be pasted: the solution beside its puzzle, the candidates of a step.
#[test]
fn what_the_program_draws_it_reads() {
    let drawn = stdout(
        &ninefold().args(["solve", "--to", "boxed", "--color", "always"]).arg(PUZZLE).assert(),
    );
    assert!(drawn.contains('·') || drawn.contains('│'), "{drawn}");
    let empty = stdout(
        &ninefold().args(["convert", "--to", "boxed", "--color", "always"]).arg(PUZZLE).assert(),
    );
    assert!(empty.contains('·') && empty.contains("\u{1b}["), "{empty}");
    unique(drawn, 1);
    unique(empty, 1);
    // Each hint leads to the next one.
    let hint =
        |text: String| stdout(&ninefold().args(["hint", "-q"]).stdin(text).assert().success());
    let first = hint(format!("{PUZZLE}\n"));
    let second = hint(first.clone());
    let third = hint(second.clone());
    let sentence = |text: &str| text.lines().next().map(str::to_owned);
    assert!(sentence(&first) != sentence(&second), "{first}{second}");
    assert!(sentence(&second) != sentence(&third), "{second}{third}");
    let steps = stdout(&ninefold().args(["explain", "-q"]).arg(PUZZLE).assert().success());
    let boards = steps.matches('┌').count();
    assert!(boards > 3);
    unique(steps, boards);
}

#[test]
fn malformed_puzzles_are_reported_with_the_format_that_was_taken() {
    let text = format!("{PUZZLE}\nhello\n{PUZZLE}\n");
    let said = |arguments: &[&str]| {
        stderr(&ninefold().arg("check").args(arguments).stdin(text.clone()).assert().code(1))
    };
    let words = "<stdin>: read as line (one puzzle a line, 81 characters and any text after them); \
                 --from FORMAT names another format\n";
    assert!(said(&[]).contains(words), "{}", said(&[]));
    assert!(!said(&["--from", "line"]).contains("read as"));
    assert!(!said(&["-q"]).contains("read as"));
}

#[test]
fn the_name_of_a_file_says_what_it_holds() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("p.jsonl");
    std::fs::write(&path, format!("{{\"puzzle\":\"{}\n", &PUZZLE[..40])).unwrap();
    let assert = ninefold().args(["check", "-v"]).arg(&path).assert().code(1);
    assert!(stderr(&assert).contains("recognised as jsonl"), "{}", stderr(&assert));
}

/// A program at the other end of a pipe waits for the answer, whatever the format is.
#[test]
fn an_answer_comes_before_the_input_ends() {
    use std::io::BufRead;
    let rows = PUZZLE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n");
    for text in [
        format!("{PUZZLE}\n"),
        format!("hello\n{PUZZLE}\n"),
        rows.collect(),
        format!("id,puzzle\n1,{PUZZLE}\n"),
        format!("{{\"puzzle\":\"{PUZZLE}\"}}\n"),
        format!("{PUZZLE}:\n"),
    ] {
        let mut child = std::process::Command::new(snapbox::cmd::cargo_bin!("ninefold"))
            .args(["check", "-q"])
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::null())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(text.as_bytes()).unwrap();
        let mut line = String::new();
        std::io::BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.starts_with("unique") || text.starts_with("hello"), "{text}{line}");
        drop(input);
        child.wait().unwrap();
    }
}

#[test]
fn what_cannot_be_read_is_said_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("head.zst");
    let level = ruzstd::encoding::CompressionLevel::Fastest;
    let packed =
        ruzstd::encoding::compress_to_vec(format!("{PUZZLE}\n").repeat(100).as_bytes(), level);
    for length in [6, packed.len() / 2, packed.len() - 1] {
        std::fs::write(&path, &packed[..length]).unwrap();
        let assert = ninefold().arg("solve").arg(&path).assert().code(2);
        let said = stderr(&assert);
        assert!(said.contains("the Zstandard data end too early or are damaged\n"), "{said}");
        assert!(!said.contains(['(', '{']), "{said}");
    }
    let assert = ninefold().args(["solve", ""]).assert().code(2);
    assert!(stderr(&assert).contains("cannot read \"\": "));
}
