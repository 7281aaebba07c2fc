//! Notations: what is read, how a file is taken apart, and what is refused.

use ninefold_variants::format::{self, Format, Loss, Malformed};
use ninefold_variants::{Budget, Cell, Error, Language, Rule, Value};

#[test]
fn items_mean_what_their_program_means() {
    for (text, solutions) in [
        // A cage that names a cell twice counts it twice.
        (".Shape~2x2.NoBoxes.Cage~3~R1C1~R1C2~R1C2", 0),
        (".Shape~2x2.NoBoxes.Cage~5~R1C1~R1C2~R1C2", 1),
        // Marks lie between all neighbours of a list; the earlier cell is greater.
        (".Shape~2x2.GreaterThan~R1C1~R1C2~R2C1", 1),
        (".Shape~2x2.GreaterThan~R1C1~R2C2", -1),
        // Clues at the two ends of a line are two; of one place equal ones are one, and different ones a mistake.
        (".Shape~4x4.Skyscraper~R1~1~.Skyscraper~R1~~4.Skyscraper~R1~1~", 12),
        (".Shape~4x4.Skyscraper~R1~4~.Skyscraper~R1~~4.Skyscraper~R1~1~", -1),
        (".Shape~4x4.Sandwich~3~C1.Sandwich~2~C1", -1),
        (".Shape~4x4.LittleKiller~3~R1C3.LittleKiller~4~R1C3", -1),
        // Givens of one cell are what all of them allow.
        (".Shape~2x2.~R1C1_1_2.~R1C1_2", 1),
        (".Shape~2x2.~R1C1_3", -1),
        // Lines count in tens, cells in base 17.
        (".Shape~1x16.Sum~1~R1Cg.Sum~2~R1CF.LittleKiller~1~R1C1", -1),
        (".Shape~2x2~3~Raw.Sum~4_=_1_-1~R1C1~R1C2", 0),
        (".Shape~2x2~3~Raw.Sum~2_=_1_-1~R1C1~R1C2", 9),
        // A zero may stand behind the last piece of a sum line.
        (".Shape~1x3~0-3~Raw.SumLine~3~R1C1~R1C2~R1C3.~R1C3_0.~R1C1_1", 1),
        // Three times 3, or a 1 and two 2.
        (".Shape~1x3~3~Raw.CountingCircles~R1C1~R1C2~R1C3", 4),
        (".Shape~2x2.Or.~R1C1_1.End", -1),
        (".Shape~4x4.Replicate~D.Quad~R1C1~1~1.End", 0),
        (".Shape~2x2~2~Raw.Replicate~D.~R1C1_2.End", 4),
        (".Shape~2x2~2~Raw.Replicate~D.~R1C2_2.End", -1),
        (".Shape~1x3~2~Raw.Regex~MSoyezJ9~R1C1~R1C2~R1C3", 1),
        (".Shape~2x2~2~Raw.And.StrictXV.End", -1),
    ] {
        let found = format::read(text).map(|draft| {
            let puzzle = draft.puzzle().unwrap();
            puzzle.count(100, Budget::UNLIMITED).found as i64
        });
        assert_eq!(found.as_ref().copied().unwrap_or(-1), solutions, "{text}: {found:?}");
    }
}

#[test]
fn an_item_that_is_not_understood_is_named_with_its_place() {
    let message = |text| format::read(text).unwrap_err().to_string();
    assert_eq!(
        message(".Cage~3~R1C1~R1C2.\n  .Var~A~~2"),
        "line 2, column 3: the rule Var is not understood (A  2)"
    );
    assert_eq!(
        message(".Cage~3~R1C1~R1Cg"),
        "line 1, column 1: the rule Cage (3 R1C1 R1Cg) is impossible: \"R1Cg\" is not a cell of the board"
    );
    assert_eq!(
        message(".Shape~4x4.Quad~R2C2~4~1.Quad~R2C2~3~1"),
        "line 1, column 25: the rule Quad (R2C2 3 1) is impossible: its program keeps only \
         the last clue in the same place"
    );
}

