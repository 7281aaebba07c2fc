//! Files of many puzzles.

use ninefold_variants::format;

/// The notation, the first line, and the number of rules or the error of each puzzle of a file.
fn listed(text: &str) -> Vec<String> {
    let puzzle = |piece: format::Piece<'_>| {
        let name = piece.format.map_or("nothing", |format| format.name);
        match piece.read() {
            Ok(draft) => format!("{name} {} {}", piece.line, draft.rules.len()),
            Err(error) => format!("{name} {error}"),
        }
    };
    format::pieces(text).into_iter().map(puzzle).collect()
}

#[test]
fn a_file_of_many_puzzles() {
    let classic = ".".repeat(80) + "1";
    let cage = ".Cage~3~R1C1~R1C2";
    let own = r#"{"ninefold-variant":1,"rows":4,"rules":[{"rule":"odd","cell":"r1c1"}]}"#;
    let pretty = own.replace(',', ",\n  ");
    let damaged = r#"{"ninefold-variant":1,"rows":4,"rules":[{"rule":"odd","cell":"r5c1"}]}"#;
    let cut = r#"{"ninefold-variant":1,"rows":4,"rules":[{"rule":"odd"#;
    let text = format!(
        "# comment\n{cage}\n{classic}\n.Var~A\n{cage}\n  .Cage~4~R2C1~R2C2\n1...\n..2.\n....\n....\n\n\
         1...\n..2.\n....\n...3\n\n{own}\n{damaged}\n{pretty}\n{cut}\n{own}\n[{own},\n{own}]\n\
         1...............\n..2.............\n\n1....\n.....\n.....\n.....\n....5\n\n\
         aaaaa\nbbbbb\nccccc\nddddd\neeeee\n\nsome words\nand more\n"
    );
    assert_eq!(
        listed(&text),
        [
            "iss 2 1",
            "grid 3 1",
            "iss line 4, column 1: the rule Var is not understood (A)",
            "iss 5 2",
            "grid 7 2",
            "grid 12 3",
            "variant-json 17 1",
            "variant-json line 18: rules[0].cell: the rule odd (r5c1) is impossible: \"r5c1\" is not a cell of the board",
            "variant-json 19 1",
            "variant-json line 23, column 52: the JSON ends too early",
            "variant-json 24 1",
            "variant-json 25 1",
            "variant-json 26 1",
            "grid 27 1",
            "grid 28 1",
            "jigsaw 30 2",
            "nothing line 42, column 1: no variant format is recognised",
        ]
    );
    // A damaged line costs no other.
    let lines = format!("{classic}\n{}\n{classic}\n", &classic[1..]);
    let error = "80 cells do not make a square grid of 2 to 32 rows";
    assert_eq!(
        listed(&lines),
        ["grid 1 1", &format!("grid line 2, column 1: {error}"), "grid 3 1"]
    );
    // Rows of a large grid are no small grids.
    let row = "1 . . . 5 . . . . . . . . . . 16\n";
    assert_eq!(listed(&row.repeat(16)), ["grid 1 48"]);
}

#[test]
fn a_comment_goes_with_the_puzzle_before_it() {
    let own = r##"{"ninefold-variant":1,"rows":4,"title":"} # \" x","rules":[]}"##;
    let pretty = own.replace(',', ",\n");
    let text = format!("{own} # }} {{\n{pretty}# two\n[{own}, {own}] # three\n.Shape~4x4 # four\n");
    let pieces = format::pieces(&text);
    let comments: Vec<_> =
        pieces.iter().map(|piece| format::without_comment(&piece.text).1.trim()).collect();
    assert_eq!(comments, ["# } {", "# two", "", "", "# four"]);
    assert!(pieces.iter().all(|piece| piece.read().is_ok()), "{:?}", listed(&text));
    // The regions of a jigsaw stand behind the same sign.
    let (cells, regions) = ("1...............", "aabbaabbccddccdd");
    let blocks = ["aaabbbccc", "dddeeefff", "ggghhhiii"].map(|band| band.repeat(3)).concat();
    let nine = ".".repeat(81);
    for (text, comment) in [
        (format!("{nine} {blocks} # hard"), " # hard"),
        (format!("{blocks} # hard"), " # hard"),
        (format!("{nine} # {blocks} # hard"), " # hard"),
        (format!("{cells} # {regions} # hard # old"), " # hard # old"),
        (format!("{cells} # {regions}"), ""),
        (format!("{cells} # hard # {regions}"), &*format!(" # hard # {regions}")),
    ] {
        assert_eq!(format::without_comment(&text).1, comment, "{text}");
    }
}

