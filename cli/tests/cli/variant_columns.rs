//! Variants in the columns of CSV and the members of JSON.

use crate::variants::{SIX, rows};
use crate::{PUZZLE, SOLUTION, ninefold, stderr, stdout};

#[test]
fn json_tells_of_them_in_the_words_of_classic_puzzles() {
    let run = |command: &[&str]| {
        let text = rows().join("\n");
        let answers = stdout(&ninefold().args(command).stdin(text).assert().code(1));
        let lines = answers.lines().map(|line| serde_json::from_str(line).expect("JSON"));
        lines.collect::<Vec<serde_json::Value>>()
    };
    let words = |objects: &[serde_json::Value], name: &str| -> Vec<String> {
        objects.iter().map(|object| object[name].as_str().unwrap_or_default().to_owned()).collect()
    };
    for command in [&["check", "--json"][..], &["count", "--json"], &["solve", "--to", "jsonl"]] {
        let objects = run(command);
        assert_eq!(words(&objects, "puzzle"), rows(), "{command:?}");
        assert_eq!(words(&objects, "error"), ["", "", "malformed", "contradictory"], "{command:?}");
        assert_eq!(objects[3]["message"], "contradictory: killer cage 20 at r1c1 r1c2");
    }
    let checked = run(&["check", "--json"]);
    assert_eq!(words(&checked, "verdict"), ["unique", "unique", "malformed", "contradictory"]);
    let counted = run(&["count", "--json"]);
    assert_eq!([&counted[0]["count"], &counted[1]["count"], &counted[3]["count"]], [1, 1, 0]);
    for command in ["solve", "solutions"] {
        let solved = run(&[command, "--to", "jsonl"]);
        assert_eq!(words(&solved, "solution"), [SIX, SOLUTION, "", ""]);
    }
}

#[test]
fn a_column_of_links_is_answered_row_by_row() {
    let link = |text: &str| {
        let run = ninefold().args(["convert", "--to", "fpuzzles"]).stdin(text.to_owned());
        stdout(&run.assert().success()).trim_end().to_owned()
    };
    let [six, classic, _, none] = rows();
    let links = [link(&six), link(&none)];
    for name in ["puzzle", "link", "site"] {
        let text = format!(
            "id,{name},author\n1,{},\"a, b\"\n2,{classic},c\n3,{},d\n4,{},e\n",
            links[0],
            links[1],
            &links[0][..60]
        );
        let solved = stdout(&ninefold().args(["solve"]).stdin(text.clone()).assert().code(1));
        let wanted = format!(
            "id,{name},author,solution\n1,{},\"a, b\",{SIX}\n2,{classic},c,{SOLUTION}\n3,{},d,contradictory: \
             killer cage 20 at r1c1 r1c2\n4,{},e,\"malformed: ",
            links[0],
            links[1],
            &links[0][..60]
        );
        assert!(solved.starts_with(&wanted), "{solved}");
        assert_eq!(solved.lines().count(), 5);
        let checked = stdout(&ninefold().args(["check"]).stdin(text).assert().code(1));
        let words: Vec<_> = checked.lines().map(|line| line.split(':').next().unwrap()).collect();
        assert_eq!(words, ["unique", "unique", "contradictory", "malformed"]);
    }
    let objects = format!(
        "{{\"id\":1,\"puzzle\":\"{}\"}}\n{{\"id\":2,\"puzzle\":\"{classic}\"}}\n",
        links[0]
    );
    let solved = stdout(&ninefold().args(["solve"]).stdin(objects).assert().success());
    assert!(solved.starts_with(&format!(
        "{{\"id\":1,\"puzzle\":\"{}\",\"solution\":\"{SIX}\"}}\n",
        links[0]
    )));
}