fn givens(text: &str) -> String {
    let draft = format::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let numbers = draft.allowed().into_iter().map(|values| match values.len() {
        1 => draft.board.number(values.iter().next().unwrap()).to_string(),
        _ => ".".to_owned(),
    });
    let (size, least) = (draft.board.rows(), draft.board.least());
    format!("{size} from {least}: {}", numbers.collect::<Vec<_>>().join(""))
}

#[test]
fn grids_of_any_size() {
    let four = "4 from 1: 1..4..2.3.......";
    for text in [
        "1..4..2.3.......",
        "1004002030000000",
        "1--4--2-3-------",
        "1xx4xx2X3·······",
        " 1 . . 4 . . 2 . 3 . . . . . . . ",
        "1,,,4,,,2,,3,,,,,,,,",
        "1..4\n..2.\n3...\n....\n",
        "1 . | . 4\n. . | 2 .\n----+----\n3 . | . .\n. . | . .\n",
        "+---+---+\n|1 .|. 4|\n|. .|2 .|\n+---+---+\n|3 .|. .|\n|. .|. .|\n+---+---+",
        "\u{2502}1-\u{2502}-4\u{2502}\n\u{2502}--\u{2502}2-\u{2502}\n\u{251c}\u{2500}\u{253c}\u{2500}\u{2524}\n3-|--\n----\n",
    ] {
        assert_eq!(givens(text), four, "{text}");
    }
    let blank = |n: usize| ".".repeat(n);
    // Not a constraint string, although it starts with a dot and a letter.
    assert_eq!(givens(&format!(".B.P{}", blank(252))), format!("16 from 1: .2.16{}", blank(252)));
    assert_eq!(givens(&format!("A..P{}", blank(252))), format!("16 from 1: 1..16{}", blank(252)));
    assert_eq!(givens(&format!("19AG{}", blank(252))), format!("16 from 1: 191016{}", blank(252)));
    assert_eq!(givens(&format!("0F1.{}", blank(252))), format!("16 from 0: 0151.{}", blank(252)));
    let row = format!("25{}", " .".repeat(24));
    assert_eq!(givens(&[row.as_str(); 25].join("\n"))[..15], *"25 from 1: 25..");
    assert_eq!(givens(&format!("1000{}", "1234".repeat(15))), format!("4 from 1: 1{}", blank(15)));
    for (text, why) in [
        ("1..4.", "line 1, column 1: 5 cells do not make a square grid of 2 to 32 rows"),
        ("1..5............", "line 1, column 4: '5' is too large for a grid of 4 rows"),
    ] {
        assert_eq!(format::read(text).unwrap_err().to_string(), why);
    }
}

/// A link to SudokuPad with this JSON.
fn sudokupad(json: &str) -> String {
    format!("https://sudokupad.app/scl{}", lz_str::compress_to_base64(json))
}

#[test]
fn drawings_of_sudokupad() {
    let row = "[,,,]";
    let short = format!(
        "{{id:'x',ce:[[{{v:1}},,,],{row},{row},{row}],re:[[[0,0],[0,1],[1,0],[1,1]]],\
         ca:[{{ce:[[0,2],[0,3]],v:7}},{{v:'title: It\\'s \u{c9}'}},{{v:'solution: 1234341221434321'}}],\
         metadata:{{antiknight:t,source:ffffff}},cs:50}}"
    );
    let draft = format::read(&sudokupad(&short)).unwrap();
    let kinds: Vec<_> = draft.rules.iter().map(|rule| rule.kind().name()).collect();
    assert_eq!(kinds, ["given", "killer cage", "anti-knight"]);
    assert_eq!(draft.about.title.as_deref(), Some("It's \u{c9}"));
    assert!(draft.about.solution.is_some());
    assert_eq!(draft.board.regions().count(), 1);
    let lines = short.replace("cs:50", "l:[{wp:[[0.5,0.5],[0.5,2.5]],c:67F067,th:10}]");
    let message = format::read(&sudokupad(&lines)).unwrap_err().to_string();
    assert!(message.starts_with("lines[0]: the rule lines is not understood"), "{message}");
    // A rule is on in any form; one that is not known is not left out.
    for on in ["antiknight:1", "antiknight:'true'"] {
        let draft = format::read(&sudokupad(&short.replace("antiknight:t", on))).unwrap();
        assert!(draft.rules.contains(&Rule::AntiKnight), "{on}");
    }
    for on in ["norc:t", "norc:1", "norc:'true'"] {
        let message = format::read(&sudokupad(&short.replace("antiknight:t", on))).unwrap_err();
        assert!(message.to_string().contains("the rule norc is not understood"), "{message}");
    }
    let repeats = format::read(&sudokupad(&short.replace("v:7", "v:7,unique:f"))).unwrap();
    assert_eq!(repeats.rules[1].kind().name(), "sum");
    let cage = short.replace("v:7", "v:'A'");
    let message = format::read(&sudokupad(&cage)).unwrap_err().to_string();
    assert!(message.starts_with("cages[0]: the rule cages is not understood"), "{message}");
}

