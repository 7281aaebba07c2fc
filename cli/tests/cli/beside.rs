//! What stands beside a puzzle, such as its number or name, stands beside its answer too, so that
//! answers can be joined; and what programs read is the same in both languages.

use crate::statuses::answering_in_json;
use crate::{CONTRADICTORY, NONE, PUZZLE, SOLUTION, TWO, ninefold, stderr, stdout, testdata};
use serde_json::Value;

/// Runs a command on a text, and returns what it wrote to standard output.
fn run(command: &[&str], input: &str) -> String {
    stdout(&ninefold().args(command).arg("-q").stdin(input).assert())
}

fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// The same puzzles, each with its number, as lines, CSV, TSV and JSON lines.
fn numbered() -> [String; 4] {
    let all = [PUZZLE, TWO, NONE, CONTRADICTORY, "12"].into_iter().enumerate();
    let rows = |row: fn((usize, &str)) -> String| all.clone().map(row).collect::<String>();
    [
        rows(|(i, puzzle)| format!("{puzzle} # number {i}\n")),
        "number,puzzle\n".to_owned() + &rows(|(i, puzzle)| format!("number {i},{puzzle}\n")),
        "number\tpuzzle\n".to_owned() + &rows(|(i, puzzle)| format!("number {i}\t{puzzle}\n")),
        rows(|(i, puzzle)| format!("{{\"number\":\"number {i}\",\"puzzle\":\"{puzzle}\"}}\n")),
    ]
}

#[test]
fn every_record_keeps_its_number() {
    let full = &["canon", "--full"][..];
    for (i, input) in numbered().iter().enumerate() {
        for command in [&["rate"][..], &["canon"], full, &["canon", "--to", "csv"]] {
            let text = run(command, input);
            let lines: Vec<&str> = text.lines().filter(|line| line.contains("number ")).collect();
            // A malformed line is shown whole, and nothing beside it is known.
            assert!(lines.len() + usize::from(i == 0) >= 5, "{command:?}: {text}");
            for (number, line) in lines.iter().enumerate() {
                assert!(line.contains(&format!("number {number}")), "{command:?}: {text}");
            }
        }
        for command in answering_in_json() {
            let text = run(&[command, "--json"], input);
            let objects = objects(&text);
            assert_eq!(objects.len(), 5, "{command}: {text}");
            let numbers = objects.iter().enumerate().filter(|(number, object)| {
                let there = object.get("number").or(object.get("comment"));
                there == Some(&Value::String(format!("number {number}")))
            });
            assert_eq!(numbers.count() + usize::from(i == 0), 5, "{command}: {text}");
            assert_eq!(objects[4]["error"], "malformed", "{command}: {text}");
        }
    }
}

/// A rating before a puzzle stays with it too.
#[test]
fn a_label_before_a_puzzle_is_kept() {
    for text in [format!("7.2 {PUZZLE}\n"), format!("7.2 {PUZZLE} # hard\n")] {
        let line = run(&["rate"], &text);
        assert!(
            line.trim_end().rsplit('\t').next().is_some_and(|last| last.starts_with("7.2")),
            "{line}"
        );
    }
}

#[test]
fn csv_of_ratings_keeps_the_columns() {
    let text = run(&["rate", "--csv"], &format!("id,puzzle,level\n7,{PUZZLE},9\n8,{NONE},1\n"));
    let mut lines = text.lines();
    let heading = "puzzle,id,given_level,level,score,hardest,count,techniques,error,message";
    assert_eq!(lines.next(), Some(heading));
    assert!(lines.next().is_some_and(|line| line.starts_with(&format!("{PUZZLE},7,9,easy,"))));
    let none = format!("{NONE},8,1,,,,,,contradictory,contradictory: no digit can go into r1c9");
    assert_eq!(lines.next(), Some(&*none));
    // What only later puzzles have stands behind the last column.
    let later = format!("{PUZZLE}\n{PUZZLE} # one\n{PUZZLE} # two\n");
    let text = run(&["rate", "--csv"], &later);
    let ends: Vec<&str> = text.lines().skip(1).filter_map(|line| line.rsplit(',').next()).collect();
    assert_eq!(ends, ["", "one", "two"], "{text}");
    assert_eq!(objects(&run(&["rate", "--json"], &later))[2]["comment"], "two");
}

#[test]
fn the_name_of_the_file_decides_how_ratings_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let sample = testdata("sample.txt");
    for (name, start) in [
        ("a.csv", "puzzle,level,"),
        ("a.tsv", "puzzle\tlevel\t"),
        ("a.jsonl", "{\"puzzle\":"),
        ("a.json", "[{\"puzzle\":"),
        ("a.txt", "..45"),
    ] {
        let path = folder.path().join(name);
        ninefold().args(["rate", "-q", &sample, "-o"]).arg(&path).assert().success();
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.starts_with(start), "{name}: {text}");
    }
    let array = std::fs::read_to_string(folder.path().join("a.json")).unwrap();
    let array: Value = serde_json::from_str(&array).expect("one JSON array");
    assert_eq!(array.as_array().map(Vec::len), Some(24));
}

