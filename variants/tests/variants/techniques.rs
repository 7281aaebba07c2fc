//! Techniques by name, each on a puzzle made for it, and the bound of the checker.

use crate::explain::accepts;
use crate::sentences::FIVE;
use ninefold::Language;
use ninefold_variants::check::{Effect, Proof, Reason, Refused, check};
use ninefold_variants::explain::{Depth, Explainer, Judgement, Position, Step, Technique};
use ninefold_variants::format::pieces;
use ninefold_variants::rule::{Automaton, TABLE};
use ninefold_variants::{Board, Budget, Cell, Puzzle, Rule, RuleIndex, Values};

/// The first step by a technique from the start of a puzzle, with the position before it.
pub(crate) fn first<'a>(puzzle: &'a Puzzle, technique: Technique) -> (Position<'a>, Step) {
    let mut position = Position::new(puzzle);
    let mut explainer = Explainer::new(puzzle, Technique::Together);
    while let Some(step) = explainer.next(&position, Budget::UNLIMITED) {
        if step.technique == technique {
            return (position, step);
        }
        position.apply(&step);
    }
    panic!("no such step");
}

#[test]
fn a_house_goes_with_the_rules_that_meet_it() {
    for (puzzle, reasons, english, korean) in [
        (
            ".Cage~8~R1C1~R1C2~R1C3.~R1C8_2_4",
            2,
            "In row 1, with the killer cage 8 at r1c1 r1c2 r1c3, ",
            "1행에서 r1c1 r1c2 r1c3의 ",
        ),
        (
            ".WhiteDot~R2C4~R2C5.WhiteDot~R2C6~R2C5",
            3,
            "In block 2, with the white dot at r2c4 r2c5 and the white dot at r2c6 r2c5, ",
            "2블록에서 r2c4 r2c5의 흰 점, r2c6 r2c5의 흰 점도 함께 보면 ",
        ),
    ] {
        let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
        let (position, step) = first(&puzzle, Technique::HouseAndRules);
        assert_eq!(step.size(), reasons);
        assert_eq!(accepts(&position, &step.proof, &step.effects), Ok(()));
        let text = step.text(&position, Language::English);
        assert!(text.starts_with(english) && text.contains(" were "), "{text}");
        let text = step.text(&position, Language::Korean);
        assert!(text.starts_with(korean), "{text}");
    }
}

/// Two arrows in a block count twice what they add up to, so the others tell whether the last cell is odd.
#[test]
fn a_total_tells_odd_from_even() {
    let rules = ".Arrow~R6C4~R5C4~R4C4.Arrow~R4C6~R5C6~R6C6.~R4C5_2_4_6_8.~R6C5_2_4_6_8";
    let puzzle: Puzzle = rules.parse().expect("a puzzle");
    let (position, step) = first(&puzzle, Technique::LongTotal);
    let effect = Effect { cell: Cell(40), kept: Values(0b1_0101_0101 & position.of(Cell(40)).0) };
    assert_eq!(step.effects, [effect]);
    assert_eq!(accepts(&position, &step.proof, &step.effects), Ok(()));
    let wrong = Effect { kept: Values(!effect.kept.0 & 0x1ff), ..effect };
    assert!(accepts(&position, &step.proof, &[wrong]).is_err());
    let text = step.text(&position, Language::English);
    let is = "Block 5 with the circles in place of the shafts of the arrow at r6c4 r5c4 r4c4 and the arrow at r4c6 r5c6 r6c6 adds up to 45, \
        so r4c5 + 2 × r4c6 + r5c5 + 2 × r6c4 + r6c5 = 45: the other cells come to an even number, so r5c5 cannot be ";
    assert!(text.starts_with(is) && !text.contains(" were "), "{text}");
    let korean = step.text(&position, Language::Korean);
    let is = "r4c6 r5c6 r6c6의 화살표에서 화살대를 동그라미로 바꾼 5블록의 합은 45입니다. r4c5 + 2 × r4c6 + ";
    assert!(korean.contains(is), "{korean}");
    assert!(korean.contains("나머지 칸의 합은 짝수입니다. 따라서 r5c5에서 "), "{korean}");
    let even = format!("{rules}.~R5C5_2_4_6_8").parse::<Puzzle>().expect("a puzzle");
    assert_eq!(even.count(1, Budget::UNLIMITED).found, 0);
}

/// What a pair says alone is not told as what a rule with the same house says.
#[test]
fn a_pair_is_told_before_a_rule_that_needs_its_house() {
    let rules = ".Shape~4x4.Sum~6~R1C1~R1C2~R1C3.~R1C1_1_2.~R1C2_1_2";
    let puzzle: Puzzle = rules.parse().expect("a puzzle");
    for (technique, reasons) in [(Technique::OneRule, 2), (Technique::NakedPair, 1)] {
        let position = Position::new(&puzzle);
        let step = Explainer::new(&puzzle, technique).next(&position, Budget::UNLIMITED);
        let step = step.expect("a step");
        assert_eq!((step.technique, step.proof.reasons.len()), (technique, reasons));
    }
}