/// Opened to be played, a puzzle keeps what it draws and names what is not understood, and Ninefold's JSON holds both.
#[test]
fn rules_that_are_not_understood_stay_drawn() {
    let row = "[,,,]";
    let drawn = format!(
        "{{id:'x',ce:[{row},{row},{row},{row}],re:[[[0,0],[0,1],[1,0],[1,1]]],l:[{{wp:[[0.5,0.5],[0.5,2.5]],c:67F067,th:16}}],\
         u:[{{ct:[1,1.5],w:0.5,h:0.25,r:t,c2:#F,te:'A'}}],ca:[{{ce:[[0,2],[0,3]],v:7}},{{ce:[[3,0]],v:'B'}}]}}"
    );
    let f_puzzles = f_puzzles(
        r##""line":[{"lines":[["R1C1","R2C2"]],"outlineC":"#67f067","width":0.5}],
            "text":[{"cells":["R1C0"],"value":"<b>","size":1}],
            "killercage":[{"cells":["R1C1"],"value":"A"},{"cells":["R2C1"],"value":"3"}],"##,
    );
    let iss = ".Shape~4x4.Frobnicate~3~R1C1.Cage~3~R1C1~R1C2";
    let row = "[{},{},{},{}]";
    let cells = format!(
        r#"{{"size":4,"grid":[[{{"parity":"Prime"}},{{"hue":1}},{{"hue":2}},{{"value":3,"given":true}}],{row},{row},{row}]}}"#
    );
    let typed = format!(
        r#"{{"nRows":4,"nCols":4,"grid":[{row},{row},{row},{row}],"local_constraints":{{"Frobnicate":[{{"cells":["R1C1"]}}],
        "Edge Inequality":[{{"cells":["R1C1","R1C2"],"value":"?"}}],"Killer Cage":[{{"cells":["R2C1"],"value":"?!"}}]}},
        "bool_constraints":{{"Sideways":true}}}}"#
    );
    let bench = r#"{"initial_board":"1...............","rows":4,"cols":4,"rules":"Knights differ.","visual_elements":
        [{"type":"line"}]}"#;
    for (text, forms, names) in [
        (cells, 0, vec!["parity", "hue"]),
        (typed, 0, vec!["Frobnicate", "Edge Inequality", "Killer Cage", "Sideways"]),
        (bench.to_owned(), 0, vec!["line", "in words"]),
        (sudokupad(&drawn), 3, vec!["cages", "lines", "underlays"]),
        (f_puzzles, 3, vec!["killercage", "line", "text"]),
        (iss.to_owned(), 0, vec!["Frobnicate"]),
    ] {
        let format = Format::of(&text).unwrap();
        assert!(matches!(format.read(&text).unwrap_err().error, Error::Unknown { .. }));
        let draft = format.open(&text).unwrap();
        let name = |unknown: &Malformed| match &unknown.error {
            Error::Unknown { name, .. } => name.clone(),
            other => panic!("{other}"),
        };
        assert_eq!(draft.unknown.iter().map(name).collect::<Vec<_>>(), names);
        assert_eq!((draft.drawn.len(), draft.rules.len()), (forms, 1), "{text}");
        assert!(draft.clone().puzzle().is_err());
        assert!(draft.clone().of_known_rules().unwrap().solve(Budget::UNLIMITED).is_some());
        let own = Format::OWN;
        let written = own.write(&draft).unwrap();
        assert!(!written.losses.iter().any(Loss::changes_the_puzzle));
        let again = own.open(&written.text).unwrap();
        assert_eq!((&again.drawn, &again.rules), (&draft.drawn, &draft.rules));
        assert_eq!(own.write(&again).unwrap().text, written.text);
        assert!(own.read(&written.text).is_err());
        // No other notation has a place for them, and each says so.
        let other = Format::named("fpuzzles-json").unwrap().write(&draft).unwrap();
        assert!(other.losses.iter().any(Loss::changes_the_puzzle));
    }
}