/// The member or column is found by its name, or by a link in it; as for classic puzzles.
#[test]
fn members_and_columns_have_the_names_of_classic_ones() {
    let [six, classic, _, none] = rows();
    let solved =
        |text: String| stdout(&ninefold().args(["solve", "-q"]).stdin(text).assert().code(1));
    for name in ["puzzle", "quizzes", "sudoku", "problem", "grid", "board", "clues", "link", "url"]
    {
        let texts = [&six, &classic, &none];
        let objects = texts.map(|text| format!("{{\"id\":7,\"{name}\":\"{text}\"}}"));
        let lines = solved(objects.join("\n"));
        let list = solved(format!("[{}]", objects.join(",\n")));
        let list: Vec<serde_json::Value> = serde_json::from_str(&list).expect("an array");
        let lines = lines.lines().map(|line| serde_json::from_str(line).expect("an object"));
        assert_eq!(lines.collect::<Vec<serde_json::Value>>(), list, "{name}");
        assert_eq!(
            (&list[0][name], &list[0]["solution"]),
            (&six.clone().into(), &SIX.into()),
            "{name}"
        );
        assert_eq!((&list[1]["id"], &list[1]["solution"]), (&7.into(), &SOLUTION.into()));
        assert_eq!(list[2]["error"], "contradictory", "{name}");
        let rows = solved(format!("id,{name}\n1,{six}\n2,{classic}\n3,{none}\n"));
        let columns = format!("id,{name},solution\n1,{six},{SIX}\n2,{classic},{SOLUTION}\n");
        assert!(rows.starts_with(&columns), "{name}: {rows}");
    }
    // A page beside a puzzle under a name of its own is no puzzle.
    let page = format!("{{\"url\":\"https://example.com/7\",\"mine\":\"{classic}\"}}\n");
    let run = ninefold().args(["solve", "-q"]).stdin(page).assert().success();
    assert!(stdout(&run).contains(SOLUTION), "{}", stdout(&run));
}

/// Notations without a sign of their own, if a text can be read as one.
#[test]
fn a_column_may_hold_killers_and_jigsaws_as_text() {
    let jigsaw = "AABBAABBCCDDCCDD";
    let damaged = format!("{}<", &PUZZLE.replace('.', "0")[..80]);
    let text = format!(
        "name,puzzle\nclassic,{PUZZLE}\njigsaw,1...............{jigsaw}\nwrong,{damaged}\n"
    );
    let counts = stdout(&ninefold().args(["count", "--limit", "3"]).stdin(text).assert().code(1));
    assert_eq!(counts, "1\n3\nmalformed\n");
}

/// A puzzle of 4×4 and its solution.
const FOUR: &str = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4";
const SOLVED: &str = "1243431224313124";

fn run(args: &[&str], input: &str) -> (String, String) {
    let run = ninefold().args(args).arg("-").stdin(input.to_owned()).assert();
    (stdout(&run), stderr(&run))
}

#[test]
fn a_solution_is_never_the_puzzle() {
    let object = format!("{{\"unknown\":\"{FOUR}\",\"solution\":\"{SOLUTION}\"}}\n");
    let (out, told) = run(&["check", "-q"], &object);
    assert!(out.starts_with("malformed: ") && told.contains("a key 'puzzle'"), "{out}{told}");
    let table = format!("name,unknown,solution\nfour,{FOUR},{SOLUTION}\n");
    let (out, told) = run(&["check", "-q"], &table);
    assert!(out.starts_with("malformed: ") && told.contains("a field with a puzzle"), "{out}");
    let input = format!("{{\"input\":\"{FOUR}\",\"solution\":\"{SOLVED}\"}}\n");
    assert_eq!(run(&["check", "-q"], &input).0, "unique\n");
}

#[test]
fn a_wrong_solution_beside_a_variant_is_told() {
    let object =
        |solution: &str| format!("{{\"puzzle\":\"{FOUR}\",\"solution\":\"{solution}\"}}\n");
    for right in [SOLVED, "1 2 4 3 4 3 1 2 2 4 3 1 3 1 2 4", "1,2,4,3,4,3,1,2,2,4,3,1,3,1,2,4"] {
        assert_eq!(run(&["check", "-q"], &object(right)).0, "unique\n", "{right}");
    }
    for wrong in ["1243431224314321", "12434312243131"] {
        for command in ["check", "solve"] {
            let (out, told) = run(&[command, "-q"], &object(wrong));
            let told = out + &told;
            assert!(told.contains("the given solution is wrong"), "{command} {wrong}: {told}");
        }
    }
    // What is no list of values claims nothing.
    assert_eq!(run(&["check", "-q"], &object("none: no solution")).0, "unique\n");
}

