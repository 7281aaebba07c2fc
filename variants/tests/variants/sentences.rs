//! Sentences of steps, each on a puzzle made for it.

use crate::techniques::first;
use ninefold::Language;
use ninefold_variants::explain::{Depth, Explainer, Position, Step, Technique};
use ninefold_variants::rule::Rule;
use ninefold_variants::{Budget, Cell, Puzzle, Values, format};

/// The first step by a technique in words, in English and Korean.
fn told(puzzle: &str, technique: Technique) -> [String; 2] {
    let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
    let (position, step) = first(&puzzle, technique);
    [Language::English, Language::Korean].map(|language| step.text(&position, language))
}

#[test]
fn two_reasons_take_a_plural() {
    let puzzle: Puzzle = ".Arrow~R5C7~R5C6~R4C6".parse().expect("a puzzle");
    let (position, step) = first(&puzzle, Technique::OneRule);
    assert_eq!(
        step.hint(&position, Depth::Which, Language::English),
        "Which numbers do the arrow at r5c7 r5c6 r4c6 and column 6 leave for r4c6, r5c6 and r5c7?"
    );
}

#[test]
fn what_is_placed_comes_first_then_cells_along_the_line() {
    let [english, korean] =
        told(".Thermo~R2C4~R1C3~R2C2~R2C3~R1C2.~R1C2_1_2_3_4_5", Technique::OneRule);
    let is = "so r2c4 is 1; r1c3 is 2; r2c2 is 3; r2c3 is 4; r1c2 is 5.";
    assert!(english.ends_with(is), "{english}");
    let is = "r2c4에 1을, r1c3에 2를, r2c2에 3을, r2c3에 4를, r1c2에 5를 넣습니다.";
    assert!(korean.ends_with(is), "{korean}");
    let [english, _] = told(".Arrow~R5C5~R4C5~R3C5.~R5C5_3_5.~R4C5_2_8", Technique::OneRule);
    let is = "so r4c5 is 2; r3c5 can only be 1 or 3. For example, if r4c5 were 8, then r4c5 and r3c5 add up to at least 9, but r5c5 is at most 5 (the arrow at r5c5).";
    assert!(english.ends_with(is), "{english}");
}

#[test]
fn cells_that_pairs_rest_on_are_named() {
    for (puzzle, english, korean) in [
        (
            ".StrictKropki.~R6C2_1_2",
            "r6c2 can only be 1 or 2, and there is a mark wherever the numbers fit one, so with row 6, r6c1 is at least 3.",
            "r6c2에는 1, 2만 들어갑니다. 표시할 수 있는 곳에는 모두 표시가 있습니다. 6행도 함께 보면 r6c1에는 3 이상만 들어갑니다.",
        ),
        (
            ".AntiConsecutive.~R1C1_4_5",
            "r1c1 can only be 4 or 5, and neighbours are not consecutive, so with row 1, r1c2 cannot be 4 or 5.",
            "r1c1에는 4, 5만 들어갑니다. 이웃한 칸에는 연속된 수가 들어가지 않습니다. 1행도 함께 보면 r1c2에서 4, 5를 지웁니다.",
        ),
        (
            ".BlackDot~R1C1~R1C2.~R1C1_8",
            "r1c1 is 8, and one number is 2 times the other, so r1c2 is 4.",
            "r1c1에는 8이 들어갑니다. 한 수가 다른 수의 2배입니다. 따라서 r1c2에 4를 넣습니다.",
        ),
        (
            ".WhiteDot~R1C1~R1C2.~R1C1_1_2_4.~R1C2_1_2_4",
            "r1c1 and r1c2 can only be 1, 2 or 4, and the two differ by 1, so r1c1 and r1c2 cannot be 4.",
            "r1c1, r1c2에는 1, 2, 4만 들어갑니다. 두 수의 차는 1입니다. 따라서 r1c1, r1c2에서 4를 지웁니다.",
        ),
        (
            ".Palindrome~R1C1~R2C2~R3C4~R4C4.~R1C1_1_2_3",
            "r1c1 = r4c4, so r4c4 can only be 1, 2 or 3.",
            "r1c1 = r4c4입니다. 따라서 r4c4에는 1, 2, 3만 들어갑니다.",
        ),
        (
            ".Palindrome~R1C7~R1C8~R2C8~R1C9",
            "r1c7 = r1c9 and r1c8 = r2c8, so with block 3, no numbers fit.",
            "r1c7 = r1c9, r1c8 = r2c8입니다. 3블록도 함께 보면 맞는 수가 없습니다.",
        ),
        (
            r#"{"ninefold-variant":1,"rows":9,"columns":9,"values":9,"least":1,"lines":true,"regions":[],"rules":[{"rule":"clone","first":["r1c1","r1c2"],"second":["r5c5","r5c6"]},{"rule":"given","cell":"r1c2","values":[1,2,3]}]}"#,
            "r1c2 = r5c6, so r5c6 can only be 1, 2 or 3.",
            "r1c2 = r5c6입니다. 따라서 r5c6에는 1, 2, 3만 들어갑니다.",
        ),
    ] {
        let told = told(puzzle, Technique::OneRule);
        let is = [english, korean].map(|text| format!(": {text}"));
        assert!(told[0].ends_with(&is[0]) && told[1].ends_with(&is[1]), "{told:?}");
    }
}