#[test]
fn a_mistake_costs_one_puzzle() {
    let classic = ".".repeat(80) + "1";
    let cage = ".Cage~3~R1C1~R1C2";
    // An indented line goes on with the string before it, which may be indented too.
    let listed_lines = |text: &str| listed(text).len();
    assert_eq!(listed_lines(&format!("  {cage}\n  {cage}\n  {classic}\n  {classic}\n")), 3);
    assert_eq!(listed(&format!("\n  .Shape~4x4\n  {cage}\n  .~R1C3_4\n  ")), ["iss 2 2"]);
    assert_eq!(listed(&format!("  {cage}\n    .Cage~4~R2C1~R2C2\n")), ["iss 1 2"]);
    assert_eq!(listed_lines(&format!("{cage}\n  .Shape~4x4{cage}\n")), 2);
    // A value that never ends, in all forms.
    let grid = "1...\n..2.\n....\n...3\n";
    for open in ["{\"a\":", "[", "{\"a\": \"b", "[{\"a\": 1,", "[[1, 2],"] {
        let text = format!("{open}\n{cage}\n{classic}\n{open}\n\n{grid}\n{open}\r\n{cage}\n");
        let told = listed(&text);
        let good = ["iss 2 1", "grid 3 1", "grid 6 3", "iss 12 1"];
        assert_eq!(told.len(), 7, "{told:?}");
        assert!(good.iter().all(|one| told.iter().any(|told| told == one)), "{told:?}");
    }
    // A list of numbers is no puzzle, and is not lost.
    assert_eq!(
        listed(&format!("[1, 2]\n{cage}\n[]\n")),
        ["nothing line 1, column 1: no variant format is recognised", "iss 2 1"]
    );
    // The blank rows of a large grid look like small grids.
    let row = "1 . . . 5 . . . . . . . . . . 16\n".replace(' ', "").replace("16", "G");
    let blank = ".".repeat(16) + "\n";
    let rows = format!("{}{}", row.repeat(12), blank.repeat(4));
    assert_eq!(listed(&rows), ["grid 1 36"]);
    assert_eq!(
        listed(&rows.replacen('G', "%", 3).replacen('%', "G", 2)),
        ["grid line 3, column 16: unexpected '%' in a grid of 16 rows"]
    );
    assert_eq!(
        listed(&rows.replacen("\n....", "\n...", 1)),
        ["grid line 13, column 1: expected 16 cells in the row, found 15"]
    );
}

#[test]
fn a_line_of_damaged_json_is_one_record() {
    let next = r#"{"ninefold-variant":1,"rows":4,"rules":[{"rule":"odd","cell":"r1c1"}]}"#;
    let row = "[{},{},{},{}]";
    let f_puzzles = format!(
        r#"{{"size":4,"grid":[{row},{row},{row},{row}],"title":"a }} [b","odd":[{{"cell":"R1C1"}}]}}"#
    );
    let whole = [next.to_owned(), f_puzzles, format!("[{next}]")];
    for whole in &whole {
        let mut damaged = Vec::new();
        for at in 1..=whole.len() {
            let (before, after) = whole.split_at(at);
            damaged.extend(["{", "}", "[", "]", "\""].map(|sign| format!("{before}{sign}{after}")));
            if after.starts_with(['{', '}', '[', ']', '"']) {
                damaged.push(format!("{before}{}", &after[1..]));
            }
        }
        for damaged in damaged {
            for (other, name) in [(next, "variant-json 2 1"), (".Shape~4x4.AntiKing", "iss 2 1")] {
                let told = listed(&format!("{damaged}\n{other}\n{other}\n"));
                // A list has as many as objects seem to stand in it.
                let first = told.len() - 2;
                assert!(first == 1 || first < 4 && damaged.starts_with('['), "{damaged}: {told:?}");
                assert_eq!(told[first], name, "{damaged}");
            }
        }
    }
    // Whole values on a line are puzzles each, and a comma behind one says nothing.
    assert_eq!(listed(&format!("{next} {next}\n{next},\n{next}\n")).len(), 4);
    let told = listed(&format!("{next}}}\n{next}\n"));
    assert!(told[0].starts_with("variant-json line 1, column 71: there is more text"), "{told:?}");
}

/// A grid with a digit in each row that no smaller grid has, and a region for each row.
fn rows(size: usize) -> (String, String) {
    let digit = size.min(9);
    let cells = format!("{digit}{}\n", ".".repeat(size - 1)).repeat(size);
    let letters = (b'A'..).take(size).map(|letter| char::from(letter).to_string());
    (cells, letters.map(|letter| letter.repeat(size) + "\n").collect())
}

#[test]
fn regions_of_a_jigsaw_may_stand_behind_a_blank_line() {
    for size in [5, 9, 10, 12, 16] {
        let (cells, regions) = rows(size);
        for between in ["", "\n"] {
            let one = format!("{cells}{between}{regions}\n");
            let next = 2 * size + between.len() + 2;
            let wanted = [format!("jigsaw 1 {size}"), format!("jigsaw {next} {size}")];
            assert_eq!(listed(&format!("{one}{one}")), wanted, "{size}");
        }
        // Regions alone are a jigsaw each.
        let second = format!("jigsaw {} 0", size + 2);
        assert_eq!(listed(&format!("{regions}\n{regions}")), ["jigsaw 1 0", &second], "{size}");
    }
}

#[test]
fn text_above_a_drawn_grid_is_no_puzzle() {
    for size in [6, 16] {
        let (cells, _) = rows(size);
        let wanted = [format!("grid 2 {size}"), format!("grid {} {size}", size + 4)];
        assert_eq!(listed(&format!("An easy one\n{cells}\nAnother\n{cells}")), wanted);
    }
    for size in [6, 9, 16] {
        let (cells, regions) = rows(size);
        let jigsaw = listed(&format!("Jigsaw\n{cells}\n{regions}"));
        assert_eq!(jigsaw, [format!("jigsaw 2 {size}")]);
    }
    // A damaged line above puzzles in a line each is none.
    let lines = "1..x............\n".to_owned() + &"1...............\n".repeat(16);
    assert_eq!(listed(&lines).len(), 17);
}
