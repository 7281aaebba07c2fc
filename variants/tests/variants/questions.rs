//! Questions of programs: in which notations puzzles stand, and what stands in the answers.

use ninefold::solve::Cancel;
use ninefold::text::{Answer, Format, Record, write};
use ninefold_variants::questions::{answer, answer_text};
use serde_json::{Value, json};

const CLASSIC: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const SOLVED: &str =
    "417369825632158947958724316825437169791586432346912758289643571573291684164875293";

#[test]
fn a_classic_puzzle_stands_in_any_notation() {
    let record = Record::new(CLASSIC.parse::<ninefold::Clues>().expect("it is a puzzle"));
    for format in Format::ALL {
        let text = write(*format, [(&record, &Answer::Unchanged)]);
        let told = answer(&json!({ "puzzle": text, "ask": "solve" }));
        assert_eq!(told, json!({ "solution": SOLVED }), "{}: {text}", format.name());
    }
    let object = json!({ "puzzle": { "puzzle": CLASSIC, "name": "a puzzle" }, "ask": "check" });
    assert_eq!(answer(&object), json!({ "verdict": "unique" }));
    let marks = ninefold::Candidates::from(&CLASSIC.parse::<ninefold::Grid>().expect("it is one"));
    let marks = json!({ "puzzle": marks.to_string(), "ask": "solve" });
    assert_eq!(answer(&marks), json!({ "solution": SOLVED }), "729 characters are no large grid");
}

#[test]
fn what_is_wrong_with_a_puzzle_is_told() {
    let told = |text: &str| answer(&json!({ "puzzle": text, "ask": "solve" }))["message"].clone();
    assert_eq!(told(".Frobnicate~3~R1C1"), "the rule Frobnicate is not understood (3 R1C1)");
    let damaged = CLASSIC.replace('7', "§");
    assert_eq!(
        told(&damaged),
        "line 1, column 22: expected a digit 1-9 or a blank such as '.', found '§'"
    );
    let two = format!("{CLASSIC}\n{SOLVED}");
    for two in [two, ".Shape~4x4\n.Shape~4x4.Cage~3~R1C1~R1C2".to_owned()] {
        assert!(told(&two).as_str().is_some_and(|message| message.contains("found another one")));
    }
}

