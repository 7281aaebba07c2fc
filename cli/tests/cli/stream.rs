//! Reading, searching and writing at the same time: the order, the ends, the memory.

#[cfg(target_os = "linux")]
use crate::output::peak_memory;
use crate::{CONTRADICTORY, NONE, PUZZLE, SOLUTION, TWO, ninefold, read, stderr, stdout};
use ninefold::generate::{Random, Seed};
use snapbox::cmd::cargo_bin;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::thread;

/// Puzzles of every fate, some malformed, more than are answered together, in an order without period.
fn many() -> String {
    let sample = read("sample.txt");
    let mut lines: Vec<&str> = sample.lines().filter(|line| line.len() >= 81).collect();
    lines.extend([TWO, NONE, CONTRADICTORY, "hello", &PUZZLE[..80]]);
    let mut random = Random::new(Seed(1));
    let next = |_| format!("{}\n", lines[random.below(lines.len() as u32) as usize]);
    (0..10_000).map(next).collect()
}

#[test]
fn the_order_is_the_same_whatever_searches() {
    let input = many();
    for command in ["solve", "check", "count"] {
        let run = |options: &[&str]| {
            let assert = ninefold().args([command, "-q"]).args(options).stdin(&*input).assert();
            let assert = assert.code(1);
            (stdout(&assert), stderr(&assert))
        };
        let (lines, messages) = run(&["--threads", "1"]);
        assert_eq!(lines.lines().count(), 10_000, "{command}");
        assert_eq!(
            messages.lines().count(),
            input.lines().filter(|line| line.len() < 81).count(),
            "{command}"
        );
        for threads in ["2", "5"] {
            assert!(run(&["--threads", threads]) == (lines.clone(), messages.clone()), "{command}");
        }
        if command == "solve" {
            for (puzzle, line) in input.lines().zip(lines.lines()) {
                if puzzle == PUZZLE {
                    assert_eq!(line, SOLUTION);
                } else if puzzle.len() < 81 {
                    assert!(line.starts_with(puzzle), "{line}");
                }
            }
            for level in ["baseline", "avx2", "avx512"] {
                assert!(run(&["--cpu", level]) == (lines.clone(), messages.clone()), "{level}");
            }
        }
    }
    ninefold().args(["solve", "--cpu", "mmx", PUZZLE]).assert().code(2);
    ninefold().args(["solve", "--threads", "0", PUZZLE]).assert().code(2);
}

#[test]
fn a_run_that_stopped_among_many_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (puzzles, output) = (folder.path().join("puzzles"), folder.path().join("out"));
    std::fs::write(&puzzles, many()).unwrap();
    let solve = |resume: &[&str]| {
        let run = ninefold().args(["solve", "-q"]).arg(&puzzles).arg("-o").arg(&output);
        let assert = run.args(resume).assert();
        assert!(assert.get_output().status.code() < Some(2));
    };
    solve(&[]);
    let whole = std::fs::read(&output).unwrap();
    for cut in [1, 82 * 4095, 82 * 4096 + 40, 82 * 8192, whole.len()] {
        std::fs::write(&output, &whole[..cut]).unwrap();
        solve(&["--resume"]);
        assert!(std::fs::read(&output).unwrap() == whole, "stopped at byte {cut}");
    }
}

/// Lines are answered in blocks, puzzles that are given as arguments one by one.
#[test]
fn a_line_has_the_same_answer_among_others_and_alone() {
    let lines = [
        PUZZLE.to_owned(),
        format!("{PUZZLE}\r"),
        PUZZLE.replace('.', "0"),
        PUZZLE.replace('.', "*"),
        format!("{PUZZLE}  # easy\t"),
        format!("  {PUZZLE}"),
        format!("{PUZZLE}1"),
        format!("{PUZZLE},1"),
        PUZZLE.replacen('.', "a", 1),
        PUZZLE[..80].to_owned(),
        SOLUTION.to_owned(),
        TWO.to_owned(),
        NONE.to_owned(),
        CONTRADICTORY.to_owned(),
        "# a comment".to_owned(),
        String::new(),
        "hällo".to_owned(),
    ];
    let alone = |command: &str, line: &str| {
        let line = format!("{line}\n");
        let assert = ninefold().args([command, "-q", "--from", "line", &line]).assert();
        // Among other lines an empty one is not an error.
        let messages = stderr(&assert);
        let nothing = messages.contains("no puzzle was found");
        (stdout(&assert), if nothing { String::new() } else { messages })
    };
    for command in ["solve", "check", "count"] {
        let each: Vec<_> = lines.iter().map(|line| alone(command, line)).collect();
        let (mut input, mut answers, mut messages) =
            (String::from("\u{feff}"), String::new(), String::new());
        // More than one block, with neighbours that differ.
        for number in 0..9000 {
            let kind = (number * 5 + number / 17 % 3) % lines.len();
            input += &lines[kind];
            input.push('\n');
            answers += &each[kind].0.replace("line 1,", &format!("line {},", number + 1));
            messages += &each[kind].1.replace("<argument>:1:", &format!("<stdin>:{}:", number + 1));
        }
        let assert = ninefold().args([command, "-q"]).stdin(input.trim_end()).assert().code(1);
        assert!(stdout(&assert) == answers, "{command}");
        assert!(stderr(&assert) == messages, "{command}");
    }
}

