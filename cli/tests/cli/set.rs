//! What setters ask: `candidates`, `needless`, `minimise` of variants, `contradiction`, `count --estimate`.

use crate::{CONTRADICTORY, NONE, PUZZLE, TWO, ninefold, stderr, stdout};
use serde_json::Value;

/// A killer of 4×4 with one cage and five givens, three of which are needless.
const KILLER: &str = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4";

fn run(arguments: &[&str], input: &str, code: i32) -> String {
    stdout(&ninefold().args(arguments).stdin(input.to_owned()).assert().code(code))
}

/// The first object of a command's JSON.
fn object(arguments: &[&str], input: &str, code: i32) -> Value {
    let text = run(&[arguments, &["--json"]].concat(), input, code);
    serde_json::from_str(text.lines().next().expect("a line")).expect("JSON")
}

/// The number of solutions up to a thousand, or that there are more.
#[test]
fn how_many_solutions_candidates_have() {
    // A grid of 4x4 has 288 solutions, one of 6x6 with regions far more.
    let few = run(&["candidates", "--up-to", "10"], ".Shape~4x4", 0);
    assert!(few.ends_with("\n288 solutions\n"), "{few}");
    let more = run(&["candidates", "--up-to", "10"], ".Shape~6x6", 0);
    assert!(more.ends_with("\nmore than 1000 solutions\n"), "{more}");
    let korean = run(&["candidates", "--lang", "ko"], ".Shape~6x6", 0);
    assert!(korean.ends_with("\n해가 1000개보다 많습니다\n"), "{korean}");
    let further = object(&["candidates", "--up-to", "2000"], ".Shape~6x6", 0);
    assert_eq!((&further["more_than"], &further["solutions"]), (&Value::from(2000), &Value::Null));
    let unasked = object(&["candidates", "--up-to", "1"], ".Shape~6x6", 0);
    assert!(unasked["more_than"].is_null(), "{unasked}");
}

/// Each digit that is said to make a puzzle unique does so, and no other.
#[test]
fn digits_that_make_it_unique() {
    let given = object(&["candidates"], TWO, 0);
    assert_eq!(given["solutions"], 2);
    let named: Vec<&str> =
        given["unique_with"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    let mut expected = Vec::new();
    for (cell, digits) in given["candidates"].as_array().expect("a list").iter().enumerate() {
        for digit in digits.as_array().expect("a list") {
            let mut more = TWO.to_owned();
            more.replace_range(cell..=cell, &digit.to_string());
            if run(&["count"], &more, 0) == "1\n" {
                expected.push(format!("r{}c{}={digit}", cell / 9 + 1, cell % 9 + 1));
            }
        }
    }
    assert!(!expected.is_empty());
    assert_eq!(named, expected);
}

#[test]
fn classic_puzzles_and_variants_in_one_list() {
    let input = format!("{PUZZLE}\n{KILLER}\n{NONE}\n{CONTRADICTORY}\njunk\n");
    let text = run(&["needless"], &input, 1);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("needless: given "), "{text}");
    assert_eq!(lines[1], "needless: given 4 at r1c3, given 4 at r2c1, given 1 at r2c3");
    assert!(lines[2].starts_with("contradictory: ") || lines[2] == "no solution", "{text}");
    assert!(lines[3].starts_with("contradictory: "), "{text}");
    assert_eq!(lines[4..], ["malformed"]);
}