#[test]
fn an_assumed_circle_is_what_the_shaft_must_come_to() {
    for (puzzle, english, korean) in [
        (
            ".Arrow~R5C3~R4C3~R4C2",
            "if r5c3 were 2, then r4c3 and r4c2 must add up to 2, but add up to at least 3 (the arrow at r5c3 and block 4).",
            "r5c3이 2라면 r4c3, r4c2의 합은 2여야 하는데 3 이상입니다(r5c3의 화살표와 4블록).",
        ),
        (
            ".Arrow~R3C8~R4C7.~R4C7_1_2_3_4_5_6_7_8",
            "If r3c8 were 9, then r4c7 must be 9, but is at most 8 (the arrow at r3c8).",
            "r3c8이 9라면 r4c7의 값은 9여야 하는데 8 이하입니다(r3c8의 화살표).",
        ),
    ] {
        let told = told(puzzle, Technique::OneRule);
        assert!(told[0].ends_with(english) && told[1].ends_with(korean), "{told:?}");
    }
}

#[test]
fn what_a_rule_needs_is_argued() {
    let [english, korean] = told(
        ".Arrow~R4C3~R5C3~R5C2.~R4C3_7_8.~R5C3_3_4_5.~R5C2_3_4_5",
        Technique::LockedCandidates,
    );
    let start = "However the arrow at r4c3 r5c3 r5c2 is filled, 3 must be in r5c2 or r5c3: with ";
    assert!(english.starts_with(start), "{english}");
    let end = "then r5c3 and r5c2 add up to at least 9, but r4c3 is at most 8 (the arrow at r4c3 and block 4).";
    assert!(english.ends_with(end), "{english}");
    let start = "r4c3 r5c3 r5c2의 화살표를 어떻게 채워도 r5c2, r5c3 안에 3이 꼭 들어갑니다. ";
    assert!(korean.starts_with(start), "{korean}");
}

#[test]
fn cells_that_differ_for_another_reason_are_told_with_it() {
    let line = "R1C2~R1C3~R1C4~R1C5~R2C5";
    let [english, _] = told(&format!(".RegionSumLine~{line}.Renban~{line}"), Technique::OneRule);
    let is = "then r1c4, r1c5 and r2c5 add up to at least 18, but r1c2 and r1c3 add up to at most 17 (the region sum line at r1c2 and the renban at r1c2).";
    assert!(english.ends_with(is), "{english}");
}

#[test]
fn a_0_is_no_building() {
    let [english, korean] = told(".Shape~9x9~0-8.Skyscraper~R1~8~", Technique::OneRule);
    assert!(
        english.contains("8 numbers are greater than all before (a 0 is not seen), so"),
        "{english}"
    );
    assert!(korean.contains(": 0은 세지 않고 r1c1에서부터"), "{korean}");
}

