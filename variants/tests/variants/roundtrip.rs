//! What is written is read back; what is lost is named; damaged texts are refused and nothing panics.

use crate::common::{Random, filled, kinds, rule, seed};
use ninefold_variants::format::{self, About, Draft, FORMATS, Format, Loss};
use ninefold_variants::{Board, Budget, Cell, Language, Puzzle, Rule, Value, Values};

/// Whether every rule holds, and every house differs.
fn holds(board: &Board, rules: &[Rule], values: &[Value]) -> bool {
    let filled: Vec<_> = values.iter().copied().map(Some).collect();
    rules.iter().all(|rule| rule.holds(board, &filled))
}

/// The rules in order; one said twice says no more than once.
fn sorted(rules: &[Rule]) -> Vec<String> {
    let mut rules: Vec<_> = rules.iter().map(|rule| format!("{rule:?}")).collect();
    rules.sort();
    rules.dedup();
    rules
}

/// The rules that the text holds, under a name of their own or not.
fn kept(draft: &Draft, losses: &[Loss]) -> Vec<Rule> {
    let missing: Vec<_> = losses.iter().filter(|loss| loss.changes_the_puzzle()).collect();
    let is_lost = |rule: &Rule| {
        let name = rule.common_name(Language::English);
        missing.iter().any(|loss| matches!(loss, Loss::Rule { name: lost, .. } if lost == name))
    };
    draft.rules.iter().filter(|rule| !is_lost(rule)).cloned().collect()
}

/// Writes a draft and reads it back. Returns whether nothing was lost.
fn round(random: &mut Random, format: &Format, draft: &Draft, values: &[Value]) -> bool {
    let Ok(written) = format.write(draft) else { return false };
    let context =
        || format!("{}: {}\n{:?}\n{:?}", format.name, written.text, written.losses, draft.rules);
    let name = Format::of(&written.text).map(|format| format.name);
    assert_eq!(name, Some(format.name), "{}", context());
    let read = format.open(&written.text).unwrap_or_else(|error| panic!("{error}\n{}", context()));
    let is_drawn = |loss: &Loss| matches!(loss, Loss::Rule { drawn: true, .. });
    assert!(read.unknown.is_empty() || written.losses.iter().any(is_drawn), "{}", context());
    let regions = |loss: &Loss| match loss {
        Loss::Rule { name, .. } => ["region", "no blocks", "numbers from 0"].contains(&&**name),
        _ => false,
    };
    if !written.losses.iter().any(regions) {
        assert_eq!(read.board, draft.board, "{}", context());
    }
    if written.losses.is_empty() {
        assert_eq!(sorted(&read.rules), sorted(&draft.rules), "{}", context());
        assert_eq!(read.about, draft.about, "{}", context());
        return true;
    }
    if read.board == draft.board {
        // What is left means the same, whatever its names. A kind of which only some were lost is left
        // out of `own` altogether.
        let own = kept(draft, &written.losses);
        let whole = own.len() == draft.rules.len();
        for turn in 0..30 {
            let board = &draft.board;
            let other = |random: &mut Random| filled(random, board.rows(), board.least()).1;
            let usual = board.rows() > 3 && *board == filled(random, board.rows(), board.least()).0;
            let values = if turn > 0 && usual { other(random) } else { values.to_vec() };
            let houses = board.houses().iter().map(|house| Rule::Renban(house.cells.clone()));
            if !holds(board, &houses.collect::<Vec<_>>(), &values) {
                break;
            }
            let same = holds(board, &read.rules, &values);
            let expected = holds(board, &own, &values);
            assert!(expected == same || !whole && expected, "{}", context());
        }
    }
    false
}

fn draft(random: &mut Random, size: usize, count: usize) -> (Draft, Vec<Value>) {
    let least = i32::from(random.below(4) > 0);
    let (board, values) = filled(random, size, least);
    let mut draft = Draft::new(board);
    let all: Vec<_> = kinds().collect();
    for _ in 0..count {
        let kind = all[random.below(all.len())];
        draft.rules.push(rule(random, &draft.board, kind, &values));
    }
    for _ in 0..random.below(5) {
        let cell = random.below(values.len());
        let given = Rule::Allowed { cell: Cell(cell as u16), values: Values::of(values[cell]) };
        draft.rules.push(given);
    }
    if random.below(3) == 0 {
        draft.about = About {
            title: Some("A \"quoted\" title, \u{c9}\n~".to_owned()),
            author: Some("One & another".to_owned()),
            description: Some("Rules: apply.".to_owned()),
            solution: Some(values.clone()),
            ..About::default()
        };
    }
    (draft, values)
}

#[test]
fn puzzles_are_read_back_from_their_text() {
    let mut random = Random::new(seed());
    for _ in 0..100 {
        let puzzle = draft(&mut random, 6, 4).0.puzzle().unwrap();
        assert_eq!(puzzle.to_string().parse(), Ok(puzzle));
    }
}

