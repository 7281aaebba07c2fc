//! `stress` on programs that are right and wrong in known ways, and `adversary`.

use crate::{ninefold, stderr, stdout};
use snapbox::cmd::{OutputAssert, cargo_bin};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The program with the planted faults, built with the tests.
fn planted() -> PathBuf {
    let mut path = std::env::current_exe().expect("the path of the test");
    path.pop();
    path.pop();
    path.join("examples").join(format!("planted{}", std::env::consts::EXE_SUFFIX))
}

fn stress(options: &[&str], way: &str) -> OutputAssert {
    ninefold()
        .args(["stress", "--task", "boj2239", "--seed", "1", "-q"])
        .args(options)
        .arg("--")
        .arg(planted())
        .arg(way)
        .assert()
}

#[test]
fn a_right_program_passes() {
    let text = stdout(&stress(&["--inputs", "20", "--time-limit", "120"], "right").success());
    assert!(text.starts_with("passed 20 inputs; the longest run took "), "{text}");
}

/// `judge` is right on what `stress` makes; it is wrong on the inputs of another task.
#[test]
fn every_task_has_inputs() {
    let judge = env!("CARGO_BIN_EXE_ninefold");
    let run = |task: &str, other: &str| {
        let options = ["stress", "-q", "--seed", "2", "--inputs", "6", "--time-limit", "120"];
        let run = ninefold().args(options).args(["--task", task, "--no-shrink", "--", judge]);
        run.args(["judge", other]).assert()
    };
    for task in ["boj1840", "boj4574", "spoj-sudoku", "poj3076", "hdu4069"] {
        let text = stdout(&run(task, task).success());
        assert!(text.starts_with("passed 6 inputs"), "{task}: {text}");
    }
    let text = stdout(&run("poj3076", "spoj-sudoku").code(1));
    assert!(text.starts_with("crashed: "), "{text}");
}

#[test]
fn each_planted_fault_is_found_and_named() {
    for (way, fault) in [
        ("wrong-order", "wrong answer: line "),
        ("no-undo", "wrong answer: line "),
        ("no-base-case", "crashed: "),
        ("slow", "time limit exceeded: 300ms"),
        ("garbage", "wrong answer: line 1: expected "),
        ("crash", "crashed: "),
        ("flood", "output limit exceeded: "),
    ] {
        let limits = match way {
            "slow" => &["--time-limit", "0.3", "--no-shrink"][..],
            _ => &["--time-limit", "120"][..],
        };
        let text = stdout(&stress(limits, way).code(1));
        assert!(text.starts_with(fault), "{way}: {text}");
        for part in ["blanks", "\nexpected:\n", "\nactual output, after "] {
            assert!(text.contains(part), "{way}: {text}");
        }
    }
}

/// `cat` is right on the first input, which is complete, and wrong on the second, which has one blank.
#[test]
fn a_report_is_in_the_language_of_the_run() {
    let run = |language: &str, program: &str| {
        let options = ["--lang", language, "stress", "--task", "boj2239", "--no-shrink", "--"];
        let assert = ninefold().args(options).arg(program).assert().code(1);
        (stdout(&assert), stderr(&assert))
    };
    let (report, messages) = run("en", "cat");
    assert!(
        report.contains("\ninput 2 (a corner: only the last cell blank), 1 blank:\n"),
        "{report}"
    );
    assert!(
        messages.contains("input 2 (a corner: only the last cell blank) fails\n"),
        "{messages}"
    );
    let (report, messages) = run("ko", "cat");
    assert!(report.contains("\n입력 2(극단적인 경우: 마지막 칸만 빈 판), 빈칸 1개:\n"), "{report}");
    assert!(
        messages.contains("입력 2(극단적인 경우: 마지막 칸만 빈 판)에서 틀렸습니다\n"),
        "{messages}"
    );
    assert!(run("en", "false").0.starts_with("crashed: exit status 1\n"));
    assert!(run("ko", "false").0.starts_with("비정상 종료: 종료 코드 1\n"));
}

