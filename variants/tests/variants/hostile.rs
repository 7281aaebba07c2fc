//! Texts that nobody writes in good faith: short ones that would take all memory, and numbers beyond all bounds.

use ninefold_variants::format::{self, Form, Format};
use ninefold_variants::rule::Automaton;
use ninefold_variants::{
    Board, Budget, Cell, Ended, Language, Puzzle, Rule, RuleIndex, Value, Values, Verdict,
    reference,
};
use std::time::Duration;

/// What a text is refused for; a message that repeats a long text is of no use.
fn refused(text: &str) -> String {
    let message = format::read(text).expect_err(&text[..40]).to_string();
    assert!(message.len() < 300, "{message}");
    message
}

/// Ninefold's JSON for 4×4 with one rule.
fn own(rule: &str) -> String {
    format!(r#"{{"ninefold-variant":1,"rows":4,"rules":[{{{rule}}}]}}"#)
}

#[test]
fn a_rule_has_cells_and_not_too_many() {
    let cells = "~R1C1~R1C2".repeat(1_500);
    for start in ["Cage~5", "Thermo", "Whisper~5", "Renban", "Zipper", "SumLine~9", "Lockout~2"] {
        let message = refused(&format!(".Shape~4x4.{start}{cells}"));
        assert!(message.contains("too many cells"), "{message}");
    }
    let parts = refused(&format!(".Shape~4x4.EqualSum~{}", vec!["R1C1"; 3_000].join("~-~")));
    assert!(parts.contains("too many cells"), "{parts}");
    for rule in [
        r#""rule":"sum line","cells":[],"sum":3,"closed":false"#,
        r#""rule":"sandwich","cells":[],"sum":0"#,
        r#""rule":"renban","cells":[]"#,
        r#""rule":"numbered room","cells":[],"value":1"#,
        r#""rule":"region sum line","parts":[["r1c1"],[]]"#,
    ] {
        assert!(refused(&own(rule)).contains("it names no cells"), "{rule}");
    }
    for (rule, why) in [
        (r#""rule":"quadruple","cells":["r1c1"],"values":[1,2],"exact":false"#, "more values than"),
        (r#""rule":"whisper","cells":["r1c1","r1c2"],"difference":2000000"#, "number is too large"),
    ] {
        assert!(refused(&own(rule)).contains(why), "{rule}: {}", refused(&own(rule)));
    }
    let everywhere = own(r#""rule":"anti-king""#);
    assert!(format::read(&everywhere).unwrap().puzzle().is_ok());
}

/// As long as a rule may be, it means what a short one means.
#[test]
fn a_line_with_many_parts_means_what_two_mean() {
    let count = |parts: Vec<&str>| {
        let text = format!(".Shape~4x4.EqualSum~{}", parts.join("~-~"));
        text.parse::<Puzzle>().unwrap().count(1_000, Budget::UNLIMITED).found
    };
    let many = ["R1C1", "R2C3"].repeat(32);
    assert_eq!(count(many), count(vec!["R1C1", "R2C3"]));
}

/// Each line of one large machine once had two copies of it.
#[test]
fn many_lines_share_a_machine() {
    let text = format!(".Regex~%2E*1%2E{{11}}{}", "~R1C1~".repeat(12_000));
    let puzzle: Puzzle = text.parse().unwrap();
    assert_eq!((puzzle.rules().len(), puzzle.solve(Budget::UNLIMITED)), (12_000, None));
    let breaks = |count: usize| format!("~R1C1{}~R1C2~", "~-".repeat(count));
    let many = (1..70).map(breaks).collect::<String>();
    for lines in [breaks(1_000), many] {
        let message = refused(&format!(".Regex~1%2E*{lines}"));
        assert!(message.contains("too large"), "{message}");
    }
}

/// A value tells no position behind the greatest number.
#[test]
fn positions_that_no_value_tells() {
    let board = Board::square(4).unwrap();
    let cells: Vec<Cell> = board.cells().chain(board.cells()).chain(board.cells()).collect();
    for rule in [
        Rule::NumberedRoom { cells: cells.clone(), value: Value(1) },
        Rule::Indexer { cell: Cell(9), line: cells, value: Value(2) },
    ] {
        let expected = reference::solutions(&board, std::slice::from_ref(&rule), 1_000).len();
        let puzzle = Puzzle::new(board.clone(), vec![rule]).unwrap();
        assert_eq!(puzzle.count(1_000, Budget::UNLIMITED).found, expected as u64);
        assert!((1..288).contains(&expected));
    }
    let board = Board::lines(1, 32, 32, 0).unwrap();
    let line: Vec<_> = board.cells().collect();
    for rule in [
        Rule::Between(line.clone()),
        Rule::Lockout { cells: line[..9].to_vec(), least: 4 },
        Rule::Indexer { cell: Cell(0), line, value: Value(31) },
    ] {
        let puzzle = Puzzle::new(board.clone(), vec![rule.clone()]).unwrap();
        let values = puzzle.solve(Budget::guesses(10_000)).unwrap();
        assert!(rule.holds(&board, &values.into_iter().map(Some).collect::<Vec<_>>()));
    }
}

#[test]
fn a_list_of_many_objects_is_taken_apart_at_once() {
    let text = format!("[{}{{}}]", "{},\n".repeat(100_000));
    let pieces = format::pieces(&text);
    assert_eq!((pieces.len(), pieces[100_000].line), (100_001, 100_001));
}

/// A library's caller may ask for a value that the board lacks, or for a machine of another board.
#[test]
fn what_the_board_lacks_is_refused() {
    let board = Board::square(4).unwrap();
    let cells = || vec![Cell(0), Cell(1)];
    let machine = |values| {
        let step = |&least: &u8, value: Value| (value.0 >= least).then_some(value.0);
        Automaton::build(values, 0, 10, step, |_| true).unwrap()
    };
    let automaton = |values| Rule::Automaton { cells: cells(), automaton: machine(values) };
    let lacking = Value(4);
    for rule in [
        Rule::NumberedRoom { cells: cells(), value: lacking },
        Rule::Indexer { cell: Cell(0), line: cells(), value: lacking },
        Rule::Quadruple { cells: cells(), values: vec![Value(200)], exact: false },
    ] {
        let error = Puzzle::new(board.clone(), vec![rule]).expect_err("refused").to_string();
        assert!(error.contains("the board lacks a value"), "{error}");
    }
    for values in [2, 9] {
        let error = Puzzle::new(board.clone(), vec![automaton(values)]).expect_err("refused");
        assert!(error.to_string().contains("its table has another size"), "{error}");
    }
    let puzzle = Puzzle::new(board.clone(), vec![automaton(4)]).unwrap();
    assert!(puzzle.count(1_000, Budget::UNLIMITED).found < 288);
    assert_eq!(machine(2).next(0, Value(2)), None);
    assert_eq!(puzzle.named(&[RuleIndex(7)], Language::English), "");
    assert_eq!(puzzle.listed(&[RuleIndex(7)]), serde_json::json!([]));
    for cells in [vec![], vec![Cell(0), Cell(99)], vec![Cell(999), Cell(999)]] {
        assert!(board.clone().add_region(cells).is_err());
    }
    assert!(!reference::is_solution(&board, &[], &[]));
}

/// Sizes beyond all bounds end soon, and do not overflow.
#[test]
fn extreme_sizes() {
    let build = |limit| Automaton::build(2, 0_u64, limit, |s, _| Some(s + 1), |_| true);
    assert!(build(0).is_none() && build(5).is_none());
    assert!(Automaton::from_steps(usize::MAX, &[vec![]], vec![true]).is_none());
    let blocks = |height, width| {
        let mut board = Board::lines(6, 6, 6, 1).unwrap();
        board.add_blocks(height, width);
        board.regions().map(|region| region.cells.len()).collect::<Vec<_>>()
    };
    assert_eq!(blocks(usize::MAX, 1), [6; 6]);
    assert_eq!(blocks(0, 0), [1; 36]);
    let board = Board::square(9).unwrap();
    let most = usize::MAX;
    assert_eq!(board.windoku(most, most), Vec::<Vec<Cell>>::new());
    assert_eq!(board.disjoint(most, most).len(), 81);
    assert_eq!(board.disjoint(0, 0).len(), 1);
    assert_eq!([Value(40), Value(255), Value(31)].into_iter().collect::<Values>().len(), 1);
}

/// Places far beside the board do not overflow.
#[test]
fn a_text_that_stands_far_away() {
    let row = "[{},{},{},{}]";
    let cells = vec![r#""R32767C1""#; 700].join(",");
    let text = format!(
        r#"{{"size":4,"grid":[{row},{row},{row},{row}],"text":[{{"cells":[{cells}],"value":"a"}}]}}"#
    );
    let draft = Format::named("fpuzzles-json").unwrap().open(&text).unwrap();
    let Form::Box(frame) = &draft.drawn[0].form else { panic!("{:?}", draft.drawn) };
    assert_eq!(frame.middle, [50, 3_276_650]);
}

/// Numbers that do not fit are refused, or say what they say, and nothing overflows.
#[test]
fn extreme_numbers() {
    let line = "R1C1~R1C2~R2C3";
    for number in ["-2147483648", "2147483647", "-1", "0", "99999999999999999999", "1000000"] {
        for text in [
            format!(".Cage~{number}~{line}"),
            format!(".Sum~{number}~{line}"),
            format!(".Sum~0_=_{number}_1_1~{line}"),
            format!(".Whisper~{number}~{line}"),
            format!(".Lockout~{number}~{line}"),
            format!(".Modular~{number}~{line}"),
            format!(".SumLine~{number}~{line}"),
            format!(".RellikCage~{number}~{line}"),
            format!(".PillArrow~{number}~{line}"),
            format!(".SameValues~{number}~{line}"),
            format!(".LittleKiller~{number}~R1C2"),
            format!(".Sandwich~{number}~C2"),
            format!(".XSum~C2~{number}~"),
            format!(".Skyscraper~C2~~{number}"),
            format!(".NumberedRoom~C2~{number}"),
            format!(".Shape~{number}x9~{number}-{number}"),
            format!(".RegionSize~{number}"),
            format!(".~R1C1_{number}"),
            format!(
                r#"{{"ninefold-variant":1,"rows":4,"rules":[{{"rule":"ratio","cells":["r1c1","r1c2"],
                "relation":{{"ratio":{number}}}}},{{"rule":"all marks given","marked":[],
                "relations":[{{"apart":{number}}}]}},{{"rule":"skyscraper","seen":{number},
                "cells":["r1c1","r1c2"]}}]}}"#
            ),
            format!(
                r#"{{"ninefold-variant":1,"rows":{number},"columns":{number},"values":{number}}}"#
            ),
        ] {
            if let Ok(draft) = format::read(&text) {
                draft.puzzle().map(|puzzle| puzzle.count(2, Budget::guesses(50))).ok();
            }
        }
    }
}