/// The solution beside a puzzle is that of the puzzle beside which it stands.
#[test]
fn what_follows_the_cells_moves_with_them() {
    let input = format!("puzzle,solution\n{PUZZLE},{SOLUTION}\n");
    for command in [&["canon", "--to", "csv"][..], &["transform", "--seed", "3"]] {
        let moved = run(command, &input);
        assert_ne!(moved, input, "{command:?}");
        ninefold().args(["check", "-q"]).stdin(&*moved).assert().success().stdout_eq("unique\n");
    }
}

#[test]
fn what_programs_read_is_the_same_in_both_languages() {
    let all = format!("{PUZZLE} # a\n{TWO}\n{NONE}\n{CONTRADICTORY}\n123\n");
    let mut commands: Vec<Vec<&str>> = Vec::new();
    for command in
        ["solve", "solutions", "convert", "canon", "minimise --seed 1", "transform --seed 1"]
    {
        for format in ["csv", "jsonl", "json", "line"] {
            commands.push(command.split(' ').chain(["--to", format]).collect());
        }
    }
    for command in [
        "check",
        "count",
        "canon --full",
        "rate",
        "rate --csv",
        "rate --timeout 0.000001",
        "rate --csv --timeout 0.000001",
        "rate --json --timeout 0.000001",
        "rate --json --scale proof",
        "rate --csv --scale explainer",
        "hint --json --scale proof",
        "hint --json --timeout 0.000001",
        "explain --json --verify",
        "explain --json --scale proof",
        "explain --json --step 99",
        "explain --json --timeout 0.000001",
        "explain --json --find x-wing",
        "vicinity --add 0 --to csv",
        "generate --json --seed 1",
        "sample --seed 1 --to jsonl",
        "grids --seed 1 --to csv",
        "trace --json --rung mrv --max-events 50",
    ] {
        commands.push(command.split(' ').collect());
    }
    commands.extend(answering_in_json().iter().map(|command| vec![*command, "--json"]));
    for command in commands {
        let input = match command[0] {
            "trace" => PUZZLE,
            "generate" | "sample" | "grids" => "",
            _ => &all,
        };
        let english = run(&command, input);
        let korean = run(&[&["--lang", "ko"], &command[..]].concat(), input);
        assert!(!english.is_empty(), "{command:?}");
        if ["hint", "explain", "contradiction"].contains(&command[0]) {
            // Sentences for people are in the chosen language.
            let without = |text: &str| objects(text).into_iter().map(data).collect::<Vec<_>>();
            assert_eq!(without(&korean), without(&english), "{command:?}");
        } else {
            assert_eq!(korean, english, "{command:?}");
        }
    }
}

/// A value without the sentences for people.
fn data(value: Value) -> Value {
    match value {
        Value::Object(members) => {
            let told = |name: &str| ["reason", "hint", "mistakes", "why"].contains(&name);
            let kept = members.into_iter().filter(|(name, _)| !told(name));
            Value::Object(kept.map(|(name, value)| (name, data(value))).collect())
        }
        Value::Array(values) => Value::Array(values.into_iter().map(data).collect()),
        other => other,
    }
}

#[test]
fn one_trouble_has_one_word_and_one_sentence_in_all_commands() {
    let expected = [(TWO, "several"), (CONTRADICTORY, "contradictory"), ("..3\n12", "malformed")];
    for (puzzle, code) in expected {
        let found: Vec<(Value, Value)> = ["check", "rate", "needless", "hint", "explain"]
            .iter()
            .map(|command| objects(&run(&[command, "--json", "--from", "line"], puzzle)).remove(0))
            .map(|object| (object["error"].clone(), object["message"].clone()))
            .collect();
        assert_eq!(found[0].0, code);
        assert!(found.iter().all(|trouble| *trouble == found[0]), "{found:?}");
    }
}

#[test]
fn a_puzzle_without_a_solution_keeps_its_place_among_solutions() {
    let input = format!("{NONE}\n{PUZZLE}\n12\n");
    let assert = ninefold().args(["solutions", "--from", "line"]).stdin(&*input).assert().code(1);
    let text = stdout(&assert);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3, "{text}");
    assert!(lines[0].starts_with(&format!("{NONE} # contradictory: ")), "{text}");
    assert_eq!(lines[1], SOLUTION);
    assert!(lines[2].starts_with("12 # malformed: "), "{text}");
    assert!(stderr(&assert).starts_with("<stdin>:1: contradictory: "), "{}", stderr(&assert));
    let csv = run(&["solutions", "--from", "line", "--to", "csv"], &input);
    assert_eq!(csv.lines().count(), 4, "{csv}");
    // Several numbers of solutions make no difference to where a puzzle stands.
    assert_eq!(run(&["solutions"], TWO).lines().count(), 2);
}
