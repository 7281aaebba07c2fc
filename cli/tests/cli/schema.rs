//! Everything that commands write as JSON follows `docs/json/ninefold.schema.json`.

use crate::general::takes;
use crate::statuses::{COMMANDS, as_read};
use crate::{CONTRADICTORY, NONE, PUZZLE, TWO, ninefold, stdout, testdata};
use boon::{Compiler, Schemas};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::fs;
use std::path::Path;

fn schema() -> Value {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/json/ninefold.schema.json");
    let text = fs::read_to_string(file).expect("the schema");
    serde_json::from_str(&text).expect("the schema is JSON")
}

thread_local! {
    /// Reading the schema takes longer than following it.
    static COMPILED: RefCell<(Schemas, Compiler)> = RefCell::new({
        let mut compiler = Compiler::new();
        compiler.add_resource("http://ninefold/schema.json", schema()).expect("a resource");
        (Schemas::new(), compiler)
    });
}

/// What is wrong with a value of this kind, by the schema.
fn errors(kind: &str, values: &[Value]) -> Vec<String> {
    COMPILED.with_borrow_mut(|(schemas, compiler)| {
        let address = format!("http://ninefold/schema.json#/$defs/{kind}");
        let index = compiler.compile(&address, schemas).expect("a schema");
        let wrong = values.iter().filter_map(|value| {
            let error = schemas.validate(value, index).err()?;
            Some(format!("{kind}: {error}\n{value}"))
        });
        wrong.collect()
    })
}

/// Runs a command and checks each of the lines that it writes.
fn check(kind: &str, arguments: &[&str]) -> Vec<Value> {
    let text = stdout(&ninefold().args(arguments).assert());
    let lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
    assert!(!lines.is_empty(), "{arguments:?}");
    follow(kind, &lines);
    lines
}

fn follow(kind: &str, values: &[Value]) {
    let errors = errors(kind, values);
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}

/// The definition of what a command writes has the command's name.
#[test]
fn every_command_with_json() {
    let all = [PUZZLE, TWO, NONE, CONTRADICTORY, &PUZZLE[..80], ""].join("\n");
    let schema = schema();
    let listed = schema["anyOf"].as_array().expect("a list");
    for (command, _, arguments, _) in COMMANDS {
        if !takes(command, "--json") {
            continue;
        }
        let name = format!("#/$defs/{command}");
        assert!(listed.contains(&json!({ "$ref": name })), "the schema has no {command}");
        let mut values: Vec<Value> = Vec::new();
        for input in [&*all, PUZZLE] {
            let run = ninefold().arg(command).args(*arguments).arg("--json");
            let text = stdout(&run.stdin(as_read(command, input)).assert());
            let read = serde_json::Deserializer::from_str(&text).into_iter();
            values.extend(read.map(|value| value.expect("JSON")));
        }
        assert!(!values.is_empty(), "{command}");
        follow(command, &values);
    }
}

#[test]
fn ratings() {
    let sample = testdata("sample.txt");
    let lines = check("rate", &["rate", "--json", &sample]);
    assert_eq!(lines.len(), 24);
    let lines = check("rate", &["rate", "--json", "--scale", "explainer", &sample]);
    assert_eq!(lines.iter().filter(|line| line["er"].is_number()).count(), 24);
    let lines = check("rate", &["rate", "--json", "--scale", "proof", &sample]);
    // The steps are those of the path, and a rating without one does not say that there are none.
    assert!(lines.iter().all(|line| line["count"].is_null() && line["techniques"].is_null()));
    let path = check("explain", &["explain", "--json", "--scale", "proof", PUZZLE]);
    let steps = path[0]["steps"].as_array().expect("the steps").len();
    assert!(steps > 20 && path[0]["count"] == steps);
    assert_eq!(lines.iter().filter(|line| line["size"] == line["least"]).count(), 24);
    let lines = check("rate", &["rate", "--json", PUZZLE, TWO, NONE, CONTRADICTORY]);
    assert_eq!(lines.iter().filter(|line| line["error"].is_string()).count(), 3);
}

#[test]
fn explanations() {
    let hard = testdata("puzzles-logic.txt");
    check("explain", &["explain", "--json", &hard]);
    check("explain", &["explain", "--json", "--lang", "ko", PUZZLE]);
    check("explain", &["explain", "--json", "--scale", "explainer", &hard]);
    let lines =
        check("explain", &["explain", "--json", "--scale", "proof", &testdata("sample.txt")]);
    let steps = || lines.iter().flat_map(|line| line["steps"].as_array().expect("steps"));
    assert!(steps().any(|step| step["technique"].is_null() && step["smallest"] == true));
    assert!(steps().all(|step| step["proof"]["accepted"] == true));
    check("find", &["explain", "--json", "--find", "hidden-single", PUZZLE]);
}

#[test]
fn proofs() {
    let hard = testdata("puzzles-logic.txt");
    check("find", &["explain", "--json", "--verify", "--find", "hidden-single", PUZZLE]);
    let lines = check("explain", &["explain", "--json", "--verify", &hard]);
    let steps = || lines.iter().flat_map(|line| line["steps"].as_array().expect("steps"));
    for kind in ["truths", "deadly"] {
        assert!(steps().any(|step| step["proof"]["kind"] == kind), "{kind}");
    }
    let good = steps().find(|step| step["proof"]["kind"] == "deadly").expect("a step");
    for (name, wrong) in [
        ("accepted", json!(false)),
        ("kind", json!("truths")),
        ("transformation", json!("transpose")),
        ("truths", json!([{ "cell": "r1c1", "digit": 5 }])),
        ("truths", json!([{ "house": "row 1" }])),
        ("cells", Value::Null),
    ] {
        let mut step = good.clone();
        step["proof"][name] = wrong;
        assert_eq!(errors("step", &[step]).len(), 1, "{name}");
    }
}