/// A dot cannot go while all dots are said to be given: then the two digits would be forbidden.
#[test]
fn marks_stay_while_all_are_given_and_groups_go_together() {
    let kropki = made(&["--rule", "kropki", "--size", "4", "--seed", "3"]);
    let given = run(&["solve"], &kropki, 0);
    let digits = (0..16).map(|i| format!(".~R{}C{}_{}", i / 4 + 1, i % 4 + 1, &given[i..=i]));
    let all = format!("{}{}", kropki.trim_end(), digits.collect::<String>());
    let text = run(&["needless"], &all, 1);
    assert!(text.contains("all white dots and black dots given"), "{text}");
    assert!(!text.contains("dot at"), "{text}");
    let mut without = all.split_inclusive('.').filter(|item| !item.starts_with("StrictKropki"));
    assert_eq!(run(&["check"], &without.by_ref().collect::<String>(), 0), "unique\n");
    let groups = made(&["--rule", "disjoint groups", "--size", "4", "--seed", "1"]);
    let solved = run(&["solve"], &groups, 0);
    let all = (0..16).fold(groups.trim_end().to_owned(), |text, i| {
        format!("{text}.~R{}C{}_{}", i / 4 + 1, i % 4 + 1, &solved[i..=i])
    });
    let text = run(&["needless"], &all, 1);
    assert_eq!(text.matches("disjoint groups").count(), 1, "{text}");
    let found = object(&["needless"], &all, 1);
    let all = found["needless"].as_array().expect("a list");
    let group = all.iter().find(|item| item["rule"] == "disjoint groups").expect("it is there");
    assert_eq!(group["with"].as_array().map(Vec::len), Some(3));
}

fn made(arguments: &[&str]) -> String {
    run(&[&["generate"], arguments].concat(), "", 0)
}

#[test]
fn rules_have_common_names_too() {
    for name in ["x", "x-sudoku", "white-dot", "Black Dot"] {
        run(&["generate", "--rule", name, "--size", "6", "--seed", "1"], "", 0);
    }
    let page = |name: &str| run(&["rules", name], "", 0);
    assert_eq!(page("x"), page("diagonal"));
    assert_eq!(page("white dot"), page("difference"));
}

/// What is left when the needless rules are left out still has one solution, and no rule can go.
#[test]
fn a_smallest_set_is_enough() {
    let enough = run(&["minimise", "--smallest"], KILLER, 0);
    assert_eq!(enough.matches('.').count(), 5, "the shape and four rules: {enough}");
    assert_eq!(run(&["count", "--limit", "2"], &enough, 0), "1\n");
    assert_eq!(run(&["needless"], &enough, 0), "minimal\n");
    let parts: Vec<&str> = KILLER.split_inclusive('.').collect();
    let shape = format!(".{}", parts[1].trim_end_matches('.'));
    let rules: Vec<&str> = parts[2..].iter().map(|part| part.trim_end_matches('.')).collect();
    let unique = |places: u32| {
        let kept = rules.iter().enumerate().filter(|(at, _)| places >> at & 1 == 1);
        let text = kept.fold(shape.clone(), |text, (_, rule)| format!("{text}.{rule}"));
        run(&["count", "--limit", "2"], &text, 0) == "1\n"
    };
    let fewest = (0..1 << rules.len()).filter(|&places: &u32| unique(places));
    assert_eq!(fewest.map(u32::count_ones).min(), Some(4));
}

#[test]
fn minimising_goes_by_weight() {
    let rules = |arguments: &[&str], input| {
        let text = run(&[&["minimise", "-q"], arguments].concat(), input, 0);
        assert_eq!(run(&["needless"], &text, 0), "minimal\n", "{arguments:?}");
        text
    };
    // With the digit the cage is not needed.
    let either = &format!("{KILLER}.~R1C2_2");
    for seed in ["1", "2", "3"] {
        let light = rules(&["--seed", seed, "--weight", "killer=5"], either);
        assert!(!light.contains("Cage"), "{light}");
        let heavy = rules(&["--seed", seed, "--weight", "given=5"], either);
        assert!(heavy.contains("Cage"), "{heavy}");
    }
    assert_eq!(
        rules(&["--seed", "4"], KILLER),
        rules(&["--seed", "4"], KILLER),
        "the seed decides"
    );
    let json = rules(&["--smallest", "--to", "variant-json"], KILLER);
    assert!(json.starts_with("{\"ninefold-variant\""), "{json}");
    let classic = rules(&["--smallest", "--timeout", "1"], PUZZLE);
    assert_eq!(classic.trim_end().len(), 81);
    let text = run(&["minimise", "--seed", "1"], ".Shape~4x4.Cage~3~R1C1~R1C2", 1);
    assert!(text.starts_with(".Shape~4x4.Cage~3~R1C1~R1C2 # several solutions"), "{text}");
    run(&["minimise", "--weight", "frob=3"], KILLER, 2);
    run(&["minimise", "--weight", "given=0"], KILLER, 2);
}

