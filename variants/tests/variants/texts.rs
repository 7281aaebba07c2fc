//! Killers and jigsaws as plain text.

use ninefold_variants::format;

#[test]
fn killers_and_jigsaws_as_text() {
    let read = |text: &str| format::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let alone = read("aaaaabbbbbcccccdddddeeeee");
    assert_eq!(alone.board.regions().count(), 5);
    // Not a jigsaw: the cells with the same letter do not touch. So a solution is no layout.
    let solution = "abcdebcdeacdeabdeabceabcd";
    assert!(format::read(solution).is_err());
    assert!(format::read(&format!("a{}{solution}", ".".repeat(24))).is_err());
    let given = read("1....\n.....\n.....\n.....\n....5\n\naaaaa\nbbbbb\nccccc\nddddd\neeeee\n");
    assert_eq!((given.rules.len(), &given.board), (2, &alone.board));
    // A cage of two cells, given digits, and a layout with a region for each row.
    let entry = |i: usize| match i {
        0 => "=9J0".to_owned(),
        1 => "+0J0".to_owned(),
        80 => "=7J8".to_owned(),
        _ => format!("=0J{}", i / 9),
    };
    let sumo: String = (0..81).map(entry).collect();
    let draft = read(&format!("SumoCueV1D{sumo}"));
    let kinds: Vec<_> = draft.rules.iter().map(|rule| rule.kind().name()).collect();
    assert_eq!(kinds, ["diagonal", "diagonal", "killer cage", "killer cage"]);
    let message = |text: &str| format::read(text).unwrap_err().to_string();
    let damaged = sumo.replacen("+0J0", "+2x", 1);
    assert_eq!(
        message(&format!("SumoCueV1{damaged}")),
        "line 1, column 14: \"2x\" is not a cell of a SumoCue puzzle"
    );
    let damaged = sumo.replacen("+0J0", "+1J0", 1);
    assert_eq!(
        message(&format!("SumoCueV1{damaged}")),
        "line 1, column 14: this cell belongs to the cage of cell 1 (counted from 0), where none begins"
    );
    let damaged = sumo.replacen("J0", "", 1);
    assert_eq!(
        message(&format!("SumoCueV1{damaged}")),
        "line 1, column 10: a cell without a region, though others have one"
    );
    let certain = |text: &str| format::read_certain(text).is_some_and(|read| read.is_err());
    assert!(certain("SumoCueV1=1"), "its head tells what it is");
    assert!(certain("3x3::k:1:2"), "its head tells what it is");
    assert!(certain(&format!("^{}", "<9".repeat(40))), "so do its arrows");
    let heading = format!("9x9\n{}", "530070000\n".repeat(9));
    assert!(!message(&heading).contains("killer"), "a classic grid below its size is none");
    // Web pages put spaces of other kinds between the rows.
    let rows = "9<<".repeat(27);
    let spaced: String =
        rows.as_bytes().chunks(9).map(|row| format!("\u{a0}{}", row.escape_ascii())).collect();
    assert_eq!(read(&spaced).rules, read(&rows).rules);
    let round = format!("><{}", "9".repeat(79));
    assert_eq!(
        message(&round),
        "line 1, column 1: the arrows of this killer go round and lead to no sum"
    );
    let beside = format!("^9{}", "9".repeat(79));
    assert_eq!(
        message(&beside),
        "line 1, column 1: the arrow '^' of this killer points beyond the edge of the board"
    );
    let cages: String = (0..81).map(|i| format!("{}:", 256 * 9 + i)).collect();
    assert_eq!(read(&format!("3x3:d:k:{cages}")).rules.len(), 83);
    let sums = cages.replacen("2305:", "2560:", 1);
    assert_eq!(
        message(&format!("3x3::k:{sums}")),
        "line 1, column 13: this cell gives its cage the sum 10, but an earlier cell 9"
    );
}

/// What stands around a variant in a list is read as around a classic puzzle.
#[test]
fn a_variant_below_a_comment_in_quotes_or_in_json() {
    let string = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4";
    let large: String =
        (0..16).map(|row| format!("{}\n", format!("{} . ", 1 + row).repeat(8))).collect();
    let object = format::Format::OWN.write(&format::read(string).unwrap()).unwrap().text;
    for text in [string, &large, &object] {
        let rules = format::read(text).unwrap().rules;
        let quoted = serde_json::Value::from(text).to_string();
        for around in [
            format!("# killer\n{text}"),
            format!("\n# killer\n# by me\n\n{text}\n"),
            format!("\u{feff}{text}"),
            format!("\u{feff}# killer\n{text}"),
            quoted.clone(),
            format!("# killer\n{quoted}"),
            format!("{{\"puzzle\": {quoted}, \"level\": 3}}"),
            format!("level,puzzle\n3,\"{}\"\n", text.replace('"', "\"\"")),
        ] {
            let read =
                format::read_certain(&around).unwrap_or_else(|| panic!("not read: {around}"));
            assert_eq!(read.unwrap().rules, rules, "{around}");
            assert!(format::read_solvable(&around).unwrap().is_ok(), "{around}");
        }
    }
    // The error is that of the variant, on its line.
    let told = |text: &str| format::read_certain(text).unwrap().unwrap_err().to_string();
    let unknown = ".Frob~3~R1C1";
    assert_eq!(
        told(&format!("# one\n{unknown}")),
        "line 2, column 1: the rule Frob is not understood (3 R1C1)"
    );
    assert_eq!(
        told(&format!("{{\"puzzle\":\"{unknown}\"}}")),
        "line 1, column 1: the rule Frob is not understood (3 R1C1)"
    );
    // Rules beside the puzzle are not passed over, nor is one of several puzzles taken.
    let beside = format!("{{\"puzzle\": \"{string}\", \"cages\": [{{\"cells\": [\"R1C1\"]}}]}}");
    assert!(format::read_certain(&beside).is_none_or(|read| read.is_err()), "{beside}");
    assert!(format::read_certain(&format!("\"{string}\"\n\"{string}\"")).is_none());
}

/// Numbers between commas are cells, one each: the digits of 16 are no two cells, if one is missing.
#[test]
fn digits_of_a_number_are_no_cells() {
    let cells = |count: usize| {
        let cells = (0..count).map(|at| if at == 20 { "16" } else { "0" });
        cells.collect::<Vec<_>>().join(",")
    };
    assert_eq!(format::read(&cells(256)).unwrap().board.cell_count(), 256);
    let error = format::read(&cells(255)).unwrap_err().to_string();
    assert!(error.contains("255 cells do not make a square grid"), "{error}");
    assert!(format::read_certain(&cells(255)).is_none_or(|read| read.is_err()));
    let error = format::read(&cells(256).replacen(",16", ",99", 1)).unwrap_err().to_string();
    assert!(error.contains("\"99\" is not a value of a grid of 16 rows"), "{error}");
    let rows = cells(256).replace(',', ", ");
    let rows: Vec<&str> = rows.split(", ").collect();
    let rows: Vec<String> = rows.chunks(16).map(|row| format!("[{}]", row.join(", "))).collect();
    let rows = format!("[{}]", rows.join(", "));
    let [array, line] = [&rows, &cells(256)].map(|text| format::read(text).unwrap().rules);
    assert_eq!(array, line);
}