#[test]
fn every_command_reads_variants_in_tables() {
    let tables = [
        format!("{{\"puzzle\":\"{FOUR}\"}}\n"),
        format!("[\"{FOUR}\"]\n"),
        format!("\"{FOUR}\"\n\"{FOUR}\"\n"),
        format!("name,puzzle\nfour,{FOUR}\n"),
    ];
    for table in &tables {
        for command in [&["hint"][..], &["explain", "--brief"], &["check"], &["needless"]] {
            let (out, told) = run(&[command, &["-q"]].concat(), table);
            assert!(!out.is_empty() && told.is_empty(), "{command:?} {table}: {told}");
        }
        let (out, told) = run(&["convert", "--to", "iss"], table);
        let is_it = |line: &str| line.trim_end_matches(" # name: four") == FOUR;
        assert!(out.lines().all(is_it) && !out.is_empty(), "{out}{told}");
    }
}

#[test]
fn an_object_that_is_never_closed_costs_no_other() {
    let good = [FOUR, PUZZLE, FOUR].map(|puzzle| format!("{{\"puzzle\":\"{puzzle}\"}}\n"));
    for place in 0..=3 {
        let mut lines = good.to_vec();
        lines.insert(place, format!("{{\"puzzle\":\"{FOUR}\n"));
        let out = run(&["check", "-q"], &lines.concat()).0;
        let words: Vec<_> = out.lines().map(|line| line == "unique").collect();
        assert_eq!(words, [0, 1, 2, 3].map(|at| at != place), "{out}");
    }
    assert_eq!(
        run(&["convert", "--from", "jsonl", "--to", "iss"], &good[0]).0,
        format!("{FOUR}\n")
    );
}

#[test]
fn tables_hold_variants_as_they_are() {
    let mixed = format!("id,puzzle,name\n1,{FOUR},four\n2,{PUZZLE},nine\n");
    assert_eq!(run(&["convert", "--to", "csv"], &mixed), (mixed.clone(), String::new()));
    let (lines, _) = run(&["convert", "--to", "jsonl"], &mixed);
    assert_eq!(run(&["convert", "--to", "csv"], &lines).0, mixed);
    let (out, _) = run(&["convert", "--to", "csv"], &format!("{FOUR} # mine\n{PUZZLE}\n"));
    assert_eq!(out, format!("puzzle,comment\n{FOUR},mine\n{PUZZLE},\n"));
}

#[test]
fn a_comment_may_stand_behind_any_puzzle() {
    let (out, told) = run(&["solve", "-q"], &format!("{FOUR} # mine\n12.............. # two\n"));
    assert_eq!(out.lines().next(), Some(&*format!("{SOLVED} # mine")));
    assert!(out.ends_with(" # one of several solutions # two\n") && told.is_empty(), "{out}{told}");
    // Behind many classic puzzles too.
    let late = format!("{PUZZLE}\n").repeat(1000) + FOUR + " # late\n";
    assert!(run(&["solve", "-q"], &late).0.ends_with(&format!("{SOLVED} # late\n")));
}

#[test]
fn long_objects_are_recognised() {
    let title = "long ".repeat(30_000);
    for space in ["", "\n"] {
        let object = format!(
            "{{\"ninefold-variant\":1,{space}\"rows\":4,{space}\"title\":\"{title}\",{space}\"rules\":[]}}\n"
        );
        assert!(run(&["check", "-q"], &object).0.starts_with("several: "), "{space:?}");
    }
}

