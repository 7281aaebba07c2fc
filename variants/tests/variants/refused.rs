//! What is not read is not left out in silence.

use std::time::Duration;

use ninefold_variants::format::{self, Format};
use ninefold_variants::{Budget, Error, Language, Puzzle};

/// The names of the rules of a text, or what it is refused for.
fn kinds(text: &str) -> String {
    match format::read(text) {
        Ok(draft) => {
            draft.rules.iter().map(|rule| rule.kind().name()).collect::<Vec<_>>().join(", ")
        }
        Err(error) => error.to_string(),
    }
}

const ROW: &str = "[{},{},{},{}]";

/// The JSON of f-puzzles for 4×4 with members more.
fn f_puzzles(more: &str) -> String {
    format!(r#"{{"size":4,"grid":[{ROW},{ROW},{ROW},{ROW}],{more}}}"#)
}

#[test]
fn drawings_for_rules_that_the_puzzle_lacks() {
    for (more, key, name) in [
        (
            r#""line":[{"lines":[["R1C1","R1C2"]],"fromConstraint":"Parity Line"}]"#,
            "line",
            "Parity Line",
        ),
        (r#""line":[{"lines":[["R1C1","R1C2"]],"fromConstraint":"Renban"}]"#, "line", "Renban"),
        (r#""line":[{"lines":[["R1C1","R1C2"]],"fromConstraint":"Line"}]"#, "line", "Line"),
        (r#""line":[{"lines":[["R1C1","R1C2"]],"fromConstraint":"Foggy Line"}]"#, "line", "line"),
        (r#""line":[{"lines":[["R1C1","R1C2"]],"isNewConstraint":true}]"#, "line", "line"),
        (
            r#""circle":[{"cells":["R1C1"],"fromConstraint":"Counting Circles"}]"#,
            "circle",
            "Counting Circles",
        ),
        (
            r#""extraregion":[{"cells":["R1C1","R1C2"]}],"cage":[{"cells":["R1C1","R1C2"],"value":"7",
            "fromConstraint":"Extra Region"}]"#,
            "cage",
            "Extra Region",
        ),
        (
            r#""renban":[{"lines":[["R1C1","R1C2"]]}],"line":[{"lines":[["R1C1","R2C1"]],
            "fromConstraint":"Renban"}]"#,
            "line",
            "Renban",
        ),
    ] {
        let message = kinds(&f_puzzles(more));
        let start = format!("{key}[0]: the rule {name} is not understood (R1C1");
        assert!(message.starts_with(&start), "{more}: {message}");
    }
    for (more, expected) in [
        (
            r#""whispers":[{"lines":[["R1C1","R1C2"]]}],"line":[{"lines":[["R1C1","R1C2"]],
            "fromConstraint":"German Whispers"}]"#,
            "whisper",
        ),
        (
            r#""skyscraper":[{"cell":"R1C0","value":"2"}],"text":[{"cells":["R1C0"],"value":"2",
            "fromConstraint":"Skyscraper"}]"#,
            "skyscraper",
        ),
        (
            r#""columnindexer":[{"cells":["R1C1"]},{"cells":["R1C3"]}],"cage":[{"cells":["R1C1","R1C3"],
            "fromConstraint":"Column Indexer"}]"#,
            "indexer, indexer",
        ),
    ] {
        assert_eq!(kinds(&f_puzzles(more)), expected, "{more}");
    }
}