#[test]
fn generated_puzzles() {
    check("generate", &["generate", "--json", "-n", "3", "--seed", "1"]);
    check(
        "generate",
        &["generate", "--json", "-n", "2", "--seed", "1", "--scale", "explainer", "--max", "3.0"],
    );
}

#[test]
fn other_answers() {
    let all = [PUZZLE, TWO, NONE, CONTRADICTORY, &PUZZLE[..80]];
    for (kind, command, good) in [
        ("check", &["check"][..], 1),
        ("count", &["count"], 2),
        ("count", &["count", "--timeout", "1e-9"], 0),
        ("check", &["check", "--timeout", "1e-9"], 0),
        ("candidates", &["candidates"], 2),
        ("needless", &["needless"], 1),
        ("contradiction", &["contradiction"], 4),
        ("count", &["count", "--estimate"], 2),
        ("canon", &["canon"], 4),
        ("hint", &["hint"], 1),
        ("hint", &["hint", "--depth", "1"], 1),
        ("hint", &["hint", "--scale", "proof"], 1),
        ("explain", &["explain"], 1),
        ("explain", &["explain", "--timeout", "0.000001"], 0),
    ] {
        let lines = check(kind, &[command, &["--json"], &all].concat());
        assert_eq!(lines.len(), all.len(), "{command:?}");
        let answered = lines.iter().filter(|line| line["error"].is_null()).count();
        assert_eq!(answered, good, "{command:?}");
    }
}

#[test]
fn variants() {
    let list = testdata("variants.txt");
    let broken = ".Shape~4x4.Cage~20~R1C1~R1C2\n.Shape~4x4\n.Frobnicate~3~R1C1\n";
    let large =
        stdout(&ninefold().args(["generate", "-q", "--size", "16", "--seed", "1"]).assert());
    for (kind, arguments, is_quick) in [
        ("check", "check", true),
        ("count", "count", false),
        ("count", "count --estimate", true),
        ("candidates", "candidates --up-to 1", false),
        ("needless", "needless", false),
        ("contradiction", "contradiction", true),
        ("canon", "canon", true),
        ("hint", "hint", true),
        ("hint", "hint --scale proof", true),
        ("explain", "explain", true),
        ("explain", "explain --cases --fewest", true),
        ("explain", "explain --scale explainer", true),
        ("find", "explain --find hidden-single", true),
        ("rate", "rate", true),
        ("rate", "rate --scale proof", true),
    ] {
        let mut run: Vec<&str> =
            arguments.split(' ').chain(["--json", "--timeout", "0.05"]).collect();
        run.retain(|word| kind != "canon" || !["--timeout", "0.05"].contains(word));
        let text = stdout(&ninefold().args(&run).stdin(broken).assert());
        let lines = text.lines().map(|line| serde_json::from_str(line).expect("JSON"));
        follow(kind, &lines.collect::<Vec<_>>());
        check(kind, &[&run[..], &[&list]].concat());
        if is_quick {
            check(kind, &[&run[..], &[large.trim()]].concat());
        }
    }
    // More solutions than a number can tell.
    let wide = format!(".{}", ",.".repeat(1023));
    let lines = check("count", &["count", "--estimate=8", "--json", &wide]);
    assert!(lines[0]["high"].is_null(), "{lines:?}");
    check("generate", &["generate", "--rule", "killer", "--size", "6", "--seed", "1", "--json"]);
    check("generate", &["generate", "--size", "16", "--seed", "1", "--json"]);
}

/// A column of the input never looks like a figure, whatever the scale.
#[test]
fn columns_of_the_input() {
    let csv = format!("puzzle,level,size,er\n{PUZZLE},x,y,z\n");
    for scale in ["ninefold", "explainer", "proof"] {
        for (kind, command) in [("rate", "rate"), ("explain", "explain")] {
            let run = ninefold().args([command, "--json", "--scale", scale]).stdin(csv.clone());
            let line = serde_json::from_str(&stdout(&run.assert().success())).expect("JSON");
            follow(kind, std::slice::from_ref(&line));
            assert_eq!(line["given_level"], "x", "{line}");
        }
    }
}

#[test]
fn races_and_traces() {
    let board = "1.....3..4.....2";
    let text = stdout(&ninefold().args(["race", "--json", board]).assert());
    follow("race", &[serde_json::from_str(&text).expect("JSON")]);
    for rung in ["greedy", "bitmask", "propagation", "exact-cover"] {
        check("trace", &["trace", "--json", "--rung", rung, board]);
    }
}

#[test]
fn a_wrong_value_is_seen() {
    let good = json!({ "puzzle": PUZZLE, "error": "none", "message": "no solution" });
    assert!(errors("rate", &[good]).is_empty());
    let bad = [
        json!({ "puzzle": PUZZLE }),
        json!({ "puzzle": PUZZLE, "error": 1 }),
        json!({ "puzzle": PUZZLE, "error": "none", "message": "no solution", "level": "easy" }),
        json!({ "puzzle": PUZZLE, "error": "no solution", "message": "no solution" }),
        json!({ "puzzle": PUZZLE, "error": "none" }),
    ];
    assert_eq!(errors("rate", &bad).len(), bad.len());
}