#[test]
fn damaged_json_names_the_place() {
    let four = "[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]";
    for (object, place) in [
        (
            r#"{"ninefold-variant":1,"rows":4,"rules":[{"rule":"killer cage","sum":3,"cells":["r1c9"]}]}"#
                .to_owned(),
            "rules[0].cells[0]: the rule killer cage (r1c9) is impossible: \"r1c9\" is not a cell",
        ),
        (r#"{"ninefold-variant":2,"rows":4}"#.to_owned(), "ninefold-variant: only version 1"),
        (
            format!(r#"{{"size":4,"grid":{four},"arrow":[{{"cells":["R9C9"]}}]}}"#),
            "arrow[0].cells[0]: ",
        ),
        (
            format!(r#"{{"size":4,"grid":{four},"killercage":[{{"cells":["R1C1"],"sum":"3"}}]}}"#),
            "killercage",
        ),
    ] {
        let (answer, told) = run(&["check", "-q"], &object);
        assert!(told.contains(place), "{object}: {told}");
        assert!(answer.starts_with("malformed: ") && answer.contains(place), "{object}: {answer}");
    }
}

/// Rules beside the cells of a board of 9×9 count whatever the file is.
#[test]
fn a_board_is_not_solved_without_the_rules_beside_it() {
    let bench = |rules: &str, drawn: &str| {
        serde_json::json!({
            "puzzle_id": "1", "rules": rules, "initial_board": PUZZLE, "rows": 9, "cols": 9,
            "visual_elements": drawn, "solution": "",
        })
        .to_string()
    };
    let usual = bench("Normal 9x9 sudoku rules apply.", "[]");
    let knights = bench("Normal sudoku rules apply. Digits a knight move apart differ.", "[]");
    let drawn = bench("", r#"[{"type":"line"}]"#);
    let classic = format!("{{\"puzzle\":\"{PUZZLE}\"}}");
    for text in [
        format!("{knights}\n{drawn}\n{usual}\n"),
        format!("[{drawn},\n{knights},\n{usual}]\n"),
        format!("[{drawn},{knights},{classic}]"),
        format!("{classic}\n{knights}\n{drawn}\n"),
        format!("{PUZZLE}\n{knights}\n{drawn}\n"),
        format!(
            "initial_board,rules,visual_elements\n{PUZZLE},Knights differ,\n{PUZZLE},,[1]\n{PUZZLE},Classic sudoku.,[]\n"
        ),
    ] {
        let checked = ninefold().args(["check", "-"]).stdin(text.clone()).assert().code(1);
        let mut words: Vec<String> = stdout(&checked)
            .lines()
            .map(|line| line.split(':').next().unwrap().to_owned())
            .collect();
        words.sort();
        assert_eq!(words, ["malformed", "malformed", "unique"], "{text}");
    }
    let checked = ninefold().args(["check", "--from", "jsonl"]).stdin(knights).assert().code(1);
    assert!(stdout(&checked).contains("(Digits a knight move apart differ)"));
}

#[test]
fn regions_in_a_column_of_their_own_make_a_jigsaw() {
    let [cells, regions, solution] = crate::variant_reading::JIGSAW;
    for text in [
        format!("puzzle,regions\n{cells},{regions}\n"),
        format!("{{\"puzzle\":\"{cells}\",\"layout\":\"{regions}\"}}\n"),
    ] {
        let solved = ninefold().args(["solve", "-q"]).stdin(text).assert().success();
        assert!(stdout(&solved).contains(solution));
    }
}

#[test]
fn small_grids_stand_in_columns_and_members() {
    let six = ".".repeat(35) + "1";
    let numbers = |size: usize| format!("1{}", ",0".repeat(size * size - 1));
    let rows = |size: usize| {
        let row = format!("[1{}]", ",0".repeat(size - 1));
        let blank = format!("[0{}]", ",0".repeat(size - 1));
        format!("[{row},{}]", [&*blank].repeat(size - 1).join(","))
    };
    for text in [
        format!("id,puzzle\n1,{six}\n"),
        format!("puzzle,level\n{six},3\n"),
        "{\"puzzle\":\"1234............\"}\n".to_owned(),
        "\"1234............\"\n".to_owned(),
        format!("[{}]\n", numbers(4)),
        format!("{{\"puzzle\":[{}]}}\n", numbers(6)),
        format!("{{\"puzzle\":{}}}\n", rows(4)),
        format!("{{\"puzzle\":{}}}\n", rows(6)),
        format!("{{\"puzzle\":{}}}\n", rows(8)),
    ] {
        let checked = ninefold().args(["check", "-q"]).stdin(text.clone()).assert();
        assert!(stdout(&checked).starts_with("several: "), "{text}: {}", stderr(&checked));
    }
    // A line may be a classic puzzle that was cut off.
    let cut = format!("{PUZZLE}\n{PUZZLE}\n{}\n", "1234............");
    let checked = ninefold().args(["check", "-q"]).stdin(cut).assert().code(1);
    assert_eq!(
        stdout(&checked).lines().last().map(|line| line.starts_with("malformed")),
        Some(true)
    );
}