#[test]
fn a_cage_tells_where_its_values_are() {
    let cage = ".Cage~12~R1C1~R1C2~R1C3.~R1C1_9_7.~R1C3_1_2_3_4";
    let [english, korean] = told(cage, Technique::OneRule);
    let is =
        "can only hold 1+2+9, 1+4+7 or 2+3+7, and 7 and 9 can only be in r1c1: r1c2 is at most 4.";
    assert!(english.ends_with(is), "{english}");
    let is = "7, 9는 r1c1에만 들어갑니다. r1c2에는 4 이하만 들어갑니다.";
    assert!(korean.ends_with(is), "{korean}");
}

#[test]
fn a_rule_without_a_sentence_has_an_example() {
    let [english, korean] =
        told(".Regex~%2812%7C21%7C34%29~R1C1~R1C2.~R1C1_1_3", Technique::OneRule);
    let is = "The regex (12|21|34) at r1c1 r1c2: r1c2 can only be 2 or 4. For example, if r1c2 were 1, then r1c1 must be 2 (the regex (12|21|34) at r1c1), but can only be 1 or 3.";
    assert_eq!(english, is);
    let is = " 들어갑니다. 예를 들어 r1c2가 1이라면 r1c1에는 2만 들어갈 수 있는데(r1c1의 regex (12|21|34)) 남은 후보는 1, 3뿐입니다.";
    assert!(korean.ends_with(is), "{korean}");
}

#[test]
fn a_known_name_says_what_it_means() {
    let [english, korean] = told(".RellikCage~8~R1C1~R1C2", Technique::OneRule);
    let is = ": neither one of its numbers nor several together add up to 8, so r1c1 and r1c2 cannot be 8.";
    assert!(english.ends_with(is), "{english}");
    assert!(korean.contains("어떤 수들을 골라 더해도 8이 되지 않습니다"), "{korean}");
}

/// Five circles hold 5 alone, 1 and 4, or 2 and 3.
#[test]
fn circles_hold_only_numbers_that_add_up_to_their_count() {
    let [english, _] =
        told(".CountingCircles~R1C1~R2C5~R5C2~R6C6~R9C9.~R1C1_2", Technique::OneRule);
    let is = "so r2c5, r5c2, r6c6 and r9c9 can only be 2 or 3.";
    assert!(english.contains(is), "{english}");
}

/// A setter may call a rule of their own like one that players know; its sentence would say what the rule does not.
#[test]
fn a_known_name_with_another_meaning_says_nothing_of_it() {
    let puzzle = ".Regex~%5B12%5D%5B3-9%5D~_Rellik%20cage%208~R1C1~R1C2";
    let [english, korean] = told(puzzle, Technique::OneRule);
    assert!(english.starts_with("The “Rellik cage 8” at r1c1 r1c2: r1c1 can only"), "{english}");
    assert!(korean.contains("“Rellik cage 8”"), "{korean}");
    let puzzle: Puzzle = puzzle.parse().unwrap();
    let again: Puzzle = puzzle.to_string().parse().unwrap();
    assert_eq!(again.rules()[0].given_name(), Some("“Rellik cage 8”"));
    // A name for rows is not true in columns.
    let flatmates: Puzzle = ".DutchFlatmates".parse().unwrap();
    let Rule::Automaton { automaton, .. } = &flatmates.rules()[0] else { panic!("an automaton") };
    let row = (0..9).map(Cell).collect();
    let rule = Rule::Automaton { cells: row, automaton: automaton.clone() };
    let puzzle = Puzzle::new(flatmates.board().clone(), vec![rule]).unwrap();
    assert_eq!(puzzle.rules()[0].given_name(), Some("“Dutch flatmates”"));
    // Neighbours on a line are no Nabner; all pairs are one, named or not.
    for (text, name) in [
        (".Pair~8H_xf8H_xf8H_B~_Nabner~R1C1~R1C2~R1C3", Some("“Nabner”")),
        (".PairX~8H_xf8H_xf8H_B~~R1C1~R1C2~R1C3", Some("Nabner")),
        (".Pair~8H_xf8H_xf8H_B~~R1C1~R1C2~R1C3", None),
    ] {
        assert_eq!(format::read(text).unwrap().rules[0].given_name(), name, "{text}");
    }
}