fn piped(arguments: &[&str]) -> Child {
    Command::new(cargo_bin!("ninefold"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts")
}

#[test]
fn it_ends_when_nobody_reads_on() {
    let mut child = piped(&["solve", "-q"]);
    let mut stdin = child.stdin.take().unwrap();
    // Without end: only a broken pipe stops it.
    let writer = thread::spawn(move || while writeln!(stdin, "{PUZZLE}").is_ok() {});
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line.trim_end(), SOLUTION);
    assert!(child.wait().unwrap().success());
    writer.join().unwrap();
}

#[test]
#[cfg(target_os = "linux")]
fn memory_does_not_grow_with_the_input() {
    let mut child = piped(&["solve", "-q"]);
    let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let reader = thread::spawn(move || {
        let mut buffer = vec![0; 1 << 16];
        let mut bytes = 0;
        while let Ok(count @ 1..) = stdout.read(&mut buffer) {
            bytes += count;
        }
        bytes
    });
    // Half a gigabyte if all of it were kept.
    let text = format!("{PUZZLE}\n").repeat(5000);
    for _ in 0..200 {
        stdin.write_all(text.as_bytes()).unwrap();
    }
    let peak = peak_memory(child.id());
    assert!(peak <= 96 << 10, "{peak} KiB");
    drop(stdin);
    assert_eq!(reader.join().unwrap(), 82_000_000);
    assert!(child.wait().unwrap().success());
}

/// Every record has its line, so that outputs can be compared side by side.
#[test]
fn minimise_keeps_what_is_no_puzzle_in_its_place() {
    let input = format!("{PUZZLE}\nhello\n{TWO}\n{CONTRADICTORY}\n{NONE}\n{PUZZLE}\n");
    let assert = ninefold().args(["minimise", "-q", "--seed", "1"]).stdin(input).assert().code(1);
    let text = stdout(&assert);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 6, "{text}");
    assert!(lines[1].starts_with("hello # malformed: "), "{text}");
    assert_eq!(lines[2], TWO);
    assert!(lines[3].starts_with(&format!("{CONTRADICTORY} # contradictory: ")), "{text}");
    assert!(lines[4].starts_with(NONE) && lines[4].len() > 81, "{text}");
    assert!(lines[0].len() == 81 && lines[5].len() == 81, "{text}");
}

#[test]
fn threads_do_not_change_what_is_found() {
    let sample = read("sample.txt");
    let input: String = sample.lines().take(3).map(|line| format!("{line}\n")).collect();
    let input = format!("{input}{TWO}\nhello\n{NONE}\n");
    for command in [
        &["minimise", "--seed", "3"][..],
        &["minimise", "--all", "--max-puzzles", "300"],
        &["needless"],
        &["vicinity", "--remove", "1", "--add", "1"],
        &["solutions", "--limit", "500"],
        &["transform", "--seed", "3"],
        &["rate"],
        &["solve", "--any"],
    ] {
        let run = |threads: &str| {
            let run = ninefold().args(command).args(["-q", "--threads", threads]).stdin(&*input);
            let assert = run.assert();
            assert!(assert.get_output().status.code() < Some(2), "{command:?}");
            (stdout(&assert), stderr(&assert))
        };
        let alone = run("1");
        assert!(!alone.0.is_empty(), "{command:?}");
        for threads in ["2", "7"] {
            assert!(run(threads) == alone, "{command:?}");
        }
    }
}
