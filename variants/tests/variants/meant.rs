//! What f-puzzles, its add-ons and SudokuPad mean: where a reading that looks right would be another puzzle.

use ninefold_variants::format::{self, Format};
use ninefold_variants::{Board, Cell, Language, Rule};

/// The rules of a text as the tests write them, or what it is refused for.
fn told(text: &str) -> String {
    match format::read(text) {
        Ok(draft) => {
            let of = |rule: &Rule| rule.described(&draft.board, Language::English);
            draft.rules.iter().map(of).collect::<Vec<_>>().join(", ")
        }
        Err(error) => error.to_string(),
    }
}

/// The JSON of f-puzzles for a size, with members more.
fn f_puzzles(size: usize, more: &str) -> String {
    let row = format!("[{}]", vec!["{}"; size].join(","));
    format!(r#"{{"size":{size},"grid":[{}],{more}}}"#, vec![row; size].join(","))
}

/// The same with a cell of the first row, which counts from 0, instead of a blank.
fn with_cell(text: &str, column: usize, cell: &str) -> String {
    text.replacen(&"{},".repeat(column + 1), &format!("{}{cell},", "{},".repeat(column)), 1)
}

/// SudokuPad's JSON for a size, with members more.
fn sudokupad(size: usize, more: &str) -> String {
    let row = format!("[{}]", vec!["{}"; size].join(","));
    format!(r#"{{"cells":[{}],{more}}}"#, vec![row; size].join(","))
}

#[test]
fn regions_of_sudokupad() {
    let all: Vec<String> = (0..16).map(|cell| format!("[{},{}]", cell / 4, cell % 4)).collect();
    let free = format!(
        r#""regions":[],"cages":[{{"cells":[{}],"unique":false,"hidden":true}}]"#,
        all.join(",")
    );
    let missing = "JSON: the rule missing regions is not understood";
    let words = |words: &str| format!(r#""metadata":{{"rules":"{words}"}}"#);
    let normal = words("Normal Sudoku Rules apply.");
    let block = |top: usize, left: usize, side: usize| {
        let cell = |i: usize| format!("[{},{}]", top + i / side, left + i % side);
        format!("[{}]", (0..side * side).map(cell).collect::<Vec<_>>().join(","))
    };
    let blocks = |margin: usize, side: usize| {
        let starts = || (0..side).map(|i| margin + i * side);
        let all = starts().flat_map(|top| starts().map(move |left| block(top, left, side)));
        format!(r#""regions":[{}]"#, all.collect::<Vec<_>>().join(","))
    };
    for (text, expected) in [
        // As its decoder makes it from a board of f-puzzles without regions.
        (sudokupad(4, &free), Ok(0)),
        (sudokupad(4, &free.replace(r#""regions":[],"#, "")), Ok(0)),
        (sudokupad(4, &normal), Ok(4)),
        (sudokupad(4, &free.replace(",[3,3]", "")), Err(missing)),
        (sudokupad(4, r#""regions":[]"#), Err(missing)),
        (sudokupad(4, &words("Find the regions.")), Err(missing)),
        (sudokupad(5, &normal), Err(missing)),
        (sudokupad(9, &blocks(0, 3)), Ok(9)),
        (
            sudokupad(10, &blocks(1, 3)),
            Err("JSON: the regions have 9 cells, but the board has 10 rows"),
        ),
    ] {
        let count = format::read(&text).map(|draft| draft.board.regions().count());
        let count = count.map_err(|error| error.to_string());
        assert_eq!(count, expected.map_err(str::to_owned), "{text}");
    }
    // A person may look at it all the same.
    let draft = Format::named("sudokupad-json").unwrap().open(&sudokupad(4, r#""regions":[]"#));
    assert_eq!(draft.unwrap().board.regions().count(), 0);
}

#[test]
fn words_for_yes_and_no_of_sudokupad() {
    let cage = |more: &str| {
        let cage = format!(r#""cages":[{{"cells":[[0,0],[0,1]],{more}}}]"#);
        let metadata = r#","metadata":{"rules":"Normal sudoku rules apply."}"#;
        told(&sudokupad(4, &(cage + metadata)))
    };
    for no in ["false", r#""false""#, "0", r#""0""#] {
        assert_eq!(cage(&format!(r#""value":"3","unique":{no}"#)), "sum 3 at r1c1 r1c2", "{no}");
    }
    for yes in ["true", r#""true""#, "1"] {
        let value = cage(&format!(r#""value":"3","unique":{yes}"#));
        assert_eq!(value, "killer cage 3 at r1c1 r1c2", "{yes}");
        assert_eq!(cage(&format!(r#""hidden":{yes},"unique":"false""#)), "", "{yes}");
    }
    assert_eq!(
        cage(r#""value":"A""#),
        "cages[0]: the rule cages is not understood (r1c1 r1c2 value:A)"
    );
}

#[test]
fn hidden_cages_of_sudokupad_are_not_drawn_as_cages() {
    let hidden = |cells: &str, more: &str| {
        let cage = format!(r#"{{"cells":[{cells}],"unique":true,"hidden":true{more}}}"#);
        let metadata = r#""metadata":{"rules":"Normal sudoku rules apply."}"#;
        told(&sudokupad(4, &format!(r#""cages":[{cage}],{metadata}"#)))
    };
    // A row, a column, a block, and cells of one: they differ anyway.
    for known in [
        "[0,0],[0,1],[0,2],[0,3]",
        "[0,1],[1,1],[2,1],[3,1]",
        "[2,2],[2,3],[3,2],[3,3]",
        "[0,0],[1,1]",
    ] {
        assert_eq!(hidden(known, r#","type":"rowcol""#), "", "{known}");
    }
    assert_eq!(hidden("[0,0],[1,1],[2,2],[3,3]", ""), "diagonal from r1c1 to r4c4");
    assert_eq!(hidden("[1,1],[1,2],[2,1]", ""), "extra region at r2c2 r2c3 r3c2");
    assert_eq!(hidden("[0,0],[0,1]", r#","value":"3""#), "killer cage 3 at r1c1 r1c2");
}

#[test]
fn rules_that_speak_of_regions() {
    let parts = r#""regionsumline":[{"lines":[["R1C1","R1C2","R1C3","R1C4"]]}]"#;
    let line = with_cell(&f_puzzles(4, parts), 2, r#"{"region":null}"#);
    let draft = format::read(&line).unwrap();
    let parts = [vec![Cell(0), Cell(1)], vec![Cell(3)]];
    assert_eq!(draft.rules, [Rule::RegionSum { parts: parts.into() }]);
    // Written without the cell, it is the same line.
    let written = Format::named("fpuzzles-json").unwrap().write(&draft).unwrap();
    assert!(written.losses.is_empty());
    assert_eq!(format::read(&written.text).unwrap().rules, draft.rules);
    let groups = f_puzzles(4, r#""disjointgroups":true"#);
    assert_eq!(format::read(&groups).unwrap().rules.len(), 4);
    let swapped = with_cell(&with_cell(&groups, 0, r#"{"region":1}"#), 2, r#"{"region":0}"#);
    let refused =
        "disjointgroups: the rule disjointgroups is impossible: the regions are no blocks";
    assert_eq!(told(&swapped), refused);
}

#[test]
fn items_of_f_puzzles() {
    let ring = r#""lines":[["R1C1","R1C2","R2C2","R2C1","R1C1"]]"#;
    for (more, expected) in [
        // A closed line names a cell twice.
        (format!(r#""renban":[{{{ring}}}]"#), "renban at r1c1 r1c2 r2c2 r2c1"),
        (
            r#""extraregion":[{"cells":["R1C1","R1C2","R1C1"]}]"#.to_owned(),
            "extra region at r1c1 r1c2",
        ),
        // 0 is no sum.
        (
            r#""killercage":[{"cells":["R1C1","R1C2"],"value":"0"}]"#.to_owned(),
            "killer cage at r1c1 r1c2",
        ),
        (
            r#""littlekillersum":[{"cell":"R0C1","direction":"DR","value":"0"}]"#.to_owned(),
            "",
        ),
        // What a click leaves.
        (r#""betweenline":[{"lines":[["R1C1"]]}]"#.to_owned(), ""),
        (r#""doublearrow":[{"lines":[["R1C1"],["R1C1","R1C2"]]}]"#.to_owned(), ""),
        (r#""thermometer":[{"lines":[[]]}],"regionsumline":[{"lines":[[]]}]"#.to_owned(), ""),
        (r#""killercage":[{"cells":[],"value":"5"}],"extraregion":[{"cells":[]}]"#.to_owned(), ""),
        // Ratios are written in two ways.
        (r#""ratio":[{"cells":["R1C1","R1C2"],"value":"1:2"}]"#.to_owned(), "black dot at r1c1 r1c2"),
        (r#""ratio":[{"cells":["R1C1","R1C2"],"value":"2:1"}]"#.to_owned(), "black dot at r1c1 r1c2"),
        (
            r##""lockout":[{"lines":[["R1C1","R1C2","R1C3"]]}],"line":[{"lines":[["R1C1","R1C2","R1C3"]],
            "isNewConstraint":true,"outlineC":"#006CBA"}]"##
                .to_owned(),
            "lockout line 2 at r1c1 r1c2 r1c3",
        ),
        (
            r#""killercage":[{"cells":["R1C1","R1C2"],"value":"<10"}]"#.to_owned(),
            "killercage[0]: the rule killercage is not understood (R1C1 R1C2 value:<10)",
        ),
        (
            r#""ratio":[{"cells":["R1C1","R1C2"],"value":"?"}],"negative":["ratio"]"#.to_owned(),
            "ratio[0]: the rule ratio is not understood (R1C1 R1C2 value:?)",
        ),
        (
            r#""xv":[{"cells":["R1C1","R1C2"],"value":"7"}]"#.to_owned(),
            "xv[0]: the rule xv is not understood (R1C1 R1C2 value:7)",
        ),
        // A pill is read from left to right, whichever way it was drawn.
        (
            r#""arrow":[{"cells":["R1C2","R1C1"],"lines":[["R1C2","R2C3"]]}]"#.to_owned(),
            "pill arrow at r1c1 r1c2 r2c3",
        ),
        (
            r#""littlekillersum":[{"cell":"R2C2","direction":"DR","value":"5"}]"#.to_owned(),
            "littlekillersum[0]: the rule littlekillersum (R2C2) is impossible: \"R2C2\" is not beside the board",
        ),
        (
            r#""arrow":[{"cells":["R1C1","R1C2","R1C3","R1C4"],"lines":[["R1C4","R2C4"]]}]"#.to_owned(),
            "arrow[0]: the rule arrow is not understood (R1C1 R1C2 R1C3 R1C4)",
        ),
    ] {
        assert_eq!(told(&f_puzzles(4, &more)), expected, "{more}");
    }
    // Between the crusts of a sandwich, 0 is a sum.
    let sandwich = told(&f_puzzles(4, r#""sandwichsum":[{"cell":"R1C0","value":"0"}]"#));
    assert!(sandwich.starts_with("sandwich 0 "), "{sandwich}");
}

/// Notes for SudokuPad stand in cages that are drawn nowhere.
#[test]
fn cages_with_notes() {
    let cage = |value: &str| {
        told(&f_puzzles(4, &format!(r#""cage":[{{"cells":["R1C1"],"value":"{value}"}}]"#)))
    };
    for note in [
        "video: x",
        "msgincorrect: Look again: 3",
        "customstyle: {}",
        "Title: A",
        "title: 7",
        "solution: 1234341221434321",
        "date: 2024-01-01",
        "foglight: 1",
    ] {
        assert_eq!(cage(note), "", "{note}");
    }
    assert_eq!(cage("antiknight: true"), "anti-knight");
    assert_eq!(cage("SudokuX: 1").matches("diagonal").count(), 2);
    assert_eq!(
        cage("nogrid: true"),
        "cage[0]: the rule nogrid is not understood (R1C1 value:nogrid: true)"
    );
    for clue in ["7", "Sum: 12", "sum: 12", "DR7", "two words: x"] {
        let message = format!("cage[0]: the rule cage is not understood (R1C1 value:{clue})");
        assert_eq!(cage(clue), message);
    }
    let text = f_puzzles(4, r#""title":"A","cage":[{"cells":["R1C1"],"value":"solution: ?"}]"#);
    assert_eq!(format::read(&text).unwrap().about.title.as_deref(), Some("A"));
}

/// Low, middle and high values, where three does not divide their number.
#[test]
fn entropic_lines_of_every_size() {
    for (size, classes) in [
        (4, "0112"),
        (5, "00122"),
        (6, "001122"),
        (8, "00011222"),
        (9, "000111222"),
        (10, "0001111222"),
        (16, "0000011111122222"),
    ] {
        let class: Vec<u8> = classes.bytes().collect();
        let line = r#""entropicline":[{"lines":[["R1C1","R1C2","R1C3"]]}]"#;
        let draft = format::read(&f_puzzles(size, line)).unwrap();
        let written = Format::named("iss").unwrap().write(&draft).unwrap();
        assert!(!written.losses.iter().any(format::Loss::changes_the_puzzle));
        for a in 0..size {
            for b in (0..size).filter(|&b| b != a) {
                let text = f_puzzles(size, line);
                let text = text.replacen(
                    "[{},{},",
                    &format!(
                        r#"[{{"value":{},"given":true}},{{"value":{},"given":true}},"#,
                        a + 1,
                        b + 1
                    ),
                    1,
                );
                let draft = format::read(&text).unwrap();
                let Rule::Entropic(cells) = &draft.rules[2] else { panic!("{:?}", draft.rules) };
                let mut values = vec![None; size * size];
                for (cell, value) in cells.iter().zip([a, b]) {
                    values[cell.index()] = Some(ninefold_variants::Value(value as u8));
                }
                let may = class[a] != class[b];
                assert_eq!(draft.rules[2].holds(&draft.board, &values), may, "{size}: {a} {b}");
            }
        }
    }
}

#[test]
fn links_to_interactive_sudoku_solver_with_plain_cells() {
    let site = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
    let cells = "..9.31......5.7....714....97..3..1...3..1..5.1.5.8..97.....32.6.4..........26..45";
    let draft = format::read(&format!("{site}{cells}")).unwrap();
    assert!(draft.classic().is_some());
    assert_eq!(draft.board, Board::square(9).unwrap());
    assert!(format::read(&format!("{site}{site}{cells}")).is_err());
    for (ties, said) in [("any", ""), ("only-unclued", ""), ("none", "FullRankTies")] {
        let told = told(&format!(".Shape~4x4.FullRankTies~{ties}"));
        assert!(told.contains(said) && told.is_empty() == said.is_empty(), "{told}");
    }
}

/// Each add-on knows its own drawings by their names, and leaves them out.
#[test]
fn drawings_are_written_under_the_names_of_the_add_on() {
    let line = |key: &str, value: &str| {
        let item = format!(r#"{{"lines":[["R1C1","R1C2","R1C3"]]{value}}}"#);
        f_puzzles(9, &format!(r#""{key}":[{item}]"#))
    };
    for (key, value, name) in [
        ("renban", "", "Renban"),
        ("whispers", r#","value":"5""#, "German Whispers"),
        ("whispers", r#","value":"4""#, "Dutch Whispers"),
        ("whispers", r#","value":"3""#, "whispers"),
        ("regionsumline", "", "Region Sum Line"),
        ("entropicline", "", "Entropic Line"),
        ("modularline", "", "Modular Line"),
        ("nabner", "", "Nabner"),
        ("doublearrow", "", "Double Arrow"),
        ("zipperline", "", "Zipper Line"),
        ("slowthermometer", "", "Slow Thermometer"),
        ("lockout", "", "Lockout"),
    ] {
        let draft = format::read(&line(key, value)).unwrap();
        let written = Format::named("fpuzzles-json").unwrap().write(&draft).unwrap();
        assert!(written.losses.is_empty(), "{key}: {:?}", written.losses);
        let json: serde_json::Value = serde_json::from_str(&written.text).unwrap();
        assert_eq!(json["line"][0]["fromConstraint"], name);
        assert!(json["line"][0].get("isNewConstraint").is_none());
        assert_eq!(format::read(&written.text).unwrap().rules, draft.rules, "{key}");
    }
}
