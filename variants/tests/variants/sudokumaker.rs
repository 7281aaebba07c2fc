//! SudokuMaker's JSON and links: what each of its blocks means.

use ninefold_variants::format::{self, Draft, Format};
use ninefold_variants::{Error, Rule};

/// Its JSON with these blocks, on the usual board.
fn nine(blocks: &str) -> String {
    document(&vec!["{}"; 81].join(","), "", blocks)
}

fn document(cells: &str, more: &str, blocks: &str) -> String {
    format!(
        r#"{{"formatVersion":"1.6.0","puzzle":{{"name":"Nine","author":"","comment":"Rules.","cells":[{cells}],{more}
        "constraints":[{blocks}]}}}}"#
    )
}

fn read(text: &str) -> Draft {
    format::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn blocks_mean_what_the_program_means() {
    for (blocks, rules) in [
        (r#"{"type":0},{"type":12},{"type":13}"#, r#"{"rule":"anti-king"},{"rule":"anti-knight"}"#),
        (
            r#"{"type":10,"style":{}},{"type":11}"#,
            r#"{"cells":["r1c1","r2c2","r3c3","r4c4","r5c5","r6c6","r7c7","r8c8","r9c9"],"rule":"diagonal"},{"cells":["r1c9","r2c8","r3c7","r4c6","r5c5","r6c4","r7c3","r8c2","r9c1"],"rule":"diagonal"}"#,
        ),
        (r#"{"type":15}"#, r#"{"rule":"nonconsecutive"}"#),
        (
            r#"{"type":100,"cells":[0,80]},{"type":101,"cells":[1]}"#,
            r#"{"cell":"r1c1","rule":"even"},{"cell":"r9c9","rule":"even"},{"cell":"r1c2","rule":"odd"}"#,
        ),
        (
            r#"{"type":103,"cells":[0,1]}"#,
            r#"{"cell":"r1c1","others":["r2c1"],"rule":"minimum"},{"cell":"r1c2","others":["r1c3","r2c2"],"rule":"minimum"}"#,
        ),
        // An edge on the left of a cell, and one below a cell.
        (
            r#"{"type":200,"clues":[{"value":1,"edge":75}]}"#,
            r#"{"cells":["r5c3","r5c4"],"relation":{"difference":1},"rule":"difference"}"#,
        ),
        (
            r#"{"type":201,"clues":[{"value":2,"edge":103}]}"#,
            r#"{"cells":["r6c5","r7c5"],"relation":{"ratio":2},"rule":"ratio"}"#,
        ),
        (
            r#"{"type":202,"clues":[{"value":10,"edge":70},{"value":5,"edge":132}]}"#,
            r#"{"cells":["r4c8","r5c8"],"relation":{"sum":10},"rule":"XV"},{"cells":["r8c6","r8c7"],"relation":{"sum":5},"rule":"XV"}"#,
        ),
        (
            r#"{"type":300,"thermometers":[[0,1,11]],"slow":false}"#,
            r#"{"cells":["r1c1","r1c2","r2c3"],"rule":"thermometer"}"#,
        ),
        (
            r#"{"type":301,"cages":[{"cells":[0,1],"value":5},{"cells":[9,10],"value":0}]}"#,
            r#"{"cells":["r1c1","r1c2"],"sum":5,"rule":"killer cage"},{"cells":["r2c1","r2c2"],"sum":null,"rule":"killer cage"}"#,
        ),
        (
            r#"{"type":302,"groups":[[0,40,80]]}"#,
            r#"{"first":["r1c1","r1c1"],"second":["r5c5","r9c9"],"rule":"clone"}"#,
        ),
        // The corner in the middle of the first four cells.
        (
            r#"{"type":303,"clues":[{"corner":11,"digits":[1,2]}]}"#,
            r#"{"cells":["r1c1","r1c2","r2c1","r2c2"],"values":[1,2],"exact":false,"rule":"quadruple"}"#,
        ),
        (r#"{"type":305,"cells":[0,40]}"#, r#"{"cells":["r1c1","r5c5"],"rule":"extra region"}"#),
        (
            r#"{"type":400,"lines":[[0,1],[2,3]]}"#,
            r#"{"cells":["r1c1","r1c2"],"rule":"renban"},{"cells":["r1c3","r1c4"],"rule":"renban"}"#,
        ),
        (
            r#"{"type":401,"lines":[[0,1]],"minDifference":4}"#,
            r#"{"cells":["r1c1","r1c2"],"difference":4,"rule":"whisper"}"#,
        ),
        (
            r#"{"type":402,"lines":[[0,1,2]]}"#,
            r#"{"cells":["r1c1","r1c2","r1c3"],"rule":"palindrome"}"#,
        ),
        (
            r#"{"type":403,"lines":[[0,1,2]]}"#,
            r#"{"cells":["r1c1","r1c2","r1c3"],"rule":"between line"}"#,
        ),
        (
            r#"{"type":404,"lines":[[2,3]],"singleRegionTotals":false},{"type":1,"regions":REGIONS}"#,
            r#"{"parts":[["r1c3"],["r1c4"]],"rule":"region sum line"}"#,
        ),
        (
            r#"{"type":405,"lines":[[0,1,2]]}"#,
            r#"{"cells":["r1c1","r1c2","r1c3"],"factors":[1,-2,1],"sum":0,"rule":"sum"}"#,
        ),
        // A group has a bit for each digit.
        (
            r#"{"type":406,"lines":[[0,1,2]],"groups":[14,112,896]}"#,
            r#"{"cells":["r1c1","r1c2","r1c3"],"rule":"entropic line"}"#,
        ),
        (
            r#"{"type":406,"lines":[[0,1,2]],"groups":[584,146,292]}"#,
            r#"{"cells":["r1c1","r1c2","r1c3"],"modulus":3,"rule":"modular line"}"#,
        ),
        (
            r#"{"type":406,"lines":[[0,1,2]],"groups":[682,340]}"#,
            r#"{"cells":["r1c1","r1c2","r1c3"],"modulus":2,"rule":"modular line"}"#,
        ),
        (
            r#"{"type":407,"lines":[[0,1,2]]}"#,
            r#"{"cells":["r1c1","r1c2","r1c3"],"difference":4,"rule":"lockout line"}"#,
        ),
        // The ones of a pill come first.
        (
            r#"{"type":408,"bulbsWithArrows":[{"bulbCells":[1,0],"arrows":[[1,2,3],[0,9]]}]}"#,
            r#"{"pill":["r1c1","r1c2"],"shaft":["r1c3","r1c4"],"rule":"pill arrow"},{"pill":["r1c1","r1c2"],"shaft":["r2c1"],"rule":"pill arrow"}"#,
        ),
        (
            r#"{"type":409,"lines":[[0,1,2]]}"#,
            r#"{"cells":["r1c1","r1c2","r1c3"],"rule":"double arrow"}"#,
        ),
        // Places outside count a row and a column more on each side.
        (
            r#"{"type":500,"clues":[{"outerCell":3,"diagonal":1,"value":9},{"outerCell":22,"diagonal":-1,"value":8}]}"#,
            r#"{"cells":["r1c2","r2c1"],"sum":9,"rule":"little killer"},{"cells":["r3c1","r4c2","r5c3","r6c4","r7c5","r8c6","r9c7"],"sum":8,"rule":"little killer"}"#,
        ),
        (
            r#"{"type":500,"clues":[{"outerCell":118,"diagonal":-1,"value":30},{"outerCell":11,"diagonal":1}]}"#,
            r#"{"cells":["r9c7","r8c6","r7c5","r6c4","r5c3","r4c2","r3c1"],"sum":30,"rule":"little killer"}"#,
        ),
        (
            r#"{"type":501,"clues":[{"outerCell":2,"value":9}]}"#,
            r#"{"cells":["r1c2","r2c2","r3c2","r4c2","r5c2","r6c2","r7c2","r8c2","r9c2"],"sum":9,"rule":"sandwich"}"#,
        ),
        (
            r#"{"type":502,"clues":[{"outerCell":22,"value":9}]}"#,
            r#"{"cells":["r2c1","r2c2","r2c3","r2c4","r2c5","r2c6","r2c7","r2c8","r2c9"],"sum":9,"rule":"X-sum"}"#,
        ),
        (
            r#"{"type":503,"clues":[{"outerCell":32,"value":3},{"outerCell":112}]}"#,
            r#"{"cells":["r2c9","r2c8","r2c7","r2c6","r2c5","r2c4","r2c3","r2c2","r2c1"],"seen":3,"rule":"skyscraper"}"#,
        ),
        (
            r#"{"type":504,"clues":[{"outerCell":112,"value":3},{"outerCell":2}]}"#,
            r#"{"cells":["r9c2","r8c2","r7c2","r6c2","r5c2","r4c2","r3c2","r2c2","r1c2"],"value":3,"rule":"numbered room"}"#,
        ),
        (
            r#"{"type":600,"cells":[10]}"#,
            r#"{"cell":"r2c2","line":["r1c2","r2c2","r3c2","r4c2","r5c2","r6c2","r7c2","r8c2","r9c2"],"value":2,"rule":"indexer"}"#,
        ),
        (
            r#"{"type":601,"cells":[10]}"#,
            r#"{"cell":"r2c2","line":["r2c1","r2c2","r2c3","r2c4","r2c5","r2c6","r2c7","r2c8","r2c9"],"value":2,"rule":"indexer"}"#,
        ),
        // A block that is switched off says nothing.
        (r#"{"type":12,"disabled":true}"#, r#""#),
    ] {
        let regions: Vec<_> = (0..81).map(|i| (i / 27 * 3 + i % 9 / 3).to_string()).collect();
        let blocks = blocks.replace("REGIONS", &format!("[{}]", regions.join(",")));
        assert_eq!(own(&nine(&blocks)), rules, "{blocks}");
    }
    let entropy = nine(r#"{"type":16,"groups":[14,112,896]}"#);
    assert_eq!(read(&entropy).rules, read(".GlobalEntropy").rules);
}

/// The rules as Ninefold's JSON has them.
fn own(text: &str) -> String {
    let written = Format::OWN.write(&read(text)).unwrap().text;
    let (_, rules) = written.split_once("\"rules\":[").unwrap();
    rules.strip_suffix("]}").unwrap().to_owned()
}

#[test]
fn all_marks_are_given() {
    let free = r#"{"type":200,"clues":[{"value":1,"edge":1}],"negative":[1]},{"type":201,"clues":[{"value":2,"edge":2}]}"#;
    let negative = |blocks: &str| {
        let draft = read(&nine(blocks));
        draft.rules.into_iter().find_map(|rule| match rule {
            Rule::Negative(negative) => Some((negative.relations.len(), negative.marked.len())),
            _ => None,
        })
    };
    assert_eq!(negative(free), Some((1, 2)));
    let bound = free.replace("\"edge\":2}]", "\"edge\":2}],\"overrideNegativeDifferences\":false");
    assert_eq!(negative(&bound), Some((1, 1)));
    assert_eq!(
        negative(r#"{"type":202,"clues":[{"value":10,"edge":1}],"negative":[5,10]}"#),
        Some((2, 1))
    );
    // White dots free their pairs from the rule about neighbours.
    assert_eq!(
        negative(r#"{"type":15},{"type":200,"clues":[{"value":1,"edge":1}]}"#),
        Some((1, 1))
    );
}

#[test]
fn boards_of_other_sizes() {
    let cells = |count: usize| vec!["{}"; count].join(",");
    let four = document(&cells(16), r#""size":4,"#, "");
    let draft = read(&four);
    assert_eq!(
        (draft.board.value_count(), draft.board.least(), draft.board.houses().len()),
        (4, 1, 8)
    );
    assert_eq!(draft.about.title.as_deref(), Some("Nine"));
    assert_eq!(draft.about.description.as_deref(), Some("Rules."));
    let from_zero = document(&cells(36), r#""size":6,"minDigit":0,"#, "");
    assert_eq!(read(&from_zero).board.value_count(), 6);
    // On a board of the setter's own, a block says that rows and columns differ, perhaps in a part only.
    let own = r#""type":"custom","width":5,"height":4,"maxDigit":4,"#;
    assert_eq!(read(&document(&cells(20), own, "")).board.houses().len(), 0);
    assert_eq!(read(&document(&cells(20), own, r#"{"type":2003}"#)).board.houses().len(), 9);
    let index =
        read(&document(&cells(20), own, r#"{"type":600,"cells":[6]},{"type":601,"cells":[6]}"#));
    assert_eq!(index.rules.len(), 2);
    let part = r#"{"type":2003,"areas":[{"x":1,"y":0,"width":4,"height":4}]}"#;
    assert_eq!(read(&document(&cells(20), own, part)).rules.len(), 8);
    let region =
        format!(r#"{{"type":1,"regions":[{}]}}"#, ["0", "-1", "-1", "3"].repeat(4).join(","));
    let regions = read(&document(&cells(16), r#""size":4,"#, &region)).board;
    assert_eq!(regions.regions().map(|house| house.cells.len()).collect::<Vec<_>>(), [4, 4]);
}

#[test]
fn digits_are_given_or_the_solution() {
    let cells: Vec<_> = (0..16)
        .map(|i| {
            let value = b"1234341221434321"[i] - b'0';
            format!(r#"{{"value":{value},"given":{}}}"#, i < 3)
        })
        .collect();
    let draft = read(&document(&cells.join(","), r#""size":4,"#, ""));
    assert_eq!(draft.givens(), 3);
    assert_eq!(draft.about.solution.map(|values| values.len()), Some(16));
    cells_are_as_many_as_places();
}

fn cells_are_as_many_as_places() {
    for text in [
        document("{}", "", ""),
        nine(r#"{"type":1,"regions":[0]}"#),
        nine(r#"{"type":300,"thermometers":[[81]]}"#),
        nine(r#"{"type":200,"clues":[{"edge":0}]}"#),
        nine(r#"{"type":303,"clues":[{"corner":0,"digits":[1]}]}"#),
        nine(r#"{"type":500,"clues":[{"outerCell":3,"value":9}]}"#),
        nine(r#"{"type":408,"bulbsWithArrows":[{"bulbCells":[0],"arrows":[[1,2]]}]}"#),
        nine(r#"{"type":1,"regions":[5,5]}"#),
        document(&vec!["{}"; 81].join(","), r#""minDigit":-32768,"#, ""),
        document("{}", r#""type":"custom","width":9999999999,"#, ""),
    ] {
        let error = format::read(&text).unwrap_err();
        assert!(!matches!(error.error, Error::Unknown { .. }), "{text}: {error}");
    }
    // An area of any size is cut off at the edge.
    let area = r#"{"type":2003,"areas":[{"x":0,"y":0,"width":4000000000,"height":4000000000}]}"#;
    assert_eq!(read(&nine(area)).rules.len(), 18);
}

#[test]
fn what_is_not_understood_is_named_and_drawn() {
    for (block, name, drawings) in [
        (r##"{"type":1000,"definition":{"name":"No roping","input":[]}}"##, "No roping", 0),
        (
            r##"{"type":2000,"lines":[[{"x":0.5,"y":0.5},{"x":1.5,"y":2.5}]],"style":{"color":"#ff6666","thickness":0.15}}"##,
            "line",
            1,
        ),
        (r##"{"type":2001,"cages":[{"value":"A","cells":[0,1]}],"name":"Doubler"}"##, "Doubler", 1),
        (
            r##"{"type":2002,"params":[{"type":"ellipse","rx":0.4,"ry":0.4,"fill":"#ffffff00","stroke":"#000000"},
            {"type":"text","text":"5","size":0.5}],"symbols":[[0.5,0.5],[1,1,1]]}"##,
            "symbol",
            2,
        ),
        (r##"{"type":304,"cages":[{"value":"15","cells":[0,1]}]}"##, "look-and-say", 1),
        (r##"{"type":406,"lines":[[0,1]],"groups":[14,14]}"##, "groups of digits", 0),
        (r##"{"type":404,"lines":[[0,1]],"singleRegionTotals":true}"##, "regionsumline", 0),
        (r##"{"type":77}"##, "constraint 77", 0),
        (r##"{"type":16,"groups":[682,340,0]}"##, "groups of digits", 0),
        (r##"{"type":201,"clues":[],"negative":[1.5]}"##, "negative", 0),
    ] {
        let text = nine(&format!("{{\"type\":12}},{block}"));
        let draft = Format::of(&text).unwrap().open(&text).unwrap();
        let unknown = draft.unknown.first().unwrap_or_else(|| panic!("{block}"));
        assert!(
            unknown.to_string().contains(&format!("the rule {name} is not understood")),
            "{unknown}"
        );
        assert_eq!(draft.drawn.len(), drawings, "{block}");
        assert_eq!(draft.rules, [Rule::AntiKing]);
        assert!(format::read(&text).is_err());
    }
    let fog = read(&nine(r#"{"type":4000,"lightCells":[0]}"#));
    assert!(fog.fog && fog.unknown.is_empty());
}

#[test]
fn links_hold_it() {
    let json = nine(r#"{"type":300,"thermometers":[[0,1,11]],"slow":true}"#);
    let data = lz_str::compress_to_encoded_uri_component(&json);
    let link = format!("https://sudokumaker.app/?puzzle={data}");
    assert_eq!(Format::of(&link).map(|format| format.name), Some("sudokumaker"));
    assert_eq!(Format::of(&json).map(|format| format.name), Some("sudokumaker-json"));
    let rules = read(&json).rules;
    assert_eq!(read(&link).rules, rules);
    assert_eq!(read(&link.replace('+', "%2B").replace('-', "%2D")).rules, rules);
    for broken in [&link[..link.len() / 2], &link[..31], "https://sudokumaker.app/"] {
        assert!(format::read_certain(broken).is_some_and(|read| read.is_err()), "{broken}");
    }
}