#[test]
fn contradictions_are_drawn() {
    let text = run(&["contradiction"], ".Shape~4x4.Cage~20~R1C1~R1C2.~R4C4_1", 1);
    let drawn = "A: killer cage 20 at r1c1 r1c2\nA A · ·\n· · · ·\n· · · ·\n· · · ·\n";
    let why = "The killer cage 20 at r1c1 r1c2 adds up to at most 7.\n";
    assert_eq!(text, format!("{drawn}{why}"));
    let text = run(&["contradiction", "--lang", "ko"], PUZZLE, 0);
    assert_eq!(text, "모순이 없습니다. 해가 있습니다\n");
    let rules = object(&["contradiction"], CONTRADICTORY, 1);
    assert_eq!(rules["contradiction"].as_array().map(Vec::len), Some(2));
    assert_eq!(rules["smallest"], true);
    // Eight different digits add up to 44 at most, although two digits contradict each other too.
    let alone = ".~R9C1_5.~R9C2_5.Cage~45~R5C1~R5C2~R5C3~R5C4~R5C5~R5C6~R5C7~R5C8";
    let text = run(&["contradiction"], alone, 1);
    assert!(text.starts_with("A: killer cage 45") && !text.contains("given"), "{text}");
}

/// The last sentences say what cannot be, and by which steps one sees it.
#[test]
fn contradictions_are_explained() {
    let why = |command: &[&str], puzzle: &str| {
        let found = object(&[&["contradiction"], command].concat(), puzzle, 1);
        let text = run(&[&["contradiction"], command].concat(), puzzle, 1);
        let list: Vec<String> = found["why"].as_array().map_or(Vec::new(), |sentences| {
            sentences.iter().map(|one| one.as_str().expect("a text").to_owned()).collect()
        });
        assert!(text.ends_with(&list.iter().map(|one| format!("{one}\n")).collect::<String>()));
        list
    };
    let block = ".~R9C9_1.~R8C8_1";
    assert_eq!(why(&[], block), ["In block 9, r8c8 and r9c9 would both be 1."]);
    assert_eq!(why(&["--lang", "ko"], block), ["9블록에서 r8c8, r9c9에 1이 겹칩니다."]);
    let two = why(&[], ".~R9C9_1.~R9C8_1");
    assert_eq!(two, ["In row 9 and block 9, r9c8 and r9c9 would both be 1."]);
    let knight = why(&[], ".AntiKnight.~R3C4_1.~R4C6_1.~R1C1_2");
    assert_eq!(knight, ["r3c4 and r4c6 are both 1, which the anti-knight rule forbids."]);
    let set = why(&[], ".AllDifferent~R1C1~R5C5~R9C7.~R1C1_1.~R9C7_1");
    assert_eq!(set, ["In the distinct set at r1c1 r5c5 r9c7, r1c1 and r9c7 would both be 1."]);
    let nine = "12345..........6............................7........8..........................9";
    let cell = why(&[], nine);
    assert_eq!(cell, ["r1c9 has no value left."]);
    let even = r#"{"ninefold-variant":1,"rows":9,"rules":[{"rule":"even","cell":"r1c1"},{"rule":"given","cell":"r1c1","values":[5]}]}"#;
    assert_eq!(why(&[], even), ["r1c1 has no value left."]);
    let whisper = why(&[], ".AntiConsecutive.Whisper~5~R1C1~R1C2~R1C3.~R1C2_5");
    assert_eq!(whisper, ["r1c2 cannot be 5 (the whisper 5 at r1c1 r1c2 r1c3), but is 5."]);
    let cages = ".Shape~6x6.Cage~3~R6C1~R6C2.Cage~11~R6C2~R6C3.~R1C1_5";
    assert_eq!(
        why(&[], cages),
        [
            "The killer cage 3 at r6c1 r6c2 can only hold 1+2: r6c1 and r6c2 can only be 1 or 2.",
            "The killer cage 11 at r6c2 r6c3 adds up to at most 8.",
        ]
    );
    assert_eq!(why(&["--lang", "ko"], cages)[1], "r6c2 r6c3의 킬러 케이지 11의 합은 8 이하입니다.");
}