/// The rules of known names keep them in the formats that keep names.
#[test]
fn known_names_survive_formats() {
    for text in [
        ".EqualityCage~R1C1~R1C2~R1C3~R1C4",
        ".RellikCage~12~R1C1~R1C2~R1C3",
        ".ValueIndexing~R1C1~R1C2~R1C3~R1C4",
        ".CountDistinct~R1C1~R1C2~R2C3",
        ".HiddenSkyscraper~C3~5~7",
        ".DutchFlatmates",
        ".GlobalEntropy",
        ".GlobalMod",
        ".AntiTaxicab",
        ".PairX~8H_xf8H_xf8H_B~_Nabner~R1C1~R1C2",
        ".Shape~9x9~0-8.HiddenSkyscraper~R1~0~",
    ] {
        let draft = format::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let names = |draft: &format::Draft| {
            let name = |rule: &Rule| rule.given_name().map(str::to_owned);
            draft.rules.iter().filter_map(name).collect::<Vec<_>>()
        };
        let known = names(&draft);
        assert!(!known.is_empty() && known.iter().all(|name| !name.contains('“')), "{known:?}");
        for format in ["variant-json", "iss"] {
            let format = format::Format::named(format).unwrap();
            let written = format.write(&draft).unwrap();
            let again = format::read(&written.text).unwrap();
            assert_eq!(names(&again), known, "{text} as {}", format.name);
        }
    }
}

#[test]
fn a_sum_that_no_candidates_have_is_told() {
    let row = ".~R6C4_2.~R6C5_1_3_4_5_8_9.~R6C6_4_6_8.~R6C7_4_6.~R6C8_1_3_5.~R6C9_1_5_6_9";
    let [english, korean] = told(&format!(".Cage~21~R6C1~R6C2~R6C3{row}"), Technique::LongTotal);
    let is = " If r6c5 were 9, that could not come to 24.";
    assert!(english.ends_with(is), "{english}");
    let is = " r6c5가 9라면 그 값은 24가 될 수 없습니다.";
    assert!(korean.ends_with(is), "{korean}");
}

#[test]
fn of_two_cells_of_a_total_the_other_would_be_the_same() {
    let cage = ".Cage~15~R4C1~R4C2~R4C3.Cage~22~R4C4~R4C5~R4C6~R4C9.~R4C7_3_4_5.~R4C8_3_4_5";
    let [english, korean] = told(cage, Technique::Total);
    let is = " For example, if r4c7 were 4, r4c8 would also be 4.";
    assert!(english.ends_with(is), "{english}");
    let is = " 예를 들어 r4c7이 4라면 r4c8도 4가 됩니다.";
    assert!(korean.ends_with(is), "{korean}");
}

#[test]
fn what_was_said_just_before_is_not_said_again() {
    let [english, _] = told(".NumberedRoom~C1~1~.~R1C1_1_2_3_4_5", Technique::OneRule);
    let is = "r12345c1 cannot be 1 (column 1); then r1c1 cannot be 2, 3, 4 or 5 (the numbered room 1 above column 1), but has no other value.";
    assert!(english.ends_with(is), "{english}");
}

#[test]
fn lists_of_cells_are_told_apart() {
    let row = ".~R4C1_3_4_6_7_8_9.~R4C2_3_4_5_6_7_8_9.~R4C3_2_3_4.~R4C6_1_2_3_4_5_6_7_8\
        .~R4C7_1_2_3_4.~R4C8_3_4_5_6_7_8_9.~R4C9_3_5_6_7_8_9";
    let [english, _] = told(&format!(".Sandwich~13~R4{row}"), Technique::OneRule);
    let is = "with no 1 in r4c1 and r4c9, and with 2, 3 or 4 in r4c3, r4c7 must be ";
    assert!(english.contains(is), "{english}");
}

