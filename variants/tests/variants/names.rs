//! What rules are called in sentences.

use ninefold::Language;
use ninefold_variants::rule::TABLE;
use ninefold_variants::{Board, Cell, Kind, Puzzle, Rule, Value};

fn named(puzzle: &Puzzle, language: Language) -> Vec<String> {
    puzzle.rules().iter().map(|rule| rule.described(puzzle.board(), language)).collect()
}

#[test]
fn an_indexer_is_named_by_its_cell_once() {
    let board = Board::square(4).unwrap();
    let line = (4..8).map(Cell).collect();
    let rule = Rule::Indexer { cell: Cell(5), line, value: Value(2) };
    assert_eq!(rule.described(&board, Language::English), "indexer at r2c2 r2c1 r2c3 r2c4");
    assert_eq!(rule.described(&board, Language::Korean), "r2c2 r2c1 r2c3 r2c4의 색인 칸");
}

#[test]
fn rules_are_found_by_all_their_names() {
    for row in TABLE {
        let keys = row.f_puzzles.split(' ').chain([row.iss]).filter(|key| !key.is_empty());
        for name in [row.name, row.korean, &row.name.to_uppercase().replace(' ', "_")] {
            assert_eq!(name.parse(), Ok(row.kind), "{name}");
        }
        for key in keys.filter(|key| *key != "X") {
            let found: Kind = key.parse().unwrap_or_else(|error| panic!("{error}"));
            let entry = found.entry();
            let names = entry.f_puzzles.split(' ').chain([entry.iss]).map(str::to_lowercase);
            let own = key.to_lowercase().starts_with(&entry.name.to_lowercase());
            assert!(
                own || names.clone().any(|name| name == key.to_lowercase()),
                "{key}: {found:?}"
            );
        }
    }
    for (name, kind) in [
        ("German", Kind::Whisper),
        ("dutchwhispers", Kind::Whisper),
        ("white dot", Kind::Difference),
        ("X-Sudoku", Kind::Diagonal),
    ] {
        assert_eq!(name.parse(), Ok(kind), "{name}");
    }
    // Several begin so, or none.
    for name in ["anti", "alld", "di", "frob", "", " "] {
        assert!(name.parse::<Kind>().is_err(), "{name}");
    }
}

#[test]
fn lines_and_quadruples_are_named_with_their_numbers() {
    let puzzle = ".Whisper~5~R1C1~R1C2.Lockout~4~R2C1~R2C2~R2C3.Quad~R6C6~6~7~7";
    let puzzle: Puzzle = puzzle.parse().unwrap();
    let english = [
        "whisper 5 at r1c1 r1c2",
        "lockout line 4 at r2c1 r2c2 r2c3",
        "quadruple 6 7 7 at r6c6 r6c7 r7c6 r7c7",
    ];
    assert_eq!(named(&puzzle, Language::English), english);
    let korean = [
        "r1c1 r1c2의 위스퍼 5",
        "r2c1 r2c2 r2c3의 바깥 선 4",
        "r6c6 r6c7 r7c6 r7c7의 네 칸 숫자 6 7 7",
    ];
    assert_eq!(named(&puzzle, Language::Korean), korean);
}

#[test]
fn rules_that_all_marks_are_given_tell_which() {
    let puzzle: Puzzle = ".Shape~6x6.StrictKropki.StrictXV".parse().unwrap();
    let english = ["all white dots and black dots given", "all V and X given"];
    assert_eq!(named(&puzzle, Language::English), english);
    assert_eq!(named(&puzzle, Language::Korean), ["빠짐없는 흰 점·검은 점", "빠짐없는 V·X"]);
}

#[test]
fn long_lines_are_named_by_their_ends() {
    let puzzle: Puzzle = ".Diagonal~1.LittleKiller~40~R1C8.DisjointSets".parse().unwrap();
    let english = named(&puzzle, Language::English);
    assert_eq!(english[0], "diagonal from r1c9 to r9c1");
    assert_eq!(english[1], "little killer 40 from r1c8 to r8c1");
    assert!(english[2].starts_with("disjoint group at r1c1 "), "{english:?}");
    assert_eq!(named(&puzzle, Language::Korean)[0], "r1c9부터 r9c1까지의 대각선");
}

/// The table has all keys that the reader of f-puzzles has an arm for.
#[test]
fn each_key_of_f_puzzles_is_in_the_table() {
    const READER: &str = include_str!("../../src/format/fpuzzles/rules.rs");
    const OUTSIDE: &str = include_str!("../../src/format/fpuzzles/outside.rs");
    let arms = READER.lines().map(str::trim_start).filter(|line| line.starts_with('"'));
    let arms = arms.filter_map(|line| Some(line.split_once("=>")?.0));
    let list = OUTSIDE.lines().filter(|line| line.contains(" KEYS: "));
    let quoted = |text: &'static str| text.split('"').skip(1).step_by(2);
    let keys: Vec<&str> = arms.chain(list).flat_map(quoted).collect();
    assert!(keys.len() > 35 && keys.contains(&"boxindexer") && keys.contains(&"xsum"), "{keys:?}");
    for key in keys.into_iter().chain(["nonconsecutive", "negative"]) {
        assert!(TABLE.iter().any(|row| row.f_puzzles.split(' ').any(|own| own == key)), "{key}");
    }
}