/// From what sticks out of a house the house is subtracted.
#[test]
fn a_total_is_told_the_way_it_goes() {
    let rules = ".Shape~6x6.Cage~10~R5C5~R5C6~R6C6.Cage~16~R5C4~R6C3~R6C4~R6C5";
    let puzzle: Puzzle = rules.parse().expect("a puzzle");
    let (position, step) = first(&puzzle, Technique::Total);
    let is = "The killer cage 10 at r5c5 r5c6 r6c6 and the killer cage 16 at r5c4 r6c3 r6c4 r6c5 add up to 26. \
        Less block 6 (21), 5 is left for r6c3.";
    assert_eq!(step.text(&position, Language::English), is);
    let text = step.text(&position, Language::Korean);
    let is = "합은 26입니다. 6블록 (21)의 합을 빼면 5가 남으므로 r6c3에 5를 넣습니다.";
    assert!(text.ends_with(is), "{text}");
}

/// The second depth of a hint about one rule asks what it leaves, since the first names the rule.
#[test]
fn one_rule_is_told_by_its_name() {
    let puzzle: Puzzle = ".Cage~3~R1C1~R1C2".parse().expect("a puzzle");
    let (position, step) = first(&puzzle, Technique::OneRule);
    let hint = |language| step.hint(&position, Depth::Which, language);
    let [english, korean] = [Language::English, Language::Korean].map(hint);
    assert_eq!(
        english,
        "Which numbers does the killer cage 3 at r1c1 r1c2 leave for r1c1 and r1c2?"
    );
    assert_eq!(
        korean,
        "r1c1 r1c2의 킬러 케이지 3에 따라 r1c1, r1c2에 들어갈 수 있는 값은 무엇일까요?"
    );
}

