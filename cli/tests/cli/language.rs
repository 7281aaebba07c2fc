//! `--lang ko`: everything that is said to a person is said in Korean, by every command.

use crate::statuses::{COMMANDS, Kind, as_read};
use crate::{CONTRADICTORY, NONE, PUZZLE, TWO, ninefold, stderr, stdout};

fn is_korean(text: &str) -> bool {
    text.contains(|c: char| ('가'..='힣').contains(&c))
}

/// Runs a command in Korean, and returns what it wrote to both streams.
fn korean(arguments: &[&str], input: &str) -> (String, String) {
    let assert = ninefold().args(["--lang", "ko"]).args(arguments).stdin(input).assert();
    (stdout(&assert), stderr(&assert))
}

/// What formats and rungs are is said in Korean.
#[test]
fn lists_are_in_korean() {
    for command in ["formats", "learn"] {
        let list = stdout(&ninefold().args(["--lang", "ko", command]).assert().success());
        let english = list.lines().find(|line| !line.trim().is_empty() && !is_korean(line));
        assert_eq!(english, None, "{command}");
    }
    let raced = ninefold().args(["--lang", "ko", "race", "1.....3..4.....2"]).assert();
    assert!(stdout(&raced).starts_with("솔버 "), "{}", stdout(&raced));
}

#[test]
fn the_help_of_the_program_is_in_korean() {
    let english = stdout(&ninefold().arg("--help").assert().success());
    let flag = regex::Regex::new("--[a-z]+").expect("a pattern");
    for arguments in [&["--lang", "ko", "--help"][..], &["--lang=ko", "help"]] {
        let help = stdout(&ninefold().args(arguments).assert().success());
        assert!(help.starts_with("사용법: ") && help.contains("\n  solve "), "{help}");
        assert!(help.contains("\n      --color "), "{help}");
        assert!(help.lines().all(|line| line.is_empty() || is_korean(line)), "{help}");
        let options = english.split("Options:").nth(1).expect("options");
        for option in flag.find_iter(options) {
            assert!(option.as_str() == "--timeout" || help.contains(option.as_str()), "{option:?}");
        }
    }
    let command = stdout(&ninefold().args(["--lang", "ko", "solve", "--help"]).assert().success());
    assert!(command.contains("Usage: ninefold solve"), "{command}");
}

#[test]
fn a_wrong_number_is_reported_in_plain_words() {
    let cases: [(&[&str], &str, &str); 9] = [
        (&["count", "--limit", "x"], "is not a whole number", "0 이상의 정수가 아닙니다"),
        (&["generate", "--seed", "abc"], "is not a whole number", "0 이상의 정수가 아닙니다"),
        (&["generate", "--seed", "99999999999999999999999"], "is too large", "너무 큽니다"),
        (&["hint", "--depth", "9"], "is not between 1 and 3", "1 이상 3 이하만 쓸 수 있습니다"),
        (&["count", "--estimate=0"], "is less than 1", "1 이상이어야 합니다"),
        (&["solve", "--timeout", "1e400"], "too many seconds", "초 수가 너무 큽니다"),
        (&["print", "--per-page", "x"], "is not a whole number", "0 이상의 정수가 아닙니다"),
        (&["bench", "--cpu", "x"], "possible values: baseline", "쓸 수 있는 값: baseline"),
        (&["transform", "--by", "turn"], "expected transpose", "쉼표로 나누어 씁니다"),
    ];
    for (arguments, english, korean) in cases {
        let message = stderr(&ninefold().args(arguments).assert().code(2));
        assert!(message.contains(english), "{message}");
        let message = stderr(&ninefold().args(["--lang=ko"]).args(arguments).assert().code(2));
        assert!(message.contains(korean) && !message.contains(english), "{message}");
    }
}