#[test]
fn what_is_written_is_read_back() {
    let mut random = Random::new(seed());
    let mut whole = vec![0; FORMATS.len()];
    for _ in 0..1500 {
        let size = [4, 6, 8, 9, 12, 16][random.below(6)];
        let count = random.below(5);
        let (draft, values) = draft(&mut random, size, count);
        for (format, whole) in FORMATS.iter().zip(&mut whole).filter(|(format, _)| format.writes())
        {
            *whole += usize::from(round(&mut random, format, &draft, &values));
        }
    }
    for (format, whole) in FORMATS.iter().zip(whole).filter(|(format, _)| format.writes()) {
        println!("{}: {whole} of 1500 whole", format.name);
        assert!(whole > 15, "{}", format.name);
    }
}

#[test]
fn each_rule_alone_is_read_back() {
    let mut random = Random::new(seed());
    for kind in kinds() {
        for _ in 0..60 {
            let size = [6, 9][random.below(2)];
            let (board, values) = filled(&mut random, size, 1);
            let mut draft = Draft::new(board);
            draft.rules.push(rule(&mut random, &draft.board, kind, &values));
            for format in FORMATS.iter().filter(|format| format.writes()) {
                let whole = round(&mut random, format, &draft, &values);
                assert!(whole || format.name != "variant-json", "{kind:?}");
            }
        }
    }
}

/// What is written as JSON follows `docs/json/variant.schema.json`, which refuses what is not known.
#[test]
fn json_follows_the_schema() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/json/variant.schema.json");
    let text = std::fs::read_to_string(file).unwrap();
    let schema: serde_json::Value = serde_json::from_str(&text).unwrap();
    let (mut schemas, mut compiler) = (boon::Schemas::new(), boon::Compiler::new());
    compiler.add_resource("http://ninefold/variant.json", schema).unwrap();
    let index = compiler.compile("http://ninefold/variant.json", &mut schemas).unwrap();
    let mut random = Random::new(seed());
    let format = Format::OWN;
    for kind in kinds() {
        for _ in 0..20 {
            let (board, values) = filled(&mut random, 6, 1);
            let mut draft = Draft::new(board);
            draft.rules.push(rule(&mut random, &draft.board, kind, &values));
            let written = format.write(&draft).unwrap().text;
            let mut json: serde_json::Value = serde_json::from_str(&written).unwrap();
            schemas.validate(&json, index).unwrap_or_else(|error| panic!("{error}\n{written}"));
            json["rules"][0]["other"] = 1.into();
            assert!(schemas.validate(&json, index).is_err(), "{json}");
            let error = format::read(&json.to_string()).unwrap_err().to_string();
            assert!(error.starts_with("rules[0]: the rule "), "{error}");
            assert!(error.contains("unknown member: \"other\""), "{error}");
        }
    }
    let more = r#"{"ninefold-variant":1,"rows":4,"rules":[],"rules_text":"x"}"#;
    let error = format::read(more).unwrap_err().to_string();
    assert_eq!(error, "rules_text: unknown member");
}

/// Boards with other houses than the usual.
#[test]
fn other_boards_are_read_back() {
    let mut random = Random::new(seed());
    let mut boards = vec![
        Board::empty(3, 5, 7, 0).unwrap(),
        Board::lines(4, 7, 7, 1).unwrap(),
        Board::lines(9, 9, 9, 1).unwrap(),
        Board::lines(7, 7, 9, 0).unwrap(),
    ];
    // Two grids of 4×4 that share a box.
    let inside = |r: usize, c: usize| r < 4 && c < 4 || r > 1 && c > 1;
    let places = (0..36).map(|i| (i / 6, i % 6));
    let holes: Vec<_> = places.filter(|&(r, c)| !inside(r, c)).collect();
    let mut pair = Board::with_holes(6, 6, 4, 1, &holes).unwrap();
    for (top, left) in [(0, 0), (2, 2)] {
        for i in 0..4 {
            let house = |place: &dyn Fn(usize) -> (usize, usize)| {
                (0..4).filter_map(|j| pair.cell(top + place(j).0, left + place(j).1)).collect()
            };
            let houses: [Vec<Cell>; 3] = [
                house(&|j| (i, j)),
                house(&|j| (j, i)),
                house(&|j| (i / 2 * 2 + j / 2, i % 2 * 2 + j % 2)),
            ];
            for house in houses {
                pair.add_region(house).unwrap();
            }
        }
    }
    let two = Puzzle::new(pair.clone(), Vec::new()).unwrap();
    // Each of the 288 grids goes with those whose first box is its last: 288 / 24 ways.
    assert_eq!(two.count(10_000, Budget::UNLIMITED).found, 288 * 12);
    boards.push(pair);
    let mut six = Board::lines(6, 6, 9, 1).unwrap();
    six.add_blocks(3, 3);
    boards.push(six);
    let mut jigsaw = Board::lines(5, 5, 5, 1).unwrap();
    for row in 0..5 {
        // Two rows exchange a cell.
        let cells = (0..5).filter_map(|column| {
            let row = if column == 4 && row < 2 { 1 - row } else { row };
            jigsaw.cell(row, column)
        });
        let cells: Vec<_> = cells.collect();
        jigsaw.add_region(cells).unwrap();
    }
    boards.push(jigsaw.clone());
    jigsaw.add_region((0..4).map(Cell).collect()).unwrap();
    boards.push(jigsaw);
    for board in boards {
        let values: Vec<_> = (0..board.cell_count())
            .map(|_| Value(random.below(board.value_count()) as u8))
            .collect();
        let mut draft = Draft::new(board);
        draft.rules.push(Rule::Renban(vec![Cell(0), Cell(1)]));
        for format in FORMATS.iter().filter(|format| format.writes()) {
            let whole = round(&mut random, format, &draft, &values);
            assert!(whole || format.name != "variant-json", "{:?}", draft.board);
        }
    }
}