#[test]
fn members_that_are_no_rules() {
    let typed = |more: &str| {
        kinds(&format!(
            r#"{{"nRows":4,"nCols":4,"grid":[{ROW},{ROW},{ROW},{ROW}],"local_constraints":{{}}{more}}}"#
        ))
    };
    assert_eq!(typed(r#","bool_constraints":{"Antiknight":true},"file":"x""#), "anti-knight");
    for (more, message) in [
        (r#","bool_constraints":["Antiknight"]"#, "bool_constraints: expected an object"),
        (r#","bool_constraints":"Antiknight""#, "bool_constraints: expected an object"),
        (
            r#","global_constraints":{"x":1}"#,
            "global_constraints: the rule global_constraints is not understood (x:1)",
        ),
        (
            r#","boolConstraints":{"Antiknight":true}"#,
            "boolConstraints: the rule boolConstraints is not understood (Antiknight:true)",
        ),
    ] {
        assert_eq!(typed(more), message);
    }
    let listed = r#"{"nRows":4,"nCols":4,"grid":[],"local_constraints":[{"Renban Line":[]}]}"#;
    let listed = listed.replace("[],", &format!("[{ROW},{ROW},{ROW},{ROW}],"));
    assert_eq!(kinds(&listed), "local_constraints: expected an object");
    // A digit where a cell should be is none that is given.
    let cells = f_puzzles(r#""title":"x""#).replacen("[{},", "[1,", 1);
    assert_eq!(kinds(&cells), "grid[0][0]: expected an object");
}

#[test]
fn flags_that_are_neither_true_nor_false() {
    for member in ["lines", "fog"] {
        let own =
            |flag: &str| kinds(&format!(r#"{{"ninefold-variant":1,"rows":4,"{member}":{flag}}}"#));
        for flag in [r#""false""#, "1", "null"] {
            assert_eq!(own(flag), format!("{member}: expected true or false"));
        }
        assert_eq!(own("false"), "");
    }
}

#[test]
fn rules_of_json_are_named_with_their_cells() {
    let cage = f_puzzles(r#""killercage":[{"cells":["R1C1","R9C1"],"value":"3"}]"#);
    let impossible =
        r#"the rule killercage (R1C1 R9C1) is impossible: "R9C1" is not a cell of the board"#;
    assert_eq!(kinds(&cage), format!("killercage[0].cells[1]: {impossible}"));
    let error = format::read(&cage).unwrap_err();
    assert_eq!(error.in_line().to_string(), format!("killercage[0].cells[1]: {impossible}"));
    let own =
        r#"{"ninefold-variant":1,"rows":4,"rules":[{"rule":"renban","cells":["r1c1","r9c1"]}]}"#;
    let impossible =
        r#"the rule renban (r1c1 r9c1) is impossible: "r9c1" is not a cell of the board"#;
    assert_eq!(kinds(own), format!("rules[0].cells[1]: {impossible}"));
    assert_eq!(
        kinds(&f_puzzles(r#""thermometer":[{"value":"1"}]"#)),
        r#"thermometer[0]: the rule thermometer (value:1) is impossible: "lines" is missing"#
    );
}

#[test]
fn rules_without_cells_of_constraint_strings() {
    for name in ["NFA~UgIn", "Regex~1", "Pair~AAAA", "PairX~AAAA", "Cage~5"] {
        let message = kinds(&format!(".Shape~4x4.{name}"));
        assert!(message.contains("is impossible: no cells"), "{message}");
    }
    let message = kinds(".NFA~AAAA~R1C1~R1C2");
    assert!(message.contains("the automaton is damaged"), "{message}");
}

#[test]
fn members_that_may_say_more_of_a_rule() {
    let line = |more: &str| {
        kinds(&f_puzzles(&format!(r#""thermometer":[{{"lines":[["R1C1","R1C2"]],{more}}}]"#)))
    };
    let refused = "thermometer[0].slow: the rule thermometer is not understood";
    assert_eq!(line(r#""slow":true"#), refused);
    for harmless in [r##""outlineC":"#67f067""##, r#""slow":false"#, r#""width":0.5"#] {
        assert_eq!(line(harmless), "thermometer");
    }
    let cage = kinds(&f_puzzles(r#""killercage":[{"cells":["R1C1"],"sum":3}]"#));
    assert_eq!(cage, "killercage[0].sum: the rule killercage is not understood (3)");
}

/// A puzzle whose rules speak of cells beside the board is opened without these rules.
#[test]
fn cells_that_constraint_strings_make() {
    let text =
        ".Shape~4x4.Var~A~Sum~2.Thermo~R1C1~R1C2.Arrow~VA1~R2C1~R2C2.And.Cage~3~VA2~R1C1.End";
    let chaos = ".Shape~6x6.ChaosConstruction.NoBoxes.Thermo~R1C1~R1C2.CountDistinct~R2C5~CC4~CC5";
    let doubles = ".Shape~9x9~0-9.Doppelganger.Whisper~4~R1C1~R1C2.Whisper~4~DGR3~DGR4";
    for (text, unknown) in [
        (text, &["Var", "Arrow", "And"][..]),
        (chaos, &["ChaosConstruction", "CountDistinct"]),
        (doubles, &["Doppelganger", "Whisper"]),
    ] {
        let draft = Format::of(text).unwrap().open(text).unwrap();
        let names = draft.unknown.iter().map(|unknown| match &unknown.error {
            Error::Unknown { name, .. } => name.as_str(),
            other => panic!("{other}"),
        });
        assert_eq!(names.collect::<Vec<_>>(), unknown);
        assert_eq!(draft.rules.len(), 1, "{text}");
    }
    // No other name of a cell is one of theirs.
    let wrong = text.replace("R1C2", "VB1");
    assert!(Format::of(&wrong).unwrap().open(&wrong).is_err());
}

#[test]
fn regions_of_a_jigsaw_that_are_none() {
    let refused = |text: &str| {
        let format = Format::of(text).unwrap();
        assert_eq!(format.name, "jigsaw");
        format::read_certain(text).unwrap().unwrap_err().to_string()
    };
    let blank = ".".repeat(16);
    assert_eq!(
        refused(&format!("{blank}AAABAABBCCDDCCDD")),
        "line 1, column 17: region A of this jigsaw needs 4 cells, found 5 (r1c1 r1c2 r1c3 r2c1 r2c2)"
    );
    assert_eq!(
        refused(&format!("{blank}AABBBABACCDDCCDD")),
        "line 1, column 17: the cells of region A of this jigsaw do not all touch (r1c1 r1c2 r2c2 r2c4)"
    );
    assert_eq!(
        refused(&format!("{blank}AAABAABBCCDDCCDE")),
        "line 1, column 32: region E of this jigsaw needs 4 cells, found 1 (r4c4)"
    );
    // Words behind a puzzle are no regions.
    let words =
        format!("{}{}", ".".repeat(81), "the quick brown fox jumps over a lazy dog ".repeat(9));
    assert_ne!(Format::of(&words[..200]).map(|format| format.name), Some("jigsaw"));
}

#[test]
fn what_stands_behind_load_in_a_link() {
    let json = f_puzzles(r#""antiknight":true"#);
    let payload = lz_str::compress_to_base64(&json);
    assert_eq!(kinds(&payload), "anti-knight");
    assert_eq!(format::pieces(&format!("{payload}\n{payload} # two\n")).len(), 2);
    let cut = &payload[..payload.len() - 20];
    let error = format::read(cut).unwrap_err().to_string();
    assert!(error.starts_with("line 1, column 1: "), "{error}");
}

#[test]
fn an_address_may_lack_its_beginning() {
    let payload = lz_str::compress_to_base64(&f_puzzles(r#""antiknight":true"#));
    for site in ["sudokupad.app/fpuzzles", "sudokupad.app/sudoku/fpuz", "f-puzzles.com/?load="] {
        for before in ["", "https://", "www.", "http://www."] {
            let link = format!("{before}{site}{payload}");
            assert_eq!(kinds(&link), "anti-knight", "{link}");
            assert!(format::read_certain(&link).is_some_and(|read| read.is_ok()), "{link}");
        }
    }
    let named = format::read("sudokupad.app/gftbs4cy36").unwrap_err().to_string();
    assert!(named.contains("open https://sudokupad.app/api/puzzle/gftbs4cy36 in"), "{named}");
}

/// A link that is cut off gets the same message as one of a classic puzzle.
#[test]
fn what_is_wrong_with_a_link() {
    let payload = lz_str::compress_to_base64(&f_puzzles(r#""antiknight":true"#));
    let link = |data: &str| kinds(&format!("https://www.f-puzzles.com/?load={data}"));
    for (said, wrong) in [
        (
            link(&payload[..payload.len() / 2]),
            "expected a whole link, found one that is damaged or cut off",
        ),
        (link(&payload.repeat(5_000)), "the link is too long, or runs into another one"),
        (
            link(&format!("{payload}https://sudokupad.app/")),
            "the link is too long, or runs into another one",
        ),
        (
            kinds("https://f-puzzles.com/?id=yabc123"),
            "the link only names a puzzle on a server; open it there, choose Export, and use that link",
        ),
        (kinds("https://app.crackingthecryptic.com/about"), "the link has no puzzle"),
    ] {
        assert!(said.ends_with(&format!(": {wrong}")), "{said}");
    }
}

#[test]
fn a_rule_of_a_string_in_other_letters() {
    for (text, message) in [
        (
            ".cage~3~R1C1~R1C2",
            "line 1, column 1: the rule cage (Cage?) is not understood (3 R1C1 R1C2)",
        ),
        (
            ".Shape~4x4.xsum~R1~3",
            "line 1, column 11: the rule xsum (XSum?) is not understood (R1 3)",
        ),
        (".cagex~3~R1C1", "line 1, column 1: the rule cagex is not understood (3 R1C1)"),
    ] {
        assert_eq!(kinds(text), message);
    }
    assert!(Format::of(&format!(".abcd{}", ".".repeat(76))).is_none_or(|f| f.name != "iss"));
}

#[test]
fn many_rules_that_contradict_are_named() {
    let ring = ["R1C1~R1C2", "R1C2~R1C3", "R1C3~R2C3", "R2C3~R2C2", "R2C2~R2C1", "R2C1~R1C1"];
    let thermometers =
        |lines: &[&str]| lines.iter().map(|line| format!(".Thermo~{line}")).collect::<String>();
    let told = |text: String| {
        let puzzle: Puzzle = text.parse().unwrap();
        puzzle.contradictory(Budget::UNLIMITED).map(|why| why.text(Language::English).to_owned())
    };
    let named =
        ring.map(|line| format!("thermometer at {}", line.to_lowercase().replace('~', " ")));
    assert_eq!(told(format!(".Shape~9x9{}", thermometers(&ring))), Some(named.join(", ")));
    let longer = ["R1C3~R1C4", "R1C4~R2C4", "R2C4~R2C3"];
    let longer = [&ring[..2], &longer, &ring[3..]].concat();
    let told = told(format!(".Shape~9x9{}", thermometers(&longer))).unwrap();
    assert!(told.starts_with(&named[0]) && told.ends_with(" and 2 more"), "{told}");
}

/// Five rules contradict each other here. Whether fewer do is not found with few guesses, so none are named: what is named
/// depends on no clock.
#[test]
fn no_named_rule_can_be_left_out() {
    let chess = ".Shape~9x9.AntiKing.AntiKnight.AntiConsecutive.Diagonal~1.Diagonal~-1";
    let puzzle: Puzzle = chess.parse().unwrap();
    assert_eq!(puzzle.contradictory(Budget::UNLIMITED), None);
    let cages: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.Cage~20~R1C1~R1C2".parse().unwrap();
    assert!(cages.contradictory(Budget::UNLIMITED).is_some());
    assert_eq!(cages.contradictory(Budget::within(Duration::ZERO)), None);
}

/// A rule of Ninefold's own JSON in another spelling.
#[test]
fn a_rule_with_nearly_its_name() {
    let told = |name: &str| {
        let rule = format!(r#"{{"rule":"{name}","cells":["r1c1","r1c2"],"sum":3}}"#);
        kinds(&format!(r#"{{"ninefold-variant":1,"rows":4,"rules":[{rule}]}}"#))
    };
    assert_eq!(told("killer cage"), "killer cage");
    for name in ["Killer Cage", "killer_cage", "KILLERCAGE"] {
        let message =
            format!("rules[0]: no rule is called {name:?}; did you mean \"killer cage\"?");
        assert_eq!(told(name), message);
    }
    let far = "rules[0]: the rule killer cages is not understood (r1c1 r1c2)";
    assert_eq!(told("killer cages"), far);
}

#[test]
fn rules_without_meaning_are_refused() {
    let own = |rule: &str| {
        let text = format!(r#"{{"ninefold-variant":1,"rows":4,"rules":[{rule}]}}"#);
        ninefold_variants::format::read(&text).unwrap_err().to_string()
    };
    for (rule, why) in [
        (r#"{"rule":"whisper","cells":["r1c1","r1c2"],"difference":-1}"#, "a difference from 0"),
        (r#"{"rule":"ratio","cells":["r1c1","r1c2"],"relation":{"ratio":0}}"#, "a ratio from 1"),
        (r#"{"rule":"given","cell":"r1c1","values":[]}"#, "it leaves no value"),
    ] {
        assert!(own(rule).contains(why), "{}", own(rule));
    }
    let region = |cells: &str| {
        let text = format!(r#"{{"ninefold-variant":1,"rows":4,"rules":[],"regions":[[{cells}]]}}"#);
        ninefold_variants::format::read(&text).unwrap_err().to_string()
    };
    assert!(region(r#""r1c1","r1c2","r1c1""#).contains("r1c1 stands in it twice"));
    assert!(region("").contains("it names no cells"));
    let jigsaw = ".Shape~4x4.Jigsaw~1111222233334445";
    let told = ninefold_variants::format::read(jigsaw).unwrap_err().to_string();
    assert!(told.contains("piece 4 needs 4 cells, found 3"), "{told}");
    let typed = |value: &str| {
        let row = "[{},{},{},{}]";
        let text = format!(
            r#"{{"nRows":4,"nCols":4,"grid":[{row},{row},{row},{row}],"local_constraints":
            {{"Killer Cage":[{{"cells":["R1C1","R1C2"],"value":"{value}"}}]}}}}"#
        );
        ninefold_variants::format::read(&text).map(|draft| draft.rules.len())
    };
    for value in ["3x", "0x3"] {
        assert!(typed(value).is_err(), "{value}");
    }
    assert_eq!([typed("3").unwrap(), typed("A").unwrap()], [1, 1]);
}