#[test]
fn every_message_is_korean() {
    let all = format!("{PUZZLE}\n{TWO}\n{NONE}\n{CONTRADICTORY}\n123\n");
    for (command, kind, arguments, _) in COMMANDS {
        let arguments = [&[*command], *arguments].concat();
        // To programs that reason, everything is said in the answer.
        let has_messages = *kind != Kind::Reads0 && *command != "judge-steps";
        assert_korean(&arguments, &as_read(command, &all), has_messages);
    }
    // Messages that come with other arguments or input.
    let cases: &[(&[&str], &str)] = &[
        (&["convert"], &all),
        (&["print", "--svg"], &all),
        (&["print", "--svg"], ""),
        (&["explain", "--brief"], &all),
        (&["explain", "--step", "99"], PUZZLE),
        (&["generate"], ""),
        (&["generate", "--clues", "12"], ""),
        (&["generate", "--clues", "17", "--minimal", "--starts", "1"], ""),
        (&["generate", "--json", "--to", "csv"], ""),
        (&["sample", "-n", "2"], ""),
        (&["minimise"], &all),
        (&["canon", "--dedup"], &all),
        (&["transform"], &all),
        (&["judge", "boj2239"], ""),
        (&["race", "--only", "mrv"], ""),
        (&["trace"], ""),
        (&["trace"], &all),
        (&["trace", "--rung", "engine"], PUZZLE),
        (&["adversary", "--against", "engine"], ""),
        (&["adversary", "--against", "mrv", "--goal", "40"], ""),
        (&["serve", "--dir", "/no/such/folder"], ""),
        (&["solve", "/no/such/file"], ""),
        (&["solve", "-o", "/no/such/folder/file"], PUZZLE),
        (&["hint", "--givens", "/no/such/file"], PUZZLE),
        (&["man", "--into", "/dev/null/man"], ""),
    ];
    for (arguments, input) in cases {
        assert_korean(arguments, input, true);
    }
}

/// A command says nothing in English; if there is something to say, it says it in Korean.
fn assert_korean(arguments: &[&str], input: &str, has_messages: bool) {
    let (_, messages) = korean(arguments, input);
    let (spoken, english): (Vec<&str>, Vec<&str>) =
        messages.lines().partition(|line| is_korean(line));
    assert!(!spoken.is_empty() || !has_messages, "{arguments:?}: {messages}");
    assert!(english.is_empty(), "{arguments:?}: {english:?}");
}

#[test]
fn korean_messages_hold_no_english_sentences() {
    let cases: [(&[&str], &str); 4] = [
        (&["solve"], "123\n"),
        (&["solve", "-v"], PUZZLE),
        (&["verify"], &format!("{PUZZLE}\nr1c1=1 : nonsense\n")),
        (&["solve", "--threads", "0"], ""),
    ];
    let words = regex::Regex::new(r"[a-z]+ [a-z]+ [a-z]+").unwrap();
    for (arguments, input) in cases {
        let messages = korean(arguments, input).1;
        assert!(!words.is_match(&messages), "{arguments:?}: {messages}");
    }
}

#[test]
fn answers_for_people_are_korean_and_those_for_programs_are_not() {
    for arguments in
        [&["hint"][..], &["explain"], &["rate", "--summary"], &["techniques", "x-wing"]]
    {
        let input = if arguments[0] == "techniques" { "" } else { PUZZLE };
        assert!(is_korean(&korean(arguments, input).0), "{arguments:?}");
    }
    for arguments in [&["check"][..], &["rate"], &["rate", "--json"]] {
        let english = ninefold().args(arguments).stdin(PUZZLE).assert();
        assert_eq!(korean(arguments, PUZZLE).0, stdout(&english), "{arguments:?}");
    }
}

#[test]
fn the_language_may_stand_before_the_command() {
    let before = ninefold().args(["--lang", "ko", "hint", PUZZLE]).assert().success();
    let behind = ninefold().args(["hint", PUZZLE, "--lang", "ko"]).assert().success();
    assert_eq!(stdout(&before), stdout(&behind));
    ninefold().args(["hint", "--lang", "xx", PUZZLE]).assert().code(2);
}

#[test]
fn wrong_usage_is_reported_in_korean_too() {
    for arguments in [
        &["solve", "--no-such-flag"][..],
        &["no-such-command"],
        &["race", "--bars", "nonsense"],
        &["hint", "--depth", "9"],
        &["generate", "--min", "nonsense"],
        &["adversary"],
        &["rate", "--json", "--csv"],
        &["solve", "--from"],
    ] {
        let korean = [&["--lang=ko"], arguments].concat();
        let message = stderr(&ninefold().args(&korean).assert().code(2));
        assert!(message.starts_with("ninefold: 오류: "), "{arguments:?}: {message}");
        let first = message.lines().next().unwrap_or_default();
        assert!(
            is_korean(first.trim_start_matches("ninefold: 오류: ")),
            "{arguments:?}: {message}"
        );
        let english = stderr(&ninefold().args(arguments).assert().code(2));
        assert!(!is_korean(&english), "{arguments:?}: {english}");
    }
    assert_eq!(
        stdout(&ninefold().args(["--lang", "ko", "--version"]).assert().success()),
        stdout(&ninefold().arg("--version").assert().success()),
    );
}