/// Texts of every notation.
fn samples(random: &mut Random) -> Vec<String> {
    let mut samples: Vec<String> = [
        ".Shape~9x9~0-8.Replicate~Dg~R2C2.Cage~5~R1C1~R1C2.End.And.Or.~R1C1_2.End.End.Var~A~~3",
        ".Regex~KFteMS0zXVs0N11bNjldfFs0N10xMjNbNjldKSo~R5C2~R4C1~~R3C1~R2C1.RegionSize~9.Jigsaw~x",
        ".NFA~TkRf-RorPE1f_kaKzxNX~_a~R1C1~-~R2C1~~R3C1.Pair~961rXv~_b~R3C1~R3C2.BinaryX~8H-xf~R1C1~R1C2",
        ".LookAndSay~1223~R1C1~R2C2.EqualSum~R1C1~-~R1C2.Indexing~C~R1C6.Quad~R1C1~1~2.XSum~C7~~16",
        "3x3:d:k:6144:6144:6401:6401:6401:6658:6658:6658:6658:6144:6401:6401:5123:4868:4868:4868:",
        "><^v`',.0Aa><^v`',.0Aa><^v`',.0Aa><^v`',.0Aa><^v`',.0Aa><^v`',.0Aa><^v`',.0Aa0000",
        "SumoCueV1D=9J0+0J0=7J8",
        "+---+---+\n|1 .|. 4|\n|. .|2 .|\n+---+---+\n|3 .|. .|\n|. .|. .|\n+---+---+",
        "1....\n.....\n.....\n.....\n....5\n\naaaaa\nbbbbb\nccccc\nddddd\neeeee\n",
        "{id:'x',ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1]]],ca:[{ce:[[0,2]],v:7}],l:[]}",
        r#"{"initial_board":"1..............4","rows":4,"cols":4,"rules":"once","visual_elements":"[]"}"#,
        r#"{"nRows":4,"nCols":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],
            "local_constraints":{"Killer Cage":[{"cells":["R1C1","R1C2"],"value":"3, 4"}],
            "X-Sum":[{"cell":"R0C1","direction":"S","value":"X"},{"cell":"R0C2","value":"X"}],
            "Arrow":[{"cells":["R1C1"],"lines":[["R1C1","R1C2"]],"value":""}]},
            "bool_constraints":{"Antiknight":true,"All XV's Given":true}}"#,
    ]
    .map(str::to_owned)
    .to_vec();
    for size in [4, 6, 9] {
        let (draft, _) = draft(random, size, 12);
        let written = FORMATS.iter().filter_map(|format| format.write(&draft).ok());
        samples.extend(written.map(|written| written.text));
    }
    samples
}

#[test]
fn damaged_texts_never_panic() {
    let mut random = Random::new(seed());
    let signs: Vec<char> =
        "0123456789RCrc.~_-=+:,[]{}\"'#&AZaz \n\u{e9}\u{1f600}\0".chars().collect();
    for sample in samples(&mut random) {
        let letters: Vec<char> = sample.chars().collect();
        for _ in 0..250 {
            let mut damaged = letters.clone();
            for _ in 0..1 + random.below(3) {
                let at = random.below(damaged.len());
                match random.below(4) {
                    0 => {
                        damaged.remove(at);
                    }
                    1 => damaged.insert(at, signs[random.below(signs.len())]),
                    2 => damaged.truncate(at + 1),
                    _ => damaged[at] = signs[random.below(signs.len())],
                }
                if damaged.is_empty() {
                    damaged.push('.');
                }
            }
            let text: String = damaged.into_iter().collect();
            for piece in format::pieces(&text) {
                // What is read can be made ready to be solved.
                let _ = piece.read().map(Draft::puzzle);
            }
            for format in FORMATS {
                let _ = format.read(&text);
            }
        }
    }
}