/// What is wrong besides is refused all the same.
#[test]
fn only_what_is_not_understood_is_let_through() {
    for text in [".Shape~4x4.Frobnicate.Cage~3~R9C9", ".Shape~4x4.Sandwich~Q9~3"] {
        assert!(Format::of(text).unwrap().open(text).is_err(), "{text}");
    }
    let many = format!(".Shape~4x4{}", ".Frobnicate~3".repeat(200));
    assert!(Format::of(&many).unwrap().open(&many).is_err());
}

/// The JSON of f-puzzles for 4×4 with a member more.
fn f_puzzles(more: &str) -> String {
    let row = "[{},{},{},{}]";
    format!(
        r#"{{{more}"size":4,"grid":[{row},{row},{row},[{{"region":null}},{{"value":3}},{{}},{{}}]]}}"#
    )
}

#[test]
fn links_with_a_constraint_string() {
    let string = ".Shape~4x4.Cage~3~R1C1~R1C2";
    let site = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
    let packed = string.replace('.', "%2E").replace('~', "%7e");
    for link in [format!("{site}{string}"), format!("{site}{packed}&mode=all-possibilities")] {
        assert_eq!(format::read(&link).unwrap(), format::read(string).unwrap(), "{link}");
    }
    let error = format::read(&format!("{site}.Nonsense~1~2")).unwrap_err().to_string();
    assert!(error.contains("Nonsense"), "{error}");
}

