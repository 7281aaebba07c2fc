//! What holds for every command: help, version, manual, wrong usage.

use crate::{PUZZLE, ninefold, stderr, stdout, testdata};

/// The commands as help lists them, without the help itself.
pub(crate) fn commands() -> Vec<String> {
    stdout(&ninefold().arg("--help").assert().success())
        .lines()
        .skip_while(|line| *line != "Solve:")
        .take_while(|line| *line != "Options:")
        .filter_map(|line| line.strip_prefix("  ").filter(|line| !line.starts_with(' ')))
        .filter_map(|line| line.split_whitespace().next().map(str::to_owned))
        .filter(|command| command != "help")
        .collect()
}

/// Whether the help of a command shows this flag.
pub(crate) fn takes(command: &str, flag: &str) -> bool {
    let help = stdout(&ninefold().args([command, "--help"]).assert().success());
    let flags = help.lines().map(str::trim_start).filter(|line| line.starts_with('-'));
    flags.flat_map(|line| line.split([' ', ','])).any(|word| word == flag)
}

#[test]
fn help_is_a_command_too() {
    let as_command = stdout(&ninefold().args(["help", "solve"]).assert().success());
    let as_option = stdout(&ninefold().args(["solve", "--help"]).assert().success());
    assert_eq!(as_command, as_option);
    ninefold().args(["help", "sovle"]).assert().code(2);
}

#[test]
fn every_command_has_help_with_examples() {
    assert!(commands().len() >= 2);
    for command in commands() {
        let text = stdout(&ninefold().args([&command, "--help"]).assert().success());
        assert!(text.contains("Examples:"), "{command} --help shows no example");
        assert!(text.contains(&format!("  ninefold {command}")), "{command}'s examples call it");
    }
}

#[test]
fn the_version_is_printed() {
    let version = concat!("ninefold ", env!("CARGO_PKG_VERSION"), "\n");
    ninefold().arg("--version").assert().success().stdout_eq(version);
}

#[test]
fn wrong_usage_is_status_2_with_a_word_on_standard_error() {
    for arguments in [&["nonsense"][..], &["man", "--nonsense"], &[]] {
        let assert = ninefold().args(arguments).assert().code(2).stdout_eq("");
        assert!(!assert.get_output().stderr.is_empty());
    }
}

#[test]
fn a_puzzle_without_a_command_is_told_what_to_type() {
    let sample = testdata("sample.txt");
    for (argument, shown) in
        [(PUZZLE, PUZZLE), (&sample, &sample), ("53..7....\n6..195...", "PUZZLE")]
    {
        let message = stderr(&ninefold().arg(argument).assert().code(2).stdout_eq(""));
        assert!(message.contains(&format!("  ninefold solve {shown} ")), "{message}");
        assert!(message.contains("ninefold hint"), "{message}");
        let korean = stderr(&ninefold().args(["--lang", "ko", argument]).assert().code(2));
        assert!(korean.contains("명령이 없습니다"), "{korean}");
    }
    let missing = stderr(&ninefold().arg("nosuch.txt").assert().code(2));
    assert!(missing.contains("no file") && missing.contains("ninefold solve FILE"), "{missing}");
    assert!(!missing.contains("count"), "{missing}");
    let message = stderr(&ninefold().arg("sovle").assert().code(2));
    assert!(message.contains("solve") && !message.contains("before the puzzle"), "{message}");
}

#[test]
fn without_a_command_the_commands_are_listed_in_both_languages() {
    for arguments in [&[][..], &["--lang", "ko"], &["--lang=ko", "-q"]] {
        let listed = stderr(&ninefold().args(arguments).assert().code(2).stdout_eq(""));
        for command in commands() {
            assert!(listed.contains(&format!("\n  {command} ")), "{command}: {listed}");
        }
    }
}

#[test]
fn wrong_usage_is_told_in_korean_throughout() {
    for arguments in [&["solve", "--foo"][..], &["--foo"], &["same"], &["sovle"]] {
        let said = stderr(&ninefold().args(["--lang", "ko"]).args(arguments).assert().code(2));
        assert!(said.contains("사용법: ninefold "), "{said}");
        assert!(!said.contains("OPTIONS") && !said.contains("COMMAND"), "{said}");
    }
}

#[test]
fn manual_pages_cover_every_command() {
    let folder = tempfile::tempdir().unwrap();
    ninefold().args(["man", "--into"]).arg(folder.path()).assert().success().stdout_eq("");
    for command in commands() {
        let page = folder.path().join(format!("ninefold-{command}.1"));
        assert!(page.exists(), "{} is missing", page.display());
    }
    assert!(stdout(&ninefold().arg("man").assert().success()).contains(".TH ninefold 1"));
}

#[test]
fn a_folder_that_cannot_be_written_is_status_2() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let below = file.path().join("man");
    let assert = ninefold().args(["man", "--into"]).arg(&below).assert().code(2);
    let message = stderr(&assert);
    assert!(message.starts_with("ninefold: error: cannot write into "), "{message}");
}