#[test]
fn groups_are_one_item() {
    for item in [".Windoku", ".DisjointSets", ".Shape~6x6.DisjointSets", ".Windoku.DisjointSets"] {
        let draft = format::read(item).unwrap();
        let written = Format::named("iss").unwrap().write(&draft).unwrap();
        assert_eq!((&*written.text, &*written.losses), (item, &[][..]));
        // Without one of the groups it is another rule.
        let fewer = Draft { rules: draft.rules[1..].to_vec(), ..draft };
        let written = Format::named("iss").unwrap().write(&fewer).unwrap();
        assert!(
            written.text.contains("AllDifferent") && !written.losses.is_empty(),
            "{}",
            written.text
        );
    }
}

#[test]
fn lines_are_drawn_for_programs_that_know_no_rule() {
    let format = Format::named("fpuzzles-json").unwrap();
    let written = |text: &str| format.write(&format::read(text).unwrap()).unwrap();
    let renban = written(".Shape~4x4.Renban~R1C1~R1C2~R2C2");
    assert!(
        renban.text.contains(r#""line":[{"lines":[["R1C1","R1C2","R2C2"]],"outlineC""#),
        "{}",
        renban.text
    );
    // They are no drawings of the setter's when they are read back.
    assert!(format::read(&renban.text).unwrap().drawn.is_empty());
}

/// Interactive Sudoku Solver's `AllDifferent` takes a cell named twice as one.
#[test]
fn a_cell_that_differs_from_itself_is_not_lost_silently() {
    for rule in ["distinct set", "extra region", "diagonal", "windoku", "disjoint groups"] {
        let rules = format!(r#"[{{"rule":"{rule}","cells":["r1c1","r1c1"]}}]"#);
        let text = format!(r#"{{"ninefold-variant":1,"rows":4,"rules":{rules}}}"#);
        let draft = format::read(&text).unwrap();
        let iss = FORMATS.iter().find(|format| format.name == "iss").unwrap();
        let losses = iss.write(&draft).unwrap().losses;
        assert!(losses.iter().any(Loss::changes_the_puzzle), "{rule}");
    }
}

/// As hints name them: a mark by its look, a clue outside by its place.
#[test]
fn losses_name_rules_as_players_do() {
    let text = ".Shape~4x4.WhiteDot~R1C1~R1C2.Sandwich~3~C1";
    let draft = format::read(text).unwrap();
    let losses = Format::named("grid").unwrap().write(&draft).unwrap().losses;
    let told = |language| losses.iter().map(|loss| loss.text(language)).collect::<Vec<_>>();
    assert_eq!(
        told(Language::English),
        ["the rule white dot at r1c1 r1c2 is lost", "the rule sandwich 3 above column 1 is lost"]
    );
    assert_eq!(
        told(Language::Korean),
        ["r1c1 r1c2의 흰 점 규칙이 빠졌습니다", "1열 위의 샌드위치 3 규칙이 빠졌습니다"]
    );
    let dot = losses[0].clone().without_place().text(Language::English);
    assert_eq!(dot, "the rule white dot is lost");
}

#[test]
fn lines_without_an_item_become_tables_and_automata() {
    let line: Vec<Cell> = [0, 1, 2, 6, 7, 8].map(Cell).into();
    let indexer = |cell| Rule::Indexer { cell: Cell(cell), line: line.clone(), value: Value(3) };
    let entropic = Rule::Entropic([3, 4, 5, 11, 17, 16].map(Cell).into());
    for rules in [vec![indexer(7)], vec![indexer(20)], vec![entropic.clone()]] {
        let draft = Draft { rules, ..Draft::new(Board::square(6).unwrap()) };
        let written = Format::named("iss").unwrap().write(&draft).unwrap();
        assert!(!written.losses.iter().any(Loss::changes_the_puzzle), "{:?}", written.losses);
        let read = format::read(&written.text).unwrap();
        // Enough digits to count the rest.
        let count = |mut draft: Draft| {
            for (cell, value) in [(0, 0), (1, 2), (2, 4), (3, 1), (4, 3), (21, 0), (31, 4)] {
                let values = Values::of(Value(value));
                draft.rules.push(Rule::Allowed { cell: Cell(cell), values });
            }
            draft.puzzle().unwrap().count(1_000_000, Budget::UNLIMITED).found
        };
        let found = count(draft);
        assert!(found > 0, "{}", written.text);
        assert_eq!(count(read), found, "{}", written.text);
    }
}
