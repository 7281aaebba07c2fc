//! Variants in the columns of CSV and the members of JSON.

use crate::variants::{SIX, rows};
use crate::{PUZZLE, SOLUTION, ninefold, stdout};

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