/// Several solutions are needed to tell the order of the digits, and few blanks are enough.
#[test]
fn a_failing_input_is_made_small() {
    let text = stdout(&stress(&["--time-limit", "120"], "wrong-order").code(1));
    let line = text.lines().nth(2).expect("what the input is");
    let blanks: u32 = line
        .split(", ")
        .find_map(|part| part.split(' ').next()?.parse().ok())
        .expect("a number of blanks");
    assert!(blanks <= 8 && line.contains("shrunk from"), "{line}");
}

#[test]
fn any_solution_passes_where_the_task_takes_it() {
    // A program for the other task reads the same digits, but writes them without spaces between.
    let run = |way: &str| {
        ninefold()
            .args([
                "stress",
                "--task",
                "boj2580",
                "--inputs",
                "5",
                "--time-limit",
                "120",
                "-q",
                "--",
            ])
            .arg(planted())
            .arg(way)
            .assert()
    };
    let text = stdout(&run("right").code(1));
    assert!(text.contains("expected nine numbers, found 1"), "{text}");
    assert!(text.contains("expected, for instance:"), "{text}");
}

#[test]
fn a_program_that_reads_a_file_gets_one() {
    stress(&["--inputs", "8", "--time-limit", "120", "--input-file", "input.txt"], "file")
        .success();
}

/// A script in the user's folder finds itself and its neighbours there, and the input beside them; the
/// user's own file of that name is not touched.
#[cfg(unix)]
#[test]
fn a_script_that_reads_a_file_runs_beside_its_own_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    let program = planted();
    write("run.sh", &format!(". lib/way.sh; exec '{}' $WAY", program.display()));
    std::fs::create_dir(folder.path().join("lib")).unwrap();
    write("lib/way.sh", "WAY=file");
    write("input.txt", "mine");
    std::fs::create_dir(folder.path().join("below")).unwrap();
    for (below, script) in [(".", "run.sh"), ("below", "../run.sh")] {
        let script_of = folder.path().join(below);
        std::fs::write(script_of.join("input.txt"), "mine").unwrap();
        if below != "." {
            // What the script reads beside it is named from where it runs.
            std::fs::create_dir(script_of.join("lib")).unwrap();
            std::fs::write(script_of.join("lib/way.sh"), "WAY=file").unwrap();
        }
        ninefold()
            .current_dir(&script_of)
            .args(["stress", "--task", "boj2239", "--seed", "1", "-q", "--inputs", "5"])
            .args(["--time-limit", "120", "--input-file", "input.txt", "--", "sh", script])
            .assert()
            .success();
        assert_eq!(std::fs::read_to_string(script_of.join("input.txt")).unwrap(), "mine");
    }
}

#[test]
fn an_input_file_is_in_no_other_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let other = folder.path().join("other.txt");
    std::fs::write(&other, "mine").unwrap();
    let below = folder.path().join("below");
    std::fs::create_dir(&below).unwrap();
    for name in ["../other.txt", other.to_str().unwrap(), "a/b", "..", ".", "/", "a/", ""] {
        let assert = ninefold()
            .current_dir(&below)
            .args(["stress", "--task", "boj2239", "--input-file", name, "--"])
            .arg(planted())
            .arg("file")
            .assert()
            .code(2);
        assert!(stderr(&assert).contains("without a folder") || name.is_empty(), "{name}");
    }
    assert_eq!(std::fs::read_to_string(&other).unwrap(), "mine");
}

#[test]
fn the_program_needs_no_dashes_before_it() {
    let assert = ninefold()
        .args(["stress", "--task", "boj2239", "-q", "--inputs", "3", "--time-limit", "120"])
        .arg(planted())
        .arg("right")
        .assert();
    assert!(stdout(&assert.success()).starts_with("passed 3 inputs"));
}