/// Old puzzles have it in the cells.
#[test]
fn odd_and_even_cells_of_f_puzzles() {
    let read = |parity: &str| {
        let cell = format!(r#"[{{"parity":"{parity}"}},"#);
        format::read(&f_puzzles("").replacen("[{},", &cell, 1))
    };
    for (parity, rule) in [("Odd", Rule::Odd(Cell(0))), ("Even", Rule::Even(Cell(0)))] {
        assert_eq!(read(parity).unwrap().rules, [rule]);
    }
    let message = read("Prime").unwrap_err().to_string();
    assert_eq!(message, "grid[0][0]: the rule parity is not understood (parity:Prime)");
}

#[test]
fn rules_of_f_puzzles() {
    let kinds = |more: &str| match format::read(&f_puzzles(more)) {
        Ok(draft) => {
            draft.rules.iter().map(|rule| rule.kind().name()).collect::<Vec<_>>().join(", ")
        }
        Err(error) => error.to_string(),
    };
    for (more, expected) in [
        // Played digits are none of the puzzle's.
        ("", ""),
        (r#""killercage":[{"cells":["R1C1","R1C2"],"value":"3"}],"#, "killer cage"),
        (
            r#""killercage":[{"cells":["R1C1","R1C2"],"value":3},{"cells":["R2C2"]}],"#,
            "killer cage, killer cage",
        ),
        (r#""nonconsecutive":true,"#, "nonconsecutive"),
        (
            r#""nonconsecutive":true,"ratio":[{"cells":["R1C1","R1C2"],"value":""}],"#,
            "ratio, all marks given",
        ),
        (
            r#""arrow":[{"cells":["R1C1"],"lines":[["R1C1","R1C2"],["R1C1","R2C2","R3C3"]]}],"#,
            "arrow, arrow",
        ),
        (r#""antiking":false,"thermometer":[],"foglight":["R1C1"],"#, ""),
        (
            r#""cage":[{"cells":["R1C1"],"value":"title: X"},{"cells":["R1C2"],"value":"FOGLIGHT"}],"#,
            "",
        ),
        (
            r#""renban":[{"lines":[["R1C1","R1C2"]]}],"line":[{"lines":[["R1C1","R1C2"]],"fromConstraint":"Renban"}],"#,
            "renban",
        ),
        (
            r#""cage":[{"cells":["R1C1","R1C2"],"value":"7"}],"#,
            "cage[0]: the rule cage is not understood (R1C1 R1C2 value:7)",
        ),
        (
            r#""wormhole":[{"cells":["R1C1"]}],"#,
            "wormhole[0]: the rule wormhole is not understood (R1C1)",
        ),
        (r#""portal":true,"#, "portal: the rule portal is not understood"),
        (
            r#""sandwichsum":[{"cell":"R2C2","value":"4"}],"#,
            "sandwichsum[0]: the rule sandwichsum (R2C2) is impossible: \"R2C2\" is not beside the board",
        ),
        (r#""negative":["sums"],"#, "negative[0]: the rule negative sums is not understood (sums)"),
    ] {
        assert_eq!(kinds(more), expected, "{more}");
    }
    // Three blocks are whole, and one lacks the cell without a region.
    let sizes = |text: &str| {
        let draft = format::read(text).unwrap();
        draft.board.regions().map(|region| region.cells.len()).collect::<Vec<_>>()
    };
    assert_eq!(sizes(&f_puzzles("")), [4, 4, 3, 4]);
}

/// The example of the document, and its list of notations.
#[test]
fn the_document_is_true() {
    let text = include_str!("../../../docs/VARIANTS.md");
    let (_, rest) = text.split_once("```json\n").unwrap();
    let draft = format::read(rest.split_once("```").unwrap().0).unwrap();
    assert_eq!(draft.rules.len(), 2);
    let found = draft.puzzle().unwrap().solve(Budget::UNLIMITED).unwrap();
    let odd = |cell: usize| found[cell].0.is_multiple_of(2);
    assert!((8..11).all(|cell| !(odd(cell) && odd(cell + 1))), "{found:?}");
    for format in format::FORMATS {
        let row = text.lines().find(|line| line.starts_with(&format!("| `{}` |", format.name)));
        let row = row.unwrap_or_else(|| panic!("{} is not described", format.name));
        assert_eq!(!row.ends_with("| no |"), format.writes(), "{row}");
    }
}

#[test]
fn a_member_that_stands_twice_is_refused() {
    let text =
        r#"{"ninefold-variant":1,"rows":4,"rules":[{"rule":"odd","cell":"r1c1"}],"rules":[]}"#;
    let message = format::read(text).unwrap_err().to_string();
    assert!(message.ends_with("an object has the same member twice"), "{message}");
    assert!(format::read(&text.replace(r#","rules":[]"#, r#","title":"a:\"b:\\""#)).is_ok());
}

#[test]
fn what_a_player_filled_in_is_kept_or_said_to_be_lost() {
    let text = r#"{"size":4,"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}],"grid":[
        [{},{"value":2},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}"#;
    let draft = format::read(text).expect("it is f-puzzles");
    for (name, lost) in [("variant-json", true), ("iss", true), ("fpuzzles-json", false)] {
        let written = Format::named(name).expect("it is one").write(&draft).expect("it has all");
        let losses: Vec<_> =
            written.losses.iter().map(|loss| loss.text(Language::English)).collect();
        let expected: &[&str] = if lost { &["the placed digits are lost"] } else { &[] };
        assert_eq!(losses, expected, "{name}");
    }
    let solution = [0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0].map(Value);
    for name in ["variant-json", "iss", "fpuzzles-json"] {
        let format = Format::named(name).expect("it is one");
        let written = format.write_solved(&draft, &solution).expect("it has all");
        assert!(written.losses.is_empty(), "{name}: {:?}", written.losses);
    }
}

#[test]
fn a_claimed_solution_may_be_a_text() {
    let text = |solution: &str| {
        let row = "[{},{},{},{}]";
        let text =
            format!(r#"{{"size":4,"solution":{solution},"grid":[{row},{row},{row},{row}]}}"#);
        format::read(&text).expect("it is f-puzzles").about.solution
    };
    let list = text("[1,2,4,3,1,2,2,4,3,1,2,2,3,1,4,2]");
    assert!(list.is_some());
    assert_eq!(text("\"1243122431223142\""), list);
    assert_eq!(text("\"12\""), None);
}