/// The rules are compiled within the budget too: once that is over, every question ends undecided, however many rules
/// there are and whatever is derived from them. With time, the same puzzle is answered.
#[test]
fn no_time_to_compile() {
    let diagonals = (2..=8).map(|column| format!(".LittleKiller~20~R1C{column}"));
    let killers: Puzzle = diagonals.collect::<String>().parse().unwrap();
    let small: Puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2".parse().unwrap();
    let over = Budget::within(Duration::ZERO);
    for puzzle in [&killers, &small] {
        assert_eq!(puzzle.solve(over), None);
        assert_eq!(puzzle.check(over), Verdict::Undecided);
        let count = puzzle.count(10, over);
        assert_eq!((count.found, count.ended), (0, Ended::Budget));
        assert_eq!(puzzle.solutions_in_order(over, |_| true).0, Ended::Budget);
        assert_eq!(puzzle.estimate(10, 1, over, |_| true).samples, 0);
        assert!(puzzle.true_candidates(1, over, |_| true).is_partial());
        assert_eq!(puzzle.contradiction(over), None);
        assert_eq!(puzzle.needs(over, |_, _| true), None);
    }
    assert_eq!(killers.hint(over), None);
    assert!(killers.explain(over).steps.is_empty());
    // What was begun without time is not kept.
    assert_eq!(small.count(10, Budget::UNLIMITED).found, 3);
    assert!(killers.hint(Budget::UNLIMITED).is_some());
}

/// A path that ends early is the beginning of the whole one: no harder step is taken because the time ended too soon for
/// an easier one.
#[test]
fn a_path_out_of_time_is_a_beginning() {
    let text = std::fs::read_to_string("../testdata/gallery.txt").unwrap();
    let line = text.lines().find(|line| line.contains(".Renban")).unwrap();
    let puzzle: Puzzle = line.parse().unwrap();
    let whole = puzzle.explain(Budget::UNLIMITED).steps;
    for time in 0..40 {
        let steps = puzzle.explain(Budget::within(Duration::from_millis(time))).steps;
        assert!(whole.starts_with(&steps), "after {time} ms");
    }
}