/// Where that takes many steps, a note says so.
#[test]
fn contradictions_without_a_short_reason() {
    let cages = ".Shape~6x6.Cage~7~R4C2~R5C2.Cage~6~R1C1~R2C1.Cage~11~R4C3~R5C3~R5C4.Cage~4~R3C2~R3C3.Cage~10~R6C2~R6C3";
    let text = run(&["contradiction"], cages, 1);
    let note = "\nno short chain of reasons was found, but the rules above cannot all hold\n";
    assert!(text.starts_with("A: killer cage") && text.ends_with(note), "{text}");
    let text = run(&["contradiction", "--lang", "ko"], cages, 1);
    let note = "\n짧게 설명할 이유는 찾지 못했지만, 위의 규칙은 한꺼번에 성립할 수 없습니다\n";
    assert!(text.ends_with(note), "{text}");
    let found = object(&["contradiction"], cages, 1);
    assert!(found["smallest"] == true && found["why"].is_null(), "{found}");
}

#[test]
fn estimates_and_small_numbers() {
    let empty = ".".repeat(81);
    let seeded = ["count", "--estimate=2000", "--seed", "1"];
    let given = object(&seeded, &empty, 0);
    assert_eq!(object(&seeded, &empty, 0), given);
    assert_ne!(object(&["count", "--estimate=2000", "--seed", "2"], &empty, 0), given);
    ninefold().args(["count", "--seed", "1"]).stdin(empty.clone()).assert().code(2);
    let number = |name: &str| given[name].as_f64().expect("a number");
    assert!(number("low") < 6.671e21 && 6.671e21 < number("high"), "{given}");
    assert_eq!(given["samples"], 2000);
    assert_eq!(run(&["count", "--estimate"], &format!("{TWO}\n{NONE}\n"), 1), "2\n0\n");
    let one = run(&["count", "--estimate=1", "--seed", "1"], &empty, 0);
    assert!(one.contains("(samples: 1, too few for an interval)"), "{one}");
    // It has 520 solutions, which random paths hardly find.
    let rare = ".Shape~10x10.AntiKnight.AntiKing.AntiConsecutive";
    let none = run(&["count", "--estimate=50", "--seed", "1"], rare, 1);
    assert_eq!(none, "unknown (samples: 50, none of which reached a solution)\n");
    let cut = run(&["count", "--estimate=1000000000", "--timeout", "0.3"], &empty, 0);
    assert!(cut.contains(" to ") && cut.contains("samples: ") && !cut.contains("000,000"), "{cut}");
}

#[test]
fn a_setter_who_has_no_time_hears_what_is_known() {
    let empty = ".".repeat(81);
    let given = object(&["candidates", "--timeout", "0.000001"], &empty, 1);
    assert_eq!(given["error"], "undecided");
    assert_eq!(given["candidates"].as_array().map(Vec::len), Some(81));
}

/// A rule has the names that other commands and programs give it.
#[test]
fn rules_are_found_by_names_elsewhere() {
    for (name, page) in [
        ("Cage", "killer cage, "),
        ("killercage", "killer cage, "),
        ("whispers", "whisper, "),
        ("ZipperLine", "zipper, "),
        ("rowindexer", "indexer, "),
        ("온도계", "thermometer, "),
        ("kropki", "kropki: white and black dots"),
        ("jigsaw", "jigsaw: irregular regions"),
    ] {
        assert!(run(&["rules", name], "", 0).starts_with(page), "{name}");
    }
    let said = |language: &str| {
        let run = ninefold().args(["rules", "foo", "--lang", language]).assert().code(2);
        String::from_utf8_lossy(&run.get_output().stderr).into_owned()
    };
    assert!(said("en").contains("no rule is called foo; `ninefold rules` lists them"));
    assert!(said("ko").contains("foo 규칙은 없습니다") && !said("ko").contains("no rule"));
    for arguments in [&["rules", "anti"][..], &["minimise", "--weight", "anti=5", PUZZLE]] {
        let told = stderr(&ninefold().args(arguments).assert().code(2));
        assert!(told.contains("anti could be anti-knight, anti-king"), "{told}");
    }
}