/// A sum with factors is written as the equation that it is, and a Korean verb is said once.
#[test]
fn factors_of_a_sum_are_told() {
    let rule = r#"{"rule":"sum","cells":["r1c1","r1c2"],"factors":[1,-1],"sum":8}"#;
    let puzzle: Puzzle =
        format!(r#"{{"ninefold-variant":1,"rows":9,"rules":[{rule}]}}"#).parse().expect("a puzzle");
    let (position, step) = first(&puzzle, Technique::OneRule);
    let told = [Language::English, Language::Korean].map(|language| step.text(&position, language));
    assert!(told[0].ends_with(": r1c1 − r1c2 = 8, so r1c1 is 9; r1c2 is 1."), "{told:?}");
    let is = ": r1c1 − r1c2 = 8입니다. 따라서 r1c1에 9를, r1c2에 1을 넣습니다.";
    assert!(told[1].ends_with(is), "{told:?}");
}

#[test]
fn a_remainder_has_its_particle() {
    let says = |modulus| {
        let rule = Rule::Modular { cells: vec![Cell(0), Cell(1), Cell(2)], modulus };
        rule.says(&Board::square(9).unwrap(), Language::Korean).unwrap()
    };
    assert!(says(2).contains(" 2로 ") && says(3).contains(" 3으로 ") && says(7).contains(" 7로 "));
}

/// Claims that would take the checker long are refused, whatever they rest on.
#[test]
fn the_checker_ends_soon() {
    let mut board = Board::lines(16, 16, 16, 1).unwrap();
    board.add_blocks(4, 4);
    let all: Vec<Cell> = board.cells().collect();
    let every_third: Vec<Cell> = all.iter().copied().step_by(3).collect();
    let sum = |more: i32| Rule::LittleKiller { cells: every_third.clone(), sum: 731 + more };
    let states = 3_000;
    let row = |state: usize| (0..16).map(move |value| Some((state * 7 + value * 13 + 1) % states));
    let steps: Vec<Vec<Option<usize>>> = (0..states).map(|state| row(state).collect()).collect();
    let machine = Automaton::from_steps(16, &steps, vec![true; states]).unwrap();
    let machine = Rule::Automaton { cells: all.clone(), automaton: machine };
    for rules in [(0..20).map(sum).collect::<Vec<_>>(), vec![machine; 20]] {
        let houses = board.each_house().map(|(place, _)| Reason::House(place));
        let reasons =
            houses.chain((0..rules.len()).map(|place| Reason::Rule(RuleIndex(place)))).collect();
        let effect = Effect { cell: Cell(0), kept: Values(0xfffe) };
        let proof = Proof { reasons, cells: all.clone() };
        let judged = check(&board, &rules, &vec![board.values(); 256], &proof, &[effect]);
        // Without its bounds the check takes hours.
        assert_eq!(judged, Err(Refused::TooLong));
    }
}

/// A claim with the reasons of a step by a house, alone or with the rules that meet it, has a name of its own as the step has.
#[test]
fn claims_have_the_names_of_steps() {
    let mut named = 0;
    let text = std::fs::read_to_string("../testdata/gallery.txt").unwrap();
    for piece in pieces(&text) {
        let puzzle = piece.read().unwrap().puzzle().unwrap();
        let mut explainer = Explainer::new(&puzzle, Technique::Swordfish);
        let judge = Explainer::new(&puzzle, Technique::Swordfish);
        explainer.path(Position::new(&puzzle), Budget::UNLIMITED, |position, step| {
            let easy = Technique::LockedCandidates..=Technique::HiddenTriple;
            let is_rule = |reason: &Reason| matches!(reason, Reason::Rule(_));
            let is_named = match &step.proof.reasons[..] {
                [Reason::House(_), others @ ..] if step.technique == Technique::HouseAndRules => {
                    others.iter().all(is_rule)
                }
                [Reason::House(_), ..] => easy.contains(&step.technique),
                _ => false,
            };
            if !is_named {
                return true;
            }
            for &effect in &step.effects {
                let reasons = Some(&step.proof.reasons[..]);
                let Judgement::Holds(told) =
                    judge.judge(position, effect, reasons, Budget::UNLIMITED)
                else {
                    panic!("{step:?}");
                };
                assert!(told.technique <= Technique::HouseAndRules, "{step:?} {told:?}");
                assert!(accepts(position, &told.proof, &[effect]).is_ok());
                named += 1;
            }
            true
        });
    }
    assert!(named > 50, "{named}");
}

/// A locked value has its places in the house or at the rule that the sentence names, and no other cell there loses it.
#[test]
fn a_value_is_locked_where_the_sentence_says() {
    let mut locked = 0;
    let mut see = |position: &Position<'_>, step: &Step| {
        if step.technique == Technique::LockedCandidates {
            let puzzle = position.puzzle();
            let cells = match step.proof.reasons[0] {
                Reason::House(house) => puzzle.board().house(house).cells.clone(),
                Reason::Rule(rule) => puzzle.rule(rule).cells(puzzle.board()),
                _ => panic!("{step:?}"),
            };
            let text = step.text(position, Language::English);
            assert!(step.pattern.iter().all(|(cell, _)| cells.contains(cell)), "{text}");
            assert!(!step.effects.iter().any(|effect| cells.contains(&effect.cell)), "{text}");
            locked += 1;
        }
        true
    };
    let text = std::fs::read_to_string("../testdata/gallery.txt").unwrap();
    let mut puzzles: Vec<Puzzle> =
        pieces(&text).iter().map(|piece| piece.read().unwrap().puzzle().unwrap()).collect();
    for entry in TABLE {
        let page = entry.kind.page(Language::English);
        puzzles.push(page.example.parse().unwrap());
        for deduction in &page.deductions {
            let position = Position::new(&deduction.puzzle);
            deduction.step(&position).map(|step| see(&position, &step));
        }
    }
    for puzzle in &puzzles {
        let mut explainer = Explainer::new(puzzle, Technique::Swordfish);
        explainer.path(Position::new(puzzle), Budget::UNLIMITED, &mut see);
    }
    assert!(locked > 100, "{locked}");
}

#[test]
fn a_step_by_cases_tells_the_cases() {
    // The circle cannot be 1 and 2 in turn, so the first is 3.
    let puzzle: Puzzle = FIVE.parse().expect("a puzzle");
    let position = Position::new(&puzzle);
    let claim = Effect { cell: Cell(35), kept: Values(0b11_1011) };
    let explainer = Explainer::new(&puzzle, Technique::Cases);
    let differ = puzzle.each_rule().filter(|(_, rule)| matches!(rule, Rule::Different { .. }));
    let reasons: Vec<Reason> = differ.map(|(place, _)| Reason::Rule(place)).collect();
    let judged = explainer.judge(&position, claim, Some(&reasons), Budget::UNLIMITED);
    let Judgement::Holds(mut step) = judged else { panic!("{judged:?}") };
    step.technique = Technique::Cases;
    let english = step.text(&position, Language::English);
    assert!(
        english.contains(", in every case: r6c6 cannot be 3.\nIf r6c6 were 3 and "),
        "{english}"
    );
    assert_eq!(english.matches("\nIf r6c6 were 3 and ").count(), 2, "{english}");
    assert!(english.ends_with(" has 2 twice, in r1c1 and r5c3."), "{english}");
    let korean = step.text(&position, Language::Korean);
    assert_eq!(korean.matches("\nr6c6이 3이고 r").count(), 2, "{korean}");
}