#[cfg(unix)]
#[test]
fn a_script_that_is_no_program_comes_with_the_way_to_run_it() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, way) in [("wrong.py", "`python3 ./wrong.py`"), ("prog", "`chmod +x ./prog`")] {
        std::fs::write(folder.path().join(name), "print(1)\n").unwrap();
        let assert = ninefold()
            .current_dir(folder.path())
            .args(["stress", "--task", "boj2239", "--", &format!("./{name}")])
            .assert()
            .code(2);
        let message = stderr(&assert);
        assert!(message.contains(&format!("; try {way}")), "{message}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_is_left_behind() {
    let start = Instant::now();
    let assert = stress(&["--time-limit", "0.5", "--no-shrink"], "family").code(1);
    assert!(start.elapsed() < Duration::from_secs(60));
    let text = stdout(&assert);
    let child = text.lines().find_map(|line| line.strip_prefix("child ")).expect("its number");
    assert_gone(child);
}

/// Waits until a process is gone, or a zombie that nobody waits for: on a busy machine dying takes a
/// moment.
#[cfg(target_os = "linux")]
fn assert_gone(process: &str) {
    let start = Instant::now();
    let alive = || {
        let status = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        !status.is_empty() && !status.contains(") Z ")
    };
    while alive() {
        assert!(start.elapsed() < Duration::from_secs(60), "{process} is left behind");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_takes_the_program_and_its_children_along() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("child");
    let script = format!("sleep 3600 & echo $! > {0}.new; mv {0}.new {0}; wait", file.display());
    let mut stress = Command::new(cargo_bin!("ninefold"))
        .args(["stress", "--task", "boj2239", "-q", "--time-limit", "3600"])
        .args(["--", "sh", "-c", &script])
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    let start = Instant::now();
    let child = loop {
        if let Ok(child) = std::fs::read_to_string(&file) {
            break child;
        }
        assert!(start.elapsed() < Duration::from_secs(60), "the script did not start");
        std::thread::sleep(Duration::from_millis(20));
    };
    let number = stress.id().to_string();
    assert!(Command::new("kill").args(["-INT", &number]).status().expect("kill").success());
    assert_eq!(stress.wait().expect("it ends").code(), Some(130));
    assert_gone(child.trim());
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let assert = ninefold()
        .args(["stress", "--task", "boj2239", "--", "./no-such-program"])
        .assert()
        .code(2);
    assert!(stderr(&assert).contains("cannot run ./no-such-program"), "{}", stderr(&assert));
}

/// The search finds costly puzzles, they have one solution, and the calls are as it says.
#[test]
fn an_adversary_keeps_its_word() {
    for (rung, options, least) in [
        ("bitmask", &["--goal", "200000"][..], 200_000),
        ("place-then-check", &["--goal", "10000"], 10_000),
        ("place-then-check", &["--max-calls", "99999", "--seconds", "3"], 1),
        ("propagation", &["--goal", "60"], 60),
    ] {
        let line = stdout(
            &ninefold()
                .args(["adversary", "-q", "--seed", "1", "--against", rung])
                .args(options)
                .assert()
                .success(),
        );
        let (puzzle, said) = line.split_once(" # ").expect("a puzzle and its cost");
        ninefold().args(["check", "-q"]).stdin(puzzle).assert().success().stdout_eq("unique\n");
        let race = stdout(
            &ninefold()
                .args(["race", "--json", "--max-calls", "200001", "--only", rung])
                .stdin(puzzle)
                .assert()
                .success(),
        );
        let race: serde_json::Value = serde_json::from_str(&race).expect("JSON");
        let calls = race["rungs"][0]["calls"].as_u64().expect("a number");
        assert!(calls >= least, "{rung}: {calls}");
        let digits: String =
            said.chars().take_while(|c| *c != 'c').filter(char::is_ascii_digit).collect();
        match said.starts_with('>') {
            true => assert!(calls > digits.parse().expect("a number"), "{said}: {calls}"),
            false => assert_eq!(digits, calls.to_string(), "{said}"),
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_program_that_leaves_a_daemon_behind_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("daemon");
    let assert = ninefold()
        .args(["stress", "--task", "boj2239", "-q", "--inputs", "1", "--time-limit", "600", "--"])
        .arg(planted())
        .arg("daemon")
        .env("DAEMON", &path)
        .assert();
    let daemon = std::fs::read_to_string(path).expect("the daemon was started");
    let alive = Command::new("kill").arg(&daemon).status().unwrap().success();
    assert!(stdout(&assert.success()).starts_with("passed 1 input"));
    assert!(alive, "it was waited for until it ended");
}
