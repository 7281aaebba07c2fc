//! `learn`, `race` and `trace` as lines.

use crate::{CONTRADICTORY, PUZZLE, SOLUTION, TWO, ninefold, stderr, stdout};
use snapbox::str;

/// A 4×4 puzzle.
const SMALL: &str = "1.....3..4.....2";

#[test]
fn the_ladder_is_listed_and_explained() {
    let list = stdout(&ninefold().arg("learn").assert().success());
    let names: Vec<&str> =
        list.lines().take_while(|l| !l.is_empty()).filter_map(|l| l.split(' ').next()).collect();
    assert_eq!((names[0], names[names.len() - 1]), ("greedy", "engine"));
    assert!(names.contains(&"sat"));
    for name in names {
        let page = stdout(&ninefold().args(["learn", "--explain", name]).assert().success());
        assert!(page.lines().count() >= 5, "{name}: {page}");
    }
    ninefold().args(["learn", "--explain", "nonsense"]).assert().code(2);
}

#[test]
fn a_rung_prints_its_solution_and_its_cost() {
    ninefold().args(["learn", "bitmask", SMALL]).assert().success().stdout_eq(str![[r#"
1.....3..4.....2
1324423124133142
calls 16, checks 42, looks 102, assignments 15, backtracks 3, deepest level 12

"#]]);
    ninefold().args(["learn", "greedy", SMALL]).assert().code(1).stdout_eq(str![[r#"
1.....3..4.....2
124...3..4.....2
dead end at r1c4:
  1 already stands in row 1
  2 already stands in row 1
  3 already stands in block 2
  4 already stands in row 1
calls 1, checks 10, looks 4, assignments 2, backtracks 1, deepest level 0

"#]]);
    let of_two = stdout(&ninefold().args(["learn", "list-of-blanks", TWO]).assert().success());
    let first = "752461839319782465684359721147935286298614573563278914836597142921843657475126398";
    assert_eq!(of_two.lines().nth(1), Some(first));
    ninefold().args(["learn", "bitmask", CONTRADICTORY]).assert().code(1).stderr_eq(str![[r#"
<argument>: contradictory: 5 twice in row 3

"#]]);
    ninefold().args(["learn", "bitmask", "--max-calls", "3", PUZZLE]).assert().code(1);
    // The solver's own counts; the engine has none.
    let cost = |rung| stdout(&ninefold().args(["learn", rung, PUZZLE]).assert().success());
    assert!(cost("sat").contains("\ncalls ") && !cost("engine").contains("calls"));
}

#[test]
fn what_was_never_counted_has_no_bar() {
    let race = ["race", "--bars", "checks", "--only", "mrv,exact-cover", PUZZLE];
    let bars = stdout(&ninefold().args(race).assert().success());
    let bar = |rung| bars.lines().rfind(|line| line.starts_with(rung)).unwrap().contains('█');
    assert!(bar("mrv") && !bar("exact-cover"), "{bars}");
}

#[test]
fn small_puzzles_come_one_a_line_or_drawn() {
    let run = |input: String| ninefold().args(["learn", "mrv"]).stdin(input).assert();
    let drawn = format!("{}\n{}\n{}\n{}\n", &SMALL[..4], &SMALL[4..8], &SMALL[8..12], &SMALL[12..]);
    assert!(stdout(&run(drawn).success()).contains("1324423124133142"));
    let listed = run(format!("# two\n{SMALL}\n1...\n{SMALL}\n")).code(1);
    assert_eq!(stdout(&listed).matches("1324423124133142").count(), 2);
    assert_eq!(stderr(&listed), "<stdin>:3: expected 16, 36 or 81 cells, found 4\n");
}

#[test]
fn a_race_reports_what_it_did_not_wait_for() {
    let race = stdout(&ninefold().args(["race", "--max-calls", "100", PUZZLE]).assert().success());
    assert!(
        race.lines().any(|l| l.starts_with("place-then-check") && l.contains("> 100")),
        "{race}"
    );
    let json = stdout(
        &ninefold().args(["race", "--json", "--only", "bitmask,engine", PUZZLE]).assert().success(),
    );
    let race: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(race["rungs"].as_array().map(Vec::len), Some(2));
    assert_eq!(race["rungs"][0]["solved"], 1);
    assert!(race["rungs"][0]["calls"].as_u64() > Some(40) && race["rungs"][0]["seconds"].is_f64());
}

/// The lines are replayed by hand: they lead from the puzzle to the solution, and every rejection
/// names a house that has the digit.
#[test]
fn a_trace_can_be_replayed_from_its_lines() {
    let text = stdout(&ninefold().args(["trace", "--rung", "bitmask", PUZZLE]).assert().success());
    let lines: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines[0]["puzzle"], PUZZLE);
    let mut board: Vec<u8> = PUZZLE.bytes().collect();
    let mut ns = 1..;
    for event in &lines[1..lines.len() - 1] {
        assert_eq!(event["n"].as_u64(), ns.next());
        let at = event["cell"].as_str().map(|name| {
            let [b'r', r, b'c', c] = *name.as_bytes() else { panic!("{name}") };
            (usize::from(r - b'1'), usize::from(c - b'1'))
        });
        let digit = event["digit"].as_u64().map(|d| b'0' + d as u8);
        match (event["event"].as_str(), at, digit) {
            (Some("place"), Some((r, c)), Some(digit)) => board[9 * r + c] = digit,
            (Some("undo"), Some((r, c)), None) => board[9 * r + c] = b'.',
            (Some("reject"), Some((r, c)), Some(digit)) => {
                let holds = |house: &str| {
                    (0..81).any(|i| {
                        board[i] == digit
                            && match house {
                                "row" => i / 9 == r,
                                "column" => i % 9 == c,
                                _ => (i / 27, i % 9 / 3) == (r / 3, c / 3),
                            }
                    })
                };
                let (house, number) =
                    event["house"].as_str().and_then(|h| h.split_once(' ')).expect("a house");
                assert!(holds(house), "{event}");
                let expected = match house {
                    "row" => r + 1,
                    "column" => c + 1,
                    _ => r / 3 * 3 + c / 3 + 1,
                };
                assert_eq!(number, expected.to_string());
            }
            (Some("solution"), None, None) => assert_eq!(board, SOLUTION.as_bytes()),
            (Some("call" | "try" | "back"), ..) => {}
            _ => panic!("{event}"),
        }
    }
    assert_eq!(lines[lines.len() - 1]["solution"], SOLUTION);
}

#[test]
fn a_trace_is_bounded() {
    let text = stdout(&ninefold().args(["trace", "--max-events", "10", SMALL]).assert().code(1));
    assert_eq!(text.lines().count(), 1 + 10 + 1);
    assert!(text.ends_with("{\"event\":\"end\",\"result\":\"stopped\"}\n"), "{text}");
    ninefold().args(["trace", "--rung", "engine", SMALL]).assert().code(2);
}