#[test]
fn an_answer_has_the_id_of_its_question_or_none() {
    let told = |text: &str| answer_text(text, 1, &Cancel::new());
    let asked =
        |id: &str| told(&format!(r#"{{"id": {id}, "ask": "check", "puzzle": "{CLASSIC}"}}"#));
    for id in ["18446744073709551615", "-9007199254740993", "1.5", r#"["x", {"a": null}]"#] {
        let kept: Value = serde_json::from_str(id).expect("it is JSON");
        assert_eq!(asked(id), json!({ "id": kept, "verdict": "unique" }));
    }
    for id in ["123456789012345678901234567890", r#"[{"a": 18446744073709551616}]"#] {
        let told = asked(id);
        assert!(told["error"] == "malformed" && told.get("id").is_none(), "{told}");
    }
    let marked = format!("\u{feff}{}", json!({ "ask": "check", "puzzle": CLASSIC }));
    assert_eq!(told(&marked), json!({ "verdict": "unique" }));
}

#[test]
fn an_unknown_question_is_told_those_there_are() {
    let told = answer(&json!({ "ask": "count", "puzzle": CLASSIC }))["message"].to_string();
    assert!(told.contains("there are solve, check, rate,") && told.contains("generate"), "{told}");
}

#[test]
fn bad_json_has_its_line_in_the_input() {
    let told = |first| answer_text("{]", first, &Cancel::new())["message"].to_string();
    assert!(told(1).contains("line 1, column 2") && told(30).contains("line 30, column 2"));
}

#[test]
fn numbers_have_their_limits() {
    let asked = |member: &str, value: Value| {
        let mut question = json!({ "puzzle": ".Shape~4x4", "ask": "estimate", "samples": 9 });
        question[member] = value;
        answer(&question)
    };
    assert_eq!(asked("samples", json!(0))["error"], "malformed");
    assert_eq!(asked("seconds", json!(-1))["error"], "malformed");
    assert_eq!(asked("seconds", json!(1e300))["samples"], 9);
}

#[test]
fn what_is_left_of_a_minimised_puzzle_is_enough() {
    // With the digit the cage is not needed, and with the cage the digit is not.
    let killer = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4.~R1C2_2";
    let asked = |more: Value| {
        let mut question = json!({ "puzzle": killer, "ask": "minimise" });
        let members = more.as_object().expect("it is one").clone();
        question.as_object_mut().expect("it is one").extend(members);
        answer(&question)
    };
    let no_cage = asked(json!({ "smallest": true, "weights": { "killer": 5 } }));
    assert_eq!(no_cage["removed"][0]["rule"], "killer cage", "{no_cage}");
    for seed in 0..6 {
        let with_cage = asked(json!({ "seed": seed, "weights": { "given": 5 } }));
        assert!(with_cage["puzzle"].as_str().expect("a text").contains(".Cage~3"));
        for fewer in [&with_cage, &no_cage] {
            assert_eq!(fewer["proved"], true);
            let needless = json!({ "puzzle": fewer["puzzle"], "ask": "needless" });
            assert_eq!(answer(&needless), json!({ "minimal": true, "needless": [] }));
        }
    }
    for wrong in [json!({ "frob": 2 }), json!({ "given": 0 }), json!([])] {
        assert_eq!(asked(json!({ "weights": wrong }))["error"], "malformed");
    }
    let several = json!({ "puzzle": ".Shape~4x4", "ask": "minimise" });
    assert_eq!(answer(&several)["error"], "several");
}

#[test]
fn ratings_name_their_scale() {
    let asked = json!({ "puzzle": CLASSIC, "ask": "rate" });
    assert_eq!(answer(&asked)["scale"], "variants");
    assert_eq!(answer(&json!({ "ask": "generate", "size": 4 }))["scale"], "variants");
}

#[test]
fn random_answers_tell_their_seed() {
    let puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R1C1_1.~R2C3_1.~R3C2_4";
    for mut question in [
        json!({ "ask": "generate", "size": 4 }),
        json!({ "ask": "minimise", "puzzle": puzzle }),
        json!({ "ask": "estimate", "puzzle": ".Shape~9x9", "samples": 9 }),
    ] {
        let [once, twice] = [answer(&question), answer(&question)];
        assert_ne!(once["seed"], twice["seed"], "{once}");
        question["seed"] = once["seed"].clone();
        assert_eq!(answer(&question), once);
    }
}

#[test]
fn making_a_puzzle_ends_with_its_time() {
    let asked = json!({
        "ask": "generate", "size": 16, "min": "extreme", "rules": ["killer"], "seconds": 0,
    });
    assert_eq!(answer(&asked)["error"], "undecided");
}

#[test]
fn no_wrong_position_is_judged_when_the_time_runs_out() {
    // A search of some duration, which each of these times may cut off at another place.
    let givens = ".~R1C5_8.~R2C2_8.~R4C4_5.~R4C8_6.~R5C3_9.~R8C9_7.~R9C6_2";
    let filled = ".".repeat(40) + "5" + &".".repeat(40);
    let mut seconds = 0.01;
    loop {
        let told = answer(&json!({
            "puzzle": format!("{givens}.AntiConsecutive"), "filled": filled, "claims": [], "seconds": seconds,
        }));
        match told["error"].as_str() {
            Some("undecided") => seconds *= 1.15,
            Some("mistake") => break,
            _ => panic!("{seconds}: {told}"),
        }
    }
}

#[test]
fn a_puzzle_is_made_by_another_word_for_its_level() {
    let made =
        |level: &str| answer(&json!({ "ask": "generate", "size": 4, "max": level, "seed": 1 }));
    assert_eq!(made("expert"), made("unfair"));
    assert!(made("expert").get("puzzle").is_some());
}

#[test]
fn messages_are_in_one_language() {
    let told = |language: &str| {
        let puzzle = ".AntiKnight.Cage~3~R1C1~R1C2.Cage~17~R1C1~R2C1";
        let solve = json!({ "ask": "solve", "puzzle": puzzle, "language": language });
        let generate = json!({ "ask": "generate", "size": 99, "language": language });
        let rules = json!({ "ask": "generate", "rules": ["frob"], "language": language });
        [solve, generate, rules].map(|asked| answer(&asked)["message"].clone())
    };
    assert_eq!(told("ko"), told("en"));
}

#[test]
fn claims_are_texts_too() {
    let verdicts = |claims: Value| -> Vec<Value> {
        let told = answer(&json!({ "puzzle": CLASSIC, "claims": claims }));
        let claims = told["claims"].as_array().expect("they are judged");
        claims.iter().map(|claim| claim["verdict"].clone()).collect()
    };
    assert_eq!(
        verdicts(json!(["r1c1=4", "r1c2 <> 4, 8", "r1c2<>17"])),
        ["known", "known", "wrong"]
    );
    assert_eq!(verdicts(json!(["r1c2=x", "r1c2", "r1c1="])), ["malformed"; 3]);
}

#[test]
fn a_rule_is_a_reason_by_its_name_alone() {
    let judged = |because: &str| {
        let puzzle =
            ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4.Thermo~R3C4~R3C3";
        let claim = json!({ "cell": "r1c1", "is": 1, "because": [because] });
        answer(&json!({ "puzzle": puzzle, "claims": [claim] }))["claims"][0].clone()
    };
    for name in [
        "killer cage",
        "Killer",
        "killer cage 3",
        "the killer cage 3 at r1c1 r1c2",
        "Killer Cage 3 at R1C1 R1C2",
    ] {
        assert_eq!(judged(name)["verdict"], "holds", "{name}");
    }
    for name in ["thermometer", "row3", "Col 2", "column 2", "box 1", "R1"] {
        assert_eq!(judged(name)["verdict"], "not-by", "{name}");
    }
    let told = "unknown house or rule: \"cage 4\"; name a house (row 3, column 2, block 1) or a rule by its number or name, \
                such as \"killer cage 3 at r1c1 r1c2\"";
    assert_eq!(judged("cage 4")["message"], told);
    assert!(judged("given")["message"].as_str().is_some_and(|told| {
        told.starts_with(
            "5 rules are called given; name one with its cells, as \"given 4 at r1c3\"",
        )
    }));
}

#[test]
fn steps_and_claims_need_no_single_solution() {
    let several = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2";
    let asked = |more: Value| {
        let mut question = json!({ "puzzle": several });
        let members = more.as_object().expect("it is one").clone();
        question.as_object_mut().expect("it is one").extend(members);
        answer(&question)
    };
    let hint = asked(json!({ "ask": "hint" }));
    assert_eq!(
        (&hint["step"]["technique"], &hint["verdict"]),
        (&"one-rule".into(), &"several".into())
    );
    let judged = asked(json!({ "claims": ["r1c1=1", "r2c3=1"] }));
    assert_eq!(judged["verdict"], "several");
    assert_eq!(judged["claims"][0]["verdict"], "holds");
    // Another solution has a 2 there.
    assert_eq!(
        (&judged["claims"][1]["verdict"], &judged["claims"][1]["digit"]),
        (&"wrong".into(), &2.into())
    );
    let end = asked(json!({ "ask": "hint", "filled": "124343..2.3.3..." }));
    assert_eq!(end["error"], "several", "{end}");
    assert_eq!(end["message"], "no step is left: the puzzle has several solutions");
    let wrong = asked(json!({ "ask": "hint", "filled": "2..............." }));
    assert_eq!(
        (&wrong["error"], &wrong["message"]),
        (&"mistake".into(), &"mistake in r1c1".into())
    );
}