#[test]
fn what_a_cell_cannot_be_are_candidates() {
    let puzzle: Puzzle = ".Whisper~6~R1C1~R1C2.~R1C2_4_5".parse().expect("a puzzle");
    let rules = puzzle.contradiction(Budget::UNLIMITED).expect("it has no solution");
    let told = |language| puzzle.why_contradictory(&rules, language, Budget::UNLIMITED);
    let is = "r1c2 cannot be 4 or 5 (the whisper 6 at r1c1 r1c2), but has no other value.";
    assert_eq!(told(Language::English), [is]);
    let is = "r1c2에는 4, 5가 아닌 값만 들어갈 수 있는데(r1c1 r1c2의 위스퍼 6) 남은 후보는 4, 5뿐입니다.";
    assert_eq!(told(Language::Korean), [is]);
}

/// No rule has the sum of a total, so the sentence says what it comes from.
#[test]
fn a_total_that_cannot_be_says_what_it_comes_from() {
    for (puzzle, english, korean) in [
        (
            ".Shape~6x6.Cage~8~R2C3~R2C4.Cage~11~R1C1~R1C2~R1C3.Cage~9~R2C1~R2C2",
            "Block 1 adds up to 21. Less the killer cage 11 at r1c1 r1c2 r1c3 and the killer cage 9 at r2c1 r2c2, r2c3 must be 1, but cannot be.",
            "1블록의 합은 21입니다. r1c1 r1c2 r1c3의 킬러 케이지 11, r2c1 r2c2의 킬러 케이지 9의 합을 빼면 r2c3에는 1만 들어갈 수 있는데 그런 후보가 없습니다.",
        ),
        (
            ".Shape~6x6.Cage~12~R1C1~R1C3~R2C1~R2C3.~R1C2_3_6.~R2C2_4_5",
            "Block 1 adds up to 21. Less the killer cage 12 at r1c1 r1c3 r2c1 r2c3, r1c2 + r2c2 = 9: with 3 or 6 in r1c2, r2c2 must be 3 or 6, but can only be 4 or 5.",
            "1블록의 합은 21입니다. r1c1 r1c3 r2c1 r2c3의 킬러 케이지 12의 합을 빼면 r1c2 + r2c2 = 9입니다. r1c2에 3, 6만 남으니 r2c2에는 3, 6만 들어갈 수 있는데 남은 후보는 4, 5뿐입니다.",
        ),
    ] {
        let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
        let rules = puzzle.contradiction(Budget::UNLIMITED).expect("it has no solution");
        for (language, is) in [(Language::English, english), (Language::Korean, korean)] {
            let told = puzzle.why_contradictory(&rules, language, Budget::UNLIMITED);
            assert_eq!(told.last().map(String::as_str), Some(is));
        }
    }
}

#[test]
fn each_line_of_a_list_says_what_it_leaves() {
    let puzzle: Puzzle = FIVE.parse().expect("a puzzle");
    let mut lists = 0;
    let see = |position: &Position<'_>, step: &Step| {
        let text = step.text(position, Language::English);
        let (told, lines) = (text.lines().skip(1), step.lines(position));
        assert_eq!(told.clone().count(), lines.len(), "{text}");
        lists += usize::from(!lines.is_empty());
        for (told, line) in told.zip(lines) {
            assert_eq!(line.reasons.is_empty(), !told.starts_with("• "), "{told}");
            assert_eq!(line.left.is_empty(), told.starts_with("• then "), "{told}");
            let of = |(cell, _): &(Cell, Values)| told.contains(&puzzle.board().name(*cell));
            assert!(line.left.iter().all(of), "{told}");
        }
        true
    };
    Explainer::new(&puzzle, Technique::Together).path(
        Position::new(&puzzle),
        Budget::UNLIMITED,
        see,
    );
    assert!(lists > 2, "{lists}");
}

/// Five cells in a circle, of which neighbours differ and only the first can be 3.
pub(crate) const FIVE: &str = ".Shape~6x6.~R1C1_1_2_3.~R2C4_1_2.~R3C2_1_2.~R4C5_1_2.~R5C3_1_2\
    .AllDifferent~R1C1~R2C4.AllDifferent~R2C4~R3C2.AllDifferent~R3C2~R4C5\
    .AllDifferent~R4C5~R5C3.AllDifferent~R5C3~R1C1.AllDifferent~R1C1~R6C6";
